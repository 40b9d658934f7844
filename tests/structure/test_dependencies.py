"""Dependencies between packages: who may import whom, who may name a game, what stays private to a module."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

import pytest

import algoritmus

SOURCE = Path(__file__).parents[2] / "src" / "algoritmus"
MODULES = sorted(SOURCE.rglob("*.py"))
GAMES = ("golems", "progers")
REGISTRY = "__init__"
TYPES = ("outcomes", "view_types")
INSIDE = {  # the packages of a game, each with those that it may import; the module `package` is the game's entry
    "outcomes": ("outcomes",),
    "view_types": TYPES,
    "rules": (*TYPES, "rules"),
    "components": (*TYPES, "rules", "components"),
    "table": (*TYPES, "rules", "components", "table"),
    "table.setup": (*TYPES, "rules", "components", "table.setup"),
    "text_mode": (*TYPES, "rules", "components", "table", "text_mode"),
    "puzzles": (*TYPES, "rules", "components", "table", "puzzles"),
    "editor": (*TYPES, "rules", "components", "table", "puzzles", "editor"),
    "library": (*TYPES, "rules", "components", "table", "puzzles", "library"),
    "referee": (*TYPES, "rules", "components", "table", "referee"),
    "package": (*TYPES, "rules", "components", "table", "text_mode", "puzzles", "editor", "library", "referee"),
    REGISTRY: (),
}
OUTSIDE = {  # the longest name that fits counts; REGISTRY is the package itself
    "core": {"core"},
    "match": {"core"},
    "explain": {REGISTRY, "core", "explain"},
    "referee": {REGISTRY, "core", "referee"},
    "players": {"core", "players", "analysis.solver"},
    "analysis": {REGISTRY, "core", "match", "explain", "analysis"},
    "analysis.solver": {"core", "analysis.solver"},
    "puzzles": {REGISTRY, "core", "explain", "puzzles"},
    "editor": {REGISTRY, "core", "explain", "puzzles", "editor"},
    "text_mode": {REGISTRY, "core", "explain", "puzzles", "text_mode"},
    "simulate": {REGISTRY, "core", "match", "players"},
    "server.limits": {"server.limits"},
    "server.wire": {REGISTRY, "core", "analysis", "puzzles", "editor", "server.wire"},
    "server.monitoring": {"server.limits", "server.monitoring"},
    "server.workers": {
        REGISTRY, "core", "match", "players", "analysis", "explain", "puzzles", "editor", "referee",
        "server.limits", "server.wire", "server.monitoring", "server.workers",
    },
    "server.store": {REGISTRY, "core", "server.limits", "server.wire", "server.store"},
    "server.rooms": {
        REGISTRY, "core", "match", "players", "simulate", "explain",
        "server.limits", "server.wire", "server.workers", "server.store", "server.monitoring",
        "server.rooms",
    },
    "server.backup": {"core", "server.store", "server.rooms", "server.backup"},
    "server.http": {
        REGISTRY, "core", "players", "explain", "puzzles", "editor", "referee",
        "server.limits", "server.wire", "server.workers", "server.store", "server.rooms",
        "server.monitoring", "server.backup", "server.http",
    },
}  # fmt: skip
ALLOWED = {
    **OUTSIDE,
    **{
        f"games.{game}.{package}".removesuffix(f".{REGISTRY}"): {"core", *(f"games.{game}.{one}" for one in packages)}
        for game in GAMES
        for package, packages in INSIDE.items()
    },
}
ANYTHING = ("cli", "__main__", "server.serve")  # what stands on top
THIRD_PARTY = {
    "explain": {"fluent"},
    "core": {"typing_extensions"},  # for a type checker only
    "server": {
        "asyncpg", "msgspec", "prometheus_client", "segno", "starlette", "uvicorn", "websockets",
    },
}  # fmt: skip
NAMES = {
    "golems": ("blocks", "energy", "cards", "board", "BLOCKS", "ENERGY", "CARDS", "BOARD"),
    "progers": ("basic", "full", "BASIC", "FULL"),
}
each_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))


def name_of(path: Path) -> str:
    """`games.golems.rules.state`; a package has the name of its folder."""
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    return name.removesuffix(f".{REGISTRY}")


def top_package(path: Path) -> str:
    """The first folder, or the game's."""
    first, *rest = path.relative_to(SOURCE).parts
    return rest[0] if first == "games" else first


def fitting(name: str, packages: Collection[str]) -> list[str]:
    return [one for one in packages if name == one or name.startswith(f"{one}.")]


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


def imported_modules(path: Path) -> set[str]:
    """Modules of ours that a module imports; the package itself is the registry."""
    found: set[str] = set()
    for module, name in imports(parsed(path)):
        if module.partition(".")[0] == "algoritmus":
            whole = module.removeprefix("algoritmus").removeprefix(".")
            taken = f"{whole}.{name}".lstrip(".")
            found.add(taken if name and is_module(taken) else whole or REGISTRY)
    return found


@each_module
def test_every_module_belongs_to_a_package(path: Path) -> None:
    name = name_of(path)
    assert name in (REGISTRY, "games", "server") or fitting(name, ALLOWED) or fitting(name, ANYTHING), name


@each_module
def test_a_module_imports_only_what_its_package_may(path: Path) -> None:
    packages = fitting(name_of(path), ALLOWED)
    allowed = ALLOWED[max(packages, key=len)] if packages else None
    for name in imported_modules(path):
        assert allowed is None or fitting(name, allowed), f"{name_of(path)} imports {name}"


@each_module
def test_a_module_imports_no_third_party_package_but_those_of_its_package(path: Path) -> None:
    known = sys.stdlib_module_names | THIRD_PARTY.get(top_package(path), set()) | {"algoritmus"}
    assert {module.partition(".")[0] for module, _ in imports(parsed(path))} <= known


@each_module
def test_no_module_outside_a_game_names_one(path: Path) -> None:
    """Neither in a string nor in an import; whatever differs between games is asked of the game."""
    if path.relative_to(SOURCE).parts[0] == "games" or name_of(path) == REGISTRY:
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


def test_the_registry_says_of_every_game_what_the_game_says() -> None:
    """Rule sets are listed without loading a game."""
    for game, module in algoritmus.GAMES.items():
        package = algoritmus.package(game)
        assert package.id == game
        assert package.rule_sets == [one for one in algoritmus.RULE_SETS if one.startswith(f"{game}/")]
        assert sys.modules[module].__all__ == ["PACKAGE"]


def resolver_modules() -> list[Path]:
    """All of the rules but the editions themselves, and what reads and writes their names."""
    found = [path for game in NAMES for path in (SOURCE / "games" / game / "rules").rglob("*.py")]
    return [
        path for path in found if "editions" not in path.parts and path.stem not in ("rule_ids", "case", "notation")
    ]


@pytest.mark.parametrize("path", resolver_modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_resolver_code_names_an_edition(path: Path) -> None:
    for node in ast.walk(parsed(path)):
        named = node.value if isinstance(node, ast.Constant) else node.id if isinstance(node, ast.Name) else None
        assert named not in NAMES[top_package(path)], f"{path}:{getattr(node, 'lineno', '?')} names the edition {named}"
