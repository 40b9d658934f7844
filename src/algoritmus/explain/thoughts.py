"""Explanation of a computer player's choice, in card words."""

from __future__ import annotations

from collections.abc import Iterable

from algoritmus.core.skill import Thought
from algoritmus.explain.catalogue import say
from algoritmus.explain.reasons import card_name


def thought_words(game: str, lang: str, thought: Thought) -> str:
    """One or two sentences, as the player would say them."""
    cards = card_names(game, lang, thought.cards)
    sentence = say(game, lang, f"thought-{thought.kind}", cards=cards, tried=thought.tried)
    if not thought.reply or thought.kind not in ("sure", "mixed"):
        return sentence
    return f"{sentence} {say(game, lang, 'thought-reply', reply=card_names(game, lang, thought.reply))}"


def card_names(game: str, lang: str, cards: Iterable[str]) -> str:
    return ", ".join(card_name(game, lang, card) for card in cards) or say(game, lang, "thought-nothing")
