"""Battle of Golems as it stands on the shelf."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from algoritmus.core.family import Family, Lesson, Titles, Voice
from algoritmus.core.game import Answer, Ask, Facts, Game
from algoritmus.core.packed import RoundCase
from algoritmus.core.reader import Node
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
}


class GolemsFamily(Family):
    """Four editions, and everything that is in their boxes."""

    id = "golems"
    package = "algoritmus.golems"
    version = "2"
    rules = RULES
    sections = SECTIONS
    subject = "golem"
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

    def lessons(self, puzzles: Iterable[str]) -> list[Lesson]:
        from algoritmus.golems.box.scenarios import load_puzzles
        from algoritmus.golems.table.asks import flatten

        found = [(puzzle.lesson, puzzle) for puzzle in map(load_puzzles().__getitem__, puzzles) if puzzle.lesson]
        return [
            Lesson(puzzle.id, [list(flatten(program)) for program in puzzle.solutions[0]], lesson.idea)
            for lesson, puzzle in sorted(found, key=lambda one: one[0].number)
        ]

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
