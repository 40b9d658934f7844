"""Golem cards before the game: who chooses when, which are dealt, what the box has left (golem.choice)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import Ask, Choose, Facts, Happening, Refusal, unfit
from algoritmus.golems.box.cards import GolemCard, load_cards
from algoritmus.golems.law.state import Sheet, State
from algoritmus.golems.law.words import NOBODY
from algoritmus.golems.table.plan import Plan
from algoritmus.golems.table.position import GolemsPosition

CHOOSE: Final = "choose"
DEAL: Final = "deal"
HOW: Final = (CHOOSE, DEAL)  # for everybody, or for one seat


# before the game


def set_cards(plan: Plan, wish: str, youngest: str | None) -> None:
    """How each seat comes by its card, and in which order players choose."""
    words = words_by_seat(wish, len(plan.sheets))
    judge_papers([word for word in words if word in load_cards()])
    plan.cards = words
    plan.choosing = tuple(seat for seat in order_from(plan, youngest) if words[seat] == CHOOSE)
    if youngest is not None and not plan.choosing:
        raise unfit("youngest", "youngest: nobody chooses a golem card here")
    plan.sheets = tuple(
        holding(sheet, load_cards()[word], plan.rows) if word in load_cards() else sheet
        for sheet, word in zip(plan.sheets, words, strict=True)
    )


def words_by_seat(wish: str, seats: int) -> tuple[str, ...]:
    words = tuple(wish.split(","))
    if len(words) == 1 and wish in HOW:
        return words * seats
    if len(words) != seats:
        raise unfit("each", f"cards: {wish} is not one word for each of {seats} golems", value=wish, count=seats)
    return words


def judge_papers(named: Sequence[str]) -> None:
    """Two golems never use two sides of one paper, and nobody has the card of another."""
    owners: dict[int, str] = {}
    for name in named:
        paper = load_cards()[name].paper
        if paper in owners:
            words = f"cards: {owners[paper]} and {name} are on one paper of the box"
            raise Refusal("cards.paper", words, rule="golem.choice", values={"card": name, "other": owners[paper]})
        owners[paper] = name


def order_from(plan: Plan, youngest: str | None) -> list[int]:
    """The players, the youngest first, then in the order of seats from there."""
    players = [seat for seat, sheet in enumerate(plan.sheets) if not sheet.bot]
    if youngest is None:
        return players
    called = {name: seat for seat in players for name in (plan.sheets[seat].name, str(seat + 1))}
    if youngest not in called:
        names = ", ".join(plan.sheets[seat].name for seat in players)
        words = f"youngest: {youngest!r} is not one of the players: {names}"
        raise unfit("listed", words, option="youngest", value=youngest, names=names)
    first = players.index(called[youngest])
    return players[first:] + players[:first]


def holding(sheet: Sheet, card: GolemCard, rows: int) -> Sheet:
    """The golem with the numbers of its card; a way to play may settle the rows."""
    return sheet.replace(strength=card.strength, reach=card.reach, rows=rows or card.rows, limit=card.limit)


# dealing


def named_cards(plan: Plan) -> tuple[str, ...]:
    """The cards that the table has settled, by seat; empty where one is still to come."""
    return tuple(word if word in load_cards() else "" for word in plan.cards)


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
