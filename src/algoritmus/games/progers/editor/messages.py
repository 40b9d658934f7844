"""Editor messages: names of the pieces of a draft with rovers, and why an edit cannot be done."""

from __future__ import annotations

from typing import Final

from algoritmus.core.package.editing import Fault
from algoritmus.games.progers.rules.codes import TYPES

ROVER: Final = "rover"
GOAL: Final = "goal"
LIFT: Final = "lift"
HILLS: Final = {"hill-1": "1", "hill-2": "2"}
WALLS: Final = {"wall-n": (0, 1), "wall-e": (1, 0)}
SAMPLES: Final = {f"sample-{kind}": kind for kind in TYPES}
MOST_SAMPLES: Final = 12  # on the whole planet

WORDS: Final = {
    "off": "{piece} would be off the field",
    "corner": "the corner {cell} stays free for a base, not for {piece}",
    "taken": "{piece} and {other} are both on {cell}",
    "nothing": "there is nothing here",
    "fixed": "this cannot be done with {piece}",
    "foreign": "these rules have no {piece}",
    "flat": "a lift needs a lower cell beside {cell}",
    "copies": "there are only {most} of this: {piece}",
    "no-goal": "there is no goal yet: put it on a cell",
    "no-cards": "the hand is empty",
    "no-samples": "there are not samples enough for this goal",
    "met": "the rover stands on its goal already, on {cell}",
    "page": "{why}",
}


def fault(code: str, *cells: str, **values: str | int) -> Fault:
    return Fault(code, WORDS[code].format(**values), cells, values)
