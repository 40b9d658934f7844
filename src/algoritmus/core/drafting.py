"""A puzzle or a scenario that somebody is making: what lies there, what may be chosen, what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from algoritmus.core.building import Built, Place

PUZZLE: Final = "puzzle"
SCENARIO: Final = "scenario"
KINDS: Final = (PUZZLE, SCENARIO)
SET: Final = "set"  # besides the edits of a field: one of the choices or counts
Page = dict[str, Any]  # as its file tells it, or as far as it is told


class Stroke(NamedTuple):
    """One thing that is done to a draft: an edit of its field, or `set`, which gives `piece` a `value`."""

    do: str
    piece: str = ""
    at: Place = (0, 0)
    to: Place = (0, 0)
    value: str = ""


class Count(NamedTuple):
    """A kind of card in the hand: so many of the box's; `card` is the word that is laid."""

    id: str
    card: str
    number: int
    most: int


class Choice(NamedTuple):
    """One of these values; what is about a card names it."""

    id: str
    value: str
    values: Sequence[str]
    card: str = ""


class Draft(NamedTuple):
    """All that a page needs to go on. `built` is the field with what can be put there, and everything that is wrong."""

    kind: str
    rule_set: str
    page: Page
    built: Built
    counts: Sequence[Count]
    choices: Sequence[Choice]
