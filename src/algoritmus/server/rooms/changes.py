"""Events on their way into the log, and those that other processes have written: what a room in memory goes by."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from algoritmus.server.rooms.opened import Opened
from algoritmus.server.rooms.room import Flight
from algoritmus.server.store.interface import Store
from algoritmus.server.store.rows import RoomEvent, StoreError, TakenError
from algoritmus.server.watch.numbers import NUMBERS

AGAIN: Final = 0.2  # seconds, if the store cannot be read


class Changes:
    """An event is applied, acknowledged and told once it is in the log, whoever wrote it."""

    def __init__(
        self, store: Store, changed: Callable[[Opened], None], failed: Callable[[Opened, Exception], None]
    ) -> None:
        self.store = store
        self.changed = changed
        self.failed = failed
        self.tasks: set[asyncio.Task[None]] = set()

    # writing

    def submit(self, opened: Opened, kind: str, payload: dict[str, object], seat: int | None, flight: Flight) -> None:
        """A judged change goes to the log; if its number is taken there, it is wanted again."""
        event = opened.room.next_event(kind, payload, seat)
        opened.room.flights.setdefault(event.seq, []).append(flight)
        self.store.append(event, partial(self.land, opened, event, time.perf_counter()))

    def land(self, opened: Opened, event: RoomEvent, begun: float, error: Exception | None) -> None:
        if opened.gone:
            return
        if isinstance(error, TakenError):
            self.miss(opened, event)
        elif error is not None:
            self.failed(opened, error)
        elif self.apply(opened, event, 0.0):
            opened.used = time.monotonic()
            count(event, time.perf_counter() - begun)
            self._arrive(opened)

    def miss(self, opened: Opened, event: RoomEvent) -> None:
        """Somebody else was first, so this was judged by too little; so were those behind it."""
        opened.later += [flight.again for flight in opened.room.flights.pop(event.seq, ())]
        opened.room.ground()
        self.catch_up(opened)

    def apply(self, opened: Opened, event: RoomEvent, ago: float) -> bool:
        """An event of the log, written so many seconds ago; whether it fits."""
        try:
            change = opened.room.land(event, ago)
        except Exception as broken:  # never silently: the log knows what the memory does not
            self.failed(opened, broken)
            return False
        for flight in opened.room.flights.pop(event.seq, ()):
            flight.done()
        opened.outbox.tell(change)
        return True

    def _arrive(self, opened: Opened) -> None:
        self.follow(opened)
        opened.fresh.set()
        self.changed(opened)

    # following

    def hear(self, opened: Opened, event: RoomEvent) -> None:
        """An event that another process has written; if it is the next one, nothing has to be read."""
        room = opened.room
        if opened.stale or room.given > room.seq or event.seq != room.seq + 1:
            self.follow(opened, event.seq)
        elif self.apply(opened, event, self.store.now() - event.at):
            self._arrive(opened)

    def follow(self, opened: Opened, seq: int = 0) -> None:
        """The log is known to have come so far; what is on its way from here will find out by itself."""
        opened.latest = max(opened.latest, seq)
        if opened.latest > opened.room.seq and opened.room.given == opened.room.seq:
            self.catch_up(opened)

    def catch_up(self, opened: Opened) -> None:
        if not opened.stale:
            opened.stale = True
            task = asyncio.create_task(self._catch_up(opened))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, opened: Opened) -> None:
        heard = opened.latest
        try:
            events = await self._read(opened)
        except Exception as error:  # damaged, whatever it is
            self.failed(opened, error)
            return
        if all(self.apply(opened, event, self.store.now() - event.at) for event in events):
            self._go_on(opened, heard)

    def _go_on(self, opened: Opened, heard: int) -> None:
        """A number that was heard of before and is not there was no number."""
        opened.latest = opened.room.seq if opened.latest == heard else opened.latest
        opened.go_on()
        self.follow(opened)
        self.changed(opened)

    async def _read(self, opened: Opened) -> list[RoomEvent]:
        """For as long as it takes: nothing else can be done with the room."""
        while True:
            try:
                return await self.store.read_events(opened.room.code, opened.room.seq)
            except StoreError:
                await asyncio.sleep(AGAIN)


def count(event: RoomEvent, seconds: float) -> None:
    """A change that is durable and told."""
    NUMBERS.took("write_seconds", seconds)
    if event.kind == "answer":
        NUMBERS.count("answers", "person" if "id" in event.payload else "computer")
    else:
        NUMBERS.count("commands", event.kind)
