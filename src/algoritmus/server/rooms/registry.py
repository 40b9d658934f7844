"""The registry: all rooms by their codes. They are made here, loaded again after a restart, and removed."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from typing import Final

import algoritmus
from algoritmus.core.game import Refusal
from algoritmus.server.http.limits import Limits
from algoritmus.server.rooms.changes import Changes
from algoritmus.server.rooms.commands import event_of, judge
from algoritmus.server.rooms.credits import Credits
from algoritmus.server.rooms.ended import record_of
from algoritmus.server.rooms.joining import Joining
from algoritmus.server.rooms.judging import own
from algoritmus.server.rooms.opened import Opened
from algoritmus.server.rooms.outbox import encode
from algoritmus.server.rooms.players import ComputerPlayers
from algoritmus.server.rooms.room import Flight, Listener, Room, content_of
from algoritmus.server.rooms.seats import build, new_code, seat_rows
from algoritmus.server.store.interface import Store
from algoritmus.server.store.rows import DamagedError, RoomEvent, RoomRow, StoreError, TakenError
from algoritmus.server.think.workers import Workers
from algoritmus.server.watch.numbers import NUMBERS
from algoritmus.server.wire import messages
from algoritmus.server.wire.fields import reasons
from algoritmus.server.wire.rooms import NewRoom

MOST_WORKERS: Final = 4
BROKEN: Final = 1011
log = logging.getLogger("algoritmus.server")


class Registry:
    """Rooms, the store, and the processes that think."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.limits = limits
        self.store = store
        self.players = Workers(max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1)), limits.job_seconds, 10_000)
        self.visitors = Workers(1, limits.job_seconds, limits.jobs_waiting, limits.jobs_each, limits.outer)
        self.opened: dict[str, Opened] = {}
        self.loading: dict[str, asyncio.Task[Opened | None]] = {}
        self.credits = Credits(store, limits)
        self.changes = Changes(store, self.wake, self.fail)
        self.joining = Joining(self.changes)
        self.computers = ComputerPlayers(store, self.changes, self.players)
        self.news: dict[str, int] = {}  # of rooms that are being loaded: the last number heard of
        self.on_failure: Callable[[], None] = lambda: None

    # rooms

    async def create(self, wish: NewRoom, holder: str, seed: str = "", code: str = "") -> Opened:
        """A new room that is on disk; Refusal if such a table cannot be set."""
        if wish.rule_set not in algoritmus.RULE_SETS:
            known = ", ".join(algoritmus.RULE_SETS)
            raise Refusal("rule-set.unknown", f"there is no such rule set; there are: {known}")
        row = RoomRow(
            code or new_code(),
            wish.rule_set,
            algoritmus.game(wish.rule_set).version,
            wish.options,
            seed or secrets.token_hex(16),
            [],
            self.store.now(),
            wish.clock,
        )
        seats = await asyncio.to_thread(seat_rows, row, wish.seats, holder, wish.hints)
        row = await self._add(row._replace(seats=seats))
        opened = Opened(await asyncio.to_thread(build, row, []))
        opened.room.grace = self.limits.grace_seconds
        self.opened[row.code] = opened
        return opened

    async def _add(self, row: RoomRow) -> RoomRow:
        """Under this code, or another one if there is such a room."""
        while True:
            try:
                await self.store.add_room(row)
                return row
            except TakenError:
                row = row._replace(code=new_code())

    async def open(self, code: str) -> Opened | None:
        """The room with this code, from memory or from disk."""
        if code not in self.opened:
            await asyncio.shield(self.loading.get(code) or self._begin(code, self._load(code)))
        opened = self.opened.get(code)
        if opened is not None:
            opened.used = time.monotonic()
        return opened

    def _begin(self, code: str, work: Coroutine[None, None, Opened | None]) -> asyncio.Task[Opened | None]:
        """Whoever wants to open the room waits for this."""
        task = self.loading[code] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self.loading.pop(code, None))
        return task

    async def _load(self, code: str) -> Opened | None:
        try:
            found = await self.store.read_room(code)
            if found is None or found[0].rule_set not in algoritmus.RULE_SETS:
                return None
            opened = Opened(await asyncio.to_thread(build_again, *found))
            opened.room.grace = self.limits.grace_seconds
            self.opened[code] = opened
            NUMBERS.count("rooms_loaded")
            self.changes.follow(opened, self.news.pop(code, 0))
        except DamagedError as error:
            log.error("%s", error)
            raise
        return self.opened[code]

    async def record_on_disk(self, code: str) -> str:
        """The record of a room that cannot be carried on."""
        found = await self.store.read_room(code)
        return "" if found is None else str(record_of(*found))

    async def remove(self, code: str) -> None:
        """A room leaves the disk, unless it is open; who comes meanwhile finds none."""
        if code not in self.opened and code not in self.loading:
            await self._begin(code, self._remove(code))

    async def _remove(self, code: str) -> None:
        await self.store.remove_room(code)

    async def close(self) -> None:
        for task in [*self.computers.tasks, *self.changes.tasks]:
            task.cancel()
        await asyncio.gather(*(asyncio.to_thread(workers.close) for workers in (self.players, self.visitors)))
        await self.store.close()

    # changes

    def fail(self, opened: Opened, error: Exception) -> None:
        """What is in memory counts no more; if nothing can be written, the server must not go on."""
        log.error("room %s: %s", opened.room.code, error if isinstance(error, StoreError) else type(error).__name__)
        for listener in list(opened.room.listeners):
            listener.close(BROKEN)
        opened.end()
        if self.opened.get(opened.room.code) is opened:
            del self.opened[opened.room.code]
        if isinstance(error, StoreError):
            self.on_failure()

    def command(self, opened: Opened, listener: Listener, command: messages.Command) -> None:
        """A command of a socket; it is answered by `done`, `refused` or `cards`."""
        opened.wants(partial(self._answer, opened, listener, command))

    def _answer(self, opened: Opened, listener: Listener, command: messages.Command) -> None:
        try:
            self._command(opened, listener, command)
        except Refusal as error:
            NUMBERS.count("refusals", error.code)
            refused = messages.Refused(command.id, error.code, error.message, error.card, error.values)
            listener.send(encode(refused))

    def _command(self, opened: Opened, listener: Listener, command: messages.Command) -> None:
        room, holder = opened.room, listener.holder
        if isinstance(command, messages.Next):
            own(room, holder, command.seat)
            listener.send(encode(next_cards(room, command)))
            return
        done = partial(listener.send, encode(messages.Done(command.id)))
        flight = Flight(done, partial(self._answer, opened, listener, command))
        kind, payload = event_of(command, holder)
        known = room.commands.get((holder, str(payload["id"]))) if holder else None
        if known is not None:
            self.done_again(room, known, content_of(kind, payload), flight)
            return
        if kind == "answer" and room.computers_first():
            opened.hold(partial(self._answer, opened, listener, command))
            return
        judge(room, holder, command)
        self.changes.submit(opened, kind, payload, None if kind in ("phrase", "again") else command.seat, flight)

    def done_again(self, room: Room, known: tuple[int, str], content: str, flight: Flight) -> None:
        """The same command once more: done, as soon as the first is."""
        seq, before = known
        if before != content:
            raise Refusal("id.reused", "another command had this id")
        if seq <= room.seq:
            flight.done()
        else:
            room.flights.setdefault(seq, []).append(flight)

    # listeners

    async def enter(self, opened: Opened, listener: Listener, seq: int) -> int:
        """A listener says hello; it may have heard more elsewhere than is known here."""
        self.changes.follow(opened, seq)
        await opened.caught_up(seq)
        if opened.gone:
            listener.close(BROKEN)
            return 0
        return self._enter(opened, listener, seq)

    def _enter(self, opened: Opened, listener: Listener, seq: int) -> int:
        """It gets what it missed, in so many bytes; the others hear that it is here."""
        room = opened.room
        before = [room.here(seat) for seat in room.seats]
        known = listener in room.listeners
        if not room.listeners and not room.elsewhere:
            room.clock.watch(room.clock.now())  # it stands while nobody looks on
        if not room.is_listening(listener.holder):
            self.store.enter(room.code, listener.holder)
        room.listeners.add(listener)
        told = opened.outbox.welcome(listener, seq)
        if not known and before != [room.here(seat) for seat in room.seats]:
            opened.outbox.tell_presence(listener)
        self.wake(opened)
        return told

    def leave(self, opened: Opened, listener: Listener) -> None:
        room = opened.room
        before = [room.here(seat) for seat in room.seats]
        known = listener in room.listeners
        room.listeners.discard(listener)
        if known and not room.is_listening(listener.holder):
            self.store.leave(room.code, listener.holder)
        room.left[listener.holder] = time.monotonic()
        opened.used = time.monotonic()
        if before != [room.here(seat) for seat in room.seats]:
            opened.outbox.tell_presence()

    # what other processes do

    def followed(self) -> Collection[str]:
        return self.opened.keys()

    def watched(self) -> list[tuple[str, str]]:
        rooms = [opened.room for opened in self.opened.values()]
        return [(room.code, holder) for room in rooms for holder in {one.holder for one in room.listeners}]

    def heard(self, code: str, seq: int) -> None:
        if code in self.opened:
            self.changes.follow(self.opened[code], seq)
        elif code in self.loading:
            self.news[code] = max(seq, self.news.get(code, 0))

    def told(self, event: RoomEvent) -> None:
        if event.room in self.opened:
            self.changes.hear(self.opened[event.room], event)
        else:
            self.heard(event.room, event.seq)

    def present(self, code: str, elsewhere: frozenset[str], since: float) -> None:
        if code not in self.opened:
            return
        room = self.opened[code].room
        before = [room.here(seat) for seat in room.seats]
        room.left.update(dict.fromkeys(room.elsewhere - elsewhere, time.monotonic()))
        room.elsewhere = elsewhere
        room.clock.watch(room.clock.now() - max(0.0, self.store.now() - since))
        if before != [room.here(seat) for seat in room.seats]:
            self.opened[code].outbox.tell_presence()

    def wake(self, opened: Opened) -> None:
        """Whoever has to answer unasked, then those whose answers have waited for that."""
        self.computers.wake(opened)
        opened.let_go()


def build_again(row: RoomRow, events: list[RoomEvent]) -> Room:
    """A room from disk; one that was begun by other rules goes on if all that has happened fits those of today."""
    now = algoritmus.game(row.rule_set).version
    try:
        return build(row, events)
    except Exception:
        if row.version == now:
            raise
        log.warning("room %s: begun by version %s of %s, ends with %s", row.code, row.version, row.rule_set, now)
        words = f"this game was begun by version {row.version} of the rules; by version {now} it cannot go on"
        raise Refusal("room.version", words) from None


def next_cards(room: Room, command: messages.Next) -> messages.NextCards:
    """What may follow, why the rest may not, and how the table looks by now."""
    ask, laid = room.match.asks().get(command.seat), tuple(command.laid)
    if ask is None:
        return messages.NextCards(command.id, [], {}, None)
    refused = reasons(ask.refused(laid))
    return messages.NextCards(command.id, ask.next_cards(laid), refused, ask.table(laid))
