"""Hints: one good answer for a seat, in rounds sampled from its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.analysis.assessment import solve
from algoritmus.analysis.sampled_round import TRIES, WORLDS, SampledRound
from algoritmus.analysis.solved_round import TOLERANCE, SolvedRound, Unsolved
from algoritmus.core.analysis_round import AnalysisRound
from algoritmus.core.game import Answer

CHECKED: Final = 12  # promising answers that are checked exactly


def hint_answer(rounds: Sequence[AnalysisRound], seat: int) -> Answer:
    """The answer with the best prospects of those that cost nothing."""
    promising = rank_answers([SampledRound(one, {}, seat) for one in rounds])
    try:
        solved = solve(rounds[0])
    except Unsolved:
        return promising[0]
    return first_without_cost(rounds[0], solved, seat, promising)


def rank_answers(sampled: Sequence[SampledRound]) -> list[Answer]:
    """Random answers by their prospects in the worlds of all these rounds, the best first."""
    worlds = [(one, world) for one in sampled for world in one.worlds(WORLDS)]
    candidates = sampled[0].candidates(TRIES)
    return sorted(candidates, key=lambda own: -sum(one.prospect(own, world) for one, world in worlds))


def first_without_cost(round_: AnalysisRound, solved: SolvedRound, seat: int, promising: Sequence[Answer]) -> Answer:
    """The first that costs nothing; if there is none, the likeliest of the optimal mixture."""
    for answer in promising[:CHECKED]:
        own = solved.padded(round_.encode(seat, answer))
        if solved.value_with_fixed_share(seat, own) >= solved.value(seat) - TOLERANCE:
            return answer
    return round_.decode(seat, solved.likeliest(seat))
