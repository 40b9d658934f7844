"""The things of the boxes, one row each, by their numbers in `words`."""

from __future__ import annotations

from typing import Final

from algoritmus.games.golems.rules.codes import CONTENTS, FEELS_BARREL, FEELS_WALL, FEELS_WATER, OPERATORS
from algoritmus.games.golems.rules.things import (
    ADDS_ROW,
    BREAKS,
    CARRIES,
    DIPS,
    HIDES,
    HURTS,
    LEADS,
    MENDS,
    NO_EFFECT,
    NO_WAY,
    ROLLS,
    SENDS_AWAY,
    STOPS,
    TAKES_ROW,
    Thing,
    Things,
)

INSIDE: Final = (NO_EFFECT, HURTS, MENDS, ADDS_ROW, TAKES_ROW, SENDS_AWAY)  # strike.barrel: by content, from "empty"

BLOCKING = Thing("barrel", STOPS, "barrel.block", BREAKS, "strike.barrel", FEELS_BARREL, loose=True)
ROLLING = BLOCKING.replace(step=ROLLS, step_rule="barrel.push")
WALLS = Thing("wall", STOPS, "move.wall", STOPS, "strike.wall", FEELS_WALL, HIDES)
DIPPING = Thing("water", DIPS, "water.life", STOPS, "strike.water", FEELS_WATER, NO_WAY)
CARRYING = DIPPING.replace(step=CARRIES, step_rule="water.flow")
LADDERS = Thing("ladder", LEADS, "ladder.busy", LEADS, "strike.ladder")
LOGIC = Thing("logic", token=True)

SEALED: Final = [BLOCKING.replace(inside=inside) for inside in INSIDE]
FILLED: Final = [
    ROLLING.replace(inside=inside, inside_rule=f"barrel.{content}")
    for inside, content in zip(INSIDE, CONTENTS[1:], strict=True)
]


def box_of(barrels: list[Thing], water: Thing) -> Things:
    return Things([Thing(), *barrels, WALLS, water, LADDERS, *[LOGIC] * len(OPERATORS)])


SMALL: Final = box_of(SEALED, DIPPING)
LARGE: Final = box_of(FILLED, CARRYING)
