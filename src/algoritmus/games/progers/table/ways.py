"""Ways to play: how many players, on which planet, for how many turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Refusal, unfit
from algoritmus.core.package.editing import Faulty
from algoritmus.core.seats import BETWEEN, COLOURS, seat_colours
from algoritmus.core.view_types import Colour, Offer
from algoritmus.games.progers.components.custom_field import in_order, own_layout, str_own
from algoritmus.games.progers.components.planets import Layout, layouts
from algoritmus.games.progers.components.survey import random_layout
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.table.plan import Plan

PLAYERS: Final = ("2", "3", "4")
PLANET: Final = "planet"
RANDOM: Final = "random"
COLOUR: Final = "colours"
KEPT: Final = 256
MOST_LIMIT: Final = 9999


def choices_of(name: str) -> dict[str, list[str]]:
    """Every option with its values, the usual one first; `limit` takes any number of turns per player."""
    return {
        "players": list(PLAYERS),
        "planet": [*layouts(name), RANDOM],
        "colours": list(COLOURS),
        "limit": [],
    }


def make_offer(name: str, wishes: Mapping[str, str]) -> Offer:
    """Here every choice goes with every other, but for colours, of which there are no more than seats; a planet of
    one's own is among them, and a surprise."""
    kept = {option: value for option, value in wishes.items() if option != COLOUR and may_be(name, {option: value})}
    wished = wishes[COLOUR].split(BETWEEN) if wishes.get(COLOUR) else []
    while wished and not may_be(name, {**kept, COLOUR: BETWEEN.join(wished)}):
        wished.pop()
    if wished:
        kept[COLOUR] = BETWEEN.join(wished)
    places: list[list[str]] = [
        [colour for colour in COLOURS if may_be(name, {**kept, COLOUR: put(wished, at, colour)})]
        for at in range(len(wished) + 1)
    ]
    choices = choices_of(name)
    choices[PLANET] += planets_beside(name, kept)
    return Offer(kept, choices, {COLOUR: [place for place in places if place]}, list(names_of(kept)))


def planets_beside(name: str, kept: Mapping[str, str]) -> list[str]:
    """The planet that was laid, and a surprise."""
    own = [kept[PLANET]] if kept.get(PLANET, RANDOM) not in choices_of(name)[PLANET] else []
    chosen = sorted((option, value) for option, value in kept.items() if option != COLOUR)
    return list(dict.fromkeys([*own, surprise_for(name, ",".join(f"{option}={value}" for option, value in chosen))]))


@lru_cache(maxsize=KEPT)
def surprise_for(name: str, seed: str) -> str:
    return str_own(in_order(random_layout(name, Seeded(seed))))


def put(wished: Sequence[str], at: int, colour: str) -> str:
    return BETWEEN.join([*wished[:at], colour, *wished[at + 1 :]])


def names_of(options: Mapping[str, str]) -> tuple[Colour, ...]:
    """seat.colour: the colours of the seats."""
    return seat_colours(options.get(COLOUR), players_of(options))


def may_be(name: str, options: Mapping[str, str]) -> bool:
    try:
        judge_options(name, options)
    except Refusal:
        return False
    return True


def make_plan(name: str, options: Mapping[str, str], chance: Chance) -> Plan:
    """The table for these options; Refusal says which of them does not fit."""
    judge_options(name, options)
    return plan_on(name, options, choose_layout(name, options, chance))


def plan_on(name: str, options: Mapping[str, str], layout: Layout) -> Plan:
    """The same where the layout is known already."""
    return Plan(EDITIONS[name], layout, names_of(options), int(options.get("limit", "0")), options.items())


def players_of(options: Mapping[str, str]) -> int:
    return int(options.get("players", PLAYERS[0]))


def judge_options(name: str, options: Mapping[str, str]) -> None:
    choices = choices_of(name)
    for option, value in options.items():
        if option not in choices:
            names = ", ".join(choices)
            words = f"there is no option {option!r} here; there are: {names}"
            raise Refusal("option.unknown", words, values={"option": option, "options": names})
        if option == "limit":
            judge_limit(value)
        elif option == PLANET and value not in choices[PLANET]:
            read_planet(name, value)
        elif option != COLOUR and value not in choices[option]:
            names = ", ".join(choices[option])
            words = f"{option}: {value!r} is not one of: {names}"
            raise unfit("listed", words, option=option, value=value, names=names)
    names_of(options)


def read_planet(name: str, value: str) -> Layout:
    """planet.own: the planet that is written so; Refusal says what is wrong with it."""
    try:
        return own_layout(value, name)
    except Faulty as error:
        if error.fault.code == "syntax":  # most likely a name that is not known
            names = ", ".join((*layouts(name), RANDOM))
            words = f"{PLANET}: {value!r} is no planet's notation, nor one of: {names}"
            raise unfit("planet", words, value=value, names=names) from None
        raise error.fault.refusal(PLANET, "planet.own") from None


def judge_limit(value: str) -> None:
    number = value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_LIMIT))
    if not number or int(value) == 0:
        words = f"limit: {value!r} is no number of turns from 1 to {MOST_LIMIT}"
        raise unfit("limit", words, value=value, most=MOST_LIMIT)


def choose_layout(name: str, options: Mapping[str, str], chance: Chance) -> Layout:
    designed = layouts(name)
    planet = options.get("planet", next(iter(designed)))
    if planet == RANDOM:
        return random_layout(name, chance)
    return designed[planet] if planet in designed else read_planet(name, planet)
