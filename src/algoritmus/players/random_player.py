"""Random player."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask
from algoritmus.core.view_types import View


class Random:
    """Any allowed answer, card by card."""

    blind = True  # it ignores the view, so none is made for it

    def answer(self, view: View, ask: Ask, chance: Chance) -> Answer:  # noqa: ARG002
        return ask.random(chance)
