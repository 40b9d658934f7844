"""A position as a value: immutable, hashable, equal by content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.planet import Planet
from algoritmus.progers.law.program import EMPTY, Algorithm
from algoritmus.progers.law.words import EDIT_WORDS, NO_LIMIT, NOT_ENDED

Pile = tuple[int, ...]  # samples, oldest first

NO_BASE: Final = -1


class Setup:
    """What stays the same from setup to result: rule set, planet, base of each colour, colour of each seat."""

    __slots__ = (
        "bases",
        "capacity",
        "cleared_from",
        "colours",
        "copies",
        "edition",
        "edits",
        "goal",
        "homes",
        "labs",
        "longest",
        "most_played",
        "planet",
    )

    def __init__(self, edition: Edition, planet: Planet, bases: Sequence[int], colours: Sequence[int]) -> None:
        self.edition = edition
        self.planet = planet
        self.bases: tuple[int, ...] = tuple(bases)
        self.colours: tuple[int, ...] = tuple(colours)
        self.copies: list[int] = list(edition.deck)
        self.edits: list[bool] = [kind in edition.edits for kind in range(len(EDIT_WORDS))]
        self.most_played: int = edition.most_played
        self.longest: int = edition.longest
        self.cleared_from: int = edition.cleared_from
        self.capacity: int = edition.capacity
        self.goal: int = edition.goal
        self.homes: list[int] = [self.bases[colour] for colour in self.colours]
        self.labs: list[int] = [NO_BASE] * len(planet.heights)  # by cell: a bit for each seat it serves
        for colour, cell in enumerate(self.bases):
            self.labs[cell] = sum(1 << seat for seat, who in enumerate(colours) if who in edition.labs[colour])

    def key(self) -> tuple[object, ...]:
        return (self.edition, self.planet, self.bases, self.colours)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Setup) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash((self.edition.name, self.planet, self.bases, self.colours))

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, self.key()


class Figure:
    """A rover between turns: where it is, what it has aboard, what it has delivered (in that order)."""

    __slots__ = ("aboard", "at", "delivered", "facing")

    def __init__(self, at: int, facing: int, aboard: Sequence[int] = (), delivered: Sequence[int] = ()) -> None:
        self.at = at
        self.facing = facing
        self.aboard: Pile = tuple(aboard)
        self.delivered: Pile = tuple(delivered)

    def key(self) -> tuple[int, int, Pile, Pile]:
        return (self.at, self.facing, self.aboard, self.delivered)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figure) and (self is other or self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return Figure, self.key()


class State:
    """A position between turns: all that matters for the turns to come.

    `samples` are the piles by cell. `paid` has a bit for each pair of rovers between which bump.once allows no
    payment, `waiting` a bit for each seat that waits for a lift. Whose turn it is, is the table's affair.
    """

    __slots__ = ("algorithm", "ended", "figures", "paid", "samples", "setup", "turns_left", "waiting")

    def __init__(
        self,
        setup: Setup,
        figures: Sequence[Figure],
        samples: Sequence[Pile],
        algorithm: Algorithm = EMPTY,
        paid: int = 0,
        waiting: int = 0,
        turns_left: int = NO_LIMIT,
        ended: int = NOT_ENDED,
    ) -> None:
        self.setup = setup
        self.figures: tuple[Figure, ...] = tuple(figures)
        self.samples: tuple[Pile, ...] = tuple(samples)
        self.algorithm = algorithm
        self.paid = paid
        self.waiting = waiting
        self.turns_left = turns_left
        self.ended = ended

    def key(self) -> tuple[object, ...]:
        rest = (self.paid, self.waiting, self.turns_left, self.ended)
        return (self.setup, self.figures, self.samples, self.algorithm, *rest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self is other or self.key() == other.key())

    def __hash__(self) -> int:
        return hash((self.figures, self.samples, self.algorithm, self.paid, self.waiting))

    def __reduce__(self) -> tuple[object, ...]:
        return State, self.key()

    def __str__(self) -> str:
        from algoritmus.progers.law.notation import print_position

        return print_position(self)


def points(delivered: Pile) -> int:
    """sample.deliver: two for the first of a type, one for each further one."""
    return len(delivered) + len(set(delivered))


def leaders(state: State) -> list[int]:
    """The seats with the most points; the winners of a game that has ended."""
    scores = [points(figure.delivered) for figure in state.figures]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
