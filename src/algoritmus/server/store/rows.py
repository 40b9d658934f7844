"""Rows of a store: rooms and events, serialized as columns, and errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import msgspec

from algoritmus.server.wire import room_events
from algoritmus.server.wire.room_events import RoomEvent, SeatRow

ROOMS: Final = "rooms"
EVENTS: Final = "events"
COLUMNS: Final = {
    ROOMS: ["code", "rule_set", "version", "options", "seed", "seats", "created", "clock"],
    EVENTS: ["room", "seq", "kind", "payload", "at"],
}
MAX_CLOCK_JUMP_SECONDS: Final = 7 * 86_400.0  # a clock further ahead is wrong, or the server has slept
OnWritten = Callable[[Exception | None], None]
SqlValue = str | int | float | bytes | list[str]
RoomColumns = tuple[str, str, str, str, str, str, float, int]
EventColumns = tuple[str, int, str, str, float]


class StoreError(Exception):
    """The store cannot be opened, read or written."""


class DamagedError(Exception):
    """A room cannot be decoded; other rooms can."""


class ConflictError(Exception):
    """Version conflict: another process appended first, so the command must be checked again."""


class RoomRow(NamedTuple):
    """The setup of a room's match. The version is empty while the game is still to be chosen."""

    code: str
    rule_set: str
    version: str
    options: dict[str, str]
    seed: str
    seats: list[SeatRow]
    created: float
    clock: int = 0  # seconds for an answer of a person; 0 for no clock


class LogEntry(NamedTuple):
    """An entry of a room's event log. Numbers have no gaps and begin at 2: the room itself is number 1."""

    room: str
    seq: int
    event: RoomEvent
    at: float = 0.0  # log time, set by the store


def room_columns(row: RoomRow) -> RoomColumns:
    options, seats = (msgspec.json.encode(part).decode() for part in (row.options, row.seats))
    return (row.code, row.rule_set, row.version, options, row.seed, seats, row.created, row.clock)


def event_columns(entry: LogEntry) -> EventColumns:
    event = entry.event
    return (entry.room, entry.seq, event.kind, room_events.encode_event(event), entry.at)


def decode_room(room: RoomColumns, events: Iterable[EventColumns]) -> tuple[RoomRow, list[LogEntry]]:
    """A room and its events; DamagedError if they cannot be decoded."""
    try:
        log = [decode_entry(columns) for columns in events]
        check_numbers(room[0], 1, log)
        return decode_row(room), log
    except msgspec.MsgspecError as error:
        raise DamagedError(f"room {room[0]} is damaged: {error}") from None


def decode_row(columns: RoomColumns) -> RoomRow:
    code, rule_set, version, options, seed, seats, created, clock = columns
    chosen = msgspec.json.decode(options, type=dict[str, str])
    seated = msgspec.json.decode(seats, type=list[SeatRow])
    return RoomRow(code, rule_set, version, chosen, seed, seated, created, clock)


def decode_entry(columns: EventColumns) -> LogEntry:
    room, seq, kind, json, at = columns
    return LogEntry(room, seq, room_events.decode_event(kind, json), at)


def check_numbers(code: str, after: int, log: list[LogEntry]) -> None:
    """The entries follow this number without a gap."""
    for expected, entry in enumerate(log, after + 1):
        if entry.seq != expected:
            raise DamagedError(f"room {code} is damaged: its event {expected} is missing")


def log_clock(clock: float, last: float) -> float:
    """The log's time, given the clock and the time of the last event: a clock that jumped is ignored."""
    return clock if not last or 0 <= clock - last <= MAX_CLOCK_JUMP_SECONDS else last
