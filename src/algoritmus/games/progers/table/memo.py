"""The player's memo of Progers: cards, the order of a turn and what lies on the planet, by the rule set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algoritmus.core.package.memo import CARD, STEP, THING, Memo, MemoLine, MemoPart

CARD_RULES: Final = {
    "F": "card.step",
    "D": "card.dash",
    "J": "card.jump",
    "L": "card.turn",
    "R": "card.turn",
    "U": "card.turn",
}
FULL_CARD_RULES: Final = {"T": "beam.path", "x2": "algo.loop", "x3": "algo.loop"}
THING_RULES: Final = {"rover": "bump.pay", "sample": "sample.take", "hill": "planet.grid", "wall": "planet.wall"}
RULES: Final = {
    "basic": {**CARD_RULES, **THING_RULES, "base": "lab.basic"},
    "full": {**CARD_RULES, **FULL_CARD_RULES, **THING_RULES, "base": "lab.full", "lift": "lift.run"},
}
STEPS: Final = {  # of a turn, with their rules
    "basic": (
        ("lay", "turn.basic"),
        ("drive", "card.skip"),
        ("samples", "sample.take"),
        ("deliver", "sample.deliver"),
        ("draw", "deck.hand"),
        ("pass", "turn.pass"),
    ),
    "full": (
        ("add", "turn.full"),
        ("cover", "algo.cover"),
        ("drive", "card.skip"),
        ("samples", "sample.take"),
        ("deliver", "sample.deliver"),
        ("ride", "lift.run"),
        ("full", "algo.limit"),
        ("draw", "deck.hand"),
        ("pass", "turn.pass"),
    ),
}
MINUTES: Final = {  # of each rule set: the pictures of its sentences, and their rules
    "basic": (
        (THING, "rover", "planet.bases"),
        (CARD, "F", "turn.basic"),
        (CARD, "D", "card.dash"),
        (CARD, "J", "card.jump"),
        (THING, "sample", "sample.take"),
        (THING, "base", "sample.deliver"),
        (THING, "wall", "card.skip"),
        (THING, "goal", "end.points"),
    ),
    "full": (
        (THING, "rover", "planet.bases"),
        (CARD, "F", "turn.full"),
        (CARD, "L", "algo.cover"),
        (CARD, "x2", "algo.loop"),
        (THING, "sample", "sample.take"),
        (THING, "base", "lab.full"),
        (CARD, "T", "beam.path"),
        (THING, "lift", "lift.run"),
        (THING, "goal", "end.points"),
    ),
}


def memo_of(name: str, options: Mapping[str, str]) -> Memo:  # noqa: ARG001
    """All tables of a rule set have the same cards, turns and things."""
    rules = RULES[name]
    cards = [MemoLine(CARD, one, rules[one], f"card-{one}") for one in (*CARD_RULES, *FULL_CARD_RULES) if one in rules]
    lying = [one for one in (*THING_RULES, "base", "lift") if one in rules]
    things = [MemoLine(THING, one, rules[one], words_of(one, name)) for one in lying]
    steps = [MemoLine(STEP, one, rule, f"step-{one}") for one, rule in STEPS[name]]
    minute = [MemoLine(*line, f"minute-{name}-{number}") for number, line in enumerate(MINUTES[name], 1)]
    return Memo([MemoPart("cards", cards), MemoPart("order", steps), MemoPart("things", things)], minute, rules)


def words_of(thing: str, name: str) -> str:
    return f"thing-{thing}-{name}" if thing in ("base", "hill") else f"thing-{thing}"
