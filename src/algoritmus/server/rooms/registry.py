"""The registry: all rooms by code. It creates, loads and removes them and passes on commands."""

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
from algoritmus.server.limits import Limits
from algoritmus.server.monitoring.metrics import METRICS
from algoritmus.server.rooms.commands import check_command, event_of
from algoritmus.server.rooms.event_log import EventLog
from algoritmus.server.rooms.game_choice import GameChoice, check_rule_set
from algoritmus.server.rooms.joining import Joining
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.rooms.outbox import encode
from algoritmus.server.rooms.outdated import latest_game, record_of
from algoritmus.server.rooms.permissions import check_owner
from algoritmus.server.rooms.players import ComputerPlayers
from algoritmus.server.rooms.rate_limits import RateLimits
from algoritmus.server.rooms.room import Listener, PendingWrite, Room
from algoritmus.server.rooms.seats import build, new_code, new_room
from algoritmus.server.store.interface import Store
from algoritmus.server.store.rows import ConflictError, DamagedError, LogEntry, RoomRow, StoreError
from algoritmus.server.wire import close_codes, messages
from algoritmus.server.wire.room_events import Answered, CommandEvent
from algoritmus.server.wire.rooms import NewRoomRequest
from algoritmus.server.workers.pool import WorkerPool

MAX_WORKERS: Final = 4
log = logging.getLogger("algoritmus.server")


class Registry:
    """Live rooms, the store, and the worker processes."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.limits = limits
        self.store = store
        self.players = WorkerPool(max(1, min(MAX_WORKERS, (os.cpu_count() or 2) - 1)), limits.job_seconds, 10_000)
        self.visitors = WorkerPool(
            1, limits.job_seconds, limits.jobs_waiting, limits.jobs_per_client, limits.address_factor, quick=1
        )
        self.live_rooms: dict[str, LiveRoom] = {}
        self.loading: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self.rate_limits = RateLimits(store, limits)
        self.event_log = EventLog(store, self.wake, self.fail)
        self.joining = Joining(self.event_log)
        self.game_choice = GameChoice(self.event_log)
        self.computer_players = ComputerPlayers(store, self.event_log, self.players)
        self.loading_seqs: dict[str, int] = {}  # by code of a room being loaded: its last known number
        self.on_failure: Callable[[], None] = lambda: None

    # rooms

    async def create(self, request: NewRoomRequest, holder: str, seed: str = "", code: str = "") -> LiveRoom:
        """A new room, durable on return; Refusal if its options do not fit."""
        check_rule_set(request.rule_set)
        row = RoomRow(
            code or new_code(),
            request.rule_set,
            "" if request.choosing else algoritmus.game(request.rule_set).version,
            request.options,
            seed or secrets.token_hex(16),
            [],
            self.store.now(),
            request.clock,
        )
        room = await asyncio.to_thread(new_room, row, request, holder)
        while not await self._add(room.row):
            room.row = room.row._replace(code=new_code())
        return self._keep(room)

    async def _add(self, row: RoomRow) -> bool:
        """Store the room; False if its code is in use."""
        try:
            await self.store.add_room(row)
        except ConflictError:
            return False
        return True

    def _keep(self, room: Room) -> LiveRoom:
        room.grace_seconds = self.limits.grace_seconds
        live = self.live_rooms[room.code] = LiveRoom(room)
        return live

    async def open(self, code: str) -> LiveRoom | None:
        """The room with this code, from memory or from the store."""
        if code not in self.live_rooms:
            await asyncio.shield(self.loading.get(code) or self._begin(code, self._load(code)))
        live = self.live_rooms.get(code)
        if live is not None:
            live.last_used = time.monotonic()
        return live

    def _begin(self, code: str, work: Coroutine[None, None, LiveRoom | None]) -> asyncio.Task[LiveRoom | None]:
        """Callers that open the room meanwhile wait for this task."""
        task = self.loading[code] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self.loading.pop(code, None))
        return task

    async def _load(self, code: str) -> LiveRoom | None:
        try:
            found = await self.store.read_room(code)
            if found is None or latest_game(*found).rule_set not in algoritmus.RULE_SETS:
                return None
            live = self._keep(await asyncio.to_thread(rebuild_or_refuse, *found))
        except DamagedError as error:
            log.error("%s", error)
            raise
        METRICS.count("rooms_loaded")
        self.event_log.follow(live, self.loading_seqs.pop(code, 0))
        return live

    async def record_on_disk(self, code: str) -> str:
        """The record of a room of an outdated rules version."""
        found = await self.store.read_room(code)
        return "" if found is None else str(record_of(*found))

    async def remove(self, code: str) -> None:
        """Move a room to the archive, unless it is loaded."""
        if code not in self.live_rooms and code not in self.loading:
            await self._begin(code, self._remove(code))

    async def _remove(self, code: str) -> None:
        await self.store.remove_room(code)

    async def close(self) -> None:
        for task in [*self.computer_players.tasks, *self.event_log.tasks]:
            task.cancel()
        await asyncio.gather(*(asyncio.to_thread(workers.close) for workers in (self.players, self.visitors)))
        await self.store.close()

    # commands

    def fail(self, live: LiveRoom, error: Exception) -> None:
        """Discard a live room. After a failed write the server must stop."""
        log.error("room %s: %s", live.room.code, error if isinstance(error, StoreError) else type(error).__name__)
        for listener in list(live.room.listeners):
            listener.close(close_codes.INTERNAL_ERROR)
        live.discard()
        if self.live_rooms.get(live.room.code) is live:
            del self.live_rooms[live.room.code]
        if isinstance(error, StoreError):
            self.on_failure()

    def command(self, live: LiveRoom, listener: Listener, command: messages.Command) -> None:
        """A command of a client; the reply is `done`, `refused` or `cards`."""
        live.submit(partial(self._answer, live, listener, command))

    def _answer(self, live: LiveRoom, listener: Listener, command: messages.Command) -> None:
        try:
            self._command(live, listener, command)
        except Refusal as error:
            METRICS.count("refusals", error.code)
            refused = messages.Refused(command.id, error.code, error.message, error.card, error.values)
            listener.send(encode(refused))

    def _command(self, live: LiveRoom, listener: Listener, command: messages.Command) -> None:
        room, holder = live.room, listener.holder
        if isinstance(command, messages.Next):
            check_owner(room, holder, command.seat)
            listener.send(encode(next_cards(room, command)))
            return
        done = partial(listener.send, encode(messages.Done(command.id)))
        pending = PendingWrite(done, partial(self._answer, live, listener, command))
        event = event_of(command, holder)
        known = room.commands.get((holder, event.id)) if holder else None
        if known is not None:
            self.repeat_done(room, known, event, pending)
            return
        if isinstance(event, Answered) and room.computers_first():
            live.defer(partial(self._answer, live, listener, command))
            return
        check_command(room, holder, command)
        self.event_log.submit(live, event, pending)

    def repeat_done(
        self, room: Room, known: tuple[int, CommandEvent], event: CommandEvent, pending: PendingWrite
    ) -> None:
        """Commands are idempotent: a repeated one is acknowledged as soon as the first is written."""
        seq, before = known
        if before != event:
            raise Refusal("id.reused", "another command had this id")
        if seq <= room.seq:
            pending.on_written()
        else:
            room.pending_writes.setdefault(seq, []).append(pending)

    # clients

    async def enter(self, live: LiveRoom, listener: Listener, seq: int) -> int:
        """Handshake: a client whose sequence number is ahead of this process waits until the process has caught up."""
        self.event_log.follow(live, seq)
        await live.wait_until_caught_up(seq)
        if live.discarded:
            listener.close(close_codes.INTERNAL_ERROR)
            return 0
        return self._enter(live, listener, seq)

    def _enter(self, live: LiveRoom, listener: Listener, seq: int) -> int:
        """Send the client what it missed; how many bytes. The others are told of its presence."""
        room = live.room
        before = room.presence()
        known = listener in room.listeners
        if not room.listeners and not room.remote_holders:
            room.clock.join(room.clock.now())  # it stands still while the room has no clients
        if not room.is_listening(listener.holder):
            self.store.enter(room.code, listener.holder)
        room.listeners.add(listener)
        sent = live.outbox.welcome(listener, seq)
        if not known and before != room.presence():
            live.outbox.broadcast_presence(listener)
        self.wake(live)
        return sent

    def leave(self, live: LiveRoom, listener: Listener) -> None:
        room = live.room
        before = room.presence()
        known = listener in room.listeners
        room.listeners.discard(listener)
        if known and not room.is_listening(listener.holder):
            self.store.leave(room.code, listener.holder)
        room.left_at[listener.holder] = time.monotonic()
        live.last_used = time.monotonic()
        if before != room.presence():
            live.outbox.broadcast_presence()

    # notifications of the store

    def loaded_rooms(self) -> Collection[str]:
        return self.live_rooms.keys()

    def local_presence(self) -> list[tuple[str, str]]:
        rooms = [live.room for live in self.live_rooms.values()]
        return [(room.code, holder) for room in rooms for holder in {one.holder for one in room.listeners}]

    def on_seq(self, code: str, seq: int) -> None:
        if code in self.live_rooms:
            self.event_log.follow(self.live_rooms[code], seq)
        elif code in self.loading:
            self.loading_seqs[code] = max(seq, self.loading_seqs.get(code, 0))

    def on_event(self, entry: LogEntry) -> None:
        if entry.room in self.live_rooms:
            self.event_log.on_remote_event(self.live_rooms[entry.room], entry)
        else:
            self.on_seq(entry.room, entry.seq)

    def on_presence(self, code: str, elsewhere: frozenset[str], since: float) -> None:
        if code not in self.live_rooms:
            return
        room = self.live_rooms[code].room
        before = room.presence()
        room.left_at.update(dict.fromkeys(room.remote_holders - elsewhere, time.monotonic()))
        room.remote_holders = elsewhere
        room.clock.join(room.clock.now() - max(0.0, self.store.now() - since))
        if before != room.presence():
            self.live_rooms[code].outbox.broadcast_presence()

    def wake(self, live: LiveRoom) -> None:
        """Start the computer players, then release the deferred answers."""
        self.computer_players.wake(live)
        live.release()


def rebuild_or_refuse(row: RoomRow, log_entries: list[LogEntry]) -> Room:
    """Rebuild a room from its log. A room of an outdated rules version continues if its events fit the current one."""
    try:
        return build(row, log_entries)
    except Exception:
        row = latest_game(row, log_entries)
        now = algoritmus.game(row.rule_set).version
        if row.version == now:
            raise
        log.warning("room %s: begun by version %s of %s, ends with %s", row.code, row.version, row.rule_set, now)
        words = f"this game was begun by version {row.version} of the rules; by version {now} it cannot go on"
        raise Refusal("room.version", words) from None


def next_cards(room: Room, command: messages.Next) -> messages.NextCards:
    """The cards that may follow, why the others may not, and the table so far."""
    ask, laid = room.match.asks().get(command.seat), tuple(command.laid)
    if ask is None:
        return messages.NextCards(command.id, [], {}, None)
    return messages.NextCards(command.id, ask.next_cards(laid), ask.reasons(laid), ask.table(laid))
