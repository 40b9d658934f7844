"""Taking a seat: one try of a visitor at a time, and no seat twice."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.server.rooms.changes import Changes
from algoritmus.server.rooms.judging import choose_seat
from algoritmus.server.rooms.opened import Opened
from algoritmus.server.rooms.room import Flight
from algoritmus.server.rooms.seats import clean

WRITING: Final = 10.0  # seconds; the disk is never so slow


class Joining:
    """Seats that are on their way into the log."""

    def __init__(self, changes: Changes) -> None:
        self.changes = changes

    async def join(self, opened: Opened, holder: str, name: str, wish: int | None = None) -> list[int]:
        """A free seat, any or the one that is wished for, or those a visitor has already; Refusal if there is none."""
        room = opened.room
        async with asyncio.timeout(WRITING):
            while not room.seats_of(holder):
                await asyncio.shield(room.joining.get(holder) or self._try(opened, holder, name, wish))
        return room.seats_of(holder)

    def _try(self, opened: Opened, holder: str, name: str, wish: int | None) -> asyncio.Future[None]:
        """One try, and no other before its end is known: at another process somebody may take the seat meanwhile."""
        joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        opened.room.joining[holder] = joined
        joined.add_done_callback(lambda done: (opened.room.joining.pop(holder, None), done.exception()))
        opened.wants(partial(self._take_seat, opened, holder, name, wish, joined))
        return joined

    def _take_seat(
        self, opened: Opened, holder: str, name: str, wish: int | None, joined: asyncio.Future[None]
    ) -> None:
        room, tried = opened.room, partial(arrive, joined)
        if joined.done() or room.seats_of(holder):
            tried()
            return
        try:
            seat = choose_seat(room, wish)
        except Refusal as error:
            joined.set_exception(error)
            return
        payload: dict[str, object] = {"seat": seat, "holder": holder, "name": clean(name)}
        self.changes.submit(opened, "join", payload, seat, Flight(tried, tried))


def arrive(waited: asyncio.Future[None]) -> None:
    if not waited.done():
        waited.set_result(None)
