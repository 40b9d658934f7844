"""Events on their way into PostgreSQL.

They wait by room; the first of every room goes into the next group, which is one statement and one commit, and tells
the other processes the events themselves. A number that is taken ends the row of its room: whatever waits behind it was
judged by too little. A group whose fate is not known, because the line was cut, is written again: what is found in the
log word for word is ours.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import asyncpg
import msgspec

from algoritmus.server.store import orders
from algoritmus.server.store.company import Company
from algoritmus.server.store.rows import DamagedError, Done, RoomEvent, StoreError, TakenError

if TYPE_CHECKING:
    from algoritmus.server.store.postgres import PostgresStore

    Line = asyncpg.Connection[asyncpg.Record]

GROUP: Final = 400  # events in one commit
AGAIN: Final = 0.2  # seconds, when the line is cut
ENDING: Final = 0.7  # seconds for what is still to be written at the end, and as long again to hang up
UNFIT: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
log = logging.getLogger("algoritmus.server")


class Write(NamedTuple):
    """An event on its way, as it is written, and whom to tell when it is there."""

    event: RoomEvent
    payload: str
    done: Done


class Writer:
    """One line, one task. The company listens on the same line: what this process writes itself comes back together
    with the word that it is written, and wakes nobody."""

    def __init__(self, store: PostgresStore, company: Company) -> None:
        self.store = store
        self.company = company
        self.waiting: dict[str, deque[Write]] = {}  # by room
        self.wanted = asyncio.Event()
        self.line: Line | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        if self.task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                while self.waiting:
                    await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self._hang_up()

    def append(self, event: RoomEvent, done: Done) -> None:
        write = Write(event, msgspec.json.encode(event.payload).decode(), done)
        self.waiting.setdefault(event.room, deque()).append(write)
        self.wanted.set()

    async def _write_on(self) -> None:
        """The line is there even if nothing has to be written."""
        while True:
            self.wanted.clear()
            if self.line is None or self.line.is_closed():
                await self._connect()
            elif group := [row[0] for row, _ in zip(self.waiting.values(), range(GROUP), strict=False)]:
                await self._write(group)
            else:
                await self.wanted.wait()

    async def _connect(self) -> None:
        self._hang_up()
        try:
            self.line = await self.store.connect()
            self.line.add_termination_listener(lambda _: self.wanted.set())
            await self.company.listen(self.line)
            if not self.waiting:  # otherwise the next commit tells
                self.store.failed = None
        except Exception as error:  # whatever it is: nobody else writes, or listens, for this process
            await self._fail(error)

    async def _write(self, group: list[Write]) -> None:
        """The same group again and again, until its fate is known."""
        if self.line is None:  # cut on the way through a group
            return
        try:
            for write, error in await self._put(group):
                self._tell(write, error)
            self.store.failed = None
        except UNFIT as error:
            if len(group) == 1:
                self._tell(group[0], DamagedError(f"room {group[0].event.room} cannot go on: {error}"))
            else:
                for write in group:
                    await self._write([write])
        except Exception as error:  # whatever it is: nobody else writes what waits here
            await self._fail(error)

    async def _fail(self, error: Exception) -> None:
        if self.store.failed is None:
            log.warning("nothing can be written: %s", error or type(error).__name__)
        self.store.failed = StoreError(f"cannot write to the database: {error}")
        self._hang_up()
        await asyncio.sleep(AGAIN)

    async def _put(self, group: list[Write]) -> list[tuple[Write, Exception | None]]:
        assert self.line is not None
        events, process, now = [write.event for write in group], self.company.process, self.store.now()
        rooms, numbers, kinds = ([event[part] for event in events] for part in range(3))
        payloads, times = [write.payload for write in group], [now] * len(group)
        found = await self.line.fetchrow(orders.APPEND, process, rooms, numbers, kinds, payloads, times)
        assert found is not None
        if not found["alive"]:
            await self.company.join()
            return [
                (write, TakenError("this process was thought dead")) for row in self.waiting.values() for write in row
            ]
        put = set(found["put"] or ())
        return [(write, None if write.event.room in put else await self._found(write)) for write in group]

    async def _found(self, write: Write) -> Exception | None:
        """Whose the event is that has the number already."""
        assert self.line is not None
        found = await self.line.fetchrow(orders.WRITTEN, write.event.room, write.event.seq)
        ours = found is not None and (found["kind"], found["payload"]) == (write.event.kind, write.payload)
        return None if ours else TakenError(f"room {write.event.room}, number {write.event.seq}")

    def _tell(self, write: Write, error: Exception | None) -> None:
        """And, if it is not written, all that waits behind it."""
        row = self.waiting.pop(write.event.room, None)
        if row is None:
            return
        ended = [row.popleft()] if error is None else list(row)
        if error is None and row:
            self.waiting[write.event.room] = row  # behind the other rooms
        for one in ended:
            one.done(error)

    def _hang_up(self) -> None:
        if self.line is not None:
            self.line.terminate()
            self.line = None
