"""Reasons why a card cannot be laid, in one sentence: the message of the reason's code, with the card's name."""

from __future__ import annotations

import re
from collections.abc import Mapping

from algoritmus.core.game import Refusal
from algoritmus.explain.catalogue import bundle, message_of, say


def why(game: str, lang: str, code: str, values: Mapping[str, str | int]) -> str:
    """`golems`, `deck.used` → the words of `golems-why-deck-used`."""
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
