"""A player that lives only here: it ends its answer as soon as it may, and takes the first card until then."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Game
from algoritmus.core.view_types import View


class Cautious:
    def __init__(self, game: Game) -> None:
        self.game = game

    def answer(self, view: View, ask: Ask, chance: Chance) -> Answer:  # noqa: ARG002
        laid: Answer = ()
        while END not in (cards := ask.next_cards(laid)):
            laid = (*laid, cards[0])
        return laid
