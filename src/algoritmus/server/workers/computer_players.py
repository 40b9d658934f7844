"""Computer players of rooms. A player gets the view of its seat and nothing else; it runs in a worker process."""

from __future__ import annotations

import hashlib

import msgspec

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer
from algoritmus.core.view_types import View
from algoritmus.players import PLAYERS
from algoritmus.server.limits import Client
from algoritmus.server.platform import JobRunner
from algoritmus.server.wire.jobs import ThinkJob
from algoritmus.server.workers.pool import JobError


def think(job: ThinkJob) -> Answer:
    """The answer of the player. What it is asked is read off a position that agrees with the view."""
    game, chance = algoritmus.game(job.rule_set), Seeded(job.seed)
    ask = game.asks(game.sample(job.view, chance))[job.seat]
    return PLAYERS[job.player](game).answer(job.view, ask, chance)


async def ask_player(
    workers: JobRunner, rule_set: str, view: View, seat: int, player: str, seed: str, room: str = ""
) -> Answer | None:
    """The answer of a computer player; None if it finds none. Rooms take turns."""
    try:
        reply = await workers.run("think", ThinkJob(rule_set, view, seat, player, seed), Client(room, ""))
    except JobError:
        return None
    return msgspec.json.decode(reply, type=tuple[str, ...])


def player_seed(seed: str, step: int, seat: int) -> str:
    """The same seed after a restart. It does not reveal the chance of the game."""
    return hashlib.sha256(f"{seed}/player/{step}/{seat}".encode()).hexdigest()
