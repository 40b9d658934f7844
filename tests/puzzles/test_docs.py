"""docs/path.md: every example in it is read, the puzzles are solved, and its tables are those of the certificates."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from algoritmus.core.reader import read_toml
from algoritmus.games.golems.components.scenarios import read_puzzle, read_scenario
from algoritmus.puzzles.lookup import read
from algoritmus.puzzles.search import solve
from algoritmus.puzzles.user_puzzles import read_user_puzzle

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "path.md").read_text("utf-8")
TASK, PUZZLE, RIVAL, SCENARIO, ROVERS = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)


def test_the_examples_are_what_they_say() -> None:
    assert solve(read(TASK, "task.toml")[1].search_graph()).solvable
    assert read_puzzle(read_toml(PUZZLE, "puzzle.toml"), "puzzle").solutions
    assert solve(read(PUZZLE, "puzzle.toml")[1].search_graph()).solvable
    assert len(read_scenario(SCENARIO, "scenario.toml").seats) == 2
    assert solve(read(ROVERS, "rovers.toml")[1].search_graph()).solvable


@pytest.mark.parametrize("text", [PUZZLE, RIVAL, ROVERS])
def test_the_examples_can_be_put_into_the_folder_of_puzzles(tmp_path: Path, text: str) -> None:
    page = tmp_path / "example.toml"
    page.write_text(text, "utf-8")
    assert solve(read_user_puzzle(page)[1].search_graph()).solvable


def test_the_tables_are_those_of_the_certificates() -> None:
    """If not: python tools/path_table.py."""
    lines = runpy.run_path(str(ROOT / "tools" / "path_table.py"))["lines"]
    assert TEXT.endswith("\n".join(lines()) + "\n")
