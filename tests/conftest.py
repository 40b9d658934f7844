"""What tests of several folders share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from algoritmus.server.store.opening import Place
from tests.server import database

HERE = Path(__file__).parent
ROOMS = ("cli", "explain", "house", "puzzles", "review", "server")
ONCE = [HERE / name for name in (*ROOMS, "contract/test_aloud.py", "contract/test_stores.py")]


@cache
def is_interpreted(path: Path) -> bool:
    return any(path.is_relative_to(place) for place in ONCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What stands on an engine and is interpreted whatever engine that is, is tested once."""
    for item in items:
        if is_interpreted(item.path):
            item.add_marker("once")


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
    """Where rooms are kept: everything that is tested with it holds in both stores."""
    return tmp_path if request.param == "sqlite" else database.running().fresh()
