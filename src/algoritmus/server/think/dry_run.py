"""The own program while all others stand still, as the game rehearses it from the own view."""

from __future__ import annotations

from typing import Any

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.server.wire.rooms import DryRunTold


def dry_run(rule_set: str, view: dict[str, Any], seat: int, cards: list[str], seed: str) -> DryRunTold:
    """What would happen."""
    return DryRunTold(algoritmus.game(rule_set).rehearse(view, seat, tuple(cards), Seeded(seed)))
