"""Table options: players, planet, colours, turn limit; what goes together, and the plan for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Refusal, unfit
from algoritmus.core.package.editing import Faulty
from algoritmus.core.seats import BETWEEN, COLOURS, seat_colours
from algoritmus.core.view_types import Colour, Offer
from algoritmus.games.progers.components.custom_field import in_order, read_custom_layout, str_custom_layout
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
    return {option: row.listed(name) for option, row in OPTIONS.items()}


def make_offer(name: str, wishes: Mapping[str, str]) -> Offer:
    """Every choice goes with every other, but there are no more colours than seats. The planets also list the custom
    one that is wished for, and a random one."""
    kept = {
        option: value
        for option, value in wishes.items()
        if may_be(name, {option: value}) and not OPTIONS[option].several
    }
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
    """The custom planet that is chosen, and a random one."""
    custom = [kept[PLANET]] if kept.get(PLANET, RANDOM) not in choices_of(name)[PLANET] else []
    chosen = sorted(f"{option}={value}" for option, value in kept.items() if not OPTIONS[option].several)
    return list(dict.fromkeys([*custom, random_planet(name, ",".join(chosen))]))


@lru_cache(maxsize=KEPT)
def random_planet(name: str, seed: str) -> str:
    return str_custom_layout(in_order(random_layout(name, Seeded(seed))))


def put(wished: Sequence[str], at: int, colour: str) -> str:
    return BETWEEN.join([*wished[:at], colour, *wished[at + 1 :]])


def names_of(options: Mapping[str, str]) -> tuple[Colour, ...]:
    """seat.colour: the colours of the seats."""
    return seat_colours(options.get(COLOUR), int(options.get("players", PLAYERS[0])))


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


def judge_options(name: str, options: Mapping[str, str]) -> None:
    for option, value in options.items():
        if option not in OPTIONS:
            names = ", ".join(OPTIONS)
            words = f"there is no option {option!r} here; there are: {names}"
            raise Refusal("option.unknown", words, values={"option": option, "options": names})
        if value not in OPTIONS[option].listed(name):
            OPTIONS[option].judge(name, value)
    names_of(options)


def judge_players(name: str, value: str) -> None:  # noqa: ARG001
    names = ", ".join(PLAYERS)
    raise unfit("listed", f"players: {value!r} is not one of: {names}", option="players", value=value, names=names)


def judge_planet(name: str, value: str) -> None:
    read_planet(name, value)


def judge_later(name: str, value: str) -> None:
    """With the number of seats (`names_of`)."""


def read_planet(name: str, value: str) -> Layout:
    """planet.own: the planet that is written so; Refusal says what is wrong with it."""
    try:
        return read_custom_layout(value, name)
    except Faulty as error:
        if error.fault.code == "syntax":  # most likely a name that is not known
            names = ", ".join((*layouts(name), RANDOM))
            words = f"{PLANET}: {value!r} is no planet's notation, nor one of: {names}"
            raise unfit("planet", words, value=value, names=names) from None
        raise error.fault.refusal(PLANET, "planet.own") from None


def judge_limit(name: str, value: str) -> None:  # noqa: ARG001
    number = value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_LIMIT))
    if not number or int(value) == 0:
        words = f"limit: {value!r} is no number of turns from 1 to {MOST_LIMIT}"
        raise unfit("limit", words, value=value, most=MOST_LIMIT)


def choose_layout(name: str, options: Mapping[str, str], chance: Chance) -> Layout:
    designed = layouts(name)
    planet = options.get("planet", next(iter(designed)))
    if planet in DRAWN:
        return DRAWN[planet](name, chance)
    return designed[planet] if planet in designed else read_planet(name, planet)


class TableOption(NamedTuple):
    """A row of the table of options. The code reads its fields and compares no names."""

    listed: Callable[[str], list[str]]  # its values in a rule set, the usual one first
    judge: Callable[[str, str], None]  # any other value: Refusal if it does not fit
    several: bool = False  # one value for every seat


DRAWN: Final = {RANDOM: random_layout}  # planets by chance
OPTIONS: Final = {
    "players": TableOption(lambda _: list(PLAYERS), judge_players),
    PLANET: TableOption(lambda name: [*layouts(name), *DRAWN], judge_planet),
    COLOUR: TableOption(lambda _: list(COLOURS), judge_later, several=True),
    "limit": TableOption(lambda _: [], judge_limit),
}
