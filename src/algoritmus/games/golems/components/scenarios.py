"""Reader of scenarios and puzzles in TOML; a page that cannot be played is refused with its line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from algoritmus.core.package.editing import Faulty
from algoritmus.core.reader import InputError, Node, file_names, file_text, read_toml
from algoritmus.core.user_folder import user_files, user_text
from algoritmus.games.golems.components.custom_field import read_custom_field
from algoritmus.games.golems.components.fields import Field, corners, load_fields, read_lines
from algoritmus.games.golems.components.goal_reader import GoalReader
from algoritmus.games.golems.components.golem_reader import GolemReader
from algoritmus.games.golems.components.puzzle import BONUS_WORDS, NoSolution, judge_solution
from algoritmus.games.golems.components.scenario import (
    ALL_BONUS,
    BONUSES,
    NO_BONUS,
    TOGETHER,
    TURNS,
    USUAL_BONUS,
    Constraints,
    LessonPlace,
    Scenario,
    ScenarioGolem,
    Solution,
)
from algoritmus.games.golems.components.supply import cards_of, letters_of, read_tokens
from algoritmus.games.golems.rules.cases.pieces import read_autonomous, read_water
from algoritmus.games.golems.rules.codes import LETTERS, OPERATORS
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import EDGE, REACH, Goal
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge
from algoritmus.games.golems.rules.programs.program import Program, parse_program

__all__ = ["Scenario", "load_puzzles", "load_scenarios", "read_scenario"]

KEYS: Final = ("edition", "title", "story", "field", "golems", "goal")
OPTIONAL: Final = (
    "tokens", "limit", "turns", "hand", "rows", "bonus", "water", "autonomous", "constraints", "solutions",
    "lesson", "logic", "task"
)  # fmt: skip
TASK: Final = ("rows", "use", "avoid", "use_all", "exactly")
ALL: Final = "all"  # in `use_all`: every card of the hand
ALONE: Final = (REACH, EDGE)  # goals beside which others may have programs
TOKENS: Final = tuple(OPERATORS)
SUFFIX: Final = ".toml"

CountedHand = tuple[tuple[int, ...], tuple[tuple[str, int], ...] | None]  # action cards, bonus cards that are counted


def read_scenario(text: str, name: str) -> Scenario:
    """The scenario on a page, or a puzzle if the page has solutions; InputError says what is wrong and where."""
    return ScenarioReader(read_toml(text, name), name.removesuffix(SUFFIX)).read()


def read_puzzle(top: Node, id_: str, solved: bool = True) -> Scenario:
    """A puzzle; unless it is `solved` by those who wrote it, a search has to tell whether it can be."""
    reader = ScenarioReader(top, id_)
    if solved and not reader.is_puzzle:
        raise top.error("the key 'solutions' is missing: a puzzle tells at least one")
    reader.is_puzzle = True
    return reader.read()


@cache
def load_scenarios() -> dict[str, Scenario]:
    """The scenarios that come with the game, by id."""
    return load("scenarios")


@cache
def load_puzzles() -> dict[str, Scenario]:
    """The puzzles that come with the game, by id."""
    return load("puzzles")


def load(folder: str) -> dict[str, Scenario]:
    return {**shipped(folder), **{scenario.id: scenario for scenario in user_pages(folder)[0]}}


@cache
def shipped(folder: str) -> dict[str, Scenario]:
    path = (__package__, "data", folder)
    found = [read_scenario(file_text(*path, name), name) for name in file_names(*path)]
    return {scenario.id: scenario for scenario in found}


def user_pages(folder: str) -> tuple[list[Scenario], list[InputError]]:
    """The pages of a user folder, and the errors of those that are skipped."""
    found, wrong = [], []
    for path in user_files(folder):
        try:
            top = read_toml(user_text(path), path.name)
            if is_ours(top):
                found.append(read_user_page(top, path.name.removesuffix(SUFFIX), folder))
        except InputError as error:
            wrong.append(error)
    return [scenario for scenario in found if for_tables(scenario)], wrong


def is_ours(top: Node) -> bool:
    """Pages of other games name their rules otherwise."""
    return "rules" not in top.members()


def read_user_page(top: Node, id_: str, folder: str) -> Scenario:
    if any(id_ in shipped(kind) for kind in ("puzzles", "scenarios")):
        raise top.error(f"there is a puzzle or a scenario {id_!r} already: give the file another name")
    if folder == "scenarios":
        if "solutions" in top.members():
            raise top.get("solutions").error("this is a puzzle: it belongs into the folder of puzzles")
        return ScenarioReader(top, id_).read()
    return read_puzzle(top, id_)


def for_tables(scenario: Scenario) -> bool:
    """Puzzles with programs of others, or with tokens to lay, are played as tasks."""
    return not scenario.logic and not any(scenario.programs)


class ScenarioReader:
    """Reads one page, from what other keys depend on to what depends on them."""

    def __init__(self, top: Node, id_: str) -> None:
        self.id = id_
        self.keys = top.table(KEYS, OPTIONAL)
        self.edition = EDITIONS[self.keys["edition"].word(EDITIONS)]
        self.is_puzzle = "solutions" in self.keys

    def read(self) -> Scenario:
        keys, field = self.keys, self.read_field()
        laid_tokens = field.laid()
        autonomous, bonus = read_autonomous(keys, self.edition), self.read_bonus()
        rows, (hand, bonus_cards) = keys.read("rows", Node.whole, None), self.read_hand()
        golems = GolemReader(self.edition, field, rows, bonus != NO_BONUS).read(keys["golems"])
        scenario = Scenario(
            self.id,
            self.edition.name,
            keys["title"].titles(),
            keys["story"].titles(),
            field.grid,
            laid_tokens,
            tuple(golems),
            self.read_goal(field, laid_tokens.things, golems, hand),
            self.read_limit(autonomous),
            keys.read("turns", lambda node: node.word(TURNS), TOGETHER),
            hand,
            rows,
            bonus,
            read_water(keys, self.edition),
            autonomous,
            bonus_cards=bonus_cards,
            logic=self.read_logic(),
            programs=self.read_programs(golems),
        )
        return self.read_puzzle(scenario) if self.is_puzzle else self.no_puzzle(scenario)

    def read_goal(
        self, field: Field, things: Sequence[int], golems: list[ScenarioGolem], hand: tuple[int, ...]
    ) -> Goal:
        """The other golems of a puzzle have no goal: nobody counts what they reach."""
        others = [golem for golem, node in zip(golems, self.keys["golems"].items(), strict=True) if has_program(node)]
        after = [golem for golem in golems if golem not in others]
        goal = GoalReader(self.edition, field.grid, things, after, hand).read(self.keys["goal"])
        return goal.replace(cells=(*goal.cells, *((),) * len(others))) if others and goal.cells else goal

    def read_field(self) -> Field:
        """A named field, one in notation, or rows of marks; with the tokens that the scenario adds."""
        node = self.keys["field"]
        field = self.drawn_field(node) if isinstance(node.value, list) else self.named_field(node)
        nodes = self.keys.listed("tokens")
        return field._replace(tokens=read_tokens(nodes, field.grid, self.edition, field.tokens))

    def drawn_field(self, node: Node) -> Field:
        grid = read_lines(node, self.edition)
        return Field("", {}, (self.edition.name,), (), (), grid, (), tuple(corners(grid)))

    def named_field(self, node: Node) -> Field:
        if not isinstance(node.value, str) or node.value not in load_fields():
            return self.written_field(node)
        field = load_fields()[node.value]
        if self.edition.name not in field.editions:
            raise node.error(f"the field {field.id} is not for this edition")
        return field

    def written_field(self, node: Node) -> Field:
        """field.own: in the notation."""
        try:
            return read_custom_field(node.text(), self.edition)
        except Faulty as error:
            if error.fault.code == "syntax":
                node.word(load_fields())
            raise node.error(str(error)) from None

    def read_bonus(self) -> str:
        """The autonomous game and puzzles know no dice: all bonus cards, those of one word, or none."""
        diceless = self.is_puzzle or read_autonomous(self.keys, self.edition)
        words = (*BONUSES, *self.edition.grants)
        bonus = self.keys.read("bonus", lambda node: node.word(words), ALL_BONUS if diceless else USUAL_BONUS)
        if bonus == USUAL_BONUS and diceless:
            raise self.keys["bonus"].error("there are no dice and luck cards in such a game: 'none' or 'all'")
        return bonus

    def read_hand(self) -> CountedHand:
        """The letters of the action cards in the game, all of the edition's copies of each, or copies by card."""
        if "hand" not in self.keys:
            return self.edition.hand, None
        node = self.keys["hand"]
        if isinstance(node.value, dict):
            return self.read_copies(node)
        letters = node.text()
        for letter in letters:
            if letter not in LETTERS or not self.edition.hand[LETTERS.index(letter)]:
                raise node.error(f"there is no card {letter} in this edition")
        return tuple(copies if LETTERS[card] in letters else 0 for card, copies in enumerate(self.edition.hand)), None

    def read_copies(self, node: Node) -> CountedHand:
        """`{ F = 2, x2 = 1 }`: no more than the box has; bonus cards and sensors are counted there, too."""
        if "bonus" in self.keys:
            raise self.keys["bonus"].error("a hand that is counted names its bonus cards itself")
        owned, found = cards_of(self.edition), dict[str, int]()
        for word, copies in node.members().items():
            if word not in owned:
                raise copies.error(f"there is no card {word} in this edition")
            if copies.whole() > owned[word]:
                raise copies.error(f"there are only {owned[word]} cards {word}")
            found[word] = copies.whole()
        bonus_cards = tuple((word, copies) for word, copies in found.items() if word not in LETTERS)
        return tuple(found.get(letter, 0) for letter in LETTERS), bonus_cards

    def read_logic(self) -> tuple[str, ...]:
        """Logic tokens that a puzzler may lay on its own program."""
        nodes = self.keys.listed("logic")
        if nodes and not (self.edition.has_logic and self.is_puzzle):
            raise self.keys["logic"].error("only a puzzle of an edition with logic has tokens to lay")
        return tuple(node.word(TOKENS) for node in nodes)

    def read_programs(self, golems: list[ScenarioGolem]) -> tuple[Program | None, ...]:
        """way.puzzle: other golems follow programs that lie open."""
        nodes = [node.get("program") for node in self.keys["golems"].items()]
        for number, node in enumerate(nodes):
            if node.value is not None and (not self.is_puzzle or number == 0 or golems[number].sheet.bot):
                raise node.error("only the other golems of a puzzle have programs")
        return tuple(node.parsed(parse_program) if node.value is not None else None for node in nodes)

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
        for seat in range(1, len(scenario.seats)):
            self.judge_other(scenario, seat)
        if scenario.laid_tokens.hidden_barrels:
            cell = scenario.field.name(scenario.laid_tokens.hidden_barrels[0])
            raise self.keys["tokens"].error(f"a puzzle must say what is in the barrel on {cell}")
        asked = scenario._replace(
            constraints=self.keys.read("constraints", lambda node: read_task(node, scenario), Constraints()),
            lesson=self.keys.read("lesson", read_lesson, None),
        )
        if "solutions" not in self.keys or not for_tables(asked):  # those of a task are played as such
            return asked
        solutions = [read_solution(item, asked) for item in self.keys["solutions"].items()]
        if not solutions:
            raise self.keys["solutions"].error("a puzzle needs at least one solution")
        return asked._replace(solutions=tuple(solutions))

    def judge_other(self, scenario: Scenario, seat: int) -> None:
        """Another golem of a puzzle: its program lies open and is legal, and the goal is not for it."""
        program, node = scenario.programs[seat], self.keys["golems"].at(seat)
        if program is None:
            raise self.keys["golems"].error(
                "a puzzle has one golem; what others do must lie open: the key 'program' is missing"
            )
        if scenario.goal.kind not in ALONE:
            raise self.keys["goal"].error("beside other golems a puzzle's goal is a cell or an edge")
        try:
            everything = tuple(self.edition.grants)
            sheet = scenario.seats[seat].sheet
            hand = Hand(self.edition, sheet.rows, sheet.subroutine, everything, scenario.autonomous)
            judge(hand, program.rows)
        except IllegalProgram as error:
            raise node.get("program").error(error.message) from None


def has_program(node: Node) -> bool:
    """Whether a golem's program is on the page: it lies open."""
    return node.get("program").value is not None


def read_lesson(node: Node) -> LessonPlace:
    keys = node.table(("number", "idea"))
    return LessonPlace(keys["number"].whole(), keys["idea"].titles())


def read_task(node: Node, scenario: Scenario) -> Constraints:
    keys = node.table(optional=TASK)
    letters = list(letters_of(scenario.hand))
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
    except NoSolution as error:
        raise node.error(str(error)) from None
    return solution
