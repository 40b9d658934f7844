"""Asks of Progers in words; views are in `view`."""

from __future__ import annotations

from typing import cast

from algoritmus.core.game import Ask
from algoritmus.core.package.text_mode import Voice
from algoritmus.games.progers import view_types
from algoritmus.games.progers.text_mode.view import table_card
from algoritmus.games.progers.view_types import ProgersView


def turn_question(view: ProgersView, ask: Ask, voice: Voice) -> str:
    shown = cast(view_types.TurnAsk, ask.show())
    table = ", ".join(table_card(place, card) for place, card in enumerate(view["algorithm"]))
    message = "ask-turn-full" if "loop" in shown["edits"] else "ask-turn"
    return voice.say(message, hand=" ".join(view["mine"]["hand"]), algorithm=table or voice.say("nothing"))


def base_question(ask: Ask, voice: Voice) -> str:
    shown = cast(view_types.BaseAsk, ask.show())
    corners = [f"{corner} {facing}" for corner, facings in shown["corners"].items() for facing in facings]
    return voice.say("ask-base", options=", ".join(corners))
