"""Setting a table: codes, names, and who sits where at the start."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.server.rooms.commands import KNOWN_PLAYERS
from algoritmus.server.rooms.room import Room, Seat
from algoritmus.server.store.rows import DamagedError, RoomEvent, RoomRow, SeatRow
from algoritmus.server.wire.rooms import SeatWish

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def clean(name: str) -> str:
    """A name without control characters and superfluous blanks."""
    shown = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in name)
    return " ".join(shown.split())


def build(row: RoomRow, events: list[RoomEvent]) -> Room:
    """The room as these events left it; DamagedError if they cannot have happened."""
    try:
        return rebuild(row, events)
    except Exception as error:  # whatever the file says: this room alone is lost
        raise DamagedError(f"room {row.code} is damaged: it cannot be played again ({type(error).__name__})") from error


def rebuild(row: RoomRow, events: list[RoomEvent]) -> Room:
    room = Room(row, [])
    given, bots = iter(row.seats), room.match.game.bots(room.match.position)
    for number, label in enumerate(room.match.seats):
        if number in bots:
            room.seats.append(Seat(label, "bot", bots[number]))
        else:
            seat = next(given, None)
            if seat is None:
                raise ValueError("seats are missing")
            room.seats.append(Seat(label, seat.kind, seat.player, seat.name, seat.holder, seat.hints))
    for event in events:
        room.land(event)
    return room


def seat_rows(row: RoomRow, wishes: list[SeatWish] | None, holder: str, hints: bool | None = None) -> list[SeatRow]:
    """Who sits where at the start, the rulebook's bots aside."""
    try:
        match = Room(row, []).match
    except (ValueError, LookupError):  # no way of playing has these options
        raise Refusal("option.value", "no table can be set with these options") from None
    number = len(match.game.players(match.position))
    wished = wishes if wishes is not None else [SeatWish("person")]
    if len(wished) > number:
        raise Refusal("seats.number", f"{number} players sit at this table, not {len(wished)}")
    wished = wished + [SeatWish("computer")] * (number - len(wished))
    people = sum(wish.kind != "computer" for wish in wished)
    return [seat_row(wish, holder, people == 1 if hints is None else hints) for wish in wished]


def seat_row(wish: SeatWish, holder: str, hints: bool) -> SeatRow:
    if wish.kind == "computer":
        if wish.player not in KNOWN_PLAYERS:
            known = ", ".join(sorted(KNOWN_PLAYERS))
            raise Refusal("player.unknown", f"there is no player of this name; there are: {known}")
        return SeatRow("computer", wish.player, clean(wish.name))
    if wish.kind == "open":
        return SeatRow("open")
    return SeatRow("person", "", clean(wish.name), holder, hints)
