"""The own program while all others stand still, in a position that agrees with the own view: nothing secret is used."""

from __future__ import annotations

from typing import Any, Final

import algoritmus
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Choose, Facts, Game, Position, Refusal

PROGRAMS: Final = ("program", "turn")
UNKNOWN: Final = ("bonus.luck", "bonus.small", "bonus.blocks", "deck.hand")  # what will be drawn next
IDLE: Final = "program.short"  # of those who stand still
KEEP: Final = "none"  # a token is not laid


def dry_run(rule_set: str, view: dict[str, Any], seat: int, cards: list[str], seed: str) -> dict[str, list[Facts]]:
    """What would happen, up to the end of the round or to a question in the middle of a row."""
    game, chance, answer = algoritmus.game(rule_set), Seeded(seed), tuple(cards)
    position = game.sample(without_bots(view), chance)
    ask = game.asks(position).get(seat)
    if ask is None or ask.kind not in PROGRAMS:
        raise Refusal("seat.not-asked", "there is no program to try now")
    ask.judge(answer)
    position, happened = game.step(position, {seat: answer}, chance)
    told = game.visible(happened, seat) + keep_tokens(game, position, seat, chance)
    return {"happened": [facts for facts in told if is_told(facts, str(view["seat"]))]}


def is_told(facts: Facts, name: str) -> bool:
    """Neither what nobody can know yet, nor that others do nothing."""
    rule = facts.get("rule")
    return rule not in UNKNOWN and not (rule == IDLE and facts.get("golem") != name)


def without_bots(view: dict[str, Any]) -> dict[str, Any]:
    """The rulebook's bots become golems that nobody gives a program."""
    if "golems" not in view:
        return view
    return {**view, "golems": {name: {**facts, "bot": ""} for name, facts in view["golems"].items()}}


def keep_tokens(game: Game, position: Position, seat: int, chance: Chance) -> list[Facts]:
    """Nobody lays a logic token."""
    told: list[Facts] = []
    while any(ask.kind == "logic" and isinstance(ask, Choose) for ask in game.asks(position).values()):
        position, happened = game.step(position, dict.fromkeys(game.asks(position), (KEEP,)), chance)
        told += game.visible(happened, seat)
    return told
