"""Fields of messages: bounded strings and numbers, parts made by the games, and problems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Raw, Struct

from algoritmus.core.view_types import Event, Result, TableView, View

CommandId = Annotated[str, Meta(min_length=1, max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)]
Card = Annotated[str, Meta(max_length=64)]
Cards = Annotated[list[Card], Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Options = dict[Word, Annotated[str, Meta(max_length=1000)]]  # a scenario in a link is the longest value
Coordinate = Annotated[int, Meta(ge=-40, le=140)]  # columns or rows
# The title is the name of the type in TypeScript; view_types of the games define it.
Label = Annotated[str, Meta(title="Colour")]
RawEvents = Annotated[Raw, Meta(title="Happening[]")]
RawView = Annotated[Raw, Meta(title="View")]
RawSeats = Annotated[Raw, Meta(title="SeatPayload[]")]
if TYPE_CHECKING:
    EventPayload = Event
    ViewPayload = View
    ResultPayload = Result
    TablePayload = TableView
else:  # with all keys of the game
    EventPayload = Annotated[dict, Meta(title="Happening")]
    ViewPayload = Annotated[dict, Meta(title="View")]
    ResultPayload = Annotated[dict, Meta(title="Result")]
    TablePayload = dict
SeatKind = Literal["person", "computer", "open", "bot"]


class SeatPayload(Struct):
    name: str
    kind: SeatKind
    player: str
    label: Label
    here: bool
    hints: bool  # whether this seat may ask for one


class Problem(Struct, omit_defaults=True):
    code: str
    message: str
    card: int | None = None
    line: int | None = None


class Problems(Struct):
    error: Problem
