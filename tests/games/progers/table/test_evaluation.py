"""Evaluation of a position for a player, by what everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from algoritmus.core.grid import COMPASS
from algoritmus.games.progers.table.chart import JUMP, LEAVE_AND_RETURN, NEVER, STEP, TURN
from algoritmus.games.progers.table.evaluation import WIN, evaluate
from algoritmus.games.progers.table.position import ProgersPosition
from tests.games.progers.table.tables import RULE_SETS, lay_table, open_table, walk

both = pytest.mark.parametrize("rules", RULE_SETS)


def position_of(rules: str, seat: int = 0, **rover: Any) -> ProgersPosition:
    """Red to move, with something changed about a rover: `at` and `facing` by name, the others as a figure has them."""
    position = lay_table(rules, "F L D J J")
    if "at" in rover:
        rover["at"] = position.plan.planet.grid.cell(rover["at"])
    if "facing" in rover:
        rover["facing"] = COMPASS.index(rover["facing"])
    figures = list(position.state.figures)
    figures[seat] = figures[seat].replace(**rover)
    return position.replace(state=position.state.replace(figures=figures))


def value_of(rules: str, seat: int = 0, **rover: Any) -> float:
    """To red."""
    return evaluate(position_of(rules, seat, **rover), 0)


@both
def test_points_and_cargo_add_to_the_evaluation(rules: str) -> None:
    assert value_of(rules, at="b1", aboard=(0,)) > value_of(rules, at="b1")
    assert value_of(rules, at="b1", delivered=(0,)) > value_of(rules, at="b1", aboard=(0,))


@both
def test_a_loaded_rover_is_drawn_to_its_laboratory(rules: str) -> None:
    near, far = {"basic": ("e6", "d6"), "full": ("h9", "g9")}[rules]
    loaded: dict[str, Any] = {"aboard": (0, 1, 2), "facing": "E"}
    assert value_of(rules, at=near, **loaded) > value_of(rules, at=far, **loaded)
    assert value_of(rules, at=near, **loaded) > value_of(rules, at=near, aboard=(0, 1, 2), facing="W")


@both
def test_an_empty_rover_is_drawn_to_samples(rules: str) -> None:
    def with_sample(at: str) -> float:
        position = position_of(rules, at=at, facing="N")
        cell = position.plan.planet.grid.cell("a5")
        samples = [(0,) if number == cell else () for number in range(len(position.state.samples))]
        return evaluate(position.replace(state=position.state.replace(samples=samples)), 0)

    assert with_sample("a2") > with_sample("a1")


@both
def test_a_rivals_points_count_against_it(rules: str) -> None:
    assert value_of(rules, seat=1, delivered=(0, 1)) < value_of(rules)


@both
def test_before_the_first_turn_only_chosen_bases_count(rules: str) -> None:
    position = open_table(rules)
    assert evaluate(position, 0) == 0.0
    position = position.replace(corners=(position.plan.planet.corners()[0], *position.corners[1:]))
    assert evaluate(position, 0) > 0.0 > evaluate(position, 1)


@both
def test_the_result_has_the_highest_evaluation(rules: str) -> None:
    values = []
    for position in walk(rules, 9, players="3", limit="60"):
        for seat in range(3):
            value = evaluate(position, seat)
            if position.result is None:
                values.append(value)
            else:
                won = seat in position.result.winners
                assert value == (WIN / len(position.result.winners) if won else -WIN)
    assert max(values) < WIN
    assert min(values) > -WIN


@both
def test_a_way_is_as_long_as_its_steps_jumps_and_first_turn(rules: str) -> None:
    ground = open_table(rules).plan.ground
    planet, chart = ground.planet, ground.chart
    for cell in ground.cells:
        assert chart.ways_to(cell)[cell * 4 : cell * 4 + 4] == [LEAVE_AND_RETURN] * 4
        for direction in range(4):
            there, cost = planet.ahead[cell * 4 + direction], chart.cost(cell, direction)
            if cost < NEVER:
                assert cost == (STEP if planet.step_stop[cell * 4 + direction] == 0 else JUMP)
                ways = chart.ways_to(there)[cell * 4 : cell * 4 + 4]
                assert ways[direction] <= cost
                assert all(way <= cost + TURN for way in ways)
