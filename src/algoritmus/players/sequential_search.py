"""Sequential search, where seats answer in turn: a shallow game tree of the best answers and replies."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Choose, Position
from algoritmus.core.skill import Skill
from algoritmus.players.simulation import BudgetExhausted, Simulation, World, candidate_answers, mutated

BEST: Final = 4  # answers that are mutated


class SequentialSearch:
    """Evaluates own answers in some worlds, first after one step, then after playing on."""

    def __init__(self, simulation: Simulation, skill: Skill, ask: Ask, worlds: list[World], chance: Chance) -> None:
        self.simulation = simulation
        self.skill = skill
        self.ask = ask
        self.worlds = worlds
        self.chance = chance
        self.values: dict[Answer, float] = {}

    def run(self) -> Answer:
        """The best answer; a part of the step budget is kept for playing on."""
        affordable = self.simulation.steps_left // len(self.worlds)
        for answer in candidate_answers(self.ask, min(self.skill.tries, affordable), self.chance):
            self.evaluate(answer)
        if not isinstance(self.ask, Choose):
            self.improve(self.simulation.steps_left // 2 if self.skill.depth else 0)
        ranked = self.ranked()
        return self.best_after_rollouts(ranked) if self.skill.depth and len(ranked) > 1 else ranked[0]

    def evaluate(self, answer: Answer) -> None:
        if answer not in self.values:
            move = self.ask.read(answer)
            self.values[answer] = sum(self.simulation.value(world, move, {}) for world in self.worlds)

    def ranked(self) -> list[Answer]:
        return sorted(self.values, key=lambda answer: -self.values[answer])

    def improve(self, reserve: int) -> None:
        """Mutate the best answers until only the reserve of the budget is left."""
        best = self.ranked()[:BEST]
        while self.simulation.steps_left >= reserve + len(self.worlds):
            before = self.simulation.steps_left
            answer = mutated(self.ask, best[self.chance.draw(len(best), "answer")], self.chance)
            self.evaluate(answer)
            if self.simulation.steps_left == before:
                self.simulation.steps_left -= 1  # a known answer costs a step too, so that the loop ends
            elif self.values[answer] > self.values[best[-1]]:
                best = sorted([*best, answer], key=lambda one: -self.values[one])[:BEST]

    def best_after_rollouts(self, ranked: list[Answer]) -> Answer:
        """The best of the answers that the step budget allows to play on."""
        values: list[float] = []
        with suppress(BudgetExhausted):
            for answer in ranked:
                values.append(self.rollout(answer))
        return ranked[values.index(max(values))] if values else ranked[0]

    def rollout(self, answer: Answer) -> float:
        move = self.ask.read(answer)
        total = 0.0
        for world in self.worlds:
            position = self.simulation.after(world.position, {self.simulation.seat: move}, world.seed)
            for step in range(self.skill.depth):
                position = self.greedy_step(position, f"{world.seed}/{step}")
            total += self.simulation.evaluate(position, self.simulation.seat)
        return total

    def greedy_step(self, position: Position, seed: str) -> Position:
        """Every seat that is asked takes the best of a few answers for itself, against random answers of the others."""
        asks = self.simulation.game.asks(position)
        moves = {seat: ask.read(ask.random(self.chance)) for seat, ask in asks.items()}
        for seat, ask in asks.items():
            tried = [ask.read(ask.random(self.chance)) for _ in range(self.skill.rivals)]
            found = [self.simulation.after(position, {**moves, seat: move}, seed) for move in tried]
            values = [self.simulation.evaluate(after, seat) for after in found]
            best = values.index(max(values))
            if len(asks) == 1:
                return found[best]
            moves[seat] = tried[best]
        return self.simulation.after(position, moves, seed) if asks else position
