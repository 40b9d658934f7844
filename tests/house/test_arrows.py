"""The arrows of docs/architecture.md: who may import whom, and that the resolver knows no edition by name."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "algoritmus"
MODULES = sorted(SOURCE.rglob("*.py"))

ALLOWED = {  # the longest name that fits counts
    "core": {"core"},
    "golems.law": {"core", "golems.law"},
    "golems.box": {"core", "golems.law", "golems.box"},
    "golems": {"core", "golems"},
    "progers.law": {"core", "progers.law"},
    "progers.box": {"core", "progers.law", "progers.box"},
    "progers": {"core", "progers"},
    "explain": {"explain", "golems.law.rules", "progers.law.rules"},
    "bots": {"core", "bots", "golems.table.worth", "progers.table.worth", "solver"},
    "match": {"core"},
    "solver": {"core", "solver"},
    "solver.commands": {"core", "explain", "golems.law", "referee", "solver"},
    "referee": {"core", "golems", "progers", "referee"},
}
THIRD_PARTY = {"explain": {"fluent"}, "server": {"msgspec", "starlette", "uvicorn"}}
NAMES = {
    "golems": ("blocks", "energy", "cards", "board", "BLOCKS", "ENERGY", "CARDS", "BOARD"),
    "progers": ("basic", "full", "BASIC", "FULL"),
}


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def allowed_to(path: Path) -> set[str] | None:
    """What a module may import of ours; None for anything."""
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    rooms = [one for one in ALLOWED if name == one or name.startswith(f"{one}.")]
    return ALLOWED[max(rooms, key=len)] if rooms else None


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
    allowed = allowed_to(path)
    for name in imports(path):
        top, _, rest = name.partition(".")
        if top != "algoritmus":
            known = sys.stdlib_module_names | THIRD_PARTY.get(room(path), set())
            assert top in known, f"{path} imports {name}"
        elif allowed is not None and rest:
            inside = any(rest == one or rest.startswith(f"{one}.") for one in allowed)
            assert inside, f"{path} imports {name}"


def resolver_modules() -> list[Path]:
    """All of the law but the editions themselves, and what reads and writes their names."""
    found = [path for game in NAMES for path in (SOURCE / game / "law").rglob("*.py")]
    return [path for path in found if "editions" not in path.parts and path.stem not in ("rules", "case", "notation")]


@pytest.mark.parametrize("path", resolver_modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_resolver_code_names_an_edition(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        named = node.value if isinstance(node, ast.Constant) else node.id if isinstance(node, ast.Name) else None
        assert named not in NAMES[room(path)], f"{path}:{getattr(node, 'lineno', '?')} names the edition {named}"
