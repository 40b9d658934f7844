"""Whole games of Progers for tests: random ones, and tables laid as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Answer, Refusal
from algoritmus.games.progers.rules.codes import CARD_NAMES
from algoritmus.games.progers.rules.program import Algorithm, parse_algorithm
from algoritmus.games.progers.rules.state import Figure, State
from algoritmus.games.progers.table.game import Progers
from algoritmus.games.progers.table.position import ProgersPosition
from algoritmus.games.progers.table.sampling import cards_on_table

RULE_SETS = ("basic", "full")
GAMES = {rules: Progers(rules, "1") for rules in RULE_SETS}


def open_table(rules: str, seed: object = 0, **options: str) -> ProgersPosition:
    position = GAMES[rules].setup(options, Seeded(f"setup/{seed}"))
    assert isinstance(position, ProgersPosition)
    return position


def make_step(
    rules: str, position: ProgersPosition, answer: Answer, chance: Chance | None = None
) -> tuple[ProgersPosition, list[Any]]:
    """The next position and all that everybody sees."""
    game = GAMES[rules]
    move = game.asks(position)[position.turn].read(answer)
    after, events = game.step(position, {position.turn: move}, chance or Seeded(0))
    assert isinstance(after, ProgersPosition)
    return after, game.narration.visible(events, None)


def walk(rules: str, seed: object = 0, **options: str) -> Iterator[ProgersPosition]:
    """All positions of a random game."""
    game, position, chance = GAMES[rules], open_table(rules, seed, **options), Seeded(f"walk/{seed}")
    while True:
        yield position
        asks = game.asks(position)
        if not asks:
            return
        moves = {seat: ask.read(ask.random(chance)) for seat, ask in asks.items()}
        after, _ = game.step(position, moves, chance, False)
        assert isinstance(after, ProgersPosition)
        position = after


def first_turn(rules: str, seed: object = 0, **options: str) -> ProgersPosition:
    """All bases in the corners, red to move: red in a1, blue in the corner to the east, and so on."""
    position = open_table(rules, seed, **options)
    while position.phase == "base":
        corner = position.plan.planet.grid.name(position.plan.planet.corners()[position.turn])
        facing = "N" if corner.endswith("1") else "S"
        position, _ = make_step(rules, position, (corner, facing))
    return position


def lay_table(rules: str, hand: str, algorithm: str = "-", **options: str) -> ProgersPosition:
    """Red to move with these cards in hand and on the table; all other cards are in the deck."""
    position = first_turn(rules, **options)
    state = change_state(position.state, algorithm=parse_algorithm(algorithm))
    own = tuple(sorted(CARD_NAMES.index(word) for word in hand.split()))
    left = list(position.plan.edition.deck)
    for card in (*own, *cards_on_table(state.algorithm)):
        left[card] -= 1
    assert min(left) >= 0
    rest = [card for card, copies in enumerate(left) for _ in range(copies)]
    rivals = [tuple(rest[5 * seat : 5 * seat + 5]) for seat in range(len(position.hands) - 1)]
    return position.replace(state=state, hands=(own, *rivals), deck=tuple(rest[5 * len(rivals) :]), discard=())


def change_state(
    state: State,
    figures: list[Figure] | None = None,
    algorithm: Algorithm | None = None,
    waiting: int | None = None,
    turns_left: int | None = None,
) -> State:
    return State(
        state.setup,
        state.figures if figures is None else figures,
        state.samples,
        state.algorithm if algorithm is None else algorithm,
        state.paid,
        state.waiting if waiting is None else waiting,
        state.turns_left if turns_left is None else turns_left,
    )


def all_cards(position: ProgersPosition) -> list[int]:
    """How many there are of each card, wherever they are."""
    cards = [*position.deck, *position.discard, *cards_on_table(position.state.algorithm)]
    for hand in position.hands:
        cards += hand
    return [cards.count(card) for card in range(len(CARD_NAMES))]


def refusal(rules: str, position: ProgersPosition, answer: Answer) -> Refusal | None:
    """Why the seat that is asked may not answer so; None if it may."""
    try:
        GAMES[rules].asks(position)[position.turn].read(answer)
    except Refusal as refused:
        return refused
    return None


def is_allowed(rules: str, position: ProgersPosition, answer: Answer) -> bool:
    """The same, card by card."""
    ask = GAMES[rules].asks(position)[position.turn]
    for place, card in enumerate(answer):
        if not card or card not in ask.next_cards(answer[:place]):
            return False
    return "" in ask.next_cards(answer)
