"""Matrix games in exact fractions: slow, but without rounding errors."""

from __future__ import annotations

from fractions import Fraction


def solve_by_fractions(payoff: list[list[float]]) -> tuple[list[float], list[float]]:
    """Simplex with Bland's rule on the condensed tableau; every float of the payoff is taken as an exact fraction."""
    height, width = len(payoff), len(payoff[0])
    shift = 1 - min(Fraction(min(row)) for row in payoff)
    table = [[Fraction(value) + shift for value in row] + [Fraction(1)] for row in payoff]
    table.append([Fraction(-1)] * width + [Fraction(0)])
    basis, free = list(range(width, width + height)), list(range(width))
    while True:
        columns = [column for column in range(width) if table[height][column] < 0]
        if not columns:
            break
        column = min(columns, key=lambda place: free[place])
        lines = [number for number in range(height) if table[number][column] > 0]
        chosen = min(lines, key=lambda number: (table[number][width] / table[number][column], basis[number]))
        pivot(table, chosen, column)
        basis[chosen], free[column] = free[column], basis[chosen]
    second = {variable: table[number][width] for number, variable in enumerate(basis)}
    first = {variable - width: table[height][column] for column, variable in enumerate(free)}
    return (
        [float(first.get(number, 0)) for number in range(height)],
        [float(second.get(number, 0)) for number in range(width)],
    )


def pivot(table: list[list[Fraction]], chosen: int, column: int) -> None:
    line = table[chosen]
    inverse = 1 / line[column]
    table[chosen] = line = [value * inverse for value in line]
    line[column] = inverse
    for number, other in enumerate(table):
        factor = other[column]
        if number != chosen and factor:
            table[number] = [value - factor * mine for value, mine in zip(other, line, strict=True)]
            table[number][column] = -factor * inverse
