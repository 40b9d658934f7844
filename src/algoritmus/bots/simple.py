"""A player that lays whatever is allowed."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Facts


class Random:
    """Any allowed answer, card by card."""

    blind = True  # what is not looked at need not be shown

    def answer(self, view: Facts, ask: Ask, chance: Chance) -> Answer:  # noqa: ARG002
        return ask.random(chance)
