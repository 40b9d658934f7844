"""Matrix games: our own simplex beside scipy's linear program, and beside exact fractions."""

from __future__ import annotations

import random

import numpy
import pytest

from algoritmus.analysis.solver.matrix import GrowingMatrix, simplex, solve_matrix, with_bounds
from algoritmus.analysis.solver.rational import solve_by_fractions
from tests.analysis.brute_force import game_value

SHAPES = [(1, 1), (1, 7), (6, 1), (2, 2), (3, 5), (9, 9), (24, 17), (17, 31)]

CIRCLE = """\
0+++0++00-0+-000---0-++0---0+
0-0---+-000-0--0000-00000+000
0-0-0-0000000-0000+0000+00000
+++00+0000000+0000-00++000000
+++00+0000000+0000000+++00000
0+++0000000000000000000000000
000+++0-000-0000000-0+000+000
00++-00-+0000+-++00-0+00++000
00+++000+0000+0++0000+00++000
+++00+00-00+0+0000000++000000
0000+00-00+00+00+00-000000000
0+0-+00-00000000000-000000000
0+++0++00-0+-000--000++0---0+
000+++++000-+0000--0-+000--00
000++++---0--0+00-0-0+00---0+
0000+00-000000+000--000000000
0++00++0000++000+--0-++00--00
00-+++0-000-00+0000-0+0000-0+
00+++0+0+-00-++++000-+000000+
0000000000+00+00+000+00000000
0000000000+00+00+000000000-00
00-+-0+-0-0-+0-00---0+00---00
0++00+00--0+-0000--000+0---00
0+0-0-00000000000000000000000
0000000---0--0000-0--000---00
000000000000000000+0000-0-00-
0+0000000000000000-0000000000
000000000+-000000+00000000000
000000000+-0000000000--000+00""".splitlines()


def matrix(shape: tuple[int, int], seed: int, spread: int) -> list[list[float]]:
    """WholeGame numbers, as life differences are, with rows and columns that come twice."""
    rng = random.Random(f"{shape}{seed}")
    rows = [[float(rng.randint(-spread, spread)) for _ in range(shape[1])] for _ in range(shape[0])]
    for _ in range(shape[0] // 3):
        rows[rng.randrange(shape[0])] = list(rng.choice(rows))
    for row in rows:
        row[-1] = row[0]
    return rows


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("spread", [1, 6])
def test_the_value_and_both_mixtures_are_those_of_the_linear_program(shape: tuple[int, int], spread: int) -> None:
    for seed in range(6):
        payoff = matrix(shape, seed, spread)
        mixed = solve_matrix(payoff)
        assert mixed.high - mixed.low <= 1e-10
        assert mixed.low == pytest.approx(game_value(numpy.array(payoff)), abs=1e-9)
        assert sum(mixed.first) == pytest.approx(1)
        assert min(*mixed.first, *mixed.second, 0.0) == 0.0


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_careful_simplex_and_the_fractions_agree(shape: tuple[int, int]) -> None:
    payoff = matrix(shape, 7, 4)
    careful, exact = with_bounds(payoff, *simplex(payoff, True)), with_bounds(payoff, *solve_by_fractions(payoff))
    assert careful.low == pytest.approx(exact.low, abs=1e-10)
    assert exact.high - exact.low <= 1e-12


def test_highs_gives_a_second_opinion_where_it_is_installed() -> None:
    pytest.importorskip("highspy")
    from algoritmus.analysis.solver.highs import solve_by_highs

    payoff = matrix((9, 9), 3, 5)
    found = solve_by_highs(payoff)
    assert found is not None
    mixed = with_bounds(payoff, *found)
    assert mixed.high - mixed.low <= 1e-8
    assert mixed.low == pytest.approx(solve_matrix(payoff).low, abs=1e-8)


def test_the_gap_tells_a_wrong_mixture() -> None:
    mixed = with_bounds([[1.0, -1.0], [-1.0, 1.0]], [1.0, 0.0], [0.5, 0.5])
    assert (mixed.low, mixed.high) == (-1.0, 0.0)


@pytest.mark.parametrize("careful", [False, True])
def test_equal_ratios_lead_nobody_round_in_circles(careful: bool) -> None:
    """A matrix of a round with bonus cards in which the steepest column comes back for ever if ties are not broken."""
    payoff = [[4.0 * ("-0+".index(sign) - 1) for sign in row] for row in CIRCLE]
    mixed = with_bounds(payoff, *simplex(payoff, careful))
    assert mixed.high - mixed.low <= 1e-10
    assert mixed.low == pytest.approx(game_value(numpy.array(payoff)), abs=1e-9)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_growing_matrix_has_the_value_of_the_whole_after_every_choice_that_joins(shape: tuple[int, int]) -> None:
    payoff, growing = matrix(shape, 5, 4), GrowingMatrix()
    growing.active = [[0], [0]]
    for height, width in [(1, 1), (shape[0] // 2 + 1, 1), (shape[0] // 2 + 1, shape[1]), shape]:
        growing.payoff = [row[:width] for row in payoff[:height]]
        growing.active = [[*growing.active[0], height - 1], [*growing.active[1], width - 1]]
        growing.active = [sorted(set(places)) for places in growing.active]
        mixed = growing.solve(1e-10)
        assert (len(mixed.first), len(mixed.second)) == (height, width)
        assert mixed.high - mixed.low <= 1e-10
        assert mixed.low == pytest.approx(game_value(numpy.array(growing.payoff)), abs=1e-9)
