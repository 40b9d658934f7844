"""Requests of the editor of user fields, puzzles and scenarios: one edit each."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from algoritmus.core.package.editing import EditorView
from algoritmus.server.wire.fields import Coordinate, Word

DraftResponse = EditorView


class EditRequest(Struct):
    """An edit of a field; places are column and row from 0, below zero beside the field."""

    do: Literal["put", "move", "turn", "flip", "remove", "mirror", "clear"]
    piece: Word = ""
    at: tuple[Coordinate, Coordinate] = (0, 0)
    to: tuple[Coordinate, Coordinate] = (0, 0)


class BuildRequest(Struct):
    rule_set: Word
    text: Annotated[str, Meta(max_length=200)] = ""
    edit: EditRequest | None = None


class SurpriseRequest(Struct):
    rule_set: Word
    seed: Word = ""


class DraftEditRequest(Struct):
    """An edit of a draft: of its field, or `set`, which gives the choice `piece` a value."""

    do: Literal["put", "move", "turn", "remove", "clear", "set"]
    piece: Word = ""
    at: tuple[Coordinate, Coordinate] = (0, 0)
    to: tuple[Coordinate, Coordinate] = (0, 0)
    value: Annotated[str, Meta(max_length=200)] = ""


class DraftRequest(Struct):
    """The text is the whole draft; without one a new draft of this kind begins."""

    kind: Literal["puzzle", "scenario"] = "puzzle"
    text: Annotated[str, Meta(max_length=1000)] = ""
    edit: DraftEditRequest | None = None
