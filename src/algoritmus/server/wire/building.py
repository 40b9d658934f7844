"""Fields, puzzles and scenarios of one's own, one edit further."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from algoritmus.server.wire.fields import Along, Facts, Word


class EditWish(Struct):
    """What a hand does with a piece; places are column and row from 0, below zero beside the field."""

    do: Literal["put", "move", "turn", "flip", "remove", "mirror", "clear"]
    piece: Word = ""
    at: tuple[Along, Along] = (0, 0)
    to: tuple[Along, Along] = (0, 0)


class BuildWish(Struct):
    rule_set: Word
    text: Annotated[str, Meta(max_length=200)] = ""
    edit: EditWish | None = None


class SurpriseWish(Struct):
    rule_set: Word
    seed: Word = ""


class FaultTold(Struct):
    code: str
    message: str
    cells: list[str]
    values: dict[str, str | int]


class PieceLeft(Struct):
    id: str
    left: int
    turns: bool
    flips: bool
    shape: list[str]


class PieceLaid(Struct):
    piece: str
    cells: list[str]


class BuiltTold(Struct):
    """A field as far as it is laid; `refused` says why the edit could not be done."""

    option: str
    text: str
    ground: dict[str, Any]
    margin: int
    pieces: list[PieceLeft]
    laid: list[PieceLaid]
    faults: list[FaultTold]
    notes: list[FaultTold]
    players: list[int]
    mirrors: bool
    refused: FaultTold | None


class StrokeWish(Struct):
    """What is done to a draft: an edit of its field, or `set`, which gives the choice `piece` a value."""

    do: Literal["put", "move", "turn", "remove", "clear", "set"]
    piece: Word = ""
    at: tuple[Along, Along] = (0, 0)
    to: tuple[Along, Along] = (0, 0)
    value: Annotated[str, Meta(max_length=200)] = ""


class DraftWish(Struct):
    """The text is the whole draft; without one a new draft of this kind begins."""

    kind: Literal["puzzle", "scenario"] = "puzzle"
    text: Annotated[str, Meta(max_length=1000)] = ""
    edit: StrokeWish | None = None


class CountTold(Struct):
    id: str
    card: str
    number: int
    most: int


class ChoiceTold(Struct):
    id: str
    value: str
    values: list[str]
    card: str


class DraftTold(Struct):
    """A puzzle or scenario as far as it is made. `page` has all words that a reader needs, `words` the maker's own,
    each of at most so many letters as `longest` says."""

    kind: str
    rule_set: str
    built: BuiltTold
    page: Facts
    words: dict[str, dict[str, str]]
    longest: dict[str, int]
    counts: list[CountTold]
    choices: list[ChoiceTold]
    toml: str
