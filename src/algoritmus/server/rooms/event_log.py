"""Client of the event log: appends events with optimistic concurrency and follows those of other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from algoritmus.server.monitoring.metrics import METRICS
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.rooms.room import PendingWrite
from algoritmus.server.store.interface import Store
from algoritmus.server.store.rows import ConflictError, LogEntry, StoreError
from algoritmus.server.wire.room_events import Answered, RoomEvent

RETRY_SECONDS: Final = 0.2  # after a failed read


class EventLog:
    """An event is applied, acknowledged and broadcast once it is in the log, whichever process wrote it."""

    def __init__(
        self, store: Store, on_changed: Callable[[LiveRoom], None], on_failed: Callable[[LiveRoom, Exception], None]
    ) -> None:
        self.store = store
        self.on_changed = on_changed
        self.on_failed = on_failed
        self.tasks: set[asyncio.Task[None]] = set()

    # writing

    def submit(self, live: LiveRoom, event: RoomEvent, pending: PendingWrite) -> None:
        """Append a checked event; after a version conflict its command is retried."""
        entry = live.room.next_entry(event)
        live.room.pending_writes.setdefault(entry.seq, []).append(pending)
        self.store.append(entry, partial(self.on_written, live, entry, time.perf_counter()))

    def on_written(self, live: LiveRoom, entry: LogEntry, begun: float, error: Exception | None) -> None:
        if live.discarded:
            return
        if isinstance(error, ConflictError):
            self.on_conflict(live, entry)
        elif error is not None:
            self.on_failed(live, error)
        elif self.apply(live, entry, 0.0):
            live.last_used = time.monotonic()
            count(entry.event, time.perf_counter() - begun)
            self._after_apply(live)

    def on_conflict(self, live: LiveRoom, entry: LogEntry) -> None:
        """Version conflict: another process appended first. Retry this command and those queued behind it."""
        live.queued += [pending.retry for pending in live.room.pending_writes.pop(entry.seq, ())]
        live.room.drop_pending()
        self.catch_up(live)

    def apply(self, live: LiveRoom, entry: LogEntry, ago: float) -> bool:
        """Apply an event that was written so many seconds ago; False if it cannot be applied."""
        try:
            change = live.room.commit(entry, ago)
        except Exception as broken:  # the log and the memory differ: discard the memory
            self.on_failed(live, broken)
            return False
        for pending in live.room.pending_writes.pop(entry.seq, ()):
            pending.on_written()
        live.outbox.broadcast(change)
        return True

    def _after_apply(self, live: LiveRoom) -> None:
        self.follow(live)
        live.progress.set()
        self.on_changed(live)

    # following other processes

    def on_remote_event(self, live: LiveRoom, entry: LogEntry) -> None:
        """Another process wrote this event. It is applied at once if it is the next one, otherwise the log is read."""
        room = live.room
        if live.stale or room.assigned > room.seq or entry.seq != room.seq + 1:
            self.follow(live, entry.seq)
        elif self.apply(live, entry, self.store.now() - entry.at):
            self._after_apply(live)

    def follow(self, live: LiveRoom, seq: int = 0) -> None:
        """The log has reached this number: catch up, unless a pending write will detect the conflict itself."""
        live.latest_seq = max(live.latest_seq, seq)
        if live.latest_seq > live.room.seq and live.room.assigned == live.room.seq:
            self.catch_up(live)

    def catch_up(self, live: LiveRoom) -> None:
        if not live.stale:
            live.stale = True
            task = asyncio.create_task(self._catch_up(live))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, live: LiveRoom) -> None:
        heard = live.latest_seq
        try:
            entries = await self._read(live)
        except Exception as error:  # any error: the room is damaged
            self.on_failed(live, error)
            return
        if all(self.apply(live, entry, self.store.now() - entry.at) for entry in entries):
            self._resume(live, heard)

    def _resume(self, live: LiveRoom, heard: int) -> None:
        """A number announced before the read that is not in the log is ignored."""
        live.latest_seq = live.room.seq if live.latest_seq == heard else live.latest_seq
        live.resume()
        self.follow(live)
        self.on_changed(live)

    async def _read(self, live: LiveRoom) -> list[LogEntry]:
        """Retry until the store answers: the room can do nothing else."""
        while True:
            try:
                return await self.store.read_events(live.room.code, live.room.seq)
            except StoreError:
                await asyncio.sleep(RETRY_SECONDS)


def count(event: RoomEvent, seconds: float) -> None:
    """Count an event that is durable and broadcast."""
    METRICS.observe("write_seconds", seconds)
    if isinstance(event, Answered):
        METRICS.count("answers", "person" if event.id else "computer")
    else:
        METRICS.count("commands", event.kind)
