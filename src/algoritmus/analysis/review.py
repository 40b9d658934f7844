"""Review of a finished game: an assessment of every program, round by round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from algoritmus.analysis.assessment import assess_round
from algoritmus.analysis.results import Assessment
from algoritmus.core.analysis_round import AnalysisRound
from algoritmus.core.game import Answer, Game
from algoritmus.core.record import Record
from algoritmus.match import Match, ReplayError, judge_end, replay_steps


class ReviewRound(NamedTuple):
    """A round of a record: the step in which its programs were laid, and its result."""

    step: int
    names: list[str]  # of the seats
    round: AnalysisRound
    laid: Mapping[int, Answer]
    got: Mapping[int, float]

    def assess(self, exact: bool = True) -> list[Assessment]:
        return assess_round(self.round, self.laid, self.got, exact)


def rounds_of(record: Record, game: Game) -> Iterator[ReviewRound]:
    """All rounds of a finished game, in order; ReplayError if the record cannot be replayed, or has no end."""
    if record.end is None:
        raise ReplayError("record.running", "a game can be looked at again once it is over")
    begun: tuple[int, AnalysisRound] | None = None
    for match in replay_steps(record, game):
        if begun is not None and is_settled(match, begun[1]):
            yield round_of(*begun, match)
            begun = None
        if begun is None:
            over = match.result() is not None
            found = None if over else game.analysis.round_at(match.position)
            begun = (match.steps, found) if found is not None else None
    judge_end(match, record)


def is_settled(match: Match, round_: AnalysisRound) -> bool:
    """Whether nobody is asked in the middle of the round any more."""
    asks = match.asks().values()
    return not asks or any(ask.kind == round_.kind for ask in asks)


def round_of(step: int, round_: AnalysisRound, match: Match) -> ReviewRound:
    gains = round_.gains(match.position)
    got = {seat: gains[seat] for seat in round_.seats}
    return ReviewRound(step, match.seats, round_, match.answered[step - 1], got)
