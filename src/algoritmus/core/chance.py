"""Injected randomness: every random outcome passes through one object and is recorded."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from algoritmus.core.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Gives outcomes 0 … n-1 and keeps what it gave, in order."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def draw(self, outcomes: int, what: str = "") -> int:
        """One of so many equally likely outcomes; `what` says what is drawn, for scripts and errors."""
        if outcomes == 1:  # no chance at all
            return 0
        outcome = self.next(outcomes, what)
        if not 0 <= outcome < outcomes:
            raise ValueError(f"chance {what!r}: {outcome} is not below {outcomes}")
        self.drawn.append(outcome)
        return outcome

    def next(self, outcomes: int, what: str) -> int:
        raise NotImplementedError(f"{outcomes} {what}")

    def shuffle(self, items: Sequence[int], what: str = "") -> list[int]:
        """The items in random order."""
        left = list(items)
        return [left.pop(self.draw(len(left), what)) for _ in range(len(left))]


class Seeded(Chance):
    """The same seed gives the same outcomes on every machine and Python."""

    def __init__(self, seed: int | float | str) -> None:
        super().__init__()
        self.seed = str(seed)
        self.source: random.Random | None = None  # seeding takes a while, and many steps draw nothing

    def next(self, outcomes: int, what: str) -> int:  # noqa: ARG002
        if self.source is None:
            self.source = random.Random(self.seed)
        return int(self.source.random() * outcomes)


class Listed(Chance):
    """Outcomes from a record, in their order."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__()
        self.left: list[int] = list(outcomes)
        self.left.reverse()

    def next(self, outcomes: int, what: str) -> int:  # noqa: ARG002
        if not self.left:
            raise ValueError(f"the record has no outcome for {what!r}")
        return self.left.pop()


class ByStep(Chance):
    """The record's outcomes, each in the step that it was drawn in; where they do not do, others from a seed."""

    def __init__(self, steps: dict[int, list[int]]) -> None:
        super().__init__()
        self.steps = steps
        self.step = 0
        self.otherwise = Seeded("what if")

    def next(self, outcomes: int, what: str) -> int:
        left = self.steps.get(self.step)
        return left.pop(0) % outcomes if left else self.otherwise.next(outcomes, what)
