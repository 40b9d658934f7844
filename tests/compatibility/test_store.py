"""Rows of the store and backups: rooms and events have the same JSON as in an earlier build."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import pytest

from algoritmus.cli import main
from tests.compatibility.commands import do_commands, events_in
from tests.compatibility.compare import assert_same
from tests.compatibility.files import BACKUP, FOLDER, read
from tests.compatibility.rooms import Json, copy_folder

KINDS = {"answer", "retract", "join", "replace", "return", "again", "phrase"}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """By the server of today, for the same commands."""
    return asyncio.run(asyncio.wait_for(do_commands(tmp_path_factory.mktemp("written")), 60))


def test_commands_become_the_events_that_they_became(written: Json) -> None:
    then = read("events.json")
    assert {event["kind"] for event in then["events"]} == KINDS
    assert_same(then["events"], written["events"], "events")


def test_a_new_room_and_late_answers_are_written_as_they_were(written: Json) -> None:
    """The order of answers varies, because computer players run in parallel."""
    then = read("events.json")
    assert_same(then["room"], written["room"], "room")
    assert any(event["payload"].get("late") for event in then["new"])
    assert_same(first_step(then["new"]), first_step(written["new"]), "new")


def first_step(events: list[Json]) -> list[Json]:
    return sorted((event for event in events if event["payload"].get("step", 1) == 1), key=str)


def test_a_backup_is_restored_and_is_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", str(BACKUP), "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "14 rooms, each played again and compared\n"
    assert events_in(tmp_path) == events_in(copy_folder(tmp_path / "copy")) != []
    assert (tmp_path / "cookie.key").read_bytes() == (FOLDER / "cookie.key").read_bytes()


def test_a_backup_of_the_folder_is_written_as_it_was(tmp_path: Path) -> None:
    again = tmp_path / "again.gz"
    assert main(["backup", str(again), "--data", str(copy_folder(tmp_path))]) == 0
    assert_same(lines(BACKUP)[:-1], lines(again)[:-1], "backup")  # the last has a fingerprint, also of spaces


def lines(backup: Path) -> list[Json]:
    return [json.loads(line) for line in gzip.decompress(backup.read_bytes()).splitlines()]
