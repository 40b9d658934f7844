"""Peer processes on the same database: heartbeats, notifications of their events, and presence of their clients.

Every process sends heartbeats; its lease expires without them, by the database's clock. A process whose lease has
expired joins again under a new id. Events of peers arrive by NOTIFY. Notifications may be lost, so each heartbeat also
polls all rooms in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Final

from algoritmus.server.store import statements
from algoritmus.server.store.interface import Subscriber
from algoritmus.server.store.rows import StoreError, decode_entry

if TYPE_CHECKING:
    from algoritmus.server.store.migrations import DedicatedConnection
    from algoritmus.server.store.postgres import PostgresStore, Statement

RETRY_SECONDS: Final = 0.2
LEAVE_SECONDS: Final = 0.5  # at shutdown
CLEANUP_SECONDS: Final = 60.0
HEARTBEATS_PER_LEASE: Final = 3
ROOMS_PER_NOTIFICATION: Final = 200
log = logging.getLogger("algoritmus.server")


class Peers:
    """This process among its peers."""

    def __init__(self, store: PostgresStore, lease_seconds: float) -> None:
        self.store = store
        self.lease_seconds = lease_seconds
        self.process = ""
        self.rules = ""
        self.subscriber: Subscriber | None = None
        self.changed: dict[tuple[str, str], bool] = {}  # room and holder: presence that is not published yet
        self.wake_up = asyncio.Event()
        self.to_poll: set[str] = set()  # rooms
        self.tasks: list[asyncio.Task[None]] = []

    # the log's time: the same for all processes

    def set_log_time(self, now: float) -> None:
        self.offset = now - time.monotonic()

    def now(self) -> float:
        return self.offset + time.monotonic()

    # heartbeat

    async def start(self, subscriber: Subscriber) -> None:
        self.subscriber = subscriber
        await self.join()
        loops: tuple[Callable[[], Coroutine[None, None, None]], ...] = (self._heartbeat_loop, self._presence_loop)
        self.tasks = [asyncio.create_task(loop()) for loop in loops]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.tasks:
            with contextlib.suppress(StoreError, TimeoutError):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self.store.run_atomically(*((statement, (self.process,)) for statement in statements.LEAVE))

    async def join(self) -> None:
        """Register as a new process and publish the presence of all local clients."""
        process = secrets.token_hex(8)
        await self.store.run_atomically((statements.JOIN, (process, self.lease_seconds, self.now(), self.rules)))
        self.process = process
        if self.subscriber is not None:
            self.changed.update(dict.fromkeys(self.subscriber.local_presence(), True))
            self.wake_up.set()

    async def _heartbeat_loop(self) -> None:
        cleaned = 0.0
        while True:
            await asyncio.sleep(self.lease_seconds / HEARTBEATS_PER_LEASE)
            with contextlib.suppress(StoreError):
                await self._send_heartbeat()
                if time.monotonic() - cleaned > CLEANUP_SECONDS:
                    cleaned = time.monotonic()
                    await self.store.run_atomically(*((statement, ()) for statement in statements.CLEANUP))

    async def _send_heartbeat(self) -> None:
        if not await self.store.returns(statements.HEARTBEAT, self.process, self.lease_seconds, self.now()):
            log.warning("the lease of this process expired: it joins again")
            await self.join()
        shared = await self.store.number(statements.LOG_NOW)
        self.set_log_time(max(shared or 0.0, self.now()))
        await self._poll_loaded()

    # events of peers

    async def listen(self, connection: DedicatedConnection) -> None:
        """Receive notifications until the connection breaks; poll for those missed before."""
        await connection.add_listener(statements.CHANNEL, lambda *given: self._on_notification(str(given[3])))
        await self._poll_loaded()

    def _on_notification(self, text: str) -> None:
        process, kind, rest = text.split(" ", 2)
        if process == self.process or self.subscriber is None:
            return
        rooms = rest.split(" ")
        if kind == "event":
            room, seq, at, event_kind, json = rest.split(" ", 4)
            self.subscriber.on_event(decode_entry((room, int(seq), event_kind, json, float(at))))
        elif kind == "events":
            for room, _, seq in (one.partition(":") for one in rooms):
                self.subscriber.on_seq(room, int(seq))
        else:
            loaded = self.subscriber.loaded_rooms()
            self.to_poll.update(room for room in rooms if room in loaded)
            self.wake_up.set()

    async def _poll_loaded(self) -> None:
        assert self.subscriber is not None
        await self._poll_rooms(self.subscriber.loaded_rooms())

    async def _poll_rooms(self, codes: Iterable[str]) -> None:
        """Read the last sequence numbers of these rooms and their presence at peers."""
        wanted = list(codes)
        assert self.subscriber is not None
        for row in await self.store.rows(statements.POLL_ROOMS, wanted, self.process) if wanted else ():
            self.subscriber.on_seq(row["room"], row["seq"])
            if row["since"] is not None:
                self.subscriber.on_presence(row["room"], frozenset(row["elsewhere"] or ()), row["since"])

    # presence of local clients

    def note_presence(self, code: str, holder: str, here: bool) -> None:
        self.changed[code, holder] = here
        self.wake_up.set()

    async def _presence_loop(self) -> None:
        while True:
            await self.wake_up.wait()
            self.wake_up.clear()
            changed, self.changed = self.changed, {}
            to_poll, self.to_poll = self.to_poll, set()
            try:
                await self._publish_presence(changed)
                await self._poll_rooms({code for code, _ in changed} | to_poll)
            except StoreError:
                self.changed = {**changed, **self.changed}
                self.to_poll |= to_poll
                self.wake_up.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish_presence(self, changed: dict[tuple[str, str], bool]) -> None:
        rooms = sorted({code for code, _ in changed})
        came, went = (sorted(one for one, here in changed.items() if here is wanted) for wanted in (True, False))
        steps: list[Statement] = []
        if came:
            steps.append((statements.MARK_WATCHED, ([code for code, _ in came], self.now())))
            steps.append((statements.ADD_PRESENCE, (*map(list, zip(*came, strict=True)), self.process)))
        if went:
            steps.append((statements.REMOVE_PRESENCE, (*map(list, zip(*went, strict=True)), self.process)))
        for first in range(0, len(rooms), ROOMS_PER_NOTIFICATION):
            text = " ".join([self.process, "presence", *rooms[first : first + ROOMS_PER_NOTIFICATION]])
            steps.append((statements.NOTIFY, (statements.CHANNEL, text)))
        if steps:
            await self.store.run_atomically(*steps)
