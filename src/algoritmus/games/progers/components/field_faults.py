"""Faults of a planet, and of a puzzle on it: a code, and its words."""

from __future__ import annotations

from typing import Final

from algoritmus.core.package.editing import Fault

WORDS: Final = {
    "rules": "there is no rule set {rules!r}",
    "syntax": "{word!r} means nothing here: see docs/notation.md",
    "long": "a planet is written in {most} characters at most",
    "block": "the {rules} rules have no block {piece!r}",
    "box": "the block {piece!r} must be used once, not {count} times",
    "off": "the {piece} stands over the edge of the field",
    "corner": "the {piece} lies on the corner {cell}",
    "overlap": "the {piece} and the {other} both lie on {cell}",
    "high": "the high block ({piece}) has no low block beside it",
    "marks": "{marks} marks are left for {samples} samples",
    "reach": "a rover cannot get from {start} to {cell}",
    "room": "there is no room here for the {piece}",
    "nothing": "there is nothing here",
    "fixed": "this cannot be done with the {piece}",
    "taken": "{piece} and {other} are both on {cell}",
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
