"""New rooms: codes, names, and the players of the seats; and rebuilding a room from its log."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.match import Match
from algoritmus.players import AT_ANY_TABLE
from algoritmus.server.rooms.room import Room
from algoritmus.server.store.rows import DamagedError, LogEntry, RoomRow
from algoritmus.server.wire.room_events import SeatRow
from algoritmus.server.wire.rooms import NewRoomRequest, SeatRequest

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
        room = Room(row)
        room.take_seats(row.seats)
        for entry in log:
            room.commit(entry)
        return room
    except Exception as error:  # any error: only this room is lost
        raise DamagedError(f"room {row.code} is damaged: it cannot be played again ({type(error).__name__})") from error


def new_room(row: RoomRow, request: NewRoomRequest, holder: str) -> Room:
    """The room that is requested."""
    try:
        room = Room(row)
    except (ValueError, LookupError):  # the options do not fit together
        raise Refusal("option.value", "no table can be set with these options") from None
    row.seats.extend(requested_seats(room.match, request, holder))
    room.take_seats(row.seats)
    return room


def requested_seats(match: Match, request: NewRoomRequest, holder: str) -> list[SeatRow]:
    """The seats of the players; a seat that is not requested gets a computer player."""
    number = len(match.game.seating.players(match.position))
    requested = request.seats if request.seats is not None else [SeatRequest("person")]
    if len(requested) > number:
        raise Refusal("seats.number", f"{number} players sit at this table, not {len(requested)}")
    requested = requested + [SeatRequest("computer")] * (number - len(requested))
    hints = sum(seat.kind != "computer" for seat in requested) == 1 if request.hints is None else request.hints
    return [seat_row(seat, holder, hints) for seat in requested]


def seat_row(request: SeatRequest, holder: str, hints: bool) -> SeatRow:
    if request.kind == "computer":
        if request.player not in AT_ANY_TABLE:
            known = ", ".join(sorted(AT_ANY_TABLE))
            raise Refusal("player.unknown", f"there is no player of this name; there are: {known}")
        return SeatRow("computer", request.player, clean(request.name))
    if request.kind == "open":
        return SeatRow("open")
    return SeatRow("person", "", clean(request.name), holder, hints)
