"""Metrics of this process: counters and histograms. They are cheap to update; `prometheus` exports them."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from typing import Final, NamedTuple

BUCKET_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
LOOP_CHECK_SECONDS: Final = 0.25


class Description(NamedTuple):
    """The help text of a metric, and the name of its label if it has one."""

    text: str
    label: str = ""


COUNTERS: Final = {
    "requests": Description("Requests that were answered, by status", "status"),
    "refusals": Description("Requests, commands and jobs that were refused, by code", "code"),
    "sockets_opened": Description("Sockets that were opened"),
    "sockets_closed": Description("Sockets that the server closed, by code", "code"),
    "rooms_made": Description("Rooms that were made"),
    "rooms_loaded": Description("Rooms that were loaded from the store"),
    "rooms_removed": Description("Old rooms that were removed"),
    "answers": Description("Answers that are durable, by who gave them", "by"),
    "commands": Description("Other room events that are durable, by kind", "kind"),
    "log_lines_dropped": Description("Log lines that the rate limit dropped"),
}
HISTOGRAMS: Final = {
    "request_seconds": Description("Duration of a request"),
    "write_seconds": Description("From an accepted command to its being durable and sent to everybody"),
    "thought_seconds": Description("Waiting and running time of a job, by job", "job"),
    "loop_lag_seconds": Description("Delay of the event loop"),
}


class Histogram:
    """Durations, counted by bucket. The last bucket has those above all bounds."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKET_BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKET_BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """Counters and histograms by name and label value."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.histograms: dict[tuple[str, str], Histogram] = {}

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def observe(self, name: str, seconds: float, label: str = "") -> None:
        histogram = self.histograms.get((name, label))
        if histogram is None:
            histogram = self.histograms[name, label] = Histogram()
        histogram.add(seconds)


METRICS: Final = Metrics()  # of this process


async def measure_loop_lag() -> None:
    """Observe for ever how late the event loop wakes a task."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(LOOP_CHECK_SECONDS)
        METRICS.observe("loop_lag_seconds", max(0.0, time.perf_counter() - begun - LOOP_CHECK_SECONDS))
