"""The text mode of golems: views, asks and rows that open, in sentences."""

from __future__ import annotations

from typing import cast

from algoritmus.core.game import Answer, Ask
from algoritmus.core.package.text_mode import TextMode, Voice
from algoritmus.core.view_types import Event, EventKeys, View
from algoritmus.games.golems.text_mode.asks import narrate_row, question, read_program
from algoritmus.games.golems.text_mode.view import describe
from algoritmus.games.golems.view_types import GolemsView, RowOpened


class GolemsTextMode(TextMode):
    def describe(self, view: View, voice: Voice) -> list[str]:
        return describe(cast(GolemsView, view), voice)

    def question(self, view: View, ask: Ask, voice: Voice) -> str:  # noqa: ARG002
        return question(ask, voice)

    def read_answer(self, typed: str, ask: Ask) -> Answer:
        return read_program(typed) if ask.kind == "program" and "(" in typed else super().read_answer(typed, ask)

    def narrate(self, event: Event, voice: Voice) -> str:
        return narrate_row(cast(RowOpened, event), voice) if cast(EventKeys, event).get("kind") == "row" else ""
