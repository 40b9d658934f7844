"""A dry run: the program of one seat is played from its own view while all others stand still."""

from __future__ import annotations

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.server.wire.jobs import DryRunJob
from algoritmus.server.wire.rooms import DryRunResponse


def dry_run(job: DryRunJob) -> DryRunResponse:
    """The events of the dry run."""
    game = algoritmus.game(job.rule_set)
    return DryRunResponse(game.rehearsal.rehearse(job.view, job.seat, tuple(job.cards), Seeded(job.seed)))
