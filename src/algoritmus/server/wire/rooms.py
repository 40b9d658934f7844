"""Requests and responses about rooms: create, join, dry run, hint."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from algoritmus.server.wire.fields import Cards, EventPayload, Name, Options, SeatNumber, SeatPayload, Word


class SeatRequest(Struct):
    kind: Literal["person", "computer", "open"]
    player: Word = "greedy"
    name: Name = ""


class NewRoomRequest(Struct):
    rule_set: Word
    options: Options = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=16)] | None = None
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    hints: bool | None = None  # by default for one person among computer players
    choosing: bool = False  # the game is chosen later, and anew


class NewRoomResponse(Struct):
    room: str
    seats: list[int]


class JoinRequest(Struct):
    """`seat` is the requested free seat; any if none is named."""

    name: Name = ""
    seat: SeatNumber | None = None


class JoinResponse(Struct):
    seats: list[int]


class RoomResponse(Struct):
    room: str
    rule_set: str
    options: dict[str, str]
    seats: list[SeatPayload]
    yours: list[int]
    over: bool
    clock: int
    choosing: bool


class LinksResponse(Struct):
    """Addresses of the server on the local network; none if it listens on this machine only."""

    links: list[str]


class DryRunRequest(Struct):
    room: Word
    seat: SeatNumber
    cards: Cards


class DryRunResponse(Struct):
    happened: list[EventPayload]


class HintRequest(Struct):
    room: Word
    seat: SeatNumber


class HintResponse(Struct):
    cards: list[str]
