"""Bumps: what stopped a slide on the ice is moved on (ice.bump, section 5 of the rules)."""

from __future__ import annotations

from typing import cast

from algoritmus.core.grid import NO_CELL
from algoritmus.games.golems.outcomes import Bump, GolemOutcome
from algoritmus.games.golems.rules.codes import NO_COMMAND, NOTHING
from algoritmus.games.golems.rules.row.scene import Golem, Scene


def bump(scene: Scene) -> None:
    """ice.bump: what stopped a slide is moved one cell on, if that is empty; all bumps together."""
    bumpers = [golem for golem in scene.golems if golem.walking and is_bumping(scene, golem)]
    if not bumpers:
        return
    scene.beat += 1
    moved = [golem for golem in bumpers if bump_works(scene, golem, bumpers)]
    for golem in bumpers:
        if scene.with_events:
            what: GolemOutcome = "stops" if golem in moved else "stuck"
            seat = scene.seat_on(golem.entry)
            scene.tell("ice.bump", golem, golem.command, golem.at, golem.entry, seat, what=what)
    for golem in moved:
        move_bumped(scene, golem)


def is_bumping(scene: Scene, golem: Golem) -> bool:
    """Whether a barrel, or a golem that stays and is not in the water, stopped this slide."""
    if golem.going or golem.clashed or golem.entry == NO_CELL:
        return False
    if scene.kind(golem.entry).loose:
        return True
    other = scene.on[golem.entry]
    return other is not None and not other.going and not other.swimming


def bump_works(scene: Scene, golem: Golem, bumpers: list[Golem]) -> bool:
    golem.target = scene.ahead[golem.entry * 4 + golem.heading]
    if golem.target == NO_CELL or not scene.is_empty(golem.target):
        return False
    for other in bumpers:
        onto = scene.ahead[other.entry * 4 + other.heading]
        if other is not golem and (other.entry == golem.entry or onto == golem.target):
            return False
    return True


def move_bumped(scene: Scene, golem: Golem) -> None:
    bumped = scene.on[golem.entry]
    if bumped is None:
        scene.tell(
            "ice.bump", golem, NO_COMMAND, golem.entry, golem.target, what=cast(Bump, scene.kind(golem.entry).kind)
        )
        scene.things[golem.target] = scene.things[golem.entry]
        scene.things[golem.entry] = NOTHING
        return
    scene.tell("ice.bump", bumped, NO_COMMAND, golem.entry, golem.target, golem.seat, what="golem")
    scene.place(bumped, golem.target)
