"""Simulation for computer players: positions sampled from a view, and a step budget for playing on in them."""

from __future__ import annotations

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import END, Answer, Ask, Choose, Game, Move, Position, Refusal

WIN = 100.0
SEEDS = 1_000_000


class BudgetExhausted(Exception):
    """No step of the budget is left."""


class World:
    """A sampled position, the asks of all other seats in it, and the seed of its chance."""

    def __init__(self, position: Position, others: dict[int, Ask], seed: int) -> None:
        self.position = position
        self.others = others
        self.seed = seed


class Simulation:
    """Plays steps for one seat within a step budget: BudgetExhausted when it is used up."""

    def __init__(self, game: Game, seat: int, budget: int) -> None:
        self.game = game
        self.seat = seat
        self.steps_left = budget

    def world(self, position: Position, chance: Chance) -> World:
        others = {seat: ask for seat, ask in self.game.asks(position).items() if seat != self.seat}
        return World(position, others, chance.draw(SEEDS, "seed"))

    def after(self, position: Position, moves: dict[int, Move], seed: int | str) -> Position:
        """The position after one step, which costs one step of the budget."""
        if self.steps_left <= 0:
            raise BudgetExhausted
        self.steps_left -= 1
        return self.game.step(position, moves, Seeded(seed), False)[0]

    def value(self, world: World, move: Move, others: dict[int, Move]) -> float:
        """The evaluation after one step, for the own seat."""
        return self.evaluate(self.after(world.position, {**others, self.seat: move}, world.seed), self.seat)

    def evaluate(self, position: Position, seat: int) -> float:
        """The evaluation for a seat; a draw of two is 0."""
        result = self.game.result(position)
        if result is None:
            return self.game.evaluation.evaluate(position, seat)
        return 2 * WIN / len(result.winners) - WIN if seat in result.winners else -WIN


def candidate_answers(ask: Ask, count: int, chance: Chance) -> list[Answer]:
    """Different answers: all of them where there are few, else random ones."""
    if isinstance(ask, Choose) and len(ask.options) <= count:
        return [(option,) for option in ask.options]
    return list(dict.fromkeys(ask.random(chance) for _ in range(count)))


def mutated(ask: Ask, answer: Answer, chance: Chance) -> Answer:
    """The answer with another card in one place; if the rest does not fit any more, with another rest."""
    place = chance.draw(len(answer) + 1, "place")
    options = ask.next_cards(answer[:place])
    card = options[chance.draw(len(options), "card")]
    if card == END:
        return answer[:place]
    changed = (*answer[:place], card, *answer[place + 1 :])
    if is_allowed(ask, changed):
        return changed
    changed = completed(ask, changed[: place + 1], chance)
    return changed if is_allowed(ask, changed) else answer


def is_allowed(ask: Ask, answer: Answer) -> bool:
    try:
        ask.read(answer)
    except Refusal:
        return False
    return True


def completed(ask: Ask, laid: Answer, chance: Chance) -> Answer:
    """A random answer that begins with these cards."""
    while True:
        options = ask.next_cards(laid)
        card = options[chance.draw(len(options), "card")] if options else END
        if card == END:
            return laid
        laid = (*laid, card)
