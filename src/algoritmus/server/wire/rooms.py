"""Requests about rooms: setting a table, joining it, and help for who sits there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from algoritmus.server.wire.fields import Cards, Happened, Name, Options, SeatNumber, SeatShown, Word


class SeatWish(Struct):
    kind: Literal["person", "computer", "open"]
    player: Word = "greedy"
    name: Name = ""


class NewRoom(Struct):
    rule_set: Word
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    hints: bool | None = None  # if nothing is said, one person among computers may ask for them


class RoomMade(Struct):
    room: str
    seats: list[int]


class Join(Struct):
    """`seat` is the one of the free seats that a visitor likes; any if none is named."""

    name: Name = ""
    seat: SeatNumber | None = None


class Joined(Struct):
    seats: list[int]


class Door(Struct):
    room: str
    rule_set: str
    options: dict[str, str]
    seats: list[SeatShown]
    yours: list[int]
    over: bool
    clock: int


class Links(Struct):
    """The addresses that others on the local network open; none where the server is for this machine only."""

    links: list[str]


class DryRun(Struct):
    room: Word
    seat: SeatNumber
    cards: Cards


class DryRunTold(Struct):
    happened: list[Happened]


class HintWish(Struct):
    room: Word
    seat: SeatNumber


class HintTold(Struct):
    cards: list[str]
