"""A player that looks one round ahead in positions it thinks possible."""

from __future__ import annotations

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Answer, Ask, Choose, Facts, Game, Move, Position

TRIES = 24  # answers compared
WORLDS = 2  # positions that agree with the view


class Greedy:
    """Tries some answers in some possible positions against random rivals and takes the best on average."""

    def __init__(self, game: Game, tries: int = TRIES, worlds: int = WORLDS) -> None:
        self.game = game
        self.tries = tries
        self.worlds = worlds

    def answer(self, view: Facts, ask: Ask, chance: Chance) -> Answer:
        answers = self.candidates(ask, chance)
        if len(answers) == 1:
            return answers[0]
        try:
            worlds = [self.imagine(view, chance) for _ in range(self.worlds)]
        except LookupError:  # nothing found that agrees with what was seen
            return answers[0]
        seat = self.game.seats(worlds[0][0]).index(str(view["seat"]))
        moves = [ask.read(answer) for answer in answers]
        values = [sum(self.value(world, seat, move) for world in worlds) for move in moves]
        return answers[values.index(max(values))]

    def candidates(self, ask: Ask, chance: Chance) -> list[Answer]:
        if isinstance(ask, Choose) and len(ask.options) <= self.tries:
            return [(option,) for option in ask.options]
        return list(dict.fromkeys(ask.random(chance) for _ in range(self.tries)))

    def imagine(self, view: Facts, chance: Chance) -> tuple[Position, dict[int, Move], int]:
        """A possible position, the rivals' moves in it, and a seed for its chance."""
        position = self.game.sample(view, chance)
        rivals = {seat: ask.read(ask.random(chance)) for seat, ask in self.game.asks(position).items()}
        return position, rivals, chance.draw(1_000_000, "seed")

    def value(self, world: tuple[Position, dict[int, Move], int], seat: int, move: Move) -> float:
        position, rivals, seed = world
        after, _ = self.game.step(position, {**rivals, seat: move}, Seeded(seed), False)
        return self.game.worth(after, seat)
