"""Regret matching comes near the equilibrium that the simplex proves, in one world and where the rival knows more."""

from __future__ import annotations

import pytest

from algoritmus.analysis.solver.matrix import solve_matrix
from algoritmus.analysis.solver.regret_matching import equilibrium
from algoritmus.core.chance import Seeded


def lowest(payoff: list[list[float]], weights: list[float]) -> float:
    columns = range(len(payoff[0]))
    return min(sum(weight * row[place] for weight, row in zip(weights, payoff, strict=True)) for place in columns)


@pytest.mark.parametrize("seed", range(12))
def test_the_mixture_is_worth_nearly_the_value_of_the_game(seed: int) -> None:
    chance = Seeded(f"matrix/{seed}")
    height, width = 2 + chance.draw(8), 2 + chance.draw(8)
    payoff = [[float(chance.draw(21) - 10) for _ in range(width)] for _ in range(height)]
    mine, _ = equilibrium([payoff], [0.0] * height, 0.0, 2000)
    assert sum(mine) == pytest.approx(1.0)
    assert lowest(payoff, mine) == pytest.approx(solve_matrix(payoff).low, abs=0.05)


def test_with_full_trust_the_answer_that_the_model_pays_most_for_is_taken() -> None:
    mine, _ = equilibrium([[[0.0, 9.0], [5.0, 5.0]]], [4.5, 4.0], 1.0, 200)
    assert mine[0] > 0.9


def test_trust_lies_between_safety_and_the_model() -> None:
    payoff = [[-10.0, 6.0], [0.0, 0.0]]  # the first is good against the second reply only
    model = [6.0, 0.0]
    safe, _ = equilibrium([payoff], model, 0.0, 2000)
    bold, _ = equilibrium([payoff], model, 0.9, 2000)
    assert safe[0] < 0.05
    assert bold[0] > 0.95


def test_a_rival_that_knows_the_world_replies_to_each() -> None:
    """Matching pennies of which one world pays me and the other the rival: knowing it, the rival gives me nothing."""
    first, second = [[1.0, -1.0], [1.0, -1.0]], [[-1.0, 1.0], [-1.0, 1.0]]
    _, theirs = equilibrium([first, second], [0.0, 0.0], 0.0, 500)
    assert theirs[0][1] > 0.95
    assert theirs[1][0] > 0.95
