"""Socket messages (docs/protocol.md) as types; a message of another shape is rejected."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from algoritmus.core.view_types import Reason
from algoritmus.server.wire.fields import (
    Cards,
    CommandId,
    Number,
    RawEvents,
    RawSeats,
    RawView,
    SeatNumber,
    SeatPayload,
    TablePayload,
    Word,
)

# From the browser


class Hello(Struct, tag="hello"):
    seq: Number = 0


class Ping(Struct, tag="ping"):
    """The page checks its connection."""


class Answer(Struct, tag="answer"):
    id: CommandId
    seat: SeatNumber
    step: Number
    cards: Cards


class Retract(Struct, tag="retract"):
    id: CommandId
    seat: SeatNumber
    step: Number


class Next(Struct, tag="next"):
    id: CommandId
    seat: SeatNumber
    laid: Cards


class Replace(Struct, tag="replace"):
    id: CommandId
    seat: SeatNumber
    player: Word = "greedy"


class Return(Struct, tag="return"):
    id: CommandId
    seat: SeatNumber


class SayPhrase(Struct, tag="phrase"):
    id: CommandId
    seat: SeatNumber
    phrase: Number


class Again(Struct, tag="again"):
    """A rematch: after the game the players continue in this room."""

    id: CommandId
    seat: SeatNumber
    room: Annotated[str, Meta(pattern="^[A-Z0-9]{4,12}$")]


class Watched(Struct, tag="watched"):
    """The device has finished or skipped the show of the step before this one."""

    id: CommandId
    seat: SeatNumber
    step: Number


Command = Answer | Retract | Next | Replace | Return | SayPhrase | Again | Watched
FromBrowser = Hello | Ping | Answer | Retract | Next | Replace | Return | SayPhrase | Again | Watched

# From the server


class ClockPayload(Struct):
    seconds: int
    left: dict[str, float]
    watching: dict[str, float]  # seconds for which a device may still show the step


class PhraseWords(Struct):
    ru: str
    en: str


class RoomState(Struct, tag="state"):
    seq: int
    step: int
    room: str
    rule_set: str
    seats: list[SeatPayload]
    yours: list[int]
    views: dict[str, RawView]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockPayload | None
    again: str  # the room of the rematch
    phrases: list[PhraseWords]
    choosing: bool  # whether the game is still to be chosen
    may_choose: bool  # whether this client may choose it, or another one


class Step(Struct, tag="step"):
    seq: int
    step: int
    happened: dict[str, RawEvents]
    views: dict[str, RawView]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockPayload | None


class RoomTable(Struct, tag="table", omit_defaults=True):
    """Seats, presence and waiting players; the views too where sealed answers lie face up."""

    seq: int
    seats: RawSeats
    yours: list[int]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockPayload | None
    again: str
    views: dict[str, RawView] = {}
    may_choose: bool = False


class Done(Struct, tag="done"):
    id: CommandId


class Refused(Struct, tag="refused"):
    id: CommandId
    code: str
    message: str
    card: int | None = None
    values: dict[str, str | int] = {}  # for the page's translated sentence


class NextCards(Struct, tag="cards"):
    id: CommandId
    next: list[str]
    refused: dict[str, Reason]
    table: TablePayload | None


class Phrase(Struct, tag="phrase"):
    seq: int
    seat: int
    phrase: int


class Pong(Struct, tag="pong"):
    pass


FromServer = RoomState | Step | RoomTable | Done | Refused | NextCards | Phrase | Pong
