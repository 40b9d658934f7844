"""Search where all answer at once: a matrix of own answers and replies that grows by what answers its solution best."""

from __future__ import annotations

from typing import Final

from algoritmus.bots.imagined import Imagination, Spent, World, some_answers, varied
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Move
from algoritmus.core.skill import Skill
from algoritmus.solver.matrix import Matrix
from algoritmus.solver.regret import equilibrium

LEARNING: Final = 120  # turns of regret matching
SELDOM: Final = 0.03  # a weight that is not worth a thought
WITTY: Final = 3  # random answers of which a rival takes the best, every second time
Replies = dict[int, Move]  # of all others


class Together:
    """Own answers against what others may lay in some worlds. More than one rival are taken as they are expected."""

    def __init__(self, mind: Imagination, skill: Skill, ask: Ask, worlds: list[World], chance: Chance) -> None:
        self.mind = mind
        self.ask = ask
        self.worlds = worlds
        self.chance = chance
        self.tries = skill.tries
        self.trust: float = skill.trust / 100 if max(len(world.others) for world in worlds) == 1 else 1.0
        self.answers: list[Answer] = some_answers(ask, skill.tries, chance)
        self.moves: list[Move] = [ask.read(answer) for answer in self.answers]
        self.tried: int = len(self.answers)
        self.replies: list[list[Replies]] = [[] for _ in worlds]
        self.words: list[list[Answer]] = [[] for _ in worlds]  # of a single rival
        self.first: int = max(1, skill.rivals)  # replies that are expected; those found later are feared
        self.expect()
        self.payoffs: list[Matrix] = [
            [[mind.value(world, move, reply) for reply in replies] for move in self.moves]
            for world, replies in zip(worlds, self.replies, strict=True)
        ]
        self.model: list[float] = [self.expected(row) for row in range(len(self.moves))]
        self.weights: list[float] = []
        self.feared: list[list[float]] = []

    def think(self) -> None:
        """Widen both sides by turns while there are steps left."""
        self.solve()
        while len(self.answers) > 1 and self.widened():
            self.solve()

    def widened(self) -> bool:
        """One more answer of the own side, one more reply in every world, where a better one is found."""
        before = self.mind.left
        try:
            self.widen_own()
            if self.trust < 1.0:
                for number in range(len(self.worlds)):
                    self.widen_replies(number)
        except Spent:
            return False
        return self.mind.left < before

    def solve(self) -> None:
        if len(self.answers) == 1:
            self.weights, self.feared = [1.0], [[1.0 / len(replies)] * len(replies) for replies in self.replies]
            return
        self.weights, self.feared = equilibrium(self.payoffs, self.model, self.trust, LEARNING)

    # what others may lay

    def expect(self) -> None:
        """Every second reply is laid without a thought, the others are the best of a few."""
        for number, world in enumerate(self.worlds):
            for turn in range(self.first):
                words = {seat: self.likely(world, seat, ask, turn % 2 == 1) for seat, ask in world.others.items()}
                self.add_reply(number, words)

    def likely(self, world: World, seat: int, ask: Ask, witty: bool) -> Answer:
        if not witty:
            return ask.random(self.chance)
        answers = [ask.random(self.chance) for _ in range(WITTY)]
        others = {other: one.read(one.random(self.chance)) for other, one in world.others.items() if other != seat}
        moves = {**others, self.mind.seat: self.moves[self.chance.draw(len(self.moves), "answer")]}
        worths = [self.worth_to(world, seat, {**moves, seat: ask.read(answer)}) for answer in answers]
        return answers[worths.index(max(worths))]

    def worth_to(self, world: World, seat: int, moves: dict[int, Move]) -> float:
        return self.mind.worth(self.mind.after(world.position, moves, world.seed), seat)

    def add_reply(self, number: int, words: dict[int, Answer]) -> None:
        others = self.worlds[number].others
        self.replies[number].append({seat: others[seat].read(answer) for seat, answer in words.items()})
        self.words[number].append(next(iter(words.values())))

    def expected(self, row: int) -> float:
        """What an answer gets from the replies that were expected at first."""
        return sum(sum(payoff[row][: self.first]) for payoff in self.payoffs) / self.first / len(self.payoffs)

    # growing

    def fresh(self, ask: Ask, known: list[Answer], weights: list[float]) -> list[Answer]:
        """Variations of answers that are good already, and some new ones."""
        good = [answer for answer, weight in zip(known, weights, strict=False) if weight > SELDOM] or known
        found = [varied(ask, good[self.chance.draw(len(good), "answer")], self.chance) for _ in range(self.tries // 2)]
        found += [ask.random(self.chance) for _ in range(max(1, self.tries // 2))]
        return [answer for answer in dict.fromkeys(found) if answer not in known]

    def widen_own(self) -> None:
        best: Answer | None = None
        most = sum(weight * self.stands(row) for row, weight in enumerate(self.weights)) + 1e-9
        for answer in self.fresh(self.ask, self.answers, self.weights):
            self.tried += 1
            worth = self.against(self.ask.read(answer))
            if worth > most:
                best, most = answer, worth
        if best is not None:
            self.add_answer(best)

    def stands(self, row: int) -> float:
        """What an answer of the matrix gets from the model and from the replies feared."""
        worst = 0.0
        for payoff, feared in zip(self.payoffs, self.feared, strict=True):
            worst += sum(weight * worth for weight, worth in zip(feared, payoff[row], strict=True)) / len(self.payoffs)
        return self.trust * self.model[row] + (1 - self.trust) * worst

    def against(self, move: Move) -> float:
        """The same of a new answer: only replies that weigh something are played out."""
        total = 0.0
        for number, world in enumerate(self.worlds):
            weights = self.mixed(number)
            heavy = [place for place, weight in enumerate(weights) if weight > SELDOM]
            mass = sum(weights[place] for place in heavy)
            for place in heavy:
                total += weights[place] / mass * self.mind.value(world, move, self.replies[number][place])
        return total / len(self.worlds)

    def mixed(self, number: int) -> list[float]:
        """Replies feared in a world, with trust mixed with those expected."""
        usual = self.trust / self.first
        return [
            (1 - self.trust) * weight + (usual if place < self.first else 0.0)
            for place, weight in enumerate(self.feared[number])
        ]

    def add_answer(self, answer: Answer) -> None:
        move = self.ask.read(answer)
        rows = [
            [self.mind.value(world, move, reply) for reply in replies]
            for world, replies in zip(self.worlds, self.replies, strict=True)
        ]
        self.answers.append(answer)
        self.moves.append(move)
        for payoff, row in zip(self.payoffs, rows, strict=True):
            payoff.append(row)
        self.model.append(self.expected(len(self.moves) - 1))

    def widen_replies(self, number: int) -> None:
        """The reply in this world that costs the own mixture most."""
        world = self.worlds[number]
        ((seat, ask),) = world.others.items()
        heavy = [row for row, weight in enumerate(self.weights) if weight > SELDOM]
        mass = sum(self.weights[row] for row in heavy)
        payoff, feared = self.payoffs[number], self.feared[number]
        least = sum(
            self.weights[row] / mass * weight * payoff[row][place]
            for row in heavy
            for place, weight in enumerate(feared)
        )
        worst: Answer | None = None
        for answer in self.fresh(ask, self.words[number], feared):
            reply: Replies = {seat: ask.read(answer)}
            cost = sum(self.weights[row] / mass * self.mind.value(world, self.moves[row], reply) for row in heavy)
            if cost < least - 1e-9:
                worst, least = answer, cost
        if worst is not None:
            reply = {seat: ask.read(worst)}
            column = [self.mind.value(world, move, reply) for move in self.moves]
            self.add_reply(number, {seat: worst})
            for row, worth in zip(payoff, column, strict=True):
                row.append(worth)

    # what came out

    def drawn(self) -> int:
        """An answer as often as the mixture has it."""
        kept = [weight if weight > SELDOM else 0.0 for weight in self.weights]
        left = (self.chance.draw(1_000_000, "mixture") + 0.5) / 1_000_000 * sum(kept)
        for row, weight in enumerate(kept):
            left -= weight
            if left < 0:
                return row
        return kept.index(max(kept))

    def worst_reply(self, row: int) -> Answer:
        """What a single rival could lay against this answer, in the first world."""
        payoff = self.payoffs[0][row]
        return self.words[0][payoff.index(min(payoff))]
