"""Algoritmus: play at programming with Battle of Golems and Progers. This is the shelf with all rule sets."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from algoritmus.core.game import Game

__version__ = "0.1.0"
RULES_VERSION = "1"  # of records: another version may play otherwise
RULE_SETS = ("golems/blocks", "golems/energy", "golems/cards", "golems/board", "progers/basic", "progers/full")


@cache
def game(rule_set: str) -> Game:
    """The rule set with this id, for example `golems/board`; KeyError if there is none."""
    if rule_set not in RULE_SETS:
        raise KeyError(f"there is no rule set {rule_set!r}; there are: {', '.join(RULE_SETS)}")
    family, _, edition = rule_set.partition("/")
    if family == "golems":
        from algoritmus.golems.table.game import Golems

        return Golems(edition, RULES_VERSION)
    from algoritmus.progers.table.game import Progers

    return Progers(edition, RULES_VERSION)
