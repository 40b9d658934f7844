"""Tables of every rule set, in the ways that differ most."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Game
from algoritmus.match import Match

algoritmus.register("tests.contract.tiny")


@dataclass(frozen=True)
class Table:
    """A rule set with options that give it much to do."""

    rule_set: str
    options: dict[str, str] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return algoritmus.game(self.rule_set)

    def match(self, seed: int) -> Match:
        return Match(self.game, self.options, Seeded(f"table/{seed}"))

    def __str__(self) -> str:
        return " ".join([self.rule_set, *(f"{name}={value}" for name, value in self.options.items())])


TABLES = [
    Table("golems/blocks", {"way": "standard", "limit": "6"}),
    Table("golems/blocks", {"way": "autonomous"}),
    Table("golems/energy", {"way": "standard", "field": "stream"}),
    Table("golems/energy", {"way": "tournament"}),
    Table("golems/energy", {"way": "standard", "extra": "on", "limit": "15"}),
    Table("golems/cards", {"way": "bring", "limit": "8"}),
    Table("golems/cards", {"way": "beginner", "limit": "5"}),
    Table("golems/board", {"players": "4", "field": "meadow", "logic": "on", "subroutine": "on", "cards": "choose"}),
    Table("golems/board", {"players": "2", "field": "windmill", "logic": "on", "bots": "hunter,die"}),
    Table("golems/board", {"way": "junior"}),
    Table("golems/board", {"scenario": "three-gears"}),
    Table("golems/energy", {"puzzle": "seven-league-boots"}),
    Table("golems/cards", {"scenario": "clean-sweep", "limit": "4"}),
    Table("progers/basic", {"players": "3", "limit": "12"}),
    Table("progers/full", {"players": "4", "limit": "12"}),
    Table("progers/full", {"players": "2", "planet": "random", "limit": "12"}),
    Table("pearls/bay", {"players": "3"}),
]


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found
