"""Words that the shapes of all games are made of, and what a game shows and tells as types.

A shape is a TypedDict. A happening and an ask have a `kind` of one word, but for the event of a rule, which has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypedDict

Colour = Literal["red", "blue", "yellow", "green"]
Facing = Literal["N", "E", "S", "W"]
Cell = str  # "b3"
COMMON_WORDS = {"Colour": Colour, "Facing": Facing}


class Result(TypedDict):
    rule: str
    winners: list[Colour]


class GameEnd(TypedDict):
    kind: Literal["end"]
    beat: int
    rule: str
    winners: list[Colour]


class Shapes(NamedTuple):
    """All that a page gets of one game; `words` are named lists of words beside those of all games."""

    view: type
    asks: tuple[type, ...]
    happenings: tuple[type, ...]
    words: Mapping[str, Any] = MappingProxyType({})
