"""One meaning for one class name in the whole codebase."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "algoritmus"
GAMES = ("golems", "progers")  # the same name means the same role in both


def defined() -> dict[str, list[Path]]:
    """The places of every class; wire types are named after the type that they show."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        if place.name != "view_types.py" and place.parts[:2] != ("server", "wire"):
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(place)
    return found


def test_a_class_name_stands_once_or_once_in_each_game() -> None:
    twice = {}
    for name, places in defined().items():
        packages = [place.parts[1] if place.parts[0] == "games" else place.parts[0] for place in places]
        if len(packages) != len(set(packages)) or (len(packages) > 1 and not set(packages) <= set(GAMES)):
            twice[name] = [place.as_posix() for place in places]
    assert not twice
