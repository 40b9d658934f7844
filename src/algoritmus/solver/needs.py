"""What a whole solve will need, said before it starts: measured on a few positions of the real game."""

from __future__ import annotations

import os
import sys
import time

from algoritmus.solver.games import MOST_BOUNDS, MOST_PROMISES, MOST_ROWS, GameSolver

PROBES = 12  # positions solved to see how long one takes
KEPT = 0.2  # of the first layer's time: what later layers take, with programs and positions known
BASE = 60  # MB of a process with nothing solved


class Needs:
    """Seconds on this machine if it has nothing else to do, and megabytes of all processes together."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self.seconds = seconds
        self.megabytes = megabytes


def measure_needs(solver: GameSolver, rounds: int, jobs: int) -> Needs:
    """From a few positions spread over the game, in its last round."""
    orbits = len(solver.whole.starts)
    rows = solver.whole.packed.width(0)
    found = MOST_BOUNDS * 300 + MOST_PROMISES * 32
    kept = (MOST_ROWS * (8 * rows + 100) + found) // 2**20  # no more than that (GameSolver.spare)
    megabytes = jobs * (BASE + min(kept, orbits * len(solver.whole.deals) * rows // 400))
    if rounds <= 0:
        return Needs(0.0, megabytes)
    started = time.process_time()
    for probe in range(PROBES):
        solver.solve_orbit((probe * 2 + 1) * orbits // (2 * PROBES))
    each = (time.process_time() - started) / PROBES
    return Needs(each * orbits * (1 + KEPT * (rounds - 1)) / jobs, megabytes)


def free_memory() -> int:
    """MB that this machine can still give."""
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2**20
    except (ValueError, OSError):  # not told here
        return sys.maxsize
