"""Reasons in sentences: why a card cannot be laid, why a table cannot be set, why a computer player chose its cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from algoritmus.core.game import Refusal
from algoritmus.core.skill import Thought
from algoritmus.explain.catalogue import bundle, message_of, say


def why(game: str, lang: str, code: str, values: Mapping[str, str | int]) -> str:
    """A refusal of a card: `golems`, `deck.used` → the words of `golems-why-deck-used`, with the name of the card."""
    name = card_name(game, lang, str(values.get("card", "")))
    return say(game, lang, message_of(game, f"why.{code}"), "", **{**values, "name": name})


def refused(game: str, lang: str, error: Refusal) -> str:
    """Why a table cannot be set: in this language where the catalogue has words for it, otherwise in plain English."""
    for message in (message_of(game, error.code), message_of(game, f"why.{error.code}"), message_of("why", error.code)):
        if bundle(game, lang).has_message(message):
            return say(game, lang, message, "", **error.values)
    return error.message


def card_name(game: str, lang: str, card: str) -> str:
    """The name of a card, without its place (`R@0`); cells and other words are their own names."""
    message = f"{game}-card-{re.sub(r'[^A-Za-z0-9-].*', '', card)}"
    return say(game, lang, message) if bundle(game, lang).has_message(message) else card


def thought_words(game: str, lang: str, thought: Thought) -> str:
    """The explanation of a choice in one or two sentences, as the player would say them."""
    cards = card_names(game, lang, thought.cards)
    sentence = say(game, lang, f"thought-{thought.kind}", cards=cards, tried=thought.tried)
    if not thought.reply or thought.kind not in ("sure", "mixed"):
        return sentence
    return f"{sentence} {say(game, lang, 'thought-reply', reply=card_names(game, lang, thought.reply))}"


def card_names(game: str, lang: str, cards: Iterable[str]) -> str:
    return ", ".join(card_name(game, lang, card) for card in cards) or say(game, lang, "thought-nothing")
