"""Rovers, samples, the algorithm and the planet as views show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.core.view_types import Cell, Colour
from algoritmus.games.progers.rules.codes import CARD_NAMES, COLOURS, LETTERS, TYPES
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.program import ALONE, Algorithm
from algoritmus.games.progers.rules.state import Figure, State, points
from algoritmus.games.progers.view_types import Place, PlanetView, RoversField, RoverThen, Samples


def show_rover(planet: Planet, figure: Figure) -> RoverThen:
    """A rover as everybody sees it; what is aboard lies face down."""
    placed = figure.at != NO_CELL
    return {
        "at": planet.grid.name(figure.at) if placed else None,
        "facing": COMPASS[figure.facing] if placed else None,
        "aboard": len(figure.aboard),
        "delivered": [TYPES[sample] for sample in figure.delivered],
        "points": points(figure.delivered),
    }


def show_rovers(state: State) -> dict[str, RoverThen]:
    setup = state.setup
    return {setup.name(seat): show_rover(setup.planet, figure) for seat, figure in enumerate(state.figures)}


def show_samples(state: State, cells: Sequence[int]) -> list[Samples]:
    """How many samples lie where; their types are hidden."""
    name, samples = state.setup.planet.grid.name, state.samples
    return [{"at": name(cell), "count": len(samples[cell])} for cell in cells if samples[cell]]


def show_base_labs(edition: Edition) -> dict[str, list[Colour]]:
    """lab.basic, lab.full: whose laboratory every base token is, by the colour whose home it is."""
    return {colour: [COLOURS[other] for other in labs] for colour, labs in zip(COLOURS, edition.labs, strict=True)}


def show_bases(state: State) -> dict[str, Cell]:
    name = state.setup.planet.grid.name
    return {colour: name(cell) for colour, cell in zip(COLOURS, state.setup.bases, strict=True)}


def show_labs(edition: Edition, names: Iterable[Colour], bases: Mapping[str, Cell]) -> dict[str, list[Cell]]:
    """lab.basic, lab.full: where each of these colours may deliver, of the bases that lie there by now."""
    labs = show_base_labs(edition)
    return {name: [bases[home] for home, others in labs.items() if name in others and home in bases] for name in names}


def show_planet(planet: Planet, blocks: Sequence[str] = (), marks: Sequence[int] = ()) -> PlanetView:
    """The blocks as they are placed, and what that comes to; a lift without a bottom goes down off the field."""
    name = planet.grid.name
    return {
        "blocks": list(blocks),
        "heights": list(planet.grid.lines),
        "walls": [(name(one), name(two)) for one, two in planet.walls],
        "lifts": [
            {"top": name(top), "bottom": name(bottom) if bottom != NO_CELL else None} for top, bottom in planet.lifts
        ],
        "marks": [name(cell) for cell in marks],
    }


def show_algorithm(algorithm: Algorithm) -> list[Place]:
    """The table card by card: its loop, whether it shares it with a neighbour, the cards it covers, oldest first."""
    return [show_place(algorithm, place) for place in range(len(algorithm.cards))]


def show_place(algorithm: Algorithm, place: int) -> Place:
    shown: Place = {"card": LETTERS[algorithm.cards[place]]}
    if algorithm.times[place] > 1:
        shown["loop"] = algorithm.times[place]
    if algorithm.mates[place] != ALONE:
        shown["pair"] = True
    if algorithm.covered[place]:
        shown["covered"] = show_cards(algorithm.covered[place])
    return shown


def show_field(state: State, cells: Sequence[int]) -> RoversField:
    """How everything stands after a turn."""
    return {
        "kind": "field",
        "rovers": show_rovers(state),
        "samples": show_samples(state, cells),
        "algorithm": show_algorithm(state.algorithm),
        "beat": 0,
    }


def show_cards(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def count_cards(cards: Sequence[int]) -> dict[str, int]:
    """How many there are of each card."""
    return {name: cards.count(card) for card, name in enumerate(CARD_NAMES) if card in cards}
