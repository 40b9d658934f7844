"""What chance decides is asked from one object that is handed in; a random.Random will do."""

from __future__ import annotations

from typing import Protocol


class Chance(Protocol):
    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to, but not including, stop."""
        ...


def shuffle(items: list[int], chance: Chance) -> None:
    """Every order is as likely as any other."""
    for last in range(len(items) - 1, 0, -1):
        other = chance.randrange(last + 1)
        items[last], items[other] = items[other], items[last]
