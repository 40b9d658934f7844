"""Review of a finished game round by round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from algoritmus.analysis.review import ReviewRound, rounds_of
from algoritmus.core.game import Refusal
from algoritmus.server.wire.jobs import RecordJob, ReviewJob
from algoritmus.server.wire.replay import ReviewResponse, ReviewRoundsResponse
from algoritmus.server.workers.replay import read

MAX_ROUNDS: Final = 200  # of one game


@lru_cache(maxsize=4)
def rounds(text: str) -> dict[int, ReviewRound]:
    """The rounds of a record by the step in which their programs were laid."""
    return {one.step: one for one in rounds_of(*read(text))}


def list_rounds(job: RecordJob) -> ReviewRoundsResponse:
    return ReviewRoundsResponse(list(rounds(job.record))[:MAX_ROUNDS])


def review(job: ReviewJob) -> ReviewResponse:
    """One round."""
    found = rounds(job.record).get(job.step)
    if found is None:
        raise Refusal("step.other", f"no round begins with step {job.step}")
    return ReviewResponse(job.step, found.assess(), "")
