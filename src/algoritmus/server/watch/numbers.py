"""What is counted while the server runs: plain numbers, cheap to add to, read when somebody asks (see `export`)."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from typing import Final, NamedTuple

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
LOOK: Final = 0.25  # seconds between two looks at the event loop


class Meaning(NamedTuple):
    """What a number says, and what its kinds are told apart by."""

    words: str
    label: str = ""


COUNTED: Final = {
    "requests": Meaning("Requests that were answered, by status", "status"),
    "refusals": Meaning("Requests, commands and jobs that were refused, by code", "code"),
    "sockets_opened": Meaning("Sockets that were opened"),
    "sockets_closed": Meaning("Sockets that the server closed, by code", "code"),
    "rooms_made": Meaning("Rooms that were made"),
    "rooms_loaded": Meaning("Rooms that came from the store"),
    "rooms_removed": Meaning("Old rooms that were put away"),
    "answers": Meaning("Answers that are durable, by who gave them", "by"),
    "commands": Meaning("Other changes that are durable, by kind", "kind"),
    "log_lines_dropped": Meaning("Lines of the log that were too many"),
}
TIMED: Final = {
    "request_seconds": Meaning("How long a request took"),
    "write_seconds": Meaning("From a judged change to its being durable and told to everybody"),
    "thought_seconds": Meaning("How long a job waited and was worked on, by job", "job"),
    "loop_lag_seconds": Meaning("How late the event loop was"),
}


class Times:
    """How long something took: how many were within each bound, the last one for all that were longer."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Numbers:
    """Counts and times by name and kind."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.times: dict[tuple[str, str], Times] = {}

    def count(self, name: str, kind: str = "") -> None:
        self.counts[name, kind] += 1

    def took(self, name: str, seconds: float, kind: str = "") -> None:
        times = self.times.get((name, kind))
        if times is None:
            times = self.times[name, kind] = Times()
        times.add(seconds)


NUMBERS: Final = Numbers()  # of this process


async def watch_loop() -> None:
    """How much later than asked the event loop comes back."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(LOOK)
        NUMBERS.took("loop_lag_seconds", max(0.0, time.perf_counter() - begun - LOOK))
