"""A field that a table lays itself, as far as it is laid: how it is written, what is wrong, what the box has left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from algoritmus.core.game import Facts, Refusal

MOST_TEXT: Final = 200  # characters of a notation; a link has room for 300
PUT: Final = "put"
MOVE: Final = "move"
TURN: Final = "turn"
FLIP: Final = "flip"
REMOVE: Final = "remove"
MIRROR: Final = "mirror"
CLEAR: Final = "clear"
EDITS: Final = (PUT, MOVE, TURN, FLIP, REMOVE, MIRROR, CLEAR)

Place = tuple[int, int]  # column and row; below zero where a piece is put west or south of the field


class Fault(NamedTuple):
    """Why something is not allowed: a code, words, the cells it is about, the values of the catalogue's sentence."""

    code: str
    words: str
    cells: tuple[str, ...]
    values: Mapping[str, str | int]

    def __str__(self) -> str:
        return self.words

    def refusal(self, option: str, rule: str) -> Refusal:
        """The same for whoever sets a table."""
        return Refusal(f"build.{self.code}", f"{option}: {self.words}", None, rule, self.values)


class Faulty(Exception):
    """What is written or done cannot be laid."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.words)
        self.fault = fault


class BuildEdit(NamedTuple):
    """One thing that a hand does: a piece out of the box, or the one that lies at a place."""

    do: str
    piece: str = ""
    at: Place = (0, 0)
    to: Place = (0, 0)


class Piece(NamedTuple):
    """A kind of piece: how many the box has left, and what can be done with it once it lies."""

    id: str
    left: int
    turns: bool
    flips: bool
    shape: tuple[str, ...] = ()  # rows of marks from north to south, where it covers more than a cell


class PieceLaid(NamedTuple):
    """A piece that lies there, with all cells it covers."""

    piece: str
    cells: tuple[str, ...]


class Built(NamedTuple):
    """All that a page needs to go on: the notation, the picture, the pieces, what is wrong, what is worth knowing."""

    option: str  # of a table, which takes the notation
    text: str
    ground: Facts
    margin: int  # so far beyond the field a piece may be put
    pieces: Sequence[Piece]
    laid: Sequence[PieceLaid]
    faults: Sequence[Fault]  # none: it can be played on
    notes: Sequence[Fault]
    players: Sequence[int]
    mirrors: bool
