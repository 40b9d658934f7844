"""Ways to play: how many players, on which planet, for how many turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import Offer, Refusal
from algoritmus.progers.box.planets import Layout, layouts
from algoritmus.progers.box.survey import random_layout
from algoritmus.progers.law.editions import EDITIONS
from algoritmus.progers.law.words import COLOURS
from algoritmus.progers.table.plan import Plan

PLAYERS: Final = ("2", "3", "4")
RANDOM: Final = "random"
MOST_LIMIT: Final = 9999


def choices_of(name: str) -> dict[str, list[str]]:
    """Every option with its values, the usual one first; `limit` takes any number of turns per player."""
    return {"players": list(PLAYERS), "planet": [*layouts(name), RANDOM], "limit": []}


def make_offer(name: str, wishes: Mapping[str, str]) -> Offer:
    """Here every choice goes with every other."""
    kept = {option: value for option, value in wishes.items() if may_be(name, option, value)}
    return Offer(kept, choices_of(name), {}, list(COLOURS[: players_of(kept)]))


def may_be(name: str, option: str, value: str) -> bool:
    try:
        judge_options(name, {option: value})
    except Refusal:
        return False
    return True


def make_plan(name: str, options: Mapping[str, str], chance: Chance) -> Plan:
    """The table for these options; Refusal says which of them does not fit."""
    judge_options(name, options)
    return plan_on(name, options, choose_layout(name, options, chance))


def plan_on(name: str, options: Mapping[str, str], layout: Layout) -> Plan:
    """The same where the layout is known already."""
    return Plan(EDITIONS[name], layout, players_of(options), int(options.get("limit", "0")), options)


def players_of(options: Mapping[str, str]) -> int:
    return int(options.get("players", PLAYERS[0]))


def judge_options(name: str, options: Mapping[str, str]) -> None:
    choices = choices_of(name)
    for option, value in options.items():
        if option not in choices:
            raise Refusal("option.unknown", f"there is no option {option!r} here; there are: {', '.join(choices)}")
        if option == "limit":
            judge_limit(value)
        elif value not in choices[option]:
            raise Refusal("option.value", f"{option}: {value!r} is not one of: {', '.join(choices[option])}")


def judge_limit(value: str) -> None:
    number = value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_LIMIT))
    if not number or int(value) == 0:
        raise Refusal("option.value", f"limit: {value!r} is no number of turns from 1 to {MOST_LIMIT}")


def choose_layout(name: str, options: Mapping[str, str], chance: Chance) -> Layout:
    designed = layouts(name)
    planet = options.get("planet", next(iter(designed)))
    return random_layout(name, chance) if planet == RANDOM else designed[planet]
