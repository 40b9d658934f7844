"""Games played in the head: positions that agree with a view, and a purse of steps that may be played in them."""

from __future__ import annotations

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import END, Answer, Ask, Choose, Game, Move, Position, Refusal

WIN = 100.0
SEEDS = 1_000_000


class Spent(Exception):
    """The purse is empty."""


class World:
    """A position that may be the real one, who else is asked in it, and the seed of what chance will bring."""

    def __init__(self, position: Position, others: dict[int, Ask], seed: int) -> None:
        self.position = position
        self.others = others
        self.seed = seed


class Imagination:
    """Plays steps for one seat, and counts them: Spent when the purse is empty."""

    def __init__(self, game: Game, seat: int, steps: int) -> None:
        self.game = game
        self.seat = seat
        self.left = steps

    def world(self, position: Position, chance: Chance) -> World:
        others = {seat: ask for seat, ask in self.game.asks(position).items() if seat != self.seat}
        return World(position, others, chance.draw(SEEDS, "seed"))

    def after(self, position: Position, moves: dict[int, Move], seed: int | str) -> Position:
        if self.left <= 0:
            raise Spent
        self.left -= 1
        return self.game.step(position, moves, Seeded(seed), False)[0]

    def value(self, world: World, move: Move, others: dict[int, Move]) -> float:
        """What a step comes to for the own seat."""
        return self.worth(self.after(world.position, {**others, self.seat: move}, world.seed), self.seat)

    def worth(self, position: Position, seat: int) -> float:
        """A draw is half a win: nothing lost, nothing gained."""
        result = self.game.result(position)
        if result is None:
            return self.game.worth(position, seat)
        return 2 * WIN / len(result.winners) - WIN if seat in result.winners else -WIN


def some_answers(ask: Ask, count: int, chance: Chance) -> list[Answer]:
    """Different ones; all of them where there are few."""
    if isinstance(ask, Choose) and len(ask.options) <= count:
        return [(option,) for option in ask.options]
    return list(dict.fromkeys(ask.random(chance) for _ in range(count)))


def varied(ask: Ask, answer: Answer, chance: Chance) -> Answer:
    """The same answer with another card in one place; if the rest does not fit any more, another rest."""
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
    """An answer that begins so."""
    while True:
        options = ask.next_cards(laid)
        card = options[chance.draw(len(options), "card")] if options else END
        if card == END:
            return laid
        laid = (*laid, card)
