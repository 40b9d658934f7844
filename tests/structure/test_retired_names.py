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
USUAL = {"Promise", "aloud"}  # on the page: a class of the browser, and the key of a setting in local storage
ON_THE_PAGE = {  # only as a whole identifier, and only on the page
    "told", "kept", "bench", "Lid", "Give", "Listed", "Kept", "Bench", "sight", "sights", "door", "school",
}  # fmt: skip
PYTHON = sorted(SOURCE.rglob("*.py"))
WEB = ROOT / "web"
PAGE = sorted(
    path for folder in ("src", "tests") for path in (WEB / folder).rglob("*.*") if path.suffix in (".ts", ".svelte")
)
PRINTED = WEB / "src" / "protocol.ts"  # from names of Python, which are looked at there
SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)
EXPRESSION = re.compile(r"\{[^{}]*\}")  # in markup
PROSE = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*|'[^'\n]*'|\"[^\"\n]*\"", re.DOTALL)  # comments and strings
IDENTIFIER = re.compile(r"(?<!\.)\b[A-Za-z_]\w*")  # not behind a dot: fields of the protocol keep their names


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


def identifiers(path: Path) -> set[str]:
    """Names in a file of the page: in TypeScript, in the script of a component, and in its markup."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        markup = SCRIPT.sub("", text).split("<style>")[0]
        text = "\n".join([*SCRIPT.findall(text), *EXPRESSION.findall(markup)])
    return set(IDENTIFIER.findall(PROSE.sub("", text)))


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_module_defines_a_retired_name(path: Path) -> None:
    names = {*defined(ast.parse(path.read_text(encoding="utf-8"))), *path.relative_to(SOURCE).with_suffix("").parts}
    assert sorted(name for name in names if is_retired(name)) == []


@pytest.mark.parametrize("path", PAGE, ids=lambda path: str(path.relative_to(WEB)))
def test_no_file_of_the_page_has_a_retired_name(path: Path) -> None:
    assert not [part for part in path.relative_to(WEB).parts if is_retired(part.split(".")[0])]


@pytest.mark.parametrize(
    "path", [path for path in PAGE if path != PRINTED], ids=lambda path: str(path.relative_to(WEB))
)
def test_no_file_of_the_page_uses_a_retired_name(path: Path) -> None:
    assert sorted(name for name in identifiers(path) - USUAL if is_retired(name) or name in ON_THE_PAGE) == []


def test_identifiers_of_a_component_are_found(tmp_path: Path) -> None:
    component = tmp_path / "Component.svelte"
    component.write_text(
        """<script lang="ts">
  /** prose */
  import { type One as alias } from './text'; // comment
  let { prop, width = 3 }: { prop: string } = $props();
  class Store {
    private field = $state(0);
    load(parameter: string): void { call("text", one => one.property); }
  }
</script>
{#each list as item (item)}<p class="attribute">markup</p>{/each}
{#snippet row(cell: string)}{cell}{/snippet}
<style>.selector { color: red }</style>
""",
        encoding="utf-8",
    )
    names = identifiers(component)
    assert {"alias", "prop", "width", "Store", "field", "load", "parameter", "one", "item", "row", "cell"} <= names
    assert not names & {"prose", "text", "comment", "property", "attribute", "markup", "selector", "color"}


@pytest.mark.parametrize("name", ["Opened", "labyrinth", "read_riddle", "HintTold", "SeatWish", "flying", "Family"])
def test_a_retired_name_is_found(name: str) -> None:
    assert is_retired(name)


@pytest.mark.parametrize("name", ["opened", "draft", "lawful", "LiveRoom", "told", "shown", "made"])
def test_a_usual_name_is_left_alone(name: str) -> None:
    assert not is_retired(name)
