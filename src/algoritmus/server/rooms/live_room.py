"""A room loaded in memory, with its outbox and its queued commands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.server.rooms.outbox import Outbox
from algoritmus.server.rooms.room import Room

MAX_DEFERRED: Final = 16


class LiveRoom:
    """A live room is stale while another process is ahead; commands are then queued until it has caught up."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.outbox = Outbox(room)
        self.last_used = time.monotonic()
        self.latest_seq = 0  # the last known sequence number of the log
        self.stale = False
        self.discarded = False  # the memory differs from the log
        self.progress = asyncio.Event()
        self.queued: list[Callable[[], None]] = []
        self.deferred: list[Callable[[], None]] = []  # answers deferred until the computer players have answered
        self.leased_elsewhere_until = 0.0  # another process runs the computer players

    def submit(self, work: Callable[[], None]) -> None:
        """Run a command now, or queue it until the room has caught up."""
        if self.stale:
            self.queued.append(work)
        else:
            work()

    def defer(self, work: Callable[[], None]) -> None:
        """Defer a command until the computer players have answered. The limit gives back-pressure."""
        if len(self.deferred) >= MAX_DEFERRED:
            raise Refusal("busy", "the computer players lock theirs first: try again in a moment")
        self.deferred.append(work)

    def release(self) -> None:
        deferred, self.deferred = self.deferred, []
        for work in deferred:
            self.submit(work)

    async def wait_until_caught_up(self, seq: int) -> None:
        """Wait while the room is stale, and for pending writes up to this number, which the client knows already."""
        while not self.discarded and (self.stale or self.room.seq < min(seq, self.room.assigned)):
            self.progress.clear()
            await self.progress.wait()

    def resume(self) -> None:
        """Run all queued commands."""
        self.stale = False
        self.progress.set()
        queued, self.queued = self.queued, []
        for work in queued:
            self.submit(work)

    def discard(self) -> None:
        """Drop the room; waiting tasks wake up and see it."""
        self.discarded = True
        self.progress.set()
