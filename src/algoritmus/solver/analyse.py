"""Analysing a round: its value and best mixtures, and what the programs that were laid are worth; or an estimate."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from typing import Final

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.packed import RoundCase, TooMany
from algoritmus.solver.ahead import Ahead
from algoritmus.solver.reply import Graph, Worths
from algoritmus.solver.round import RoundSolver, Scores, Solution

Facts = dict[str, object]
SURE: Final = 1e-9  # the gap that is called exact
SMALLEST: Final = 1e-9  # a program laid more seldom is not named
TRIES: Final = 2000  # rounds between programs drawn
REPLIES: Final = 400  # replies tried against a program that is given
DICE: Final = 8  # rolls for each of them


class Unsolved(Exception):
    """The round cannot be solved exactly, and why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


Watch = Callable[[int, float], None]


def analyse(
    case: RoundCase, lookahead: int = 0, stops: Iterable[type[Exception]] = (), watch: Watch | None = None
) -> Facts:
    """The exact answer; where there is none, why not and an estimate.

    `stops` are what the game raises, with a `reason`, where a row cannot be played as a number.
    """
    try:
        return solve_case(case, lookahead, watch)
    except Unsolved as error:
        return estimate(case, error.reason)
    except TooMany:
        return estimate(case, "positions")
    except tuple(stops) as error:
        return estimate(case, str(getattr(error, "reason", error)))


def solve_case(case: RoundCase, lookahead: int, watch: Watch | None) -> Facts:
    if case.packed is None:
        raise Unsolved(case.reason)
    graph = Graph(case.packed)
    worths: Worths = Ahead(graph, lookahead, watch) if lookahead else Scores(case.packed)
    solver = RoundSolver(graph, case.start, worths)
    solver.watch = watch
    start = case.packed.begin(case.start)
    found = solver.solve(start, [], [])
    gap = found.gap + (2 * worths.doubt() if isinstance(worths, Ahead) else 0.0)
    if gap > SURE:
        raise Unsolved("gap")
    before = case.packed.score(case.start)
    value = found.value - before + 0.0
    facts: Facts = {"exact": True, "value": value, "gap": gap, "lookahead": lookahead}
    facts["strategies"] = {name: mixture(case, found, side) for side, name in enumerate(case.names)}
    facts["programs"] = {
        case.names[side]: judged(case, solver, start, side, value, before) for side in sorted(case.given)
    }
    return facts


def mixture(case: RoundCase, found: Solution, side: int) -> list[Facts]:
    """The programs of a best mixture, the likeliest first."""
    named: dict[tuple[str, ...], float] = {}
    for program, weight in zip(found.programs[side], found.weights[side], strict=True):
        if weight > SMALLEST:
            words = tuple(case.words(side, program))
            named[words] = named.get(words, 0.0) + weight
    total = sum(named.values())
    ordered = sorted(named.items(), key=lambda item: (-item[1], item[0]))
    return [{"program": list(words), "probability": weight / total} for words, weight in ordered]


def judged(case: RoundCase, solver: RoundSolver, start: int, side: int, value: float, before: float) -> Facts:
    """A program that is given: its worst case, the reply that brings it about, and what it gives away."""
    sign = 1.0 if side == 0 else -1.0
    reply, found = solver.best_reply(start, 1 - side, [case.given[side]], [1.0])
    worst = -reply - sign * before + 0.0
    return {
        "worst": worst,
        "best_reply": case.words(1 - side, found),
        "exploitability": max(0.0, sign * value - worst),
    }


# where there is no exact answer


def estimate(case: RoundCase, reason: str) -> Facts:
    """What programs drawn by chance come to, with its 95 % interval, and the best replies found to given ones."""
    chance = Seeded("analyse")
    seats = range(len(case.names))
    values = [case.try_out({seat: case.draw(seat, chance) for seat in seats}, chance) for _ in range(TRIES)]
    mean = sum(values) / len(values)
    spread = 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return {
        "exact": False,
        "reason": reason,
        "estimate": {"value": mean, "low": mean - spread, "high": mean + spread, "tries": TRIES},
        "programs": {case.names[seat]: tried(case, seat, chance) for seat in sorted(case.laid) if len(case.names) == 2},
    }


def tried(case: RoundCase, seat: int, chance: Chance) -> Facts:
    """The best of many replies to a program, on average over the dice."""
    sign = 1.0 if seat == 0 else -1.0
    replies = [case.draw(1 - seat, chance) for _ in range(REPLIES)]
    worths = []
    for reply in replies:
        both = {seat: case.laid[seat], 1 - seat: reply}
        worths.append(sum(sign * case.try_out(both, chance) for _ in range(DICE)) / DICE)
    worst = min(worths)
    return {"worst": worst, "best_reply": replies[worths.index(worst)], "tries": REPLIES}
