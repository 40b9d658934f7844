"""serve --puzzles: whatever the editor makes is read from the folder as its file, and played as a task."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import algoritmus
from algoritmus.core.building import PUT
from algoritmus.core.drafting import PUZZLE, SET, Stroke
from algoritmus.core.own import PUZZLES, variable
from algoritmus.explain.catalogue import LANGS
from algoritmus.golems.box import scenarios
from algoritmus.puzzles import path
from algoritmus.puzzles.certificate import digest
from algoritmus.puzzles.drafts import Drafted, make
from algoritmus.puzzles.own import own_puzzles
from algoritmus.puzzles.page import print_page
from algoritmus.server.http import library
from algoritmus.server.serve import open_folders
from algoritmus.server.think import path as jobs

GOAL = Stroke(PUT, "goal", at=(0, 2))
MADE = {
    "one-golem": [GOAL],
    "rival": [GOAL, Stroke(PUT, "start2", at=(3, 3)), Stroke(SET, "program2", value="F L")],
    "token": [Stroke(SET, "box", value="golems/board"), GOAL, Stroke(SET, "not", value="1")],
    "rovers": [
        Stroke(SET, "box", value="progers/basic"), Stroke(PUT, "goal", at=(1, 3)), Stroke(PUT, "rover2", at=(3, 3)),
        Stroke(SET, "turns2", value="F / pass"),
    ],
    "algorithm": [Stroke(SET, "box", value="progers/full"), Stroke(PUT, "goal", at=(1, 2))],
}  # fmt: skip


def made(strokes: list[Stroke]) -> Drafted:
    found = make(PUZZLE, "", None)
    for stroke in strokes:
        found = make(PUZZLE, found.text, stroke)
        assert found.refused is None, found.refused
    return found


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(variable(PUZZLES), "")
    forget()
    yield
    os.environ[variable(PUZZLES)] = ""
    forget()


def forget() -> None:
    own_puzzles.cache_clear()
    library.path.cache_clear()
    scenarios.load_puzzles.cache_clear()


def files_in(folder: Path) -> dict[str, str]:
    files = {name: jobs.show_own(made(strokes).page).toml for name, strokes in MADE.items()}
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return files


def test_what_the_editor_makes_is_read_and_played_as_a_task(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files_in(tmp_path)
    assert open_folders({PUZZLES: str(tmp_path)})
    assert f"{len(MADE)} read" in capsys.readouterr().err
    shown = library.path().decode()
    for name, strokes in MADE.items():
        assert f'"id":"{name}"' in shown
        task = jobs.show_task(name)
        proof = jobs.show_own(made(strokes).page)
        assert (task.cards, task.optima, task.covered) == (proof.cards, proof.optima, proof.covered)
        best = jobs.found(name)
        assert jobs.try_task(name, best.puzzle.answer(best.optimum)).verdict.kind == "shortest"
        for step in range(len(task.hints)):
            told = jobs.task_hint(name, step, [])
            assert set(told.sentence) == set(LANGS)
            assert told.task == ""
    assert list(scenarios.load_puzzles())[-1] == "one-golem"  # the others are no puzzles for a table


@pytest.mark.parametrize("id_", ["logic-10", "logic-09", "repeat-12", "basic-11", "full-12"])
def test_tokens_rivals_and_passes_in_a_solution_are_read_and_played(tmp_path: Path, id_: str) -> None:
    """A task's page with its best program among the solutions."""
    one, family = path.task(id_), algoritmus.family("golems" if id_[0] in "lr" else "progers")
    page = tomllib.loads(family.task_pages()[id_])
    text = print_page(family.with_solution({key: page[key] for key in page if key != "task"}, one.optimum))
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert open_folders({PUZZLES: str(tmp_path)})
    assert own_puzzles().faults == []
    assert digest(own_puzzles().found["mine"][1]) == one.proof["digest"]


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
def test_a_wrong_file_is_named_with_line_and_reason_and_the_rest_is_read(
    tmp_path: Path, name: str, old: str, new: str, line: int, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = files_in(tmp_path)[name]
    assert text.count(old) == 1, text
    (tmp_path / f"{name}.toml").write_text(text.replace(old, new), "utf-8")
    place = line or text[: text.index(old)].count("\n") + 1
    assert open_folders({PUZZLES: str(tmp_path)})
    told = capsys.readouterr().err
    assert f"{name}.toml, line {place}: " in told
    assert reason in told
    assert f"{len(MADE) - 1} read" in told
    assert name not in own_puzzles().found
