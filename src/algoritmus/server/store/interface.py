"""The interface of a store: SQLite for one process, PostgreSQL for several.

A room is its row and an event log with sequence numbers. Writes use optimistic concurrency: a process checks an event
against all events before it and appends it with the next number. If another process has used that number, `on_written`
gets ConflictError, as do all events of the room queued behind it, and their commands are checked again. Clients hear of
an event only after `on_written`.

Processes that share a store follow each other: the store notifies its `Subscriber` of events that other processes wrote
and of the clients connected there. A lease decides which process runs the computer players of a step; it expires by the
store's own clock.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from algoritmus.server.store.rows import LogEntry, OnWritten, RoomRow, StoreError


class Subscriber(Protocol):
    """The owner of the rooms in memory. The store calls it on the event loop."""

    def loaded_rooms(self) -> Collection[str]:
        """The codes of the rooms in memory."""
        ...

    def local_presence(self) -> Collection[tuple[str, str]]:
        """Room code and holder of every client connected to this process."""
        ...

    def on_seq(self, code: str, seq: int) -> None:
        """The store knows this sequence number as the last one of the room."""
        ...

    def on_event(self, entry: LogEntry) -> None:
        """Another process has written this event."""
        ...

    def on_presence(self, code: str, elsewhere: frozenset[str], since: float) -> None:
        """These holders are connected to other processes; since this log time the room has never been unwatched."""
        ...


class Store(Protocol):
    """Rooms and their events. Every method raises StoreError while the store cannot be reached."""

    failed: Exception | None  # why nothing can be written

    async def check_version(self, rules: str) -> None:
        """StoreError while processes with another rules version run: they would show the same room differently."""
        ...

    async def start(self, subscriber: Subscriber) -> None: ...

    async def close(self) -> None:
        """Write what is queued, then close."""
        ...

    async def answers(self) -> bool:
        """Whether the store can be read now."""
        try:
            return await self.has_room("") is False
        except StoreError:
            return False

    def now(self) -> float:
        """The log's own time in seconds. It continues from the last event; a clock that jumps is ignored."""
        ...

    # rooms and events

    def append(self, entry: LogEntry, on_written: OnWritten) -> None:
        """Write an event. `on_written` is called on the event loop once it is durable, in the order of the appends, or
        with the error."""
        ...

    async def add_room(self, row: RoomRow) -> None:
        """Write a new room; it is durable on return. ConflictError if the code is in use."""
        ...

    async def read_room(self, code: str) -> tuple[RoomRow, list[LogEntry]] | None:
        """A room and all its events; DamagedError if they cannot be decoded."""
        ...

    async def read_events(self, code: str, after: int) -> list[LogEntry]:
        """The events of a room after this sequence number."""
        ...

    async def has_room(self, code: str) -> bool: ...

    async def codes(self, after: str, most: int) -> list[str]:
        """The next page of room codes after this one, sorted."""
        ...

    # import from another store

    async def put_room(self, row: RoomRow, log: list[LogEntry]) -> None:
        """Copy a whole room with the times of its events. ConflictError if the code is in use."""
        ...

    async def put_key(self, key: bytes) -> None:
        """Sign cookies with the key of the other store."""
        ...

    async def count_peers(self) -> int:
        """How many other processes use the store now."""
        ...

    # archive

    async def old_rooms(self, before: float, after: str) -> tuple[list[str], str]:
        """One page of codes: the rooms unused since then, and the last code looked at (empty at the end)."""
        ...

    async def remove_room(self, code: str) -> None:
        """Move a room and its events to the archive in one transaction, unless a client is connected to it."""
        ...

    async def purge_archive(self, before: float) -> None:
        """Delete rooms archived before then and release their disk space."""
        ...

    async def restore_archived(self) -> int:
        """Move all archived rooms back, with a new date; how many."""
        ...

    # shared by all processes

    async def cookie_key(self) -> bytes:
        """The key that signs session cookies; created at the first start."""
        ...

    async def admit(self, name: str, rate: float, most: float) -> bool:
        """Rate limit: take a token from the bucket of this name, which refills at `rate` a second up to `most`."""
        ...

    async def lease(self, code: str, step: int, seconds: float) -> bool:
        """Whether this process may run the computer players of this step of the room, for so many seconds."""
        ...

    def enter(self, code: str, holder: str) -> None:
        """A client connected here (no holder for spectators); other processes are notified."""
        ...

    def leave(self, code: str, holder: str) -> None:
        """The last socket of this holder was closed."""
        ...
