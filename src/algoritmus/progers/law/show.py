"""Rovers, samples, the algorithm and events as JSON facts: what answers, views and happenings are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algoritmus.core.game import Facts
from algoritmus.core.grid import COMPASS
from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.program import ALONE, Algorithm
from algoritmus.progers.law.state import Figure, State, points
from algoritmus.progers.law.words import CARD_NAMES, COLOURS, LETTERS, TYPES


def show_rover(state: State, figure: Figure) -> Facts:
    """A rover as everybody sees it; what is aboard lies face down."""
    return {
        "at": state.setup.planet.grid.name(figure.at),
        "facing": COMPASS[figure.facing],
        "aboard": len(figure.aboard),
        "delivered": [TYPES[sample] for sample in figure.delivered],
        "points": points(figure.delivered),
    }


def show_samples(state: State, cells: Sequence[int]) -> list[Facts]:
    """How many samples lie where; their types are hidden."""
    name, samples = state.setup.planet.grid.name, state.samples
    return [{"at": name(cell), "count": len(samples[cell])} for cell in cells if samples[cell]]


def show_base_labs(edition: Edition) -> dict[str, list[str]]:
    """lab.basic, lab.full: whose laboratory every base token is, by the colour whose home it is."""
    return {colour: [COLOURS[other] for other in labs] for colour, labs in zip(COLOURS, edition.labs, strict=True)}


def show_algorithm(algorithm: Algorithm) -> list[Facts]:
    """The table card by card: its loop, whether it shares it with a neighbour, the cards it covers, oldest first."""
    return [show_place(algorithm, place) for place in range(len(algorithm.cards))]


def show_place(algorithm: Algorithm, place: int) -> Facts:
    shown: Facts = {"card": LETTERS[algorithm.cards[place]]}
    if algorithm.times[place] > 1:
        shown["loop"] = algorithm.times[place]
    if algorithm.mates[place] != ALONE:
        shown["pair"] = True
    if algorithm.covered[place]:
        shown["covered"] = show_cards(algorithm.covered[place])
    return shown


def show_cards(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def count_cards(cards: Sequence[int]) -> Facts:
    """How many there are of each card."""
    return {name: cards.count(card) for card, name in enumerate(CARD_NAMES) if card in cards}
