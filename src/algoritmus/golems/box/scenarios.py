"""Scenarios and puzzles read from TOML; whatever cannot be played is refused with its line."""

from __future__ import annotations

from functools import cache
from typing import Final

from algoritmus.core.reader import Node, file_names, file_text, read_toml
from algoritmus.golems.box.fields import Field, corners, load_fields, read_lines
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
    Solution,
)
from algoritmus.golems.box.supply import read_tokens
from algoritmus.golems.law.editions import EDITIONS
from algoritmus.golems.law.pieces import read_autonomous, read_water
from algoritmus.golems.law.program import parse_program
from algoritmus.golems.law.words import LETTERS

__all__ = ["Scenario", "load_puzzles", "load_scenarios", "read_scenario"]

KEYS: Final = ("edition", "title", "story", "field", "golems", "goal")
OPTIONAL: Final = (
    "tokens", "limit", "turns", "hand", "rows", "bonus", "water", "autonomous", "constraints", "solutions",
    "lesson"
)  # fmt: skip
TASK: Final = ("rows", "use", "avoid", "use_all", "exactly")
ALL: Final = "all"  # in `use_all`: every card of the hand
SUFFIX: Final = ".toml"


def read_scenario(text: str, name: str) -> Scenario:
    """The scenario on a page, or a puzzle if the page has solutions; InputError says what is wrong and where."""
    return ScenarioReader(read_toml(text, name), name.removesuffix(SUFFIX)).read()


@cache
def load_scenarios() -> dict[str, Scenario]:
    """The scenarios that come with the game, by id."""
    return load("scenarios")


@cache
def load_puzzles() -> dict[str, Scenario]:
    """The puzzles that come with the game, by id."""
    return load("puzzles")


def load(folder: str) -> dict[str, Scenario]:
    path = (__package__, "data", folder)
    found = [read_scenario(file_text(*path, name), name) for name in file_names(*path)]
    return {scenario.id: scenario for scenario in found}


class ScenarioReader:
    """Reads one page, from what other keys depend on to what depends on them."""

    def __init__(self, top: Node, id_: str) -> None:
        self.id = id_
        self.keys = top.table(KEYS, OPTIONAL)
        self.edition = EDITIONS[self.keys["edition"].word(EDITIONS)]
        self.is_puzzle = "solutions" in self.keys

    def read(self) -> Scenario:
        keys, field = self.keys, self.read_field()
        laid = field.laid()
        autonomous, bonus = read_autonomous(keys, self.edition), self.read_bonus()
        rows, hand = keys.read("rows", Node.whole, None), self.read_hand()
        golems = GolemReader(self.edition, field, rows, bonus != NO_BONUS).read(keys["golems"])
        scenario = Scenario(
            self.id,
            self.edition.name,
            keys["title"].titles(),
            keys["story"].titles(),
            field.grid,
            laid.things,
            laid.hidden_barrels,
            laid.ladders,
            tuple(golems),
            GoalReader(self.edition, field.grid, laid.things, golems, hand).read(keys["goal"]),
            self.read_limit(autonomous),
            keys.read("turns", lambda node: node.word(TURNS), TOGETHER),
            hand,
            rows,
            bonus,
            read_water(keys, self.edition),
            autonomous,
        )
        return self.read_puzzle(scenario) if self.is_puzzle else self.no_puzzle(scenario)

    def read_field(self) -> Field:
        """A named field, or rows of marks; with the tokens that the scenario adds."""
        node = self.keys["field"]
        field = self.own_field(node) if isinstance(node.value, list) else self.named_field(node)
        nodes = self.keys.listed("tokens")
        return field._replace(tokens=read_tokens(nodes, field.grid, self.edition, field.tokens))

    def own_field(self, node: Node) -> Field:
        grid = read_lines(node, self.edition)
        return Field("", {}, (self.edition.name,), (), (), grid, (), tuple(corners(grid)))

    def named_field(self, node: Node) -> Field:
        field = load_fields()[node.word(load_fields())]
        if self.edition.name not in field.editions:
            raise node.error(f"the field {field.id} is not for this edition")
        return field

    def read_bonus(self) -> str:
        """The autonomous game and puzzles know no dice: all bonus cards, those of one word, or none."""
        diceless = self.is_puzzle or read_autonomous(self.keys, self.edition)
        words = (*BONUSES, *self.edition.grants)
        bonus = self.keys.read("bonus", lambda node: node.word(words), ALL_BONUS if diceless else USUAL_BONUS)
        if bonus == USUAL_BONUS and diceless:
            raise self.keys["bonus"].error("there are no dice and luck cards in such a game: 'none' or 'all'")
        return bonus

    def read_hand(self) -> tuple[int, ...]:
        """The letters of the action cards in the game, all of the edition's copies of each."""
        if "hand" not in self.keys:
            return self.edition.hand
        node = self.keys["hand"]
        letters = node.text()
        for letter in letters:
            if letter not in LETTERS or not self.edition.hand[LETTERS.index(letter)]:
                raise node.error(f"there is no card {letter} in this edition")
        return tuple(copies if LETTERS[card] in letters else 0 for card, copies in enumerate(self.edition.hand))

    def read_limit(self, autonomous: bool) -> int | None:
        if "limit" not in self.keys:
            return None
        limit = self.keys["limit"].whole()
        if limit > self.edition.last_round and not autonomous:
            raise self.keys["limit"].error(f"a game of this edition has only {self.edition.last_round} rounds")
        return limit

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
        asked = scenario._replace(
            constraints=self.keys.read("constraints", lambda node: read_task(node, scenario), Constraints()),
            lesson=self.keys.read("lesson", read_lesson, None),
        )
        solutions = [read_solution(item, asked) for item in self.keys["solutions"].items()]
        if not solutions:
            raise self.keys["solutions"].error("a puzzle needs at least one solution")
        return asked._replace(solutions=tuple(solutions))


def read_lesson(node: Node) -> Lesson:
    keys = node.table(("number", "idea"))
    return Lesson(keys["number"].whole(), keys["idea"].titles())


def read_task(node: Node, scenario: Scenario) -> Constraints:
    keys = node.table(optional=TASK)
    letters = [letter for letter, copies in zip(LETTERS, scenario.hand, strict=True) if copies]
    words = [*letters, *BONUS_WORDS]
    use, avoid, use_all, exactly = (
        tuple(item.word(known) for item in keys.listed(key))
        for key, known in (("use", words), ("avoid", words), ("use_all", [*letters, ALL]), ("exactly", words))
    )
    whole = tuple(letters) if ALL in use_all else use_all
    return Constraints(keys.read("rows", Node.whole, 0), use, avoid, whole, exactly)


def read_solution(node: Node, asked: Scenario) -> Solution:
    """A program as text for every round: `["F ; 2(F) ; L"]`."""
    solution = tuple(item.parsed(parse_program) for item in node.items())
    try:
        judge_solution(asked, solution)
    except Unsolved as error:
        raise node.error(str(error)) from None
    return solution
