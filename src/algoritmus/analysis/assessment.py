"""Assessment of programs: the gain against the best response, the value of the round, and a better program.

A packed round of two sides is assessed exactly; any other by sampling, and the assessment says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algoritmus.analysis.results import Assessment, Grade, RivalReply
from algoritmus.analysis.sampled_round import TRIES, SampledRound
from algoritmus.analysis.solved_round import TOLERANCE, SolvedRound, Unsolved, exact_or_unsolved, solve_round
from algoritmus.core.analysis_round import HARM, WORTH, AnalysisRound
from algoritmus.core.game import Answer

BEST: Final = "best"  # no program has a higher worst case
GOOD: Final = "good"  # in an optimal mixture, but with a best response that gains by knowing it
SLIP: Final = "slip"  # a small loss
WEAK: Final = "weak"  # a large loss
MISSED: Final = "missed"  # no damage, but a missed opportunity

LARGE_LOSS: Final = {HARM: 1.0, WORTH: 4.0}
MAX_ITERATIONS: Final = 400  # of the double oracle


def assess_round(
    round_: AnalysisRound, laid: Mapping[int, Answer], got: Mapping[int, float], exact: bool = True
) -> list[Assessment]:
    """Assess every seat that has answered: exactly where that is possible, else by sampling."""
    if not exact:
        return assess_by_sampling(round_, laid, got, round_.reason or "time")
    try:
        return assess_exactly(round_, laid)
    except Unsolved as error:
        return assess_by_sampling(round_, laid, got, error.reason)


# exactly


def solve(round_: AnalysisRound) -> SolvedRound:
    return solve_round(round_, TOLERANCE, max_iterations=MAX_ITERATIONS)


def assess_exactly(round_: AnalysisRound, laid: Mapping[int, Answer]) -> list[Assessment]:
    solved = solve(round_)
    with exact_or_unsolved():
        return [assess_side(round_, solved, seat, laid) for seat in round_.seats]


def assess_side(round_: AnalysisRound, solved: SolvedRound, side: int, laid: Mapping[int, Answer]) -> Assessment:
    own, rival = (solved.padded(round_.encode(one, laid[one]) if one in laid else []) for one in (side, 1 - side))
    value, with_share = solved.value(side), solved.value_with_fixed_share(side, own)
    worst, reply = solved.worst_case(side, own)
    grade = grade_of(value - with_share, value - worst, worst)
    is_best = grade in (BEST, GOOD)
    return Assessment(
        seat=side,
        grade=grade,
        unit=round_.unit,
        what=round_.kind,
        cards=laid[side],
        got=solved.gain(side, own, rival),
        own=with_share,
        value=value,
        worst=worst,
        reply=RivalReply(1 - side, round_.decode(1 - side, reply)) if 1 - side in round_.seats else None,
        better=() if is_best else round_.decode(side, solved.best_of_mixture(side, rival)),
        message=f"review-{grade}",
        loss=loss_of(worst),
    )


def grade_of(regret: float, exploitability: float, worst: float) -> Grade:
    if exploitability <= TOLERANCE:
        return BEST
    if regret <= TOLERANCE:
        return GOOD
    return SLIP if regret <= LARGE_LOSS[HARM] + TOLERANCE else WEAK if worst < 0 else MISSED


def loss_of(worst: float | None) -> int:
    """The loss against the best response, as a whole number."""
    return max(0, round(-worst)) if worst is not None else 0


# by sampling


def assess_by_sampling(
    round_: AnalysisRound, laid: Mapping[int, Answer], got: Mapping[int, float], reason: str
) -> list[Assessment]:
    try:
        return [assess_sampled(SampledRound(round_, laid, seat), got.get(seat, 0.0), reason) for seat in round_.seats]
    except LookupError:  # a puzzle: random answers are hardly ever legal there
        return []


def assess_sampled(sampled: SampledRound, got: float, reason: str) -> Assessment:
    own = sampled.laid[sampled.seat]
    better, first, second = sampled.compare(own, sampled.search(TRIES))
    found = sampled.worst_case()
    worst, reply = (None, None) if found is None else (found[0], RivalReply(found[1], found[2]))
    grade: Grade = GOOD if not better else SLIP if second - first <= LARGE_LOSS[sampled.round.unit] else WEAK
    return Assessment(
        seat=sampled.seat,
        exact=False,
        reason=reason,
        grade=grade,
        unit=sampled.round.unit,
        what=sampled.round.kind,
        cards=own,
        got=got,
        own=first,
        value=second if better else first,
        worst=worst,
        reply=reply,
        better=better,
        tries=TRIES,
        message="review-tried-better" if better else "review-tried-none",
        loss=loss_of(worst),
    )
