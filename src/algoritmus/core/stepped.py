"""A round played by the game's own steps and judged by what its positions are worth."""

from __future__ import annotations

from collections.abc import Mapping

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Game, Position
from algoritmus.core.played import WORTH, PlayedRound


class SteppedRound(PlayedRound):
    """It is over when somebody is asked for the like of it again, or the game is."""

    def __init__(self, game: Game, position: Position, what: str, unit: str = WORTH) -> None:
        self.game = game
        self.position = position
        self.asked: dict[int, Ask] = {seat: ask for seat, ask in game.asks(position).items() if ask.kind == what}
        self.before: list[float] = []
        super().__init__(what, list(self.asked), unit)

    def draw(self, seat: int, chance: Chance) -> Answer:
        return self.asked[seat].random(chance)

    def play(self, answers: Mapping[int, Answer], chance: Chance) -> list[float]:
        return self.gains(self.after(answers, chance))

    def prospects(self, answers: Mapping[int, Answer], chance: Chance) -> list[float]:
        return self.worths(self.after(answers, chance))

    def after(self, answers: Mapping[int, Answer], chance: Chance) -> Position:
        """The position that comes of the round."""
        moves = {seat: self.asked[seat].read(answers[seat]) for seat in self.seats}
        after, _ = self.game.step(self.position, moves, chance, False)
        asks = self.game.asks(after)
        while asks and all(ask.kind != self.what for ask in asks.values()):
            any_moves = {seat: ask.read(ask.random(chance)) for seat, ask in asks.items()}
            after, _ = self.game.step(after, any_moves, chance, False)
            asks = self.game.asks(after)
        return after

    def gains(self, after: object) -> list[float]:
        assert isinstance(after, Position)
        if not self.before:
            self.before = self.worths(self.position)
        return [now - before for now, before in zip(self.worths(after), self.before, strict=True)]

    def worths(self, position: Position) -> list[float]:
        """To those who lay something; to others it does not matter here."""
        found = [0.0] * len(self.game.seats(position))
        for seat in self.seats:
            found[seat] = self.game.worth(position, seat)
        return found
