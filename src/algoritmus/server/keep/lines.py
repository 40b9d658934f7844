"""Rooms as lines of JSON: a head with the key of the cookies, a line for every room, an end that counts them."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Final

import msgspec

from algoritmus.server.store.interface import Store
from algoritmus.server.store.rows import DamagedError, RoomEvent, RoomRow, StoreError

FORMAT: Final = 1
PIECE: Final = 100  # codes in one go
BROKEN: Final = "this is no whole backup: {}"


class Head(msgspec.Struct, tag="head"):
    """What the rooms have in common; whoever has the key can make seat cookies."""

    format: int
    key: str


class WholeRoom(msgspec.Struct, tag="room"):
    """A room with all its events."""

    row: RoomRow
    events: list[RoomEvent]


class Damaged(msgspec.Struct, tag="damaged"):
    """A room that could not be read."""

    code: str
    why: str


class End(msgspec.Struct, tag="end"):
    """How many lines there are between head and end, and the fingerprint of all before this one."""

    lines: int
    digest: str


Line = Head | WholeRoom | Damaged | End
decoder: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Head | WholeRoom | Damaged | End)


async def pour(store: Store) -> AsyncIterator[bytes]:
    """A store as lines; every room as it is at one moment."""
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
    """All rooms in the order of their codes; one that is removed meanwhile is left out."""
    after = ""
    while codes := await store.codes(after, PIECE):
        for code in codes:
            try:
                found = await store.read_room(code)
            except DamagedError as error:
                yield Damaged(code, str(error))
                continue
            if found is not None:
                yield WholeRoom(*found)
        after = codes[-1]


def read(lines: Iterable[bytes]) -> Iterator[Line]:
    """All lines but the end; StoreError if there is none, or if it does not fit."""
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
