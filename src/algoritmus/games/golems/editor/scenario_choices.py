"""Choices of a scenario that is made: who plays together, cards of the hand, bonuses, bots and golem cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from algoritmus.core.package.editing import EditorChoice, Page
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.scenario import NO_BONUS, TOGETHER, TURNS, USUAL_BONUS
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.edition import Edition

ORDER: Final = "order"
HAND: Final = "kinds"
BONUS: Final = "bonus"
BOT: Final = "bot"  # of a golem, with its number
CARD: Final = "card"
KINDS: Final = {"all": "", "peace": "FBLRS", "moves": "FBLR"}  # cards of the hand, by their letters
KEYS: Final = {ORDER: ("turns", TOGETHER), BONUS: ("bonus", USUAL_BONUS)}  # of the page, and the usual values


def scenario_choices(page: Page, edition: Edition) -> Iterator[EditorChoice]:
    yield EditorChoice(ORDER, page.get("turns", TOGETHER), list(TURNS))
    hand = page.get("hand", "")
    kinds = [name for name, letters in KINDS.items() if letters == hand]
    yield EditorChoice(HAND, kinds[0] if kinds else "", list(KINDS))
    yield EditorChoice(BONUS, page.get("bonus", USUAL_BONUS), [USUAL_BONUS, NO_BONUS])
    for seat, golem in enumerate(page["golems"]):
        if seat and edition.has_bots:
            yield EditorChoice(f"{BOT}{seat + 1}", golem.get("bot", ""), ["", *BOT_CARDS])
        if boxes()[edition.name].golem_cards:
            papers = [
                load_cards()[one["card"]].paper
                for one in page["golems"]
                if one is not golem and one.get("card") in load_cards()
            ]
            free = [card.id for card in load_cards().values() if card.paper not in papers]
            yield EditorChoice(f"{CARD}{seat + 1}", golem.get("card", ""), ["", *free])


def with_choice(page: Page, id_: str, value: str) -> Page | None:
    """The page with such a choice; None if the choice is none of these."""
    if id_ in KEYS:
        key, usual = KEYS[id_]
        return changed(page, key, value if value != usual else "")
    if id_ == HAND:
        return changed(page, "hand", KINDS[value])
    key = id_.rstrip("0123456789")
    if key not in (BOT, CARD) or key == id_:
        return None
    golems = list(page["golems"])
    seat = int(id_.removeprefix(key)) - 1
    golems[seat] = changed(golems[seat], key, value)
    return {**page, "golems": golems}


def changed(page: Page, key: str, value: str) -> Page:
    """With this value, or without the key."""
    kept = {name: old for name, old in page.items() if name != key}
    return {**kept, key: value} if value else kept
