"""Beats: what is shown together when a step is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Shown = dict[str, object]  # an event, or what opens a row, as somebody sees it
UNTIMED: Final = ("field", "turn")  # kinds of happenings that are no beats of their own
ROW: Final = "row"  # the kind of a row that opens
WITH_NEXT: Final = "next"  # an event without movement is shown together with what follows it in its row or turn,
WITH_LAST: Final = "last"  # or with what it follows


def number_beats(told: list[Shown], joins: Mapping[str, str] | None = None) -> list[Shown]:
    """The same with a number each that grows from 1: what has the same one is shown together.

    An end is a beat of its own, a row opens together with what moves first in it, and after a field was shown a new
    beat begins. Bookkeeping has the number of what it follows. `joins` are the game's (`Game.joins`).
    """
    beats = Beats(joins if joins is not None else {})
    return [{**facts, "beat": beats.number(facts)} for facts in told]


class Beats:
    """Counts the beats of a step."""

    def __init__(self, joins: Mapping[str, str]) -> None:
        self.joins = joins
        self.count = 0
        self.last: tuple[object, object] | None = None  # kind and old number of what was counted last
        self.waits = False  # a beat has begun and nothing has moved in it yet

    def number(self, facts: Shown) -> int:
        kind = facts.get("kind")
        if kind in UNTIMED:
            self.last, self.waits = None, False
        elif kind is not None:
            self.begin((kind, None), kind == ROW)
        else:
            self.count_event((None, facts.get("beat")), self.way_of(facts))
        return max(self.count, 1)

    def way_of(self, facts: Shown) -> str:
        rule = str(facts.get("rule"))
        return self.joins.get(f"{rule}:{facts.get('what')}", self.joins.get(rule, ""))

    def count_event(self, shown: tuple[object, object], way: str) -> None:
        if shown == self.last or (way == WITH_LAST and self.count):
            return
        if not self.waits:
            self.begin(shown, bool(way))
        elif not way:
            self.last, self.waits = shown, False

    def begin(self, shown: tuple[object, object], waits: bool) -> None:
        self.count += 1
        self.last, self.waits = shown, waits


def count_beats(seen: list[Shown]) -> int:
    """How many beats it takes to show what is visible."""
    return len({facts["beat"] for facts in seen if facts.get("kind") not in UNTIMED})
