"""The golems of a scenario as its page tells them: seats with starts and numbers, players' and bots' (section 2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from algoritmus.core.page import Spot
from algoritmus.golems.box.cards import GolemCard, load_cards
from algoritmus.golems.box.fields import MOST_PLAYERS, Field, Start
from algoritmus.golems.box.scenario import Seat
from algoritmus.golems.box.supply import boxes
from algoritmus.golems.box.tokens import judge_start
from algoritmus.golems.law.bot_cards import BOT_CARDS
from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.laying import Unlawful, judge_subroutine
from algoritmus.golems.law.state import Sheet
from algoritmus.golems.law.words import LETTERS

NUMBERS: Final = ("strength", "range", "rows", "limit")
KEYS: Final = ("name", "at", "facing", "card", *NUMBERS, "damage", "carrying", "bot", "subroutine")
COLOURS: Final = ("red", "blue", "yellow", "green")
SMALL: Final = {"strength": 1, "range": 1, "rows": 4, "limit": 3}  # golem.small, and the sword


class GolemReader:
    """Reads the golems of a game whose edition and field are known; `rows` is what all players' programs have."""

    def __init__(self, edition: Edition, field: Field, rows: int | None, bonus: bool) -> None:
        self.edition = edition
        self.field = field
        self.rows = rows
        self.bonus = bonus

    def read(self, spot: Spot) -> list[Seat]:
        items = spot.items()
        if not 1 <= len(items) <= MOST_PLAYERS:
            raise spot.error(f"one to {MOST_PLAYERS} golems, not {len(items)}")
        seats: list[Seat] = []
        for number, item in enumerate(items):
            seat = self.read_seat(item, number)
            self.judge_seat(seat, seats, item)
            seats.append(seat)
        if all(seat.sheet.bot for seat in seats):
            raise spot.error("at least one golem must be a player's")
        return seats

    def read_seat(self, spot: Spot, number: int) -> Seat:
        keys = spot.table(optional=KEYS)
        name = keys["name"].text() if "name" in keys else COLOURS[number]
        start = self.read_start(keys, spot, number)
        bot = self.read_bot(keys)
        strength, reach, rows, limit = self.read_numbers(keys, bot)
        sheet = Sheet(name, strength, reach, rows, limit, self.read_subroutine(keys, bot), bot)
        card = keys["card"].text() if "card" in keys else ""
        return Seat(*start, sheet, card, self.read_damage(keys, sheet), self.read_carrying(keys))

    def judge_seat(self, seat: Seat, before: Sequence[Seat], spot: Spot) -> None:
        keys = spot.members()
        at = keys.get("at", spot)
        for other in before:
            if other.sheet.name == seat.sheet.name:
                raise keys.get("name", spot).error(f"two golems have the name {seat.sheet.name}")
            if other.at == seat.at:
                raise at.error(f"two golems start on {self.field.grid.name(seat.at)}")
            if same_paper(seat.card, other.card):
                raise keys["card"].error(f"{other.sheet.name} has this card already: {other.card}")
        judge_start(seat.at, self.field.tokens, self.field.grid, self.edition, at, seat.sheet.name)

    def read_start(self, keys: Mapping[str, Spot], spot: Spot, number: int) -> Start:
        """Its own, or the field's for this seat (field.start)."""
        if "at" in keys and "facing" in keys:
            return Start(keys["at"].cell(self.field.grid), keys["facing"].facing())
        if "at" in keys or "facing" in keys:
            raise spot.error(f"the key {'facing' if 'at' in keys else 'at'!r} is missing")
        if number >= len(self.field.starts):
            raise spot.error(f"the field has only {len(self.field.starts)} starts: the key 'at' is missing")
        return self.field.starts[number]

    def read_bot(self, keys: Mapping[str, Spot]) -> str:
        if "bot" not in keys:
            return ""
        if not self.edition.has_bots:
            raise keys["bot"].error("there are no bots in this edition")
        return keys["bot"].word(BOT_CARDS)

    def read_numbers(self, keys: Mapping[str, Spot], bot: str) -> list[int]:
        """The golem's own numbers, else the game's rows for players, else its card's, else the sword's."""
        usual = dict(SMALL)
        if "card" in keys:
            usual = numbers_of(self.read_card(keys["card"]))
        if self.rows is not None and not bot:
            usual["rows"] = self.rows
        return [keys[key].whole() if key in keys else usual[key] for key in NUMBERS]

    def read_card(self, spot: Spot) -> GolemCard:
        if not boxes()[self.edition.name].golem_cards:
            raise spot.error("there are no golem cards in this edition")
        return load_cards()[spot.word(load_cards())]

    def read_damage(self, keys: Mapping[str, Spot], sheet: Sheet) -> int:
        damage = keys["damage"].whole(0) if "damage" in keys else 0
        if damage >= sheet.limit:
            raise keys["damage"].error(f"{sheet.name} would be out already: damage {damage} of {sheet.limit}")
        return damage

    def read_carrying(self, keys: Mapping[str, Spot]) -> bool:
        carrying = keys["carrying"].flag() if "carrying" in keys else False
        if carrying and not self.edition.may_carry:
            raise keys["carrying"].error("nothing is carried in this edition")
        return carrying

    def read_subroutine(self, keys: Mapping[str, Spot], bot: str) -> list[int]:
        if "subroutine" not in keys:
            return []
        spot = keys["subroutine"]
        if bot or not self.bonus or "call" not in self.edition.bonus_cards:
            raise spot.error("CALL is not in this game, so there is no subroutine")
        commands = [LETTERS.index(item.word(tuple(LETTERS))) for item in spot.items()]
        try:
            judge_subroutine(self.edition, commands)
        except Unlawful as error:
            raise spot.error(error.message) from None
        return commands


def same_paper(one: str, other: str) -> bool:
    """golem.card: a two-sided card serves one golem."""
    return bool(one and other) and load_cards()[one].paper == load_cards()[other].paper


def numbers_of(side: GolemCard) -> dict[str, int]:
    return {"strength": side.strength, "range": side.reach, "rows": side.rows, "limit": side.limit}
