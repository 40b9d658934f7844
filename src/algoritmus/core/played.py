"""A round of a game as it can be judged: who lays something, what else they could lay, and what it brings them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.packed import Packed
from algoritmus.core.subclassing import mypyc_attr

HARM: Final = "harm"  # damage to the others less one's own
WORTH: Final = "worth"  # what views are worth, more or less


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayedRound:
    """What a seat gets is counted for itself: more is better. Where it has numbers a seat is a side of `packed`."""

    def __init__(self, what: str, seats: list[int], unit: str) -> None:
        self.what = what  # the kind of the ask
        self.seats = seats  # who lay something, at the same time
        self.unit = unit
        self.packed: Packed | None = None
        self.start: int = 0
        self.reason: str = ""  # why there are no numbers

    def rows(self, seat: int, answer: tuple[str, ...]) -> list[int]:
        """An answer in rows of `packed`."""
        raise NotImplementedError

    def cards(self, seat: int, program: list[int]) -> tuple[str, ...]:
        """The answer that lays these rows."""
        raise NotImplementedError

    def draw(self, seat: int, chance: Chance) -> tuple[str, ...]:
        """Any answer that this seat may give."""
        raise NotImplementedError

    def play(self, answers: Mapping[int, tuple[str, ...]], chance: Chance) -> list[float]:
        """What the round brings to every seat; who must decide in the middle of it does anything."""
        raise NotImplementedError

    def prospects(self, answers: Mapping[int, tuple[str, ...]], chance: Chance) -> list[float]:
        """The same by how everybody stands then: also what a round only prepares."""
        return self.play(answers, chance)

    def gains(self, after: object) -> list[float]:
        """The same where it is over and this position came of it."""
        raise NotImplementedError
