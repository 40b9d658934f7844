"""Room events: the entries of a room's event log, a union of structs told apart by their kind.

The store keeps the kind in a column of its own and the fields as JSON. Kinds, field names and field order are stored
data: they never change. An optional field is left out where it has its default.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec
from msgspec import Raw, Struct

from algoritmus.server.wire.fields import SeatKind


class StoredEvent(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How events are serialized."""


class SeatRow(Struct):
    """A seat of a new game; the holder is the fingerprint of a session cookie."""

    kind: SeatKind
    player: str = ""
    name: str = ""
    holder: str = ""
    hints: bool = False  # whether this seat may ask for them


class Answered(StoredEvent, kw_only=True):
    """An answer was sealed, by a command or by a computer player (no `id`)."""

    kind: ClassVar = "answer"
    id: str = ""
    seat: int
    step: int = 0  # missing in old logs
    cards: list[str]
    by: str = ""
    late: bool = False  # a computer player answered for a person whose time was up


class Retracted(StoredEvent, kw_only=True):
    """Undo: a sealed answer was taken back."""

    kind: ClassVar = "retract"
    id: str = ""
    seat: int
    step: int
    by: str = ""


class Replaced(StoredEvent, kw_only=True):
    """A computer player took a person's seat."""

    kind: ClassVar = "replace"
    id: str = ""
    seat: int
    player: str
    by: str = ""


class Returned(StoredEvent, kw_only=True):
    """A person took the seat back from the computer player."""

    kind: ClassVar = "return"
    id: str = ""
    seat: int
    by: str = ""


class PhraseSaid(StoredEvent, kw_only=True):
    """A player said one of the ready-made phrases."""

    kind: ClassVar = "phrase"
    id: str = ""
    seat: int
    phrase: int
    by: str = ""


class RematchOpened(StoredEvent, kw_only=True):
    """After the game a player opened the room where the same people play again."""

    kind: ClassVar = "again"
    id: str = ""
    seat: int
    room: str
    by: str = ""


class Watched(StoredEvent, kw_only=True):
    """A device has finished or skipped the show of the step before this one."""

    kind: ClassVar = "watch"
    id: str = ""
    seat: int
    step: int
    by: str = ""


class Joined(StoredEvent, kw_only=True):
    """A visitor took a free seat."""

    kind: ClassVar = "join"
    seat: int
    holder: str
    name: str


class GameChosen(StoredEvent, kw_only=True):
    """The owner of the room chose its game, which begins anew; visitors who had joined keep a seat."""

    kind: ClassVar = "game"
    seat: int  # of the owner, before
    rule_set: str
    version: str
    options: dict[str, str]
    seats: list[SeatRow]
    clock: int = 0


class Unknown(Struct):
    """An event that this version cannot apply. Backups copy it unchanged."""

    kind: str
    json: str


CommandEvent = Answered | Retracted | Replaced | Returned | PhraseSaid | RematchOpened | Watched
RoomEvent = CommandEvent | Joined | GameChosen | Unknown
DECODERS: Final[dict[str, msgspec.json.Decoder[CommandEvent | Joined | GameChosen]]] = {
    shape.kind: msgspec.json.Decoder(shape)
    for shape in (Answered, Retracted, Replaced, Returned, PhraseSaid, RematchOpened, Watched, Joined, GameChosen)
}


def encode_event(event: RoomEvent) -> str:
    return event.json if isinstance(event, Unknown) else msgspec.json.encode(event).decode()


def decode_event(kind: str, json: str) -> RoomEvent:
    """The event of this kind, or Unknown; DecodeError if this is not JSON."""
    try:
        if kind in DECODERS:
            return DECODERS[kind].decode(json)
    except msgspec.ValidationError:
        pass
    return Unknown(kind, bytes(msgspec.json.decode(json, type=Raw)).decode())
