"""Strikes, barrels and what is in them, defence, taking and dropping (section 7 of the rules)."""

from __future__ import annotations

from typing import Final, Literal

from algoritmus.core.grid import NO_CELL
from algoritmus.core.native import Int
from algoritmus.games.golems.outcomes import GolemOutcome
from algoritmus.games.golems.rules.codes import ATTACK, BARREL_EMPTY, DEFENCE, NOBODY, NOTHING, TAKE
from algoritmus.games.golems.rules.row.logic import arrive
from algoritmus.games.golems.rules.row.passes import STRIKES, TAKES, WAITS
from algoritmus.games.golems.rules.row.scene import Golem, Scene
from algoritmus.games.golems.rules.things import (
    ADDS_ROW,
    BREAKS,
    HURTS,
    LEADS,
    MENDS,
    PASSES,
    SENDS_AWAY,
    TAKES_ROW,
    Thing,
)

NOBODY_OUT: Final[list[Golem]] = []


def reach(scene: Scene, golem: Golem) -> Int:
    """strike.range: the cell where a strike ends on a golem or an obstacle, NO_CELL if it meets nothing."""
    cell = golem.at
    for _ in range(golem.reach):
        cell = scene.ahead[cell * 4 + golem.facing]
        if cell == NO_CELL or scene.on[cell] is not None:
            return cell
        thing = scene.things[cell]
        if thing == NOTHING:
            continue
        answer = scene.strike_of[thing]
        if answer != PASSES:  # strike.ladder: an empty one passes it on
            return scene.other_end[cell] if answer == LEADS else cell
    return NO_CELL


def volley(scene: Scene, bots: bool) -> None:
    """row.strike: all bots' or all players' from one position; barrels first with their contents, then golems."""
    scene.beat += 1
    at_barrels: list[Golem] | None = None
    at_golems = False
    for striker in scene.golems:
        striker.target = NOBODY
        if striker.act != STRIKES or striker.is_bot != bots:
            continue
        striker.act = WAITS
        cell = reach(scene, striker)
        striker.entry = cell
        if cell == NO_CELL:
            if scene.with_events:
                scene.tell("strike.range", striker, ATTACK, striker.at, what="miss")
            continue
        victim = scene.on[cell]
        if victim is not None:
            striker.target = victim.seat
            victim.beset = at_golems = True
        elif scene.strike_of[scene.things[cell]] == BREAKS:
            at_barrels = [striker] if at_barrels is None else [*at_barrels, striker]
        elif scene.with_events:
            tell_stopped(scene, striker, cell)
    if at_barrels is not None:
        break_barrels(scene, at_barrels)
    if at_golems:
        land_all(scene)


def land_all(scene: Scene) -> None:
    """Struck golems in seat order, for each its strikers in seat order."""
    for victim in scene.golems:
        if victim.beset:
            victim.beset = False
            for striker in scene.golems:
                if striker.target == victim.seat:
                    land(scene, striker, victim)


def tell_stopped(scene: Scene, striker: Golem, cell: int) -> None:
    """strike.wall, strike.water, or the empty far end of a ladder (strike.ladder)."""
    scene.tell(scene.kind(cell).strike_rule, striker, ATTACK, striker.at, cell, what="stopped")


def land(scene: Scene, striker: Golem, victim: Golem) -> None:
    """A strike lands; what the victim carries falls and may take the strike (take.drop, take.shield)."""
    if scene.with_events:
        kind = scene.kind(striker.entry)
        rule = kind.strike_rule if kind.strike == LEADS else "row.strike"
        scene.tell(rule, striker, ATTACK, striker.at, striker.entry, victim.seat, striker.strength, "hit")
    scene.blows = True
    if not victim.carrying:
        victim.struck += striker.strength
        return
    if scene.load_shields:
        scene.tell(scene.setup.edition.load.value, victim, to=victim.at, other=striker.seat)
    else:
        victim.struck += striker.strength
    drop(scene, victim, striker)


def drop(scene: Scene, golem: Golem, striker: Golem) -> None:
    """take.drop: on in the direction of the strike, else the first empty neighbour clockwise, else kept."""
    for quarter in range(4):
        cell = scene.ahead[golem.at * 4 + (striker.facing + quarter) % 4]
        if cell != NO_CELL and scene.is_empty(cell):
            golem.carrying = False
            scene.things[cell] = BARREL_EMPTY
            scene.tell("take.drop", golem, origin=golem.at, to=cell, other=striker.seat, what="dropped")
            return
    scene.tell("take.drop", golem, origin=golem.at, other=striker.seat, what="kept")


def break_barrels(scene: Scene, strikers: list[Golem]) -> None:
    """strike.barrel: all struck barrels go at once, then what was in them, by each one's first striker."""
    cells: list[int] = []
    contents: list[int] = []
    for striker in strikers:
        if scene.with_events:
            scene.tell(scene.kind(striker.entry).strike_rule, striker, ATTACK, striker.at, striker.entry)
        if striker.entry not in cells:
            cells.append(striker.entry)
            contents.append(scene.things[striker.entry])
    for cell in cells:
        scene.things[cell] = NOTHING
    for place in range(len(cells)):
        for striker in strikers:
            if striker.entry == cells[place]:
                apply_content(scene, striker, contents[place], cells[place])


def apply_content(scene: Scene, golem: Golem, content: int, cell: int) -> None:
    """Apply the content of a barrel to a golem that struck it."""
    kind = scene.kinds.rows[content]
    if kind.inside == HURTS:
        scene.hurt(golem, kind.inside_rule, to=cell)
        return
    what: GolemOutcome | Literal[""] = ""
    if kind.inside == MENDS:
        what = "mended" if golem.damage > 0 else "whole"
        golem.damage = max(0, golem.damage - 1)
    elif kind.inside == ADDS_ROW:
        golem.extra_rows += 1
    elif kind.inside == TAKES_ROW:
        golem.extra_rows -= 1
    if scene.with_events and kind.inside_rule:
        scene.tell(kind.inside_rule, golem, ATTACK, golem.at, cell, what=what)
    if kind.inside == SENDS_AWAY:
        fall_into_hole(scene, golem, kind)


def fall_into_hole(scene: Scene, golem: Golem, kind: Thing) -> None:
    """barrel.hole: each rival player on the field, clockwise from the golem, may put it on a free cell once."""
    for turn in range(1, len(scene.golems)):
        rival = scene.golems[(golem.seat + turn) % len(scene.golems)]
        if rival.is_bot or not rival.on_field:
            continue
        scene.beat += 1
        came_from = golem.at
        cell = scene.decisions.teleport(scene, golem, rival.seat)
        if cell == NO_CELL:
            scene.tell(kind.inside_rule, golem, origin=came_from, other=rival.seat, what="left")
            continue
        scene.place(golem, cell)
        scene.tell(kind.inside_rule, golem, origin=came_from, to=cell, other=rival.seat, what="sent")
        if scene.kind(cell).token:
            arrive(scene, golem)


def defend(scene: Scene, golem: Golem) -> None:
    """row.defend: counted against the strikes of this row."""
    golem.defended += 1
    scene.blows = True
    if scene.with_events:
        scene.tell("row.defend", golem, DEFENCE, golem.at)


def take(scene: Scene) -> None:
    """take.barrel: one barrel ahead for one golem with free hands."""
    scene.beat += 1
    reaching = [golem for golem in scene.golems if golem.act == TAKES and reaches_barrel(scene, golem)]
    for golem in reaching:
        if any(other.entry == golem.entry and other is not golem for other in reaching):
            scene.tell("take.barrel", golem, TAKE, golem.at, golem.entry, what="both")
        else:
            golem.carrying = True
            scene.things[golem.entry] = NOTHING
            scene.tell("take.barrel", golem, TAKE, golem.at, golem.entry, what="taken")


def reaches_barrel(scene: Scene, golem: Golem) -> bool:
    golem.entry = scene.ahead[golem.at * 4 + golem.facing]
    if golem.carrying:
        scene.tell("take.barrel", golem, TAKE, golem.at, golem.entry, what="full")
        return False
    found = golem.entry != NO_CELL and scene.kind(golem.entry).loose
    if not found and scene.with_events:
        scene.tell("take.barrel", golem, TAKE, golem.at, golem.entry, what="none")
    return found


def settle_damage(scene: Scene) -> bool:
    """row.damage: the strikes of the row less the defences of the row; whether a golem has reached its limit."""
    scene.beat += 1
    beaten = False
    for golem in scene.golems:
        if golem.struck > 0:
            hurt = max(0, golem.struck - golem.defended)
            golem.damage += hurt
            if scene.with_events:
                scene.tell("row.damage", golem, to=golem.at, amount=hurt, what="hurt" if hurt else "warded")
        elif scene.with_events and golem.defended > 0:
            scene.tell("row.damage", golem, to=golem.at, what="idle")
        golem.struck = 0
        golem.defended = 0
        beaten = beaten or (golem.on_field and golem.damage >= golem.limit)
    return beaten


def take_off(scene: Scene) -> list[Golem]:
    """row.out: golems at their limit leave the field; what they carry stays on their cell."""
    out = NOBODY_OUT
    for golem in scene.golems:
        if golem.on_field and golem.damage >= golem.limit:
            out = [*out, golem]
            leave(scene, golem)
    return out


def leave(scene: Scene, golem: Golem) -> None:
    cell = golem.at
    scene.tell("row.out", golem, origin=cell, amount=golem.damage)
    scene.on[cell] = None
    golem.on_field = False
    golem.at = NO_CELL
    if golem.carrying and scene.is_empty(cell):
        scene.things[cell] = BARREL_EMPTY
    golem.carrying = False
