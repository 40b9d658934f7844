"""Battle of Golems as the registry has it."""

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
from algoritmus.games.golems.rules.rule_ids import RULES

FOLDER: Final = "algoritmus.games.golems"
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

CAPTION_RULES: Final = CaptionRules(
    silent=frozenset({"bonus.luck:drawn", "row.damage:idle"}),
    shown=frozenset({"bonus.luck", "program.short"}),
    plain=frozenset({"move.step", "move.turn", "move.stand"}),
    held=frozenset(
        {"row.strike", "strike.ladder:hit", "strike.barrel", "row.damage:hurt", "row.out", "move.same-cell"}
        | {"barrel.dynamite", "water.life", "ice.bump", "take.drop", "take.shield"}
    ),
)


class GolemsPackage(GamePackage):
    """Four editions, and everything that is in their boxes."""

    id = "golems"
    version = "4"
    rules = RULES

    def game(self, edition: str) -> Game:
        from algoritmus.games.golems.table.game import Golems

        return Golems(edition, self.version)

    def shapes(self) -> Shapes:
        from algoritmus.games.golems.view_types import SHAPES

        return SHAPES

    def wording(self) -> Wording:
        return Wording(FOLDER, "golem", SECTIONS, caption_rules=CAPTION_RULES)

    def library(self) -> Library:
        from algoritmus.games.golems.library import GolemsLibrary

        return GolemsLibrary()

    def text_mode(self) -> TextMode:
        from algoritmus.games.golems.text_mode.support import GolemsTextMode

        return GolemsTextMode()

    def memo(self, edition: str, options: Mapping[str, str]) -> Memo:
        from algoritmus.games.golems.table.memo import memo_of

        return memo_of(edition, options)

    def referee(self) -> RefereeSupport:
        from algoritmus.games.golems.referee import GolemsReferee

        return GolemsReferee()

    def puzzles(self) -> PuzzleSupport:
        from algoritmus.games.golems.puzzles.support import GolemPuzzles

        return GolemPuzzles(self.id, self.version, self.editions, FOLDER)

    def editor(self) -> EditorSupport:
        from algoritmus.games.golems.editor.support import GolemsEditor

        return GolemsEditor()


PACKAGE: Final = GolemsPackage()
__all__ = ["PACKAGE"]
