"""The arrows of docs/architecture.md: who may import whom, and that the resolver knows no edition by name."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "algoritmus"
MODULES = sorted(SOURCE.rglob("*.py"))

ALLOWED = {
    "core": {"core"},
    "golems": {"core", "golems"},
    "progers": {"core", "progers"},
    "explain": {"explain", "golems.rules", "progers.rules"},
    "bots": {"core", "bots"},
    "match.py": {"core"},
    "referee": {"core", "golems", "progers", "referee"},
}
THIRD_PARTY = {"explain": {"fluent"}, "server": {"msgspec", "starlette", "uvicorn"}}
RESOLVER = {
    "golems": "program laying state scene resolve movement conditions combat logic automata round bonus goals events",
    "progers": "program laying state scene resolve movement samples beam lifts round events",
}
NAMES = {
    "golems": ("blocks", "energy", "cards", "board", "BLOCKS", "ENERGY", "CARDS", "BOARD"),
    "progers": ("basic", "full", "BASIC", "FULL"),
}


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
            found |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "algoritmus"}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_its_room_may(path: Path) -> None:
    allowed = ALLOWED.get(room(path))
    for name in imports(path):
        top, _, rest = name.partition(".")
        if top != "algoritmus":
            known = sys.stdlib_module_names | THIRD_PARTY.get(room(path), set())
            assert top in known, f"{path} imports {name}"
        elif allowed is not None and rest:
            inside = any(rest == one or rest.startswith(f"{one}.") for one in allowed)
            assert inside, f"{path} imports {name}"


def resolver_modules() -> list[Path]:
    return [SOURCE / game / f"{name}.py" for game, names in RESOLVER.items() for name in names.split()]


@pytest.mark.parametrize("path", resolver_modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_resolver_code_names_an_edition(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        named = node.value if isinstance(node, ast.Constant) else node.id if isinstance(node, ast.Name) else None
        assert named not in NAMES[room(path)], f"{path}:{getattr(node, 'lineno', '?')} names the edition {named}"
