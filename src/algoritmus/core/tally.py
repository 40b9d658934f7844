"""How much a referee's answer may tell: counted, so that it is the same on every machine."""

from __future__ import annotations

from typing import Final

from algoritmus.core.reader import InputError

TOO_LONG: Final = "case.long"


class Tally:
    """Counts what is told; with 0 as the most there is no end."""

    def __init__(self, most: int = 0) -> None:
        self.most = most
        self.told = 0

    def add(self, number: int) -> None:
        """InputError once it is too much."""
        self.told += number
        if self.most and self.told > self.most:
            raise InputError(TOO_LONG, f"this case tells more than {self.most} things: play it in parts", "")
