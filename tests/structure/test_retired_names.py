"""Retired names stay retired: private words that were replaced by usual ones, as identifiers and file names.

Prose, message ids, wire words and storage keys are not looked at. docs/glossary.md has the usual words.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "algoritmus"
RETIRED = {  # as a whole identifier, or as a word of one: `Opened`, `is_flying`, `labyrinth_of`
    "law", "riddle", "riddles", "labyrinth", "easel", "workshop", "purse", "whim", "errand", "errands", "labour",
    "chores", "company", "flight", "flights", "flying", "deed", "deeds", "shelf", "aloud",
}  # fmt: skip
WHOLE = {  # only as a whole identifier: usual words elsewhere
    "Opened", "Breath", "Lay", "Stride", "Closing", "Fan", "Promise", "Spent", "Imagination", "Ran", "Tried", "Made",
    "Drafted", "Built", "Reviewed", "Counted", "Stroke", "Strokes", "Lane", "hopes", "is_tired", "let_go",
    "go_on", "Told", "Wish", "Family", "telling", "OwnField", "parse_own", "str_own", "own_field", "own_layout",
    "read_own", "is_told", "cards_told",
}  # fmt: skip
ENDINGS = ("Told", "Wish", "Shown")
PYTHON = sorted(SOURCE.rglob("*.py"))
PAGE = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))


def words_of(name: str) -> set[str]:
    """The words of a name in snake case or camel case."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def is_retired(name: str) -> bool:
    return name in WHOLE or bool(words_of(name) & RETIRED) or (name[:1].isupper() and name.endswith(ENDINGS))


def defined(tree: ast.AST) -> Iterator[str]:
    """Names of classes, functions, arguments, variables and attributes that a module gives."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_defines_a_retired_name(path: Path) -> None:
    names = {*defined(ast.parse(path.read_text(encoding="utf-8"))), *path.relative_to(SOURCE).with_suffix("").parts}
    assert sorted(name for name in names if is_retired(name)) == []


@pytest.mark.parametrize("path", PAGE, ids=lambda path: str(path.relative_to(ROOT / "web")))
def test_no_file_of_the_page_has_a_retired_name(path: Path) -> None:
    assert not [part for part in path.relative_to(ROOT / "web" / "src").parts if is_retired(part.split(".")[0])]


@pytest.mark.parametrize("name", ["Opened", "labyrinth", "read_riddle", "HintTold", "SeatWish", "flying", "Family"])
def test_a_retired_name_is_found(name: str) -> None:
    assert is_retired(name)


@pytest.mark.parametrize("name", ["opened", "draft", "lawful", "LiveRoom", "told", "shown", "made"])
def test_a_usual_name_is_left_alone(name: str) -> None:
    assert not is_retired(name)
