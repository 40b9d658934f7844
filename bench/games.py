"""Whole games per second of random play through the protocol, for all rule sets."""

from __future__ import annotations

import time

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Game, Position

OPTIONS = {
    "golems/blocks": {"way": "standard", "limit": "100"},
    "golems/energy": {"way": "standard"},
    "golems/cards": {"way": "standard", "limit": "100"},
    "golems/board": {"players": "4", "field": "meadow"},
    "progers/basic": {"players": "4", "limit": "100"},
    "progers/full": {"players": "4", "limit": "100"},
}


def playout(game: Game, position: Position, chance: Seeded) -> None:
    """Random answers to the end."""
    while asks := game.asks(position):
        moves = {seat: ask.read(ask.random(chance)) for seat, ask in asks.items()}
        position, _ = game.step(position, moves, chance, False)


def measure(rule_set: str, seconds: float) -> float:
    game = algoritmus.game(rule_set)
    games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(5):
            chance = Seeded(games)
            playout(game, game.setup(OPTIONS[rule_set], chance), chance)
            games += 1
    return games / (time.process_time() - started)


if __name__ == "__main__":
    for rule_set in algoritmus.RULE_SETS:
        print(f"{rule_set} {measure(rule_set, 2.0):.0f}")
