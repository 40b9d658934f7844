"""The text mode of Progers: views (`view`) and asks in sentences."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.game import Ask
from algoritmus.core.package.text_mode import TextMode, Voice
from algoritmus.core.view_types import View
from algoritmus.games.progers.text_mode.view import describe, table_line
from algoritmus.games.progers.view_types import BaseAsk, ProgersView, TurnAsk

TYPED_CARDS: Final = ("F", "D", "J", "L", "R", "U", "T", "x2", "x3")


class ProgersTextMode(TextMode):
    def describe(self, view: View, voice: Voice) -> list[str]:
        return describe(cast(ProgersView, view), voice)

    def question(self, view: View, ask: Ask, voice: Voice) -> str:
        if ask.kind == "turn":
            return turn_question(cast(ProgersView, view), cast(TurnAsk, ask.show()), voice)
        return base_question(cast(BaseAsk, ask.show()), voice)

    def phrases(self, voice: Voice) -> dict[str, str]:
        return {**super().phrases(voice), **{voice.card(card): card for card in TYPED_CARDS}}


def turn_question(view: ProgersView, ask: TurnAsk, voice: Voice) -> str:
    message = "ask-turn-full" if "loop" in ask["edits"] else "ask-turn"
    table = table_line(view["algorithm"]) or voice.say("nothing")
    return voice.say(message, hand=" ".join(view["mine"]["hand"]), algorithm=table)


def base_question(ask: BaseAsk, voice: Voice) -> str:
    corners = [f"{corner} {facing}" for corner, facings in ask["corners"].items() for facing in facings]
    return voice.say("ask-base", options=", ".join(corners))
