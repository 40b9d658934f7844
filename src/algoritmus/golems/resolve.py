"""How a row is resolved: pass by pass, in the steps of section 4 of the rules."""

from __future__ import annotations

from algoritmus.core.grid import NO_CELL
from algoritmus.golems.automata import decide
from algoritmus.golems.combat import defend, reach, settle_damage, take, volley
from algoritmus.golems.conditions import feels
from algoritmus.golems.logic import open_row
from algoritmus.golems.movement import move
from algoritmus.golems.program import BRANCH, PLAIN, PLAIN_PASSES, Pass
from algoritmus.golems.scene import Golem, Scene
from algoritmus.golems.words import (
    ATTACK,
    BARREL_EMPTY,
    DEFENCE,
    FEELS_ATTACK,
    FEELS_GOLEM,
    NO_COMMAND,
    NOBODY,
    STAND,
    TAKE,
)


class Orders:
    """Who does what in one pass, in seat order."""

    def __init__(self) -> None:
        self.bots: list[Golem] = []  # bots that move
        self.movers: list[Golem] = []
        self.askers: list[Golem] = []  # "enemy?", "obstacle?" and WHILE
        self.wary: list[Golem] = []  # "attack?"
        self.takers: list[Golem] = []
        self.bot_strikers: list[Golem] = []
        self.strikers: list[Golem] = []
        self.defenders: list[Golem] = []
        self.repeaters: list[Golem] = []  # WHILEs that run

    def give(self, scene: Scene, golem: Golem, command: int) -> None:
        """One command for its step of the pass."""
        golem.command = command
        if command < STAND:
            (self.bots if golem.is_bot else self.movers).append(golem)
            return
        golem.halted = NO_COMMAND  # snow.pair: any other command in between breaks the pair
        if command == ATTACK:
            (self.bot_strikers if golem.is_bot else self.strikers).append(golem)
        elif command == DEFENCE:
            self.defenders.append(golem)
        elif command == TAKE:
            self.takers.append(golem)
        else:
            scene.tell("move.stand", golem, STAND, golem.at)


def play_row(scene: Scene, row: int) -> list[Golem]:
    """One row (from 0) of everybody, opened, carried out and settled; the golems it put out."""
    scene.row = row + 1
    open_rows(scene, row)
    number = 0
    while play_pass(scene, number):
        number += 1
    settle_damage(scene)
    return take_off(scene)


def open_rows(scene: Scene, row: int) -> None:
    """The bots' dice come first, then the picks of OR and XOR in seat order."""
    scene.beat += 1
    for golem in scene.golems:
        if golem.is_bot and golem.on_field:  # bot.rows: in every row
            golem.passes = [PLAIN_PASSES[decide(scene, golem)]]
    for golem in scene.golems:
        if golem.is_bot or not golem.on_field:
            continue
        if row < len(golem.program):
            golem.passes = open_row(scene, golem, row)
        else:
            golem.passes = []
            scene.tell("program.short", golem, to=golem.at)


def play_pass(scene: Scene, number: int) -> bool:
    """One pass of all who have one; False if nobody has."""
    orders = Orders()
    anybody = False
    for golem in scene.golems:
        if golem.on_field and number < len(golem.passes):
            anybody = True
            sort(scene, orders, golem, golem.passes[number])
    if anybody:
        play_steps(scene, orders, number)
    return anybody


def sort(scene: Scene, orders: Orders, golem: Golem, one: Pass) -> None:
    if one.kind == PLAIN:
        orders.give(scene, golem, one.command)
        return
    golem.due = one
    (orders.wary if one.senses == FEELS_ATTACK else orders.askers).append(golem)


def play_steps(scene: Scene, orders: Orders, number: int) -> None:
    """The eight steps of a pass."""
    if orders.bots:  # bot.first
        move(scene, orders.bots)
    if orders.movers:  # row.move
        move(scene, orders.movers)
    if orders.askers:  # row.check, row.if-move
        orders.movers = []
        check(scene, orders, number)
        if orders.movers:
            move(scene, orders.movers)
    if orders.wary:  # row.attack-check
        orders.movers = []
        check_attacks(scene, orders, number)
        if orders.movers:
            move(scene, orders.movers)
    if orders.takers:  # row.take
        take(scene, orders.takers)
    if orders.bot_strikers:  # row.strike
        volley(scene, orders.bot_strikers)
    if orders.strikers:
        volley(scene, in_seat_order(orders.strikers))
    for golem in orders.defenders:  # row.defend
        defend(scene, golem)
    if orders.repeaters:  # row.while
        run_whiles(scene, orders.repeaters)


def in_seat_order(golems: list[Golem]) -> list[Golem]:
    return sorted(golems, key=lambda golem: golem.seat) if len(golems) > 1 else golems


def check(scene: Scene, orders: Orders, number: int) -> None:
    """All conditions on the same position; each IF then gives the command of its branch."""
    scene.beat += 1
    for golem in orders.askers:
        assert golem.due is not None
        golem.felt = feels(scene, golem, golem.due.senses)
    for golem in orders.askers:
        one = golem.due
        assert one is not None
        tell_felt(scene, golem, one)
        if one.kind == BRANCH:
            branch(scene, orders, golem, one, number)
        elif not golem.felt:
            golem.command = one.command
            orders.repeaters.append(golem)


def tell_felt(scene: Scene, golem: Golem, one: Pass) -> None:
    if scene.telling:
        what = "yes" if golem.felt else "no"
        if one.kind != BRANCH:
            rule = "while.until"
            what = "holds" if golem.felt else "runs"
        elif one.senses & FEELS_GOLEM:
            rule = "if.obstacle" if scene.setup.edition.sensors else "if.enemy"
        else:
            rule = "if.attack" if one.senses == FEELS_ATTACK else "bonus.sensor"
        scene.tell(rule, golem, one.command, golem.at, scene.ahead[golem.at * 4 + golem.facing], what=what)


def branch(scene: Scene, orders: Orders, golem: Golem, one: Pass, number: int) -> None:
    """The chosen branch; the later repeats of a LOOP in it are plain passes (program.nest)."""
    command = one.yes if golem.felt else one.no
    repeats = (one.yes_times if golem.felt else one.no_times) - 1
    if repeats:
        done, rest = golem.passes[: number + 1], golem.passes[number + 1 :]
        golem.passes = done + [PLAIN_PASSES[command]] * repeats + rest
    orders.give(scene, golem, command)


def check_attacks(scene: Scene, orders: Orders, number: int) -> None:
    """"attack?" holds if a strike due in this pass would hit the golem's cell as all stand now."""
    scene.beat += 1
    aimed_at = [reach(scene, striker) for striker in orders.strikers]
    for golem in orders.wary:
        golem.felt = golem.at in aimed_at
    for golem in orders.wary:
        one = golem.due
        assert one is not None
        tell_felt(scene, golem, one)
        branch(scene, orders, golem, one, number)


def run_whiles(scene: Scene, running: list[Golem]) -> None:
    """while.until: all running WHILEs advance together, one command each per turn of the loop."""
    seen: list[set[int]] = [{stance(golem)} for golem in running]
    while running:
        movers = [golem for golem in running if golem.command < STAND]
        if movers:
            move(scene, movers)
        else:
            scene.beat += 1
        strikers: list[Golem] = []
        still: list[Golem] = []
        still_seen: list[set[int]] = []
        for golem, had in zip(running, seen, strict=True):
            if goes_on(scene, golem, had, strikers):
                still.append(golem)
                still_seen.append(had)
        if strikers:
            volley(scene, strikers)
        running, seen = still, still_seen


def stance(golem: Golem) -> int:
    return golem.at * 4 + golem.facing


def goes_on(scene: Scene, golem: Golem, had: set[int], strikers: list[Golem]) -> bool:
    """What the last command means for the loop: go on, end, or jam (while.jam, while.strike)."""
    one = golem.due
    assert one is not None
    if golem.command >= STAND:
        golem.halted = NO_COMMAND
        if golem.command == ATTACK and feels(scene, golem, one.senses):
            strikers.append(golem)
            scene.tell("while.strike", golem, ATTACK, golem.at, what="counts")
        else:
            scene.hurt(golem, "while.strike" if golem.command == ATTACK else "while.jam", "idle")
        return False
    if not golem.carried_out and not golem.snowed:
        scene.hurt(golem, "while.jam", "stuck")
        return False
    if feels(scene, golem, one.senses):
        scene.tell("while.until", golem, golem.command, golem.at, what="done")
        return False
    if golem.snowed:
        return True
    if stance(golem) in had:
        scene.hurt(golem, "while.jam", "again")
        return False
    had.add(stance(golem))
    return True


def take_off(scene: Scene) -> list[Golem]:
    """row.out: golems at their limit leave the field; what they carry stays on their cell."""
    out: list[Golem] = []
    for golem in scene.golems:
        if golem.on_field and golem.damage >= golem.limit:
            out.append(golem)
    for golem in out:
        cell = golem.at
        scene.tell("row.out", golem, origin=cell, amount=golem.damage)
        scene.on[cell] = NOBODY
        golem.on_field = False
        golem.at = NO_CELL
        if golem.carrying and scene.is_empty(cell):
            scene.things[cell] = BARREL_EMPTY
        golem.carrying = False
    return out
