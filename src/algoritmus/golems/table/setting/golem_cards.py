"""How each seat comes by its golem card: named, dealt or chosen, and who chooses first (golem.choice)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import Refusal, unfit
from algoritmus.golems.box.cards import GolemCard, load_cards
from algoritmus.golems.law.state import Sheet
from algoritmus.golems.table.setting.plan import Plan

CHOOSE: Final = "choose"
DEAL: Final = "deal"
HOW: Final = (CHOOSE, DEAL)  # for everybody, or for one seat


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


def named_cards(plan: Plan) -> tuple[str, ...]:
    """The cards that the table has settled, by seat; empty where one is still to come."""
    return tuple(word if word in load_cards() else "" for word in plan.cards)
