"""The fewest cards that solve a puzzle, the fewest rows among those, and how many programs do it: all of them counted.

Row by row over distinct places and cards used: a place that many programs come to is looked at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from algoritmus.core.puzzle import Labyrinth

MOST_SHOWN: Final = 24
MOST_LOOKED: Final = 60_000_000
Node = tuple[int, int]  # place, cards used so far


class TooLarge(Exception):
    """More rows between places than are looked at."""


class Solved(NamedTuple):
    """What the search has found. `cards` and `rows` are 0 where nothing solves it."""

    cards: int
    rows: int
    optima: int
    covered: int
    programs: tuple[tuple[str, ...], ...]  # some of the optima, shortest first

    @property
    def solvable(self) -> bool:
        return self.optima > 0


def no_progress(done: int) -> None:
    """Nobody looks."""


class Search:
    """One search through a labyrinth, layer by layer."""

    def __init__(
        self, labyrinth: Labyrinth, progress: Callable[[int], None] = no_progress, most: int = MOST_LOOKED
    ) -> None:
        self.most = most
        self.labyrinth = labyrinth
        self.progress = progress
        self.covered = 0
        self.best = 0
        self.found: dict[tuple[int, Node], int] = {}  # rows and node of solved tries with the fewest cards
        self.ways: list[dict[Node, int]] = [{(labyrinth.start, 0): 1}]
        self.looked = 0

    def run(self) -> Solved:
        while self.ways[-1]:
            self.ways.append(self.layer(self.ways[-1]))
        if not self.found:
            return Solved(0, 0, 0, self.covered, ())
        rows = min(depth for depth, _ in self.found)
        return Solved(self.best, rows, sum(self.found.values()), self.covered, tuple(self.shown()))

    def layer(self, ways: dict[Node, int]) -> dict[Node, int]:
        """One row more for every place."""
        found: dict[Node, int] = {}
        depth = len(self.ways) - 1
        for node, number in ways.items():
            place, cards = node
            if depth and self.labyrinth.is_whole(place):
                self.count(depth, node, number)
            lays = self.labyrinth.lays(place)
            for lay in lays:
                to = (lay.to, cards + lay.cards)
                found[to] = found.get(to, 0) + number
            self.looked += len(lays)
            if self.looked > self.most:
                raise TooLarge
        self.progress(self.covered)
        return found

    def count(self, depth: int, node: Node, number: int) -> None:
        self.covered += number
        if not self.labyrinth.is_solved(node[0]):
            return
        if not self.found or node[1] < self.best:
            self.best = node[1]
            self.found = {}
        if node[1] == self.best:
            self.found[(depth, node)] = number

    def shown(self) -> list[tuple[str, ...]]:
        """Some of the best programs, walked forward through places that lead to them."""
        alive = self.alive()
        programs: list[tuple[str, ...]] = []
        walks: list[tuple[int, Node, tuple[str, ...]]] = [(0, (self.labyrinth.start, 0), ())]
        while walks and len(programs) < MOST_SHOWN:
            depth, node, laid = walks.pop(0)
            if (depth, node) in self.found:
                programs.append(laid)
            for lay in self.labyrinth.lays(node[0]):
                to = (lay.to, node[1] + lay.cards)
                if (depth + 1, to) in alive:
                    walks.append((depth + 1, to, (*laid, lay.text)))
        return programs

    def alive(self) -> set[tuple[int, Node]]:
        """Nodes of each depth from which a best program goes on, or where it ends."""
        alive = set(self.found)
        for depth in range(len(self.ways) - 2, -1, -1):
            for node in self.ways[depth]:
                for lay in self.labyrinth.lays(node[0]):
                    if (depth + 1, (lay.to, node[1] + lay.cards)) in alive:
                        alive.add((depth, node))
                        break
        return alive


def solve(labyrinth: Labyrinth, progress: Callable[[int], None] = no_progress, most: int = MOST_LOOKED) -> Solved:
    """TooLarge if there are more rows between places than `most`."""
    return Search(labyrinth, progress, most).run()


def leads(labyrinth: Labyrinth, place: int, known: dict[int, bool]) -> bool:
    """Whether some try that goes through this place is solved."""
    if place not in known:
        known[place] = (labyrinth.is_whole(place) and labyrinth.is_solved(place)) or any(
            leads(labyrinth, lay.to, known) for lay in labyrinth.lays(place)
        )
    return known[place]


def leaves_way(labyrinth: Labyrinth, program: tuple[str, ...], known: dict[int, bool]) -> int:
    """The first row (from 1) after which the goal can no longer be met; 0 if there is none."""
    place = labyrinth.start
    for number, text in enumerate(program):
        place = next((lay.to for lay in labyrinth.lays(place) if lay.text == text), -1)
        if place < 0 or not leads(labyrinth, place, known):
            return number + 1
    return 0
