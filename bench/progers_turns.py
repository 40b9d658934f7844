"""Turns per second of random full games of Progers at the engine's level, events off."""

from __future__ import annotations

import random
import sys
import time

from algoritmus.core.chance import Seeded
from algoritmus.games.progers.components.planets import Layout, layouts, marks_of, planet_of
from algoritmus.games.progers.rules.codes import COVER, INSERT, LOOP, LOOP_TWO, NOT_ENDED, X2
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.edits import PASS, AlgorithmEdit, Table, TurnMove
from algoritmus.games.progers.rules.program import Algorithm
from algoritmus.games.progers.rules.round import play_turn, take_turn
from algoritmus.games.progers.rules.start import begin, facings_from, place_bases, scatter
from algoritmus.games.progers.rules.state import Setup, State
from algoritmus.games.progers.rules.turn.scene import Scene
from algoritmus.games.progers.table.decks import exchange, new_deck, take_from

SEATS = 4
MOST_TURNS = 200
Game = tuple[State, list[tuple[int, TurnMove]]]


def start(layout: Layout, rng: random.Random) -> State:
    """Four rovers on their bases, all samples on marks."""
    edition, planet = EDITIONS[layout.rules], planet_of(layout)
    bases = place_bases(planet, range(SEATS), rng.sample(planet.corners(), SEATS))
    setup = Setup(edition, planet, bases, range(SEATS))
    facings = [rng.choice(facings_from(planet, home)) for home in setup.homes]
    samples = scatter(planet, [planet.grid.at(*mark) for mark in marks_of(layout)], edition, Seeded(rng.random()))
    return begin(setup, facings, samples, MOST_TURNS)


def random_edit(table: Table, card: int, longest: int, rng: random.Random) -> AlgorithmEdit | None:
    """A random legal edit with this card; None if there is none."""
    places = range(len(table.cards))
    if card < X2:
        ways = [AlgorithmEdit(COVER, card, at) for at in places]
        ways += [AlgorithmEdit(INSERT, card, at) for at in range(len(table.cards) + 1)] if len(places) < longest else []
    else:
        bare = [at for at in places if table.times[at] == 1]
        ways = [AlgorithmEdit(LOOP, card, at) for at in bare]
        ways += [AlgorithmEdit(LOOP_TWO, card, at, at + 1) for at in bare if at + 1 in bare]
    return rng.choice(ways) if ways else None


def random_move(algorithm: Algorithm, hand: list[int], longest: int, rng: random.Random) -> TurnMove:
    """Up to three cards of the hand laid anywhere; a pass if the table stays empty."""
    table, edits = Table(algorithm), []
    for card in rng.sample(hand, min(len(hand), rng.randrange(4))):
        edit = random_edit(table, card, longest, rng)
        if edit is not None:
            table.apply(edit, longest)
            edits.append(edit)
    return TurnMove(edits) if table.cards else PASS


def record_game(state: State, rng: random.Random) -> Game:
    """A whole random game with a deck and hands, as the moves that were made."""
    edition, chance = state.setup.edition, Seeded(rng.random())
    deck, first = new_deck(edition, chance), state
    moves: list[tuple[int, TurnMove]] = []
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    for hand in hands:
        deck.fill(hand, edition.hand, chance)
    while state.ended == NOT_ENDED:
        seat = len(moves) % SEATS
        move = random_move(state.algorithm, hands[seat], edition.longest, rng)
        turned = play_turn(state, seat, move, False)
        if move.passes:
            exchange(deck, hands[seat], hands[seat][:2], chance)
        take_from(hands[seat], move.cards())
        deck.discard += turned.discards
        deck.fill(hands[seat], edition.hand, chance)
        moves.append((seat, move))
        state = turned.state
    return first, moves


def replay(game: Game) -> int:
    """The game once more, on one scene; how many turns it had."""
    state, moves = game
    scene = Scene(state)
    for seat, move in moves:
        take_turn(scene, seat, move)
    return len(moves)


def record_games(each: int) -> list[Game]:
    """Random games of the full rules, so many on every layout."""
    rng = random.Random(1)
    return [record_game(start(layout, rng), rng) for layout in layouts("full").values() for _ in range(each)]


def measure(seconds: float) -> float:
    """Turns per second of recorded random games, played again and again."""
    games = record_games(4)
    turns = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for game in games:
            turns += replay(game)
    return turns / (time.process_time() - started)


if __name__ == "__main__":
    print(f"full {measure(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0):.0f}")
