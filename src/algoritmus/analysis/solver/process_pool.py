"""Process pool that solves a whole game: chunks of orbits, layer after layer; an interrupted solve is resumed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from threading import Thread

from algoritmus.analysis.solver.solved_store import PartialLayer, SolvedTable
from algoritmus.analysis.solver.whole_games import GameSolver
from algoritmus.core.packed import WholeGame

CHUNK = 16  # orbits
PARENT_CHECK_SECONDS = 0.5
Result = list[tuple[int, float, float]]


class Worker:
    """The solver of one process, and the layer that it solves."""

    def __init__(self, whole: WholeGame, table: SolvedTable) -> None:
        self.solver = GameSolver(whole)
        self.table = table
        self.rounds = 0

    def solve(self, rounds: int, orbits: Sequence[int]) -> Result:
        """These orbits with so many rounds to go."""
        if rounds != self.rounds:
            self.solver.set_next_layer(self.table.values(rounds - 1).tolist() if rounds > 1 else ())
            self.rounds = rounds
        return [(orbit, *self.solver.solve_orbit(orbit)) for orbit in orbits]


WORKER: list[Worker] = []  # of this process of the pool


def start_worker(make: Callable[[], WholeGame], table: SolvedTable) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that writes
    Thread(target=exit_with_parent, args=(os.getppid(),), daemon=True).start()
    WORKER[:] = [Worker(make(), table)]


def exit_with_parent(parent: int) -> None:
    """End this worker process when the parent process has ended."""
    while os.getppid() == parent:
        time.sleep(PARENT_CHECK_SECONDS)
    os._exit(1)


def work(rounds: int, orbits: Sequence[int]) -> Result:
    return WORKER[0].solve(rounds, orbits)


def solve_layers(
    make: Callable[[], WholeGame],
    table: SolvedTable,
    rounds: int,
    jobs: int,
    progress: Callable[[int, int, float], None],
) -> Iterator[float]:
    """Solve all layers that are missing and store each while it grows; yields the gap of each."""
    if jobs <= 1:
        worker = Worker(make(), table)
        yield from run_layers(table, rounds, progress, partial(map, worker.solve))
        return
    with ProcessPoolExecutor(jobs, initializer=start_worker, initargs=(make, table)) as pool:
        try:
            yield from run_layers(table, rounds, progress, partial(pool.map, work))
        finally:
            pool.shutdown(cancel_futures=True)


def run_layers(
    table: SolvedTable,
    rounds: int,
    progress: Callable[[int, int, float], None],
    solve: Callable[[Iterable[int], Sequence[Sequence[int]]], Iterator[Result]],
) -> Iterator[float]:
    """`solve` takes the layer and the orbits of every chunk."""
    for layer in range(table.rounds + 1, rounds + 1):
        partial_layer = PartialLayer(table, layer)
        missing = partial_layer.missing()
        done = table.orbits - len(missing)
        chunks = [missing[first : first + CHUNK] for first in range(0, len(missing), CHUNK)]
        progress(layer, done, 0.0)
        for result in solve([layer] * len(chunks), chunks):
            for orbit, value, gap in result:
                partial_layer.write(orbit, value, gap)
            done += len(result)
            progress(layer, done, max(gap for _, _, gap in result))
        table.finish(partial_layer)
        yield table.gaps[-1]
