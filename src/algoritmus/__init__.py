"""Algoritmus: play at programming with Battle of Golems and Progers. This is the shelf with all games."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from algoritmus.core.family import Family
    from algoritmus.core.game import Game

__version__ = "0.1.0"
SHELF: Final[dict[str, str]] = {  # games and their modules, which are loaded when they are asked for
    "golems": "algoritmus.golems.family",
    "progers": "algoritmus.progers.family",
}
RULE_SETS: Final = ["golems/blocks", "golems/energy", "golems/cards", "golems/board", "progers/basic", "progers/full"]
REGISTERED: Final[list[str]] = []  # modules of more games; other processes of ours are told


def register(*modules: str) -> None:
    """More games on the shelf: each is a module with a FAMILY."""
    for module in modules:
        if module not in REGISTERED:
            found: Family = import_module(module).FAMILY
            REGISTERED.append(module)
            SHELF[found.id] = module
            RULE_SETS.extend(found.rule_sets)


@cache
def family(id_: str) -> Family:
    """The game with this id, for example `golems`; KeyError if there is none."""
    found: Family = import_module(SHELF[id_]).FAMILY
    return found


def families() -> list[Family]:
    """All games, in the order of the shelf."""
    return [family(id_) for id_ in SHELF]


@cache
def game(rule_set: str) -> Game:
    """The rule set with this id, for example `golems/board`; KeyError if there is none."""
    if rule_set not in RULE_SETS:
        raise KeyError(f"there is no rule set {rule_set!r}; there are: {', '.join(RULE_SETS)}")
    id_, _, edition = rule_set.partition("/")
    return family(id_).game(edition)
