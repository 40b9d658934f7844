"""The commands as people type them: what they print, and what a wrong word gets."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from algoritmus import RULE_SETS
from algoritmus.cli import main
from algoritmus.cli.command import ERASE_LINE, ProgressLine
from tests import shipped
from tests.cli.screen import Screen

CASE = {
    "game": "golems",
    "edition": "blocks",
    "field": ["...."],
    "golems": [{"name": "red", "at": "a1", "facing": "E"}, {"name": "blue", "at": "c1", "facing": "W"}],
    "rounds": [{"programs": {"red": ["F"], "blue": ["F"]}}],
}


class Stdin:
    """Standard input with these bytes."""

    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)

    def read(self) -> str:
        return self.buffer.read().decode()


def feed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", Stdin(data))


def test_referee_settles_a_file_and_explains_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "case.json"
    file.write_text(json.dumps(CASE), encoding="utf-8")
    assert main(["referee", str(file)]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["rows"][0]["golems"]["red"]["at"] == "a1"
    assert "sentence" not in plain["rows"][0]["events"][0]
    said = {}
    for lang in ("ru", "en"):
        assert main(["referee", str(file), "--explain", lang]) == 0
        said[lang] = json.loads(capsys.readouterr().out)["rows"][0]["events"][0]
        assert said[lang]["rule"] == "move.same-cell"
    assert said["ru"]["sentence"] != said["en"]["sentence"]


def test_referee_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    feed(monkeypatch, json.dumps(CASE).encode())
    assert main(["referee", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["result"]["over"] is False


@pytest.mark.parametrize("data", [b"", b"nonsense", b"[]", b'{"game": "chess"}', b"\xff\xfe", b"[" * 100_000])
def test_referee_answers_what_is_no_case_with_an_error_and_status_2(
    data: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, data)
    assert main(["referee", "-"]) == 2
    error = json.loads(capsys.readouterr().out)["error"]
    assert error["code"] == "case.syntax"
    assert error["message"]


def test_referee_says_when_there_is_no_such_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "no-such-file.json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["where"] == "no-such-file.json"


def test_referee_lines_gives_one_answer_per_line_and_status_0(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, json.dumps(CASE).encode() + b"\n\n  \nnonsense\n" + json.dumps(CASE).encode())
    assert main(["referee", "--lines"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [("error" in json.loads(line)) for line in lines] == [False, True, False]


def test_rule_prints_the_rule_of_every_game_that_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "end.limit", "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    assert "Битва големов, end.limit" in out
    assert "Прогеры, end.limit" in out
    assert main(["rule", "no.such"]) == 2
    assert "no.such" in capsys.readouterr().err


def test_games_lists_all_rule_sets_with_their_ways(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    for word in (*RULE_SETS, "beginner", "autonomous", "junior", "three-gears", "seven-league-boots"):
        assert word in out
    assert main(["games", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == set(RULE_SETS)


@pytest.mark.parametrize("rule_set", shipped.RULE_SETS)
def test_simulate_ends_with_one_json_object(rule_set: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [rule_set, "--players", "random,greedy", "--games", "2", "--limit", "3", "--json", "--save", str(tmp_path)]
    assert main(["simulate", *words]) == 0
    facts = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert facts["games"] == 2
    assert [seat["player"] for seat in facts["seats"]] == ["random", "greedy"]
    assert sum(facts["ends"].values()) == 2
    records = sorted(tmp_path.iterdir())
    ends = [line.split() for one in records for line in one.read_text().splitlines() if line.startswith("end ")]
    assert facts["draws"] == sum(len(end) > 3 for end in ends)
    assert len(records) == 2
    for lang in ("en", "ru"):
        assert main(["replay", str(records[0]), "--explain", lang]) == 0
        assert len(capsys.readouterr().out.splitlines()) > 5


@pytest.mark.parametrize(
    ("rule_set", "players"),
    [("golems/energy", "random,random"), ("golems/blocks", "greedy,random"), ("progers/full", "random,random")],
)
def test_simulate_gives_the_same_on_any_number_of_processes(
    rule_set: str, players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same score, and every single game the same, byte for byte."""
    words = ["simulate", rule_set, "--players", players, "--games", "41", "--limit", "2", "--json"]
    scores, records = [], []
    for jobs in ("1", "2", "3"):
        folder = tmp_path / jobs
        assert main([*words, "--jobs", jobs, "--save", str(folder)]) == 0
        facts = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert facts.pop("games_per_second") > 0
        scores.append(facts)
        records.append({path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()})
    assert scores[0] == scores[1] == scores[2]
    assert records[0] == records[1] == records[2]
    assert len(set(records[0].values())) == len(records[0]) == 41


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["golems/board", "--players", "random,nobody"], "no player 'nobody'"),
        (["golems/board", "--way", "sideways"], "'sideways' is not one of"),
        (["golems/board", "--scenario", "nowhere"], "'nowhere' is not one of"),
        (["golems/board", "--limit", "0"], "no number of rounds"),
        (["golems/board", "--option", "colour=red"], "no option 'colour'"),
        (["golems/board", "--option", "nonsense"], "NAME=VALUE"),
        (["golems/board", "--scenario", "three-gears", "--players", "random,random,random"], "2 players are needed"),
        (["progers/full", "--option", "planet=cheese"], "'cheese'"),
    ],
)
def test_a_wrong_word_is_named_and_nothing_is_played(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words, "--games", "1"]) == 2
    shown = capsys.readouterr()
    assert complaint in shown.err
    assert shown.out == ""


def test_replay_refuses_what_is_no_record_or_plays_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "golems/energy", "--way", "standard", "--games", "1", "--save", str(tmp_path)]) == 0
    capsys.readouterr()
    record = next(tmp_path.iterdir())
    text = record.read_text(encoding="utf-8")
    for broken, complaint in (
        ("nonsense", "line 1"),
        (text.replace("golems/energy 3", "golems/energy 0").replace("\nend ", "\nend end.none "), "version 0"),
        (text.replace("game golems/energy", "game golems/marble"), "golems/marble"),
        (text.replace(" / ", " A A A A A / ", 1), "does not play"),
        (text.replace(" / ", " ", 1), "2 seats are asked, 1 have answered"),
        (text.replace("digest ", "digest 0"), "another end"),
        (text.replace("\nseed ", "\nchance "), "line"),
    ):
        record.write_text(broken, encoding="utf-8")
        assert main(["replay", str(record)]) == 2, complaint
        assert complaint in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "nothing")]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m algoritmus games | head -n 1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert done.stdout == "golems/blocks\n"
    assert "Traceback" not in done.stderr


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the line of progress shows."""
    shown: list[str] = []
    monkeypatch.setattr(ProgressLine, "show", lambda _, text: shown.append(text))
    return shown


def test_the_bar_begins_at_nothing_and_moves_with_few_games_too(shown: list[str]) -> None:
    assert main(["simulate", "golems/energy", "--players", "random", "--games", "5"]) == 0
    assert shown == [f"[{'#' * 6 * done}{'.' * 6 * (5 - done)}] {done}/5" for done in range(5)] + [
        f"[{'#' * 30}] 5/5\n"
    ]


def test_an_interrupted_simulation_tells_what_came_out_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def show(_: ProgressLine, text: str) -> None:
        if text.endswith(" 3/5"):
            raise KeyboardInterrupt

    monkeypatch.setattr(ProgressLine, "show", show)
    assert main(["simulate", "golems/energy", "--players", "random", "--games", "5"]) == 0
    output = capsys.readouterr()
    assert "3 games:" in output.out
    assert "stopped after 3 of 5 games" in output.err


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, nobody = Screen(), io.StringIO()
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    lines = [ProgressLine(out, 0.2) for out in (screen, nobody)]
    for seconds in (0.1, 0.2, 0.3, 0.4):
        now[0] = seconds
        for line in lines:
            line.show(f"after {seconds}")
    for line in lines:
        line.clear()
    assert screen.said == f"{ERASE_LINE}after 0.2{ERASE_LINE}after 0.4{ERASE_LINE}"
    assert nobody.getvalue() == ""
