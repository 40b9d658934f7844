"""Scenarios and puzzles read from TOML; whatever cannot be played is refused with its line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, TypeVar

from algoritmus.core.page import Page, ScenarioError, Spot
from algoritmus.golems.box.fields import Field, corners, load_fields, read_lines
from algoritmus.golems.box.files import data_names, data_text
from algoritmus.golems.box.goal_reader import GoalReader
from algoritmus.golems.box.golem_reader import GolemReader
from algoritmus.golems.box.puzzle import BONUS_WORDS, Unsolved, judge_solution
from algoritmus.golems.box.scenario import (
    ALL_BONUS,
    BONUSES,
    NO_BONUS,
    TOGETHER,
    TURNS,
    USUAL_BONUS,
    Constraints,
    Lesson,
    Scenario,
    Seat,
    Solution,
)
from algoritmus.golems.box.tokens import read_tokens
from algoritmus.golems.law.edition import Edition, Water
from algoritmus.golems.law.editions import EDITIONS
from algoritmus.golems.law.notation import WATERS
from algoritmus.golems.law.program import parse_program
from algoritmus.golems.law.words import LETTERS

__all__ = ["Scenario", "ScenarioError", "Seat", "load_puzzles", "load_scenarios", "read_scenario"]

KEYS: Final = ("edition", "title", "story", "field", "golems", "goal")
OPTIONAL: Final = (
    "tokens", "limit", "turns", "hand", "rows", "bonus", "water", "autonomous", "constraints", "solutions",
    "lesson"
)  # fmt: skip
TASK: Final = ("rows", "use", "avoid", "use_all")
SUFFIX: Final = ".toml"

Value = TypeVar("Value")


def read_scenario(text: str, name: str) -> Scenario:
    """The scenario on a page, or a puzzle if the page has solutions; ScenarioError says what is wrong and where."""
    return ScenarioReader(Page(text, name)).read()


@cache
def load_scenarios() -> dict[str, Scenario]:
    """The scenarios that come with the game, by id."""
    return load("scenarios")


@cache
def load_puzzles() -> dict[str, Scenario]:
    """The puzzles that come with the game, by id."""
    return load("puzzles")


def load(folder: str) -> dict[str, Scenario]:
    found = [read_scenario(data_text(folder, name), name) for name in data_names(folder)]
    return {scenario.id: scenario for scenario in found}


class ScenarioReader:
    """Reads one page, from what other keys depend on to what depends on them."""

    def __init__(self, page: Page) -> None:
        self.top = page.top()
        self.keys: Mapping[str, Spot] = self.top.table(KEYS, OPTIONAL)
        self.id = page.name.rpartition("/")[2].removesuffix(SUFFIX)
        self.edition: Edition = EDITIONS[self.keys["edition"].word(EDITIONS)]
        self.is_puzzle = "solutions" in self.keys

    def read(self) -> Scenario:
        field = self.read_field()
        laid = field.laid()
        autonomous, bonus, rows = self.read_autonomous(), self.read_bonus(), self.optional("rows", Spot.whole, None)
        hand = self.read_hand()
        seats = GolemReader(self.edition, field, rows, bonus != NO_BONUS).read(self.keys["golems"])
        goal = GoalReader(self.edition, field.grid, laid, seats, hand).read(self.keys["goal"])
        scenario = Scenario(
            self.id,
            self.edition.name,
            self.keys["title"].words(),
            self.keys["story"].words(),
            field.id,
            field.grid,
            laid.things,
            laid.hidden_barrels,
            laid.ladders,
            tuple(seats),
            goal,
            self.read_limit(autonomous),
            self.keys["turns"].word(TURNS) if "turns" in self.keys else TOGETHER,
            hand,
            rows,
            bonus,
            self.read_water(),
            autonomous,
        )
        return self.read_puzzle(scenario) if self.is_puzzle else self.no_puzzle(scenario)

    def optional(self, key: str, read: Callable[[Spot], Value], otherwise: Value | None) -> Value | None:
        return read(self.keys[key]) if key in self.keys else otherwise

    def read_field(self) -> Field:
        """A named field, or rows of marks; with the tokens that the scenario adds."""
        spot = self.keys["field"]
        field = self.own_field(spot) if isinstance(spot.value, list) else self.named_field(spot)
        spots = self.keys["tokens"].items() if "tokens" in self.keys else []
        tokens = read_tokens(spots, field.grid, self.edition, field.tokens)
        return field._replace(tokens=tuple(tokens))

    def own_field(self, spot: Spot) -> Field:
        grid = read_lines(spot, self.edition)
        return Field("", {}, (self.edition.name,), (), (), grid, (), tuple(corners(grid)))

    def named_field(self, spot: Spot) -> Field:
        field = load_fields()[spot.word(load_fields())]
        if self.edition.name not in field.editions:
            raise spot.error(f"the field {field.id} is not for this edition")
        return field

    def read_autonomous(self) -> bool:
        autonomous = self.keys["autonomous"].flag() if "autonomous" in self.keys else False
        if autonomous and not self.edition.has_autonomous:
            raise self.keys["autonomous"].error("there is no autonomous game in this edition")
        return autonomous

    def read_bonus(self) -> str:
        """The autonomous game and puzzles know no dice: all bonus cards, those of one word, or none."""
        diceless = self.is_puzzle or self.read_autonomous()
        words = (*BONUSES, *self.edition.grants)
        bonus = self.keys["bonus"].word(words) if "bonus" in self.keys else ALL_BONUS if diceless else USUAL_BONUS
        if bonus == USUAL_BONUS and diceless:
            raise self.keys["bonus"].error("there are no dice and luck cards in such a game: 'none' or 'all'")
        return bonus

    def read_hand(self) -> tuple[int, ...]:
        """The letters of the action cards in the game, all of the edition's copies of each."""
        if "hand" not in self.keys:
            return self.edition.hand
        spot = self.keys["hand"]
        letters = spot.text()
        for letter in letters:
            if letter not in LETTERS or not self.edition.hand[LETTERS.index(letter)]:
                raise spot.error(f"there is no card {letter} in this edition")
        return tuple(copies if LETTERS[card] in letters else 0 for card, copies in enumerate(self.edition.hand))

    def read_limit(self, autonomous: bool) -> int | None:
        if "limit" not in self.keys:
            return None
        limit = self.keys["limit"].whole()
        if limit > self.edition.last_round and not autonomous:
            raise self.keys["limit"].error(f"a game of this edition has only {self.edition.last_round} rounds")
        return limit

    def read_water(self) -> Water:
        if "water" not in self.keys:
            return self.edition.waters[0]
        if len(self.edition.waters) == 1:
            raise self.keys["water"].error("this edition has one water rule only")
        return WATERS[self.keys["water"].word(WATERS)]

    def no_puzzle(self, scenario: Scenario) -> Scenario:
        for key in ("constraints", "lesson"):
            if key in self.keys:
                raise self.keys[key].error(f"only a puzzle has {key}: the key 'solutions' is missing")
        return scenario

    def read_puzzle(self, scenario: Scenario) -> Scenario:
        """A puzzle leaves nothing to chance or to others, and its solutions solve it."""
        if len(scenario.seats) != 1:
            raise self.keys["golems"].error("a puzzle has one golem")
        if scenario.hidden_barrels:
            cell = scenario.field.name(scenario.hidden_barrels[0])
            raise self.keys["tokens"].error(f"a puzzle must say what is in the barrel on {cell}")
        task = self.read_task(scenario) if "constraints" in self.keys else Constraints()
        asked = scenario._replace(constraints=task)
        solutions = [self.read_solution(item, asked) for item in self.keys["solutions"].items()]
        if not solutions:
            raise self.keys["solutions"].error("a puzzle needs at least one solution")
        lesson = self.read_lesson() if "lesson" in self.keys else None
        return asked._replace(solutions=tuple(solutions), lesson=lesson)

    def read_lesson(self) -> Lesson:
        keys = self.keys["lesson"].table(("number", "idea"))
        return Lesson(keys["number"].whole(), keys["idea"].words())

    def read_task(self, scenario: Scenario) -> Constraints:
        keys = self.keys["constraints"].table(optional=TASK)
        letters = [letter for letter, copies in zip(LETTERS, scenario.hand, strict=True) if copies]
        words = [*letters, *BONUS_WORDS]
        rows = keys["rows"].whole() if "rows" in keys else 0
        use, avoid, use_all = (
            tuple(item.word(known) for item in keys[key].items()) if key in keys else ()
            for key, known in (("use", words), ("avoid", words), ("use_all", letters))
        )
        return Constraints(rows, use, avoid, use_all)

    def read_solution(self, spot: Spot, asked: Scenario) -> Solution:
        """A program as text for every round: `["F ; 2(F) ; L"]`."""
        items = spot.items()
        try:
            solution = tuple(parse_program(item.text()) for item in items)
            judge_solution(asked, solution)
        except (ValueError, Unsolved) as error:
            raise spot.error(str(error)) from None
        return solution
