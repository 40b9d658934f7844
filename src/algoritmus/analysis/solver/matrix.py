"""Matrix games: equilibrium mixtures of both sides by a small dense simplex, with the gap that proves them."""

from __future__ import annotations

from typing import Final

from algoritmus.core.native import Int

TINY: Final = 1e-11
PERTURBATION: Final = 1e-7  # of equal ratios
GOLDEN_RATIO: Final = 0.6180339887498949
SMALL_GAP: Final = 1e-10  # needs no second solver
JOIN_LIMIT: Final = 4  # inactive choices that become active at once

Matrix = list[list[float]]


class MixedStrategies:
    """A pair of mixtures: the first side gets at least `low` with its own, the second gives at most `high`."""

    def __init__(self, first: list[float], second: list[float], low: float, high: float) -> None:
        self.first = first
        self.second = second
        self.low = low
        self.high = high


def solve_matrix(payoff: Matrix, gap: float = SMALL_GAP) -> MixedStrategies:
    """The equilibrium of a payoff to the side that chooses rows, within this gap."""
    mixed = with_bounds(payoff, *simplex(payoff, False))
    if mixed.high - mixed.low > gap:
        mixed = tighter(mixed, with_bounds(payoff, *simplex(payoff, True)))
    if mixed.high - mixed.low > gap:
        from algoritmus.analysis.solver.highs import solve_by_highs

        second = solve_by_highs(payoff)
        if second is not None:
            mixed = tighter(mixed, with_bounds(payoff, second[0], second[1]))
    if mixed.high - mixed.low > gap:
        from algoritmus.analysis.solver.rational import solve_by_fractions

        exact = solve_by_fractions(payoff)
        mixed = tighter(mixed, with_bounds(payoff, exact[0], exact[1]))
    return mixed


class GrowingMatrix:
    """A matrix that grows: solved on its active choices; others become active when they are better responses."""

    def __init__(self) -> None:
        self.payoff: Matrix = []
        self.active: list[list[int]] = [[], []]  # rows and columns that had a weight last, or are new

    def solve(self, gap: float) -> MixedStrategies:
        while True:
            rows, columns = self.active
            found = solve_matrix([[self.payoff[row][column] for column in columns] for row in rows], gap)
            first = padded(found.first, rows, len(self.payoff))
            second = padded(found.second, columns, len(self.payoff[0]))
            mixed = with_bounds(self.payoff, first, second)
            if mixed.high - mixed.low <= max(gap, found.high - found.low) or not self.join(first, second):
                break
        self.active = [[place for place, weight in enumerate(side) if weight > 0.0] for side in (first, second)]
        return mixed

    def join(self, first: list[float], second: list[float]) -> bool:
        """Activate the best responses to these mixtures; whether some of them were not active."""
        rows = [expected_payoff(second, row) for row in self.payoff]
        columns = [
            -expected_payoff(first, [row[column] for row in self.payoff]) for column in range(len(self.payoff[0]))
        ]
        missing = False
        for active, payoffs in zip(self.active, (rows, columns), strict=True):
            known = max([payoffs[place] for place in active])
            better = sorted([(-payoff, place) for place, payoff in enumerate(payoffs) if payoff > known])
            active.extend([place for _, place in better[:JOIN_LIMIT]])
            missing = missing or len(better) > 0
        return missing


def padded(weights: list[float], places: list[int], size: int) -> list[float]:
    """The weights of some places, with zeros for all others."""
    found = [0.0] * size
    for place, weight in zip(places, weights, strict=True):
        found[place] = weight
    return found


def tighter(one: MixedStrategies, other: MixedStrategies) -> MixedStrategies:
    return other if other.high - other.low < one.high - one.low else one


def with_bounds(payoff: Matrix, first: list[float], second: list[float]) -> MixedStrategies:
    """The mixtures with their payoff against the best responses, computed from the payoff itself."""
    first, second = normalised(first), normalised(second)
    high = max([expected_payoff(second, row) for row in payoff])
    low = min([expected_payoff(first, [row[number] for row in payoff]) for number in range(len(payoff[0]))])
    return MixedStrategies(first, second, low, high)


def expected_payoff(weights: list[float], against: list[float]) -> float:
    total = 0.0
    for weight, value in zip(weights, against):  # noqa: B905 (as in `best_response.weighted_sum`)
        total += weight * value
    return total


def normalised(weights: list[float]) -> list[float]:
    kept = [max(weight, 0.0) for weight in weights]
    total = sum(kept)
    return [weight / total for weight in kept] if total > 0 else [1.0 / len(kept)] * len(kept)


def simplex(payoff: Matrix, bland: bool) -> tuple[list[float], list[float]]:
    """Dantzig's simplex on the condensed tableau of: maximise y with (payoff + shift) y ≤ 1.

    Whole numbers have many equal ratios, among which a simplex may cycle. So ratios are compared in a second, perturbed
    right side; the first is carried along unperturbed and gives the answer. `bland` takes the first column instead of
    the steepest (Bland's rule).
    """
    height, width = len(payoff), len(payoff[0])
    shift = 1.0 - min([min(row) for row in payoff])
    table: Matrix = []
    for number, row in enumerate(payoff):
        line = [value + shift for value in row]
        line.append(1.0)
        line.append(1.0 + PERTURBATION * (number * GOLDEN_RATIO % 1.0))
        table.append(line)
    table.append([-1.0] * width + [0.0, 0.0])
    basis = list(range(width, width + height))  # the variable of each line
    free = list(range(width))  # the variable of each column
    for turn in range(50 * (height + width)):
        column = entering(table[height], free, width, bland or turn > 20 * (height + width))
        if column < 0:
            break
        line_number = leaving(table, column, height, width + 1)
        if line_number < 0:
            break
        pivot(table, line_number, column)
        basis[line_number], free[column] = free[column], basis[line_number]
    return mixtures(table, basis, free, height, width)


def entering(goal: list[float], free: list[int], width: Int, bland: bool) -> Int:
    chosen: Int = -1
    column: Int
    best = -TINY
    for column in range(width):
        value = goal[column]
        if bland:
            if value < -TINY and (chosen < 0 or free[column] < free[chosen]):
                chosen = column
        elif value < best:
            best = value
            chosen = column
    return chosen


def leaving(table: Matrix, column: Int, height: Int, right: Int) -> Int:
    """The line with the least ratio; among equal ones that with the largest pivot."""
    chosen: Int = -1
    number: Int
    least = 0.0
    for number in range(height):
        size = table[number][column]
        if size > TINY:
            ratio = table[number][right] / size
            close = chosen >= 0 and abs(ratio - least) <= TINY
            if chosen < 0 or (ratio < least and not close) or (close and size > table[chosen][column]):
                chosen = number
                least = ratio
    return chosen


def pivot(table: Matrix, line_number: Int, column: Int) -> None:
    line = table[line_number]
    width: Int = len(line)
    height: Int = len(table)
    number: Int
    place: Int
    inverse = 1.0 / line[column]
    for place in range(width):
        line[place] *= inverse
    line[column] = inverse
    for number in range(height):
        if number == line_number:
            continue
        other = table[number]
        factor = other[column]
        if factor == 0.0:
            continue
        for place in range(width):
            other[place] = other[place] - factor * line[place]  # in place the compiler would box both
        other[column] = -factor * inverse


def mixtures(
    table: Matrix, basis: list[int], free: list[int], height: int, width: int
) -> tuple[list[float], list[float]]:
    """The weights of both sides, not yet normalised: the second's in the last column, the first's in the last line."""
    first, second = [0.0] * height, [0.0] * width
    for number, variable in enumerate(basis):
        if variable < width:
            second[variable] = table[number][width]
    for column, variable in enumerate(free):
        if variable >= width:
            first[variable - width] = table[height][column]
    return first, second
