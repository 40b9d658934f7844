"""The exact round: the value of a round over all programs and optimal mixtures, by double oracle.

Bošanský, Kiekintveld, Lisý, Pěchouček: An exact double-oracle algorithm for zero-sum extensive-form games with
imperfect information (2014). Here a program is laid whole: the game of a turn is a matrix, the oracle walks rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from algoritmus.core.packed import Packed
from algoritmus.solver.matrix import ENOUGH, Growing, Mixed
from algoritmus.solver.reply import MOST_NODES, NEVER, Graph, Program, Replier, Worths

CLOSE: Final = 2e-10  # the double oracle stops here
TURNS: Final = 5000
ROUGH: Final = 1e-5  # the gap of a matrix that will grow anyway
PATIENCE: Final = 4000  # nodes of a search for a reply, as long as a good one is found,
GROWING: Final = 1.05  # more with every turn: the last ones prove the value


class Scores(Worths):
    """A round looked at by itself."""

    def __init__(self, game: Packed) -> None:
        self.game = game
        self.known: dict[int, float] = {}

    def worth(self, position: int) -> float:
        known = self.known.get(position)
        if known is None:
            known = self.game.score(position)
            self.known[position] = known
        return known


class Solution:
    """What a round is worth to the first side, within `gap`, and a mixture for each side that proves it."""

    def __init__(self, value: float, gap: float, programs: list[list[Program]], weights: list[list[float]]) -> None:
        self.value = value
        self.gap = gap
        self.programs = programs
        self.weights = weights

    def support(self, side: int) -> list[Program]:
        return [one for one, weight in zip(self.programs[side], self.weights[side], strict=True) if weight > 0.0]


class RoundSolver:
    """Solves rounds that begin with the same decks; positions and rows are shared between them."""

    def __init__(self, graph: Graph, position: int, worths: Worths) -> None:
        self.graph = graph
        self.decks = [graph.game.deck(side, position) for side in (0, 1)]
        self.rows: int = max(1, self.decks[0].rows, self.decks[1].rows)
        self.repliers = [Replier(graph, side, self.decks[side], self.rows, worths) for side in (0, 1)]
        self.worths = worths
        self.patience: int = PATIENCE
        self.watch: Callable[[int, float], None] | None = None  # told the programs and the gap of every turn

    def forget(self) -> None:
        for replier in self.repliers:
            replier.forget()

    def payoff(self, start: int, first: Program, second: Program) -> float:
        """What two programs come to."""
        position = start
        for row in range(self.rows):
            if self.graph.game.is_over(position):
                break
            position = self.graph.replies(position, 0, second[row])[first[row]]
        return self.worths.worth(position)

    def any_program(self, side: int) -> Program:
        deck = self.decks[side]
        state = deck.first
        program: Program = []
        for _ in range(self.rows):
            program.append(deck.lays(state)[0])
            state = deck.after(state)[0]
        return program

    def solve(
        self, start: int, first: list[Program], second: list[Program], hands: list[int] | None = None
    ) -> Solution:
        """The whole round; the programs given are where the search begins, and each side has this state of its hand."""
        states = [deck.first for deck in self.decks] if hands is None else hands
        plain = [deck.plain for deck in self.decks]
        programs = [list(first) or [self.any_program(0)], list(second) or [self.any_program(1)]]
        if states != plain:  # the plain round is nearly there, and cheap
            begun = Oracle(self, start, plain, programs).run()
            programs = [begun.support(0), begun.support(1)]
        return Oracle(self, start, states, programs).run()

    def best_reply(self, start: int, side: int, rivals: list[Program], weights: list[float]) -> tuple[float, Program]:
        """The best program of this side against a mixture, and what it is worth to this side."""
        replier = self.repliers[side]
        replier.patience = MOST_NODES
        found = replier.find(start, self.decks[side].first, rivals, weights, NEVER)
        return replier.best, found


class Oracle:
    """Double oracle on one round: the matrix of the programs found so far grows by best replies to its solution."""

    def __init__(self, solver: RoundSolver, start: int, states: list[int], programs: list[list[Program]]) -> None:
        self.solver = solver
        self.start = start
        self.states = states
        self.programs: list[list[Program]] = [[], []]
        self.matrix = Growing()
        for side in (0, 1):
            for program in programs[side]:
                self.add(side, program)

    def add(self, side: int, program: Program) -> bool:
        if not program or program in self.programs[side]:
            return False
        payoff = self.matrix.payoff
        self.matrix.active[side].append(len(self.programs[side]))
        if side == 0:
            payoff.append([self.solver.payoff(self.start, program, other) for other in self.programs[1]])
        else:
            for number, other in enumerate(self.programs[0]):
                payoff[number].append(self.solver.payoff(self.start, other, program))
        self.programs[side].append(program)
        return True

    def run(self) -> Solution:
        """Until the value is proved: with more and more patience, and at last with all of it."""
        patience = float(self.solver.patience)
        low, high, mixed, grown = self.turn(int(patience), ROUGH)
        for _ in range(TURNS):
            if high - low <= CLOSE:
                break
            last = not grown
            patience = min(patience * GROWING, MOST_NODES)
            low, high, mixed, grown = self.turn(MOST_NODES, ENOUGH) if last else self.turn(int(patience), ROUGH)
            if self.solver.watch is not None and high - low < -NEVER:
                self.solver.watch(len(self.programs[0]) + len(self.programs[1]), high - low)
            if last and not grown:
                break
        weights = [list(mixed.first), list(mixed.second)]
        for side in (0, 1):  # programs found after that mixture was
            weights[side] += [0.0] * (len(self.programs[side]) - len(weights[side]))
        return Solution((low + high) / 2, max(0.0, high - low), self.programs, weights)

    def turn(self, patience: int, close: float) -> tuple[float, float, Mixed, bool]:
        """Solve the matrix this closely, reply to both mixtures; what is proved now (nothing where patience ended
        first), and whether a program was new."""
        mixed = self.matrix.solve(close)
        first, second = self.solver.repliers
        first.patience = second.patience = patience
        reply = first.find(self.start, self.states[0], self.programs[1], mixed.second, mixed.high)
        high = -NEVER if first.cut else first.best
        counter = second.find(self.start, self.states[1], self.programs[0], mixed.first, -mixed.low)
        low = NEVER if second.cut else -second.best
        grown = self.add(0, reply)
        return low, high, mixed, self.add(1, counter) or grown
