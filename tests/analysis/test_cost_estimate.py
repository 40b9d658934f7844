"""The cost of a solve is estimated before it starts."""

from __future__ import annotations

import os
import sys

import pytest

from algoritmus.analysis.solver.cost_estimate import estimate_cost, free_memory
from algoritmus.analysis.solver.whole_games import GameSolver
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.whole_game import WholeGolems


def test_the_cost_is_measured_on_positions_of_the_game() -> None:
    solver = GameSolver(WholeGolems(EDITIONS["energy"], 2, False, 2))
    one = estimate_cost(solver, 1, 1)
    assert one.seconds > 0
    assert one.megabytes > 0
    assert estimate_cost(solver, 1, 2).megabytes == 2 * one.megabytes


def test_solved_layers_have_no_estimated_cost() -> None:
    assert estimate_cost(GameSolver(WholeGolems(EDITIONS["energy"], 2, False, 2)), 0, 1).seconds == 0


def test_free_memory_is_unlimited_where_the_system_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sysconf", {"SC_AVPHYS_PAGES": 1024, "SC_PAGE_SIZE": 4096}.__getitem__)
    assert free_memory() == 4

    def untold(name: str) -> int:
        raise ValueError(name)

    monkeypatch.setattr(os, "sysconf", untold)
    assert free_memory() == sys.maxsize
