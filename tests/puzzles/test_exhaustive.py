"""No program is declared won that misses the goal: every lawful program of every task is run and looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from algoritmus.core.package.puzzle import Puzzle, SearchGraph
from algoritmus.puzzles.path import islands, task

ISLANDS = [(idea, tasks) for _, idea, _, tasks in islands()]


def programs(graph: SearchGraph, place: int, laid: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Every lawful program, and whether the search says that it solves the puzzle."""
    if laid and graph.is_whole(place):
        yield laid, graph.is_solved(place)
    for edge in graph.edges(place):
        yield from programs(graph, edge.to, (*laid, edge.text))


def is_there(puzzle: Puzzle, happened: list[dict[str, Any]]) -> bool:
    """Whether the last field that was shown has the goal met, by what a page would draw."""
    view: dict[str, Any] = dict(puzzle.view())
    field = next(facts for facts in reversed(happened) if facts.get("kind") == "field")
    if "quest" not in view:
        return field["golems"][view["seat"]]["at"] in view["goal"]["cells"][view["seat"]]
    rover, quest = field["rovers"][view["seat"]], view["quest"]
    if quest["kind"] == "cell":
        return rover["at"] in quest["cells"]
    reached = rover["points"] if quest["kind"] == "points" else len(rover["delivered"])
    return bool(reached >= quest["amount"])


@pytest.mark.parametrize(("idea", "tasks"), ISLANDS)
def test_no_program_is_declared_won_that_misses_the_goal(idea: str, tasks: list[str]) -> None:
    for one in map(task, tasks):
        graph, covered = one.puzzle.search_graph(), 0
        for program, solved in programs(graph, graph.start):
            ran = one.puzzle.run(program)
            covered += 1
            assert (ran.end == "goal") == solved
            if ran.end in ("goal", "limit"):
                assert is_there(one.puzzle, cast(Any, ran.happened)) == solved
        assert covered == one.proof["covered"], (idea, one.id)
