"""Progers as it stands on the shelf."""

from __future__ import annotations

from typing import Any, Final

from algoritmus.core.family import Family, Titles, Voice
from algoritmus.core.game import Ask, Facts, Game
from algoritmus.core.reader import Node
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
    version = "2"
    rules = RULES
    sections = SECTIONS
    subject = "rover"
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
