"""The table before the first round: the board, the seats, the way to play and what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from algoritmus.core.grid import Grid
from algoritmus.core.value import Value
from algoritmus.core.view_types import Colour
from algoritmus.games.golems.components.scenario import USUAL_BONUS, Constraints
from algoritmus.games.golems.rules.cases.pieces import LaidTokens
from algoritmus.games.golems.rules.edition import Edition, Water
from algoritmus.games.golems.rules.goals import Goal
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet
from algoritmus.games.golems.table.setup.ways import Way

NO_TASK: Final = Constraints()


class Layout(Value):
    """The field, what lies on it and where golems start. A hidden barrel gets its content at setup, from `contents`."""

    __match_args__ = ("field", "laid_tokens", "figures", "contents", "name")
    __slots__ = __match_args__

    def __init__(
        self,
        field: Grid,
        laid_tokens: LaidTokens,
        figures: Sequence[Figure],
        contents: Sequence[int] = (),
        name: str = "",  # of the field, where it has one
    ) -> None:
        self.field: Final = field
        self.laid_tokens: Final = laid_tokens
        self.figures: Final[tuple[Figure, ...]] = tuple(figures)
        self.contents: Final[tuple[int, ...]] = tuple(contents)
        self.name: Final = name

    def bag(self, edition: Edition) -> tuple[int, ...]:
        """Possible contents of the barrels, which everybody can count: those shuffled, and those laid openly."""
        loose, hidden = edition.things.loose, self.laid_tokens.hidden_barrels
        laid = [thing for cell, thing in enumerate(self.laid_tokens.things) if loose[thing] and cell not in hidden]
        return tuple(sorted([*self.contents, *laid]))


class SeatPlan(Value):
    """Seating: the golems, and by seat the golem card or how the seat gets one (golem.choice)."""

    __match_args__ = ("sheets", "cards", "choosing", "teams")
    __slots__ = __match_args__

    def __init__(
        self,
        sheets: Sequence[Sheet],
        cards: Sequence[str] = (),  # none where no golem cards are used
        choosing: Sequence[int] = (),  # the seats that choose a card, in this order
        teams: Sequence[str] = (),  # way.junior: names
    ) -> None:
        self.sheets: Final[tuple[Sheet, ...]] = tuple(sheets)
        self.cards: Final[tuple[str, ...]] = tuple(cards)
        self.choosing: Final[tuple[int, ...]] = tuple(choosing)
        self.teams: Final[tuple[str, ...]] = tuple(teams)


class Plan(Value):
    """A table setup. All tables with the same options share one."""

    __match_args__ = (
        "edition", "way", "layout", "seating", "deck", "goal", "water", "together", "open", "logic", "subroutine",
        "limit", "extra_rounds", "constraints", "options",
    )  # fmt: skip
    __slots__ = (*__match_args__, "bag", "draws_bonus", "names", "opens_barrels", "setup")

    def __init__(
        self,
        edition: Edition,
        way: Way,
        layout: Layout,
        seating: SeatPlan,
        deck: tuple[int, ...],  # copies of each command in a player's hand
        goal: Goal | None = None,
        water: Water | None = None,
        together: bool = True,  # or one after the other
        open: bool = False,  # way.open: a locked program lies face up
        logic: bool = False,
        subroutine: bool = False,
        limit: int = 0,  # end.limit: rounds, 0 for none
        extra_rounds: int = 0,  # end.energy: played on after a draw
        constraints: Constraints = NO_TASK,  # a puzzle's task
        options: tuple[tuple[str, str], ...] = (),  # as they were chosen
    ) -> None:
        self.edition: Final = edition
        self.way: Final = way
        self.layout: Final = layout
        self.seating: Final = seating
        self.deck: Final = deck
        self.goal: Final = goal
        self.water: Final = water
        self.together: Final = together
        self.open: Final = open
        self.logic: Final = logic
        self.subroutine: Final = subroutine
        self.limit: Final = limit
        self.extra_rounds: Final = extra_rounds
        self.constraints: Final = constraints
        self.options: Final = options
        self.names: Final[tuple[Colour, ...]] = tuple([cast(Colour, sheet.name) for sheet in seating.sheets])
        self.bag: Final[tuple[int, ...]] = layout.bag(edition)
        self.draws_bonus: Final[bool] = way.bonus == USUAL_BONUS  # dice or luck cards
        self.opens_barrels: Final[bool] = edition.hides_contents and not way.peaceful
        self.setup: Final[Setup] = Setup(  # of all games until golem cards are chosen
            edition, layout.field, seating.sheets, layout.laid_tokens.ladders, water, way.autonomous, way.last_round
        )
