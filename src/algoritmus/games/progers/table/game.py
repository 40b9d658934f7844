"""Progers as a game: the seven functions of the protocol over either rule set. Answers are written as in `asks`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from algoritmus.core.chance import Chance
from algoritmus.core.game import Ask, CardsMove, Game, Happening, Move, Outcome, Position
from algoritmus.core.game_parts import Narration
from algoritmus.core.grid import NO_CELL, NORTH
from algoritmus.core.view_types import View
from algoritmus.games.progers.rules.edits import TurnMove
from algoritmus.games.progers.rules.start import scatter
from algoritmus.games.progers.table.asks import BaseAsk, TurnAsk
from algoritmus.games.progers.table.beats import JOINS
from algoritmus.games.progers.table.decks import new_deck
from algoritmus.games.progers.table.options import make_plan
from algoritmus.games.progers.table.parts import (
    ProgersAnalysis,
    ProgersEvaluation,
    ProgersOptions,
    ProgersRecordWords,
    ProgersRehearsal,
)
from algoritmus.games.progers.table.play import choose_base, play_move
from algoritmus.games.progers.table.position import BASE, TURN, ProgersPosition, bare_state, narrow
from algoritmus.games.progers.table.sampling import sample_position
from algoritmus.games.progers.table.view import show_view
from algoritmus.games.progers.view_types import ProgersView


class Progers(Game):
    """One rule set as a game."""

    def __init__(self, rules: str, version: str) -> None:
        super().__init__(f"progers/{rules}", version)
        self.rules = rules
        self.options = ProgersOptions(self, rules)
        self.narration = Narration(JOINS)
        self.evaluation = ProgersEvaluation(rules)
        self.analysis = ProgersAnalysis(self)
        self.rehearsal = ProgersRehearsal(self)
        self.record_words = ProgersRecordWords()

    def setup(self, options: Mapping[str, str], chance: Chance) -> Position:
        plan = make_plan(self.rules, options, chance)
        samples = scatter(plan.planet, plan.ground.marks, plan.edition, chance)
        seats, deck = len(plan.names), tuple(new_deck(plan.edition, chance).cards)
        corners, facings = (NO_CELL,) * seats, (NORTH,) * seats
        state, first = bare_state(plan, samples), seats - 1  # planet.bases
        return ProgersPosition(plan, state, BASE, first, corners, facings, deck, (), ((),) * seats)

    def seats(self, position: Position) -> list[str]:
        return list(narrow(position).plan.names)

    def asks(self, position: Position) -> dict[int, Ask]:
        now = narrow(position)
        if now.phase == TURN:
            return {now.turn: TurnAsk(now.state.setup, now.state.algorithm, now.hands[now.turn])}
        if now.phase == BASE:
            return {now.turn: BaseAsk(now.plan.planet, now.corners)}
        return {}

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, with_events: bool = True
    ) -> tuple[Position, list[Happening]]:
        now = narrow(position)
        move = moves[now.turn]
        if now.phase == TURN:
            return play_move(now, cast(TurnMove, move), chance, with_events)
        return choose_base(now, cast(CardsMove, move).cards, chance, with_events)

    def result(self, position: Position) -> Outcome | None:
        return narrow(position).result

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, Move] | None = None,  # noqa: ARG002
    ) -> ProgersView:
        return show_view(self.id, narrow(position), seat, asks if asks is not None else self.asks(position))

    def sample(self, view: View, chance: Chance) -> Position:
        return sample_position(self.rules, cast(ProgersView, view), chance)
