"""A table of rovers in words: what a seat is asked; what it sees is in `seen`."""

from __future__ import annotations

from typing import Any

from algoritmus.core.family import Voice
from algoritmus.core.game import Ask
from algoritmus.progers.aloud.seen import table_card


def turn_question(view: Any, ask: Ask, voice: Voice) -> str:
    facts: Any = ask.show()
    table = ", ".join(table_card(place, card) for place, card in enumerate(view["algorithm"]))
    message = "ask-turn-full" if "loop" in facts["edits"] else "ask-turn"
    return voice.say(message, hand=" ".join(view["mine"]["hand"]), algorithm=table or voice.say("nothing"))


def base_question(ask: Ask, voice: Voice) -> str:
    facts: Any = ask.show()
    corners = [f"{corner} {facing}" for corner, facings in facts["corners"].items() for facing in facings]
    return voice.say("ask-base", options=", ".join(corners))
