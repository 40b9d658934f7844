"""A round that can be analysed: seats, their answers, and the gains. Analysis, review and hints use it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from algoritmus.core.chance import Chance
from algoritmus.core.packed import Packed, TablePlace
from algoritmus.core.subclassing import mypyc_attr

if TYPE_CHECKING:  # a game has rounds, and rounds take its positions
    from algoritmus.core.game import Answer, Position

Unit = Literal["harm", "worth"]
HARM: Final = "harm"  # damage to the others less one's own
WORTH: Final = "worth"  # difference of evaluations


@mypyc_attr(allow_interpreted_subclasses=True)
class AnalysisRound:
    """A round in which some seats answer at the same time. Gains are counted in favour of each seat: more is better.

    Where the round is packed the seats are the sides of `packed`.
    """

    def __init__(self, kind: str, seats: list[int], unit: Unit) -> None:
        self.kind = kind  # of the ask
        self.seats = seats
        self.unit: Unit = unit
        self.packed: Packed | None = None
        self.start: int = 0
        self.reason: str = ""  # why it is not packed

    def encode(self, seat: int, answer: Answer) -> list[int]:
        """An answer in rows of `packed`."""
        raise NotImplementedError

    def decode(self, seat: int, program: list[int]) -> Answer:
        """The answer that lays these rows."""
        raise NotImplementedError

    def draw(self, seat: int, chance: Chance) -> Answer:
        """A random answer that this seat may give."""
        raise NotImplementedError

    def play(self, answers: Mapping[int, Answer], chance: Chance) -> list[float]:
        """The gains of all seats; decisions in the middle of the round are random or the usual ones."""
        raise NotImplementedError

    def prospects(self, answers: Mapping[int, Answer], chance: Chance) -> list[float]:
        """Evaluations after the round for all seats, which also count what the round prepares."""
        return self.play(answers, chance)

    def gains(self, after: Position) -> list[float]:
        """The gains of all seats if the round ended in this position."""
        raise NotImplementedError


class RoundCase(AnalysisRound):
    """The round of a case. Its answers are programs in the notation of cases, a word for each row."""

    def __init__(self, kind: str, names: list[str]) -> None:
        super().__init__(kind, list(range(len(names))), HARM)
        self.names = names
        self.laid: dict[int, Answer] = {}  # programs that the case gives
        self.rule_set: str = ""
        self.place: TablePlace | None = None  # where a solved game has this position
