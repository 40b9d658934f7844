"""Progers as it stands on the shelf."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from algoritmus.core.building import BuildEdit, Built
from algoritmus.core.chance import Chance
from algoritmus.core.drafting import PUZZLE, Draft, Page, Stroke
from algoritmus.core.family import Family, Titles, Voice
from algoritmus.core.game import Ask, Facts, Game
from algoritmus.core.puzzle import Puzzle
from algoritmus.core.reader import InputError, Node, decoded, read_texts, read_toml
from algoritmus.core.shapes import Shapes
from algoritmus.core.tally import Tally
from algoritmus.progers.law.rules import RULES

SECTIONS: Final = {
    "planet.grid": "planet",
    "deck.mix": "deck",
    "sample.take": "sample",
    "turn.basic": "turn",
    "beam.path": "beam",
}


class ProgersFamily(Family):
    """The basic and the full rules."""

    id = "progers"
    package = "algoritmus.progers"
    version = "3"
    rules = RULES
    sections = SECTIONS
    subject = "rover"
    own = "planet"
    sights = ("planet",)
    names_rules = "rules"
    settled = "turns"

    def game(self, edition: str) -> Game:
        from algoritmus.progers.table.game import Progers

        return Progers(edition, self.version)

    def shapes(self) -> Shapes:
        from algoritmus.progers.shapes import SHAPES

        return SHAPES

    def titles(self, edition: str) -> Titles:
        from algoritmus.progers.box.planets import layouts

        return {"planet": {name: dict(layout.titles) for name, layout in layouts(edition).items()}}

    def own_faults(self) -> list[InputError]:
        from algoritmus.progers.path.quest import own_faults

        return own_faults()

    # puzzles to be proven

    def riddles(self) -> list[str]:
        return list(self.task_pages())

    def riddle(self, id_: str) -> Puzzle:
        return self.read_riddle(read_toml(self.task_pages()[id_], f"{id_}.toml"), id_)

    def read_riddle(self, top: Node, id_: str) -> Puzzle:
        from algoritmus.progers.path.quest import read_quest
        from algoritmus.progers.path.riddle import RoverPuzzle

        return RoverPuzzle(read_quest(top, id_))

    def islands(self) -> list[tuple[str, str]]:
        from algoritmus.progers.path.maker import RECIPES

        return [(idea, f"{self.id}/{recipe.rules}") for idea, recipe in RECIPES.items()]

    def task_pages(self) -> Mapping[str, str]:
        return read_texts(self.package, "path", "data", "tasks", suffix=".toml")

    def proofs(self) -> Mapping[str, str]:
        return read_texts(self.package, "path", "data", "certificates", suffix=".json")

    def draw_puzzle(self, idea: str, rows: int, rival: bool, chance: Chance) -> dict[str, object]:  # noqa: ARG002
        from algoritmus.progers.path.maker import draw_board

        return draw_board(idea, rival, chance)

    def idea_cards(self, idea: str) -> Collection[str]:
        from algoritmus.progers.path.maker import IDEA_CARDS

        return IDEA_CARDS[idea]

    def exact_page(self, page: Mapping[str, object], cards: Sequence[str]) -> dict[str, object]:
        from algoritmus.progers.path.maker import exact_page

        return exact_page(page, cards)

    def lengths(self, idea: str) -> tuple[int, int, int]:
        from algoritmus.progers.path.maker import LENGTHS

        return LENGTHS[idea]

    def most_optima(self, idea: str) -> int:
        return 6 if idea == "basic" else 8

    # puzzles of one's own

    def new_draft(self, kind: str, edition: str = "") -> Page | None:
        from algoritmus.progers.law.editions import EDITIONS
        from algoritmus.progers.path.draft import new_page

        return new_page(EDITIONS[edition or "basic"]) if kind == PUZZLE else None

    def draft(self, page: Page, kind: str, stroke: Stroke | None = None) -> Draft:
        from algoritmus.progers.path.draft import draft

        if kind != PUZZLE:
            raise decoded(page).error("a table of Progers has no scenarios")
        return draft(page, stroke)

    # a planet of one's own

    def build(self, edition: str, text: str, edit: BuildEdit | None = None) -> Built:
        from algoritmus.progers.box.own import build

        return build(text, edition, edit)

    def surprise(self, edition: str, chance: Chance) -> str:
        from algoritmus.progers.box.own import in_order, str_own
        from algoritmus.progers.box.survey import random_layout

        return str_own(in_order(random_layout(edition, chance)))

    # the referee

    def settle(self, case: Node, tally: Tally) -> Facts:
        from algoritmus.progers.law.referee import settle

        return settle(case, tally)

    def examples(self) -> str:
        return self.text("box", "data", "examples.toml")

    def tell(self, case: Facts) -> Facts:
        from algoritmus.progers.table.tale import tell

        return tell(case)

    # the text mode

    def describe(self, view: Any, voice: Voice) -> list[str]:
        from algoritmus.progers.aloud.seen import describe

        return describe(view, voice)

    def question(self, view: Any, ask: Ask, voice: Voice) -> str:
        from algoritmus.progers.aloud.asked import base_question, turn_question

        return turn_question(view, ask, voice) if ask.kind == "turn" else base_question(ask, voice)


FAMILY: Final = ProgersFamily()
__all__ = ["FAMILY"]
