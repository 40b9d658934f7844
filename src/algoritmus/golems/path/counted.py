"""A hand as one number: every word has digits of its own, and what may not lie together is counted like cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

DIGITS: Final = 6  # bits of a word: five to count with, and one that shows whether too many were taken
MOST: Final = (1 << (DIGITS - 1)) - 1
SHORT: Final = -1

Limit = tuple[int, Mapping[str, int]]  # at most so much, and how much of it each word takes


class Counted:
    """Hands of one puzzle, and what laying words leaves of them."""

    def __init__(self, owned: Mapping[str, int], limits: Sequence[Limit]) -> None:
        self.words: list[str] = list(owned)
        self.limits = limits
        amounts = [*(max(0, copies) for copies in owned.values()), *(most for most, _ in limits)]
        assert max(amounts, default=0) <= MOST
        self.guard: int = sum(1 << (DIGITS * place + DIGITS - 1) for place in range(len(amounts)))
        self.full: int = sum(amount << (DIGITS * place) for place, amount in enumerate(amounts))

    def need(self, words: Sequence[str]) -> int:
        """What these words take."""
        takes = [words.count(word) for word in self.words]
        takes += [sum(limit.get(word, 0) for word in words) for _, limit in self.limits]
        return sum(min(take, MOST) << (DIGITS * place) for place, take in enumerate(takes))

    def after(self, hand: int, need: int) -> int:
        """What is left, SHORT if that cannot be laid."""
        left = (hand | self.guard) - need
        return left ^ self.guard if left & self.guard == self.guard else SHORT

    def used(self, hand: int) -> dict[str, int]:
        """How often each word was laid."""
        taken = self.full - hand
        return {word: taken >> (DIGITS * place) & MOST for place, word in enumerate(self.words)}
