"""Simultaneous search, where all seats answer at once: double oracle on a matrix of own answers and replies."""

from __future__ import annotations

from typing import Final

from algoritmus.analysis.solver.matrix import Matrix
from algoritmus.analysis.solver.regret_matching import equilibrium
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Move
from algoritmus.core.skill import Skill
from algoritmus.players.simulation import BudgetExhausted, Simulation, World, candidate_answers, mutated

REGRET_ITERATIONS: Final = 120
MIN_WEIGHT: Final = 0.03  # lower weights of a mixture are ignored
RIVAL_SAMPLES: Final = 3  # random answers of which a rival takes the best, every second time
Replies = dict[int, Move]  # of all others


class SimultaneousSearch:
    """Finds a mixture of own answers in some worlds. Several rivals are modelled only, not answered best."""

    def __init__(self, simulation: Simulation, skill: Skill, ask: Ask, worlds: list[World], chance: Chance) -> None:
        self.simulation = simulation
        self.ask = ask
        self.worlds = worlds
        self.chance = chance
        self.tries = skill.tries
        self.trust: float = skill.trust / 100 if max(len(world.others) for world in worlds) == 1 else 1.0
        self.answers: list[Answer] = candidate_answers(ask, skill.tries, chance)
        self.moves: list[Move] = [ask.read(answer) for answer in self.answers]
        self.tried: int = len(self.answers)
        self.replies: list[list[Replies]] = [[] for _ in worlds]
        self.reply_answers: list[list[Answer]] = [[] for _ in worlds]  # of a single rival
        self.first: int = max(1, skill.rivals)  # replies of the model; later ones are best responses
        self.add_expected_replies()
        self.payoffs: list[Matrix] = [
            [[simulation.value(world, move, reply) for reply in replies] for move in self.moves]
            for world, replies in zip(worlds, self.replies, strict=True)
        ]
        self.model: list[float] = [self.model_payoff(row) for row in range(len(self.moves))]
        self.weights: list[float] = []
        self.reply_mixtures: list[list[float]] = []

    def run(self) -> None:
        """Grow the matrix and solve it by turns while steps are left."""
        self.solve()
        while len(self.answers) > 1 and self.grow():
            self.solve()

    def grow(self) -> bool:
        """Add one better answer of the own side and one better reply in every world; whether steps were used."""
        before = self.simulation.steps_left
        try:
            self.grow_answers()
            if self.trust < 1.0:
                for number in range(len(self.worlds)):
                    self.grow_replies(number)
        except BudgetExhausted:
            return False
        return self.simulation.steps_left < before

    def solve(self) -> None:
        if len(self.answers) == 1:
            self.weights, self.reply_mixtures = [1.0], [[1.0 / len(replies)] * len(replies) for replies in self.replies]
            return
        self.weights, self.reply_mixtures = equilibrium(self.payoffs, self.model, self.trust, REGRET_ITERATIONS)

    # model of the rivals

    def add_expected_replies(self) -> None:
        """Model of the rivals: every second reply is random, the others are the best of a few."""
        for number, world in enumerate(self.worlds):
            for turn in range(self.first):
                answers = {
                    seat: self.expected_reply(world, seat, ask, turn % 2 == 1) for seat, ask in world.others.items()
                }
                self.add_reply(number, answers)

    def expected_reply(self, world: World, seat: int, ask: Ask, greedy: bool) -> Answer:
        if not greedy:
            return ask.random(self.chance)
        answers = [ask.random(self.chance) for _ in range(RIVAL_SAMPLES)]
        others = {other: one.read(one.random(self.chance)) for other, one in world.others.items() if other != seat}
        moves = {**others, self.simulation.seat: self.moves[self.chance.draw(len(self.moves), "answer")]}
        values = [self.evaluate_for(world, seat, {**moves, seat: ask.read(answer)}) for answer in answers]
        return answers[values.index(max(values))]

    def evaluate_for(self, world: World, seat: int, moves: dict[int, Move]) -> float:
        return self.simulation.evaluate(self.simulation.after(world.position, moves, world.seed), seat)

    def add_reply(self, number: int, answers: dict[int, Answer]) -> None:
        others = self.worlds[number].others
        self.replies[number].append({seat: others[seat].read(answer) for seat, answer in answers.items()})
        self.reply_answers[number].append(next(iter(answers.values())))

    def model_payoff(self, row: int) -> float:
        """The payoff of an answer against the model."""
        return sum(sum(payoff[row][: self.first]) for payoff in self.payoffs) / self.first / len(self.payoffs)

    # growing

    def new_candidates(self, ask: Ask, known: list[Answer], weights: list[float]) -> list[Answer]:
        """Mutations of answers that have a weight, and random ones."""
        weighted = [answer for answer, weight in zip(known, weights, strict=False) if weight > MIN_WEIGHT] or known
        found = [
            mutated(ask, weighted[self.chance.draw(len(weighted), "answer")], self.chance)
            for _ in range(self.tries // 2)
        ]
        found += [ask.random(self.chance) for _ in range(max(1, self.tries // 2))]
        return [answer for answer in dict.fromkeys(found) if answer not in known]

    def grow_answers(self) -> None:
        best: Answer | None = None
        most = sum(weight * self.row_value(row) for row, weight in enumerate(self.weights)) + 1e-9
        for answer in self.new_candidates(self.ask, self.answers, self.weights):
            self.tried += 1
            value = self.value_of(self.ask.read(answer))
            if value > most:
                best, most = answer, value
        if best is not None:
            self.add_answer(best)

    def row_value(self, row: int) -> float:
        """The value of an answer of the matrix against the model and the reply mixtures."""
        worst = 0.0
        for payoff, mixture in zip(self.payoffs, self.reply_mixtures, strict=True):
            worst += sum(weight * value for weight, value in zip(mixture, payoff[row], strict=True)) / len(self.payoffs)
        return self.trust * self.model[row] + (1 - self.trust) * worst

    def value_of(self, move: Move) -> float:
        """The value of a new answer: only replies with a weight are simulated."""
        total = 0.0
        for number, world in enumerate(self.worlds):
            weights = self.reply_weights(number)
            heavy = [place for place, weight in enumerate(weights) if weight > MIN_WEIGHT]
            mass = sum(weights[place] for place in heavy)
            for place in heavy:
                total += weights[place] / mass * self.simulation.value(world, move, self.replies[number][place])
        return total / len(self.worlds)

    def reply_weights(self, number: int) -> list[float]:
        """The weights of replies in a world: the mixture and the model, blended by trust."""
        usual = self.trust / self.first
        return [
            (1 - self.trust) * weight + (usual if place < self.first else 0.0)
            for place, weight in enumerate(self.reply_mixtures[number])
        ]

    def add_answer(self, answer: Answer) -> None:
        move = self.ask.read(answer)
        rows = [
            [self.simulation.value(world, move, reply) for reply in replies]
            for world, replies in zip(self.worlds, self.replies, strict=True)
        ]
        self.answers.append(answer)
        self.moves.append(move)
        for payoff, row in zip(self.payoffs, rows, strict=True):
            payoff.append(row)
        self.model.append(self.model_payoff(len(self.moves) - 1))

    def grow_replies(self, number: int) -> None:
        """Add the reply that is best against the own mixture in this world."""
        world = self.worlds[number]
        ((seat, ask),) = world.others.items()
        heavy = [row for row, weight in enumerate(self.weights) if weight > MIN_WEIGHT]
        mass = sum(self.weights[row] for row in heavy)
        payoff, mixture = self.payoffs[number], self.reply_mixtures[number]
        least = sum(
            self.weights[row] / mass * weight * payoff[row][place]
            for row in heavy
            for place, weight in enumerate(mixture)
        )
        worst: Answer | None = None
        for answer in self.new_candidates(ask, self.reply_answers[number], mixture):
            reply: Replies = {seat: ask.read(answer)}
            cost = sum(self.weights[row] / mass * self.simulation.value(world, self.moves[row], reply) for row in heavy)
            if cost < least - 1e-9:
                worst, least = answer, cost
        if worst is not None:
            reply = {seat: ask.read(worst)}
            column = [self.simulation.value(world, move, reply) for move in self.moves]
            self.add_reply(number, {seat: worst})
            for row, value in zip(payoff, column, strict=True):
                row.append(value)

    # result

    def draw_answer(self) -> int:
        """Draw an answer from the mixture."""
        kept = [weight if weight > MIN_WEIGHT else 0.0 for weight in self.weights]
        left = (self.chance.draw(1_000_000, "mixture") + 0.5) / 1_000_000 * sum(kept)
        for row, weight in enumerate(kept):
            left -= weight
            if left < 0:
                return row
        return kept.index(max(kept))

    def worst_reply(self, row: int) -> Answer:
        """The best response of a single rival to this answer, in the first world."""
        payoff = self.payoffs[0][row]
        return self.reply_answers[0][payoff.index(min(payoff))]
