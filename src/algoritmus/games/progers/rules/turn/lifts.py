"""Lifts: they run after an algorithm, or at the start of the turn of a rover that waits (section 5 of the rules)."""

from __future__ import annotations

from typing import Literal

from algoritmus.core.grid import NO_CELL
from algoritmus.games.progers.outcomes import RoverOutcome
from algoritmus.games.progers.rules.codes import NOBODY
from algoritmus.games.progers.rules.turn.samples import arrive, pay
from algoritmus.games.progers.rules.turn.scene import Rover, Scene


def run_lift(scene: Scene, rover: Rover) -> None:
    """lift.run: when the algorithm is done, the lift takes its rover to the far platform."""
    scene.beat += 1
    end = scene.planet.lift_end[rover.at]
    if end == NO_CELL:
        tell_dead(scene, rover)
        return
    other = scene.rover_on(end)
    if other == NOBODY:
        carry(scene, rover, end, "")
        return
    scene.waiting |= 1 << rover.seat
    scene.tell("lift.busy", rover, rover.at, end, other=other, what="waits")
    pay(scene, rover, scene.rovers[other])


def run_waiting_lift(scene: Scene, rover: Rover) -> None:
    """lift.busy: before the move of a rover that waits; if there is still no way through, it waits no longer."""
    if not scene.waiting & (1 << rover.seat):
        return
    scene.beat += 1
    scene.waiting &= ~(1 << rover.seat)
    end = scene.planet.lift_end[rover.at]
    other = scene.rover_on(end)
    if other == NOBODY:
        carry(scene, rover, end, "waited")
    else:
        scene.tell("lift.busy", rover, rover.at, end, other=other, what="over")


def carry(scene: Scene, rover: Rover, end: int, what: RoverOutcome | Literal[""]) -> None:
    origin = rover.at
    scene.put(rover, end)
    scene.tell("lift.run", rover, origin, end, what=what)
    arrive(scene, rover)


def tell_dead(scene: Scene, rover: Rover) -> None:
    """lift.dead: say so if the rover stands on a platform that does not work."""
    if scene.with_events:
        for top, bottom in scene.planet.lifts:
            if rover.at in (top, bottom):
                scene.tell("lift.dead", rover, top, bottom, what="off" if bottom == NO_CELL else "level")
                return
