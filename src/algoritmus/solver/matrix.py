"""Matrix games: optimal mixtures of both sides by a small dense simplex, with the gap that proves them."""

from __future__ import annotations

from typing import Final

from algoritmus.core.native import Int

TINY: Final = 1e-11
NUDGE: Final = 1e-7  # how far apart equal ratios are moved
GOLDEN: Final = 0.6180339887498949
ENOUGH: Final = 1e-10  # a gap that needs no second opinion
TOGETHER: Final = 4  # choices that join the ones that matter at once

Matrix = list[list[float]]


class Mixed:
    """A pair of mixtures: the first side has at least `low` with its own, the second gives at most `high`."""

    def __init__(self, first: list[float], second: list[float], low: float, high: float) -> None:
        self.first = first
        self.second = second
        self.low = low
        self.high = high


def solve_matrix(payoff: Matrix, close: float = ENOUGH) -> Mixed:
    """The best mixtures for the payoff to the side that chooses rows, within this gap."""
    mixed = judged(payoff, *simplex(payoff, False))
    if mixed.high - mixed.low > close:
        mixed = tighter(mixed, judged(payoff, *simplex(payoff, True)))
    if mixed.high - mixed.low > close:
        from algoritmus.solver.highs import solve_by_highs

        second = solve_by_highs(payoff)
        if second is not None:
            mixed = tighter(mixed, judged(payoff, second[0], second[1]))
    if mixed.high - mixed.low > close:
        from algoritmus.solver.rational import solve_by_fractions

        exact = solve_by_fractions(payoff)
        mixed = tighter(mixed, judged(payoff, exact[0], exact[1]))
    return mixed


class Growing:
    """A matrix that grows by and by: solved on the choices that matter, which others join when they answer better."""

    def __init__(self) -> None:
        self.payoff: Matrix = []
        self.active: list[list[int]] = [[], []]  # rows and columns that had weight last, or are new

    def solve(self, close: float) -> Mixed:
        while True:
            rows, columns = self.active
            found = solve_matrix([[self.payoff[row][column] for column in columns] for row in rows], close)
            first = widened(found.first, rows, len(self.payoff))
            second = widened(found.second, columns, len(self.payoff[0]))
            mixed = judged(self.payoff, first, second)
            if mixed.high - mixed.low <= max(close, found.high - found.low) or not self.join(first, second):
                break
        self.active = [[place for place, weight in enumerate(side) if weight > 0.0] for side in (first, second)]
        return mixed

    def join(self, first: list[float], second: list[float]) -> bool:
        """The best answers of all to these mixtures; whether some of them were missing."""
        rows = [worth_of(second, row) for row in self.payoff]
        columns = [-worth_of(first, [row[column] for row in self.payoff]) for column in range(len(self.payoff[0]))]
        missing = False
        for active, worths in zip(self.active, (rows, columns), strict=True):
            known = max([worths[place] for place in active])
            better = sorted([(-worth, place) for place, worth in enumerate(worths) if worth > known])
            active.extend([place for _, place in better[:TOGETHER]])
            missing = missing or len(better) > 0
        return missing


def widened(weights: list[float], places: list[int], size: int) -> list[float]:
    """The weights of a part, in a whole of this size."""
    found = [0.0] * size
    for place, weight in zip(places, weights, strict=True):
        found[place] = weight
    return found


def tighter(one: Mixed, other: Mixed) -> Mixed:
    return other if other.high - other.low < one.high - one.low else one


def judged(payoff: Matrix, first: list[float], second: list[float]) -> Mixed:
    """What the mixtures are worth against every single reply, computed from the payoff itself."""
    first, second = normal(first), normal(second)
    high = max([worth_of(second, row) for row in payoff])
    low = min([worth_of(first, [row[number] for row in payoff]) for number in range(len(payoff[0]))])
    return Mixed(first, second, low, high)


def worth_of(weights: list[float], against: list[float]) -> float:
    worth = 0.0
    for weight, value in zip(weights, against):  # noqa: B905 (as in reply.total)
        worth += weight * value
    return worth


def normal(weights: list[float]) -> list[float]:
    kept = [max(weight, 0.0) for weight in weights]
    total = sum(kept)
    return [weight / total for weight in kept] if total > 0 else [1.0 / len(kept)] * len(kept)


def simplex(payoff: Matrix, careful: bool) -> tuple[list[float], list[float]]:
    """Dantzig's simplex on the condensed tableau of: most y with (payoff + shift) y ≤ 1.

    Whole numbers have many equal ratios, and a simplex may go round in circles among them. So ratios are compared in a
    second right side, nudged a little line by line; the first is carried along as it is and gives the answer.
    `careful` takes the first column instead of the steepest (Bland).
    """
    height, width = len(payoff), len(payoff[0])
    shift = 1.0 - min([min(row) for row in payoff])
    table: Matrix = []
    for number, row in enumerate(payoff):
        line = [value + shift for value in row]
        line.append(1.0)
        line.append(1.0 + NUDGE * (number * GOLDEN % 1.0))
        table.append(line)
    table.append([-1.0] * width + [0.0, 0.0])
    basis = list(range(width, width + height))  # the variable of each line
    free = list(range(width))  # the variable of each column
    for turn in range(50 * (height + width)):
        column = entering(table[height], free, width, careful or turn > 20 * (height + width))
        if column < 0:
            break
        line_number = leaving(table, column, height, width + 1)
        if line_number < 0:
            break
        pivot(table, line_number, column)
        basis[line_number], free[column] = free[column], basis[line_number]
    return mixtures(table, basis, free, height, width)


def entering(goal: list[float], free: list[int], width: Int, careful: bool) -> Int:
    chosen: Int = -1
    column: Int
    best = -TINY
    for column in range(width):
        value = goal[column]
        if careful:
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
    """The weights of both sides, not yet normal: the second's in the last column, the first's in the last line."""
    first, second = [0.0] * height, [0.0] * width
    for number, variable in enumerate(basis):
        if variable < width:
            second[variable] = table[number][width]
    for column, variable in enumerate(free):
        if variable >= width:
            first[variable - width] = table[height][column]
    return first, second
