"""Beats: groups of events that playback shows together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from algoritmus.core.view_types import Event, EventKeys

UNTIMED: Final = ("field", "turn")  # kinds of happenings that are no beats of their own
NO_BEAT: Final = -1  # of an event that is not numbered yet
Moment = tuple[str | None, int | None]  # the kind of an event, and the number that it had
ROW: Final = "row"  # the kind of a row that opens
WITH_NEXT: Final = "next"  # an event without movement is shown together with what follows it in its row or turn,
WITH_LAST: Final = "last"  # or with what it follows


def number_beats(events: list[Event], joins: Mapping[str, str] | None = None) -> list[Event]:
    """The same events, each with a number that grows from 1: those with the same number are shown together.

    An end is a beat of its own, a row opens together with what moves first in it, and after a field was shown a new
    beat begins. Bookkeeping has the number of what it follows. `joins` are the game's (`Narration.joins`).
    """
    beats = Beats(joins if joins is not None else {})
    return [{**event, "beat": beats.number(cast(EventKeys, event))} for event in events]


class Beats:
    """Counts the beats of a step."""

    def __init__(self, joins: Mapping[str, str]) -> None:
        self.joins = joins
        self.count = 0
        self.last: Moment | None = None  # kind and old number of what was counted last
        self.waits = False  # a beat has begun and nothing has moved in it yet

    def number(self, event: EventKeys) -> int:
        kind = event.get("kind")
        if kind in UNTIMED:
            self.last, self.waits = None, False
        elif kind is not None:
            self.begin((kind, None), kind == ROW)
        else:
            self.count_event((None, event.get("beat")), self.way_of(event))
        return max(self.count, 1)

    def way_of(self, event: EventKeys) -> str:
        rule = str(event.get("rule"))
        return self.joins.get(f"{rule}:{event.get('what')}", self.joins.get(rule, ""))

    def count_event(self, shown: Moment, way: str) -> None:
        if shown == self.last or (way == WITH_LAST and self.count):
            return
        if not self.waits:
            self.begin(shown, bool(way))
        elif not way:
            self.last, self.waits = shown, False

    def begin(self, shown: Moment, waits: bool) -> None:
        self.count += 1
        self.last, self.waits = shown, waits


def count_beats(events: list[Event]) -> int:
    """How many beats it takes to show these events."""
    return len({event["beat"] for event in events if cast(EventKeys, event).get("kind") not in UNTIMED})
