"""Surveying a layout: is it allowed, can everything on it be reached, and layouts found by chance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.grid import COMPASS, name_cell
from algoritmus.progers.box.planets import Cell, Layout, Placed, StandingBlock, blocks, lay_block, marks_of, planet_of
from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.editions import EDITIONS
from algoritmus.progers.law.planet import Planet
from algoritmus.progers.law.start import facings_from
from algoritmus.progers.law.state import Figure, Setup, State
from algoritmus.progers.law.turn.lifts import run_lift
from algoritmus.progers.law.turn.resolve import carry_out
from algoritmus.progers.law.turn.scene import Scene
from algoritmus.progers.law.words import JUMP, LEFT, RED, RIGHT, STEP, TYPES, U_TURN

MOST_TRIES: Final = 10_000
SCOUT_CARDS: Final = (STEP, JUMP, LEFT, RIGHT, U_TURN)
Stance = tuple[int, int, int]  # cell, facing, cards already executed in this turn


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a layout is not allowed: a word for programs, and the words for people."""

    code: str
    words: str

    def __str__(self) -> str:
        return self.words


def faults(layout: Layout) -> list[Fault]:
    """Everything that is wrong with a layout; none means that a game can be played on it."""
    if layout.rules not in EDITIONS:
        return [Fault("rules", f"there is no rule set {layout.rules!r}")]
    edition = EDITIONS[layout.rules]
    found = box_faults(layout, edition)
    if not found:
        found = place_faults(layout, edition)
    if not found:
        found = mark_faults(layout, edition) + reach_faults(layout)
    return found


def box_faults(layout: Layout, edition: Edition) -> list[Fault]:
    """All blocks of the rule set, each once."""
    names = [placed.block for placed in layout.blocks]
    foreign = [name for name in names if name not in edition.blocks]
    strange = [Fault("block", f"the {edition.name} rules have no block {name!r}") for name in foreign]
    missing = [
        Fault("box", f"the block {name!r} must be used once, not {names.count(name)} times")
        for name in edition.blocks
        if names.count(name) != 1
    ]
    return strange + missing


def place_faults(layout: Layout, edition: Edition) -> list[Fault]:
    """planet.grid: on the field, apart, off the corners, the high block beside a low one."""
    laid = [lay_block(placed) for placed in layout.blocks]
    found = [fault for block in laid for fault in edge_faults(block, edition.size)]
    for one, two in combinations(laid, 2):
        found += [overlap(one, two, cell) for cell in sorted(one.cells & two.cells)]
    for block in laid:
        if block.block.height > 1 and not any(beside(block, other) for other in laid if other.block.height == 1):
            found.append(Fault("high", f"the high block ({block.block.name}) has no low block beside it"))
    return found


def overlap(one: StandingBlock, two: StandingBlock, cell: Cell) -> Fault:
    return Fault("overlap", f"the {one.block.name} and the {two.block.name} both lie on {name_cell(*cell)}")


def edge_faults(block: StandingBlock, size: int) -> list[Fault]:
    ends = (0, size - 1)
    name = block.block.name
    found = []
    for column, row in sorted(block.cells):
        if not (0 <= column < size and 0 <= row < size):
            return [Fault("off", f"the {name} stands over the edge of the field")]
        if column in ends and row in ends:
            found.append(Fault("corner", f"the {name} lies on the corner {name_cell(column, row)}"))
    return found


def beside(one: StandingBlock, two: StandingBlock) -> bool:
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one.cells for c, d in two.cells)


def mark_faults(layout: Layout, edition: Edition) -> list[Fault]:
    """planet.marks: a mark for every sample."""
    marks, samples = len(marks_of(layout)), edition.samples_of_type * len(TYPES)
    return [Fault("marks", f"{marks} marks are left for {samples} samples")] if marks < samples else []


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
    return Fault("reach", f"a rover cannot get from {name(start)} to {name(cell)}")


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
