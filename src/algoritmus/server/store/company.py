"""The company of a process: others on the same database, what they write, and who looks on there.

Every process gives a sign of life again and again, and is thought dead if it does not, by the database's time. Whoever
finds itself thought dead joins anew, as somebody else. What others write is told by NOTIFY; since that may be lost,
each sign of life comes with a look at all rooms that are in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Final

from algoritmus.server.store import orders
from algoritmus.server.store.interface import Follower
from algoritmus.server.store.rows import StoreError, event_of

if TYPE_CHECKING:
    import asyncpg

    from algoritmus.server.store.postgres import PostgresStore

    Line = asyncpg.Connection[asyncpg.Record]

AGAIN: Final = 0.2  # seconds
ENDING: Final = 0.5  # seconds to say goodbye
CLEANING: Final = 60.0
BEATS: Final = 3  # signs of life in the time after which one is thought dead
SEVERAL: Final = 200  # rooms in one notification
log = logging.getLogger("algoritmus.server")


class Company:
    """This process among others."""

    def __init__(self, store: PostgresStore, alive: float) -> None:
        self.store = store
        self.alive = alive
        self.process = ""
        self.rules = ""
        self.follower: Follower | None = None
        self.changed: dict[tuple[str, str], bool] = {}  # who came or went since it was last told
        self.wanted = asyncio.Event()
        self.looked: set[str] = set()  # rooms to look at
        self.tasks: list[asyncio.Task[None]] = []

    # the log's time: the same for all

    def log_began(self, now: float) -> None:
        self.offset = now - time.monotonic()

    def now(self) -> float:
        return self.offset + time.monotonic()

    # living

    async def start(self, follower: Follower) -> None:
        self.follower = follower
        await self.join()
        duties: tuple[Callable[[], Coroutine[None, None, None]], ...] = (self._beat_on, self._tell_on)
        self.tasks = [asyncio.create_task(duty()) for duty in duties]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.tasks:
            with contextlib.suppress(StoreError, TimeoutError):
                async with asyncio.timeout(ENDING):
                    await self.store.whole(*((order, (self.process,)) for order in orders.LEAVE))

    async def join(self) -> None:
        """As a new process, with everybody who looks on here."""
        process = secrets.token_hex(8)
        await self.store.whole((orders.JOIN, (process, self.alive, self.now(), self.rules)))
        self.process = process
        if self.follower is not None:
            self.changed.update(dict.fromkeys(self.follower.watched(), True))
            self.wanted.set()

    async def _beat_on(self) -> None:
        cleaned = 0.0
        while True:
            await asyncio.sleep(self.alive / BEATS)
            with contextlib.suppress(StoreError):
                await self._beat()
                if time.monotonic() - cleaned > CLEANING:
                    cleaned = time.monotonic()
                    await self.store.whole(*((order, ()) for order in orders.CLEAN))

    async def _beat(self) -> None:
        if await self.store.value(orders.BEAT, self.process, self.alive, self.now()) is None:
            log.warning("this process was thought dead and joins anew")
            await self.join()
        shared = await self.store.value(orders.LOG_NOW)
        self.log_began(max(shared or 0.0, self.now()))
        assert self.follower is not None
        await self._look(self.follower.followed())

    # what others write

    async def listen(self, line: Line) -> None:
        """From now on, until it is cut; what was missed before is looked up."""
        await line.add_listener(orders.CHANNEL, lambda *told: self._hear(str(told[3])))
        assert self.follower is not None
        await self._look(self.follower.followed())

    def _hear(self, told: str) -> None:
        process, kind, rest = told.split(" ", 2)
        if process == self.process or self.follower is None:
            return
        rooms = rest.split(" ")
        if kind == "event":
            room, seq, at, what, payload = rest.split(" ", 4)
            self.follower.told(event_of((room, int(seq), what, payload, float(at))))
        elif kind == "events":
            for room, _, seq in (one.partition(":") for one in rooms):
                self.follower.heard(room, int(seq))
        else:
            followed = self.follower.followed()
            self.looked.update(room for room in rooms if room in followed)
            self.wanted.set()

    async def _look(self, codes: Iterable[str]) -> None:
        """How far these rooms have come, and who looks on at other processes."""
        wanted = list(codes)
        assert self.follower is not None
        for row in await self.store.rows(orders.LOOK, wanted, self.process) if wanted else ():
            self.follower.heard(row["room"], row["seq"])
            if row["since"] is not None:
                self.follower.present(row["room"], frozenset(row["elsewhere"] or ()), row["since"])

    # who looks on here

    def note(self, code: str, holder: str, here: bool) -> None:
        self.changed[code, holder] = here
        self.wanted.set()

    async def _tell_on(self) -> None:
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            changed, self.changed = self.changed, {}
            looked, self.looked = self.looked, set()
            try:
                await self._tell(changed)
                await self._look({code for code, _ in changed} | looked)
            except StoreError:
                self.changed = {**changed, **self.changed}
                self.looked |= looked
                self.wanted.set()
                await asyncio.sleep(AGAIN)

    async def _tell(self, changed: dict[tuple[str, str], bool]) -> None:
        rooms = sorted({code for code, _ in changed})
        came, went = (sorted(one for one, here in changed.items() if here is wanted) for wanted in (True, False))
        steps: list[tuple[str, tuple[object, ...]]] = []
        if came:
            steps.append((orders.WATCH, ([code for code, _ in came], self.now())))
            steps.append((orders.COME, (*map(list, zip(*came, strict=True)), self.process)))
        if went:
            steps.append((orders.GO, (*map(list, zip(*went, strict=True)), self.process)))
        for first in range(0, len(rooms), SEVERAL):
            told = " ".join([self.process, "presence", *rooms[first : first + SEVERAL]])
            steps.append((orders.NOTIFY, (orders.CHANNEL, told)))
        if steps:
            await self.store.whole(*steps)
