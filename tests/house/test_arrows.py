"""The arrows of docs/architecture.md: who may import whom, who may know a game, what may be touched from outside."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import algoritmus

SOURCE = Path(__file__).parents[2] / "src" / "algoritmus"
MODULES = sorted(SOURCE.rglob("*.py"))
GAMES = ("golems", "progers")
SHELF = "__init__"
INSIDE = {  # a game's rooms, each with those that it stands on; its face is the module `family`
    "law": ("law",),
    "box": ("law", "box"),
    "table": ("law", "box", "table"),
    "table.setting": ("law", "box", "table.setting"),
    "shapes": (),
    "aloud": ("law", "box", "table", "aloud"),
    "path": ("law", "box", "table", "path"),
    "family": ("law", "box", "table", "shapes", "aloud", "path"),
    SHELF: (),
}
OUTSIDE = {  # the longest name that fits counts; SHELF is the package itself
    "core": {"core"},
    "match": {"core"},
    "explain": {SHELF, "core", "explain"},
    "referee": {SHELF, "core", "referee"},
    "bots": {"core", "bots", "solver"},
    "solver": {"core", "solver"},
    "solver.told": {"explain", "solver"},
    "solver.commands": {SHELF, "core", "explain", "referee", "solver"},
    "puzzles": {"core", "puzzles"},
    "puzzles.shelf": {SHELF, "core", "puzzles"},
    "puzzles.path": {SHELF, "core", "puzzles"},
    "puzzles.workshop": {SHELF, "core", "puzzles"},
    "puzzles.say": {"core", "explain", "puzzles"},
    "puzzles.drafts": {"core", "puzzles", "explain", "__init__"},
    "puzzles.aloud": {"core", "explain", "puzzles", "terminal"},
    "puzzles.commands": {SHELF, "core", "explain", "puzzles"},
    "review": {SHELF, "core", "match", "explain", "solver"},
    "simulate": {SHELF, "core", "match", "bots"},
    "terminal": {SHELF, "core", "explain"},
    "server.wire": {SHELF, "core", "server.wire"},
    "server.watch": {"server.watch", "server.http.limits"},
    "server.think": {
        SHELF, "core", "match", "bots", "puzzles", "referee", "review", "solver",
        "server.wire", "server.think", "server.watch",
    },
    "server.store": {SHELF, "core", "server.wire", "server.store", "server.http.limits"},
    "server.rooms": {
        SHELF, "core", "match", "bots", "simulate", "server.wire", "server.think", "server.store", "server.rooms",
        "server.http.limits", "server.watch",
    },
    "server.keep": {"core", "server.store", "server.rooms", "server.keep"},
    "server.http": {
        SHELF, "core", "bots", "explain", "puzzles", "referee", "server.wire", "server.think", "server.store",
        "server.rooms", "server.http", "server.watch", "server.keep",
    },
}  # fmt: skip
ALLOWED = {
    **OUTSIDE,
    **{
        f"{game}.{room}".removesuffix(f".{SHELF}"): {"core", *(f"{game}.{one}" for one in rooms)}
        for game in GAMES
        for room, rooms in INSIDE.items()
    },
}
ANYTHING = {"commands", "cli", "__main__", "server.serve"}  # what stands on top
THIRD_PARTY = {
    "explain": {"fluent"},
    "server": {"asyncpg", "msgspec", "prometheus_client", "segno", "starlette", "uvicorn"},
}
NAMES = {
    "golems": ("blocks", "energy", "cards", "board", "BLOCKS", "ENERGY", "CARDS", "BOARD"),
    "progers": ("basic", "full", "BASIC", "FULL"),
}
each_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))


def name_of(path: Path) -> str:
    """`golems.law.state`; a package has the name of its folder, the shelf its own."""
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    return name.removesuffix(f".{SHELF}")


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def fitting(name: str, rooms: set[str] | dict[str, set[str]]) -> list[str]:
    return [one for one in rooms if name == one or name.startswith(f"{one}.")]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every module that is imported, with the name that is taken from it; nothing if it is the module itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative import"
            yield from ((node.module or "", alias.name) for alias in node.names)


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imported_rooms(path: Path) -> set[str]:
    """Modules of ours that a module imports; the package itself is the shelf."""
    found: set[str] = set()
    for module, name in imports(parsed(path)):
        if module.partition(".")[0] == "algoritmus":
            whole = module.removeprefix("algoritmus").removeprefix(".")
            taken = f"{whole}.{name}".lstrip(".")
            found.add(taken if name and is_module(taken) else whole or SHELF)
    return found


@each_module
def test_every_module_has_a_room(path: Path) -> None:
    name = name_of(path)
    assert name == SHELF or name == "server" or fitting(name, ALLOWED) or name in ANYTHING, name


@each_module
def test_a_module_imports_only_what_its_room_may(path: Path) -> None:
    rooms = fitting(name_of(path), ALLOWED)
    allowed = ALLOWED[max(rooms, key=len)] if rooms else None
    for name in imported_rooms(path):
        assert allowed is None or fitting(name, allowed), f"{name_of(path)} imports {name}"


@each_module
def test_a_module_imports_no_third_party_package_but_those_of_its_room(path: Path) -> None:
    known = sys.stdlib_module_names | THIRD_PARTY.get(room(path), set()) | {"algoritmus"}
    assert {module.partition(".")[0] for module, _ in imports(parsed(path))} <= known


@each_module
def test_nobody_outside_a_game_names_one(path: Path) -> None:
    """Neither in a string nor in an import; whatever differs between games is asked of the game."""
    if room(path) in GAMES or name_of(path) == SHELF:
        return
    tree = parsed(path)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = [module for module, _ in imports(tree)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            words.append(node.value)
    named = [word for word in words if re.search(r"\b(golems?|progers|rovers?)\b", word)]
    assert named == []


@each_module
def test_private_names_stay_in_their_module(path: Path) -> None:
    for module, name in imports(parsed(path)):
        private = name.startswith("_") and not name.startswith("__")
        assert not (private and module.startswith("algoritmus")), f"{name_of(path)} takes {name} from {module}"


def test_the_shelf_says_of_every_game_what_the_game_says() -> None:
    """Rule sets are listed without loading a game."""
    for game, module in algoritmus.SHELF.items():
        family = algoritmus.family(game)
        assert family.id == game
        assert family.rule_sets == [one for one in algoritmus.RULE_SETS if one.startswith(f"{game}/")]
        assert sys.modules[module].__all__ == ["FAMILY"]


def resolver_modules() -> list[Path]:
    """All of the law but the editions themselves, and what reads and writes their names."""
    found = [path for game in NAMES for path in (SOURCE / game / "law").rglob("*.py")]
    return [path for path in found if "editions" not in path.parts and path.stem not in ("rules", "case", "notation")]


@pytest.mark.parametrize("path", resolver_modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_resolver_code_names_an_edition(path: Path) -> None:
    for node in ast.walk(parsed(path)):
        named = node.value if isinstance(node, ast.Constant) else node.id if isinstance(node, ast.Name) else None
        assert named not in NAMES[room(path)], f"{path}:{getattr(node, 'lineno', '?')} names the edition {named}"
