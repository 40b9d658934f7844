"""Review of a finished game round by round, and a hint found from the view of a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import algoritmus
from algoritmus.analysis.hint import hint_answer
from algoritmus.analysis.review import ReviewRound, rounds_of
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.server.wire.jobs import HintJob, ReviewJob, ReviewRoundsJob
from algoritmus.server.wire.replay import ReviewResponse, ReviewRoundsResponse
from algoritmus.server.wire.rooms import HintResponse
from algoritmus.server.workers.replay import read

MAX_ROUNDS: Final = 200  # of one game
SAMPLED_POSITIONS: Final = 3  # that agree with the view of a seat


@lru_cache(maxsize=4)
def rounds(text: str) -> dict[int, ReviewRound]:
    """The rounds of a record by the step in which their programs were laid."""
    return {one.step: one for one in rounds_of(*read(text))}


def list_rounds(job: ReviewRoundsJob) -> ReviewRoundsResponse:
    return ReviewRoundsResponse(list(rounds(job.record))[:MAX_ROUNDS])


def review(job: ReviewJob) -> ReviewResponse:
    """One round."""
    found = rounds(job.record).get(job.step)
    if found is None:
        raise Refusal("step.other", f"no round begins with step {job.step}")
    return ReviewResponse(job.step, found.assess(), "")


def hint(job: HintJob) -> HintResponse:
    """One good answer. What the view hides is sampled."""
    game, chance = algoritmus.game(job.rule_set), Seeded(job.seed)
    played = [game.analysis.round_at(game.sample(job.view, chance)) for _ in range(SAMPLED_POSITIONS)]
    known = [one for one in played if one is not None and job.seat in one.seats]
    if not known:
        raise Refusal("hint.nothing", "there is no program to advise now")
    return HintResponse(list(hint_answer(known, job.seat)))
