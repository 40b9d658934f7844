"""New rooms: codes, names, and the players of the seats; and rebuilding a room from its log."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.players import AT_ANY_TABLE
from algoritmus.server.rooms.room import Room, Seat
from algoritmus.server.store.rows import DamagedError, LogEntry, RoomRow, SeatRow
from algoritmus.server.wire.rooms import SeatRequest

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def clean(name: str) -> str:
    """A name without control characters and extra spaces."""
    shown = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in name)
    return " ".join(shown.split())


def build(row: RoomRow, log: list[LogEntry]) -> Room:
    """The room after these events; DamagedError if they do not fit."""
    try:
        return rebuild(row, log)
    except Exception as error:  # any error: only this room is lost
        raise DamagedError(f"room {row.code} is damaged: it cannot be played again ({type(error).__name__})") from error


def rebuild(row: RoomRow, log: list[LogEntry]) -> Room:
    room = Room(row, [])
    given, bots = iter(row.seats), room.match.game.seating.bots(room.match.position)
    for number, label in enumerate(room.match.seats):
        if number in bots:
            room.seats.append(Seat(label, "bot", bots[number]))
        else:
            seat = next(given, None)
            if seat is None:
                raise ValueError("seats are missing")
            room.seats.append(Seat(label, seat.kind, seat.player, seat.name, seat.holder, seat.hints))
    for entry in log:
        room.commit(entry)
    return room


def seat_rows(
    row: RoomRow, requests: list[SeatRequest] | None, holder: str, hints: bool | None = None
) -> list[SeatRow]:
    """The players of the seats, without the rulebook's bots."""
    try:
        match = Room(row, []).match
    except (ValueError, LookupError):  # the options do not fit together
        raise Refusal("option.value", "no table can be set with these options") from None
    number = len(match.game.seating.players(match.position))
    requested = requests if requests is not None else [SeatRequest("person")]
    if len(requested) > number:
        raise Refusal("seats.number", f"{number} players sit at this table, not {len(requested)}")
    requested = requested + [SeatRequest("computer")] * (number - len(requested))
    people = sum(request.kind != "computer" for request in requested)
    return [seat_row(request, holder, people == 1 if hints is None else hints) for request in requested]


def seat_row(request: SeatRequest, holder: str, hints: bool) -> SeatRow:
    if request.kind == "computer":
        if request.player not in AT_ANY_TABLE:
            known = ", ".join(sorted(AT_ANY_TABLE))
            raise Refusal("player.unknown", f"there is no player of this name; there are: {known}")
        return SeatRow("computer", request.player, clean(request.name))
    if request.kind == "open":
        return SeatRow("open")
    return SeatRow("person", "", clean(request.name), holder, hints)
