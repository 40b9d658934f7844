"""Joining: a visitor takes a seat, one attempt at a time."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.server.rooms.event_log import EventLog
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.rooms.permissions import choose_seat
from algoritmus.server.rooms.room import PendingWrite
from algoritmus.server.rooms.seats import clean
from algoritmus.server.wire.room_events import Joined

JOIN_SECONDS: Final = 10.0  # longer than any write takes


class Joining:
    """Joins that wait for the event log."""

    def __init__(self, event_log: EventLog) -> None:
        self.event_log = event_log

    async def join(self, live: LiveRoom, holder: str, name: str, requested_seat: int | None = None) -> list[int]:
        """Take the requested seat or any free one, unless the visitor has joined already. Refusal if none is free."""
        room = live.room
        async with asyncio.timeout(JOIN_SECONDS):
            while not room.seats_of(holder):
                await asyncio.shield(room.pending_joins.get(holder) or self._try(live, holder, name, requested_seat))
        return room.seats_of(holder)

    def _try(self, live: LiveRoom, holder: str, name: str, requested_seat: int | None) -> asyncio.Future[None]:
        """One attempt; the next one waits for its outcome, because another process may assign the seat meanwhile."""
        joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        live.room.pending_joins[holder] = joined
        joined.add_done_callback(lambda done: (live.room.pending_joins.pop(holder, None), done.exception()))
        live.submit(partial(self._take_seat, live, holder, name, requested_seat, joined))
        return joined

    def _take_seat(
        self, live: LiveRoom, holder: str, name: str, requested_seat: int | None, joined: asyncio.Future[None]
    ) -> None:
        room, tried = live.room, partial(resolve, joined)
        if joined.done() or room.seats_of(holder):
            tried()
            return
        try:
            seat = choose_seat(room, requested_seat)
        except Refusal as error:
            joined.set_exception(error)
            return
        joined_event = Joined(seat=seat, holder=holder, name=clean(name))
        self.event_log.submit(live, joined_event, PendingWrite(tried, tried))


def resolve(waited: asyncio.Future[None]) -> None:
    if not waited.done():
        waited.set_result(None)
