"""A game with none of the optional parts: seven functions, no words."""

from __future__ import annotations

from algoritmus.core.game import Game
from algoritmus.core.package import GamePackage
from tests.core.test_subclasses import Nim

RULES = {"nim.last": ("plain",)}


class BarePackage(GamePackage):
    id = "nim"
    rules = RULES

    def game(self, edition: str) -> Game:
        return Nim(f"nim/{edition}", self.version)


PACKAGE = BarePackage()
__all__ = ["PACKAGE"]
