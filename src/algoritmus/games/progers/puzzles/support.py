"""The puzzles of Progers: the tasks of the path, and pages of TOML."""

from __future__ import annotations

from algoritmus.core.package.puzzle import Puzzle
from algoritmus.core.package.puzzle_support import PuzzleSupport, TaskBoards
from algoritmus.core.reader import Node
from algoritmus.games.progers.puzzles.definition import read_definition
from algoritmus.games.progers.puzzles.generator import RECIPES, RoverBoards
from algoritmus.games.progers.puzzles.puzzle import RoverPuzzle


class RoverPuzzles(PuzzleSupport):
    edition_key = "rules"

    def read(self, top: Node, id_: str) -> Puzzle:
        return RoverPuzzle(read_definition(top, id_))

    def islands(self) -> list[tuple[str, str]]:
        return [(idea, f"progers/{recipe.rules}") for idea, recipe in RECIPES.items()]

    def boards(self) -> TaskBoards:
        return RoverBoards()
