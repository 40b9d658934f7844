"""A player's memo as data: which cards, steps and things a table has, and the rule of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

CARD: Final = "card"
THING: Final = "thing"
STEP: Final = "step"  # of a row or turn: it has a number instead of a picture


class MemoLine(NamedTuple):
    """A line of a memo. Its message is `<package>-memo-<words>`; a card has its name in the catalogue already."""

    kind: str
    id: str  # of the picture
    rule: str
    words: str


class MemoPart(NamedTuple):
    """A part of a memo; its heading is the message `<package>-memo-<id>`."""

    id: str
    lines: Sequence[MemoLine]


@dataclass(frozen=True)
class Memo:
    """The memo of a table, the rules of its rule set in one minute, and the rule of all that can be pointed at."""

    parts: Sequence[MemoPart] = ()
    minute: Sequence[MemoLine] = ()
    rules: Mapping[str, str] = field(default_factory=dict)
