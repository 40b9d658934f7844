"""Progers as a game: the seven functions of the protocol over either rule set. Answers are written as in `asks`."""

from __future__ import annotations

from collections.abc import Mapping

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Facts, Game, Happening, Move, Offer, Outcome, Position, Refusal
from algoritmus.core.played import PlayedRound
from algoritmus.core.skill import Skill
from algoritmus.core.stepped import SteppedRound
from algoritmus.progers.box.levels import load_skills
from algoritmus.progers.law.start import choosing_order, scatter
from algoritmus.progers.table.answers import TurnMove, compact, expand
from algoritmus.progers.table.asks import BaseAsk, TurnAsk
from algoritmus.progers.table.beats import JOINS
from algoritmus.progers.table.decks import new_deck
from algoritmus.progers.table.play import choose_base, play_move
from algoritmus.progers.table.position import BASE, TURN, ProgersPosition, bare_state
from algoritmus.progers.table.sample import sample_position
from algoritmus.progers.table.view import show_view
from algoritmus.progers.table.ways import choices_of, make_offer, make_plan
from algoritmus.progers.table.worth import worth

DRAWN = "deck.hand"


class Progers(Game):
    """One rule set as a game."""

    def __init__(self, rules: str, version: str) -> None:
        super().__init__(f"progers/{rules}", version)
        self.rules = rules

    def joins(self) -> Mapping[str, str]:
        return JOINS

    def choices(self) -> dict[str, list[str]]:
        return choices_of(self.rules)

    def offer(self, wishes: Mapping[str, str]) -> Offer:
        return make_offer(self.rules, wishes)

    def setup(self, options: Mapping[str, str], chance: Chance) -> Position:
        plan = make_plan(self.rules, options, chance)
        samples = scatter(plan.planet, plan.ground.marks, plan.edition, chance)
        position = ProgersPosition(plan, bare_state(plan, samples))
        position.turn = choosing_order(len(plan.names))[0]
        position.deck = tuple(new_deck(plan.edition, chance).cards)
        position.hands = ((),) * len(plan.names)
        return position

    def seats(self, position: Position) -> list[str]:
        assert isinstance(position, ProgersPosition)
        return list(position.plan.names)

    def asks(self, position: Position) -> dict[int, Ask]:
        assert isinstance(position, ProgersPosition)
        seat, state = position.turn, position.state
        if position.phase == TURN:
            return {seat: TurnAsk(state.setup, state.algorithm, position.hands[seat])}
        if position.phase == BASE:
            return {seat: BaseAsk(position.plan.planet, position.corners)}
        return {}

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, telling: bool = True
    ) -> tuple[Position, list[Happening]]:
        assert isinstance(position, ProgersPosition)
        new, move = position.copy(), moves[position.turn]
        if isinstance(move, TurnMove):
            return new, play_move(new, move, chance, telling)
        assert isinstance(move, tuple)
        return new, choose_base(new, move, chance, telling)

    def result(self, position: Position) -> Outcome | None:
        assert isinstance(position, ProgersPosition)
        return position.result

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, Move] | None = None,  # noqa: ARG002
    ) -> Facts:
        assert isinstance(position, ProgersPosition)
        return show_view(self.id, position, seat, asks if asks is not None else self.asks(position))

    def sample(self, view: Facts, chance: Chance) -> Position:
        return sample_position(self.rules, view, chance)

    def rehearse(self, view: Facts, seat: int, answer: Answer, chance: Chance) -> list[Facts]:
        """The turn; what will be drawn after it nobody can know yet."""
        position = self.sample(view, chance)
        ask = self.asks(position).get(seat)
        if not isinstance(ask, TurnAsk):
            raise Refusal("seat.not-asked", "there is no turn to try now")
        _, happened = self.step(position, {seat: ask.read(answer)}, chance)
        return [facts for facts in self.visible(happened, seat) if facts.get("rule") != DRAWN]

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, ProgersPosition)
        return worth(position, seat)

    def played(self, position: Position) -> PlayedRound | None:
        assert isinstance(position, ProgersPosition)
        if position.phase != TURN:
            return None
        turn = SteppedRound(self, position, TURN)
        turn.reason = "game"
        return turn

    def skills(self) -> list[Skill]:
        return load_skills()[self.rules]

    def compact(self, answer: Answer) -> Answer:
        return compact(answer)

    def expand(self, words: Answer) -> Answer:
        return expand(words)
