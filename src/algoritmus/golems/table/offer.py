"""What a table may choose, one option after the other: each is judged by `make_plan` with those before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from algoritmus.core.game import Offer, Refusal
from algoritmus.golems.box.cards import load_cards
from algoritmus.golems.box.scenario import ONE_BY_ONE, TOGETHER
from algoritmus.golems.law.bot_cards import BOT_CARDS
from algoritmus.golems.table.plan import Plan
from algoritmus.golems.table.ways import choices_of, make_plan

FIRST: Final = ("scenario", "puzzle", "way", "players", "bots", "field")  # these decide about others


def make_offer(name: str, wishes: Mapping[str, str]) -> Offer:
    choices = choices_of(name)
    table = Choosing(name)
    for option in sorted(choices, key=lambda one: FIRST.index(one) if one in FIRST else len(FIRST)):
        table.choose(option, choices[option], wishes.get(option, ""))
    found = {option: table.found[option] for option in choices if option in table.found}
    seats = [sheet.name for sheet in table.plan().sheets if not sheet.bot]
    return Offer(table.kept, found, table.places, seats)


class Choosing:
    """The options that are chosen already, and what was found that may be chosen."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kept: dict[str, str] = {}
        self.found: dict[str, list[str]] = {}
        self.places: dict[str, list[list[str]]] = {}

    def plan(self) -> Plan:
        return make_plan(self.name, self.kept)

    def fits(self, option: str, value: str) -> bool:
        try:
            make_plan(self.name, {**self.kept, option: value})
        except Refusal:
            return False
        return True

    def choose(self, option: str, values: Sequence[str], wish: str) -> None:
        """Keep the wish if it fits, and find all that does, the usual value first."""
        if option == "bots":
            wish = self.fewer_bots(wish)
        elif option == "cards":
            dealt, wished = self.deal(wish)
            values, wish = ["same", "choose", dealt], dealt if wished else wish
        elif option == "turns":
            values = [TOGETHER, ONE_BY_ONE] if self.plan().together else [ONE_BY_ONE, TOGETHER]
        found = [value for value in values if self.fits(option, value)]
        if found or option == "limit":
            self.found[option] = found
        if wish and self.fits(option, wish):
            self.kept[option] = wish
        if option in ("bots", "cards"):
            self.find_places(option, list(BOT_CARDS if option == "bots" else load_cards()))

    def fewer_bots(self, wish: str) -> str:
        """As many of them as there is room for."""
        bots = wish.split(",")
        while bots and not self.fits("bots", ",".join(bots)):
            bots.pop()
        return ",".join(bots)

    def deal(self, wish: str) -> tuple[str, bool]:
        """A golem card for everybody, those that are wished for first; and whether any was."""
        wished = [card for card in dict.fromkeys(wish.split(",")) if card in load_cards()]
        others = [card for card in load_cards() if card not in wished]
        return ",".join([*wished, *others][: len(self.plan().sheets)]), bool(wished)

    def find_places(self, option: str, values: Sequence[str]) -> None:
        """What may stand in each place of the list that was chosen, or after its end."""
        chosen = self.kept[option].split(",") if option in self.kept else []
        places = [
            [value for value in values if self.fits(option, ",".join([*chosen[:at], value, *chosen[at + 1 :]]))]
            for at in range(len(chosen) + 1)
        ]
        if any(places):
            self.places[option] = [place for place in places if place]
