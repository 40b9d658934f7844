"""Movement: turns and simultaneous steps, barrels, ladders, water, ice and snow (section 5 of the rules)."""

from __future__ import annotations

from typing import cast

from algoritmus.core.grid import NO_CELL
from algoritmus.core.native import Int
from algoritmus.games.golems.outcomes import Push
from algoritmus.games.golems.rules.codes import FORWARD, ICE, LEFT, NO_COMMAND, NOTHING, SNOW, SUMMER
from algoritmus.games.golems.rules.row.bumps import bump
from algoritmus.games.golems.rules.row.logic import arrive
from algoritmus.games.golems.rules.row.passes import MOVES, WAITS
from algoritmus.games.golems.rules.row.scene import Golem, Scene
from algoritmus.games.golems.rules.row.water import come_out
from algoritmus.games.golems.rules.things import LEADS, PASSES, ROLLS, STOPS, Thing


def move(scene: Scene, bots: bool) -> None:
    """All movers, the bots or the players', carry out their command together; those on ice then once more."""
    scene.beat += 1
    walkers: Int = 0
    sliders: Int = 0
    walker: Golem | None = None
    for golem in scene.golems:
        golem.walking = False
        golem.going = False
        if golem.act != MOVES or golem.is_bot != bots:
            continue
        golem.act = WAITS
        golem.carried_out = False
        ground: Int = SUMMER
        if scene.winter:
            ground = scene.ground[golem.at]
        golem.snowed = ground == SNOW and is_first_of_pair(scene, golem)
        if golem.snowed:
            continue
        golem.halted = NO_COMMAND
        if golem.command >= LEFT:
            turn(scene, golem, ground == ICE)
            continue
        golem.walking = True
        walker = golem
        walkers += 1
        if ground == ICE:
            golem.sliding = True
            sliders += 1
    if walker is not None and not (walkers == 1 and walks_alone(scene, walker)):
        step(scene, False)
    if sliders:
        slide(scene)


def is_first_of_pair(scene: Scene, golem: Golem) -> bool:
    """snow.pair: the first of two on snow is ignored."""
    if golem.halted == golem.command:
        return False
    golem.halted = golem.command
    if scene.with_events:
        scene.tell("snow.pair", golem, golem.command, golem.at)
    return True


def walks_alone(scene: Scene, golem: Golem) -> bool:
    """The only one to walk goes onto an empty cell, where none of the three phases can stop it; whether it was so."""
    cell = scene.ahead[golem.at * 4 + heading_of(golem)]
    if cell == NO_CELL or scene.things[cell] != NOTHING or scene.on[cell] is not None:
        return False
    golem.entry = golem.target = cell
    golem.onto = NOTHING
    golem.push = NO_CELL
    scene.on[golem.at] = None
    enter(scene, golem, False)
    return True


def heading_of(golem: Golem) -> Int:
    return golem.facing if golem.command == FORWARD else (golem.facing + 2) % 4


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
    if scene.with_events:
        scene.tell(
            "ice.slide" if on_ice else "move.turn", golem, golem.command, golem.at, what="turn", facing=golem.facing
        )


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
                crowded = crowded or is_crowded(scene, golem)
            elif golem.swimming:
                swimmers += 1
    if goers > 1:
        cancel_clashes(scene)
    if crowded:
        cancel_blocked(scene)
    if goers:
        commit(scene, sliding, crowded)
    if sliding:
        bump(scene)
    if swimmers:
        for golem in scene.golems:
            if golem.swimming:
                come_out(scene, golem)


def is_crowded(scene: Scene, golem: Golem) -> bool:
    """Whether a golem stands on the cell that this one goes to, or on the end where it enters a ladder."""
    if scene.on[golem.entry] is not None:
        return True
    return golem.target != golem.entry and scene.on[golem.target] is not None


def aim(scene: Scene, golem: Golem, sliding: bool) -> None:
    """First phase: where the golem is going, or why it is not."""
    golem.heading = heading_of(golem)
    golem.clashed = False
    golem.push = NO_CELL
    entry = scene.ahead[golem.at * 4 + golem.heading]
    golem.entry = entry
    golem.target = entry
    if entry == NO_CELL:
        if scene.with_events:
            scene.tell("move.edge", golem, golem.command, golem.at)
        return
    thing = scene.things[entry]
    golem.onto = thing
    if thing == NOTHING or scene.step_of[thing] == PASSES:
        golem.going = True
    else:
        aim_at_thing(scene, golem, scene.kinds.rows[thing], sliding)


def aim_at_thing(scene: Scene, golem: Golem, kind: Thing, sliding: bool) -> None:
    """The effect of the obstacle on that cell; a slide's second step stops before a loose thing (ice.bump)."""
    if kind.loose and sliding:
        return
    if kind.step == ROLLS:
        aim_at_rolling(scene, golem, kind)
    elif kind.step == LEADS:
        aim_at_ladder(scene, golem, kind)
    elif kind.step == STOPS:
        if scene.with_events:
            scene.tell(kind.step_rule, golem, golem.command, golem.at, golem.entry)
    else:
        golem.swimming = True
        golem.carried_out = True
        scene.hurt(golem, kind.step_rule, "in", golem.entry)


def aim_at_rolling(scene: Scene, golem: Golem, kind: Thing) -> None:
    """barrel.push: onto the cell behind it, if that is empty."""
    far = scene.ahead[golem.entry * 4 + golem.heading]
    if far == NO_CELL or not scene.is_empty(far):
        if scene.with_events:
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
            if scene.with_events:
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
                if scene.with_events:
                    tell_blocked(scene, golem)


def is_held(scene: Scene, golem: Golem, cell: Int) -> bool:
    """Whether another golem stands there and stays."""
    other = scene.on[cell]
    return other is not None and other is not golem and not other.going


def tell_blocked(scene: Scene, golem: Golem) -> None:
    kind = scene.kind(golem.entry)
    ladder = kind.step == LEADS
    held = golem.entry if is_held(scene, golem, golem.entry) else golem.target
    rule = kind.step_rule if ladder else "move.follow"
    scene.tell(rule, golem, golem.command, golem.at, golem.entry, scene.seat_on(held), what="golem" if ladder else "")


def commit(scene: Scene, sliding: bool, crowded: bool) -> None:
    """All golems that may go move at once. Where one enters another's cell, all leave before any enters."""
    if crowded:
        for golem in scene.golems:
            if golem.going:
                scene.on[golem.at] = None
    for golem in scene.golems:
        if golem.going:
            if not crowded:
                scene.on[golem.at] = None
            enter(scene, golem, sliding)


def enter(scene: Scene, golem: Golem, sliding: bool) -> None:
    if scene.with_events:
        tell_step(scene, golem, sliding)
    golem.carried_out = True
    golem.at = golem.target
    scene.on[golem.at] = golem
    if golem.push != NO_CELL:
        scene.things[golem.push] = scene.things[golem.at]
        scene.things[golem.at] = NOTHING
    elif golem.onto != NOTHING and scene.kind(golem.at).token:
        arrive(scene, golem)


def tell_step(scene: Scene, golem: Golem, sliding: bool) -> None:
    rule = "ice.slide" if sliding else "move.step"
    if golem.push != NO_CELL:
        kind = scene.kind(golem.target)
        rule = kind.step_rule
        scene.tell(rule, golem, golem.command, golem.target, golem.push, what=cast(Push, kind.kind))
    elif golem.target != golem.entry:
        rule = "ladder.move"
    scene.tell(rule, golem, golem.command, golem.at, golem.target, what="step")
