"""Protocol between puzzles and a game: its pages, tasks and certificates, and boards for new tasks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Protocol

from algoritmus.core.chance import Chance
from algoritmus.core.package.editing import Page
from algoritmus.core.package.puzzle import Puzzle
from algoritmus.core.reader import Node, read_texts, read_toml


@cache
def texts(package: str, folder: str, suffix: str) -> Mapping[str, str]:
    """Files of a game's puzzles by name, read once."""
    return read_texts(package, "puzzles", "data", folder, suffix=suffix)


class TaskBoards(Protocol):
    """Boards for the ideas of a game's islands, drawn by chance, for the task generator."""

    def draw(self, idea: str, rows: int, rival: bool, chance: Chance) -> Page:
        """A page with a board for this idea, good or not."""

    def exact_page(self, page: Page, cards: Sequence[str]) -> Page:
        """The page with exactly these cards in the hand, all of which must be laid."""

    def cards(self, idea: str) -> Collection[str]:
        """The cards of an idea; none where all cards are."""

    def lengths(self, idea: str) -> tuple[int, int, int]:
        """How many cards the first, second and third task of a kind have at least."""

    def most_optima(self, idea: str) -> int:  # noqa: ARG002
        """How many best programs a task may have; cards that may be laid in another order make several of one."""
        return 2


class PuzzleSupport:
    """A game with puzzles: those that come with it, and pages of TOML that it reads."""

    edition_key: str  # of a page: names its edition, and no page of another game has it

    def __init__(self, game: str, version: str, editions: Sequence[str], folder: str) -> None:
        self.game = game
        self.version = version
        self.editions = editions
        self.folder = folder  # the game's Python package: `puzzles/data` has tasks and certificates

    def ids(self) -> list[str]:
        """The puzzles and tasks that come with the game."""
        return list(self.task_pages())

    def puzzle(self, id_: str) -> Puzzle:
        """One of them; KeyError if there is none."""
        return self.read(read_toml(self.task_pages()[id_], f"{id_}.toml"), id_)

    def is_taken(self, id_: str) -> bool:
        """Whether something that comes with the game is called so."""
        return id_ in self.ids()

    def recognises(self, top: Node) -> bool:
        """Whether a page of TOML looks like a puzzle of this game."""
        return self.edition_key in top.members()

    def read(self, top: Node, id_: str) -> Puzzle:
        """The puzzle on a page; InputError says what is wrong and where."""
        raise NotImplementedError

    # the path

    def islands(self) -> list[tuple[str, str]]:
        """The parts of the path, each an idea and the rule set it is learnt with, in order."""
        return []

    def task_pages(self) -> Mapping[str, str]:
        """The tasks of the path by id, each a puzzle's page with a table `task`."""
        return texts(self.folder, "tasks", ".toml")

    def certificates(self) -> Mapping[str, str]:
        """The certificates of the puzzles that come with the game, by id."""
        return texts(self.folder, "certificates", ".json")

    def boards(self) -> TaskBoards:
        raise NotImplementedError

    # solutions on a page

    def with_solution(self, page: Page, program: Sequence[str]) -> Page:
        """The page as a file for the user folder has it: with a program that solves it."""
        return {**page, "solutions": [list(program)]}

    def read_solution(self, solution: Sequence[str]) -> list[str]:
        """The program that is written so among the solutions of a page."""
        return list(solution)
