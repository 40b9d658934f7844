"""Verify copied rooms: each is replayed and must reach the same state."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from algoritmus.server.backup.json_lines import Damaged, Line, WholeRoom
from algoritmus.server.rooms.seats import build

UNPLAYABLE: Final = ""


def replay_digest(room: WholeRoom) -> str:
    """Digest of the room's state after a replay of its events; empty if the current rules cannot replay it."""
    try:
        built = build(room.row, room.log())
    except Exception:  # an outdated rules version or an unknown game: the room is copied as it is
        return UNPLAYABLE
    seats = [(seat.kind, seat.player, seat.name, seat.holder) for seat in built.seats]
    return f"{built.match.digest()} {built.seq} {seats}"


class Fingerprint(NamedTuple):
    """Two copies of a room must share this: its stored content and its replay digest."""

    content: int
    replay: str


class Inventory:
    """The rooms of one store or file, for comparison with another."""

    def __init__(self) -> None:
        self.rooms: dict[str, Fingerprint] = {}
        self.damaged: list[str] = []

    def add(self, line: Line) -> None:
        if isinstance(line, WholeRoom):
            self.rooms[line.row.code] = fingerprint(line)
        elif isinstance(line, Damaged):
            self.damaged.append(line.why)

    def differences(self, other: Inventory) -> list[str]:
        """The codes of rooms that differ."""
        return sorted(
            code for code in self.rooms.keys() | other.rooms.keys() if self.rooms.get(code) != other.rooms.get(code)
        )

    def count_unplayable(self) -> int:
        return sum(room.replay == UNPLAYABLE for room in self.rooms.values())


def fingerprint(room: WholeRoom) -> Fingerprint:
    return Fingerprint(hash(msgspec.json.encode(room)), replay_digest(room))
