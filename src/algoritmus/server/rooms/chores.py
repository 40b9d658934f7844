"""What the server does unasked: rooms leave the memory, old ones the disk, and clocks tick."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from typing import Final

from algoritmus.server.rooms.registry import Hall

SWEEP: Final = 30.0  # seconds
TICK: Final = 0.5
TIDY: Final = 3600.0
BREATH: Final = 0.05  # between two old rooms
DAY: Final = 86_400.0
log = logging.getLogger("algoritmus.server")


async def sweep(hall: Hall) -> None:
    """Rooms that nobody has looked at for a while leave the memory; they stay on disk."""
    while True:
        await asyncio.sleep(min(SWEEP, hall.limits.rest_seconds))
        before = time.monotonic() - hall.limits.rest_seconds
        for code, opened in list(hall.opened.items()):
            room = opened.room
            if opened.used < before and not (room.listeners or room.flying or room.thinking):
                del hall.opened[code]


async def tick(hall: Hall) -> None:
    """Where the time of a person is up, a computer player answers."""
    while True:
        await asyncio.sleep(TICK)
        for opened in list(hall.opened.values()):
            if opened.room.clock.seconds:
                hall.wake(opened)


async def tidy(hall: Hall) -> None:
    """Rooms in which nothing has happened for many days leave the disk, as long again their copies."""
    while True:
        try:
            before = hall.store.now() - hall.limits.keep_days * DAY
            await put_away(hall, before)
            await asyncio.to_thread(hall.store.forget, before)
        except sqlite3.Error as error:
            log.warning("old rooms cannot be put away: %s", error)
        await asyncio.sleep(TIDY)


async def put_away(hall: Hall, before: float) -> None:
    """One at a time, and none that is open."""
    codes, last = await asyncio.to_thread(hall.store.old_rooms, before, "")
    while last:
        for code in codes:
            await hall.remove(code)
            await asyncio.sleep(BREATH)
        codes, last = await asyncio.to_thread(hall.store.old_rooms, before, last)
