"""Movement: step, dash, jump and turns, and what stops them (section 2 of the rules)."""

from __future__ import annotations

from algoritmus.core.native import Int
from algoritmus.games.progers.rules.codes import EDGE, NOBODY, OPEN, ROVER, SAMPLE, STOP_WORDS, TURNS, WALL
from algoritmus.games.progers.rules.turn.samples import arrive, pay
from algoritmus.games.progers.rules.turn.scene import Rover, Scene


def step(scene: Scene, rover: Rover) -> None:
    go(scene, rover, scene.planet.step_stop, "card.step")


def jump(scene: Scene, rover: Rover) -> None:
    go(scene, rover, scene.planet.jump_stop, "card.jump")


def go(scene: Scene, rover: Rover, stops: list[int], rule: str) -> None:
    """One cell ahead, if nothing stops the rover."""
    origin = rover.at
    stop = what_stops(scene, rover, stops)
    if stop != OPEN:
        skip(scene, rover, stop, rule)
        return
    scene.put(rover, scene.planet.ahead[origin * 4 + rover.facing])
    if scene.with_events:
        scene.tell(rule, rover, origin, rover.at)
    arrive(scene, rover)


def dash(scene: Scene, rover: Rover) -> None:
    """card.dash: ahead until something stops the rover, or to the first cell with samples."""
    origin = rover.at
    path: list[int] = [origin]
    stop = what_stops(scene, rover, scene.planet.step_stop)
    while stop == OPEN:
        scene.put(rover, scene.planet.ahead[rover.at * 4 + rover.facing])
        path.append(rover.at)
        stop = SAMPLE if scene.samples[rover.at] else what_stops(scene, rover, scene.planet.step_stop)
    if rover.at == origin:
        skip(scene, rover, stop, "card.dash")
        return
    if scene.with_events:
        scene.tell("card.dash", rover, origin, rover.at, what=STOP_WORDS[stop], path=tuple(path))
    arrive(scene, rover)
    if stop == ROVER:  # bump.pay: a dash that a rover cuts short is not completed
        bump(scene, rover)


def turn(scene: Scene, rover: Rover, command: int) -> None:
    rover.facing = (rover.facing + TURNS[command]) % 4
    if scene.with_events:
        scene.tell("card.turn", rover, rover.at, rover.at, facing=rover.facing)


def what_stops(scene: Scene, rover: Rover, stops: list[int]) -> Int:
    """The obstacle ahead; a rover counts only if nothing else is in the way (bump.once)."""
    way = rover.at * 4 + rover.facing
    stop = stops[way]
    if stop == OPEN and scene.rover_on(scene.planet.ahead[way]) != NOBODY:
        return ROVER
    return stop


def skip(scene: Scene, rover: Rover, stop: Int, rule: str) -> None:
    """card.skip: the command cannot be carried out, the algorithm goes on."""
    if scene.with_events:
        ahead = scene.planet.ahead[rover.at * 4 + rover.facing]
        because = "planet.grid" if stop == EDGE else "planet.wall" if stop == WALL else rule
        other = scene.rover_on(ahead) if stop == ROVER else NOBODY
        scene.tell("card.skip", rover, rover.at, ahead, other=other, what=STOP_WORDS[stop], because=because)
    if stop == ROVER:
        bump(scene, rover)


def bump(scene: Scene, rover: Rover) -> None:
    """The rover ahead is in the way."""
    other = scene.rover_on(scene.planet.ahead[rover.at * 4 + rover.facing])
    pay(scene, rover, scene.rovers[other])
