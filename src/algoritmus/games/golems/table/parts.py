"""The optional parts of golems as a game: each calls the module that implements it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from algoritmus.core.analysis_round import AnalysisRound
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Game, Position
from algoritmus.core.game_parts import AnalysisSupport, Narration, PositionEvaluation, Rehearsal, Seating, TableOptions
from algoritmus.core.packed import TablePlace, WholeGame
from algoritmus.core.skill import Skill
from algoritmus.core.view_types import Event, Offer, View
from algoritmus.games.golems.components.levels import load_skills
from algoritmus.games.golems.table.analysis_round import GolemsRound
from algoritmus.games.golems.table.evaluation import evaluate
from algoritmus.games.golems.table.position import PROGRAM, narrow
from algoritmus.games.golems.table.rehearsal import rehearse
from algoritmus.games.golems.table.setup.offer import make_offer
from algoritmus.games.golems.table.setup.options import choices_of
from algoritmus.games.golems.table.whole_game import place_in, whole_game
from algoritmus.games.golems.view_types import GolemsView


class GolemsOptions(TableOptions):
    def __init__(self, game: Game, edition: str) -> None:
        super().__init__(game)
        self.edition = edition

    def choices(self) -> dict[str, list[str]]:
        return choices_of(self.edition)

    def offer(self, wishes: Mapping[str, str]) -> Offer:
        return make_offer(self.edition, wishes)


class GolemsSeating(Seating):
    def bots(self, position: Position) -> dict[int, str]:
        return {seat: sheet.bot for seat, sheet in enumerate(narrow(position).state.setup.sheets) if sheet.bot}


class GolemsNarration(Narration):
    def is_open(self, position: Position) -> bool:
        """way.open: programs, and nothing else, are laid face up."""
        table = narrow(position)
        return table.plan.open and table.phase == PROGRAM


class GolemsEvaluation(PositionEvaluation):
    def __init__(self, edition: str) -> None:
        self.edition = edition

    def evaluate(self, position: Position, seat: int) -> float:
        return evaluate(narrow(position), seat)

    def skills(self) -> list[Skill]:
        return load_skills()[self.edition]


class GolemsAnalysis(AnalysisSupport):
    def __init__(self, game: Game, edition: str) -> None:
        self.game = game
        self.edition = edition

    def whole(self, way: str, size: int) -> WholeGame:
        return whole_game(self.edition, way, size)

    def place(self, position: Position) -> TablePlace | None:
        return place_in(narrow(position))

    def round_at(self, position: Position) -> AnalysisRound | None:
        table = narrow(position)
        return GolemsRound(self.game, table) if table.phase == PROGRAM else None


class GolemsRehearsal(Rehearsal):
    def __init__(self, game: Game) -> None:
        self.game = game

    def rehearse(self, view: View, seat: int, answer: Answer, chance: Chance) -> list[Event]:
        return rehearse(self.game, cast(GolemsView, view), seat, answer, chance)
