"""The optional parts of Progers as a game: each calls the module that implements it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from algoritmus.core.analysis_round import AnalysisRound
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Game, Position, Refusal
from algoritmus.core.game_parts import AnalysisSupport, PositionEvaluation, RecordWords, Rehearsal, TableOptions
from algoritmus.core.skill import Skill, load_skills
from algoritmus.core.stepped_round import SteppedRound
from algoritmus.core.view_types import Event, EventKeys, Offer, View
from algoritmus.games.progers.rules.answers import compact, expand
from algoritmus.games.progers.table.asks import TurnAsk
from algoritmus.games.progers.table.evaluation import evaluate
from algoritmus.games.progers.table.options import choices_of, make_offer
from algoritmus.games.progers.table.position import TURN, narrow

DRAWN: Final = "deck.hand"


class ProgersOptions(TableOptions):
    def __init__(self, game: Game, rules: str) -> None:
        super().__init__(game)
        self.rules = rules

    def choices(self) -> dict[str, list[str]]:
        return choices_of(self.rules)

    def offer(self, wishes: Mapping[str, str]) -> Offer:
        return make_offer(self.rules, wishes)


class ProgersEvaluation(PositionEvaluation):
    def __init__(self, rules: str) -> None:
        self.rules = rules

    def evaluate(self, position: Position, seat: int) -> float:
        return evaluate(narrow(position), seat)

    def skills(self) -> list[Skill]:
        return load_skills("algoritmus.games.progers")[self.rules]


class ProgersAnalysis(AnalysisSupport):
    def __init__(self, game: Game) -> None:
        self.game = game

    def round_at(self, position: Position) -> AnalysisRound | None:
        if narrow(position).phase != TURN:
            return None
        turn = SteppedRound(self.game, position, TURN)
        turn.reason = "game"
        return turn


class ProgersRehearsal(Rehearsal):
    def __init__(self, game: Game) -> None:
        self.game = game

    def rehearse(self, view: View, seat: int, answer: Answer, chance: Chance) -> list[Event]:
        """The events of the turn, but for the cards drawn after it, which are unknown."""
        position = self.game.sample(view, chance)
        ask = self.game.asks(position).get(seat)
        if not isinstance(ask, TurnAsk):
            raise Refusal("seat.not-asked", "there is no turn to try now")
        _, happened = self.game.step(position, {seat: ask.read(answer)}, chance)
        visible = self.game.narration.visible(happened, seat)
        return [event for event in visible if cast(EventKeys, event).get("rule") != DRAWN]


class ProgersRecordWords(RecordWords):
    def compact(self, answer: Answer) -> Answer:
        return compact(answer)

    def expand(self, words: Answer) -> Answer:
        return expand(words)
