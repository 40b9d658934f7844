"""Tables that combine at random whatever may be chosen: way x players x bots x turns x cards x logic x field …"""

from __future__ import annotations

from algoritmus.core.chance import Seeded
from algoritmus.core.view_types import Offer
from tests.contract.conftest import Table

NUMBER = "7"
CHOICES = 9  # of a table
SLOW = "random"  # a planet that takes long to lay out; one of the fixed tables has it
SHORT = {"limit": "6"}


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
    chance, found = Seeded(f"across {rule_set}"), dict[str, Table]()
    while len(found) < count:
        table = Table(rule_set, choose(rule_set, chance, stories=chance.draw(3) == 0))
        found[str(table)] = table
    return list(found.values())


def choose(rule_set: str, chance: Seeded, stories: bool) -> dict[str, str]:
    """Choices one after the other, each from what is offered with those before it."""
    game = Table(rule_set).game
    offer = game.options.offer(SHORT)
    for _ in range(CHOICES):
        option, value = pick(offer, chance)
        if value != SLOW and option != "limit" and (stories or option not in ("scenario", "puzzle")):
            offer = game.options.offer({**offer.options, option: value})
    return offer.options
