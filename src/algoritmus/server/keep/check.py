"""Whether rooms came over whole: each is played again, and must come to the same end."""

from __future__ import annotations

from typing import Final, NamedTuple

from algoritmus.server.keep.lines import Damaged, Line, WholeRoom
from algoritmus.server.rooms.seats import build

UNPLAYED: Final = ""


def played(room: WholeRoom) -> str:
    """How the room looks to everybody once all that happened is played again; empty if today's rules cannot play it."""
    try:
        built = build(room.row, room.events)
    except Exception:  # begun by other rules, or by a program with other games: it is copied as it is
        return UNPLAYED
    seats = [(seat.kind, seat.player, seat.name, seat.holder) for seat in built.seats]
    return f"{built.match.digest()} {built.seq} {seats}"


class Found(NamedTuple):
    """A room as it was found: word for word, and as it plays."""

    words: tuple[object, ...]
    plays: str


class Ledger:
    """What was seen of every room, to be compared with what is found elsewhere."""

    def __init__(self) -> None:
        self.rooms: dict[str, Found] = {}
        self.damaged: list[str] = []

    def enter(self, line: Line) -> None:
        if isinstance(line, WholeRoom):
            self.rooms[line.row.code] = found(line)
        elif isinstance(line, Damaged):
            self.damaged.append(line.why)

    def differs(self, other: Ledger) -> list[str]:
        """The codes of rooms that are not the same in both."""
        return sorted(
            code for code in self.rooms.keys() | other.rooms.keys() if self.rooms.get(code) != other.rooms.get(code)
        )

    def unplayed(self) -> int:
        return sum(room.plays == UNPLAYED for room in self.rooms.values())


def found(room: WholeRoom) -> Found:
    return Found((hash(str(room.row)), hash(str(room.events)), len(room.events)), played(room))
