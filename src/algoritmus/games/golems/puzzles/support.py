"""The puzzles of golems: those in the boxes, the tasks of the path, and pages of TOML."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.package.editing import Page
from algoritmus.core.package.puzzle import Puzzle
from algoritmus.core.package.puzzle_support import PuzzleSupport, TaskBoards
from algoritmus.core.reader import Node
from algoritmus.games.golems.components.scenarios import load_puzzles, read_puzzle, shipped
from algoritmus.games.golems.puzzles.generator import RECIPES, GolemBoards
from algoritmus.games.golems.puzzles.puzzle import GolemPuzzle, join_rounds, rounds_of


class GolemPuzzles(PuzzleSupport):
    edition_key = "edition"

    def ids(self) -> list[str]:
        return [*shipped("puzzles"), *self.task_pages()]

    def puzzle(self, id_: str) -> Puzzle:
        known = load_puzzles()
        return GolemPuzzle(known[id_]) if id_ in known else super().puzzle(id_)

    def is_taken(self, id_: str) -> bool:
        return id_ in self.ids() or id_ in shipped("scenarios")

    def read(self, top: Node, id_: str) -> Puzzle:
        return GolemPuzzle(read_puzzle(top, id_, solved=False))

    def islands(self) -> list[tuple[str, str]]:
        return [(idea, f"golems/{recipe.edition}") for idea, recipe in RECIPES.items()]

    def boards(self) -> TaskBoards:
        return GolemBoards()

    def with_solution(self, page: Page, program: Sequence[str]) -> Page:
        return {**page, "solutions": [[" ; ".join(rows) for rows in rounds_of(program)]]}

    def read_solution(self, solution: Sequence[str]) -> list[str]:
        return join_rounds([[row.strip() for row in text.split(";")] for text in solution])
