"""Reader of a scenario's golems: as in cases, but with golem cards, and by default on the field's starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.reader import Members, Node
from algoritmus.core.seats import COLOURS
from algoritmus.games.golems.components.cards import GolemCard, load_cards
from algoritmus.games.golems.components.fields import Field, Start
from algoritmus.games.golems.components.scenario import ScenarioGolem
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.rules.cases.pieces import (
    GOLEM,
    USUAL,
    WrittenGolem,
    obstacles,
    occupy,
    read_golem,
    read_golems,
)
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.state import Figure

KEYS: Final = ("name", "at", "facing", "card", "program", *GOLEM)


class GolemReader:
    """Reads the golems of a game whose edition and field are known; `rows` is what all players' programs have."""

    def __init__(self, edition: Edition, field: Field, rows: int | None, bonus: bool) -> None:
        self.edition = edition
        self.field = field
        self.rows = rows
        self.bonus = bonus

    def read(self, node: Node) -> list[ScenarioGolem]:
        written = read_golems(node, self.read_golem)
        taken = obstacles(self.field.tokens, self.field.grid, self.edition)
        golems: list[ScenarioGolem] = []
        for number, (golem, item) in enumerate(zip(written, node.items(), strict=True)):
            start = self.read_start(golem, item, number)
            occupy(start.cell, golem.name, taken, self.field.grid, item.get("at"))
            card = item.get("card")
            judge_card(card, golems)
            name = card.text() if card.value is not None else ""
            figure = Figure(start.cell, start.facing, golem.damage, golem.carrying)
            golems.append(ScenarioGolem(figure, golem.sheet(self.edition), name))
        return golems

    def read_golem(self, node: Node, number: int) -> WrittenGolem:
        keys = node.table(optional=KEYS)
        name = keys["name"].text() if "name" in keys else COLOURS[number]
        golem = read_golem(keys, self.edition, name, self.usual(keys))
        if golem.subroutine is not None and not self.bonus:
            raise golem.subroutine.error("CALL is not in this game, so there is no subroutine")
        return golem

    def usual(self, keys: Members) -> dict[str, int]:
        """The numbers of the golem's card, else the sword's; the game's rows for players."""
        usual = numbers_of(self.read_card(keys["card"])) if "card" in keys else dict(USUAL)
        return usual | {"rows": self.rows} if self.rows is not None and "bot" not in keys else usual

    def read_card(self, node: Node) -> GolemCard:
        if not boxes()[self.edition.name].golem_cards:
            raise node.error("there are no golem cards in this edition")
        return load_cards()[node.word(load_cards())]

    def read_start(self, golem: WrittenGolem, node: Node, number: int) -> Start:
        """Its own, or the field's for this seat (field.start)."""
        if golem.at is not None and golem.facing is not None:
            return Start(golem.at.cell(self.field.grid), golem.facing)
        if golem.at is not None or golem.facing is not None:
            raise node.missing("facing" if golem.at is not None else "at")
        if number >= len(self.field.starts):
            raise node.error(f"the field has only {len(self.field.starts)} starts: the key 'at' is missing")
        return self.field.starts[number]


def judge_card(node: Node, before: Sequence[ScenarioGolem]) -> None:
    """golem.card: a two-sided card serves one golem."""
    for other in before:
        if node.value is not None and other.card and load_cards()[other.card].paper == load_cards()[node.text()].paper:
            raise node.error(f"{other.sheet.name} has this card already: {other.card}")


def numbers_of(side: GolemCard) -> dict[str, int]:
    return {"strength": side.strength, "range": side.reach, "rows": side.rows, "limit": side.limit}
