"""Packed rounds: positions and rows of two sides as integers, for a solver that knows no game."""

from __future__ import annotations

from typing import NamedTuple


class RowDeck:
    """The automaton of one side's hand in a round: its states, and the rows that may be laid next in each.

    Rows are numbered per side. Every program has `rows` rows; a short one is filled with idle rows. A row has an effect
    on a position, which is numbered too. A row with a question has one effect if the answer is yes and another if it is
    no; all others have one effect and no question.
    """

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.first: int = 0  # the state before the first row
        self.plain: int = 0  # the same without any bonus
        self.question: list[int] = []  # of every row; -1: none
        self.yes: list[int] = []  # its effects
        self.no: list[int] = []

    def lays(self, state: int) -> list[int]:
        """The rows that may be laid next; none of them twice."""
        raise NotImplementedError

    def after(self, state: int) -> list[int]:
        """The state after each of them, in the same order."""
        raise NotImplementedError

    def free(self, state: int) -> int:
        """The state with the same rows to come if copies never ran out; free states are followed by free ones."""
        raise NotImplementedError

    def target(self, row: int, transitions: Transitions) -> int:
        """The position after the row."""
        question = self.question[row]
        yes = question < 0 or transitions.answers >> question & 1
        return transitions.targets[self.yes[row] if yes else self.no[row]]


class Transitions:
    """The position after every effect of a side against one row of the rival, and the answers to questions.

    The answers are bits: of question 0, of question 1 and so on.
    """

    def __init__(self, targets: list[int], answers: int) -> None:
        self.targets = targets
        self.answers = answers


class Undecided(Exception):
    """A row depends on a decision or a die; `reason` says on which."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class TooManyPositions(Exception):
    """A search exceeds its limit of positions."""


class Packed:
    """A game as integers: positions and the rows of each side are numbered from 0; rows are played simultaneously."""

    def deck(self, side: int, position: int) -> RowDeck:
        """The deck of this side in the round that begins here."""
        raise NotImplementedError

    def begin(self, position: int) -> int:
        """The position at the start of a round, without the state that belonged to the round before."""
        raise NotImplementedError

    def width(self, side: int) -> int:
        """The number of rows of this side."""
        raise NotImplementedError

    def replies(self, position: int, side: int, rival: int) -> Transitions:
        """The transitions of this side when the rival plays this row."""
        raise NotImplementedError

    def is_over(self, position: int) -> bool:
        """Whether no row is played from here on."""
        raise NotImplementedError

    def score(self, position: int) -> float:
        """The evaluation for the first side of a position in which a round ends."""
        raise NotImplementedError

    def verdict(self, position: int) -> float:
        """The result if the game ends here: 1 the first side wins, -1 the second, 0 a draw."""
        raise NotImplementedError


class Deal:
    """An outcome of chance before a round: its probability, and the states of both hands."""

    def __init__(self, chance: float, first: int, second: int) -> None:
        self.chance = chance
        self.first = first
        self.second = second


class WholeGame:
    """A whole game: the positions in which its rounds begin, up to the symmetries of the board and of the sides."""

    def __init__(self, packed: Packed) -> None:
        self.packed = packed
        self.starts: list[int] = []  # one position of each orbit
        self.deals: list[Deal] = []
        self.opening: int = 0  # the first position of the game

    def find(self, position: int) -> int:
        """The orbit of a position that is not over; ~orbit (negative) where the sides are exchanged."""
        raise NotImplementedError

    def enter(self, place: tuple[int, ...]) -> int:
        """The position of a `TablePlace.place`."""
        raise NotImplementedError

    def words(self, side: int, program: list[int]) -> list[str]:
        """A program in the notation of cases."""
        raise NotImplementedError

    def cards(self, side: int, program: list[int]) -> tuple[str, ...]:
        """A program as an answer at the table."""
        raise NotImplementedError


class TablePlace(NamedTuple):
    """A position of a whole game that may be solved: its table, its place there, and the rounds to go."""

    way: str
    size: int
    place: tuple[int, ...]
    rounds: int  # 0: no last round
    dealt: int = 0  # which of the deals chance has given
