"""serve --puzzles and --scenarios: folders of one's own; what is wrong in them is named with its line and skipped."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.own import MOST_BYTES, PUZZLES, SCENARIOS, variable
from algoritmus.core.reader import file_text
from algoritmus.golems.box import scenarios
from algoritmus.server.serve import open_folders

PUZZLE = file_text("algoritmus.golems.box", "data", "puzzles", "lesson-corner.toml")
SCENARIO = file_text("algoritmus.golems.box", "data", "scenarios", "treasure.toml")


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for kind in (PUZZLES, SCENARIOS):
        monkeypatch.setenv(variable(kind), "")
    forget()
    yield
    for kind in (PUZZLES, SCENARIOS):
        os.environ[variable(kind)] = ""
    forget()


def forget() -> None:
    scenarios.load_puzzles.cache_clear()
    scenarios.load_scenarios.cache_clear()


def test_a_puzzle_and_a_scenario_of_ones_own_are_on_offer_and_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "my-corner.toml").write_text(PUZZLE, "utf-8")
    assert open_folders({PUZZLES: str(tmp_path), SCENARIOS: ""})
    forget()
    game = algoritmus.game("golems/blocks")
    assert "my-corner" in game.choices()["puzzle"]
    position = game.setup({"puzzle": "my-corner"}, Seeded("own"))
    ask = game.asks(position)[0]
    position, _ = game.step(position, {0: ask.read(("F", "R", "F"))}, Seeded("own"))
    assert game.result(position) is not None
    other = tmp_path / "stories"
    other.mkdir()
    (other / "my-treasure.toml").write_text(SCENARIO, "utf-8")
    assert open_folders({PUZZLES: "", SCENARIOS: str(other)})
    forget()
    assert "my-treasure" in scenarios.load_scenarios()


@pytest.mark.parametrize(
    ("kind", "name", "text", "reason"),
    [
        (PUZZLES, "own", PUZZLE.replace('cells = ["', 'cells = ["z'), "own.toml, line "),
        (PUZZLES, "own", PUZZLE.replace("solutions", "# solutions"), "the key 'solutions' is missing"),
        (PUZZLES, "own", "this is = not = toml", "own.toml, line 1: this is not TOML"),
        (PUZZLES, "lesson-corner", PUZZLE, "already: give the file another name"),
        (PUZZLES, "own", 'rules = "basic"', "own.toml, line 1: "),
        (SCENARIOS, "own", 'rules = "basic"', "own.toml, line 1: Progers has no scenarios"),
        (PUZZLES, "own", "#" * (MOST_BYTES + 1), "bytes are no page"),
        (SCENARIOS, "own", PUZZLE, "belongs into the folder of puzzles"),
    ],
)
def test_a_wrong_file_is_named_with_line_and_reason_and_skipped(
    tmp_path: Path, kind: str, name: str, text: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    good, page = ("good", PUZZLE) if kind == PUZZLES else ("good", SCENARIO)
    (tmp_path / f"{good}.toml").write_text(page, "utf-8")
    assert open_folders({kind: str(tmp_path)})
    told = capsys.readouterr().err
    assert reason in told
    assert "skipped" in told
    assert "1 read" in told
    forget()
    found = scenarios.load_puzzles() if kind == PUZZLES else scenarios.load_scenarios()
    assert "good" in found
    assert name == "lesson-corner" or name not in found


def test_what_is_no_text_or_no_folder_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "folder.toml").mkdir()
    assert open_folders({PUZZLES: str(tmp_path)})
    told = capsys.readouterr().err
    assert "bytes.toml, line 1: this is not UTF-8" in told
    assert "folder.toml, line 1: it cannot be read" in told
    assert not open_folders({PUZZLES: str(tmp_path / "nowhere")})
    assert "there is no such folder" in capsys.readouterr().err
