"""Strength at an equal number of engine steps, beside OpenSpiel's IS-MCTS and its CFR on the same games.

    python bench/rivals.py [GAMES] [STEPS] [POSITIONS]

IS-MCTS plays the whole beginner game (bench/spiel.py: one after the other, card by card, answers sealed) against the
strongest of our levels that such a step budget allows. A step is a simulated round of the engine: STEPS
of them for an answer; the steps really used are printed. CFR and the exact round solve rounds of two rows: the
exploitability of their mixtures after so many rows played.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator
from importlib import import_module

import numpy
from solver import any_state, solver_for
from spiel import Round, Table, TableState

from algoritmus.analysis.solver.best_response import Program
from algoritmus.analysis.solver.round import RoundSolver
from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer
from algoritmus.core.skill import LEVELS
from algoritmus.players.levels import Level, skill_of
from algoritmus.players.simulation import BudgetExhausted

ROWS = 4  # each is searched by itself; after the last there is nothing to choose
LEAST = 2  # games in the head for a card: the first only opens the tree
ENDLESS = 1 << 30
ITERATIONS = (1, 4, 16, 64)
REPORT_EVERY = 10  # games between reports of the score
MOST = 9.0  # lives that a round can bring


class Ours:
    """The strongest level whose first comparison fits the step budget, without random answers."""

    def __init__(self, table: Table, steps: int, seed: str) -> None:
        self.game = table.game
        number = max(
            level for level in range(1, LEVELS + 1) if level == 1 or skill_of(self.game, level).budget <= steps
        )
        skill = skill_of(self.game, number)._replace(budget=steps, blunder=0, concession=0)
        self.level = Level(self.game, number, skill)
        self.seed = seed
        self.spent = 0

    def answer(self, state: TableState) -> Answer:
        now = state.now
        chance = Seeded(f"{self.seed}/{now.past}")
        answer = self.level.answer(self.game.view(now.position, now.seat), now.asks[now.seat], chance)
        assert self.level.thought is not None
        assert self.level.thought.kind != "whim", "the step budget is too small to compare anything"
        self.spent += self.level.steps_used
        return answer


class Theirs:
    """IS-MCTS with random rollouts to the end; unused or overspent steps count for the next answer."""

    def __init__(self, table: Table, steps: int, seed: int) -> None:
        self.table = table
        self.steps = steps
        self.rng = random.Random(seed)
        state = numpy.random.RandomState(seed)
        evaluator = import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator(1, state)
        ismcts = import_module("open_spiel.python.algorithms.ismcts")
        self.bot = ismcts.ISMCTSBot(table, evaluator, 1.4, ENDLESS, random_state=state)
        self.bot.set_resampler(self.imagined)
        self.spent = self.due = self.until = self.begun = 0

    def answer(self, state: TableState) -> Answer:
        self.due += self.steps
        copy: TableState = state.clone()
        laid: list[str] = []
        while (card := self.card(copy, ROWS - len(laid))) != END:
            laid.append(card)
            copy.apply_action(self.table.number(card))
        return tuple(laid)

    def card(self, state: TableState, rows_left: int) -> str:
        """The remaining rows share the remaining steps."""
        before, self.begun = self.table.steps, 0
        self.until = before + (self.due - self.spent) // max(1, rows_left)
        try:
            found = self.bot.get_policy(state)
        except BudgetExhausted:
            found = self.bot.get_final_policy(state, self.bot.lookup_node(state))
        self.spent += self.table.steps - before
        actions, weights = zip(*found, strict=True)
        card: str = self.table.words[self.rng.choices(actions, weights)[0]]
        return card

    def imagined(self, state: TableState, _: int) -> TableState:
        """Called before every simulated game."""
        self.begun += 1
        if self.begun > LEAST and self.table.steps >= self.until:
            raise BudgetExhausted
        return state.resampled(self.rng)


def play(number: int, steps: int) -> tuple[float, Ours, Theirs, int]:
    """One game, seats alternating: our score, and the number of answers of each."""
    table = Table()
    ours, theirs = Ours(table, steps, f"rivals/{number}"), Theirs(table, steps, number)
    state, seat, answers = table.new_initial_state(), number % 2, 0
    while not state.is_terminal():
        mine = state.current_player() == seat
        answers += mine
        for card in (*(ours if mine else theirs).answer(state), END):
            state.apply_action(table.number(card))
    return (state.returns()[seat] + 1) / 2, ours, theirs, answers


def compare_games(games: int, steps: int) -> None:
    shares: list[float] = []
    spent = [0, 0, 0]
    for number in range(games):
        share, ours, theirs, answers = play(number, steps)
        shares.append(share)
        spent = [spent[0] + ours.spent, spent[1] + theirs.spent, spent[2] + answers]
        if len(shares) % REPORT_EVERY == 0 or len(shares) == games:
            tell(shares, spent, ours.level.level)


def tell(shares: list[float], spent: list[int], level: int) -> None:
    mean = sum(shares) / len(shares)
    spread = 1.96 * math.sqrt(sum((one - mean) ** 2 for one in shares) / len(shares) / max(1, len(shares) - 1))
    each = f"{spent[0] / spent[2]:.0f} steps an answer ours, {spent[1] / spent[2]:.0f} theirs"
    share = f"{100 * mean:.1f} % ± {100 * spread:.1f} for ours"
    print(f"level-{level} beside IS-MCTS, beginner game, {len(shares)} games: {share}, {each}", flush=True)


# rounds of two rows


def mixture_of(policy: object, game: Round, side: int) -> Iterator[tuple[Program, float]]:
    """The programs of an average policy with their chances."""
    open_ = [(game.new_initial_state(), 1.0)]
    while open_:
        state, chance = open_.pop()
        if len(state.laid[side]) == game.solver.rows:
            yield list(state.laid[side]), chance
        elif state.current_player() != side:  # the other side's rows do not matter: nobody sees them
            open_.append((state.child(state.legal_actions()[0]), chance))
        else:
            found = policy.action_probabilities(state)  # type: ignore[attr-defined]
            open_ += [(state.child(action), chance * weight) for action, weight in found.items() if weight > 0]


def lost(solver: RoundSolver, start: int, mixtures: list[list[tuple[Program, float]]]) -> float:
    """The exploitability of both mixtures together."""
    total = 0.0
    for side, mixture in enumerate(mixtures):
        programs, weights = [one for one, _ in mixture], [weight for _, weight in mixture]
        total += solver.best_response(start, 1 - side, programs, weights)[0]
    return total


def compare_rounds(positions: int) -> None:
    cfr = import_module("open_spiel.python.algorithms.cfr")
    rng = random.Random(11)
    gaps: dict[int, list[float]] = {count: [] for count in ITERATIONS}
    rows: dict[int, list[int]] = {count: [] for count in ITERATIONS}
    ours: list[int] = []
    for _ in range(positions):
        solver, start = solver_for(any_state(rng, 2), 2, [])
        found = solver.solve(start, [], [])
        assert found.gap <= 1e-9
        ours.append(len(solver.graph.known) * solver.graph.game.width(0))
        game = Round(solver, start, MOST)
        learner = cfr.CFRSolver(game)
        for turn in range(1, max(ITERATIONS) + 1):
            learner.evaluate_and_update_policy()
            if turn in gaps:
                rows[turn].append(game.rounds * solver.rows)
                policy = learner.average_policy()
                gaps[turn].append(lost(solver, start, [list(mixture_of(policy, game, side)) for side in (0, 1)]))
    mean = sum(ours) / positions
    print(f"two rows, {positions} positions: the exact round asks for {mean:,.0f} rows and its gap is 0")
    for count in ITERATIONS:
        played, gap = sum(rows[count]) / positions, sum(gaps[count]) / positions
        print(f"CFR, {count:3} turns: {played:10,.0f} rows ({played / mean:.0f}x), gap {gap:.4f} lives", flush=True)


def main(games: int, steps: int, positions: int) -> None:
    compare_rounds(positions)
    compare_games(games, steps)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*(numbers + [120, 1000, 6][len(numbers) :]))
