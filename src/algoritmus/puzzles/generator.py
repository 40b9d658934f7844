"""Proof and grade of a generated puzzle: it is kept if a search proves that it forces one idea and has few optima."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Refusal
from algoritmus.core.package.puzzle import Puzzle, SearchGraph, Unprovable
from algoritmus.puzzles.search import SearchResult, TooLarge, is_solved, leads, solve

MOST_PROGRAMS: Final = 60_000  # covered by a made puzzle
WALKS: Final = 60


class GeneratedPuzzle(NamedTuple):
    """A puzzle with its proof; `forces` has the programs searched without the idea."""

    puzzle: Puzzle
    solved: SearchResult
    forces: dict[str, int]


class Grade(NamedTuple):
    """How hard a puzzle is: its length, its near misses (programs that fail by one card), its distinct cards."""

    length: int
    near_misses: int
    ideas: int


def grade(made: GeneratedPuzzle) -> Grade:
    answer = tuple(made.puzzle.answer(made.solved.programs[0]))
    near = sum(not won for _, won in swaps(made.puzzle, answer))
    return Grade(made.solved.cards, near, len(set(answer)))


def prove(puzzle: Puzzle, concept: str, most: int) -> GeneratedPuzzle | None:
    """None unless it has few optima and, where an idea is asked for, cannot be solved without it."""
    try:
        solved = solve(puzzle.search_graph())
        if not solved.solvable or solved.optima > most or solved.covered > MOST_PROGRAMS:
            return None
        if not concept:
            return GeneratedPuzzle(puzzle, solved, {})
        without = solve(puzzle.without(concept).search_graph())
    except (Unprovable, TooLarge):
        return None
    good = not without.solvable and without.covered > 0
    return GeneratedPuzzle(puzzle, solved, {concept: without.covered}) if good else None


def swaps(puzzle: Puzzle, answer: tuple[str, ...]) -> Iterable[tuple[tuple[str, ...], bool]]:
    """Every lawful program with one other card in one place, and whether it solves the puzzle."""
    cards = puzzle.words()
    for place, old in enumerate(answer):
        for card in cards:
            if card not in (old, END):
                other = (*answer[:place], card, *answer[place + 1 :])
                won = solves(puzzle, other)
                if won is not None:
                    yield other, won


def solves(puzzle: Puzzle, answer: Sequence[str]) -> bool | None:
    """None if it cannot be laid."""
    try:
        return puzzle.run(puzzle.laid(answer)).end == "goal"
    except (Refusal, ValueError):
        return None


def longer(graph: SearchGraph, best: int, chance: Chance) -> tuple[str, ...]:
    """A program that solves it with more cards than needed, the longest of some random ones; empty if there is none."""
    known: dict[int, bool] = {}
    found: tuple[int, tuple[str, ...]] = (best, ())
    for _ in range(WALKS):
        cards, program = walk(graph, chance, known)
        if cards > found[0]:
            found = cards, program
    return found[1]


def walk(graph: SearchGraph, chance: Chance, known: dict[int, bool]) -> tuple[int, tuple[str, ...]]:
    """A random solved try, as long as it can be."""
    place, cards = graph.start, 0
    laid: tuple[str, ...] = ()
    best: tuple[int, tuple[str, ...]] = (0, ())
    while True:
        if laid and is_solved(graph, place):
            best = cards, laid
        ways = [edge for edge in graph.edges(place) if leads(graph, edge.to, known)]
        if not ways:
            return best
        edge = ways[chance.draw(len(ways), "walk")]
        place, cards, laid = edge.to, cards + edge.cards, (*laid, edge.text)
