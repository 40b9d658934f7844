"""Assignment of golem cards to seats: named, dealt or chosen, and who chooses first (golem.choice)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import Refusal, unfit
from algoritmus.games.golems.components.cards import GolemCard, load_cards
from algoritmus.games.golems.rules.state import Sheet
from algoritmus.games.golems.table.setup.plan import SeatPlan

CHOOSE: Final = "choose"
DEAL: Final = "deal"
HOW: Final = (CHOOSE, DEAL)  # for everybody, or for one seat
AS_WRITTEN: Final = "usual"  # for everybody, where a scenario names no cards: the usual numbers
UNNAMED: Final = (AS_WRITTEN, CHOOSE, DEAL)  # values of the option that name no card


def with_cards(seating: SeatPlan, rows: int, wish: str, youngest: str | None) -> SeatPlan:
    """The seating with a card, or a way to get one, for each seat, and the order of choosing; `rows` are the way's."""
    words = words_by_seat(wish, len(seating.sheets))
    judge_papers([word for word in words if word in load_cards()])
    choosing = [seat for seat in order_from(seating.sheets, youngest) if words[seat] == CHOOSE]
    if youngest is not None and not choosing:
        raise unfit("youngest", "youngest: nobody chooses a golem card here")
    sheets = [
        holding(sheet, load_cards()[word], rows) if word in load_cards() else sheet
        for sheet, word in zip(seating.sheets, words, strict=True)
    ]
    return SeatPlan(sheets, words, choosing, seating.teams)


def words_by_seat(wish: str, seats: int) -> tuple[str, ...]:
    words = tuple(wish.split(","))
    if len(words) == 1 and wish in HOW:
        return words * seats
    if len(words) != seats or AS_WRITTEN in words:
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


def order_from(sheets: Sequence[Sheet], youngest: str | None) -> list[int]:
    """The players, the youngest first, then in the order of seats from there."""
    players = [seat for seat, sheet in enumerate(sheets) if not sheet.bot]
    if youngest is None:
        return players
    called = {name: seat for seat in players for name in (sheets[seat].name, str(seat + 1))}
    if youngest not in called:
        names = ", ".join(sheets[seat].name for seat in players)
        words = f"youngest: {youngest!r} is not one of the players: {names}"
        raise unfit("listed", words, option="youngest", value=youngest, names=names)
    first = players.index(called[youngest])
    return players[first:] + players[:first]


def holding(sheet: Sheet, card: GolemCard, rows: int) -> Sheet:
    """The golem with the numbers of its card; `rows` of the way to play come first."""
    return sheet.replace(strength=card.strength, reach=card.reach, rows=rows or card.rows, limit=card.limit)


def named_cards(words: Sequence[str]) -> tuple[str, ...]:
    """The cards that the table has named, by seat; empty where one is still to come."""
    return tuple(word if word in load_cards() else "" for word in words)
