"""Numbers for Prometheus, at an address of their own: they are for the operator, not for visitors."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from algoritmus.server.watch.numbers import BOUNDS, COUNTED, TIMED, Meaning, Numbers, Times

if TYPE_CHECKING:
    from prometheus_client.core import Metric

PREFIX: Final = "algoritmus_"
HERE: Final = "127.0.0.1"
MISSING: Final = "Metrics need prometheus-client: pip install 'algoritmus[metrics]'"
SHOWN: Final = {
    "rooms": Meaning("Rooms in memory"),
    "connections": Meaning("Sockets that are open"),
    "thoughts_waiting": Meaning("Jobs that wait or are worked on, by who asks", "who"),
    "store_failed": Meaning("1 if nothing can be written any more"),
    "changes_on_their_way": Meaning("Changes that are judged and not durable yet"),
}
Gauges = Callable[[], Iterable[tuple[str, str, float]]]  # name, kind and value of what is read now


class Watched:
    """Everything that is counted, as Prometheus wants it."""

    def __init__(self, numbers: Numbers, gauges: Gauges) -> None:
        self.numbers = numbers
        self.gauges = gauges

    def collect(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        counters = families(COUNTED, CounterMetricFamily)
        for (name, kind), value in list(self.numbers.counts.items()):
            counters[name].add_metric([kind] if COUNTED[name].label else [], value)
        histograms = families(TIMED, HistogramMetricFamily)
        for (name, kind), times in list(self.numbers.times.items()):
            histograms[name].add_metric([kind] if TIMED[name].label else [], buckets(times), times.total)
        shown = families(SHOWN, GaugeMetricFamily)
        for name, kind, number in self.gauges():
            shown[name].add_metric([kind] if SHOWN[name].label else [], number)
        yield from (*counters.values(), *histograms.values(), *shown.values())


def families(meanings: dict[str, Meaning], made: Any) -> dict[str, Any]:
    return {
        name: made(f"{PREFIX}{name}", meaning.words, labels=[meaning.label] if meaning.label else None)
        for name, meaning in meanings.items()
    }


def buckets(times: Times) -> list[tuple[str, float]]:
    """Each bound with how many were within it, the shorter ones too."""
    found, within = [], 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), times.counts, strict=True):
        within += count
        found.append((bound, float(within)))
    return found


def start(port: int, numbers: Numbers, gauges: Gauges, host: str = HERE) -> Callable[[], None]:
    """Answers to Prometheus until the function that is returned is called; OSError in words if it cannot."""
    try:
        from prometheus_client import GCCollector, PlatformCollector, ProcessCollector, start_http_server
        from prometheus_client.core import CollectorRegistry
    except ModuleNotFoundError:
        raise OSError(MISSING) from None
    registry = CollectorRegistry()
    registry.register(Watched(numbers, gauges))
    PlatformCollector(registry, platform)
    ProcessCollector(registry=registry)
    GCCollector(registry)
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        raise OSError(f"cannot show metrics at {host}, port {port}: {error.strerror}") from None

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop
