"""The brute-force enumerator of puzzles is a witness of its own: it shares no module with the search."""

from __future__ import annotations

import ast
from pathlib import Path

GAME = Path(__file__).parents[4] / "src" / "algoritmus" / "games" / "golems"
PACKAGE = "algoritmus.games.golems."
SEARCH = {"puzzles.search_graph", "puzzles.autonomous", "puzzles.positions", "puzzles.rows"}
SEARCH_NAMES = {"rows_of", "run_all_answers"}  # of modules that both use


def imported(module: str) -> dict[str, set[str]]:
    """The modules of the game that a module imports, and the names it takes from each."""
    tree = ast.parse((GAME / f"{module.replace('.', '/')}.py").read_text("utf-8"))
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {
        one.module.removeprefix(PACKAGE): {alias.name for alias in one.names}
        for one in froms
        if one.module is not None and one.module.startswith(PACKAGE)
    }


def reached(module: str) -> set[str]:
    """All modules of the game that a module needs."""
    found, todo = {module}, [module]
    for one in todo:
        new = {name for name in imported(one) if name not in found and (GAME / f"{name.replace('.', '/')}.py").exists()}
        found |= new
        todo += sorted(new)
    return found


def test_the_enumerator_needs_no_module_of_the_search() -> None:
    assert reached("puzzles.search_graph") >= SEARCH - {"puzzles.autonomous"}
    assert len(reached("puzzles.brute_force")) > len(SEARCH)
    assert not reached("puzzles.brute_force") & SEARCH


def test_the_enumerator_makes_rows_and_answers_by_itself() -> None:
    taken = set[str]().union(*imported("puzzles.brute_force").values())
    assert "judge" in taken  # the referee of whole programs
    assert not taken & SEARCH_NAMES
