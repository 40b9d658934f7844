"""Simple players: at random, and greedy with one step of look-ahead in sampled positions."""

from __future__ import annotations

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Answer, Ask, Game, Move, Position
from algoritmus.core.view_types import View
from algoritmus.players.simulation import SEEDS, candidate_answers

TRIES = 24  # answers compared
WORLDS = 2  # sampled positions


class Random:
    """Any allowed answer, card by card."""

    blind = True  # it ignores the view, so none is made for it

    def answer(self, view: View, ask: Ask, chance: Chance) -> Answer:  # noqa: ARG002
        return ask.random(chance)


class Greedy:
    """Tries some answers in sampled positions against random rivals and takes the best on average."""

    def __init__(self, game: Game, tries: int = TRIES, worlds: int = WORLDS) -> None:
        self.game = game
        self.tries = tries
        self.worlds = worlds

    def answer(self, view: View, ask: Ask, chance: Chance) -> Answer:
        answers = candidate_answers(ask, self.tries, chance)
        if len(answers) == 1:
            return answers[0]
        try:
            worlds = [self.sample_world(view, chance) for _ in range(self.worlds)]
        except LookupError:  # no position found that agrees with the view
            return answers[0]
        seat = self.game.seats(worlds[0][0]).index(str(view["seat"]))
        moves = [ask.read(answer) for answer in answers]
        values = [sum(self.value(world, seat, move) for world in worlds) for move in moves]
        return answers[values.index(max(values))]

    def sample_world(self, view: View, chance: Chance) -> tuple[Position, dict[int, Move], int]:
        """A sampled position, random moves of the rivals in it, and a seed for its chance."""
        position = self.game.sample(view, chance)
        rivals = {seat: ask.read(ask.random(chance)) for seat, ask in self.game.asks(position).items()}
        return position, rivals, chance.draw(SEEDS, "seed")

    def value(self, world: tuple[Position, dict[int, Move], int], seat: int, move: Move) -> float:
        position, rivals, seed = world
        after, _ = self.game.step(position, {**rivals, seat: move}, Seeded(seed), False)
        return self.game.evaluation.evaluate(after, seat)
