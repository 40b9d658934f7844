"""The text mode of Progers: views and asks in sentences."""

from __future__ import annotations

from typing import cast

from algoritmus.core.game import Ask
from algoritmus.core.package.text_mode import TextMode, Voice
from algoritmus.core.view_types import View
from algoritmus.games.progers.text_mode.asks import base_question, turn_question
from algoritmus.games.progers.text_mode.view import describe
from algoritmus.games.progers.view_types import ProgersView


class ProgersTextMode(TextMode):
    def describe(self, view: View, voice: Voice) -> list[str]:
        return describe(cast(ProgersView, view), voice)

    def question(self, view: View, ask: Ask, voice: Voice) -> str:
        return turn_question(cast(ProgersView, view), ask, voice) if ask.kind == "turn" else base_question(ask, voice)
