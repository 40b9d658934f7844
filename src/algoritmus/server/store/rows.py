"""What a store holds: rooms, their events, and what is wrong with those that cannot be read or written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from algoritmus.server.wire.fields import SeatKind

JUMP: Final = 7 * 86_400.0  # seconds; a clock that leaps further is wrong, or the server has slept
Done = Callable[[Exception | None], None]


class StoreError(Exception):
    """The store cannot be opened, read or written."""


class DamagedError(Exception):
    """A room that cannot be read; the others can."""


class TakenError(Exception):
    """Somebody else has written this number: what was judged before is to be judged anew."""


class SeatRow(msgspec.Struct):
    """A seat when its room was made; the holder is the fingerprint of a browser's token."""

    kind: SeatKind
    player: str = ""
    name: str = ""
    holder: str = ""
    hints: bool = False  # whether who sits here may ask for them


class RoomRow(NamedTuple):
    """Everything that a match begins with."""

    code: str
    rule_set: str
    version: str
    options: dict[str, str]
    seed: str
    seats: list[SeatRow]
    created: float
    clock: int = 0  # seconds for every answer of a person; 0 for no clock


class RoomEvent(NamedTuple):
    """A change of a room; numbers begin at 2, the room itself is number 1, and have no gaps."""

    room: str
    seq: int
    kind: str
    payload: dict[str, object]
    at: float = 0.0  # by the log's own time, given by the store


def room_columns(row: RoomRow) -> tuple[str, str, str, str, str, str, float, int]:
    options, seats = (msgspec.json.encode(part).decode() for part in (row.options, row.seats))
    return (row.code, row.rule_set, row.version, options, row.seed, seats, row.created, row.clock)


def event_columns(event: RoomEvent) -> tuple[str, int, str, str, float]:
    return (event.room, event.seq, event.kind, msgspec.json.encode(event.payload).decode(), event.at)


def read_whole(room: Sequence[Any], events: Iterable[Sequence[Any]]) -> tuple[RoomRow, list[RoomEvent]]:
    """A room and its events from their columns; DamagedError if they cannot be read."""
    try:
        found = [event_of(columns) for columns in events]
        check_numbers(room[0], 1, found)
        return room_of(room), found
    except msgspec.MsgspecError as error:
        raise DamagedError(f"room {room[0]} is damaged: {error}") from None


def room_of(found: Sequence[Any]) -> RoomRow:
    code, rule_set, version, options, seed, seats, created, clock = found
    chosen = msgspec.json.decode(options, type=dict[str, str])
    seated = msgspec.json.decode(seats, type=list[SeatRow])
    return RoomRow(code, rule_set, version, chosen, seed, seated, created, clock)


def event_of(found: Sequence[Any]) -> RoomEvent:
    room, seq, kind, payload, at = found
    return RoomEvent(room, seq, kind, msgspec.json.decode(payload, type=dict[str, object]), at)


def check_numbers(code: str, after: int, events: list[RoomEvent]) -> None:
    """They follow this number without a gap."""
    for expected, event in enumerate(events, after + 1):
        if event.seq != expected:
            raise DamagedError(f"room {code} is damaged: its event {expected} is missing")


def believed(clock: float, last: float) -> float:
    """What time it is by the log whose last entry is this old, when the clock says this."""
    return clock if not last or 0 <= clock - last <= JUMP else last
