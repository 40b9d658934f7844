"""Survey of a layout: whether it is allowed and everything on it can be reached; random layouts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
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
    there: set[Stance] = set()
    home: set[Stance] = set()
    for base in planet.corners():
        stance = (base, 0, 0)  # no lift stands in a corner
        if stance not in there or stance not in home:  # otherwise both are those of the base before
            there, home = spread(ways, [stance]), spread(back, [stance])
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
    most, facings = rules.most_played, len(COMPASS)
    onward: list[tuple[Stance, ...]] = []
    for cell, end in enumerate(planet.lift_end):
        turns = range(cell * facings, (cell + 1) * facings)
        is_plain = end == NO_CELL
        onward += [((cell, 0, 0),)] * facings if is_plain else [after(planet, way, range(1, most)) for way in turns]
    for cell in planet.grid.cells():
        turns = range(cell * facings, (cell + 1) * facings)
        if planet.lift_end[cell] == NO_CELL:
            reached = {*turns, *(end for way in turns for end in ahead(planet, way))}
            ways[cell, 0, 0] = set().union(*(onward[way] for way in reached))
            continue
        for way in turns:
            reached = ({*turns} - {way}) | ahead(planet, way)
            for cards in range(most):
                going_on = range(cards + 1, min(cards + 2, most))
                ways[cell, way % facings, cards] = set().union(*(after(planet, end, going_on) for end in reached))
    return ways


def after(planet: Planet, way: int, cards: Iterable[int]) -> tuple[Stance, ...]:
    """The stances of a rover that has come to a cell: the turn ends, or goes on after so many cards."""
    cell, facing = divmod(way, len(COMPASS))
    end = planet.lift_end[cell]
    if end == NO_CELL:
        return ((cell, 0, 0),)
    return stance_of(planet, end, facing, 0), *((cell, facing, number) for number in cards)


def ahead(planet: Planet, way: int) -> set[int]:
    """Where a step and a jump lead; what is stopped leaves the rover where it is (card.skip)."""
    there = planet.ahead[way] * len(COMPASS) + way % len(COMPASS)
    return {there if stops[way] == OPEN else way for stops in (planet.step_stop, planet.jump_stop)}


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
    """Whether nothing is wrong; a room asks when it is made and again whenever it is loaded."""
    return not faults(layout)


def random_place(name: str, edition: Edition, chance: Chance) -> Placed:
    facing = chance.draw(len(COMPASS), "planet")
    columns, rows = extent(name, facing)
    at = chance.draw(edition.size - columns, "planet"), chance.draw(edition.size - rows, "planet")
    return Placed(name, at, facing)


@cache
def extent(name: str, facing: int) -> Cell:
    """How far the cells of a turned block reach from its corner to the east and to the north."""
    columns, rows = zip(*blocks()[name].turned(facing).cells, strict=True)
    return max(columns), max(rows)
