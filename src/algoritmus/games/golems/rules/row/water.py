"""Water and free cells: where a golem comes out of the stream, and where it may be put (water.flow, field.empty)."""

from __future__ import annotations

from algoritmus.core.grid import NO_CELL
from algoritmus.games.golems.rules.row.logic import arrive
from algoritmus.games.golems.rules.row.scene import Golem, Scene
from algoritmus.games.golems.rules.things import CARRIES, PASSES


def come_out(scene: Scene, golem: Golem) -> None:
    """water.flow: onto any free shore of that water, or back; water.life: back. Bots go back."""
    golem.swimming = False
    if scene.kind(golem.entry).step != CARRIES:
        return
    scene.beat += 1
    came_from = golem.at
    if not golem.is_bot:
        cell = scene.decisions.exit(scene, golem)
        if cell != came_from:
            scene.place(golem, cell)
            scene.tell("water.flow", golem, golem.command, came_from, cell, what="out")
            if scene.kind(cell).token:
                arrive(scene, golem)
            return
    scene.tell("water.flow", golem, golem.command, came_from, came_from, what="back")


def exits(scene: Scene, golem: Golem) -> list[int]:
    """Where a golem in the water may come out: where it came from, then the shores by column and row."""
    found = shores(scene, golem.entry)
    return [golem.at, *(cell for cell in scene.setup.cells if cell in found)]


def shores(scene: Scene, water: int) -> set[int]:
    """The free cells beside the body of water of which this cell is a part."""
    body = [water]
    found: set[int] = set()
    for cell in body:
        for direction in range(4):
            near = scene.ahead[cell * 4 + direction]
            if near == NO_CELL or near in body:
                continue
            if scene.things[near] == scene.things[water]:
                body.append(near)
            elif is_free(scene, near):
                found.add(near)
    return found


def free_cells(scene: Scene) -> list[int]:
    """All free cells by column and row."""
    return [cell for cell in scene.setup.cells if is_free(scene, cell)]


def is_free(scene: Scene, cell: int) -> bool:
    """field.empty: no golem and no obstacle; a logic token may lie there."""
    return scene.on[cell] is None and scene.kind(cell).step == PASSES
