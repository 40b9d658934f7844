"""What a solve will need is measured before it starts."""

from __future__ import annotations

import os
import sys

import pytest

from algoritmus.golems.law.editions import EDITIONS
from algoritmus.golems.law.whole import WholeGolems
from algoritmus.solver.games import GameSolver
from algoritmus.solver.needs import free_memory, measure_needs


def test_needs_are_measured_on_positions_of_the_game() -> None:
    solver = GameSolver(WholeGolems(EDITIONS["energy"], 2, False, 2))
    one = measure_needs(solver, 1, 1)
    assert one.seconds > 0
    assert one.megabytes > 0
    assert measure_needs(solver, 1, 2).megabytes == 2 * one.megabytes


def test_what_is_solved_already_needs_no_time() -> None:
    assert measure_needs(GameSolver(WholeGolems(EDITIONS["energy"], 2, False, 2)), 0, 1).seconds == 0


def test_free_memory_is_told_by_the_system_or_taken_as_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sysconf", {"SC_AVPHYS_PAGES": 1024, "SC_PAGE_SIZE": 4096}.__getitem__)
    assert free_memory() == 4

    def untold(name: str) -> int:
        raise ValueError(name)

    monkeypatch.setattr(os, "sysconf", untold)
    assert free_memory() == sys.maxsize
