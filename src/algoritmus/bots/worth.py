"""What a position is worth to a seat, read off its view."""

from __future__ import annotations

from typing import Any

from algoritmus.golems.table.worth import worth as worth_to_golem
from algoritmus.progers.table.worth import worth as worth_to_rover


def worth(view: dict[str, Any]) -> float:
    """Higher is better; about 100 for a win, -100 for a loss."""
    return worth_to_golem(view) if "golems" in view else worth_to_rover(view)
