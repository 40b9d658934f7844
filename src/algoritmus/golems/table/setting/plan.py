"""A way to play, laid out on the table: everything that is decided before the first round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from algoritmus.core.grid import Grid
from algoritmus.golems.box.scenario import USUAL_BONUS, Constraints
from algoritmus.golems.law.edition import Edition, Water
from algoritmus.golems.law.goals import Goal
from algoritmus.golems.law.state import Figure, Setup, Sheet
from algoritmus.golems.law.things import Things


class Plan:
    """The table before the game. A barrel in `hidden` gets its content at setup, drawn from `contents`."""

    def __init__(
        self,
        edition: Edition,
        field: Grid,
        sheets: Sequence[Sheet],
        figures: Sequence[Figure],
        things: Sequence[int],
        ladders: Sequence[tuple[str, int, int]] = (),
        hidden: Sequence[int] = (),
        contents: Sequence[int] = (),
        goal: Goal | None = None,
        gears: Sequence[int] = (),
    ) -> None:
        self.edition = edition
        self.field = field
        self.sheets: tuple[Sheet, ...] = tuple(sheets)
        self.figures: tuple[Figure, ...] = tuple(figures)
        self.things: tuple[int, ...] = tuple(things)
        self.ladders: tuple[tuple[str, int, int], ...] = tuple(ladders)
        self.hidden: tuple[int, ...] = tuple(hidden)
        self.contents: tuple[int, ...] = tuple(contents)
        self.bag: tuple[int, ...] = bag_of(edition.things, things, hidden, contents)
        self.goal = goal
        self.gears: tuple[int, ...] = tuple(gears)
        self.options: Mapping[str, str] = {}
        self.bonus: str = USUAL_BONUS
        self.deck: tuple[int, ...] = edition.hand
        self.water: Water | None = None
        self.autonomous = False
        self.together = True  # junior: first one after the other
        self.laid_on: str = ""  # the name of the field, where it has one
        self.open = False  # way.open: a locked program lies face up
        self.cards: tuple[str, ...] = ()  # golem.choice: by seat a card, or how it is come by; none where none is used
        self.choosing: tuple[int, ...] = ()  # the seats that choose one, in this order
        self.rows: int = 0  # of every program; 0 for those of the golem card
        self.teams: tuple[str, ...] = ()  # way.junior: names, by seat
        self.subroutine = False
        self.logic = False
        self.limit: int = 0  # end.limit: rounds, 0 for none
        self.extra_rounds: int = 0  # end.energy: played on after a draw
        self.tournament = False  # way.tournament: exactly one winner
        self.last_round: int = 0  # 0 for the edition's
        self.constraints = Constraints()  # a puzzle's task
        self.story: str = ""  # way.scenario or way.puzzle: then only the goal wins
        self.seated: Setup | None = None

    def setup(self) -> Setup:
        """What stays the same in all games of this plan until golem cards are chosen."""
        if self.seated is None:
            self.seated = Setup(
                self.edition, self.field, self.sheets, self.ladders, self.water, self.autonomous, self.last_round
            )
        return self.seated


def bag_of(kinds: Things, things: Sequence[int], hidden: Sequence[int], contents: Sequence[int]) -> tuple[int, ...]:
    """All that the barrels may hold, as everybody can count: what is shuffled, and what the scenario laid."""
    laid = [thing for cell, thing in enumerate(things) if kinds.loose[thing] and cell not in hidden]
    return tuple(sorted([*contents, *laid]))
