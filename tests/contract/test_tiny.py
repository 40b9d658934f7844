"""A third game needs its own file and one registration: it works wherever the others do."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

import algoritmus
from algoritmus.cli import main
from algoritmus.cli.games import play_in_terminal
from algoritmus.core.chance import Seeded
from algoritmus.core.record import parse_record
from algoritmus.match import Match, replay
from algoritmus.players import PLAYERS
from algoritmus.server.wire.schema import typescript
from tests.contract import tiny
from tests.server.site import PERSON, site, site_test
from tests.server.test_games import sit_and_play, watch
from tests.text_mode.test_terminal import Typist

RULE_SET = "pearls/bay"
ROOT = Path(__file__).parents[2]
PLAYER = "random"


def test_it_is_small_and_no_other_module_names_it() -> None:
    assert len(Path(tiny.__file__).read_text(encoding="utf-8").splitlines()) < 150
    for path in (ROOT / "src").rglob("*.py"):
        assert "pearls" not in path.read_text(encoding="utf-8").lower(), path


def test_it_is_registered_after_the_others() -> None:
    assert list(algoritmus.GAMES)[-1] == "pearls"
    assert algoritmus.RULE_SETS[-1] == RULE_SET
    assert algoritmus.packages()[-1] is tiny.PACKAGE
    algoritmus.register("tests.contract.tiny")  # once more is no more
    assert algoritmus.RULE_SETS.count(RULE_SET) == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_is_simulated(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = ",".join([PLAYER] * 3)
    assert main(["simulate", RULE_SET, "--players", players, "--games", "12", "--jobs", jobs, "--json"]) == 0
    score = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert score["ends"] == {"end.pearls": 12}
    assert sum(seat["share"] for seat in score["seats"]) == pytest.approx(1)


def test_a_new_process_registers_it() -> None:
    """For processes that are not forks of this one."""
    begin = f"begin_process({algoritmus.registrations()}); import algoritmus; print(algoritmus.game({RULE_SET!r}).id)"
    command = [sys.executable, "-c", f"from algoritmus.simulate import begin_process; {begin}"]
    assert subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True).stdout.strip() == RULE_SET


@pytest.mark.parametrize(("lang", "said"), [("ru", "ныряет глубже всех и берёт"), ("en", "dives deepest and takes")])
def test_it_is_played_and_explained_in_words(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = algoritmus.game(RULE_SET)
    match, person = Match(game, {}, Seeded(3)), Typist(RULE_SET, lang, 5)
    play_in_terminal(match, {0: person, 1: PLAYERS[PLAYER](game)}, Seeded(4), lang)
    output = "\n".join(person.heard) + capsys.readouterr().out
    assert said in output
    assert tiny.PACKAGE.wording().words("names", lang).partition(" = ")[0] == "pearls-title"
    assert ("Побеждает Синий! Конец." if lang == "ru" else "Blue has won! The end.") in output
    assert main(["rule", "dive.deepest", "--lang", lang]) == 0
    assert ("Жемчуг, dive.deepest" if lang == "ru" else "Pearls, dive.deepest") in capsys.readouterr().out


@site_test
async def test_it_is_played_in_a_room_with_a_computer_and_replayed(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        code = await ann.create(RULE_SET, {"players": "2"}, [PERSON, {"kind": "computer", "player": PLAYER}])
        mine, other = await ann.enter(code), await here.browser().enter(code)
        own, seen = await asyncio.gather(sit_and_play(*mine, 0), watch(*other))
        assert [step["step"] for step in own] == [step["step"] for step in seen] == [2, 3, 4]
        assert here.services.registry.live_rooms[code].room.seats[1].kind == "computer"
        record = (await ann.get(f"/api/rooms/{code}/record")).text
        match = replay(parse_record(record), algoritmus.game(RULE_SET))
        assert own[-1]["views"]["0"] == json.loads(json.dumps(match.view(0)))
        replayed = (await ann.post("/api/replay", record)).json()
        assert replayed["rule_set"] == RULE_SET
        assert [step["view"] for step in replayed["steps"][1:]] == [step["views"][""] for step in seen]
        assert [step["happened"] for step in replayed["steps"][1:]] == [step["happened"][""] for step in seen]


@site_test
async def test_the_page_finds_its_choices_rules_and_words(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        games = (await ann.get("/api/games")).json()
        assert games["families"] == list(algoritmus.GAMES)
        assert games["games"][-1]["choices"] == {"players": ["2", "3"]}
        assert set((await ann.get("/api/rules/pearls?lang=ru")).json()) == set(tiny.RULES)
        assert "pearls-title = Жемчуг" in (await ann.get("/api/words/ru")).text
        assert "export type View = PearlsView;" in typescript([tiny.PACKAGE])


def test_its_record_is_replayed_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", RULE_SET, "--games", "1", "--save", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    assert main(["replay", str(path), "--explain", "ru"]) == 0
    assert "Игра окончена" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["simulate", "--games", "3", "--jobs", "2"], ["terminal"]])
def test_a_game_without_optional_parts_is_played_too(command: list[str]) -> None:
    """In a process of its own: other tests do not know it."""
    name, *options = command
    words = [name, "nim/plain", "--players", "random,random", *options, "--register", "tests.contract.bare"]
    done = subprocess.run([sys.executable, "-m", "algoritmus", *words], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("nim.last 3" if name == "simulate" else "take") in done.stdout
