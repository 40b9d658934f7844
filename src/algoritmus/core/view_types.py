"""Types of what every game shows: views, asks and events, as the page and the players get them.

All of them are TypedDicts. A game declares its own in full (`games/<game>/view_types.py`); whatever has the keys below
is a `View`, an `AskView` or an `Event` without inheriting from it. An ask and an event have a `kind` of one word, but
for the event of a rule, which has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, NotRequired, TypedDict

Colour = Literal["red", "blue", "yellow", "green"]
Facing = Literal["N", "E", "S", "W"]
Cell = str  # "b3"
if TYPE_CHECKING:  # a checker knows it, Python does from 3.13
    from typing_extensions import ReadOnly

    SeatName = str
else:

    class ReadOnly:
        """Every type as it is, where types are printed."""

        def __class_getitem__(cls, type_):
            return type_

    SeatName = Colour  # as the page knows it
COMMON_WORDS = {"Colour": Colour, "Facing": Facing}


ComparedNumber = Literal["damage", "lives", "gears", "points"]


class Standing(TypedDict):
    """The place of a seat in the result, and the number that decided; equal seats share a place."""

    name: Colour
    place: int
    counted: NotRequired[ComparedNumber]
    amount: NotRequired[int]
    out: NotRequired[bool]  # it has left the field


class Result(TypedDict):
    """How a game ended; `standings` are empty where nobody is ranked."""

    rule: str
    winners: list[Colour]
    standings: NotRequired[list[Standing]]


class AskView(TypedDict):
    """The question to a seat."""

    kind: ReadOnly[str]


class ChoiceView(AskView):
    """A question with a few options."""

    options: list[str]


class TableView(TypedDict):
    """The table after some cards of an answer; the keys are the game's."""


class View(TypedDict):
    """The view of a seat, or without `seat` of a spectator."""

    game: str
    result: Result | None
    seat: NotRequired[Colour]
    ask: ReadOnly[NotRequired[AskView | None]]


BLANK_VIEW: Final[View] = {"game": "", "result": None}  # for a player that does not look


@dataclass
class Offer:
    """The choices of a table: as much of the wishes as goes together, and what each option may be now.

    `places` are for options that take several values: what fits into each place of them, one more place where there
    is room. `seats` are the players', `sight` is the table as it would be set.
    """

    options: dict[str, str]
    choices: dict[str, list[str]]
    places: dict[str, list[list[str]]]
    seats: list[SeatName]
    sight: View = field(default_factory=lambda: BLANK_VIEW)


@dataclass
class Reason:
    """Why a card cannot be laid: the catalogue's message is `<package>-why-<code>`, dots as dashes."""

    code: str
    rule: str
    values: dict[str, str | int]


@dataclass(frozen=True)
class Rule:
    """A rule in the words of one language; editions by their ids."""

    name: str
    text: str
    editions: tuple[str, ...]
    example: bool = False  # whether the page plays one


@dataclass(frozen=True)
class MemoLineView:
    """A line of a memo: what the game draws there, its name, what it does, and the rule that says it all."""

    kind: str
    id: str
    name: str
    text: str
    rule: str


@dataclass(frozen=True)
class MemoPartView:
    id: str
    title: str
    lines: Sequence[MemoLineView]


@dataclass(frozen=True)
class MemoView:
    """The memo of a table, the rules in one minute, and by card and thing the rule that it leads to."""

    parts: Sequence[MemoPartView]
    minute: Sequence[MemoLineView]
    rules: Mapping[str, str]


class Event(TypedDict):
    """An event of a step, as somebody sees it: a rule at work, a row or turn that opens, the field after it, the end.

    `beat` is numbered when it is seen (`Narration.visible`).
    """

    beat: int


class ExampleView(TypedDict):
    """A case as at a table: the view before it, and what happens."""

    view: View
    happened: list[Event]


class EventKeys(TypedDict, total=False):
    """The keys of events that are read without knowing the game."""

    kind: str
    rule: str
    what: str
    beat: int


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
