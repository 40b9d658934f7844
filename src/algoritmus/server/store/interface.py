"""What the server asks of a store: one process with a file of its own, or many with a database.

A room is its row and its numbered events. Whoever appends an event has judged it by all events before it; the number is
the fence: if somebody else has written it, `done` gets TakenError, what this process has appended behind it counts no
more either, and all is judged anew. Nothing is told to anybody before `done`.

Processes that share a store follow each other: the store tells its `Follower` what others have written and who looks on
there. A lease says who lets computer players think in a step; it ends by the store's own time.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from algoritmus.server.store.rows import Done, RoomEvent, RoomRow


class Follower(Protocol):
    """Who keeps rooms in memory, and is told what happens to them elsewhere. All of it on the event loop."""

    def followed(self) -> Collection[str]:
        """The codes of the rooms that are in memory."""
        ...

    def watched(self) -> Collection[tuple[str, str]]:
        """The codes of rooms that somebody looks on here, and who."""
        ...

    def heard(self, code: str, seq: int) -> None:
        """The last number of this room, as far as the store knows."""
        ...

    def told(self, event: RoomEvent) -> None:
        """An event that another process has written, as it is in the log."""
        ...

    def present(self, code: str, elsewhere: frozenset[str], since: float) -> None:
        """Who looks on at other processes, and since when somebody does without a break, by the log's time."""
        ...


class Store(Protocol):
    """Rooms and their events; StoreError where it cannot be reached."""

    failed: Exception | None  # nothing can be written, and why

    async def agree(self, rules: str) -> None:
        """StoreError while processes that play by other rules are at work: nobody's table may look like two."""
        ...

    async def start(self, follower: Follower) -> None: ...

    async def close(self) -> None:
        """Write what is waiting, then close."""
        ...

    async def answers(self) -> bool:
        """Whether it can be read now."""
        ...

    def now(self) -> float:
        """The log's own time, in seconds. It goes on from the last event; a clock that leaps is not believed."""
        ...

    # rooms and events

    def append(self, event: RoomEvent, done: Done) -> None:
        """Write an event; `done` is called on the event loop once it is durable, in the order of the appends, or with
        what went wrong."""
        ...

    async def add_room(self, row: RoomRow) -> None:
        """Write a new room; it is durable on return. TakenError if there is one of this code."""
        ...

    async def read_room(self, code: str) -> tuple[RoomRow, list[RoomEvent]] | None:
        """A room and all its events; DamagedError if they cannot be read."""
        ...

    async def read_events(self, code: str, after: int) -> list[RoomEvent]:
        """The events of a room behind this number."""
        ...

    async def has_room(self, code: str) -> bool: ...

    async def codes(self, after: str, most: int) -> list[str]:
        """The next codes of rooms behind this one, in order."""
        ...

    # from another store

    async def put_room(self, row: RoomRow, events: list[RoomEvent]) -> None:
        """A whole room as it was elsewhere, with the times of its events. TakenError if there is one of this code."""
        ...

    async def put_key(self, key: bytes) -> None:
        """Sign cookies as the other store did."""
        ...

    async def others(self) -> int:
        """How many processes are using it now, this one aside."""
        ...

    # putting away

    async def old_rooms(self, before: float, after: str) -> tuple[list[str], str]:
        """Of the next rooms behind this code those in which nothing has happened since; and the last code, or none."""
        ...

    async def remove_room(self, code: str) -> None:
        """A room and all its events, or nothing of it; a copy is kept for a while. Not if somebody looks on."""
        ...

    async def forget(self, before: float) -> None:
        """Copies of rooms that were put away before; their space is given back."""
        ...

    async def bring_back(self) -> int:
        """All rooms that were put away, as if they had just been used; how many."""
        ...

    # what all processes share

    async def cookie_key(self) -> bytes:
        """What seat cookies are signed with; made at the first start."""
        ...

    async def admit(self, name: str, rate: float, most: float) -> bool:
        """Take a credit of this name: they come back by so many a second, up to so many."""
        ...

    async def lease(self, code: str, step: int, seconds: float) -> bool:
        """Whether this process may let computer players think in this step of this room, for so many seconds."""
        ...

    def enter(self, code: str, holder: str) -> None:
        """Somebody looks on here (nobody's name for spectators); others hear of it."""
        ...

    def leave(self, code: str, holder: str) -> None:
        """The last of this holder's sockets is closed."""
        ...
