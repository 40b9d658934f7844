"""Jobs that know only the view of one seat: the answer of a computer player, a hint, and a dry run."""

from __future__ import annotations

from typing import Final

import algoritmus
from algoritmus.analysis.hint import hint_answer
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Refusal
from algoritmus.players import PLAYERS
from algoritmus.server.wire.jobs import DryRunJob, HintJob, ThinkJob
from algoritmus.server.wire.rooms import DryRunResponse, HintResponse

SAMPLED_POSITIONS: Final = 3  # that agree with the view of a seat


def think(job: ThinkJob) -> Answer:
    """The answer of the player. What it is asked is read off a position that agrees with the view."""
    game, chance = algoritmus.game(job.rule_set), Seeded(job.seed)
    ask = game.asks(game.sample(job.view, chance))[job.seat]
    return PLAYERS[job.player](game).answer(job.view, ask, chance)


def hint(job: HintJob) -> HintResponse:
    """One good answer. What the view hides is sampled."""
    game, chance = algoritmus.game(job.rule_set), Seeded(job.seed)
    played = [game.analysis.round_at(game.sample(job.view, chance)) for _ in range(SAMPLED_POSITIONS)]
    known = [one for one in played if one is not None and job.seat in one.seats]
    if not known:
        raise Refusal("hint.nothing", "there is no program to advise now")
    return HintResponse(list(hint_answer(known, job.seat)))


def dry_run(job: DryRunJob) -> DryRunResponse:
    """The program of one seat is played while all others stand still."""
    game = algoritmus.game(job.rule_set)
    return DryRunResponse(game.rehearsal.rehearse(job.view, job.seat, tuple(job.cards), Seeded(job.seed)))
