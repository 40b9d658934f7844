"""bench/endpoints.py counts what every route costs the server process, and its baseline has every count."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.test_protocol_page import served

BENCH = Path(__file__).parents[2] / "bench" / "endpoints.py"
UNCOUNTED = {"GET /control/rooms", "GET /ws/{code}"}  # for the owner; bench/rooms.py
PAGE = {
    f"GET {path}"
    for path in ("/r/{code}", "/replay", "/games", "/analysis", "/path", "/rules", "/learn", "/build", "/make")
}


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    found = importlib.util.spec_from_file_location("endpoints", BENCH)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def counted(bench: ModuleType) -> set[str]:
    return set(bench.endpoints("ROOM", "", {"golems/board": "", "progers/full": ""}, "rule"))


def test_every_route_is_counted(bench: ModuleType) -> None:
    routes = {" ".join(name.split(" ")[:2]) for name in counted(bench)}
    assert served() - routes == UNCOUNTED | PAGE  # all pages are the same file as `/`


def test_the_baseline_has_every_count_and_none_above_the_limit(bench: ModuleType) -> None:
    baseline = json.loads(bench.BASELINE.read_text(encoding="utf-8"))
    assert set(baseline) == counted(bench)
    assert {name: count for name, count in baseline.items() if count > bench.LIMIT} == {}
