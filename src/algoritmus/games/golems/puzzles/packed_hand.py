"""The rest of a hand packed into one number: every limit has digits of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

DIGITS: Final = 6  # bits of a limit: five to count with, and one that shows whether too much was taken
MOST: Final = (1 << (DIGITS - 1)) - 1
SHORT: Final = -1


class PackedAmounts:
    """Hands of one puzzle, and what a row leaves of them."""

    def __init__(self, amounts: Sequence[int]) -> None:
        assert max(amounts) <= MOST
        self.places = range(0, DIGITS * len(amounts), DIGITS)
        self.guard: int = sum(1 << (place + DIGITS - 1) for place in self.places)
        self.full: int = self.pack((limit, max(0, amount)) for limit, amount in enumerate(amounts))

    def pack(self, takes: Iterable[tuple[int, int]]) -> int:
        """So much of each of these limits."""
        return sum(min(amount, MOST) << (DIGITS * limit) for limit, amount in takes)

    def after(self, hand: int, need: int) -> int:
        """The rest of the hand; SHORT if that cannot be laid."""
        left = (hand | self.guard) - need
        return left ^ self.guard if left & self.guard == self.guard else SHORT

    def used(self, hand: int) -> list[int]:
        """How much of every limit was taken."""
        taken = self.full - hand
        return [taken >> place & MOST for place in self.places]
