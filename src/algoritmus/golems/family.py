"""Battle of Golems as it stands on the shelf."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from algoritmus.core.building import BuildEdit, Built
from algoritmus.core.chance import Chance
from algoritmus.core.drafting import Draft, Page, Stroke
from algoritmus.core.family import Family, Lesson, Titles, Voice
from algoritmus.core.game import Answer, Ask, Facts, Game
from algoritmus.core.packed import RoundCase
from algoritmus.core.puzzle import Puzzle
from algoritmus.core.reader import InputError, Node, read_texts, read_toml
from algoritmus.core.shapes import Shapes
from algoritmus.core.tally import Tally
from algoritmus.golems.law.rules import RULES

SECTIONS: Final = {
    "field.cells": "field",
    "deck.energy-count": "deck",
    "bonus.choice": "bonus",
    "row.open": "row",
    "move.turn": "move",
    "if.enemy": "if",
    "strike.range": "strike",
    "logic.supply": "logic",
    "while.until": "while",
    "bot.kind": "bot",
    "end.last": "end",
    "goal.reach": "goal",
    "way.beginner": "way",
}


class GolemsFamily(Family):
    """Four editions, and everything that is in their boxes."""

    id = "golems"
    package = "algoritmus.golems"
    version = "3"
    rules = RULES
    sections = SECTIONS
    subject = "golem"
    own = "field"
    sights = ("field", "scenario", "puzzle")
    names_rules = "edition"
    settled = "rows"

    def game(self, edition: str) -> Game:
        from algoritmus.golems.table.game import Golems

        return Golems(edition, self.version)

    def shapes(self) -> Shapes:
        from algoritmus.golems.shapes import SHAPES

        return SHAPES

    # what can be chosen

    def titles(self, edition: str) -> Titles:  # noqa: ARG002
        from algoritmus.golems.box.cards import load_cards
        from algoritmus.golems.box.fields import load_fields
        from algoritmus.golems.box.scenarios import load_puzzles, load_scenarios

        return {
            "field": {id_: field.title for id_, field in load_fields().items()},
            "scenario": {id_: scenario.title for id_, scenario in load_scenarios().items()},
            "puzzle": {id_: puzzle.title for id_, puzzle in load_puzzles().items()},
            "cards": {id_: card.name for id_, card in load_cards().items()},
        }

    def stories(self, edition: str) -> Titles:  # noqa: ARG002
        from algoritmus.golems.box.cards import load_cards
        from algoritmus.golems.box.scenarios import load_puzzles, load_scenarios

        return {
            "scenario": {id_: scenario.story for id_, scenario in load_scenarios().items()},
            "puzzle": {id_: puzzle.story for id_, puzzle in load_puzzles().items()},
            "cards": {id_: card.about for id_, card in load_cards().items()},
        }

    def numbers(self) -> dict[str, dict[str, dict[str, int]]]:
        from algoritmus.golems.box.cards import load_cards
        from algoritmus.golems.table.dealing import numbers_of

        return {"cards": {id_: numbers_of(card) for id_, card in load_cards().items()}}

    def lessons(self, puzzles: Iterable[str]) -> list[Lesson]:
        from algoritmus.golems.box.scenarios import load_puzzles
        from algoritmus.golems.table.asks import flatten

        found = [(puzzle.lesson, puzzle) for puzzle in map(load_puzzles().__getitem__, puzzles) if puzzle.lesson]
        return [
            Lesson(puzzle.id, [list(flatten(program)) for program in puzzle.solutions[0]], lesson.idea)
            for lesson, puzzle in sorted(found, key=lambda one: one[0].number)
        ]

    def own_faults(self) -> list[InputError]:
        from algoritmus.golems.box.scenarios import own_pages

        return own_pages("scenarios")[1]

    # puzzles to be proven

    def riddles(self) -> list[str]:
        from algoritmus.golems.box.scenarios import shipped

        return [*shipped("puzzles"), *self.task_pages()]

    def riddle(self, id_: str) -> Puzzle:
        from algoritmus.golems.box.scenarios import load_puzzles
        from algoritmus.golems.path.riddle import GolemPuzzle

        if id_ in load_puzzles():
            return GolemPuzzle(load_puzzles()[id_])
        return self.read_riddle(read_toml(self.task_pages()[id_], f"{id_}.toml"), id_)

    def has_page(self, id_: str) -> bool:
        from algoritmus.golems.box.scenarios import shipped

        return id_ in self.riddles() or id_ in shipped("scenarios")

    def read_riddle(self, top: Node, id_: str) -> Puzzle:
        from algoritmus.golems.box.scenarios import read_riddle
        from algoritmus.golems.path.riddle import GolemPuzzle

        return GolemPuzzle(read_riddle(top, id_, solved=False))

    def islands(self) -> list[tuple[str, str]]:
        from algoritmus.golems.path.maker import RECIPES

        return [(idea, f"{self.id}/{recipe.edition}") for idea, recipe in RECIPES.items()]

    def task_pages(self) -> Mapping[str, str]:
        return read_texts(self.package, "path", "data", "tasks", suffix=".toml")

    def proofs(self) -> Mapping[str, str]:
        return read_texts(self.package, "path", "data", "certificates", suffix=".json")

    def draw_puzzle(self, idea: str, rows: int, rival: bool, chance: Chance) -> dict[str, object]:
        from algoritmus.golems.path.maker import draw_board

        return draw_board(idea, rows, rival, chance)

    def idea_cards(self, idea: str) -> Collection[str]:
        from algoritmus.golems.path.maker import IDEA_CARDS

        return IDEA_CARDS.get(idea, ())

    def exact_page(self, page: Mapping[str, object], cards: Sequence[str]) -> dict[str, object]:
        from algoritmus.golems.path.maker import exact_page

        return exact_page(page, cards)

    def lengths(self, idea: str) -> tuple[int, int, int]:
        from algoritmus.golems.path.maker import LENGTHS

        return LENGTHS.get(idea, (3, 4, 4))

    # a field of one's own

    def build(self, edition: str, text: str, edit: BuildEdit | None = None) -> Built:
        from algoritmus.golems.box.builder import build
        from algoritmus.golems.law.editions import EDITIONS

        return build(text, EDITIONS[edition], edit)

    def surprise(self, edition: str, chance: Chance) -> str:
        from algoritmus.golems.box.symmetry import surprise
        from algoritmus.golems.law.editions import EDITIONS

        return str(surprise(EDITIONS[edition], chance))

    # puzzles and scenarios of one's own

    def new_draft(self, kind: str, edition: str = "") -> Page:
        from algoritmus.golems.law.editions import EDITIONS
        from algoritmus.golems.path.draft import new_page

        return new_page(EDITIONS[edition or "energy"], kind)

    def draft(self, page: Page, kind: str, stroke: Stroke | None = None) -> Draft:
        from algoritmus.golems.path.draft import draft

        return draft(page, kind, stroke)

    def with_solution(self, page: Page, program: Sequence[str]) -> Page:
        from algoritmus.golems.path.riddle import rounds_of

        return {**page, "solutions": [[" ; ".join(rows) for rows in rounds_of(program)]]}

    def program_of(self, solution: Sequence[str]) -> list[str]:
        from algoritmus.golems.path.riddle import join_rounds

        return join_rounds([[row.strip() for row in text.split(";")] for text in solution])

    # the referee

    def settle(self, case: Node, tally: Tally) -> Facts:
        from algoritmus.golems.law.referee import settle

        return settle(case, tally)

    def round_case(self, case: Node) -> RoundCase:
        from algoritmus.golems.law.round_case import round_of

        return round_of(case)

    def examples(self) -> str:
        return self.text("box", "data", "examples.toml")

    def tell(self, case: Facts) -> Facts:
        from algoritmus.golems.table.tale import tell

        return tell(case)

    # the text mode

    def describe(self, view: Any, voice: Voice) -> list[str]:
        from algoritmus.golems.aloud.seen import describe

        return describe(view, voice)

    def question(self, view: Any, ask: Ask, voice: Voice) -> str:
        from algoritmus.golems.aloud.asked import question

        return question(ask, voice) or super().question(view, ask, voice)

    def read_answer(self, typed: str, ask: Ask) -> Answer:
        from algoritmus.golems.aloud.asked import read_program

        return read_program(typed) if ask.kind == "program" and "(" in typed else super().read_answer(typed, ask)

    def told(self, happening: Any, voice: Voice) -> str:
        from algoritmus.golems.aloud.asked import tell_row

        return tell_row(happening, voice) if happening["kind"] == "row" else ""


FAMILY: Final = GolemsFamily()
__all__ = ["FAMILY"]
