"""Tables that combine at random whatever may be chosen: way x players x bots x turns x cards x logic x field …"""

from __future__ import annotations

from collections.abc import Mapping

from algoritmus.core.chance import Seeded
from algoritmus.core.view_types import Offer
from tests.contract.conftest import Table

NUMBER = "7"
CHOICES = 9  # of a table
SLOW = "random"  # a planet that takes long to lay out; one of the fixed tables has it
STORIES = ("plot", "scenario", "puzzle")
SHORT = {"limit": "6"}
STARTS = {  # where some tables begin, because few walks come there
    "golems/energy": [
        *[{"way": "standard", "field": "stream", "water": "flow"}] * 12,
        *[{"way": "standard", "field": "stream", "water": "life"}] * 2,
    ],
    "golems/cards": [{"puzzle": "every-last-card"}] * 2,
    "golems/board": [
        *[{"way": "junior", "goal": "gears", "gears": "b3,c4,d2"}] * 2,
        *[{"way": "junior", "treasure": "b3"}] * 2,
        {"puzzle": "deep-snow"},
        *[{"logic": "on", "players": "3"}] * 3,
    ],
}


def pick(offer: Offer, chance: Seeded) -> tuple[str, str]:
    """Any option, a place of a list too, and any of its values."""
    option = any_of(list(offer.choices), chance)
    chosen = offer.options.get(option, "").split(",")
    places = offer.places.get(option, [])
    if places and chance.draw(2, "places"):
        at = chance.draw(len(places), "place")
        return option, ",".join([*chosen[:at], any_of(places[at], chance), *chosen[at + 1 :]])
    return option, any_of(offer.choices[option] or [NUMBER], chance)


def any_of(values: list[str], chance: Seeded) -> str:
    return values[chance.draw(len(values), "value")]


def tables_across(rule_set: str, count: int) -> list[Table]:
    """So many different tables, always the same ones; two thirds are no scenarios or puzzles, where little is open."""
    chance, found, starts = Seeded(f"across {rule_set}"), dict[str, Table](), list(STARTS.get(rule_set, []))
    while len(found) < count:
        stories = not starts and chance.draw(3) == 0
        table = Table(rule_set, choose(rule_set, chance, stories, starts.pop() if starts else {}))
        found[str(table)] = table
    return list(found.values())


def choose(rule_set: str, chance: Seeded, stories: bool, start: Mapping[str, str]) -> dict[str, str]:
    """Choices one after the other, each from what is offered with those before it."""
    game = Table(rule_set).game
    offer = game.options.offer({**SHORT, **start})
    for _ in range(CHOICES if not start else 2):
        option, value = pick(offer, chance)
        if value != SLOW and option != "limit" and (stories or option not in STORIES):
            offer = game.options.offer({**offer.options, option: value})
    return offer.options
