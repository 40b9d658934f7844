"""Editing fields, puzzles and scenarios: one edit, and the view of what is made so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from algoritmus.core.game import Refusal

MOST_TEXT: Final = 200  # characters of a notation; a link has room for 300
PUT: Final = "put"
MOVE: Final = "move"
TURN: Final = "turn"
FLIP: Final = "flip"
REMOVE: Final = "remove"
MIRROR: Final = "mirror"
CLEAR: Final = "clear"
EDITS: Final = (PUT, MOVE, TURN, FLIP, REMOVE, MIRROR, CLEAR)
SET: Final = "set"  # on a page: gives one of its choices or counts a value
PUZZLE: Final = "puzzle"
SCENARIO: Final = "scenario"
KINDS: Final = (PUZZLE, SCENARIO)
TEXTS: Final = {"title": 40, "story": 140}  # of a page: characters in a language

Page = dict[str, Any]  # a puzzle or scenario as its file has it, or as far as it is made
Place = tuple[int, int]  # column and row; below zero where a piece is put west or south of the field


@dataclass
class Fault:
    """Why something is not allowed: a code, words, the cells it is about, the values of the catalogue's sentence."""

    code: str
    message: str
    cells: tuple[str, ...]
    values: Mapping[str, str | int]

    def __str__(self) -> str:
        return self.message

    def refusal(self, option: str, rule: str) -> Refusal:
        """The same as a refusal of a table option."""
        return Refusal(f"build.{self.code}", f"{option}: {self.message}", None, rule, self.values)


class Faulty(Exception):
    """Something written or done cannot be laid: the fault says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class Edit(NamedTuple):
    """One step of an editor: a piece from the box, or the one that lies at a place; `set` gives `piece` a `value`."""

    do: str
    piece: str = ""
    at: Place = (0, 0)
    to: Place = (0, 0)
    value: str = ""


@dataclass
class PieceLeft:
    """A kind of piece: how many the box has left, and what can be done with it once it lies."""

    id: str
    left: int
    turns: bool
    flips: bool
    shape: tuple[str, ...] = ()  # rows of marks from north to south, where it covers more than a cell


@dataclass
class PieceLaid:
    """A piece that lies there, with all cells it covers."""

    piece: str
    cells: tuple[str, ...]


@dataclass
class FieldView:
    """A field in the editor: its notation, its picture, the pieces, faults, and notes worth knowing."""

    option: str  # of a table, which takes the notation
    text: str
    ground: Mapping[str, object]
    margin: int  # so far beyond the field a piece may be put
    pieces: Sequence[PieceLeft]
    laid: Sequence[PieceLaid]
    faults: Sequence[Fault]  # none: it can be played on
    notes: Sequence[Fault]
    players: Sequence[int]
    mirrors: bool
    refused: Fault | None = None  # why the last edit could not be done


@dataclass
class CardCount:
    """A kind of card in the hand: so many of the box's; `card` is the word that is laid."""

    id: str
    card: str
    number: int
    most: int


@dataclass
class EditorChoice:
    """One of these values; what is about a card names it."""

    id: str
    value: str
    values: Sequence[str]
    card: str = ""


@dataclass(kw_only=True)
class EditorView:
    """A puzzle or scenario in the editor: its field with all faults, its page, and what may be counted and chosen.

    Once it is whole, `page` has all words that a reader needs and `words` the maker's own, each of at most so many
    characters as `longest` says; `toml` is a whole scenario's file.
    """

    kind: str
    rule_set: str
    built: FieldView
    page: Page
    words: dict[str, dict[str, str]] = field(default_factory=dict)
    longest: dict[str, int] = field(default_factory=dict)
    counts: Sequence[CardCount]
    choices: Sequence[EditorChoice]
    toml: str = ""
