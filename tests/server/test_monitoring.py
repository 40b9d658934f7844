"""Monitoring for the operator: a line of JSON for every event without secrets, and metrics for Prometheus."""

from __future__ import annotations

import io
import json
import logging
import re
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from algoritmus.server.http.app import gauges, make_app
from algoritmus.server.monitoring import logs, prometheus
from algoritmus.server.monitoring.metrics import BUCKET_BOUNDS, COUNTERS, HISTOGRAMS, Metrics
from algoritmus.server.serve import Monitoring, serve
from algoritmus.server.store.file import FILE
from tests.server.process import Person, Server, free_port
from tests.server.site import site, site_test, two_at_a_table


@pytest.fixture(autouse=True)
def _own_log() -> Iterator[None]:
    """The log of a test is its own."""
    root, ours = logging.getLogger(), logs.log
    kept = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:], root.level = kept[0], kept[1]
    ours.setLevel(kept[2])


# the log


def play_a_little(server: Server, ann: Person) -> str:
    """A room, an answer, a refused request, a socket that is closed."""
    code = str(
        ann.post("/api/rooms", {"rule_set": "golems/cards", "seats": [{"kind": "person", "name": "Ann"}]})["room"]
    )
    ann.enter(code)
    ann.say({"type": "answer", "id": "1", "seat": 0, "step": 1, "cards": ["F"]})
    ann.until("done")
    ann.say({"type": "retract", "id": "2", "seat": 9, "step": 1})
    ann.until("refused")
    httpx.get(f"http://127.0.0.1:{server.port}/api/rooms/NOROOM")
    ann.say({"type": "nonsense"})
    with pytest.raises(Exception, match="1007"):
        ann.until("never")
    return code


@pytest.mark.parametrize("addresses", [False, True])
def test_every_event_is_a_line_of_json_without_secrets(tmp_path: Path, addresses: bool) -> None:
    with Server(tmp_path, 0, "--log", "json", *["--log-addresses"] * addresses) as server, Person(server) as ann:
        code = play_a_little(server, ann)
        cookie = ann.http.cookies["algoritmus_seat"]
        written = server.stop()
    lines = [json.loads(line) for line in written.splitlines()]
    assert all({"at", "level", "event"} <= line.keys() for line in lines)
    found = {line["event"]: line for line in lines}
    assert {"server.ready", "room.made", "request.refused", "socket.closed", "server.stops"} <= found.keys()
    assert (found["room.made"]["room"], found["room.made"]["rule_set"]) == (code, "golems/cards")
    assert (found["request.refused"]["status"], found["request.refused"]["code"]) == (404, "room.unknown")
    assert found["socket.closed"]["code"] == 1007
    assert ("127.0.0.1" in written) is addresses
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        seed, seats = store.execute("SELECT seed, seats FROM rooms").fetchone()
    secrets = [*cookie.split("."), seed, json.loads(seats)[0]["holder"], "Ann", '"F"']
    assert not [secret for secret in secrets if secret in written]


def test_other_messages_and_errors_are_lines_without_values() -> None:
    out = io.StringIO()
    logs.configure("json", stream=out)
    logging.getLogger("elsewhere").warning("it is %s", "late")
    logging.getLogger("elsewhere").info("nobody needs this")
    try:
        raise ValueError("the secret card F")
    except ValueError:
        logging.getLogger("elsewhere").exception("it broke")
    logs.log_event("something", path="x", address="192.0.2.1")
    first, second, third = map(json.loads, out.getvalue().splitlines())
    assert (first["event"], first["by"], first["message"]) == ("message", "elsewhere", "it is late")
    assert (second["error"], "secret card" in out.getvalue()) == ("ValueError", False)
    assert "test_other_messages" in second["trace"][-1]
    assert (third["event"], third["path"], "address" in third) == ("something", "x", False)


def test_the_text_log_has_only_warnings() -> None:
    out = io.StringIO()
    logs.configure("text", stream=out)
    logs.log_event("room.made", room="ABC")
    logs.log.warning("old")
    logs.configure("text", stream=out)  # once more is not twice as much
    logs.log.warning("careful")
    assert out.getvalue() == "WARNING algoritmus.server: old\nWARNING algoritmus.server: careful\n"


def test_the_log_has_a_rate_limit() -> None:
    steady, told = logs.RateLimitFilter(rate=0.0, burst=3.0), list[int]()
    for number in range(10):
        if steady.filter(logging.makeLogRecord({})):
            told.append(number)
    assert (told, steady.dropped) == ([0, 1, 2], 7)
    steady.bucket.tokens = 1.0
    record = logging.makeLogRecord({"msg": "again", "details": {}, "levelname": "INFO"})
    assert steady.filter(record)
    assert json.loads(logs.JsonFormatter().format(record))["dropped_before"] == 7
    assert steady.dropped == 0


# metrics


def read(text: str) -> dict[str, float]:
    found = re.findall(r"^(algoritmus_[^ ]+) ([^ ]+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_metrics_of_a_server_with_a_game(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, 0, "--metrics", str(port)) as server, Person(server) as ann:
        play_a_little(server, ann)
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        server.stop()
    found = read(text)
    assert found["algoritmus_rooms"] == 1
    assert found['algoritmus_answers_total{by="person"}'] == 1
    assert found['algoritmus_refusals_total{code="seat.not-yours"}'] == 1
    assert found["algoritmus_write_seconds_count"] >= 1
    assert found["algoritmus_rooms_made_total"] == 1
    assert found['algoritmus_requests_total{status="404"}'] == 1
    assert found['algoritmus_refusals_total{code="room.unknown"}'] == 1
    assert found['algoritmus_sockets_closed_total{code="1007"}'] == 1
    assert found["algoritmus_sockets_opened_total"] == 1
    assert found["algoritmus_store_failed"] == 0
    assert found['algoritmus_thoughts_waiting{who="players"}'] <= 1
    assert found["algoritmus_request_seconds_count"] >= 1
    assert found["algoritmus_connections"] <= 1
    assert "process_resident_memory_bytes" in text


@site_test
async def test_metrics_of_a_running_server(tmp_path: Path) -> None:
    assert gauges(make_app(tmp_path / "none")) == []
    async with site(tmp_path) as here:
        code, ann, _ = await two_at_a_table(here)
        line, _ = await ann.enter(code)
        shown = {name: value for name, kind, value in gauges(here.app) if kind != "visitors"}
        assert shown == dict.fromkeys(prometheus.GAUGES, 0) | {"rooms": 1, "connections": 1}
        await line.hang_up()
        assert {name: value for name, _, value in gauges(here.app)}["connections"] == 0


def test_times_are_counted_in_cumulative_buckets() -> None:
    values = Metrics()
    for seconds in (0.0005, BUCKET_BOUNDS[0], 0.002, 100.0):
        values.observe("thought_seconds", seconds, "think")
    told = prometheus.cumulative_buckets(values.histograms["thought_seconds", "think"])
    assert told[:2] == [("0.001", 2.0), ("0.0025", 3.0)]
    assert told[-2:] == [("30.0", 3.0), ("+Inf", 4.0)]
    values.count("answers", "person")
    metrics = list(prometheus.Collector(values, lambda: [prometheus.Gauge("rooms", "", 3.0)]).collect())
    assert {metric.name for metric in metrics} == {
        f"algoritmus_{name}" for name in (*COUNTERS, *HISTOGRAMS, *prometheus.GAUGES)
    }


def test_metrics_that_cannot_be_exported_say_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        assert serve("127.0.0.1", 0, tmp_path, monitoring=Monitoring(metrics=port)) == 1
        assert f"cannot show metrics at 127.0.0.1, port {port}: " in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    assert serve("127.0.0.1", 0, tmp_path, monitoring=Monitoring(metrics=port)) == 1
    assert "pip install 'algoritmus[metrics]'" in capsys.readouterr().err
