"""The solver's figures in one run: the exact round beside HiGHS on the whole matrix, and whole games per position.

    python bench/solver.py [POSITIONS [SEED]]

CPU seconds are counted. Compare the ratios. Run it with the compiled engine: PYTHONPATH=build/compiled.
"""

from __future__ import annotations

import random
import sys
import time
from statistics import median

from algoritmus.analysis.solver.best_response import Graph, Program
from algoritmus.analysis.solver.highs import solve_by_highs
from algoritmus.analysis.solver.matrix import with_bounds
from algoritmus.analysis.solver.round import RoundSolver, ScoreEvaluation
from algoritmus.analysis.solver.whole_games import GameSolver
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.packed import PackedGolems
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State
from algoritmus.games.golems.rules.whole_game import WholeGolems, opening_state

ENERGY = EDITIONS["energy"]
BONUSES: dict[str, list[str] | None] = {
    "no bonus card": [],
    **{f"{word} on each side": [word] for word in ENERGY.grants},
    "any bonus card on each side": None,
}


def any_state(rng: random.Random, rows: int) -> State:
    """Two golems close to each other somewhere on 4x4, with any damage."""
    setup = Setup(
        ENERGY, opening_state(ENERGY, 4, rows).setup.field, [Sheet("red", rows=rows), Sheet("blue", rows=rows)]
    )
    cells = rng.sample([0, 1, 2, 4, 5, 6, 8, 9, 10], 2)
    figures = [Figure(cell, rng.randrange(4), rng.randrange(3)) for cell in cells]
    return State(setup, figures, [0] * 16)


def solver_for(state: State, rows: int, grants: list[str] | None) -> tuple[RoundSolver, int]:
    game = PackedGolems(state, [Hand(ENERGY, rows, (), grants)] * 2)
    return RoundSolver(Graph(game), game.start, ScoreEvaluation(game)), game.begin(game.start)


def exact(state: State, rows: int, grants: list[str] | None) -> tuple[float, float]:
    """CPU seconds, from the state to the proved value, and the value."""
    started = time.process_time()
    solver, start = solver_for(state, rows, grants)
    found = solver.solve(start, [], [])
    assert found.gap <= 1e-9, found.gap
    return time.process_time() - started, found.value


def programs_of(solver: RoundSolver, side: int) -> list[Program]:
    deck = solver.decks[side]
    lines: list[tuple[Program, int]] = [([], deck.first)]
    for _ in range(solver.rows):
        lines = [
            ([*done, row], after)
            for done, state in lines
            for row, after in zip(deck.lays(state), deck.after(state), strict=True)
        ]
    return [done for done, _ in lines]


def whole_matrix(state: State, rows: int) -> tuple[float, float]:
    """The same by every program against every other and HiGHS, on the same graph of positions."""
    started = time.process_time()
    solver, start = solver_for(state, rows, [])
    first, second = programs_of(solver, 0), programs_of(solver, 1)
    payoff = [[solver.payoff(start, one, other) for other in second] for one in first]
    found = solve_by_highs(payoff)
    assert found is not None, "HiGHS is not installed: pip install 'algoritmus[solver]'"
    return time.process_time() - started, with_bounds(payoff, *found).low


def main(count: int = 150, seed: int = 11) -> None:
    rng = random.Random(seed)
    states = [any_state(rng, 4) for _ in range(count)]
    for title, grants in BONUSES.items():
        times = [exact(state, 4, grants)[0] for state in states]
        worst = times.index(max(times))
        line = f"{1000 * median(times):8.1f} ms in the median, {1000 * times[worst]:.1f} at worst ({worst} of {count})"
        print(f"exact round, energy 4x4, four rows, {title}: {line}", flush=True)
    short = [any_state(rng, 3) for _ in range(3)]
    ours = [exact(state, 3, []) for state in short]
    theirs = [whole_matrix(state, 3) for state in short]
    assert all(abs(one[1] - other[1]) < 1e-6 for one, other in zip(ours, theirs, strict=True))
    ratio = sum(seconds for seconds, _ in theirs) / sum(seconds for seconds, _ in ours)
    print(f"the whole matrix and HiGHS take {ratio:.0f} times as long (three rows, the same values)", flush=True)
    game = GameSolver(WholeGolems(ENERGY, 4, False))
    started = time.process_time()
    sample = range(0, len(game.whole.starts), max(1, len(game.whole.starts) // (5 * count)))
    for orbit in sample:
        game.solve_orbit(orbit)
    each = (time.process_time() - started) / len(sample)
    print(f"whole games, beginner 4x4, last round: {1000 * each:.2f} ms a position, {len(sample)} positions")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
