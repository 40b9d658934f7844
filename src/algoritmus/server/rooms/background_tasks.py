"""Background tasks: unload idle rooms, run clocks, archive old rooms."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from algoritmus.server.monitoring.logs import log_event
from algoritmus.server.monitoring.metrics import METRICS
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.store.rows import StoreError

SWEEP_SECONDS: Final = 30.0
TICK_SECONDS: Final = 0.5
ARCHIVE_SECONDS: Final = 3600.0
PAUSE_SECONDS: Final = 0.05  # between two old rooms
DAY_SECONDS: Final = 86_400.0
log = logging.getLogger("algoritmus.server")


async def unload_idle_rooms(registry: Registry) -> None:
    """Unload rooms without clients after a while; they stay in the store."""
    while True:
        await asyncio.sleep(min(SWEEP_SECONDS, registry.limits.idle_room_seconds))
        before = time.monotonic() - registry.limits.idle_room_seconds
        for code, live in list(registry.live_rooms.items()):
            room = live.room
            if live.last_used < before and not (
                room.listeners or live.stale or room.assigned > room.seq or room.thinking
            ):
                del registry.live_rooms[code]


async def run_clocks(registry: Registry) -> None:
    """Wake computer players where a person's time is up, or where the lease of another process may have expired."""
    while True:
        await asyncio.sleep(TICK_SECONDS)
        for live in list(registry.live_rooms.values()):
            if live.room.clock.seconds or live.leased_elsewhere_until:
                registry.wake(live)


async def archive_old_rooms(registry: Registry) -> None:
    """Archive rooms unused for many days, and purge the archive after as many again."""
    while True:
        try:
            before = registry.store.now() - registry.limits.keep_days * DAY_SECONDS
            await archive(registry, before)
            await registry.store.purge_archive(before)
        except StoreError as error:
            log.warning("old rooms cannot be put away: %s", error)
        await asyncio.sleep(ARCHIVE_SECONDS)


async def archive(registry: Registry, before: float) -> None:
    """Archive one room at a time, and none that is loaded."""
    codes, last = await registry.store.old_rooms(before, "")
    while last:
        for code in codes:
            await registry.remove(code)
            METRICS.count("rooms_removed")
            log_event("room.removed", room=code)
            await asyncio.sleep(PAUSE_SECONDS)
        codes, last = await registry.store.old_rooms(before, last)
