"""User folders (serve --puzzles, --scenarios): their files are read and played; a fault is named with its line.

A file that the editor writes is read from a folder and played as a task.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.package.editing import PUT, PUZZLE, SET, Edit, EditorView
from algoritmus.core.reader import file_text
from algoritmus.core.user_folder import KINDS, MOST_BYTES, PUZZLES, SCENARIOS, variable
from algoritmus.editor.pages import edit_page
from algoritmus.explain.catalogue import LANGS
from algoritmus.games.golems.components import scenarios
from algoritmus.puzzles import path
from algoritmus.puzzles.certificate import digest
from algoritmus.puzzles.lookup import support_of
from algoritmus.puzzles.toml_page import print_page
from algoritmus.puzzles.user_puzzles import user_puzzles
from algoritmus.server.serve import open_folders
from algoritmus.server.wire.jobs import PathJob, TaskJob
from algoritmus.server.wire.tasks import TaskHintRequest, TaskTryRequest, UserPuzzleRequest
from algoritmus.server.workers import tasks as jobs
from tests.spoilt_toml import spoilt

CORNER = file_text("algoritmus.games.golems.components", "data", "puzzles", "lesson-corner.toml")
TREASURE = file_text("algoritmus.games.golems.components", "data", "scenarios", "treasure.toml")
KNOWN = "edition = blocks, energy, cards, board; rules = basic, full"
GOAL = Edit(PUT, "goal", at=(0, 2))
MADE = {
    "one-golem": [GOAL],
    "rival": [GOAL, Edit(PUT, "start2", at=(3, 3)), Edit(SET, "program2", value="F L")],
    "token": [Edit(SET, "box", value="golems/board"), GOAL, Edit(SET, "not", value="1")],
    "rovers": [
        Edit(SET, "box", value="progers/basic"), Edit(PUT, "goal", at=(1, 3)), Edit(PUT, "rover2", at=(3, 3)),
        Edit(SET, "turns2", value="F / pass"),
    ],
    "algorithm": [Edit(SET, "box", value="progers/full"), Edit(PUT, "goal", at=(1, 2))],
}  # fmt: skip


def made(edits: list[Edit]) -> EditorView:
    found = edit_page(PUZZLE, "", None)
    for edit in edits:
        found = edit_page(PUZZLE, found.built.text, edit)
        assert found.built.refused is None, found.built.refused
    return found


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for kind in KINDS:
        monkeypatch.setenv(variable(kind), "")
    forget()
    yield
    for kind in KINDS:
        os.environ[variable(kind)] = ""
    forget()


def forget() -> None:
    user_puzzles.cache_clear()
    scenarios.load_puzzles.cache_clear()
    scenarios.load_scenarios.cache_clear()


@cache
def file_of(name: str) -> str:
    return jobs.prove_user_puzzle(UserPuzzleRequest(made(MADE[name]).page)).toml


def write(folder: Path, name: str, text: str) -> None:
    (folder / f"{name}.toml").write_text(text, "utf-8")


def write_made(folder: Path) -> None:
    for name in MADE:
        write(folder, name, file_of(name))


def test_a_file_of_the_editor_is_read_and_played_as_a_task(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_made(tmp_path)
    assert open_folders({PUZZLES: str(tmp_path)})
    assert f"{len(MADE)} read" in capsys.readouterr().err
    shown = msgspec.json.encode(jobs.path(PathJob())).decode()
    for name, edits in MADE.items():
        assert f'"id":"{name}"' in shown
        task = jobs.show(TaskJob(name))
        proof = jobs.prove_user_puzzle(UserPuzzleRequest(made(edits).page))
        assert (task.cards, task.optima, task.covered) == (proof.cards, proof.optima, proof.covered)
        best = jobs.find(name)
        assert jobs.try_program(TaskTryRequest(name, best.puzzle.answer(best.optimum))).verdict.kind == "shortest"
        for step in range(len(task.hints)):
            rung = jobs.hint(TaskHintRequest(name, step))
            assert set(rung.sentence) == set(LANGS)
            assert rung.task == ""
    assert list(scenarios.load_puzzles())[-1] == "one-golem"  # the others are no puzzles for a table


@pytest.mark.parametrize("id_", ["logic-10", "logic-09", "repeat-12", "basic-11", "full-12"])
def test_tokens_rivals_and_passes_in_a_solution_are_read_and_played(tmp_path: Path, id_: str) -> None:
    """A task's page with its best program among the solutions."""
    one, support = path.task(id_), support_of("golems" if id_[0] in "lr" else "progers")
    page = tomllib.loads(support.task_pages()[id_])
    text = print_page(support.with_solution({key: page[key] for key in page if key != "task"}, one.optimum))
    write(tmp_path, "mine", text)
    assert open_folders({PUZZLES: str(tmp_path)})
    assert user_puzzles().faults == []
    assert digest(user_puzzles().found["mine"][1]) == one.proof["digest"]


def test_a_puzzle_and_a_scenario_of_ones_own_are_on_offer_and_can_be_played(tmp_path: Path) -> None:
    write(tmp_path, "my-corner", CORNER)
    assert open_folders({PUZZLES: str(tmp_path), SCENARIOS: ""})
    forget()
    game = algoritmus.game("golems/blocks")
    assert "my-corner" in game.options.choices()["puzzle"]
    position = game.setup({"puzzle": "my-corner"}, Seeded("own"))
    ask = game.asks(position)[0]
    position, _ = game.step(position, {0: ask.read(("F", "R", "F"))}, Seeded("own"))
    assert game.result(position) is not None
    other = tmp_path / "stories"
    other.mkdir()
    write(other, "my-treasure", TREASURE)
    assert open_folders({PUZZLES: "", SCENARIOS: str(other)})
    forget()
    assert "my-treasure" in scenarios.load_scenarios()


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "reason"),
    [
        ("rival", 'solutions = [\n  ["F ; F"],\n]\n', "", 1, "the key 'solutions' is missing"),
        ("rovers", 'solutions = [\n  ["J F"],\n]\n', "solutions = []\n", 0, "needs at least one solution"),
        ("rival", '["F ; F"]', '["F ; L"]', 0, "does not reach the goal"),
        ("rival", '["F ; F"]', '["F ; Z"]', 0, "there is no card"),
        ("rival", 'program = "F ; L"', 'program = "F ; 9"', 0, "9"),
        ("token", '["F ; F ; F"]', '["xor F ; F ; F"]', 0, "no token xor"),
        ("rovers", '["J F"]', '["F"]', 0, "does not reach the goal"),
        ("rovers", '["J F"]', '["F F F F F"]', 0, "cannot be laid here"),
        ("rovers", 'turns = ["F", "pass"]', 'turns = ["F", "Q"]', 0, "is no word of a turn"),
    ],
)
def test_a_fault_in_what_the_editor_makes_is_named_with_line_and_reason(
    tmp_path: Path, name: str, old: str, new: str, line: int, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = file_of(name)
    write_made(tmp_path)
    write(tmp_path, name, spoilt(text, old, new))
    place = line or text[: text.index(old)].count("\n") + 1
    assert_named_and_skipped(PUZZLES, tmp_path, name, place, reason, capsys)


@pytest.mark.parametrize(
    ("kind", "name", "text", "line", "reason"),
    [
        (PUZZLES, "own", spoilt(CORNER, 'cells = ["', 'cells = ["z'), 27, "'zc3' is not a cell"),
        (PUZZLES, "own", spoilt(CORNER, "solutions", "# solutions"), 1, "the key 'solutions' is missing"),
        (PUZZLES, "own", "this is = not = toml", 1, "this is not TOML"),
        (PUZZLES, "lesson-corner", CORNER, 1, "already: give the file another name"),
        (PUZZLES, "own", 'rules = "basic"', 1, "the key 'heights' is missing"),
        (PUZZLES, "own", 'rules = "energy"', 1, f"'rules': the text 'energy' names no rules; there are: {KNOWN}"),
        (PUZZLES, "own", "\nrules = ['basic']", 2, f"'rules': a list names no rules; there are: {KNOWN}"),
        (
            PUZZLES,
            "own",
            spoilt(CORNER, '"blocks"', '"basic"'),
            1,
            f"'edition': the text 'basic' names no rules; there are: {KNOWN}",
        ),
        (PUZZLES, "own", "#" * (MOST_BYTES + 1), 1, "bytes are no page"),
        (SCENARIOS, "own", 'rules = "basic"', 1, "Progers has no scenarios"),
        (SCENARIOS, "own", CORNER, 8, "belongs into the folder of puzzles"),
    ],
)
def test_a_wrong_file_is_named_with_line_and_reason(
    tmp_path: Path, kind: str, name: str, text: str, line: int, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, name, text)
    assert_named_and_skipped(kind, tmp_path, name, line, reason, capsys)


def assert_named_and_skipped(
    kind: str, folder: Path, name: str, line: int, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And the rest is read."""
    write(folder, "good", CORNER if kind == PUZZLES else TREASURE)
    assert open_folders({kind: str(folder)})
    fault, read = capsys.readouterr().err.splitlines()
    assert fault.startswith(f"--{kind}: {name}.toml, line {line}: ")
    assert reason in fault
    assert fault.endswith("; skipped")
    assert read.endswith(f": {len(list(folder.iterdir())) - 1} read")
    assert name not in user_puzzles().found
    forget()
    found = scenarios.load_puzzles() if kind == PUZZLES else scenarios.load_scenarios()
    assert "good" in found
    assert name == "lesson-corner" or name not in found


def test_binary_files_and_missing_folders_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "folder.toml").mkdir()
    assert open_folders({PUZZLES: str(tmp_path)})
    errors = capsys.readouterr().err
    assert "bytes.toml, line 1: this is not UTF-8" in errors
    assert "folder.toml, line 1: it cannot be read" in errors
    assert not open_folders({PUZZLES: str(tmp_path / "nowhere")})
    assert "there is no such folder" in capsys.readouterr().err
