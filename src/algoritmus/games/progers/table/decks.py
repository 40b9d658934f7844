"""The one deck of the table and the hands drawn from it (deck.mix, deck.hand, turn.pass)."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.chance import Chance
from algoritmus.games.progers.rules.codes import NO_COMMAND
from algoritmus.games.progers.rules.edition import Edition


class Deck:
    """Cards to draw, the top one last, and the discard."""

    def __init__(self, cards: Sequence[int], discard: Sequence[int] = ()) -> None:
        self.cards: list[int] = list(cards)
        self.discard: list[int] = list(discard)

    def draw(self, chance: Chance) -> int:
        """deck.hand: from the discard, shuffled, when the deck has run out; NO_COMMAND if there is none."""
        if not self.cards:
            self.cards, self.discard = chance.shuffle(self.discard, "deck"), []
        return self.cards.pop() if self.cards else NO_COMMAND

    def fill(self, hand: list[int], size: int, chance: Chance) -> None:
        """Up to a full hand, or as many as there are."""
        while len(hand) < size:
            card = self.draw(chance)
            if card == NO_COMMAND:
                return
            hand.append(card)


def new_deck(edition: Edition, chance: Chance) -> Deck:
    """deck.mix: all cards of the rule set, shuffled."""
    cards = [card for card, copies in enumerate(edition.deck) for _ in range(copies)]
    return Deck(chance.shuffle(cards, "deck"))


def take_from(hand: list[int], cards: Sequence[int]) -> None:
    """Cards leave the hand; ValueError if one is not there."""
    for card in cards:
        hand.remove(card)


def exchange(deck: Deck, hand: list[int], cards: Sequence[int], chance: Chance) -> None:
    """turn.pass: any number of cards to the discard, and as many from the deck."""
    size = len(hand)
    take_from(hand, cards)
    deck.discard += cards
    deck.fill(hand, size, chance)
