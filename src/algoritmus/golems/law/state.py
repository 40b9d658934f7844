"""A position as a value: immutable, hashable, equal by content."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.golems.law.edition import NEVER, Barrels, Edition, Load, Water
from algoritmus.golems.law.words import GROUND_MARKS


class Sheet:
    """A golem's card and seat: what stays the same in the whole game. `bot` is empty for a player's golem."""

    __slots__ = ("bot", "limit", "name", "reach", "rows", "strength", "subroutine")

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
        self.name = name
        self.strength = strength
        self.reach = reach
        self.rows = rows
        self.limit = limit
        self.subroutine: tuple[int, ...] = tuple(subroutine)
        self.bot = bot

    def key(self) -> tuple[object, ...]:
        return (self.name, self.strength, self.reach, self.rows, self.limit, self.subroutine, self.bot)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return Sheet, self.key()


class Setup:
    """What stays the same from setup to result: edition, field, ladders, golem cards, water, repetition."""

    __slots__ = (
        "autonomous",
        "barrels_roll",
        "cells",
        "edition",
        "field",
        "ground",
        "ladders",
        "last_round",
        "load_shields",
        "other_end",
        "sheets",
        "water",
        "water_carries",
    )

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
        self.edition = edition
        self.field = field
        self.sheets: tuple[Sheet, ...] = tuple(sheets)
        self.ladders: tuple[tuple[str, int, int], ...] = tuple(ladders)  # name, upper end, lower end
        self.water: Water = water if water is not None else edition.waters[0]
        self.autonomous = autonomous
        # what the resolver asks often
        self.barrels_roll: bool = edition.barrels is Barrels.ROLL
        self.water_carries: bool = self.water is Water.CARRIES
        self.load_shields: bool = edition.load is Load.SHIELDS
        self.last_round: int = last_round or (NEVER if autonomous else edition.last_round)
        self.cells: list[int] = field.cells()
        self.ground: list[int] = [max(0, GROUND_MARKS.find(mark)) for mark in field.marks]
        self.other_end: list[int] = [NO_CELL] * len(field.marks)
        for _, up, down in self.ladders:
            self.other_end[up] = down
            self.other_end[down] = up

    def key(self) -> tuple[object, ...]:
        return (
            self.edition,
            self.field,
            self.sheets,
            self.ladders,
            self.water,
            self.autonomous,
            self.last_round,
        )

    def lasting(self, rounds: int) -> Setup:
        """The same table with another last round."""
        return Setup(self.edition, self.field, self.sheets, self.ladders, self.water, self.autonomous, rounds)

    def seating(self, sheets: Sequence[Sheet]) -> Setup:
        """The same table with other golem cards."""
        return Setup(self.edition, self.field, sheets, self.ladders, self.water, self.autonomous, self.last_round)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Setup) and self.edition.name == other.edition.name and self.key()[1:] == other.key()[1:]
        )

    def __hash__(self) -> int:
        return hash((self.edition.name, self.field, self.sheets))

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, self.key()


class Figure:
    """A golem on the field between rows; out of the game its cell is NO_CELL."""

    __slots__ = ("at", "carrying", "damage", "extra_rows", "facing")

    def __init__(self, at: int, facing: int, damage: int = 0, carrying: bool = False, extra_rows: int = 0) -> None:
        self.at = at
        self.facing = facing
        self.damage = damage
        self.carrying = carrying
        self.extra_rows = extra_rows  # plus and minus opened for the coming program

    def key(self) -> tuple[int, int, int, bool, int]:
        return (self.at, self.facing, self.damage, self.carrying, self.extra_rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figure) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return Figure, self.key()


class State:
    """A position at the start of a round: the round's number, the golems, what lies on the cells."""

    __slots__ = ("figures", "round", "setup", "things")

    def __init__(self, setup: Setup, figures: Sequence[Figure], things: Sequence[int], round_: int = 1) -> None:
        self.setup = setup
        self.figures: tuple[Figure, ...] = tuple(figures)
        self.things: tuple[int, ...] = tuple(things)
        self.round = round_

    def rows_of(self, seat: int) -> int:
        """How many rows this golem's next program has (barrel.plus, barrel.minus: never below 1)."""
        return max(1, self.setup.sheets[seat].rows + self.figures[seat].extra_rows)

    def position(self) -> tuple[tuple[Figure, ...], tuple[int, ...]]:
        """The position without the round's number: what end.repeat compares."""
        return (self.figures, self.things)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.round == other.round
            and self.figures == other.figures
            and self.things == other.things
            and self.setup == other.setup
        )

    def __hash__(self) -> int:
        return hash((self.round, self.figures, self.things))

    def __reduce__(self) -> tuple[object, ...]:
        return State, (self.setup, self.figures, self.things, self.round)
