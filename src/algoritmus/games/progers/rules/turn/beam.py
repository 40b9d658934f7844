"""The teleport: its beam sends a rover home or brings samples nearer (section 5 of the rules)."""

from __future__ import annotations

from algoritmus.core.grid import NO_CELL
from algoritmus.core.native import Int
from algoritmus.games.progers.outcomes import RoverOutcome
from algoritmus.games.progers.rules.codes import NOBODY
from algoritmus.games.progers.rules.turn.samples import arrive, load
from algoritmus.games.progers.rules.turn.scene import Rover, Scene


def teleport(scene: Scene, rover: Rover) -> None:
    """Follow the beam cell by cell; on a cell with both, the rover is met and not the samples."""
    nearer = rover.at
    cell = next_cell(scene, rover, nearer)
    while cell != NO_CELL:
        other = scene.rover_on(cell)
        if other != NOBODY:
            beam_rover(scene, rover, scene.rovers[other])
            return
        if scene.samples[cell]:
            beam_samples(scene, rover, cell, nearer)
            return
        nearer, cell = cell, next_cell(scene, rover, cell)
    scene.tell("card.skip", rover, rover.at, nearer, what="nothing", because="beam.path")


def next_cell(scene: Scene, rover: Rover, cell: Int) -> Int:
    """beam.path: straight ahead through walls, on the rover's own level only; NO_CELL where the beam ends."""
    ahead = scene.planet.ahead[cell * 4 + rover.facing]
    if ahead == NO_CELL or scene.planet.heights[ahead] != scene.planet.heights[rover.at]:
        return NO_CELL
    return ahead


def beam_rover(scene: Scene, rover: Rover, other: Rover) -> None:
    """beam.rover: home, unless somebody is there."""
    home, origin = scene.setup.homes[other.seat], other.at
    if scene.rover_on(home) != NOBODY:
        what: RoverOutcome = "home" if origin == home else "taken"
        scene.tell("card.skip", rover, rover.at, origin, other=other.seat, what=what, because="beam.rover")
        return
    left = other.aboard
    scene.samples[origin] = scene.samples[origin] + left
    other.aboard = ()
    scene.put(other, home)
    scene.tell("beam.rover", rover, origin, home, other=other.seat, amount=len(left))
    arrive(scene, other)


def beam_samples(scene: Scene, rover: Rover, cell: int, nearer: int) -> None:
    """beam.sample: the whole pile comes one cell nearer, and into the hold if that is the rover's own cell."""
    came, beneath = scene.samples[cell], scene.samples[nearer]
    scene.samples[cell] = ()
    scene.tell("beam.sample", rover, cell, nearer, amount=len(came))
    if nearer == rover.at:
        load(scene, rover, came, beneath)
    else:
        scene.samples[nearer] = beneath + came
