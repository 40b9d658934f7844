"""Size limit of a referee's answer: counted in its items, so that it is the same on every machine."""

from __future__ import annotations

from typing import Final

from algoritmus.core.reader import InputError

TOO_LONG: Final = "case.long"


class AnswerLimit:
    """Counts the items of an answer; 0 as the most means no limit."""

    def __init__(self, most: int = 0) -> None:
        self.most = most
        self.count = 0

    def add(self, number: int) -> None:
        """InputError once the limit is passed."""
        self.count += number
        if self.most and self.count > self.most:
            raise InputError(TOO_LONG, f"this case tells more than {self.most} things: play it in parts", "")
