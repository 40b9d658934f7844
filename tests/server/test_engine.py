"""Worker processes use the compiled engine as soon as it has been built from the running source."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import algoritmus
from algoritmus.server.wire.jobs import SettleJob
from algoritmus.server.workers.engine import FOLDER, STAMP, compiled, digest
from algoritmus.server.workers.pool import WorkerPool

SOURCE = Path(algoritmus.__file__).parent
STAND_IN = "import sys\nfor line in sys.stdin: print('+\"compiled\"', flush=True)\n"


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which an engine is being made; it tells its name instead of thinking."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    jobs = tmp_path / "algoritmus" / "server" / "workers" / "jobs.py"
    jobs.parent.mkdir(parents=True)
    jobs.write_text(STAND_IN, encoding="utf-8")
    (tmp_path / "algoritmus" / "__init__.py").touch()
    return tmp_path


@pytest.fixture
def workers() -> Iterator[WorkerPool]:
    made = WorkerPool(1, 60.0, 10)
    yield made
    made.close()


def ask(workers: WorkerPool) -> bytes:
    return asyncio.run(workers.run("settle", SettleJob("{}")))


def test_an_idle_process_is_replaced_once_the_engine_is_ready(engine: Path, workers: WorkerPool) -> None:
    assert b"error" in ask(workers)
    first = set(workers.processes)
    assert b"error" in ask(workers)
    assert set(workers.processes) == first  # not ready yet: the same process goes on
    (engine / STAMP).write_text(digest(SOURCE), encoding="utf-8")
    assert ask(workers) == b'"compiled"'
    assert len(workers.processes) == 1
    assert not set(workers.processes) & first
    assert all(process.returncode is not None for process in first)


def test_an_engine_of_another_source_is_not_used(engine: Path, workers: WorkerPool) -> None:
    (engine / STAMP).write_text("another", encoding="utf-8")
    assert b"error" in ask(workers)


def test_a_deleted_engine_is_not_used(engine: Path, workers: WorkerPool) -> None:
    (engine / STAMP).write_text(digest(SOURCE), encoding="utf-8")
    assert ask(workers) == b'"compiled"'
    (engine / STAMP).unlink()
    assert b"error" in ask(workers)


def test_without_a_folder_there_is_no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    assert compiled("") == ""


def test_a_digest_follows_every_letter_and_name_of_the_source(tmp_path: Path) -> None:
    seen = {digest(tmp_path)}
    for name, text in (("a.py", "1"), ("a.py", "2"), ("b.ftl", "2"), ("c/d.toml", "")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
        seen.add(digest(tmp_path))
    assert len(seen) == 5
    (tmp_path / "a.pyc").write_text("no source", encoding="utf-8")
    assert digest(tmp_path) in seen
