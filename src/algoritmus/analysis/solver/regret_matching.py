"""Approximate equilibria by regret matching: Tammelin, Solving large imperfect information games (2014).

The first side does not know in which of several equally likely worlds it is, the second does. With probability `trust`
the second chooses as a model of it would (restricted Nash response: Johanson and others, 2007).
"""

from __future__ import annotations

from algoritmus.analysis.solver.matrix import Matrix


class Regrets:
    """Regrets of one side: its next mixture, and the average of all mixtures, with higher weights for later ones."""

    def __init__(self, width: int) -> None:
        self.regret: list[float] = [0.0] * width
        self.sum: list[float] = [0.0] * width
        self.now: list[float] = [1.0 / width] * width

    def learn(self, gains: list[float], turn: int) -> None:
        mean = 0.0
        for place, weight in enumerate(self.now):
            mean += weight * gains[place]
        total = 0.0
        for place, gain in enumerate(gains):
            kept = self.regret[place] + gain - mean
            if kept < 0.0:
                kept = 0.0
            self.regret[place] = kept
            total += kept
        width = len(gains)
        for place in range(width):
            weight = self.regret[place] / total if total > 0.0 else 1.0 / width
            self.now[place] = weight
            self.sum[place] += turn * weight

    def average(self) -> list[float]:
        total = sum(self.sum)
        return [weight / total for weight in self.sum]


def equilibrium(
    payoffs: list[Matrix], model: list[float], trust: float, turns: int
) -> tuple[list[float], list[list[float]]]:
    """The mixture of the first side, and those of the second, one for each world.

    `payoffs` are the first side's, by world, own answer and reply; `model` is each own answer's against the model.
    """
    mine = Regrets(len(model))
    theirs = [Regrets(len(payoff[0])) for payoff in payoffs]
    share = (1.0 - trust) / len(payoffs)
    for turn in range(1, turns + 1):
        gains = [trust * value for value in model]
        for world, payoff in enumerate(payoffs):
            add_rows(gains, payoff, theirs[world].now, share)
        mine.learn(gains, turn)
        for world, payoff in enumerate(payoffs):
            theirs[world].learn(losses(payoff, mine.now), turn)
    return mine.average(), [one.average() for one in theirs]


def add_rows(gains: list[float], payoff: Matrix, weights: list[float], share: float) -> None:
    for place, row in enumerate(payoff):
        total = 0.0
        for number, weight in enumerate(weights):
            total += weight * row[number]
        gains[place] += share * total


def losses(payoff: Matrix, weights: list[float]) -> list[float]:
    """The payoff of each reply for the second side."""
    found = [0.0] * len(payoff[0])
    for place, row in enumerate(payoff):
        weight = weights[place]
        if weight > 0.0:
            for number, value in enumerate(row):
                found[number] -= weight * value
    return found
