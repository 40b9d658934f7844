"""Golem cards before the first round: cards that are dealt, cards that are chosen, cards left in the box
(golem.choice)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algoritmus.core.game import Ask, Choose, Facts
from algoritmus.games.golems.components.cards import GolemCard, load_cards
from algoritmus.games.golems.rules.codes import NOBODY
from algoritmus.games.golems.rules.state import Sheet, State
from algoritmus.games.golems.table.position import GolemsPosition
from algoritmus.games.golems.table.setup.golem_cards import DEAL, holding
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
    sheets = step.position.plan.seating.sheets
    deal(step, [seat for seat, card in enumerate(step.position.cards) if not card and sheets[seat].bot])


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
    step.report({"rule": "golem.choice", "golem": position.names[seat], "what": card.id, "thing": how})


def seated(state: State, sheets: Sequence[Sheet]) -> State:
    """The same state with these golem cards."""
    return State(state.setup.seating(sheets), state.figures, state.things, state.round)


def cards_left(position: GolemsPosition) -> list[GolemCard]:
    """Six papers with two sides each: a paper serves one golem only."""
    taken = {load_cards()[id_].paper for id_ in position.cards if id_}
    return [card for card in load_cards().values() if card.paper not in taken]


# choosing


def card_ask(position: GolemsPosition) -> Ask:
    """One of the golem cards that are left, with the numbers printed on it."""
    cards = cards_left(position)
    numbers: Facts = {card.id: numbers_of(card) for card in cards}
    return Choose("card", [card.id for card in cards], {"numbers": numbers}, "golem.choice")


def numbers_of(card: GolemCard) -> dict[str, int]:
    return {"strength": card.strength, "range": card.reach, "rows": card.rows, "limit": card.limit}


def choose_card(step: Step, name: str) -> None:
    """The card of the seat whose turn it is; after the last choice the bots get theirs."""
    give(step, step.position.turn, load_cards()[name], "chosen")
    step.change(turn=NOBODY)
    if all(step.position.cards[seat] for seat in step.position.plan.seating.choosing):
        deal_to_bots(step)
