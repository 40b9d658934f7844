"""Computer players: the process that holds the lease of a step runs them, while the room has clients."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import Final

import msgspec

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Refusal
from algoritmus.server.limits import Client
from algoritmus.server.rooms.event_log import EventLog
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.rooms.permissions import check_cards
from algoritmus.server.rooms.room import PendingWrite, Room
from algoritmus.server.store.interface import Store
from algoritmus.server.wire.jobs import ThinkJob
from algoritmus.server.wire.room_events import Answered
from algoritmus.server.workers.pool import JobError, WorkerPool

LEASE_SECONDS: Final = 10.0  # for the computer players of a step
LEASE_RETRY_SECONDS: Final = 1.0
log = logging.getLogger("algoritmus.server")


class ComputerPlayers:
    """They answer for their own seats and for people whose time is up."""

    def __init__(self, store: Store, event_log: EventLog, workers: WorkerPool) -> None:
        self.store = store
        self.event_log = event_log
        self.workers = workers
        self.tasks: set[asyncio.Task[None]] = set()

    def wake(self, live: LiveRoom) -> None:
        """Start the computer players that must answer, if the room has clients."""
        if live.room.listeners and not live.stale and live.leased_elsewhere_until <= time.monotonic():
            for seat, player in live.room.to_play():
                live.room.thinking.add(seat)
                task = asyncio.create_task(self.play(live, seat, player))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def play(self, live: LiveRoom, seat: int, player: str) -> None:
        """Answer for a seat if this process gets the lease of the step."""
        room, match, step = live.room, live.room.match, live.room.match.steps
        cards, seed = None, player_seed(room.row.seed, step, seat)
        try:
            if not await self.store.lease(room.code, step, LEASE_SECONDS):
                live.leased_elsewhere_until = time.monotonic() + LEASE_RETRY_SECONDS
                return
            if room.match is match and match.steps == step:
                view = match.view(seat, looks=False)
                cards = await self.think(ThinkJob(room.row.rule_set, view, seat, seed, player), room.code)
        finally:
            room.thinking.discard(seat)
        moved_on = room.match is not match or match.steps != step
        if moved_on or room.player_for(seat) != player or not room.may_answer(seat) or live.stale:
            self.wake(live)
            return
        answer = checked_answer(room, seat, cards, seed)
        if answer is not None and not live.discarded:
            late = room.seats[seat].kind == "person"
            event = Answered(seat=seat, step=step, cards=list(answer), late=late)
            self.event_log.submit(live, event, PendingWrite(nothing, nothing))

    async def think(self, job: ThinkJob, room: str) -> Answer | None:
        """The answer of a computer player; None if it finds none. Rooms take turns."""
        try:
            reply = await self.workers.run("think", job, Client(room, ""))
        except JobError:
            return None
        return msgspec.json.decode(reply, type=tuple[str, ...])


def player_seed(seed: str, step: int, seat: int) -> str:
    """The same seed after a restart. It does not reveal the chance of the game."""
    return hashlib.sha256(f"{seed}/player/{step}/{seat}".encode()).hexdigest()


def nothing() -> None:
    """No client waits for a computer player's answer."""


def checked_answer(room: Room, seat: int, cards: Answer | None, seed: str) -> Answer | None:
    """The player's answer if it is legal, otherwise a random one; None if there is none."""
    try:
        if cards is None:
            raise Refusal("player.nothing", "no answer was found")
        check_cards(room, seat, list(cards))
        return cards
    except Refusal:
        try:
            return room.match.asks()[seat].random(Seeded(seed))
        except LookupError:
            log.warning("room %s: the computer player on seat %d finds no answer", room.code, seat)
            return None
