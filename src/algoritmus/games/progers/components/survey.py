"""Surveying a layout: is it allowed, can everything on it be reached, and layouts found by chance."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.grid import COMPASS, name_cell
from algoritmus.core.package.editing import Fault
from algoritmus.games.progers.components.planets import (
    Cell,
    Layout,
    Placed,
    StandingBlock,
    blocks,
    lay_block,
    marks_of,
    planet_of,
)
from algoritmus.games.progers.rules.codes import JUMP, LEFT, RED, RIGHT, STEP, TYPES, U_TURN
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.start import facings_from
from algoritmus.games.progers.rules.state import Figure, Setup, State
from algoritmus.games.progers.rules.turn.lifts import run_lift
from algoritmus.games.progers.rules.turn.resolve import carry_out
from algoritmus.games.progers.rules.turn.scene import Scene

MOST_TRIES: Final = 10_000
SCOUT_CARDS: Final = (STEP, JUMP, LEFT, RIGHT, U_TURN)
Stance = tuple[int, int, int]  # cell, facing, cards already executed in this turn


WORDS: Final = {
    "rules": "there is no rule set {rules!r}",
    "syntax": "{word!r} means nothing here: see docs/notation.md",
    "long": "a planet is written in {most} characters at most",
    "block": "the {rules} rules have no block {piece!r}",
    "box": "the block {piece!r} must be used once, not {count} times",
    "off": "the {piece} stands over the edge of the field",
    "corner": "the {piece} lies on the corner {cell}",
    "overlap": "the {piece} and the {other} both lie on {cell}",
    "high": "the high block ({piece}) has no low block beside it",
    "marks": "{marks} marks are left for {samples} samples",
    "reach": "a rover cannot get from {start} to {cell}",
    "room": "there is no room here for the {piece}",
    "nothing": "there is nothing here",
    "fixed": "this cannot be done with the {piece}",
}


def fault(code: str, *cells: str, **values: str | int) -> Fault:
    return Fault(code, WORDS[code].format(**values), cells, values)


def faults(layout: Layout) -> list[Fault]:
    """Everything that is wrong with a layout or unkind in it; none means that all of it can be reached."""
    return rule_faults(layout) or reach_faults(layout)


def rule_faults(layout: Layout) -> list[Fault]:
    """planet.own: what is not allowed; none means that a game can be played on it."""
    if layout.rules not in EDITIONS:
        return [fault("rules", rules=layout.rules)]
    edition = EDITIONS[layout.rules]
    boxed = box_faults(layout, edition)
    if any(one.code == "block" for one in boxed):
        return boxed
    return boxed + place_faults(layout, edition) or mark_faults(layout, edition)


def box_faults(layout: Layout, edition: Edition) -> list[Fault]:
    """All blocks of the rule set, each once."""
    names = [placed.block for placed in layout.blocks]
    foreign = [name for name in names if name not in edition.blocks]
    strange = [fault("block", piece=name, rules=edition.name) for name in foreign]
    missing = [fault("box", piece=name, count=names.count(name)) for name in edition.blocks if names.count(name) != 1]
    return strange + missing


def place_faults(layout: Layout, edition: Edition) -> list[Fault]:
    """planet.grid: on the field, apart, off the corners, the high block beside a low one."""
    laid = [lay_block(placed) for placed in layout.blocks]
    found = [one for block in laid for one in edge_faults(block, edition.size)]
    for one, two in combinations(laid, 2):
        found += [overlap(one, two, cell) for cell in sorted(one.cells & two.cells)]
    for block in laid:
        if block.block.height > 1 and not any(beside(block, other) for other in laid if other.block.height == 1):
            found.append(fault("high", *names_of(block), piece=block.block.name))
    return found


def names_of(block: StandingBlock) -> list[str]:
    return [name_cell(*cell) for cell in sorted(block.cells) if min(cell) >= 0]


def overlap(one: StandingBlock, two: StandingBlock, cell: Cell) -> Fault:
    name = name_cell(*cell)
    return fault("overlap", name, piece=one.block.name, other=two.block.name, cell=name)


def edge_faults(block: StandingBlock, size: int) -> list[Fault]:
    ends = (0, size - 1)
    name = block.block.name
    found = []
    for column, row in sorted(block.cells):
        if not (0 <= column < size and 0 <= row < size):
            return [fault("off", *names_of(block), piece=name)]
        if column in ends and row in ends:
            corner = name_cell(column, row)
            found.append(fault("corner", corner, piece=name, cell=corner))
    return found


def beside(one: StandingBlock, two: StandingBlock) -> bool:
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one.cells for c, d in two.cells)


def mark_faults(layout: Layout, edition: Edition) -> list[Fault]:
    """planet.marks: a mark for every sample."""
    marks, samples = len(marks_of(layout)), edition.samples_of_type * len(TYPES)
    return [fault("marks", marks=marks, samples=samples)] if marks < samples else []


def reach_faults(layout: Layout) -> list[Fault]:
    """Every mark and every laboratory can be reached from every base, and no rover is ever cut off from one."""
    planet, rules = planet_of(layout), EDITIONS[layout.rules]
    ways = chart(planet, rules)
    back = turned_round(ways)
    marks = [planet.grid.at(*mark) for mark in marks_of(layout)]
    found: list[Fault] = []
    for base in planet.corners():
        there = spread(ways, [(base, facing, 0) for facing in facings_from(planet, base)])
        home = spread(back, [(base, facing, cards) for facing in range(4) for cards in range(rules.most_played)])
        reached = {cell for cell, _, _ in there}
        found += [unreachable(planet, base, cell) for cell in (*marks, *planet.corners()) if cell not in reached]
        lost = sorted({cell for cell, facing, cards in there if (cell, facing, cards) not in home})
        found += [unreachable(planet, cell, base) for cell in lost]
    return found


def unreachable(planet: Planet, start: int, cell: int) -> Fault:
    name = planet.grid.name
    return fault("reach", name(cell), start=name(start), cell=name(cell))


def chart(planet: Planet, rules: Edition) -> dict[Stance, list[Stance]]:
    """Where one more card takes a lone rover, found by playing it; the turn may go on, or end with the lift."""
    setup = Setup(rules, planet, planet.corners(), (RED,))
    scene = Scene(State(setup, [Figure(0, 0)], [()] * len(planet.heights)))
    return {
        (cell, facing, cards): played(scene, (cell, facing, cards), rules.most_played)
        for cell in planet.grid.cells()
        for facing in range(len(COMPASS))
        for cards in range(rules.most_played)
    }


def played(scene: Scene, stance: Stance, most: int) -> list[Stance]:
    """The stances after each card."""
    rover, after = scene.rovers[0], []
    for card in SCOUT_CARDS:
        rover.at, rover.facing = stance[0], stance[1]
        carry_out(scene, rover, card)
        if stance[2] + 1 < most:
            after.append((rover.at, rover.facing, stance[2] + 1))
        run_lift(scene, rover)
        after.append((rover.at, rover.facing, 0))
    return after


def turned_round(ways: dict[Stance, list[Stance]]) -> dict[Stance, list[Stance]]:
    back: dict[Stance, list[Stance]] = {stance: [] for stance in ways}
    for stance, after in ways.items():
        for other in after:
            back[other].append(stance)
    return back


def spread(ways: dict[Stance, list[Stance]], start: Iterable[Stance]) -> set[Stance]:
    """Everything that can be reached along these ways."""
    todo = list(start)
    seen = set(todo)
    while todo:
        for stance in ways[todo.pop()]:
            if stance not in seen:
                seen.add(stance)
                todo.append(stance)
    return seen


def random_layout(rules: str, chance: Chance) -> Layout:
    """A layout in which nothing is wrong, found by asking chance again and again."""
    edition = EDITIONS[rules]
    for _ in range(MOST_TRIES):
        layout = Layout(rules, tuple(random_place(name, edition, chance) for name in edition.blocks))
        if not faults(layout):
            return layout
    raise RuntimeError("chance gave no layout that is allowed")


def random_place(name: str, edition: Edition, chance: Chance) -> Placed:
    facing = chance.draw(len(COMPASS), "planet")
    columns, rows = extent(blocks()[name].turned(facing).cells)
    at = chance.draw(edition.size - columns, "planet"), chance.draw(edition.size - rows, "planet")
    return Placed(name, at, facing)


def extent(cells: Iterable[Cell]) -> Cell:
    """How far the cells reach from a1 to the east and to the north."""
    columns, rows = zip(*cells, strict=True)
    return max(columns), max(rows)
