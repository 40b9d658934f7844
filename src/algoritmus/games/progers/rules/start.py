"""Before the first turn: bases in the corners, rovers on their bases, samples on marks (section 1 of the rules)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algoritmus.core.chance import Chance
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.games.progers.rules.codes import COLOURS, NO_LIMIT, TYPES
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.state import Figure, Pile, Setup, State


def place_bases(planet: Planet, colours: Sequence[int], corners: Sequence[int]) -> list[int]:
    """The base of each colour: each seat's in the corner it chose, the colours nobody plays in the free ones."""
    if len(set(corners)) != len(corners) or not set(corners) <= set(planet.corners()):
        raise ValueError("every base needs a corner of its own")
    chosen = dict(zip(colours, corners, strict=True))
    free = [corner for corner in planet.corners() if corner not in corners]
    return [chosen[colour] if colour in chosen else free.pop(0) for colour in range(len(COLOURS))]


def facings_from(planet: Planet, base: int) -> list[int]:
    """planet.bases: the ways in which a rover may look at the start."""
    return [facing for facing in range(len(COMPASS)) if planet.ahead[base * 4 + facing] != NO_CELL]


def scatter(planet: Planet, marks: Iterable[int], edition: Edition, chance: Chance) -> list[Pile]:
    """planet.marks: the samples shuffled onto marks, one on each; some marks may stay empty."""
    cells = sorted(marks)
    samples = [kind for kind in range(len(TYPES)) for _ in range(edition.samples_of_type)]
    if len(cells) < len(samples):
        raise ValueError(f"{len(cells)} marks are too few for {len(samples)} samples")
    piles: list[Pile] = [()] * len(planet.heights)
    for cell, sample in zip(chance.shuffle(cells, "marks"), chance.shuffle(samples, "samples"), strict=False):
        piles[cell] = (sample,)
    return piles


def begin(setup: Setup, facings: Sequence[int], samples: Sequence[Pile], turns: int = NO_LIMIT) -> State:
    """The position before the first turn: every rover on its base."""
    for home, facing in zip(setup.homes, facings, strict=True):
        if facing not in facings_from(setup.planet, home):
            raise ValueError(f"a rover on {setup.planet.grid.name(home)} may not face {COMPASS[facing]}")
    figures = [Figure(home, facing) for home, facing in zip(setup.homes, facings, strict=True)]
    return State(setup, figures, samples, turns_left=turns)
