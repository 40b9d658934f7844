"""Conditions: what a golem feels on the cell ahead (section 6 of the rules)."""

from __future__ import annotations

from algoritmus.core.grid import NO_CELL
from algoritmus.core.native import Int
from algoritmus.games.golems.rules.codes import FEELS_GOLEM, NOTHING
from algoritmus.games.golems.rules.row.scene import Golem, Scene


def feels(scene: Scene, golem: Golem, senses: Int) -> bool:
    """if.enemy, if.obstacle, bonus.sensor: whether one of these things is on the cell ahead."""
    cell = scene.ahead[golem.at * 4 + golem.facing]
    if cell == NO_CELL:
        return False
    if senses & FEELS_GOLEM and scene.on[cell] is not None:
        return True
    thing = scene.things[cell]
    return thing != NOTHING and senses & scene.felt_as[thing] != 0
