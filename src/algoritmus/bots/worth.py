"""What a position is worth to a seat, read off its view."""

from __future__ import annotations

from typing import Any

from algoritmus.bots import worth_golems, worth_progers


def worth(view: dict[str, Any]) -> float:
    """Higher is better; about 100 for a win, -100 for a loss."""
    return worth_golems.worth(view) if "golems" in view else worth_progers.worth(view)
