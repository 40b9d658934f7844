"""What the server does unasked: rooms leave the memory, old ones the disk, and clocks tick."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from algoritmus.server.rooms.registry import Registry
from algoritmus.server.store.rows import StoreError
from algoritmus.server.watch.logs import note
from algoritmus.server.watch.numbers import NUMBERS

SWEEP: Final = 30.0  # seconds
TICK: Final = 0.5
TIDY: Final = 3600.0
BREATH: Final = 0.05  # between two old rooms
DAY: Final = 86_400.0
log = logging.getLogger("algoritmus.server")


async def sweep(registry: Registry) -> None:
    """Rooms that nobody has looked at for a while leave the memory; they stay on disk."""
    while True:
        await asyncio.sleep(min(SWEEP, registry.limits.rest_seconds))
        before = time.monotonic() - registry.limits.rest_seconds
        for code, opened in list(registry.opened.items()):
            room = opened.room
            if opened.used < before and not (room.listeners or opened.stale or room.given > room.seq or room.thinking):
                del registry.opened[code]


async def tick(registry: Registry) -> None:
    """Where the time of a person is up, or another process let computer players think in vain, one answers."""
    while True:
        await asyncio.sleep(TICK)
        for opened in list(registry.opened.values()):
            if opened.room.clock.seconds or opened.others_play:
                registry.wake(opened)


async def tidy(registry: Registry) -> None:
    """Rooms in which nothing has happened for many days leave the disk, as long again their copies."""
    while True:
        try:
            before = registry.store.now() - registry.limits.keep_days * DAY
            await put_away(registry, before)
            await registry.store.forget(before)
        except StoreError as error:
            log.warning("old rooms cannot be put away: %s", error)
        await asyncio.sleep(TIDY)


async def put_away(registry: Registry, before: float) -> None:
    """One at a time, and none that is open."""
    codes, last = await registry.store.old_rooms(before, "")
    while last:
        for code in codes:
            await registry.remove(code)
            NUMBERS.count("rooms_removed")
            note("room.removed", room=code)
            await asyncio.sleep(BREATH)
        codes, last = await registry.store.old_rooms(before, last)
