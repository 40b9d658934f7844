"""Every message of a socket (docs/protocol.md) as a type: what is not of these shapes is not understood."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from algoritmus.server.wire.fields import (
    Cards,
    CommandId,
    Facts,
    Number,
    RawHappened,
    RawSeats,
    RawViewed,
    Reason,
    SeatNumber,
    SeatShown,
    Word,
)

# From the browser


class Hello(Struct, tag="hello"):
    seq: Number = 0


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
    """The company of a game that is over goes on to this room."""

    id: CommandId
    seat: SeatNumber
    room: Annotated[str, Meta(pattern="^[A-Z0-9]{4,12}$")]


Command = Answer | Retract | Next | Replace | Return | SayPhrase | Again
FromBrowser = Hello | Answer | Retract | Next | Replace | Return | SayPhrase | Again

# From the server


class ClockShown(Struct):
    seconds: int
    left: dict[str, float]


class PhraseWords(Struct):
    ru: str
    en: str


class RoomState(Struct, tag="state"):
    seq: int
    step: int
    room: str
    rule_set: str
    seats: list[SeatShown]
    yours: list[int]
    views: dict[str, RawViewed]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockShown | None
    again: str  # the room where the company goes on
    phrases: list[PhraseWords]


class Step(Struct, tag="step"):
    seq: int
    step: int
    happened: dict[str, RawHappened]
    views: dict[str, RawViewed]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockShown | None


class RoomTable(Struct, tag="table", omit_defaults=True):
    """Who sits there and who is waited for; where locked answers lie face up, also how everything looks now."""

    seq: int
    seats: RawSeats
    yours: list[int]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockShown | None
    again: str
    views: dict[str, RawViewed] = {}


class Done(Struct, tag="done"):
    id: CommandId


class Refused(Struct, tag="refused"):
    id: CommandId
    code: str
    message: str
    card: int | None = None
    values: dict[str, str | int] = {}  # for the page's own sentence


class NextCards(Struct, tag="cards"):
    id: CommandId
    next: list[str]
    refused: dict[str, Reason]
    table: Facts | None


class Phrase(Struct, tag="phrase"):
    seq: int
    seat: int
    phrase: int


FromServer = RoomState | Step | RoomTable | Done | Refused | NextCards | Phrase
