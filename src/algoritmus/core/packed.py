"""Rounds of two sides as whole numbers: what a game shows to a solver that knows no game."""

from __future__ import annotations

from algoritmus.core.chance import Chance


class RowDeck:
    """What one side may lay in a round, row by row: states of the hand and the rows that may come next in each.

    A row is a number of the side's own; every program has `rows` of them, a short one is filled with idle rows.
    What a row does at a position is a deed, a number too. A row that asks a question does one thing if the answer is
    yes and another if it is no; all others have one deed and no question.
    """

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.first: int = 0  # the state before the first row
        self.plain: int = 0  # the same without any bonus
        self.question: list[int] = []  # of every row; -1: none
        self.yes: list[int] = []  # its deeds
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

    def does(self, row: int, fan: Fan) -> int:
        """Where the row leads."""
        question = self.question[row]
        return fan.targets[self.yes[row] if question < 0 or fan.answers >> question & 1 else self.no[row]]


class Fan:
    """Where the deeds of a side lead from a position against one row of the rival, and what questions are answered.

    The answers are bits: of question 0, of question 1 and so on.
    """

    def __init__(self, targets: list[int], answers: int) -> None:
        self.targets = targets
        self.answers = answers


class Undecided(Exception):
    """A row in which somebody decides or a die is rolled: `reason` says which."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class TooMany(Exception):
    """More positions than are allowed here."""


class Packed:
    """Positions are numbers from 0, rows of each side too. Simultaneous rows lead from one position to the next."""

    def deck(self, side: int, position: int) -> RowDeck:
        """What this side may lay in the round that begins here."""
        raise NotImplementedError

    def begin(self, position: int) -> int:
        """The position at the start of a round, once everything that belonged to the round before is gone."""
        raise NotImplementedError

    def width(self, side: int) -> int:
        """How many rows this side has to choose from."""
        raise NotImplementedError

    def replies(self, position: int, side: int, rival: int) -> Fan:
        """Where each deed of this side leads when the rival plays this row."""
        raise NotImplementedError

    def is_over(self, position: int) -> bool:
        """No row is played from here on."""
        raise NotImplementedError

    def score(self, position: int) -> float:
        """What the position is worth to the first side when a round is looked at by itself."""
        raise NotImplementedError

    def verdict(self, position: int) -> float:
        """Who has won if the game ends here: 1 the first, -1 the second, 0 a draw."""
        raise NotImplementedError


class Deal:
    """What chance gives both sides before a round: how likely it is, and the states of their hands then."""

    def __init__(self, chance: float, first: int, second: int) -> None:
        self.chance = chance
        self.first = first
        self.second = second


class Whole:
    """A whole game: the positions at which its rounds begin, up to the symmetries of the board and of the sides."""

    def __init__(self, packed: Packed) -> None:
        self.packed = packed
        self.starts: list[int] = []  # one position of each orbit
        self.deals: list[Deal] = []
        self.opening: int = 0  # where the game begins

    def find(self, position: int) -> int:
        """The orbit of a position that is not over; ~orbit (negative) where the sides are exchanged."""
        raise NotImplementedError

    def enter(self, place: tuple[int, ...]) -> int:
        """The position of a place that `Game.place` or a case has given."""
        raise NotImplementedError

    def words(self, side: int, program: list[int]) -> list[str]:
        """A program as it is laid on the table."""
        raise NotImplementedError

    def cards(self, side: int, program: list[int]) -> tuple[str, ...]:
        """A program as an answer at the table."""
        raise NotImplementedError


class TablePlace:
    """A position of a game that may be solved whole: which table it belongs to, where it is in it, rounds to go."""

    def __init__(self, way: str, size: int, place: tuple[int, ...], rounds: int, dealt: int = 0) -> None:
        self.way = way
        self.size = size
        self.place = place
        self.rounds = rounds  # 0: no last round
        self.dealt = dealt  # which of the deals chance has given


class RoundCase:
    """A case as one round to be analysed: as numbers where that is possible, and by trying out where it is not."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.packed: Packed | None = None
        self.start: int = 0
        self.reason: str = ""  # why there are no numbers
        self.given: dict[int, list[int]] = {}  # programs that the case lays, by seat, in rows of `packed`
        self.laid: dict[int, list[str]] = {}  # the same in words
        self.rule_set: str = ""
        self.place: TablePlace | None = None  # where a game solved whole has this position

    def words(self, side: int, program: list[int]) -> list[str]:
        """A program of numbers as it is laid on the table."""
        raise NotImplementedError

    def draw(self, seat: int, chance: Chance) -> list[str]:
        """Any program that this seat may lay."""
        raise NotImplementedError

    def try_out(self, programs: dict[int, list[str]], chance: Chance) -> float:
        """What the round comes to for the first seat; who must decide in the middle of a row does the usual."""
        raise NotImplementedError
