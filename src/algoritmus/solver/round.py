"""The exact round: the value of a round over all programs and optimal mixtures, by double oracle.

Bošanský, Kiekintveld, Lisý, Pěchouček: An exact double-oracle algorithm for zero-sum extensive-form games with
imperfect information (2014). Here a program is laid whole: the game of a turn is a matrix, the oracle walks rows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from algoritmus.core.packed import Packed
from algoritmus.solver.matrix import ENOUGH, Growing, normal, worth_of
from algoritmus.solver.reply import MOST_NODES, NEVER, Graph, Program, Replier, Worths

CLOSE: Final = 2e-10  # the double oracle stops here
TURNS: Final = 5000
ROUGH: Final = 1e-5  # the gap of a matrix that will grow anyway
SELDOM: Final = 1e-9  # a weight that is not blended in
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
            position = self.decks[0].does(first[row], self.graph.replies(position, 0, second[row]))
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
            begun = DoubleOracle(self, start, plain, programs).run()
            programs = [begun.support(0), begun.support(1)]
        return DoubleOracle(self, start, states, programs).run()

    def best_reply(self, start: int, side: int, rivals: list[Program], weights: list[float]) -> tuple[float, Program]:
        """The best program of this side against a mixture, and what it is worth to this side."""
        replier = self.repliers[side]
        replier.patience = MOST_NODES
        found = replier.find(start, self.decks[side].first, rivals, weights, NEVER)
        return replier.best, found


class DoubleOracle:
    """Double oracle on one round: the matrix of the programs found so far grows by best replies to its solution.

    The mixtures of a matrix jump from turn to turn. So a reply is looked for to a blend of the last one and of the best
    that is known, the one that is `held` because no reply to any other is proved to bring as little (Wentges, Weighted
    Dantzig-Wolfe decomposition, 1997), and to the last one itself only if that teaches nothing about it.
    """

    def __init__(self, solver: RoundSolver, start: int, states: list[int], programs: list[list[Program]]) -> None:
        self.solver = solver
        self.start = start
        self.states = states
        self.programs: list[list[Program]] = [[], []]
        self.held: list[list[float]] = [[], []]  # the best mixture of each side
        self.most: list[float] = [-NEVER, -NEVER]  # what each side gets at most, against the one that the other holds
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
            payoff.append([self.payoff(program, other) for other in self.programs[1]])
        else:
            for number, other in enumerate(self.programs[0]):
                payoff[number].append(self.payoff(other, program))
        self.programs[side].append(program)
        return True

    def payoff(self, first: Program, second: Program) -> float:
        return self.solver.payoff(self.start, first, second)

    def reply(self, side: int, weights: list[float], least: float, patience: int) -> float:
        """What the best reply of this side to the other's mixture is worth; `least` if no program is worth more."""
        replier = self.solver.repliers[side]
        replier.patience = patience
        replier.find(self.start, self.states[side], self.programs[1 - side], weights, least)
        return replier.best

    def run(self) -> Solution:
        """Until the value is proved: with more and more patience, and at last with all of it."""
        patience = float(self.solver.patience)
        grown = True
        for _ in range(TURNS):
            last = not grown
            grown = self.turn(MOST_NODES, ENOUGH) if last else self.turn(int(patience), ROUGH)
            gap = self.most[0] + self.most[1]
            if gap <= CLOSE or (last and not grown):
                break
            patience = min(patience * GROWING, MOST_NODES)
            if self.solver.watch is not None and gap < -NEVER:
                self.solver.watch(len(self.programs[0]) + len(self.programs[1]), gap)
        value = (self.most[0] - self.most[1]) / 2
        weights = [self.spread(self.held[side], side) for side in (0, 1)]
        return Solution(value, max(0.0, self.most[0] + self.most[1]), self.programs, weights)

    def turn(self, patience: int, close: float) -> bool:
        """Solve the matrix this closely and reply to both mixtures; whether a program was new."""
        mixed = self.matrix.solve(close)
        grown = False
        for side, weights, value in ((0, mixed.second, mixed.high), (1, mixed.first, -mixed.low)):
            blend = self.blended(self.spread(weights, 1 - side), self.spread(self.held[1 - side], 1 - side))
            new = self.challenge(side, blend, patience)
            if not new or self.worths(side, self.spread(weights, 1 - side))[-1] <= value + CLOSE:
                new = self.challenge(side, self.spread(weights, 1 - side), patience) or new
            grown = grown or new
        return grown

    def challenge(self, side: int, weights: list[float], patience: int) -> bool:
        """Reply to this mixture; it is held from now on if it is proved better. Whether a reply is a new program.

        The best but one of the search joins, too: it costs nothing more, and a quarter of all work is saved.
        """
        best = self.reply(side, weights, max(self.worths(side, weights)), patience)
        replier = self.solver.repliers[side]
        if best < self.most[side] and not replier.cut:
            self.most[side] = best
            self.held[1 - side] = weights
        added = self.add(side, replier.best_line)
        return self.add(side, replier.next_line) or added

    def worths(self, side: int, weights: list[float]) -> list[float]:
        """What each program of this side is worth to it against the other's mixture."""
        payoff = self.matrix.payoff
        if side == 0:
            return [worth_of(weights, row) for row in payoff]
        return [-worth_of(weights, [row[place] for row in payoff]) for place in range(len(payoff[0]))]

    def blended(self, weights: list[float], held: list[float]) -> list[float]:
        if sum(held) == 0.0:
            return weights
        return normal(
            [(one + other) / 2 if one + other > SELDOM else 0.0 for one, other in zip(weights, held, strict=True)]
        )

    def spread(self, weights: list[float], side: int) -> list[float]:
        """With programs that were found later."""
        return weights + [0.0] * (len(self.programs[side]) - len(weights))
