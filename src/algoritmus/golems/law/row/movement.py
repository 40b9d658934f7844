"""Movement: turns and simultaneous steps, barrels, ladders, water, ice and snow (section 5 of the rules)."""

from __future__ import annotations

from algoritmus.core.grid import NO_CELL
from algoritmus.core.native import Int
from algoritmus.golems.law.row.logic import arrive
from algoritmus.golems.law.row.passes import MOVES, WAITS
from algoritmus.golems.law.row.scene import Golem, Scene
from algoritmus.golems.law.row.water import come_out
from algoritmus.golems.law.things import LEADS, PASSES, ROLLS, STOPS, Thing
from algoritmus.golems.law.words import (
    FORWARD,
    ICE,
    LEFT,
    NO_COMMAND,
    NOBODY,
    NOTHING,
    SNOW,
)


def move(scene: Scene, bots: bool) -> None:
    """All movers, the bots or the players', carry out their command together; those on ice then once more."""
    scene.beat += 1
    walkers: Int = 0
    sliders: Int = 0
    for golem in scene.golems:
        golem.walking = False
        golem.going = False
        if golem.act != MOVES or golem.is_bot != bots:
            continue
        golem.act = WAITS
        golem.carried_out = False
        ground = scene.ground[golem.at]
        golem.snowed = ground == SNOW and golem.halted != golem.command
        if golem.snowed:  # snow.pair: the first of two is ignored
            golem.halted = golem.command
            if scene.telling:
                scene.tell("snow.pair", golem, golem.command, golem.at)
            continue
        golem.halted = NO_COMMAND
        if golem.command >= LEFT:
            turn(scene, golem, ground == ICE)
            continue
        golem.walking = True
        walkers += 1
        if ground == ICE:
            golem.sliding = True
            sliders += 1
    if walkers:
        step(scene, False)
    if sliders:
        slide(scene)


def slide(scene: Scene) -> None:
    """ice.slide: the second step, whatever became of the first."""
    scene.beat += 1
    for golem in scene.golems:
        golem.walking = golem.sliding
        golem.sliding = False
        golem.going = False
    step(scene, True)


def turn(scene: Scene, golem: Golem, on_ice: bool) -> None:
    """move.turn: a quarter; ice.slide: half a circle."""
    quarters = 3 if golem.command == LEFT else 1
    golem.facing = (golem.facing + (2 if on_ice else quarters)) % 4
    golem.carried_out = True
    if scene.telling:
        scene.tell("ice.slide" if on_ice else "move.turn", golem, golem.command, golem.at, what="turn")


def step(scene: Scene, sliding: bool) -> None:
    """move.fixpoint: what is impossible by itself, then clashes, then golems that stay in the way."""
    goers: Int = 0
    swimmers: Int = 0
    crowded = False
    for golem in scene.golems:
        if golem.walking:
            aim(scene, golem, sliding)
            if golem.going:
                goers += 1
                crowded = crowded or scene.on[golem.entry] != NOBODY or scene.on[golem.target] != NOBODY
            elif golem.swimming:
                swimmers += 1
    if goers > 1:
        cancel_clashes(scene)
    if crowded:
        cancel_blocked(scene)
    if goers:
        commit(scene, sliding)
    if sliding:
        bump(scene)
    if swimmers:
        for golem in scene.golems:
            if golem.swimming:
                come_out(scene, golem)


def aim(scene: Scene, golem: Golem, sliding: bool) -> None:
    """First phase: where the golem is going, or why it is not."""
    golem.heading = golem.facing if golem.command == FORWARD else (golem.facing + 2) % 4
    golem.clashed = False
    golem.push = NO_CELL
    entry = scene.ahead[golem.at * 4 + golem.heading]
    golem.entry = entry
    golem.target = entry
    if entry == NO_CELL:
        if scene.telling:
            scene.tell("move.edge", golem, golem.command, golem.at)
        return
    thing = scene.things[entry]
    if thing == NOTHING or scene.step_of[thing] == PASSES:
        golem.going = True
    else:
        aim_at_thing(scene, golem, scene.kinds.rows[thing], sliding)


def aim_at_thing(scene: Scene, golem: Golem, kind: Thing, sliding: bool) -> None:
    """What the obstacle on that cell does; a slide's second step stops before a loose thing (ice.bump)."""
    if kind.loose and sliding:
        return
    if kind.step == ROLLS:
        aim_at_rolling(scene, golem, kind)
    elif kind.step == LEADS:
        aim_at_ladder(scene, golem, kind)
    elif kind.step == STOPS:
        if scene.telling:
            scene.tell(kind.step_rule, golem, golem.command, golem.at, golem.entry)
    else:
        golem.swimming = True
        golem.carried_out = True
        scene.hurt(golem, kind.step_rule, "in", golem.entry)


def aim_at_rolling(scene: Scene, golem: Golem, kind: Thing) -> None:
    """barrel.push: onto the cell behind it, if that is empty."""
    far = scene.ahead[golem.entry * 4 + golem.heading]
    if far == NO_CELL or not scene.is_empty(far):
        scene.tell(kind.step_rule, golem, golem.command, golem.at, golem.entry, what="stuck")
        return
    golem.push = far
    golem.going = True


def aim_at_ladder(scene: Scene, golem: Golem, kind: Thing) -> None:
    """ladder.move: the step ends on the other end."""
    golem.target = scene.other_end[golem.entry]
    golem.going = golem.target != golem.at
    if not golem.going:
        scene.tell(kind.step_rule, golem, golem.command, golem.at, golem.entry, what="self")


def cancel_clashes(scene: Scene) -> None:
    """Second phase: every two things that would come to one cell stay, all at once."""
    found = False
    for one in scene.golems:
        if not one.going:
            continue
        for later in range(one.seat + 1, len(scene.golems)):
            other = scene.golems[later]
            if other.going and would_meet(one, other):
                one.clashed = other.clashed = found = True
                one.rival, other.rival = other.seat, one.seat
    if not found:
        return
    for golem in scene.golems:
        if golem.going and golem.clashed:
            golem.going = False
            if scene.telling:
                tell_clash(scene, golem)


def would_meet(one: Golem, other: Golem) -> bool:
    """Whether two golems, or barrels they push, want the same cell."""
    if one.target == other.target:
        return True
    if one.push != NO_CELL and (one.push == other.target or one.push == other.push):
        return True
    return other.push != NO_CELL and other.push == one.target


def tell_clash(scene: Scene, golem: Golem) -> None:
    barrel = golem.push != NO_CELL
    rule = scene.kind(golem.entry).step_rule if barrel else "move.same-cell"
    scene.tell(rule, golem, golem.command, golem.at, golem.target, golem.rival, what="clash" if barrel else "")


def cancel_blocked(scene: Scene) -> None:
    """Third phase: moves that need the cell of a golem that stays, until nothing changes."""
    changed = True
    while changed:
        changed = False
        for golem in scene.golems:
            if golem.going and (
                is_held(scene, golem, golem.entry)
                or (golem.target != golem.entry and is_held(scene, golem, golem.target))
            ):
                golem.going = False
                changed = True
                if scene.telling:
                    tell_blocked(scene, golem)


def is_held(scene: Scene, golem: Golem, cell: Int) -> bool:
    """Whether another golem stands there and stays."""
    seat = scene.on[cell]
    return seat != NOBODY and seat != golem.seat and not scene.golems[seat].going


def tell_blocked(scene: Scene, golem: Golem) -> None:
    kind = scene.kind(golem.entry)
    ladder = kind.step == LEADS
    held = golem.entry if is_held(scene, golem, golem.entry) else golem.target
    rule = kind.step_rule if ladder else "move.follow"
    scene.tell(rule, golem, golem.command, golem.at, golem.entry, scene.on[held], what="golem" if ladder else "")


def commit(scene: Scene, sliding: bool) -> None:
    """Everybody who may go goes at once: first all cells are left, then all are entered."""
    for golem in scene.golems:
        if golem.going:
            scene.on[golem.at] = NOBODY
    for golem in scene.golems:
        if golem.going:
            enter(scene, golem, sliding)


def enter(scene: Scene, golem: Golem, sliding: bool) -> None:
    if scene.telling:
        tell_step(scene, golem, sliding)
    golem.carried_out = True
    golem.at = golem.target
    scene.on[golem.at] = golem.seat
    if golem.push != NO_CELL:
        scene.things[golem.push] = scene.things[golem.at]
        scene.things[golem.at] = NOTHING
    elif scene.things[golem.at] != NOTHING and scene.kind(golem.at).token:
        arrive(scene, golem)


def tell_step(scene: Scene, golem: Golem, sliding: bool) -> None:
    rule = "ice.slide" if sliding else "move.step"
    if golem.push != NO_CELL:
        kind = scene.kind(golem.target)
        rule = kind.step_rule
        scene.tell(rule, golem, golem.command, golem.target, golem.push, what=kind.kind)
    elif golem.target != golem.entry:
        rule = "ladder.move"
    scene.tell(rule, golem, golem.command, golem.at, golem.target, what="step")


def bump(scene: Scene) -> None:
    """ice.bump: what stopped a slide is moved one cell on, if that is empty; all bumps together."""
    bumpers = [golem for golem in scene.golems if golem.walking and is_bumping(scene, golem)]
    if not bumpers:
        return
    scene.beat += 1
    moved = [golem for golem in bumpers if bump_works(scene, golem, bumpers)]
    for golem in bumpers:
        seat = scene.on[golem.entry]
        what = "stops" if golem in moved else "stuck"
        scene.tell("ice.bump", golem, golem.command, golem.at, golem.entry, seat, what=what)
    for golem in moved:
        move_bumped(scene, golem)


def is_bumping(scene: Scene, golem: Golem) -> bool:
    """Whether a barrel, or a golem that stays and is not in the water, stopped this slide."""
    if golem.going or golem.clashed or golem.entry == NO_CELL:
        return False
    if scene.kind(golem.entry).loose:
        return True
    seat = scene.on[golem.entry]
    return seat != NOBODY and not scene.golems[seat].going and not scene.golems[seat].swimming


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
    seat = scene.on[golem.entry]
    if seat == NOBODY:
        scene.tell("ice.bump", golem, NO_COMMAND, golem.entry, golem.target, what=scene.kind(golem.entry).kind)
        scene.things[golem.target] = scene.things[golem.entry]
        scene.things[golem.entry] = NOTHING
        return
    bumped = scene.golems[seat]
    scene.tell("ice.bump", bumped, NO_COMMAND, golem.entry, golem.target, golem.seat, what="golem")
    scene.place(bumped, golem.target)
