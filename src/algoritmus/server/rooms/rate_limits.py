"""Rate limits shared by all processes: new rooms, and failed lookups of room codes.

They are counted in the store, and only for new rooms and failed lookups, so that playing costs no database round trip.
After too many failed lookups a client is blocked, except in rooms where it holds a seat. Each process learns of the
block at its own next failed lookup.
"""

from __future__ import annotations

import math
import time
from typing import Final

from algoritmus.server.limits import Client, Limits
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.store.interface import Store

MAX_BLOCKED: Final = 10_000  # entries


class RateLimits:
    """Token buckets of browsers and addresses, in the store."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.blocked: dict[str, float] = {}  # by browser or address: until when

    async def check_new_room(self, visitor: Client) -> float:
        """Seconds to wait before a new room; 0 if it is allowed."""
        return (await self._take_token("room", visitor, self.limits.rooms_per_second, self.limits.rooms_burst))[1]

    async def check_lookup(self, live: LiveRoom | None, visitor: Client) -> float:
        """Seconds to wait before this lookup is answered; a failed lookup takes a token."""
        if live is not None and live.room.seats_of(visitor.holder):
            return 0.0
        now = time.monotonic()
        wait = max(self.blocked.get(name, 0.0) for name in visitor) - now
        if wait > 0 or live is not None:
            return max(wait, 0.0)
        name, wait = await self._take_token(
            "code", visitor, self.limits.unknown_codes_per_second, self.limits.unknown_codes_burst
        )
        if name:
            self._block(name, now + wait)
        return wait

    async def _take_token(self, what: str, visitor: Client, rate: float, most: float) -> tuple[str, float]:
        """Take a token of the browser, then one of its address; who has none left, and for how many seconds."""
        for name, times in zip(visitor, (1.0, self.limits.address_factor), strict=True):
            if name and not await self.store.admit(f"{what} {name}", rate * times, most * times):
                return name, 1 / (rate * times) if rate else math.inf
        return "", 0.0

    def _block(self, name: str, until: float) -> None:
        if len(self.blocked) > MAX_BLOCKED:
            now = time.monotonic()
            self.blocked = {one: when for one, when in self.blocked.items() if when > now}
        self.blocked[name] = until
