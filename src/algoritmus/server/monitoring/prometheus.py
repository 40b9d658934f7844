"""Export of the metrics to Prometheus. It has a port of its own, because metrics are for the operator only."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from algoritmus.server.monitoring.metrics import (
    BUCKET_BOUNDS,
    COUNTERS,
    HISTOGRAMS,
    Description,
    Histogram,
    Metrics,
)

if TYPE_CHECKING:
    from prometheus_client.core import Metric

PREFIX: Final = "algoritmus_"
LOOPBACK: Final = "127.0.0.1"
NOT_INSTALLED: Final = "Metrics need prometheus-client: pip install 'algoritmus[metrics]'"
GAUGES: Final = {
    "rooms": Description("Rooms in memory"),
    "connections": Description("Open sockets"),
    "thoughts_waiting": Description("Jobs that wait or run, by who asks", "who"),
    "store_failed": Description("1 if the store cannot write any more"),
    "changes_on_their_way": Description("Room events that are accepted and not durable yet"),
}


class Gauge(NamedTuple):
    """A value that is read when Prometheus asks."""

    name: str
    label: str
    value: float


ReadGauges = Callable[[], Iterable[Gauge]]
MetricFamily = TypeVar("MetricFamily", bound="Metric")


class Collector:
    """All metrics as Prometheus collects them."""

    def __init__(self, metrics: Metrics, read_gauges: ReadGauges) -> None:
        self.metrics = metrics
        self.read_gauges = read_gauges

    def collect(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        counters = families(COUNTERS, CounterMetricFamily)
        for (name, label), value in list(self.metrics.counts.items()):
            counters[name].add_metric([label] if COUNTERS[name].label else [], value)
        histograms = families(HISTOGRAMS, HistogramMetricFamily)
        for (name, label), histogram in list(self.metrics.histograms.items()):
            labels = [label] if HISTOGRAMS[name].label else []
            histograms[name].add_metric(labels, cumulative_buckets(histogram), histogram.total)
        gauges = families(GAUGES, GaugeMetricFamily)
        for gauge in self.read_gauges():
            gauges[gauge.name].add_metric([gauge.label] if GAUGES[gauge.name].label else [], gauge.value)
        yield from (*counters.values(), *histograms.values(), *gauges.values())


def families(descriptions: Mapping[str, Description], family: Callable[..., MetricFamily]) -> dict[str, MetricFamily]:
    return {
        name: family(f"{PREFIX}{name}", one.text, labels=[one.label] if one.label else None)
        for name, one in descriptions.items()
    }


def cumulative_buckets(histogram: Histogram) -> list[tuple[str, float]]:
    """Each bound with the number of durations up to it."""
    found, total = [], 0
    for bound, count in zip((*map(str, BUCKET_BOUNDS), "+Inf"), histogram.counts, strict=True):
        total += count
        found.append((bound, float(total)))
    return found


def start(port: int, metrics: Metrics, read_gauges: ReadGauges, host: str = LOOPBACK) -> Callable[[], None]:
    """Serve the metrics until the returned function is called; OSError with a message if that is not possible."""
    try:
        from prometheus_client import GCCollector, PlatformCollector, ProcessCollector, start_http_server
        from prometheus_client.core import CollectorRegistry
    except ModuleNotFoundError:
        raise OSError(NOT_INSTALLED) from None
    registry = CollectorRegistry()
    registry.register(Collector(metrics, read_gauges))
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
