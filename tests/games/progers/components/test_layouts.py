"""Layouts of blocks: designed ones, forbidden ones, and ones found by chance (planet.grid, planet.marks)."""

from itertools import product

import pytest

from algoritmus.core.chance import Listed, Seeded
from algoritmus.games.progers.components.planets import (
    Layout,
    blocks,
    layouts,
    marks_of,
    parse_layout,
    planet_of,
    sides,
)
from algoritmus.games.progers.components.survey import chart, faults, random_layout, reach_faults, spread, stance_of
from algoritmus.games.progers.rules.codes import JUMP, LEFT, RED, RIGHT, STEP, U_TURN
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.state import Figure, Setup, State
from algoritmus.games.progers.rules.turn.lifts import run_lift
from algoritmus.games.progers.rules.turn.resolve import carry_out
from algoritmus.games.progers.rules.turn.scene import Scene

RULES = tuple(EDITIONS)
DESIGNED = [(rules, name) for rules in RULES for name in layouts(rules)]


@pytest.mark.parametrize("rules", RULES)
def test_there_are_six_designed_layouts_or_more(rules: str) -> None:
    assert len(layouts(rules)) >= 6
    assert len({layout.blocks for layout in layouts(rules).values()}) == len(layouts(rules))


@pytest.mark.parametrize(("rules", "name"), DESIGNED)
def test_designed_layouts_are_allowed_and_have_names_in_both_languages(rules: str, name: str) -> None:
    layout = layouts(rules)[name]
    assert faults(layout) == []
    assert set(dict(layout.titles)) == {"en", "ru"}
    assert all(title for _, title in layout.titles)


@pytest.mark.parametrize("rules", RULES)
def test_sides_look_the_same_from_all_four_corners(rules: str) -> None:
    side = sides()[rules]
    last = side.size - 1
    assert {(row, last - column) for column, row in side.marks} == set(side.marks)
    walls = {frozenset(wall) for wall in side.walls}
    assert {frozenset((row, last - column) for column, row in wall) for wall in walls} == walls
    assert not {(0, 0), (0, last), (last, 0), (last, last)} & set(side.marks)


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("basic: brick a1 N, cube d4 N", "corner", "the brick lies on the corner a1"),
        ("basic: brick b2 N, cube d2 N", "overlap", "the brick and the cube both lie on d2"),
        ("basic: brick e4 N, cube b2 N", "off", "the brick stands over the edge of the field"),
        ("basic: brick b4 N", "box", "the block 'cube' must be used once, not 0 times"),
        ("basic: brick b4 N, brick d1 N, cube d3 N", "box", "the block 'brick' must be used once, not 2 times"),
        ("basic: brick b4 N, cube d2 N, tower b1 N", "block", "the basic rules have no block 'tower'"),
        ("full: terrace b2 N, ridge b6 N, tower f4 N", "high", "the high block (tower) has no low block beside it"),
        ("giant: terrace b2 N", "rules", "there is no rule set 'giant'"),
    ],
)
def test_a_layout_that_is_not_allowed_says_why_planet_grid(text: str, code: str, words: str) -> None:
    found = faults(parse_layout(text))
    assert code in [fault.code for fault in found]
    assert words in [str(fault) for fault in found]


def test_too_few_marks_say_so_planet_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    import algoritmus.games.progers.components.planets as shelf

    bare = {rules: shelf.Side(side.size, side.marks[:5], side.walls) for rules, side in sides().items()}
    monkeypatch.setattr(shelf, "sides", lambda: bare)
    words = [str(fault) for fault in faults(layouts("basic")["two-hills"])]
    assert words == ["8 marks are left for 12 samples"]


def test_a_block_hides_the_marks_and_walls_under_it() -> None:
    layout = layouts("basic")["two-hills"]  # brick b4-d5, cube d2-e3
    planet = planet_of(layout)
    names = {planet.grid.name(planet.grid.at(*mark)) for mark in marks_of(layout)}
    assert {"c4", "d5", "d2", "e3"} <= names  # printed on the blocks
    assert {"d4", "e2"}.isdisjoint(names)  # printed on the field under them
    walls = {(planet.grid.name(one), planet.grid.name(two)) for one, two in planet.walls}
    assert ("e5", "e6") in walls
    assert ("a5", "b5") not in walls  # one of its cells is under the brick now


def test_blocks_turn_with_their_marks_and_lifts() -> None:
    terrace = blocks()["terrace"]
    assert terrace.turned(1).lifts == (((1, 2), 0), ((0, 1), 3))
    assert terrace.turned(2).turned(2) == terrace
    assert len(set(terrace.turned(1).marks)) == len(terrace.marks)


@pytest.mark.parametrize("rules", RULES)
def test_random_layouts_are_allowed_and_differ(rules: str) -> None:
    chance = Seeded(7)
    found = [random_layout(rules, chance) for _ in range(8)]
    assert all(faults(layout) == [] for layout in found)
    assert len({layout.blocks for layout in found}) > 1


def test_random_layouts_come_from_the_chance_that_is_handed_in() -> None:
    one, other = (random_layout("full", Seeded(3)) for _ in range(2))
    assert one == other


def test_chance_that_never_gives_a_layout_is_found_out() -> None:
    with pytest.raises(RuntimeError, match="no layout"):
        random_layout("basic", Listed([0] * 100_000))


def test_search_finds_what_a_lone_rover_cannot_reach() -> None:
    planet = Planet(["000", "020", "000"])
    ways = chart(planet, EDITIONS["full"])
    reached = {cell for cell, _, _ in spread(ways, [(0, 0, 0)])}
    assert planet.grid.cell("b2") not in reached
    assert len(reached) == 8


def test_search_rides_lifts() -> None:
    flat = Planet(["000", "020", "000"])
    planet = Planet(["000", "020", "000"], [], [(flat.grid.cell("b2"), flat.grid.cell("b1"))])
    reached = {cell for cell, _, _ in spread(chart(planet, EDITIONS["full"]), [(0, 0, 0)])}
    assert len(reached) == 9


@pytest.mark.parametrize(("rules", "name"), DESIGNED)
def test_search_goes_where_the_rules_take_a_lone_rover(rules: str, name: str) -> None:
    planet, compared = planet_of(layouts(rules)[name]), 0
    ways = chart(planet, EDITIONS[rules])
    setup = Setup(EDITIONS[rules], planet, planet.corners(), (RED,))
    scene = Scene(State(setup, [Figure(0, 0)], [()] * len(planet.heights)))
    rover = scene.rovers[0]
    for cell, facing, command in product(planet.grid.cells(), range(4), (STEP, JUMP, LEFT, RIGHT, U_TURN)):
        rover.at, rover.facing = cell, facing
        carry_out(scene, rover, command)
        run_lift(scene, rover)
        before = stance_of(planet, cell, facing, 0)
        assert before == stance_of(planet, rover.at, rover.facing, 0) or (
            stance_of(planet, rover.at, rover.facing, 0) in ways[before]
        )
        compared += 1
    assert compared == len(planet.grid.cells()) * 20


@pytest.mark.parametrize(("rules", "name"), DESIGNED)
def test_layouts_print_and_parse(rules: str, name: str) -> None:
    layout = layouts(rules)[name]
    assert parse_layout(str(layout)) == Layout(layout.rules, layout.blocks)
    assert reach_faults(layout) == []
