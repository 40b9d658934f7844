"""The fewest cards that solve a puzzle, the fewest rows among those, and how many programs do it: all of them counted.

Row by row over distinct places and cards used: a place that many programs come to is looked at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from algoritmus.core.package.puzzle import SearchGraph

MOST_SHOWN: Final = 24
MOST_LOOKED: Final = 60_000_000
LOOK: Final = 500  # places between two reports of progress
Node = tuple[int, int]  # place, cards used so far
End = tuple[int, Node, int]  # rows and node of a try, and the rows that it has after them: 1 by `last_row`
Progress = Callable[[int, int, int], None]  # so many done, of so many known by now, and the programs covered


class TooLarge(Exception):
    """More rows between places than are looked at."""


class SearchResult(NamedTuple):
    """The result of a search. `cards` and `rows` are 0 where nothing solves it."""

    cards: int
    rows: int
    optima: int
    covered: int
    programs: tuple[tuple[str, ...], ...]  # some of the optima, shortest first

    @property
    def solvable(self) -> bool:
        return self.optima > 0


def no_progress(done: int, known: int, covered: int) -> None:
    """No progress is reported."""


class Search:
    """One search, layer by layer; `progress` gets how many of the places known so far are done."""

    def __init__(self, graph: SearchGraph, progress: Progress = no_progress, most: int = MOST_LOOKED) -> None:
        self.most = most
        self.graph = graph
        self.progress = progress
        self.covered = 0
        self.best = 0
        self.ends: dict[End, int] = {}  # of solved tries with the fewest cards
        self.layers: list[list[Node]] = []  # nodes that tries go on from
        self.looked = 0
        self.done = 0
        self.known = 1

    def run(self) -> SearchResult:
        ways: dict[Node, int] = {(self.graph.start, 0): 1}
        while ways:
            ways = self.layer(ways)
        if not self.ends:
            return SearchResult(0, 0, 0, self.covered, ())
        rows = min(depth + more for depth, _, more in self.ends)
        return SearchResult(self.best, rows, sum(self.ends.values()), self.covered, tuple(self.shown()))

    def layer(self, ways: dict[Node, int]) -> dict[Node, int]:
        """One row more for every place."""
        found: dict[Node, int] = {}
        depth = len(self.layers)
        self.layers.append([])
        for node, number in ways.items():
            place, cards = node
            if depth and self.graph.is_whole(place):
                self.covered += number
                if self.graph.is_solved(place):
                    self.note((depth, node, 0), cards, number)
            last = self.graph.last_row(place)
            if last is not None:
                self.covered += number * last.tries
                for more, solved in last.solved.items():
                    self.note((depth, node, 1), cards + more, number * solved)
            else:
                self.layers[depth].append(node)
                self.expand(node, number, found)
            self.count_done(len(found))
        self.known += len(found)
        return found

    def expand(self, node: Node, number: int, found: dict[Node, int]) -> None:
        steps = self.graph.merged_edges(node[0])
        for more, place, many in steps:
            to = (place, node[1] + more)
            found[to] = found.get(to, 0) + number * many
        self.looked += len(steps)
        if self.looked > self.most:
            raise TooLarge

    def count_done(self, more: int) -> None:
        self.done += 1
        if self.done % LOOK == 0:
            self.progress(self.done, self.known + more, self.covered)

    def note(self, end: End, cards: int, number: int) -> None:
        if not self.ends or cards < self.best:
            self.best = cards
            self.ends.clear()
        if cards == self.best:
            self.ends[end] = self.ends.get(end, 0) + number

    def shown(self) -> list[tuple[str, ...]]:
        """Some of the best programs, walked forward through places that lead to them."""
        alive, ends = self.alive(), {(depth, node) for depth, node, more in self.ends if not more}
        programs: list[tuple[str, ...]] = []
        walks: list[tuple[int, Node, tuple[str, ...]]] = [(0, (self.graph.start, 0), ())]
        while walks and len(programs) < MOST_SHOWN:
            depth, node, laid = walks.pop(0)
            if (depth, node) in ends:
                programs.append(laid)
            for edge in self.graph.edges(node[0]):
                to = (depth + 1, (edge.to, node[1] + edge.cards))
                if (depth, node, 1) in self.ends and to[1][1] == self.best and is_solved(self.graph, edge.to):
                    ends.add(to)
                if to in alive or to in ends:
                    walks.append((*to, (*laid, edge.text)))
        return programs

    def alive(self) -> set[tuple[int, Node]]:
        """Nodes of each depth from which a best program goes on, or where it ends."""
        alive = {(depth, node) for depth, node, _ in self.ends}
        for depth in range(len(self.layers) - 1, -1, -1):
            for node in self.layers[depth]:
                steps = self.graph.merged_edges(node[0])
                if any((depth + 1, (step.to, node[1] + step.cards)) in alive for step in steps):
                    alive.add((depth, node))
        return alive


def solve(graph: SearchGraph, progress: Progress = no_progress, most: int = MOST_LOOKED) -> SearchResult:
    """TooLarge if there are more rows between places than `most`."""
    return Search(graph, progress, most).run()


def is_solved(graph: SearchGraph, place: int) -> bool:
    """Whether the try that ends here is whole and has met the goal."""
    return graph.is_whole(place) and graph.is_solved(place)


def leads(graph: SearchGraph, place: int, known: dict[int, bool]) -> bool:
    """Whether some try that goes through this place is solved."""
    if place not in known:
        last = graph.last_row(place)
        known[place] = (
            is_solved(graph, place)
            or (last is not None and bool(last.solved))
            or (last is None and any(leads(graph, step.to, known) for step in graph.merged_edges(place)))
        )
    return known[place]


def leaves_way(graph: SearchGraph, program: tuple[str, ...], known: dict[int, bool]) -> int:
    """The first row (from 1) after which the goal can no longer be met; 0 if there is none."""
    place = graph.start
    for number, text in enumerate(program):
        place = next((edge.to for edge in graph.edges(place) if edge.text == text), -1)
        if place < 0 or not leads(graph, place, known):
            return number + 1
    return 0
