"""A round that is played by the steps of its game and evaluated by its positions."""

from __future__ import annotations

from collections.abc import Mapping

from algoritmus.core.analysis_round import WORTH, AnalysisRound, Unit
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Game, Position


class SteppedRound(AnalysisRound):
    """The round from this position until an ask of the same kind comes again, or the game is over."""

    def __init__(self, game: Game, position: Position, kind: str, unit: Unit = WORTH) -> None:
        self.game = game
        self.position = position
        self.asked: dict[int, Ask] = {seat: ask for seat, ask in game.asks(position).items() if ask.kind == kind}
        self.before: list[float] = []
        super().__init__(kind, list(self.asked), unit)

    def draw(self, seat: int, chance: Chance) -> Answer:
        return self.asked[seat].random(chance)

    def play(self, answers: Mapping[int, Answer], chance: Chance) -> list[float]:
        return self.gains(self.after(answers, chance))

    def prospects(self, answers: Mapping[int, Answer], chance: Chance) -> list[float]:
        return self.evaluate(self.after(answers, chance))

    def after(self, answers: Mapping[int, Answer], chance: Chance) -> Position:
        """The position after the round; asks of other kinds are answered at random."""
        moves = {seat: self.asked[seat].read(answers[seat]) for seat in self.seats}
        after, _ = self.game.step(self.position, moves, chance, False)
        asks = self.game.asks(after)
        while asks and all(ask.kind != self.kind for ask in asks.values()):
            any_moves = {seat: ask.read(ask.random(chance)) for seat, ask in asks.items()}
            after, _ = self.game.step(after, any_moves, chance, False)
            asks = self.game.asks(after)
        return after

    def gains(self, after: Position) -> list[float]:
        if not self.before:
            self.before = self.evaluate(self.position)
        return [now - before for now, before in zip(self.evaluate(after), self.before, strict=True)]

    def evaluate(self, position: Position) -> list[float]:
        """The evaluation for the seats of this round; 0 for all others."""
        found = [0.0] * len(self.game.seats(position))
        for seat in self.seats:
            found[seat] = self.game.evaluation.evaluate(position, seat)
        return found
