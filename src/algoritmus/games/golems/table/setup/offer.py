"""Offer of table options, one after the other: each is checked by `make_plan` with those before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from algoritmus.core.game import Game, Refusal
from algoritmus.core.game_parts import TableOptions
from algoritmus.core.seats import COLOURS
from algoritmus.core.view_types import Offer
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.scenario import ONE_BY_ONE, TOGETHER
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.codes import WATER
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.table.setup.build import make_plan
from algoritmus.games.golems.table.setup.goals import free_cells
from algoritmus.games.golems.table.setup.golem_cards import HOW, UNNAMED
from algoritmus.games.golems.table.setup.options import FIELD, choices_of, custom_fields, usual_way
from algoritmus.games.golems.table.setup.plan import Plan
from algoritmus.games.golems.table.setup.ways import SCENARIO, SWITCH

TRIMMED: Final = ("bots", "colours")  # lists that may be shorter
CELLS: Final = ("treasure", "gears")  # lists of cells
FREE: Final = {"limit": "1", "teams": "A"}  # options that take any value of their kind, and one of them
PLACED: Final[dict[str, list[str]]] = {
    "bots": list(BOT_CARDS),
    "colours": list(COLOURS),
    "cards": [*HOW, *load_cards()],
}


IDLE: Final[dict[str, Callable[[Plan], bool]]] = {  # whether an option would do nothing at this table
    "limit": lambda plan: plan.way.one_winner,
    "extra": lambda plan: plan.way.autonomous or plan.goal is not None,  # end.energy
    "water": lambda plan: WATER not in plan.layout.laid_tokens.things,
}
USUAL: Final[dict[str, Callable[[Plan], str]]] = {  # what the table has so far
    "turns": lambda plan: TOGETHER if plan.together else ONE_BY_ONE,
    "open": lambda plan: SWITCH[plan.open],
    "field": lambda plan: plan.layout.name,
}
FIRST_FIELDS: Final = {"board": "old-pond"}  # of a new table; options without a field still mean the first of the list
MANY: Final = ("scenario", "puzzle", "way", "field", "bots")  # of one value, too, there is something to choose
FIRST: Final = ("scenario", "puzzle", "way", "players", "bots", "field")  # these decide about others


class GolemsOptions(TableOptions):
    def __init__(self, game: Game, edition: str) -> None:
        super().__init__(game)
        self.edition = edition

    def choices(self) -> dict[str, list[str]]:
        return choices_of(self.edition)

    def offer(self, wishes: Mapping[str, str]) -> Offer:
        choices = self.choices()
        wishes = {**wish_for_way(self.edition, wishes), **wishes}
        table = Choosing(self.edition)
        for option in sorted(choices, key=lambda one: FIRST.index(one) if one in FIRST else len(FIRST)):
            table.choose(option, choices[option], wishes.get(option, ""))
        found = {option: table.found[option] for option in choices if option in table.found}
        seats = [sheet.name for sheet in table.plan().seating.sheets if not sheet.bot]
        return Offer(table.kept, found, table.places, seats)


def wish_for_way(name: str, wishes: Mapping[str, str]) -> dict[str, str]:
    """Wishes with a way to play that fits the custom field, where no way is wished for."""
    field = wishes.get(FIELD, "")
    try:
        way = usual_way(EDITIONS[name], {FIELD: field}).name if field else ""
    except Refusal:
        return {}
    return {"way": way} if way and way != EDITIONS[name].ways[0] else {}


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
        if option in IDLE and IDLE[option](self.plan()):
            return
        if option in CELLS:
            values = self.free_cells()
            wish = ",".join(cell for cell in dict.fromkeys(wish.split(",")) if self.fits(option, cell))
        elif option in TRIMMED:
            wish = self.trimmed(option, wish)
        elif option == "cards":
            named = self.name_cards(wish)
            values = [*UNNAMED, named]
            wish = named if wish and wish not in UNNAMED else wish
        elif option in USUAL:
            values = sorted(values, key=lambda value: value != USUAL[option](self.plan()))
        if option == SCENARIO.name and wish and wish not in values and self.fits(option, wish):
            values = [*values, wish]  # of a link
        if option == FIELD:
            values, wish = self.with_first_field(values, wish)
            values = [*values, *custom_fields(self.name, self.kept, wish)]
        found = [value for value in values if self.fits(option, value)]
        if len(found) > (option not in MANY) or (option in FREE and self.fits(option, FREE[option])):
            self.found[option] = found
        if wish and self.fits(option, wish):
            self.kept[option] = wish
        if option in PLACED:
            self.find_places(option, PLACED[option])

    def with_first_field(self, values: Sequence[str], wish: str) -> tuple[Sequence[str], str]:
        """The fields and the wish of a new table; a way that has a field of its own does without the first one."""
        first = FIRST_FIELDS.get(self.name, "")
        others = [value for value in values if value != first]
        if self.plan().way.field or not self.fits(FIELD, first):
            return others, "" if wish == first else wish
        return [first, *others], wish or first

    def free_cells(self) -> list[str]:
        layout = self.plan().layout
        return [layout.field.name(cell) for cell in free_cells(layout)]

    def trimmed(self, option: str, wish: str) -> str:
        """The beginning of a list for which there is room."""
        chosen = wish.split(",")
        while chosen and not self.fits(option, ",".join(chosen)):
            chosen.pop()
        return ",".join(chosen)

    def name_cards(self, wish: str) -> str:
        """A word for every golem: those that are wished for as far as they go together, then other cards."""
        seats, cards = len(self.plan().seating.sheets), load_cards()
        words = [word for word in wish.split(",") if word in HOW or word in cards][:seats]
        kept: list[str] = []
        for word in [*words, *cards]:
            papers = [cards[one].paper for one in kept if one in cards]
            if len(kept) < seats and (word in HOW or cards[word].paper not in papers):
                kept.append(word)
        return ",".join(kept)

    def find_places(self, option: str, values: Sequence[str]) -> None:
        """The values that fit each place of the chosen list, or after its end."""
        chosen = self.kept[option].split(",") if option in self.kept else []
        if option == "cards" and len(chosen) < len(self.plan().seating.sheets):  # a word for all
            return
        places = [
            [value for value in values if self.fits(option, ",".join([*chosen[:at], value, *chosen[at + 1 :]]))]
            for at in range(len(chosen) + 1)
        ]
        if any(places):
            self.places[option] = [place for place in places if place]
