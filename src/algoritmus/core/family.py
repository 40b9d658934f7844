"""What the house asks of a game besides playing it: rule ids, words, cases, examples, shapes, titles, the text mode.

A game stands on the shelf as a module with a `FAMILY` of this class. Whatever takes time to load is imported when it is
asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple, Protocol

from algoritmus.core.building import BuildEdit, Built
from algoritmus.core.chance import Chance
from algoritmus.core.drafting import Draft, Page, Stroke
from algoritmus.core.game import Answer, Ask, Facts, Game, Refusal
from algoritmus.core.packed import RoundCase
from algoritmus.core.puzzle import Puzzle
from algoritmus.core.reader import InputError, Node
from algoritmus.core.shapes import Shapes
from algoritmus.core.tally import Tally

RULES: Final = "rules"  # parts of a catalogue: sentences and rules,
NAMES: Final = "names"  # what things are called,
REASONS: Final = "reasons"  # why a card cannot be laid,
BUILDING: Final = "building"  # what is wrong with a field of one's own,
TERMINAL: Final = "terminal"  # and what only the text mode says
Words = Mapping[str, str]  # by language
Titles = dict[str, dict[str, Words]]  # by option and its value


class Voice(Protocol):
    """Who speaks in the text mode, in one language."""

    lang: str

    def say(self, message: str, **values: str | int) -> str:
        """A message of the text mode's catalogue."""

    def actor(self, name: str) -> str:
        """How a seat is called."""

    def rule(self, rule_id: str) -> str:
        """The name of a rule."""

    def card(self, card: str) -> str:
        """What a card is called."""

    def listed(self, options: Iterable[str]) -> str:
        """Some cards, not too many."""


class Lesson(NamedTuple):
    """A puzzle of the first lesson: the programs that solve it, and the idea, by language."""

    puzzle: str
    guide: list[list[str]]
    idea: Words


class Family:
    """One game with all its rule sets."""

    id: str
    package: str  # whose folder `words` has the catalogue
    version: str = "1"  # of records: another version may play otherwise
    rules: Mapping[str, tuple[str, ...]]  # ids, in the order of the rules, with the editions that have them
    sections: Mapping[str, str]  # of the rules: the name of each by its first rule
    subject: str  # the field of an event that names who it is about
    own: str = ""  # the option that takes a field of one's own; nothing if there is none
    sights: tuple[str, ...] = ()  # options whose values are seen on the field
    names_rules: str = ""  # the key of a puzzle's page that names its edition; nothing if there are no puzzles
    settled: str = ""  # what a referee's answer calls its list of rows or turns; nothing if there is no referee

    @property
    def editions(self) -> list[str]:
        """In the order of the rules."""
        return list(dict.fromkeys(edition for editions in self.rules.values() for edition in editions))

    @property
    def rule_sets(self) -> list[str]:
        return [f"{self.id}/{edition}" for edition in self.editions]

    def game(self, edition: str) -> Game:
        raise NotImplementedError

    def shapes(self) -> Shapes:
        """What views, asks and happenings look like."""
        raise NotImplementedError

    # words

    def text(self, *path: str) -> str:
        """A file of the game's package."""
        return files(self.package).joinpath(*path).read_text(encoding="utf-8")

    def words(self, part: str, lang: str) -> str:
        """A part of the catalogue, as Fluent has it."""
        return self.text("words", lang, f"{part}.ftl")

    # what can be chosen

    def titles(self, edition: str) -> Titles:  # noqa: ARG002
        return {}

    def stories(self, edition: str) -> Titles:  # noqa: ARG002
        return {}

    def numbers(self) -> dict[str, dict[str, dict[str, int]]]:
        """What is printed on the things that can be chosen, by option and value."""
        return {}

    def lessons(self, puzzles: Iterable[str]) -> list[Lesson]:  # noqa: ARG002
        """Those of the first lesson among these puzzles, in its order; of the others no solution is told."""
        return []

    def own_faults(self) -> list[InputError]:
        """What is wrong with scenarios in a folder of one's own (`core/own`); they are skipped."""
        return []

    # puzzles to be proven

    def riddles(self) -> list[str]:
        """The puzzles and tasks that come with the game."""
        return []

    def riddle(self, id_: str) -> Puzzle:
        """One of them; KeyError if there is none."""
        raise KeyError(id_)

    def has_page(self, id_: str) -> bool:
        """Whether something that comes with the game is called so."""
        return id_ in self.riddles()

    def reads(self, top: Node) -> bool:
        """Whether a page of TOML looks like a puzzle of this game."""
        return bool(self.names_rules) and self.names_rules in top.members()

    def read_riddle(self, top: Node, id_: str) -> Puzzle:
        """The puzzle on a page; InputError says what is wrong and where."""
        raise NotImplementedError

    def islands(self) -> list[tuple[str, str]]:
        """The parts of the path, each an idea and the rule set it is learnt with, in order."""
        return []

    def task_pages(self) -> Mapping[str, str]:
        """The tasks of the path by id, each a puzzle's page with a table `task`."""
        return {}

    def proofs(self) -> Mapping[str, str]:
        """The certificates of the puzzles that come with the game, by id."""
        return {}

    def draw_puzzle(self, idea: str, rows: int, rival: bool, chance: Chance) -> dict[str, object]:  # noqa: ARG002
        """A page with a board for one of the islands' ideas, drawn by chance, good or not."""
        raise KeyError(idea)

    def idea_cards(self, idea: str) -> Collection[str]:  # noqa: ARG002
        """The cards of an island's idea; none where all cards are."""
        return ()

    def exact_page(self, page: Mapping[str, object], cards: Sequence[str]) -> dict[str, object]:
        """The page with exactly these cards in the hand, all of which must be laid."""
        raise NotImplementedError

    def lengths(self, idea: str) -> tuple[int, int, int]:  # noqa: ARG002
        """How many cards the first, second and third task of a kind have at least."""
        return 3, 3, 4

    def most_optima(self, idea: str) -> int:  # noqa: ARG002
        """How many best programs a task may have; cards that may be laid in another order make several of one."""
        return 2

    # a field of one's own

    def build(self, edition: str, text: str, edit: BuildEdit | None = None) -> Built:  # noqa: ARG002
        """What is written so, as far as it is laid, after this edit; Faulty if it cannot be written or done."""
        raise Refusal("build.none", "nothing is built here")

    def surprise(self, edition: str, chance: Chance) -> str:  # noqa: ARG002
        """The notation of a fair one."""
        raise Refusal("build.none", "nothing is built here")

    # puzzles and scenarios of one's own

    def new_draft(self, kind: str, edition: str = "") -> Page | None:  # noqa: ARG002
        """The page that a maker begins with; None where nothing is made."""
        return None

    def draft(self, page: Page, kind: str, stroke: Stroke | None = None) -> Draft:  # noqa: ARG002
        """What is made so far, after this stroke; Faulty if it cannot be done, InputError if that is no draft."""
        raise Refusal("build.none", "nothing is made here")

    def with_solution(self, page: Page, program: Sequence[str]) -> Page:
        """The page as a file for a folder of one's own has it: with a program that solves it."""
        return {**page, "solutions": [list(program)]}

    def program_of(self, solution: Sequence[str]) -> list[str]:
        """The program that is written so among the solutions of a page."""
        return list(solution)

    # the referee

    def settle(self, case: Node, tally: Tally) -> Facts:
        """Play a case by the law; InputError if it breaks it or tells too much."""
        raise NotImplementedError

    def round_case(self, case: Node) -> RoundCase | None:  # noqa: ARG002
        """A case as one round to be analysed; None where that cannot be done, InputError if it breaks the law."""
        return None

    def examples(self) -> str:
        """Cases that show the rules, as TOML."""
        return ""

    def tell(self, case: Facts) -> Facts:
        """A case as at a table: the view before it, and what happens."""
        raise NotImplementedError

    # the text mode

    def describe(self, view: Any, voice: Voice) -> list[str]:
        """Everything a seat sees, in sentences."""
        raise NotImplementedError

    def question(self, view: Any, ask: Ask, voice: Voice) -> str:  # noqa: ARG002
        """What a seat is asked, and what it may lay."""
        return voice.say("ask-options", options=voice.listed(ask.next_cards(())))

    def read_answer(self, typed: str, ask: Ask) -> Answer:  # noqa: ARG002
        """What was typed, as cards; ValueError if it cannot be read."""
        return tuple(typed.replace(";", " ").split())

    def told(self, happening: Any, voice: Voice) -> str:  # noqa: ARG002
        """A happening that is neither a rule at work nor the end; nothing if it needs no words."""
        return ""
