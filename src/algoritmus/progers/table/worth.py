"""What a position of Progers is worth: points, cargo, how near the next sample and the own laboratory are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any

from algoritmus.core.grid import COMPASS, name_cell

WIN = 100.0
POINT = 6.0
RIVAL = 0.7  # of what the best rival has
FADING = 0.86  # what is a step farther away is worth so much of it
CARGO = 0.8  # of its points, if the laboratory were next door
FINDING = 0.35  # of a sample's points, if it lay next door
STEP = 1.0
JUMP = 1.7  # needs the right card
TURN = 0.8
AGAIN = 3.0  # off a cell and onto it again
CHARTS_KEPT = 64
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
Way = tuple[int, str, float]  # direction, cell, cost


def worth(view: dict[str, Any]) -> float:
    """Higher is better for the seat of this view."""
    name = view["seat"]
    if view["result"] is not None:
        return outcome(view["result"]["winners"], name)
    chart = chart_of(view["planet"])
    standings = {other: standing(view, chart, other) for other in view["rovers"]}
    rivals = [value for other, value in standings.items() if other != name]
    return standings[name] - RIVAL * max(rivals)


def outcome(winners: list[str], name: str) -> float:
    return WIN / len(winners) if name in winners else -WIN


def standing(view: dict[str, Any], chart: Chart, name: str) -> float:
    """What a player has, and what it may soon have."""
    rover = view["rovers"][name]
    if rover["at"] is None:
        return 0.0
    each = POINT * points_to_come(view["hidden"], rover["delivered"])
    total: float = POINT * rover["points"]
    if rover["aboard"]:
        total += CARGO * each * rover["aboard"] * nearness(chart, rover, view["labs"][name])
    if rover["aboard"] < view["capacity"]:
        total += FINDING * each * nearness(chart, rover, [pile["at"] for pile in view["samples"]])
    return total


def points_to_come(hidden: dict[str, int], delivered: list[str]) -> float:
    """What an unknown sample scores for this player on average."""
    left = sum(hidden.values())
    new = sum(count for kind, count in hidden.items() if kind not in delivered)
    return 1 + new / left if left else 0.0


def nearness(chart: Chart, rover: dict[str, Any], cells: Iterable[str]) -> float:
    """1 where it is reached at once, less with every step."""
    facing = COMPASS.index(rover["facing"])
    far = min((chart.way_to(rover["at"], facing, cell) for cell in cells), default=None)
    return FADING**far if far is not None else 0.0


class Chart:
    """How far it is on a planet, rovers aside."""

    def __init__(self, heights: Sequence[str], walls: Iterable[tuple[str, str]]) -> None:
        self.heights = heights
        self.walls = {frozenset(wall) for wall in walls}
        size = len(heights)
        self.ways: dict[str, list[Way]] = {
            name_cell(column, row): self.ways_from(column, row) for column in range(size) for row in range(size)
        }
        self.known: dict[str, dict[str, float]] = {}

    def ways_from(self, column: int, row: int) -> list[Way]:
        size = len(self.heights)
        here, found = name_cell(column, row), []
        for direction, (across, up) in enumerate(STEPS):
            if 0 <= column + across < size and 0 <= row + up < size:
                there = name_cell(column + across, row + up)
                climb = abs(self.height(column, row) - self.height(column + across, row + up))
                if climb <= 1:
                    open_way = climb == 0 and frozenset((here, there)) not in self.walls
                    found.append((direction, there, STEP if open_way else JUMP))
        return found

    def height(self, column: int, row: int) -> int:
        return int(self.heights[len(self.heights) - 1 - row][column])

    def distances(self, goal: str) -> dict[str, float]:
        """From every cell to this one; it costs the same in both directions."""
        if goal not in self.known:
            self.known[goal] = self.spread(goal)
        return self.known[goal]

    def spread(self, goal: str) -> dict[str, float]:
        far: dict[str, float] = {}
        queue = [(0.0, goal)]
        while queue:
            cost, cell = heappop(queue)
            if cell not in far:
                far[cell] = cost
                for _, other, step in self.ways[cell]:
                    heappush(queue, (cost + step, other))
        return far

    def way_to(self, cell: str, facing: int, goal: str) -> float:
        """From here, with the turn that is needed first."""
        if cell == goal:
            return AGAIN
        far = self.distances(goal)
        return min(
            far[other] + step + (0.0 if direction == facing else TURN)
            for direction, other, step in self.ways[cell]
            if other in far
        )


def chart_of(planet: dict[str, Any]) -> Chart:
    return make_chart(tuple(planet["heights"]), tuple((one, two) for one, two in planet["walls"]))


@lru_cache(maxsize=CHARTS_KEPT)
def make_chart(heights: tuple[str, ...], walls: tuple[tuple[str, str], ...]) -> Chart:
    return Chart(heights, walls)
