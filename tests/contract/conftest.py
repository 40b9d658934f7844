"""Tables of every rule set, in the ways that differ most, and what each of them has that a promise can be about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

import algoritmus
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Answer, Ask, Game, Happening, Position, Refusal
from algoritmus.match import Match

algoritmus.register("tests.contract.tiny")
Answers = dict[int, Answer]


@dataclass(frozen=True)
class Table:
    """A rule set with options that give it much to do.

    What it has: `together` several are asked at once, `chance` something is drawn, `private` happenings of one seat,
    `open` answers that lie face up, `secret` seats that know what others do not, in the phases that are named then. A
    table that names no such thing has none, and that is checked too.
    """

    rule_set: str
    options: dict[str, str] = field(default_factory=dict)
    has: str = ""

    @property
    def game(self) -> Game:
        return algoritmus.game(self.rule_set)

    def match(self, seed: int) -> Match:
        return Match(self.game, self.options, Seeded(f"table/{seed}"))

    def __str__(self) -> str:
        return " ".join([self.rule_set, *(f"{name}={value}" for name, value in self.options.items())])


BOARD = {"field": "meadow", "logic": "on", "subroutine": "on", "cards": "choose"}
TABLES = [
    Table("golems/blocks", {"way": "standard", "limit": "6"}, "together chance"),
    Table("golems/blocks", {"way": "autonomous"}, "together"),
    Table("golems/energy", {"way": "standard", "field": "stream"}, "together chance"),
    Table("golems/energy", {"way": "tournament"}, "together chance"),
    Table("golems/energy", {"way": "standard", "extra": "on", "limit": "15"}, "together chance"),
    Table("golems/cards", {"way": "bring", "limit": "8"}, "together chance"),
    Table("golems/cards", {"way": "beginner", "limit": "5"}, "together open"),
    Table("golems/energy", {"way": "autonomous", "open": "on", "colours": "green,red"}, "together open"),
    Table("golems/board", {"players": "4", **BOARD}, "together chance private secret program logic decide"),
    Table(
        "golems/board",
        {"players": "2", "field": "windmill", "logic": "on", "bots": "hunter,die", "cards": "sword,axe,shield,bow"},
        "together chance private secret program logic decide",
    ),
    Table(
        "golems/board",
        {"players": "3", "field": "meadow", "logic": "on", "open": "on", "colours": "yellow", "youngest": "blue"},
        "together chance private secret program logic decide open",
    ),
    Table("golems/board", {"way": "junior"}, "chance"),
    Table(
        "golems/board",
        {"way": "junior", "goal": "gears", "field": "thaw", "teams": "Foxes,Owls"},
        "chance secret decide",
    ),
    Table("golems/energy", {"way": "standard", "field": "stream", "water": "flow"}, "together chance secret decide"),
    Table("golems/board", {"scenario": "three-gears"}, "chance"),
    Table("golems/energy", {"puzzle": "seven-league-boots"}),
    Table("golems/cards", {"scenario": "clean-sweep", "limit": "4"}, "together chance"),
    Table("progers/basic", {"players": "3", "limit": "12"}, "chance private secret turn"),
    Table("progers/full", {"players": "4", "limit": "12"}, "chance private secret turn"),
    Table("progers/full", {"players": "2", "limit": "12", "colours": "green,blue"}, "chance private secret turn"),
    Table("progers/full", {"players": "2", "planet": "random", "limit": "12"}, "chance private secret turn"),
    Table("pearls/bay", {"players": "3"}, "together chance"),
]


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


def at_tables(
    trait: str, *, without: bool = False, unless: str = ""
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Only where a promise has something to be about, or only where it has not."""
    found = [
        table for table in TABLES if (trait in table.has.split()) is not without and unless not in table.has.split()
    ]
    return pytest.mark.parametrize("table", found, ids=str)


def steps(match: Match, chance: Chance, most: int) -> Iterator[Answers]:
    """Random answers of all who are asked, which are given as soon as the test has looked at them."""
    for _ in range(most):
        if match.result() is not None:
            return
        answers = {seat: ask.random(chance) for seat, ask in match.asks().items()}
        yield answers
        for seat, answer in answers.items():
            match.answer(seat, answer)


def refusal(ask: Ask, answer: Answer) -> Refusal | None:
    """The refusal of this answer, as facts."""
    try:
        ask.read(answer)
    except Refusal as refused:
        return refused
    return None


def step(game: Game, position: Position, answers: Answers, chance: Chance) -> tuple[Position, list[Happening]]:
    """One step without a table."""
    asks = game.asks(position)
    return game.step(position, {seat: asks[seat].read(answer) for seat, answer in answers.items()}, chance)
