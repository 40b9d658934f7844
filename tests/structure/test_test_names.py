"""Names in tests, benchmarks and tools: retired words come back neither in file names nor in functions and classes."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("tests", "bench", "tools")
FILES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if path.name != "__init__.py")
RETIRED = {  # in the name of a file, a function or a class
    "aloud", "chore", "chores", "company", "deed", "deeds", "easel", "errand", "errands", "flight", "flights", "flying",
    "labour", "labyrinth", "law", "manners", "purse", "riddle", "riddles", "shelf", "stroke", "strokes", "told",
    "whim", "whoever", "workshop",
}  # fmt: skip
RETIRED_FILES = {  # as the whole name of a file of tests: usual words elsewhere
    "alone", "build", "credits", "doors", "drafts", "ends", "face_up", "hands", "keep", "lane", "make", "mended", "own",
    "setting", "shared", "small_things", "still", "stories", "table", "thinking", "watch",
}  # fmt: skip


def words(name: str) -> set[str]:
    """The words of a name in snake case or camel case."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)}


def is_retired_file(name: str) -> bool:
    return (name.startswith("test_") and name.removeprefix("test_") in RETIRED_FILES) or bool(words(name) & RETIRED)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_function_or_class_has_a_retired_name(path: Path) -> None:
    assert not [part for part in path.relative_to(ROOT).with_suffix("").parts if is_retired_file(part)]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names = (node.name for node in ast.walk(tree) if isinstance(node, kinds))
    assert [name for name in names if words(name) & RETIRED] == []


@pytest.mark.parametrize(
    "name", ["test_strokes", "test_own", "test_doors", "riddle_files", "test_flying", "FieldWorkshop"]
)
def test_a_retired_name_is_found(name: str) -> None:
    assert is_retired_file(name)


@pytest.mark.parametrize("name", ["test_strikes", "test_make_path", "table", "test_lawful", "test_custom_fields"])
def test_a_usual_name_is_left_alone(name: str) -> None:
    assert not is_retired_file(name)
