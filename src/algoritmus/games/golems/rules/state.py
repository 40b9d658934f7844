"""A position as a value: immutable, hashable, equal by content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.core.native import Int
from algoritmus.core.value import Value
from algoritmus.games.golems.rules.codes import GROUND_MARKS, SUMMER, WATER
from algoritmus.games.golems.rules.edition import NEVER, Edition, Load, Water
from algoritmus.games.golems.rules.things import Things


class Sheet(Value):
    """A golem's card and seat: what stays the same in the whole game. `bot` is empty for a player's golem."""

    __match_args__ = ("name", "strength", "reach", "rows", "limit", "subroutine", "bot")
    __slots__ = __match_args__

    def __init__(
        self,
        name: str,
        strength: int = 1,
        reach: int = 1,
        rows: int = 4,
        limit: int = 3,
        subroutine: Sequence[int] = (),
        bot: str = "",
    ) -> None:
        self.name: Final = name
        self.strength: Final = strength
        self.reach: Final = reach
        self.rows: Final = rows
        self.limit: Final = limit
        self.subroutine: Final[tuple[int, ...]] = tuple(subroutine)
        self.bot: Final = bot


class Setup(Value):
    """The constant part of a game: edition, field, ladders, golem cards, water, repetition."""

    __match_args__ = ("edition", "field", "sheets", "ladders", "water", "autonomous", "last_round")
    __slots__ = (*__match_args__, "cells", "ground", "kinds", "load_shields", "other_end", "comparison_rule", "winter")

    def __init__(
        self,
        edition: Edition,
        field: Grid,
        sheets: Sequence[Sheet],
        ladders: Sequence[tuple[str, int, int]] = (),
        water: Water | None = None,
        autonomous: bool = False,
        last_round: int = 0,
    ) -> None:
        self.edition: Final = edition
        self.field: Final = field
        self.sheets: Final[tuple[Sheet, ...]] = tuple(sheets)
        self.ladders: Final[tuple[tuple[str, int, int], ...]] = tuple(ladders)  # name, upper end, lower end
        self.water: Final[Water] = water if water is not None else edition.waters[0]
        self.autonomous: Final = autonomous
        # what the resolver asks often
        usual = edition.things
        as_usual = self.water is edition.waters[0]
        self.kinds: Final[Things] = usual if as_usual else usual.having(WATER, self.water.row(usual.rows[WATER]))
        self.load_shields: Final[bool] = edition.load is Load.SHIELDS
        self.comparison_rule: Final[str] = edition.comparison.value
        self.last_round: Final[int] = last_round or (NEVER if autonomous else edition.last_round)
        self.cells: Final[list[int]] = field.cells()
        self.ground: Final[list[Int]] = [max(0, GROUND_MARKS.find(mark)) for mark in field.marks]
        self.winter: Final[bool] = max(self.ground, default=SUMMER) != SUMMER
        self.other_end: Final[list[Int]] = [NO_CELL] * len(field.marks)
        for _, up, down in self.ladders:
            self.other_end[up] = down
            self.other_end[down] = up


class Figure(Value):
    """A golem on the field between rows; out of the game its cell is NO_CELL."""

    __match_args__ = ("at", "facing", "damage", "carrying", "extra_rows")
    __slots__ = __match_args__

    def __init__(self, at: int, facing: int, damage: int = 0, carrying: bool = False, extra_rows: int = 0) -> None:
        self.at: Final = at
        self.facing: Final = facing
        self.damage: Final = damage
        self.carrying: Final = carrying
        self.extra_rows: Final = extra_rows  # plus and minus opened for the coming program


PositionKey = tuple[tuple[Figure, ...], tuple[int, ...]]  # golems and what lies on cells


class State(Value):
    """A position at the start of a round: the round's number, the golems, what lies on the cells."""

    __match_args__ = ("setup", "figures", "things", "round")
    __slots__ = __match_args__

    def __init__(self, setup: Setup, figures: Sequence[Figure], things: Sequence[int], round: int = 1) -> None:
        self.setup: Final = setup
        self.figures: Final[tuple[Figure, ...]] = tuple(figures)
        self.things: Final[tuple[int, ...]] = tuple(things)
        self.round: Final = round

    def rows_of(self, seat: int) -> int:
        """How many rows this golem's next program has (barrel.plus, barrel.minus: never below 1)."""
        return max(1, self.setup.sheets[seat].rows + self.figures[seat].extra_rows)

    def position(self) -> PositionKey:
        """The position without the round's number: what end.repeat compares."""
        return (self.figures, self.things)

    def __hash__(self) -> int:  # positions that are compared are of one setup
        return hash((self.round, self.figures, self.things))
