"""Survey of a layout: whether it is allowed and everything on it can be reached; random layouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.grid import COMPASS, NO_CELL, name_cell
from algoritmus.core.package.editing import Fault
from algoritmus.games.progers.components.field_faults import fault
from algoritmus.games.progers.components.planets import (
    Block,
    Cell,
    Layout,
    Placed,
    blocks,
    lay_block,
    marks_of,
    planet_of,
)
from algoritmus.games.progers.rules.codes import OPEN, TYPES
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.start import facings_from

MOST_TRIES: Final = 10_000
KEPT: Final = 1024  # layouts: several are tried for one that is fair
Stance = tuple[int, int, int]  # cell, facing, cards already executed in this turn
Ways = dict[Stance, set[Stance]]


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
        found += [overlap(one, two, cell) for cell in sorted(set(one.cells).intersection(two.cells))]
    for block in laid:
        if block.height > 1 and not any(beside(block, other) for other in laid if other.height == 1):
            found.append(fault("high", *names_of(block), piece=block.name))
    return found


def names_of(block: Block) -> list[str]:
    return [name_cell(*cell) for cell in sorted(block.cells) if min(cell) >= 0]


def overlap(one: Block, two: Block, cell: Cell) -> Fault:
    name = name_cell(*cell)
    return fault("overlap", name, piece=one.name, other=two.name, cell=name)


def edge_faults(block: Block, size: int) -> list[Fault]:
    ends, found = (0, size - 1), []
    for column, row in sorted(block.cells):
        if not (0 <= column < size and 0 <= row < size):
            return [fault("off", *names_of(block), piece=block.name)]
        if column in ends and row in ends:
            corner = name_cell(column, row)
            found.append(fault("corner", corner, piece=block.name, cell=corner))
    return found


def beside(one: Block, two: Block) -> bool:
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one.cells for c, d in two.cells)


def mark_faults(layout: Layout, edition: Edition) -> list[Fault]:
    """planet.marks: a mark for every sample."""
    marks, samples = len(marks_of(layout)), edition.samples_of_type * len(TYPES)
    return [fault("marks", marks=marks, samples=samples)] if marks < samples else []


def reach_faults(layout: Layout) -> list[Fault]:
    """Every mark and every laboratory can be reached from every base, and no rover is ever cut off from one."""
    planet = planet_of(layout)
    ways = chart(planet, EDITIONS[layout.rules])
    back = turned_round(ways)
    marks = [planet.grid.at(*mark) for mark in marks_of(layout)]
    found: list[Fault] = []
    for base in planet.corners():
        there = spread(ways, {stance_of(planet, base, facing, 0) for facing in facings_from(planet, base)})
        home = spread(back, {stance for stance in ways if stance[0] == base})
        reached = {cell for cell, _, _ in there}
        found += [unreachable(planet, base, cell) for cell in (*marks, *planet.corners()) if cell not in reached]
        found += [unreachable(planet, cell, base) for cell in sorted({cell for cell, _, _ in there - home})]
    return found


def unreachable(planet: Planet, start: int, cell: int) -> Fault:
    name = planet.grid.name
    return fault("reach", name(cell), start=name(start), cell=name(cell))


def chart(planet: Planet, rules: Edition) -> Ways:
    """Where one more card takes a lone rover; the turn may go on, or end with the lift."""
    ways: Ways = {}
    most = rules.most_played
    for cell in planet.grid.cells():
        for facing in range(len(COMPASS)):
            reached = set(moves(planet, cell, facing))
            if planet.lift_end[cell] == NO_CELL:
                found = ways.setdefault(stance_of(planet, cell, facing, 0), set())
                found.update(*(after(planet, at, looks, range(1, most)) for at, looks in reached))
                continue
            for cards in range(most):
                going_on = range(cards + 1, min(cards + 2, most))
                ways[cell, facing, cards] = set().union(*(after(planet, *one, going_on) for one in reached))
    return ways


def after(planet: Planet, cell: int, facing: int, cards: Iterable[int]) -> Iterable[Stance]:
    """The stances of a rover that has come to a cell: the turn ends, or goes on after so many cards."""
    end = planet.lift_end[cell]
    if end == NO_CELL:
        return ((cell, 0, 0),)
    return stance_of(planet, end, facing, 0), *((cell, facing, number) for number in cards)


def moves(planet: Planet, cell: int, facing: int) -> Iterator[tuple[int, int]]:
    """Turns, a step and a jump; what is stopped leaves the rover where it is (card.skip)."""
    way = cell * len(COMPASS) + facing
    yield from ((cell, other) for other in range(len(COMPASS)) if other != facing)
    for stops in (planet.step_stop, planet.jump_stop):
        yield planet.ahead[way] if stops[way] == OPEN else cell, facing


def stance_of(planet: Planet, cell: int, facing: int, cards: int) -> Stance:
    """Off the lifts a rover may turn and end its turn as it likes, so a cell is one stance."""
    return (cell, facing, cards) if planet.lift_end[cell] != NO_CELL else (cell, 0, 0)


def turned_round(ways: Ways) -> Ways:
    back: Ways = {stance: set() for stance in ways}
    for stance, after in ways.items():
        for other in after:
            back[other].add(stance)
    return back


def spread(ways: Ways, start: Iterable[Stance]) -> set[Stance]:
    """Everything that can be reached along these ways."""
    todo = list(start)
    seen = set(todo)
    while todo:
        fresh = ways[todo.pop()] - seen
        seen |= fresh
        todo += fresh
    return seen


def random_layout(rules: str, chance: Chance) -> Layout:
    """A layout in which nothing is wrong, found by asking chance again and again."""
    edition = EDITIONS[rules]
    for _ in range(MOST_TRIES):
        layout = Layout(rules, tuple(random_place(name, edition, chance) for name in edition.blocks))
        if is_fair(layout):
            return layout
    raise RuntimeError("chance gave no layout that is allowed")


@lru_cache(maxsize=KEPT)
def is_fair(layout: Layout) -> bool:
    """Whether nothing is wrong; a room asks twice: when it is made and when it is built."""
    return not faults(layout)


def random_place(name: str, edition: Edition, chance: Chance) -> Placed:
    facing = chance.draw(len(COMPASS), "planet")
    columns, rows = extent(blocks()[name].turned(facing).cells)
    at = chance.draw(edition.size - columns, "planet"), chance.draw(edition.size - rows, "planet")
    return Placed(name, at, facing)


def extent(cells: Iterable[Cell]) -> Cell:
    """How far the cells reach from a1 to the east and to the north."""
    columns, rows = zip(*cells, strict=True)
    return max(columns), max(rows)
