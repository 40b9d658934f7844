"""The write queue of PostgreSQL: events in batches, with optimistic concurrency.

Events queue by room. A batch takes the first event of every room; it is one statement and one commit, and notifies peer
processes of the events. A version conflict ends the queue of its room: the events behind it were checked against an old
state. After a broken connection the outcome of a batch is unknown, so it is written again; an equal event found in the
log is ours (the write is idempotent).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

import asyncpg

from algoritmus.server.store import statements
from algoritmus.server.store.peers import Peers
from algoritmus.server.store.rows import (
    ConflictError,
    DamagedError,
    EventColumns,
    LogEntry,
    OnWritten,
    StoreError,
    event_columns,
)

if TYPE_CHECKING:
    from algoritmus.server.store.migrations import DedicatedConnection
    from algoritmus.server.store.postgres import PostgresStore

MAX_BATCH: Final = 400  # events in one commit
RETRY_SECONDS: Final = 0.2  # after a broken connection
SHUTDOWN_SECONDS: Final = 0.7  # to flush the queue, and as long again to disconnect
FLUSH_POLL_SECONDS: Final = 0.01
REJECTED_ERRORS: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
log = logging.getLogger("algoritmus.server")


class QueuedWrite(NamedTuple):
    """An event in the queue, encoded."""

    columns: EventColumns
    on_written: OnWritten

    @property
    def room(self) -> str:
        return self.columns[0]


class Writer:
    """One connection, one task. Notifications of peers arrive on the same connection: the echo of our own writes comes
    with their result and causes no extra wake-up."""

    def __init__(self, store: PostgresStore, peers: Peers) -> None:
        self.store = store
        self.peers = peers
        self.queues: dict[str, deque[QueuedWrite]] = {}  # by room
        self.wake_up = asyncio.Event()
        self.connection: DedicatedConnection | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._write_loop())

    async def close(self) -> None:
        if self.task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SHUTDOWN_SECONDS):
                while self.queues:
                    await asyncio.sleep(FLUSH_POLL_SECONDS)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self._disconnect()

    def append(self, entry: LogEntry, on_written: OnWritten) -> None:
        self.queues.setdefault(entry.room, deque()).append(QueuedWrite(event_columns(entry), on_written))
        self.wake_up.set()

    async def _write_loop(self) -> None:
        """The connection stays open while the queue is empty: notifications arrive on it."""
        while True:
            self.wake_up.clear()
            if self.connection is None or self.connection.is_closed():
                await self._connect()
            elif batch := [queue[0] for queue, _ in zip(self.queues.values(), range(MAX_BATCH), strict=False)]:
                await self._write(batch)
            else:
                await self.wake_up.wait()

    async def _connect(self) -> None:
        self._disconnect()
        try:
            self.connection = await self.store.connect()
            self.connection.add_termination_listener(lambda _: self.wake_up.set())
            await self.peers.listen(self.connection)
            if not self.queues:  # otherwise the next commit decides
                self.store.failed = None
        except Exception as error:  # any error: only this task writes and listens for the process
            await self._fail(error)

    async def _write(self, batch: list[QueuedWrite]) -> None:
        """The loop repeats the same batch until its outcome is known."""
        if self.connection is None:  # it broke within a batch that is written one by one
            return
        try:
            for write, error in await self._insert(batch):
                self._finish(write, error)
            self.store.failed = None
        except REJECTED_ERRORS as error:
            if len(batch) == 1:
                self._finish(batch[0], DamagedError(f"room {batch[0].room} cannot go on: {error}"))
            else:
                for write in batch:
                    await self._write([write])
        except Exception as error:  # any error: only this task writes the queue
            await self._fail(error)

    async def _fail(self, error: Exception) -> None:
        if self.store.failed is None:
            log.warning("nothing can be written: %s", error or type(error).__name__)
        self.store.failed = StoreError(f"cannot write to the database: {error}")
        self._disconnect()
        await asyncio.sleep(RETRY_SECONDS)

    async def _insert(self, batch: list[QueuedWrite]) -> list[tuple[QueuedWrite, Exception | None]]:
        assert self.connection is not None
        rooms, numbers, kinds, payloads, _ = map(list, zip(*(write.columns for write in batch), strict=True))
        times = [self.store.now()] * len(batch)
        found = await self.connection.fetchrow(
            statements.APPEND, self.peers.process, rooms, numbers, kinds, payloads, times
        )
        assert found is not None
        if not found["alive"]:
            await self.peers.join()
            expired = ConflictError("the lease of this process expired")
            return [(write, expired) for queue in self.queues.values() for write in queue]
        put = set(found["put"] or ())
        return [(write, None if write.room in put else await self._check_conflict(write)) for write in batch]

    async def _check_conflict(self, write: QueuedWrite) -> Exception | None:
        """ConflictError unless the event with this number is the same one, written before the connection broke."""
        assert self.connection is not None
        room, seq, kind, payload, _ = write.columns
        found = await self.connection.fetchrow(statements.FIND_EVENT, room, seq)
        ours = found is not None and (found["kind"], found["payload"]) == (kind, payload)
        return None if ours else ConflictError(f"room {room}, number {seq}")

    def _finish(self, write: QueuedWrite, error: Exception | None) -> None:
        """Report the outcome. An error ends the whole queue of the room."""
        queue = self.queues.pop(write.room, None)
        if queue is None:
            return
        finished = [queue.popleft()] if error is None else list(queue)
        if error is None and queue:
            self.queues[write.room] = queue  # after the other rooms: fair
        for one in finished:
            one.on_written(error)

    def _disconnect(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None
