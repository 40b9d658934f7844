"""Analysis of a round: its value, optimal mixtures, and the exploitability of given programs; or an estimate."""

from __future__ import annotations

from math import sqrt
from typing import Final

from algoritmus.analysis.results import (
    Estimate,
    EstimatedAnalysis,
    ExactAnalysis,
    SampledProgram,
    SolvedProgram,
    WeightedProgram,
)
from algoritmus.analysis.sampled_round import CONFIDENCE
from algoritmus.analysis.solved_round import Progress, SolvedRound, Unsolved, exact_or_unsolved, solve_round
from algoritmus.core.analysis_round import RoundCase
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Answer

EXACT_GAP: Final = 1e-9
MIN_PROBABILITY: Final = 1e-9  # a program with less is left out
TRIES: Final = 2000  # rounds between random programs
REPLIES: Final = 400  # tried against a given program
PLAYS: Final = 8  # of each reply, because of dice


def analyse(case: RoundCase, lookahead: int = 0, progress: Progress | None = None) -> ExactAnalysis | EstimatedAnalysis:
    """The exact solution; where there is none, the reason and an estimate."""
    try:
        return analyse_exactly(case, lookahead, progress)
    except Unsolved as error:
        return estimate(case, error.reason)


def analyse_exactly(case: RoundCase, lookahead: int, progress: Progress | None) -> ExactAnalysis:
    solved = solve_round(case, EXACT_GAP, lookahead, progress)
    value = solved.solution.value - solved.before + 0.0
    strategies = {name: mixture(case, solved, side) for side, name in enumerate(case.names)}
    with exact_or_unsolved():
        programs = {case.names[side]: solved_program(case, solved, side, value) for side in sorted(case.laid)}
    return ExactAnalysis(value, solved.gap, lookahead, strategies, programs)


def mixture(case: RoundCase, solved: SolvedRound, side: int) -> list[WeightedProgram]:
    """The programs of an optimal mixture, the likeliest first."""
    named: dict[Answer, float] = {}
    for program, weight in zip(solved.solution.programs[side], solved.solution.weights[side], strict=True):
        if weight > MIN_PROBABILITY:
            words = case.decode(side, program)
            named[words] = named.get(words, 0.0) + weight
    total = sum(named.values())
    ordered = sorted(named.items(), key=lambda item: (-item[1], item[0]))
    return [WeightedProgram(words, weight / total) for words, weight in ordered]


def solved_program(case: RoundCase, solved: SolvedRound, side: int, value: float) -> SolvedProgram:
    own = solved.padded(case.encode(side, case.laid[side]))
    worst, reply = solved.worst_case(side, own)
    return SolvedProgram(worst, case.decode(1 - side, reply), max(0.0, (value if side == 0 else -value) - worst))


# where there is no exact solution


def estimate(case: RoundCase, reason: str) -> EstimatedAnalysis:
    chance = Seeded("analyse")
    given = sorted(case.laid) if len(case.names) == 2 else []
    average = average_gain(case, chance)
    return EstimatedAnalysis(reason, average, {case.names[seat]: sampled_program(case, seat, chance) for seat in given})


def average_gain(case: RoundCase, chance: Chance) -> Estimate:
    values = [case.play({seat: case.draw(seat, chance) for seat in case.seats}, chance)[0] for _ in range(TRIES)]
    mean = sum(values) / len(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return Estimate(mean, mean - CONFIDENCE * error, mean + CONFIDENCE * error, TRIES)


def sampled_program(case: RoundCase, seat: int, chance: Chance) -> SampledProgram:
    """The best of many replies to a program, on average over the dice."""
    replies = [case.draw(1 - seat, chance) for _ in range(REPLIES)]
    gains = []
    for reply in replies:
        both = {seat: case.laid[seat], 1 - seat: reply}
        gains.append(sum(case.play(both, chance)[seat] for _ in range(PLAYS)) / PLAYS)
    worst = min(gains)
    return SampledProgram(worst, replies[gains.index(worst)], REPLIES)
