"""Golem cards before the first round: cards that are dealt, cards that are chosen, cards left in the box
(golem.choice)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from algoritmus.core.beats import NO_BEAT
from algoritmus.core.game import Ask, Choose
from algoritmus.games.golems import outcomes, view_types
from algoritmus.games.golems.components.cards import GolemCard, load_cards
from algoritmus.games.golems.components.golem_reader import numbers_of
from algoritmus.games.golems.rules.codes import NOBODY
from algoritmus.games.golems.rules.state import Sheet, State
from algoritmus.games.golems.table.position import GolemsPosition
from algoritmus.games.golems.table.setup.golem_cards import DEAL, HOW, holding
from algoritmus.games.golems.table.step import Step

# dealing


def deal_at_start(step: Step) -> None:
    """Players who want a card dealt get it before others choose; bots get theirs here if nobody chooses."""
    seating = step.position.plan.seating
    deal(step, [seat for seat, word in enumerate(seating.cards) if word == DEAL and not seating.sheets[seat].bot])
    if not seating.choosing:
        deal_to_bots(step)


def deal_to_bots(step: Step) -> None:
    """Cards that are left, to the bots for which the table has named none."""
    seating, cards = step.position.plan.seating, step.position.cards
    open_seats = [seat for seat, word in enumerate(seating.cards) if word in HOW and not cards[seat]]
    deal(step, [seat for seat in open_seats if seating.sheets[seat].bot])


def deal(step: Step, seats: Iterable[int]) -> None:
    for seat in seats:
        left = cards_left(step.position)
        give(step, seat, left[step.chance.draw(len(left), "golem card")], "dealt")


def give(step: Step, seat: int, card: GolemCard, how: str) -> None:
    """This seat has the card now."""
    position = step.position
    cards, sheets = list(position.cards), list(position.state.setup.sheets)
    cards[seat], sheets[seat] = card.id, holding(sheets[seat], card, position.plan.way.rows)
    step.change(cards=tuple(cards), state=seated(position.state, sheets))
    what, name = cast(outcomes.GolemCard, card.id), position.names[seat]
    step.report({"rule": "golem.choice", "golem": name, "what": what, "thing": how, "beat": NO_BEAT})


def seated(state: State, sheets: Sequence[Sheet]) -> State:
    """The same state with these golem cards."""
    return state.replace(setup=state.setup.replace(sheets=sheets))


def cards_left(position: GolemsPosition) -> list[GolemCard]:
    """Six papers with two sides each: a paper serves one golem only."""
    taken = {load_cards()[id_].paper for id_ in position.cards if id_}
    return [card for card in load_cards().values() if card.paper not in taken]


# choosing


def card_ask(position: GolemsPosition) -> Ask:
    """One of the golem cards that are left, with the numbers printed on it."""
    return CardAsk(cards_left(position))


class CardAsk(Choose):
    """golem.choice: a golem card."""

    def __init__(self, cards: Sequence[GolemCard]) -> None:
        super().__init__("card", [card.id for card in cards], "golem.choice")
        self.numbers = {card.id: cast(view_types.CardNumbers, numbers_of(card)) for card in cards}

    def show(self) -> view_types.CardAsk:
        return {"kind": "card", "options": list(self.options), "numbers": self.numbers}


def choose_card(step: Step, name: str) -> None:
    """The card of the seat whose turn it is; after the last choice the bots get theirs."""
    give(step, step.position.turn, load_cards()[name], "chosen")
    step.change(turn=NOBODY)
    if all(step.position.cards[seat] for seat in step.position.plan.seating.choosing):
        deal_to_bots(step)
