"""The hall: all rooms by their codes. They are made here, loaded again after a restart, and removed."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Final

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Refusal
from algoritmus.server.http.limits import Limits
from algoritmus.server.rooms.commands import event_of, judge
from algoritmus.server.rooms.outbox import Outbox, encode
from algoritmus.server.rooms.room import Change, Listener, Room, content_of
from algoritmus.server.rooms.seats import build, clean, new_code, seat_rows
from algoritmus.server.rooms.store import DamagedError, RoomEvent, RoomRow, Store, StoreError
from algoritmus.server.think.computers import ask_player, player_seed
from algoritmus.server.think.workers import Workers
from algoritmus.server.wire import messages
from algoritmus.server.wire.messages import NewRoom

MOST_WORKERS: Final = 4
WRITING: Final = 10.0  # seconds; the disk is never so slow
BROKEN: Final = 1011
log = logging.getLogger("algoritmus.server")


class Opened:
    """A room in memory with what belongs to it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.outbox = Outbox(room)
        self.used = time.monotonic()


class Hall:
    """Rooms, the store, and the processes that think."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.limits = limits
        self.store = Store(folder, asyncio.get_running_loop())
        self.players = Workers(max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1)), limits.job_seconds, 10_000)
        self.visitors = Workers(1, limits.job_seconds, limits.jobs_waiting, limits.jobs_each)
        self.opened: dict[str, Opened] = {}
        self.loading: dict[str, asyncio.Task[Opened | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_failure: Callable[[], None] = lambda: None

    # rooms

    async def create(self, wish: NewRoom, holder: str, seed: str = "", code: str = "") -> Opened:
        """A new room that is on disk; Refusal if such a table cannot be set."""
        if wish.rule_set not in algoritmus.RULE_SETS:
            known = ", ".join(algoritmus.RULE_SETS)
            raise Refusal("rule-set.unknown", f"there is no such rule set; there are: {known}")
        while not code or await asyncio.to_thread(self.store.has_room, code):
            code = new_code()
        row = RoomRow(
            code,
            wish.rule_set,
            algoritmus.game(wish.rule_set).version,
            wish.options,
            seed or secrets.token_hex(16),
            [],
            self.store.now(),
            wish.clock,
        )
        seats = await asyncio.to_thread(seat_rows, row, wish.seats, holder)
        opened = Opened(await asyncio.to_thread(build, row._replace(seats=seats), []))
        opened.room.grace = self.limits.grace_seconds
        await self.store.add_room(opened.room.row)
        self.opened[row.code] = opened
        return opened

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
            found = await asyncio.to_thread(self.store.read_room, code)
            if found is None or found[0].rule_set not in algoritmus.RULE_SETS:
                return None
            opened = Opened(await asyncio.to_thread(build_again, *found))
            opened.room.grace = self.limits.grace_seconds
            self.opened[code] = opened
        except DamagedError as error:
            log.error("%s", error)
            raise
        return self.opened[code]

    async def remove(self, code: str) -> None:
        """A room leaves the disk, unless it is open; who comes meanwhile finds none."""
        if code not in self.opened and code not in self.loading:
            await self._begin(code, self._remove(code))

    async def _remove(self, code: str) -> None:
        await asyncio.to_thread(self.store.remove_room, code)

    def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        self.players.close()
        self.visitors.close()
        self.store.close()

    # changes

    def submit(
        self,
        opened: Opened,
        kind: str,
        payload: dict[str, object],
        seat: int | None,
        ack: Callable[[], None] | None = None,
    ) -> None:
        """A judged change goes to disk; once it is there it is applied, acknowledged and told."""
        event = opened.room.next_event(kind, payload, seat)
        if ack is not None:
            opened.room.acks.setdefault(event.seq, []).append(ack)
        self.store.append(event, partial(self.land, opened, event))

    def land(self, opened: Opened, event: RoomEvent, error: Exception | None) -> None:
        if error is not None:
            self.fail(opened, error)
            return
        try:
            change: Change = opened.room.land(event)
        except Exception as broken:  # never silently: the disk knows what the memory does not
            self.fail(opened, broken)
            return
        for ack in opened.room.acks.pop(event.seq, ()):
            ack()
        opened.outbox.tell(change)
        opened.used = time.monotonic()
        self.wake(opened)

    def fail(self, opened: Opened, error: Exception) -> None:
        """What is in memory counts no more; if nothing can be written, the server must not go on."""
        log.error("room %s: %s", opened.room.code, error if isinstance(error, StoreError) else type(error).__name__)
        for listener in list(opened.room.listeners):
            listener.close(BROKEN)
        self.opened.pop(opened.room.code, None)
        if isinstance(error, StoreError):
            self.on_failure()

    def command(self, opened: Opened, listener: Listener, command: messages.Command) -> None:
        """A command of a socket; it is answered by `done`, `refused` or `cards`."""
        try:
            self._command(opened, listener, command)
        except Refusal as error:
            refused = messages.Refused(command.id, error.code, error.message, error.card, error.values)
            listener.send(encode(refused))

    def _command(self, opened: Opened, listener: Listener, command: messages.Command) -> None:
        room, holder = opened.room, listener.holder
        if isinstance(command, messages.Next):
            room.own(holder, command.seat)
            listener.send(encode(next_cards(room, command)))
            return
        done = partial(listener.send, encode(messages.Done(command.id)))
        kind, payload = event_of(command, holder)
        known = room.commands.get((holder, str(payload["id"]))) if holder else None
        if known is not None:
            self.done_again(room, known, content_of(kind, payload), done)
            return
        judge(room, holder, command)
        self.submit(opened, kind, payload, None if kind == "phrase" else command.seat, done)

    def done_again(self, room: Room, known: tuple[int, str], content: str, done: Callable[[], None]) -> None:
        """The same command once more: done, as soon as the first is."""
        seq, before = known
        if before != content:
            raise Refusal("id.reused", "another command had this id")
        if seq <= room.seq:
            done()
        else:
            room.acks.setdefault(seq, []).append(done)

    async def join(self, opened: Opened, holder: str, name: str) -> list[int]:
        """A free seat for a visitor, or those it has already; Refusal if there is none."""
        room = opened.room
        if holder in room.joining:
            await asyncio.wait_for(asyncio.shield(room.joining[holder]), WRITING)
        if room.seats_of(holder):
            return room.seats_of(holder)
        seat = room.open_seat()
        if seat is None:
            raise Refusal("seat.none", "no seat is free here: you may watch")
        joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        payload: dict[str, object] = {"seat": seat, "holder": holder, "name": clean(name)}
        room.joining[holder] = joined
        self.submit(opened, "join", payload, seat, partial(arrive, joined))
        try:
            await asyncio.wait_for(asyncio.shield(joined), WRITING)
        finally:
            room.joining.pop(holder, None)
        return room.seats_of(holder)

    # listeners

    def enter(self, opened: Opened, listener: Listener, seq: int) -> None:
        """A listener says hello: it gets what it missed, the others hear that it is here."""
        room = opened.room
        before = [room.here(seat) for seat in room.seats]
        known = listener in room.listeners
        if not room.listeners:
            room.clock.start()  # it stands while nobody looks on
        room.listeners.add(listener)
        opened.outbox.welcome(listener, seq)
        if not known and before != [room.here(seat) for seat in room.seats]:
            opened.outbox.tell_presence(listener)
        self.wake(opened)

    def leave(self, opened: Opened, listener: Listener) -> None:
        room = opened.room
        before = [room.here(seat) for seat in room.seats]
        room.listeners.discard(listener)
        room.left[listener.holder] = time.monotonic()
        opened.used = time.monotonic()
        if before != [room.here(seat) for seat in room.seats]:
            opened.outbox.tell_presence()

    # computer players

    def wake(self, opened: Opened) -> None:
        """Computer players think while somebody looks on, those for people whose time is up too."""
        if opened.room.listeners:
            for seat, player in opened.room.to_play():
                opened.room.thinking.add(seat)
                task = asyncio.create_task(self.play(opened, seat, player))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def play(self, opened: Opened, seat: int, player: str) -> None:
        room = opened.room
        step, view = room.match.steps, room.match.view(seat)
        seed = player_seed(room.row.seed, step, seat)
        try:
            cards = await ask_player(self.players, room.row.rule_set, view, seat, player, seed, room.code)
        finally:
            room.thinking.discard(seat)
        if room.match.steps != step or room.player_for(seat) != player or not room.free(seat):
            self.wake(opened)
            return
        answer = allowed(room, seat, cards, seed)
        if answer is not None:
            late = {"late": True} if room.seats[seat].kind == "person" else {}
            self.submit(opened, "answer", {"seat": seat, "cards": list(answer), **late}, seat)


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
    refused = messages.reasons(ask.refused(laid))
    return messages.NextCards(command.id, ask.next_cards(laid), refused, ask.table(laid))


def arrive(waited: asyncio.Future[None]) -> None:
    if not waited.done():
        waited.set_result(None)


def allowed(room: Room, seat: int, cards: Answer | None, seed: str) -> Answer | None:
    """The player's answer if it may be given, otherwise any; None if there is none."""
    try:
        if cards is None:
            raise Refusal("player.nothing", "no answer was found")
        room.judge_cards(seat, list(cards))
        return cards
    except Refusal:
        try:
            return room.match.asks()[seat].random(Seeded(seed))
        except LookupError:
            log.warning("room %s: the computer player on seat %d finds no answer", room.code, seat)
            return None
