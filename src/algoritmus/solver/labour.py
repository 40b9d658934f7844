"""Solving a whole game with several processes: chunks of orbits, layer after layer, taken up where it was left."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from threading import Thread

from algoritmus.core.packed import Whole
from algoritmus.solver.games import GameSolver
from algoritmus.solver.store import HalfLayer, SolvedTable

CHUNK = 16  # orbits
LOOK = 0.5  # seconds between looks at whether anybody still waits for the work
Result = list[tuple[int, float, float]]


class Worker:
    """One process's solver, and the layer it stands before."""

    def __init__(self, whole: Whole, table: SolvedTable) -> None:
        self.solver = GameSolver(whole)
        self.table = table
        self.rounds = 0

    def solve(self, rounds: int, orbits: Sequence[int]) -> Result:
        """These orbits with so many rounds to go."""
        if rounds != self.rounds:
            self.solver.follow(self.table.values(rounds - 1).tolist() if rounds > 1 else ())
            self.rounds = rounds
        return [(orbit, *self.solver.solve_orbit(orbit)) for orbit in orbits]


WORKER: list[Worker] = []  # of a process of its own


def start_worker(make: Callable[[], Whole], table: SolvedTable) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that writes
    Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    WORKER[:] = [Worker(make(), table)]


def end_with(parent: int) -> None:
    """A worker does not outlive the process that writes, however that ended."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)


def work(rounds: int, orbits: Sequence[int]) -> Result:
    return WORKER[0].solve(rounds, orbits)


def solve_layers(
    make: Callable[[], Whole], table: SolvedTable, rounds: int, jobs: int, progress: Callable[[int, int, float], None]
) -> Iterator[float]:
    """All layers that are missing, each written down as it grows; the gap of each."""
    if jobs > 1:
        with ProcessPoolExecutor(jobs, initializer=start_worker, initargs=(make, table)) as pool:
            try:
                yield from run_layers(table, rounds, progress, pool, None)
            finally:
                pool.shutdown(cancel_futures=True)
    else:
        yield from run_layers(table, rounds, progress, None, Worker(make(), table))


def run_layers(
    table: SolvedTable,
    rounds: int,
    progress: Callable[[int, int, float], None],
    pool: ProcessPoolExecutor | None,
    worker: Worker | None,
) -> Iterator[float]:
    for layer in range(table.rounds + 1, rounds + 1):
        half = HalfLayer(table, layer)
        missing = half.missing()
        done = table.orbits - len(missing)
        chunks = [missing[first : first + CHUNK] for first in range(0, len(missing), CHUNK)]
        results: Iterator[Result]
        if pool is not None:
            results = pool.map(work, [layer] * len(chunks), chunks)
        else:
            assert worker is not None
            results = (worker.solve(layer, chunk) for chunk in chunks)
        progress(layer, done, 0.0)
        for result in results:
            for orbit, value, gap in result:
                half.write(orbit, value, gap)
            done += len(result)
            progress(layer, done, max(gap for _, _, gap in result))
        table.finish(half)
        yield table.gaps[-1]
