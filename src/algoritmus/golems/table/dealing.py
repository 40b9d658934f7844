"""Golem cards before the first round: which are dealt, who is asked, what the box has left (golem.choice)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algoritmus.core.chance import Chance
from algoritmus.core.game import Ask, Choose, Facts, Happening
from algoritmus.golems.box.cards import GolemCard, load_cards
from algoritmus.golems.law.state import Sheet, State
from algoritmus.golems.law.words import NOBODY
from algoritmus.golems.table.position import GolemsPosition
from algoritmus.golems.table.setting.golem_cards import DEAL, holding

# dealing


def deal_at_start(position: GolemsPosition, chance: Chance) -> None:
    """Players who want one dealt get it before others choose; bots, if nobody chooses."""
    sheets = position.plan.sheets
    deal(
        position,
        [seat for seat, word in enumerate(position.plan.cards) if word == DEAL and not sheets[seat].bot],
        chance,
    )
    if not position.plan.choosing:
        deal_to_bots(position, chance)


def deal_to_bots(position: GolemsPosition, chance: Chance) -> list[Happening]:
    """From what is left, unless the table has settled it."""
    bots = [seat for seat, card in enumerate(position.cards) if not card and position.plan.sheets[seat].bot]
    return deal(position, bots, chance)


def deal(position: GolemsPosition, seats: Iterable[int], chance: Chance) -> list[Happening]:
    told: list[Happening] = []
    for seat in seats:
        left = cards_left(position)
        told.append(give(position, seat, left[chance.draw(len(left), "golem card")], "dealt"))
    return told


def give(position: GolemsPosition, seat: int, card: GolemCard, how: str) -> Happening:
    """This seat has the card now."""
    cards, sheets = list(position.cards), list(position.state.setup.sheets)
    cards[seat], sheets[seat] = card.id, holding(sheets[seat], card, position.plan.rows)
    position.cards = tuple(cards)
    reseat(position, sheets)
    return Happening({"rule": "golem.choice", "golem": position.names[seat], "what": card.id, "thing": how})


def reseat(position: GolemsPosition, sheets: Sequence[Sheet]) -> None:
    state = position.state
    position.state = State(state.setup.seating(sheets), state.figures, state.things, state.round)


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


def choose_card(position: GolemsPosition, name: str, chance: Chance) -> list[Happening]:
    """The card of whose turn it is; after the last choice the bots get theirs."""
    told = [give(position, position.turn, load_cards()[name], "chosen")]
    position.turn = NOBODY
    last = all(position.cards[seat] for seat in position.plan.choosing)
    return told + deal_to_bots(position, chance) if last else told
