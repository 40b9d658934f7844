"""What chance decides is asked from one object that is handed in; a random.Random will do."""

from __future__ import annotations

from typing import Protocol

from algoritmus.core import chance as table


class Chance(Protocol):
    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to, but not including, stop."""
        ...


def shuffle(items: list[int], chance: Chance) -> None:
    """Every order is as likely as any other."""
    for last in range(len(items) - 1, 0, -1):
        other = chance.randrange(last + 1)
        items[last], items[other] = items[other], items[last]


class Asked:
    """The chance of a whole game, asked for one kind of thing, so that the record has it."""

    def __init__(self, chance: table.Chance, what: str) -> None:
        self.chance = chance
        self.what = what

    def randrange(self, stop: int, /) -> int:
        return self.chance.draw(stop, self.what)
