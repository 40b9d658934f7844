"""Section 1: the planet, its bases and laboratories."""

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.games.progers.components.planets import layouts, marks_of, planet_of
from algoritmus.games.progers.rules.codes import BLUE, COLOURS, GREEN, RED, YELLOW
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.notation import parse_planet
from algoritmus.games.progers.rules.start import begin, facings_from, place_bases, scatter
from algoritmus.games.progers.rules.state import Setup
from tests.games.progers.rules.pictures import show

FLAT = """
    a  b  c
 3  .  .  .
 2  .  .  .
 1  .  .  .
"""


@pytest.mark.parametrize(("rules", "size"), [("basic", 6), ("full", 9)])
def test_planet_grid_is_a_square_of_this_size(rules: str, size: int) -> None:
    for layout in layouts(rules).values():
        grid = planet_of(layout).grid
        assert (grid.width, grid.height) == (size, size)


@pytest.mark.parametrize(("rules", "heights"), [("basic", {0, 1}), ("full", {0, 1, 2})])
def test_planet_grid_has_ground_and_low_blocks_and_in_the_full_rules_a_high_one(rules: str, heights: set[int]) -> None:
    for layout in layouts(rules).values():
        assert set(planet_of(layout).heights) == heights


def test_planet_grid_ends_at_its_edge() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .^R  B              3  Y    .^R  B
            2  .    .    .      =>      2  .    .    .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "edge")


def test_planet_wall_stops_a_step_from_either_side() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .vR  B              3  Y    .vR  B
                    --                          --
            2  .    .    .      =>      2  .    .    .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "wall")
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
                    --                          --
            2  .    .^R  .      =>      2  .    .^R  .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "wall")


def test_planet_wall_stands_on_one_edge_only() -> None:
    show(
        "red: play F",
        """
        basic  a    b      c          basic  a    b      c
            3  Y    .      B              3  Y    .^R    B
            2  .    .^R |  .      =>      2  .    .   |  .
            1  R    .      G              1  R    .      G
    """,
    ).because("card.step")


@pytest.mark.parametrize(("rules", "of_each"), [("basic", 3), ("full", 5)])
def test_planet_marks_get_one_sample_each_and_some_stay_empty(rules: str, of_each: int) -> None:
    for number, layout in enumerate(layouts(rules).values()):
        planet = planet_of(layout)
        marks = [planet.grid.at(*mark) for mark in marks_of(layout)]
        piles = scatter(planet, marks, EDITIONS[rules], Seeded(number))
        assert sorted(sample for pile in piles for sample in pile) == sorted([0, 1, 2, 3] * of_each)
        assert all(len(pile) <= 1 for pile in piles)
        assert {cell for cell, pile in enumerate(piles) if pile} < set(marks)


def test_planet_marks_are_shuffled() -> None:
    layout = layouts("full")["canyon"]
    planet = planet_of(layout)
    marks = [planet.grid.at(*mark) for mark in marks_of(layout)]
    one, other = (scatter(planet, marks, EDITIONS["full"], Seeded(seed)) for seed in (1, 2))
    assert one != other


def test_planet_bases_fill_all_four_corners_also_when_two_play() -> None:
    planet = parse_planet(FLAT)
    south_west, south_east, north_west, north_east = planet.corners()
    bases = place_bases(planet, [BLUE, GREEN], [north_west, south_west])
    assert bases[BLUE] == north_west
    assert bases[GREEN] == south_west
    assert sorted(bases) == sorted([south_west, south_east, north_west, north_east])


def test_planet_bases_stand_in_corners_of_their_own() -> None:
    planet = parse_planet(FLAT)
    with pytest.raises(ValueError, match="corner of its own"):
        place_bases(planet, [RED, BLUE], [planet.grid.cell("a1"), planet.grid.cell("a1")])
    with pytest.raises(ValueError, match="corner of its own"):
        place_bases(planet, [RED], [planet.grid.cell("b1")])


def test_planet_bases_rovers_start_there_and_do_not_face_off_the_field() -> None:
    planet = parse_planet(FLAT)
    setup = Setup(EDITIONS["basic"], planet, planet.corners(), [RED, YELLOW])
    assert facings_from(planet, planet.grid.cell("a1")) == [0, 1]  # north and east
    state = begin(setup, [1, 2], [()] * 9)
    assert [figure.at for figure in state.figures] == [planet.corners()[RED], planet.corners()[YELLOW]]
    with pytest.raises(ValueError, match="may not face S"):
        begin(setup, [2, 2], [()] * 9)


@pytest.mark.parametrize("corner", ["a1", "c1", "a3", "c3"])
def test_lab_basic_everyone_may_deliver_to_any_base(corner: str) -> None:
    planet = parse_planet(FLAT)
    setup = Setup(EDITIONS["basic"], planet, planet.corners(), [RED, BLUE, YELLOW, GREEN])
    assert setup.labs[planet.grid.cell(corner)] == 0b1111


def test_lab_basic_also_the_own_base() -> None:
    show(
        "red: play F",
        """
        basic  a      b    c          basic  a      b    c
            3  Y      .    B              3  Y      .    B
            2  .vR    .    .m     =>      2  .      .    .m
            1  R      .    G              1  RvR    .    G
        red aboard w                  red aboard -  delivered w
    """,
    ).because("sample.deliver")


def test_lab_full_a_base_serves_the_next_two_colours() -> None:
    planet = parse_planet(FLAT)
    setup = Setup(EDITIONS["full"], planet, planet.corners(), [RED, BLUE, YELLOW, GREEN])
    served = {
        COLOURS[base]: [COLOURS[seat] for seat in range(4) if setup.labs[planet.corners()[base]] & (1 << seat)]
        for base in (RED, BLUE, YELLOW, GREEN)
    }
    assert served == {
        "red": ["blue", "yellow"],
        "blue": ["yellow", "green"],
        "yellow": ["red", "green"],
        "green": ["red", "blue"],
    }


def test_lab_full_the_own_base_takes_nothing() -> None:
    show(
        "red: insert F 0",
        """
        full  a      b    c          full  a      b    c
           3  Y      .    B             3  Y      .    B
           2  .vR    .    .m     =>     2  .      .    .m
           1  R      .    G             1  RvR    .    G
        red aboard w                 red aboard w
        algorithm -                  algorithm F
    """,
    ).because("lab.full").never("sample.deliver")
