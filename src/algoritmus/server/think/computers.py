"""Computer players at a room's table. They get a seat's view and nothing else, and think in a process of their own."""

from __future__ import annotations

import hashlib

import msgspec

import algoritmus
from algoritmus.bots import PLAYERS
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Facts
from algoritmus.server.think.workers import JobError, Workers


def think(rule_set: str, view: Facts, seat: int, player: str, seed: str) -> Answer:
    """What the player answers. What it is asked is read off a position that agrees with the view."""
    game, chance = algoritmus.game(rule_set), Seeded(seed)
    ask = game.asks(game.sample(view, chance))[seat]
    return PLAYERS[player](game).answer(view, ask, chance)


async def ask_player(
    workers: Workers, rule_set: str, view: Facts, seat: int, player: str, seed: str, by: str = ""
) -> Answer | None:
    """The answer of a computer player; None if it finds none."""
    try:
        reply = await workers.ask("think", by, rule_set=rule_set, view=view, seat=seat, player=player, seed=seed)
    except JobError:
        return None
    return msgspec.json.decode(reply, type=tuple[str, ...])


def player_seed(seed: str, step: int, seat: int) -> str:
    """The same thoughts after a restart; they tell nothing about the game's own chance."""
    return hashlib.sha256(f"{seed}/player/{step}/{seat}".encode()).hexdigest()
