"""Words that the shapes of both games are made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Colour = Literal["red", "blue", "yellow", "green"]
Facing = Literal["N", "E", "S", "W"]
Operator = Literal["and", "or", "not", "xor"]
Cell = str  # "b3"


class Shape(Struct, forbid_unknown_fields=True):
    """Nothing but what is written here."""


class Result(Shape):
    rule: str
    winners: list[Colour]


class GameEnd(Shape, tag="end", tag_field="kind"):
    beat: int
    rule: str
    winners: list[Colour]
