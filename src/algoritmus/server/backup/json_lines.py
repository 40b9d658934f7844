"""The backup format, JSON lines: a head with the cookie key, a line for every room, an end with count and digest."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Final

import msgspec
from msgspec import Raw

from algoritmus.server.store.interface import Store
from algoritmus.server.store.rows import DamagedError, LogEntry, RoomRow, StoreError, decode_entry, event_columns

FORMAT: Final = 1
PAGE_SIZE: Final = 100  # rooms
BROKEN: Final = "this is no whole backup: {}"


class Head(msgspec.Struct, tag="head"):
    """Format and cookie key; the key is secret, because it signs session cookies."""

    format: int
    key: str


class WholeRoom(msgspec.Struct, tag="room"):
    """A room with all its events, encoded as in the store."""

    row: RoomRow
    events: list[tuple[str, int, str, Raw, float]]

    def log(self) -> list[LogEntry]:
        return [decode_entry((room, seq, kind, bytes(json).decode(), at)) for room, seq, kind, json, at in self.events]


class Damaged(msgspec.Struct, tag="damaged"):
    """A room that could not be decoded."""

    code: str
    why: str


class End(msgspec.Struct, tag="end"):
    """The number of lines between head and end, and the digest of all lines before this one."""

    lines: int
    digest: str


Line = Head | WholeRoom | Damaged | End
decoder: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Head | WholeRoom | Damaged | End)


async def dump(store: Store) -> AsyncIterator[bytes]:
    """All lines of a store; each room is read in one transaction."""
    digest, count = hashlib.sha256(), 0
    head = msgspec.json.encode(Head(FORMAT, (await store.cookie_key()).hex())) + b"\n"
    digest.update(head)
    yield head
    async for line in rooms_of(store):
        text = msgspec.json.encode(line) + b"\n"
        digest.update(text)
        count += 1
        yield text
    yield msgspec.json.encode(End(count, digest.hexdigest())) + b"\n"


async def rooms_of(store: Store) -> AsyncIterator[WholeRoom | Damaged]:
    """All rooms sorted by code; a room removed meanwhile is left out."""
    after = ""
    while codes := await store.codes(after, PAGE_SIZE):
        for code in codes:
            try:
                found = await store.read_room(code)
            except DamagedError as error:
                yield Damaged(code, str(error))
                continue
            if found is not None:
                yield whole_room(*found)
        after = codes[-1]


def whole_room(row: RoomRow, log: list[LogEntry]) -> WholeRoom:
    columns = map(event_columns, log)
    return WholeRoom(row, [(room, seq, kind, Raw(json.encode()), at) for room, seq, kind, json, at in columns])


def read_lines(lines: Iterable[bytes]) -> Iterator[Line]:
    """All lines but the end; StoreError if the end is missing or does not match."""
    digest, count = hashlib.sha256(), -1
    for text in lines:
        line = parse(text)
        if isinstance(line, End):
            if (line.lines, line.digest) != (count, digest.hexdigest()):
                raise StoreError(BROKEN.format("it was changed"))
            return
        if isinstance(line, Head) is not (count == -1):
            raise StoreError(BROKEN.format("a head stands first"))
        digest.update(text)
        count += 1
        yield line
    raise StoreError(BROKEN.format("its end is missing"))


def parse(text: bytes) -> Line:
    try:
        line = decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise StoreError(BROKEN.format(error)) from None
    if isinstance(line, Head) and line.format > FORMAT:
        raise StoreError("this backup was written by a newer version of this program: use that one")
    return line
