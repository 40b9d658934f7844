"""A position as a value: immutable, hashable, equal by content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.value import Value
from algoritmus.core.view_types import Colour
from algoritmus.games.progers.rules.codes import COLOURS, EDIT_WORDS, NO_LIMIT, NOT_ENDED, TYPES
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.program import EMPTY, Algorithm

Pile = tuple[int, ...]  # samples, oldest first

NO_BASE: Final = -1
PAIR: Final[tuple[int, ...]] = (0, 1, 2, 4, 1, 0, 8, 16, 2, 8, 0, 32, 4, 16, 32, 0)  # a bit by seat * 4 + seat


class Setup(Value):
    """The constant part of a game: rule set, planet, base of each colour, colour of each seat."""

    __match_args__ = ("edition", "planet", "bases", "colours")
    __slots__ = (
        *__match_args__,
        "capacity",
        "cleared_from",
        "copies",
        "edits",
        "goal",
        "homes",
        "keeps_algorithm",
        "labs",
        "longest",
        "most_played",
    )

    def __init__(self, edition: Edition, planet: Planet, bases: Sequence[int], colours: Sequence[int]) -> None:
        self.edition: Final = edition
        self.planet: Final = planet
        self.bases: Final[tuple[int, ...]] = tuple(bases)
        self.colours: Final[tuple[int, ...]] = tuple(colours)
        self.copies: Final[list[int]] = list(edition.deck)
        self.edits: Final[list[bool]] = [kind in edition.edits for kind in range(len(EDIT_WORDS))]
        self.keeps_algorithm: Final[bool] = edition.keeps_algorithm
        self.most_played: Final[int] = edition.most_played
        self.longest: Final[int] = edition.longest
        self.cleared_from: Final[int] = edition.cleared_from
        self.capacity: Final[int] = edition.capacity
        self.goal: Final[int] = edition.goal
        self.homes: Final[list[int]] = [self.bases[colour] for colour in self.colours]
        self.labs: Final[list[int]] = [NO_BASE] * len(planet.heights)  # by cell: a bit for each seat it serves
        for colour, cell in enumerate(self.bases):
            self.labs[cell] = sum(1 << seat for seat, who in enumerate(colours) if who in edition.labs[colour])

    def name(self, seat: int) -> Colour:
        """A seat and its rover are named by their colour."""
        return COLOURS[self.colours[seat]]


class Figure(Value):
    """A rover between turns: where it is, what it has aboard, what it has delivered (in that order)."""

    __match_args__ = ("at", "facing", "aboard", "delivered")
    __slots__ = __match_args__

    def __init__(self, at: int, facing: int, aboard: Sequence[int] = (), delivered: Sequence[int] = ()) -> None:
        self.at: Final = at
        self.facing: Final = facing
        self.aboard: Final[Pile] = tuple(aboard)
        self.delivered: Final[Pile] = tuple(delivered)


class State(Value):
    """A position between turns: all that matters for the turns to come.

    `samples` are the piles by cell. `paid` has a bit for each pair of rovers between which bump.once allows no
    payment, `waiting` a bit for each seat that waits for a lift. Whose turn it is, is the table's affair.
    """

    __match_args__ = ("setup", "figures", "samples", "algorithm", "paid", "waiting", "turns_left", "ended")
    __slots__ = __match_args__

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
        self.setup: Final = setup
        self.figures: Final[tuple[Figure, ...]] = tuple(figures)
        self.samples: Final[tuple[Pile, ...]] = tuple(samples)
        self.algorithm: Final = algorithm
        self.paid: Final = paid
        self.waiting: Final = waiting
        self.turns_left: Final = turns_left
        self.ended: Final = ended

    def __hash__(self) -> int:  # positions that are compared are of one setup
        return hash((self.figures, self.samples, self.algorithm, self.paid, self.waiting))

    def __str__(self) -> str:
        from algoritmus.games.progers.rules.notation import print_position

        return print_position(self)


def paid_pairs(state: State) -> list[tuple[int, int]]:
    """bump.once: the seats that pay each other nothing for now."""
    seats = range(len(state.figures))
    return [(one, two) for one in seats for two in seats if one < two and state.paid & PAIR[one * 4 + two]]


def samples_left(state: State) -> list[int]:
    """By type, what lies on the field and aboard, all together: the box less what has been delivered."""
    left = [state.setup.edition.samples_of_type] * len(TYPES)
    for figure in state.figures:
        for kind in figure.delivered:
            left[kind] -= 1
    return left


def points(delivered: Pile) -> int:
    """sample.deliver: two for the first of a type, one for each further one."""
    return len(delivered) + len(set(delivered))


def leaders(state: State) -> list[int]:
    """The seats with the most points; the winners of a game that has ended."""
    scores = [points(figure.delivered) for figure in state.figures]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
