"""Resolver of a row: pass by pass, in the steps of section 4 of the rules."""

from __future__ import annotations

from typing import Final

from algoritmus.core.native import Int
from algoritmus.games.golems.outcomes import GolemOutcome
from algoritmus.games.golems.rules.codes import ATTACK, NO_COMMAND, SENSES, STAND
from algoritmus.games.golems.rules.row.bots import decide
from algoritmus.games.golems.rules.row.combat import NOBODY_OUT, defend, reach, settle_damage, take, take_off, volley
from algoritmus.games.golems.rules.row.conditions import feels
from algoritmus.games.golems.rules.row.logic import open_row
from algoritmus.games.golems.rules.row.movement import move
from algoritmus.games.golems.rules.row.passes import (
    BRANCH,
    CHECKS,
    DEFENDS,
    MOVES,
    PLAIN,
    PLAIN_PASSES,
    PLAIN_ROWS,
    REPEATS,
    STANDS,
    STRIKES,
    TAKES,
    WAITS,
    WATCHES,
    Pass,
    act_of,
)
from algoritmus.games.golems.rules.row.scene import NO_PASSES, Golem, Scene

SENSED: Final = {senses: name for name, senses in SENSES.items()}
IF_RULES: Final = {SENSES[asks]: f"if.{asks}" for asks in ("enemy", "obstacle", "attack")}


def play_row(scene: Scene, row: Int) -> list[Golem]:
    """One row (from 0) of everybody, opened, carried out and settled; the golems it put out."""
    scene.row = row + 1
    open_rows(scene, row)
    number: Int = 0
    while number < scene.passes:
        if number:
            open_passes(scene, number)
        play_steps(scene, number)
        number += 1
    if not scene.blows:
        return NOBODY_OUT
    scene.blows = False
    return take_off(scene) if settle_damage(scene) else NOBODY_OUT


def open_rows(scene: Scene, row: Int) -> None:
    """The bots' dice come first, then the picks of OR and XOR in seat order; each row opens with its first pass."""
    scene.beat += 1
    scene.passes = 0
    scene.acts = 0
    if scene.has_bots:
        for golem in scene.golems:
            if golem.is_bot and golem.on_field:  # bot.rows: in every row
                golem.passes = PLAIN_ROWS[decide(scene, golem)]
    for golem in scene.golems:
        golem.act = WAITS
        if not golem.on_field:
            continue
        if not golem.is_bot:
            golem.passes = passes_of(scene, golem, row)
        passes = golem.passes
        number: Int = len(passes)
        if number:
            open_pass(scene, golem, passes[0])
            if number > scene.passes:
                scene.passes = number


def passes_of(scene: Scene, golem: Golem, row: Int) -> list[Pass]:
    """A player's golem's passes of this row; none where its program is shorter (program.short). Nothing is said of a
    golem that has laid nothing (way.junior)."""
    if row < len(golem.program):
        return open_row(scene, golem, row) if golem.had_token else golem.program[row]
    if scene.with_events and golem.program:
        scene.tell("program.short", golem, to=golem.at)
    return NO_PASSES


def open_passes(scene: Scene, number: Int) -> None:
    """A later pass of all golems that have one."""
    scene.acts = 0
    for golem in scene.golems:
        golem.act = WAITS
        if golem.on_field and number < len(golem.passes):
            open_pass(scene, golem, golem.passes[number])


def open_pass(scene: Scene, golem: Golem, one: Pass) -> None:
    """The command of a pass, or the card that will choose it."""
    golem.act = one.act
    scene.acts |= one.act
    if one.kind != PLAIN:
        golem.due = one
        return
    golem.command = one.command
    if one.command >= STAND:
        golem.halted = NO_COMMAND  # snow.pair: any other command in between breaks the pair


def give(scene: Scene, golem: Golem, command: Int) -> None:
    """The command of a branch, for its step of the pass."""
    golem.command = command
    golem.act = act_of(command)
    scene.acts |= golem.act
    if command >= STAND:
        golem.halted = NO_COMMAND
    if scene.with_events and command == STAND:
        scene.tell("move.stand", golem, STAND, golem.at)


def tell_standing(scene: Scene) -> None:
    for golem in scene.golems:
        if golem.act == STANDS:
            scene.tell("move.stand", golem, STAND, golem.at)


def play_steps(scene: Scene, number: Int) -> None:
    """The eight steps of a pass. In each the bots come first (bot.first)."""
    if scene.with_events and scene.acts & STANDS:
        tell_standing(scene)
    if scene.acts & MOVES:  # row.move
        move_all(scene)
    if scene.acts & CHECKS:  # row.check, row.if-move
        scene.acts &= ~MOVES
        check(scene, number)
        if scene.acts & MOVES:
            move(scene, False)
    if scene.acts & WATCHES:  # row.attack-check
        scene.acts &= ~MOVES
        check_attacks(scene, number)
        if scene.acts & MOVES:
            move(scene, False)
    if scene.acts & TAKES:  # row.take
        take(scene)
    if scene.acts & STRIKES:  # row.strike
        if scene.has_bots:
            volley(scene, True)
        volley(scene, False)
    if scene.acts & DEFENDS:  # row.defend
        for golem in scene.golems:
            if golem.act == DEFENDS:
                defend(scene, golem)
    if scene.acts & REPEATS:  # row.while
        run_whiles(scene)


def move_all(scene: Scene) -> None:
    if scene.has_bots:
        move(scene, True)
    move(scene, False)


def check(scene: Scene, number: Int) -> None:
    """All conditions on the same position; each IF then gives the command of its branch."""
    scene.beat += 1
    for golem in scene.golems:
        if golem.act == CHECKS and golem.due is not None:
            golem.felt = feels(scene, golem, golem.due.senses)
    for golem in scene.golems:
        one = golem.due
        if golem.act != CHECKS or one is None:
            continue
        if scene.with_events:
            tell_felt(scene, golem, one)
        golem.act = WAITS
        if one.kind == BRANCH:
            branch(scene, golem, one, number)
        elif not golem.felt:
            golem.command = one.command
            golem.act = REPEATS
            scene.acts |= REPEATS


def tell_felt(scene: Scene, golem: Golem, one: Pass) -> None:
    what: GolemOutcome = "yes" if golem.felt else "no"
    rule = IF_RULES.get(one.senses, "bonus.sensor")
    if one.kind != BRANCH:
        rule = "while.until"
        what = "holds" if golem.felt else "runs"
    ahead = scene.ahead[golem.at * 4 + golem.facing]
    scene.tell(rule, golem, one.command, golem.at, ahead, what=what, thing=SENSED[one.senses])


def branch(scene: Scene, golem: Golem, one: Pass, number: Int) -> None:
    """The chosen branch; the later repeats of a LOOP in it are plain passes (program.nest)."""
    command = one.yes if golem.felt else one.no
    repeats = (one.yes_times if golem.felt else one.no_times) - 1
    if repeats:
        done, rest = golem.passes[: number + 1], golem.passes[number + 1 :]
        golem.passes = done + [PLAIN_PASSES[command]] * repeats + rest
        scene.passes = max(scene.passes, len(golem.passes))
    give(scene, golem, command)


def check_attacks(scene: Scene, number: Int) -> None:
    """ "attack?" holds if a strike due in this pass would hit the golem's cell as all stand now."""
    scene.beat += 1
    aimed_at = [reach(scene, golem) for golem in scene.golems if golem.act == STRIKES]
    watchers = [golem for golem in scene.golems if golem.act == WATCHES]
    for golem in watchers:
        golem.felt = golem.at in aimed_at
        assert golem.due is not None
        if scene.with_events:
            tell_felt(scene, golem, golem.due)
        branch(scene, golem, golem.due, number)


def run_whiles(scene: Scene) -> None:
    """while.until: all running WHILEs advance together, one command each per turn of the loop."""
    running = 0
    for golem in scene.golems:
        golem.looping = golem.act == REPEATS
        if golem.looping:
            running += 1
            golem.stances = [stance(golem)]
    while running:
        running = turn_of_loop(scene)


def turn_of_loop(scene: Scene) -> int:
    """All moves, then all conditions on that position, then the strikes that count; how many still run."""
    for golem in scene.golems:
        golem.act = MOVES if golem.looping and golem.command < STAND else WAITS
    move(scene, False)
    running = 0
    strikes = False
    for golem in scene.golems:
        if golem.looping:
            golem.looping = goes_on(scene, golem)
            running += golem.looping
            strikes = strikes or golem.act == STRIKES
    if strikes:
        volley(scene, False)
    return running


def stance(golem: Golem) -> int:
    return golem.at * 4 + golem.facing


def goes_on(scene: Scene, golem: Golem) -> bool:
    """Whether the loop goes on after the last command, ends, or jams (while.jam, while.strike)."""
    one = golem.due
    assert one is not None
    if golem.command >= STAND:
        golem.halted = NO_COMMAND
        if golem.command == ATTACK and feels(scene, golem, one.senses):
            golem.act = STRIKES
            scene.tell("while.strike", golem, ATTACK, golem.at, what="counts")
        else:
            scene.hurt(golem, "while.strike" if golem.command == ATTACK else "while.jam", "idle")
        return False
    if not golem.carried_out and not golem.snowed:
        scene.hurt(golem, "while.jam", "stuck")
        return False
    if feels(scene, golem, one.senses):
        if scene.with_events:
            scene.tell("while.until", golem, golem.command, golem.at, what="done")
        return False
    if golem.snowed:
        return True
    if stance(golem) in golem.stances:
        scene.hurt(golem, "while.jam", "again")
        return False
    golem.stances.append(stance(golem))
    return True
