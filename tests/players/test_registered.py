"""A player that is registered plays wherever the others play, in processes of their own too."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

import algoritmus
from algoritmus.cli import main
from algoritmus.core.record import parse_record
from algoritmus.players import AT_ANY_TABLE, PLAYERS, add_player
from tests.players.cautious import Cautious
from tests.server.site import PERSON, site, site_test
from tests.server.test_games import sit_and_play

GAME, RULE_SET = "tests.contract.tiny", "pearls/bay"
NAME, FACTORY = "cautious", "tests.players.cautious:Cautious"
FIRST = [("1",), ("2",), ("3",)]  # what it lays in three rounds
algoritmus.register(GAME)
algoritmus.register_player(NAME, FACTORY)


def laid(text: str, seat: int) -> list[tuple[str, ...]]:
    return [answers[seat] for answers in parse_record(text).steps]


def test_it_is_known_by_its_name_and_only_once() -> None:
    algoritmus.register_player(NAME, FACTORY)
    assert PLAYERS[NAME] is Cautious
    assert AT_ANY_TABLE.count(NAME) == 1
    assert f"{NAME}={FACTORY}" in algoritmus.registrations()


@pytest.mark.parametrize(
    ("name", "factory"),
    [("random", FACTORY), ("two words", FACTORY), ("", FACTORY), ("other", "tests.players.cautious")],
)
def test_a_name_that_is_taken_and_a_factory_without_a_module_are_refused(name: str, factory: str) -> None:
    with pytest.raises(ValueError, match=r"is taken|is no factory"):
        add_player(name, factory)
    assert name not in algoritmus.REGISTERED_PLAYERS


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_is_simulated(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", RULE_SET, "--players", f"random,{NAME}", "--games", "8", "--jobs", jobs, "--json"]
    assert main([*command, "--save", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["seats"][1]["player"] == NAME
    records = [path.read_text() for path in tmp_path.iterdir()]
    assert [laid(text, 1) for text in records] == [FIRST] * 8


def test_it_plays_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "record"
    assert main(["terminal", RULE_SET, "--players", f"{NAME},random", "--lang", "en", "--save", str(record)]) == 0
    assert laid(record.read_text(), 0) == FIRST


def test_a_command_registers_games_and_players(tmp_path: Path) -> None:
    """Where processes are not copies of this one."""
    registered = ["--register", GAME, "--register", f"{NAME}={FACTORY}"]
    command = ["simulate", RULE_SET, "--players", NAME, "--games", "1", "--save", str(tmp_path)]
    subprocess.run([sys.executable, "-m", "algoritmus", *command, *registered], check=True, capture_output=True)
    (path,) = tmp_path.iterdir()
    assert laid(path.read_text(), 0) == laid(path.read_text(), 1) == FIRST


def test_a_command_says_what_cannot_be_registered(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ("tests.players.nothing", "other=tests.players.cautious:Nobody", f"random={FACTORY}"):
        assert main(["games", "--register", wrong]) == 2
        assert "--register: " in capsys.readouterr().err


@site_test
async def test_it_thinks_in_the_worker_of_a_room(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        assert NAME in (await ann.get("/api/games")).json()["players"]
        code = await ann.create(RULE_SET, {"players": "2"}, [PERSON, {"kind": "computer", "player": NAME}])
        await asyncio.gather(sit_and_play(*await ann.enter(code), 0))
        assert laid((await ann.get(f"/api/rooms/{code}/record")).text, 1) == FIRST
