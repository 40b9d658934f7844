"""Computer players of rooms: one process lets them think in a step, while somebody looks on."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Refusal
from algoritmus.server.rooms.changes import Changes
from algoritmus.server.rooms.judging import judge_cards
from algoritmus.server.rooms.opened import Opened
from algoritmus.server.rooms.room import Flight, Room
from algoritmus.server.store.interface import Store
from algoritmus.server.think.computers import ask_player, player_seed
from algoritmus.server.think.workers import Workers

LEASE: Final = 10.0  # seconds that a process has for the computer players of a step
LOOK_AGAIN: Final = 1.0  # seconds
log = logging.getLogger("algoritmus.server")


class ComputerPlayers:
    """They answer for seats of their own, and for people whose time is up."""

    def __init__(self, store: Store, changes: Changes, workers: Workers) -> None:
        self.store = store
        self.changes = changes
        self.workers = workers
        self.tasks: set[asyncio.Task[None]] = set()

    def wake(self, opened: Opened) -> None:
        """Computer players think while somebody looks on, those for people whose time is up too."""
        if opened.room.listeners and not opened.stale and opened.others_play <= time.monotonic():
            for seat, player in opened.room.to_play():
                opened.room.thinking.add(seat)
                task = asyncio.create_task(self.play(opened, seat, player))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def play(self, opened: Opened, seat: int, player: str) -> None:
        """One process lets them think in a step; the others wait whether it does."""
        room, step = opened.room, opened.room.match.steps
        cards, seed = None, player_seed(room.row.seed, step, seat)
        try:
            if not await self.store.lease(room.code, step, LEASE):
                opened.others_play = time.monotonic() + LOOK_AGAIN
                return
            if room.match.steps == step:
                view, rule_set = room.match.view(seat, looks=False), room.row.rule_set
                cards = await ask_player(self.workers, rule_set, view, seat, player, seed, room.code)
        finally:
            room.thinking.discard(seat)
        if room.match.steps != step or room.player_for(seat) != player or not room.free(seat) or opened.stale:
            self.wake(opened)
            return
        answer = allowed(room, seat, cards, seed)
        if answer is not None and not opened.gone:
            late = {"late": True} if room.seats[seat].kind == "person" else {}
            payload = {"seat": seat, "step": step, "cards": list(answer), **late}
            self.changes.submit(opened, "answer", payload, seat, Flight(nothing, nothing))


def nothing() -> None:
    """Nobody waits for what a computer player does."""


def allowed(room: Room, seat: int, cards: Answer | None, seed: str) -> Answer | None:
    """The player's answer if it may be given, otherwise any; None if there is none."""
    try:
        if cards is None:
            raise Refusal("player.nothing", "no answer was found")
        judge_cards(room, seat, list(cards))
        return cards
    except Refusal:
        try:
            return room.match.asks()[seat].random(Seeded(seed))
        except LookupError:
            log.warning("room %s: the computer player on seat %d finds no answer", room.code, seat)
            return None
