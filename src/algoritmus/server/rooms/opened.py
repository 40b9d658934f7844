"""A room in memory with what belongs to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.server.rooms.outbox import Outbox
from algoritmus.server.rooms.room import Room

MOST_HELD: Final = 16


class Opened:
    """It is stale while another process is ahead: what is wanted then waits until it has caught up."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.outbox = Outbox(room)
        self.used = time.monotonic()
        self.latest = 0  # the last number in the log, as far as is known
        self.stale = False
        self.gone = False  # what is in memory counts no more
        self.fresh = asyncio.Event()
        self.later: list[Callable[[], None]] = []
        self.held: list[Callable[[], None]] = []  # answers that wait for the computer players
        self.others_play = 0.0  # until then another process lets computer players think

    def wants(self, work: Callable[[], None]) -> None:
        """Now, or as soon as the room has caught up."""
        if self.stale:
            self.later.append(work)
        else:
            work()

    def hold(self, work: Callable[[], None]) -> None:
        """Until the computer players have locked theirs."""
        if len(self.held) >= MOST_HELD:
            raise Refusal("busy", "the computer players lock theirs first: try again in a moment")
        self.held.append(work)

    def let_go(self) -> None:
        held, self.held = self.held, []
        for work in held:
            self.wants(work)

    async def caught_up(self, seq: int) -> None:
        """Until it is not stale, or gone; if somebody has heard of this number, until what is on its way is there."""
        while not self.gone and (self.stale or self.room.seq < min(seq, self.room.given)):
            self.fresh.clear()
            await self.fresh.wait()

    def go_on(self) -> None:
        """With all that was wanted meanwhile."""
        self.stale = False
        self.fresh.set()
        wanted, self.later = self.later, []
        for work in wanted:
            self.wants(work)

    def end(self) -> None:
        """Whoever wants to know finds out that it is gone."""
        self.gone = True
        self.fresh.set()
