"""Fixtures of several folders, and the marks that decide in which lane and with which engine a test runs."""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Generator, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from algoritmus.server.store.open import Place
from tests.lanes import amount
from tests.server import database

HERE = Path(__file__).parent
ROOMS = ("cli", "editor", "explain", "structure", "puzzles", "text_mode", "analysis/test_review.py", "server")
STORED = tuple(f"compatibility/test_{name}.py" for name in ("links", "rooms", "store"))
ONCE = (*ROOMS, *STORED, "contract/test_text_mode.py", "contract/test_stores.py", "fields")
BOTH = ("explain/test_memo.py",)  # what it runs is compiled
GAMES = ("cross", "face_down", "games", "offers", "reading", "reasons", "secrets", "swapped", "twins", "walk")
CONTRACT = tuple(f"contract/test_{name}.py" for name in GAMES)
MANY = ("players", "compatibility/test_games.py", *CONTRACT)  # tests of many tables and games
WIDE = (  # tests of random tables and of every program: the code that they reach has tests rule by rule
    *(f"analysis/test_{name}.py" for name in ("best_response", "look_ahead", "round")),
    *(f"contract/test_{name}.py" for name in ("cross", "face_down", "swapped")),
    "fields/test_rows.py",
    "games/golems/components/test_scenarios.py",
    "games/golems/table/test_way_puzzle.py",
    "puzzles/test_certificates.py",
    "referee/test_fuzz.py",
    *(f"server/test_{name}.py" for name in ("faults", "games", "kill", "shapes", "update")),
)
ANY = "test_properties.py"  # the same, and one engine is enough
UNMEASURED = pytest.StashKey[bool]()
CHILDREN_MEASURED = "COVERAGE_PROCESS_CONFIG"  # coverage tells processes that a test starts by this variable


@cache
def lies_in(path: Path, places: tuple[str, ...]) -> bool:
    return any(path.is_relative_to(HERE / place) for place in places)


def has_lanes(item: pytest.Item) -> bool:
    """Whether the module of a test has numbers of cases by lane."""
    module = item.getparent(pytest.Module)
    return module is not None and getattr(module.obj, "amount", None) is amount


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests of the long lane, tests that run with one engine only, and tests whose coverage is not measured.

    Code that is never compiled behaves the same with both engines. Of a test with many cases, the first and the last
    run with both engines and are measured: the others execute the same code, and measuring takes three times as long.
    For the same reason tests of very many programs and tables are not measured at all.
    """
    cases = defaultdict(list)
    for item in items:
        if has_lanes(item):
            item.add_marker("long")
        if lies_in(item.path, ONCE) and not lies_in(item.path, BOTH):
            item.add_marker("once")
        if lies_in(item.path, WIDE):
            item.stash[UNMEASURED] = True
        if lies_in(item.path, MANY):
            cases[item.nodeid.partition("[")[0]].append(item)
    middle = chain.from_iterable(each[1:-1] for each in cases.values())
    for item in (*middle, *(item for item in items if item.path.name == ANY)):
        item.stash[UNMEASURED] = True
        item.add_marker("once")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    tracing = sys.gettrace()
    if tracing is None or UNMEASURED not in item.stash:
        return (yield)
    config = os.environ.pop(CHILDREN_MEASURED, None)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracing)
        if config is not None:
            os.environ[CHILDREN_MEASURED] = config


@pytest.fixture(scope="session", autouse=True)
def no_database_is_left_running() -> Iterator[None]:
    with database.ended():
        yield


@pytest.fixture
def shared() -> str:
    """A new database for any number of processes."""
    return database.running().fresh()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """The place of the store: the same test for SQLite and PostgreSQL."""
    return tmp_path if request.param == "sqlite" else database.running().fresh()
