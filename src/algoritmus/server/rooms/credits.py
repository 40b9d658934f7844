"""Limits that hold for all processes together: new rooms, and codes that are asked for in vain.

They are counted in the store, and only where a room is written anyway, or was looked for and is not there: whoever
plays costs no way to the database. Who has guessed too much finds no room for a while, but those in which it sits; each
process learns that by a guess of its own.
"""

from __future__ import annotations

import math
import time
from typing import Final

from algoritmus.server.http.limits import Limits, Visitor
from algoritmus.server.rooms.opened import Opened
from algoritmus.server.store.interface import Store

KEPT: Final = 10_000  # names remembered


class Credits:
    """What browsers and addresses may still do, anywhere."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.blind: dict[str, float] = {}  # by browser or address: until when it finds no room

    async def make_room(self, visitor: Visitor) -> float:
        """How many seconds are to be waited before a new room; none if there may be one."""
        return (await self._take("room", visitor, self.limits.rooms, self.limits.rooms_kept))[1]

    async def find(self, opened: Opened | None, visitor: Visitor) -> float:
        """How many seconds are to be waited before it is told whether this room is there."""
        if opened is not None and opened.room.seats_of(visitor.holder):
            return 0.0
        now = time.monotonic()
        wait = max(self.blind.get(name, 0.0) for name in visitor) - now
        if wait > 0 or opened is not None:
            return max(wait, 0.0)
        name, wait = await self._take("code", visitor, self.limits.guesses, self.limits.guesses_kept)
        if name:
            self._make_blind(name, now + wait)
        return wait

    async def _take(self, what: str, visitor: Visitor, rate: float, most: float) -> tuple[str, float]:
        """A credit of the browser, then one of its address; who has none left, and for how many seconds."""
        for name, times in zip(visitor, (1.0, self.limits.outer), strict=True):
            if name and not await self.store.admit(f"{what} {name}", rate * times, most * times):
                return name, 1 / (rate * times) if rate else math.inf
        return "", 0.0

    def _make_blind(self, name: str, until: float) -> None:
        if len(self.blind) > KEPT:
            now = time.monotonic()
            self.blind = {one: when for one, when in self.blind.items() if when > now}
        self.blind[name] = until
