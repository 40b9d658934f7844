"""Cost estimate of solving a whole game, made before it starts: measured on a few positions of the game."""

from __future__ import annotations

import os
import sys
import time
from typing import NamedTuple

from algoritmus.analysis.solver.whole_games import MAX_BOUNDS, MAX_EFFECT_BOUNDS, MAX_ROWS, GameSolver

SAMPLES = 12  # positions solved to measure the time of one
LATER_LAYER = 0.2  # of the first layer's time: programs and positions are known then
BASE_MEGABYTES = 60  # of a process with nothing solved


class CostEstimate(NamedTuple):
    """Seconds on this machine if it is idle, and megabytes of all processes together."""

    seconds: float
    megabytes: int


def estimate_cost(solver: GameSolver, rounds: int, jobs: int) -> CostEstimate:
    """Extrapolate from a few positions spread over the game, in its last round."""
    orbits = len(solver.whole.starts)
    rows = solver.whole.packed.width(0)
    bounds = MAX_BOUNDS * 300 + MAX_EFFECT_BOUNDS * 32
    caches = (MAX_ROWS * (8 * rows + 100) + bounds) // 2**20  # at most (GameSolver.trim_caches)
    megabytes = jobs * (BASE_MEGABYTES + min(caches, orbits * len(solver.whole.deals) * rows // 400))
    if rounds <= 0:
        return CostEstimate(0.0, megabytes)
    started = time.process_time()
    for sample in range(SAMPLES):
        solver.solve_orbit((sample * 2 + 1) * orbits // (2 * SAMPLES))
    each = (time.process_time() - started) / SAMPLES
    return CostEstimate(each * orbits * (1 + LATER_LAYER * (rounds - 1)) / jobs, megabytes)


def free_memory() -> int:
    """Free memory of this machine in MB."""
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2**20
    except (ValueError, OSError):  # unknown on this system
        return sys.maxsize
