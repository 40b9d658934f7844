"""Progers as the registry has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algoritmus.core.game import Game
from algoritmus.core.package import CaptionRules, GamePackage, Library, Wording
from algoritmus.core.package.editor_support import EditorSupport
from algoritmus.core.package.memo import Memo
from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.package.referee_support import RefereeSupport
from algoritmus.core.package.text_mode import TextMode
from algoritmus.core.view_types import Shapes
from algoritmus.games.progers.rules.rule_ids import RULES

FOLDER: Final = "algoritmus.games.progers"
SECTIONS: Final = {
    "planet.grid": "planet",
    "deck.mix": "deck",
    "sample.take": "sample",
    "turn.basic": "turn",
    "beam.path": "beam",
}

CAPTION_RULES: Final = CaptionRules(
    silent=frozenset({"deck.hand:drawn", "turn.basic:cleared", "algo.limit"}),
    shown=frozenset({"deck.hand:mixed"}),
    plain=frozenset({"algo.insert", "algo.cover", "algo.keep", "algo.loop", "algo.break"}),
    held=frozenset({"bump.pay", "beam.rover"}),
)


class ProgersPackage(GamePackage):
    """The basic and the full rules."""

    id = "progers"
    version = "3"
    rules = RULES

    def game(self, edition: str) -> Game:
        from algoritmus.games.progers.table.game import Progers

        return Progers(edition, self.version)

    def shapes(self) -> Shapes:
        from algoritmus.games.progers.view_types import SHAPES

        return SHAPES

    def wording(self) -> Wording:
        return Wording(FOLDER, "rover", SECTIONS, caption_rules=CAPTION_RULES)

    def library(self) -> Library:
        from algoritmus.games.progers.library import ProgersLibrary

        return ProgersLibrary()

    def text_mode(self) -> TextMode:
        from algoritmus.games.progers.text_mode.support import ProgersTextMode

        return ProgersTextMode()

    def memo(self, edition: str, options: Mapping[str, str]) -> Memo:
        from algoritmus.games.progers.table.memo import memo_of

        return memo_of(edition, options)

    def referee(self) -> RefereeSupport:
        from algoritmus.games.progers.referee import ProgersReferee

        return ProgersReferee()

    def puzzles(self) -> PuzzleSupport:
        from algoritmus.games.progers.puzzles.support import RoverPuzzles

        return RoverPuzzles(self.id, self.version, self.editions, FOLDER)

    def editor(self) -> EditorSupport:
        from algoritmus.games.progers.editor.support import ProgersEditor

        return ProgersEditor()


PACKAGE: Final = ProgersPackage()
__all__ = ["PACKAGE"]
