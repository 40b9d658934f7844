"""Parts, named fields, and what the box has for them."""

from __future__ import annotations

import pytest

from algoritmus.core.grid import COMPASS, Grid
from algoritmus.core.reader import read_toml
from algoritmus.games.golems.components.fields import Field, corners, load_fields, read_fields
from algoritmus.games.golems.components.parts import Ground, PlacedPart, field_of, lay_part, parts, turned
from algoritmus.games.golems.components.supply import boxes, contents_left
from algoritmus.games.golems.rules.codes import LADDER, NOTHING
from algoritmus.games.golems.rules.editions import EDITIONS
from tests.spoilt_toml import assert_refused, spoilt

FIELDS = load_fields()
BOARD = {id_: field for id_, field in FIELDS.items() if field.parts}
SMALL = {id_: field for id_, field in FIELDS.items() if not field.parts}
fields = pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)


def test_field_cells_the_box_has_four_parts_of_three_by_three_and_one_of_four_by_four() -> None:
    assert {name: len(part.summer) for name, part in parts().items()} == {"A": 3, "B": 3, "C": 3, "D": 3, "E": 4}


def test_field_cells_a_summer_side_is_plain() -> None:
    for part in parts().values():
        assert len(part.winter) == len(part.summer)
        assert set("".join(part.summer)) == {"."}


def test_field_winter_every_winter_side_has_ice_or_snow_and_plain_ground_in_two_opposite_corners() -> None:
    for part in parts().values():
        assert set("".join(part.winter)) & {"i", "s"}
        assert part.winter[-1][0] == part.winter[0][-1] == "."


def test_field_winter_ice_and_snow_are_both_in_the_box() -> None:
    assert {mark for part in parts().values() for line in part.winter for mark in line} == set(".is")


def test_field_winter_twins_give_two_players_the_same_winter() -> None:
    assert parts()["A"].winter == parts()["B"].winter
    assert parts()["C"].winter == parts()["D"].winter
    assert turned(parts()["E"].winter, 90) == parts()["E"].winter


def test_field_cells_a_part_turns_clockwise() -> None:
    assert turned(("is", ".."), 90) == (".i", ".s")
    assert turned(("is", ".."), 180) == ("..", "si")
    assert turned(("is", ".."), 270) == ("s.", "i.")


def compose(placed: list[PlacedPart]) -> Grid:
    ground: Ground = {}
    for one in placed:
        lay_part(ground, one)
    return field_of(ground)


def test_field_cells_parts_are_laid_edge_to_edge() -> None:
    grid = compose([PlacedPart("A", "winter", (0, 0), 0), PlacedPart("E", "summer", (3, 1), 0)])
    assert grid == Grid(["   ....", "   ....", ".i.....", "iii....", ".i."])


@pytest.mark.parametrize(
    ("placed", "reason"),
    [
        ([PlacedPart("A", "summer", (0, 0), 0), PlacedPart("B", "summer", (2, 2), 0)], "part B lies on another part"),
        ([PlacedPart("A", "summer", (0, 0), 0), PlacedPart("B", "summer", (3, 3), 0)], "do not lie edge to edge"),
        ([PlacedPart("A", "summer", (1, 0), 0)], "begins in column a and in row 1"),
        ([PlacedPart("A", "summer", (0, 0), 0), PlacedPart("E", "summer", (23, 0), 0)], "at most 26 columns"),
    ],
)
def test_field_cells_parts_that_overlap_or_lie_apart_are_refused(placed: list[PlacedPart], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        compose(placed)


def test_field_cells_there_are_fields_for_everybody() -> None:
    assert len(BOARD) >= 8
    for players in (2, 3, 4):
        assert any(players in field.players for field in BOARD.values())
    grounds = {id_: set(field.grid.marks) - {" "} for id_, field in BOARD.items()}
    sides = {id_: {part.side for part in field.parts} for id_, field in BOARD.items()}
    assert any(ground == {"."} for ground in grounds.values())
    assert {"summer"} in sides.values()
    assert {"winter"} in sides.values()
    assert {"summer", "winter"} in sides.values()


def test_field_cells_the_small_editions_have_both_sizes_with_and_without_obstacles() -> None:
    kinds = {(field.grid.width, bool(field.tokens)) for field in SMALL.values()}
    assert {(4, False), (6, False), (4, True), (6, True)} <= kinds
    for field in SMALL.values():
        assert field.grid.width == field.grid.height
        assert set(field.editions) == {name for name, box in boxes().items() if box.sizes}


@fields
def test_field_start_nobody_starts_on_an_obstacle_or_on_another(field: Field) -> None:
    things = field.laid().things
    assert len({start.cell for start in field.starts}) == len(field.starts) >= max(field.players)
    assert all(not NOTHING < things[start.cell] <= LADDER for start in field.starts)


@pytest.mark.parametrize("field", SMALL.values(), ids=SMALL)
def test_field_start_corners_are_taken_in_order(field: Field) -> None:
    side = field.grid.width
    named = [f"{field.grid.name(start.cell)} {COMPASS[start.facing]}" for start in field.starts]
    far = "abcdef"[side - 1]
    assert named == ["a1 N", f"{far}{side} S", f"a{side} E", f"{far}1 W"][: max(field.players)]


def test_field_start_every_direction_is_looked_in_by_one_of_four() -> None:
    for field in FIELDS.values():
        if 4 in field.players:
            assert len({start.facing for start in field.starts}) == 4


def test_field_start_a_field_without_square_corners_has_the_cells_nearest_to_them() -> None:
    grid = Grid([" ..", "...", ".. "])
    assert [grid.name(start.cell) for start in corners(grid)] == ["a1", "c3", "b3", "b1"]


@pytest.mark.parametrize("field", [field for field in FIELDS.values() if 2 in field.players], ids=lambda one: one.id)
def test_field_cells_a_field_for_two_looks_the_same_from_both_seats(field: Field) -> None:
    assert half_turn(field) == seen(field)


@pytest.mark.parametrize("field", [field for field in FIELDS.values() if 4 in field.players], ids=lambda one: one.id)
def test_field_cells_a_field_for_four_looks_the_same_from_all_seats(field: Field) -> None:
    lines = field.grid.lines
    assert turned(lines, 90) == lines
    things = rows_of(field)
    assert turned(things, 90) == things


def rows_of(field: Field) -> tuple[str, ...]:
    """Things on the field, as rows from north to south."""
    width, things = field.grid.width, field.laid().things
    rows = [things[start : start + width] for start in range(0, len(things), width)]
    return tuple("".join(chr(ord("a") + thing) for thing in row) for row in reversed(rows))


def seen(field: Field) -> tuple[object, ...]:
    starts = {(start.cell, start.facing) for start in field.starts[:2]}
    return field.grid.lines, rows_of(field), starts


def half_turn(field: Field) -> tuple[object, ...]:
    last = len(field.grid.marks) - 1
    starts = {(last - start.cell, (start.facing + 2) % 4) for start in field.starts[:2]}
    return turned(field.grid.lines, 180), turned(rows_of(field), 180), starts


@fields
def test_field_cells_every_field_has_a_title_in_both_languages(field: Field) -> None:
    assert list(field.title) == ["en", "ru"]


def test_the_box_of_board_has_two_of_each_content_and_shuffles_the_barrels() -> None:
    laid = FIELDS["meadow"].laid()
    assert len(laid.hidden_barrels) == 8
    assert sorted(contents_left(EDITIONS["board"], [])) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert sorted(contents_left(EDITIONS["board"], [2, 3, 3])) == [1, 1, 2, 4, 4, 5, 5, 6, 6]


def test_the_box_lays_walls_on_whatever_tokens_are_left() -> None:
    board = boxes()["board"]
    assert board.holds(["wall"] * 10)
    assert not board.holds(["wall"] * 11)
    assert board.holds(["water"] * 6 + ["wall"] * 4)
    assert not board.holds(["water"] * 6 + ["wall"] * 4 + ["ladder A up"])
    assert not board.holds(["barrel"] * 13)


FIELD = """\
[own]
title = { en = "Own", ru = "Своё" }
editions = ["board"]
players = [2]
parts = [
  { part = "A", side = "summer", at = "a1" },
  { part = "B", side = "winter", at = "d1", turn = 90 },
]
tokens = [
  { at = "b2", kind = "barrel" },
]
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('"d1", turn = 90', '"c1"', 7, "part B lies on another part"),
        ('"d1", turn = 90', '"h1"', 5, "the parts do not lie edge to edge"),
        ('part = "B"', 'part = "A"', 7, "there is only one part A"),
        ('part = "B"', 'part = "F"', 7, "'part': this must be one of: A, B, C, D, E, not the text 'F'"),
        ("turn = 90", "turn = 45", 7, "'turn' is one of: 0, 90, 180, 270"),
        ('"winter"', '"autumn"', 7, "'side': this must be one of: summer, winter, not the text 'autumn'"),
        ('at = "d1"', 'at = "1d"', 7, "'1d' is not a cell"),
        ('at = "b2"', 'at = "g1"', 10, "g1 is off the field"),
        ('at = "b2", kind = "barrel"', 'at = "a1", kind = "wall"', 1, "two things on a1: wall and golem 1"),
        ("players = [2]", "players = [5]", 4, "'players' is a list of numbers from 1 to 4"),
        (
            '["board"]',
            '["chess"]',
            3,
            "one of: blocks, energy, cards, board, not the text 'chess'",
        ),
        ("players = [2]", 'players = [2]\nlines = ["..."]', 1, "either 'parts' or 'lines'"),
        ("players = [2]", 'players = [2]\nstarts = [{ at = "a1", facing = "N" }]', 5, "2 players need 2 starts, not 1"),
    ],
)
def test_field_cells_a_wrong_field_is_refused_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    read_fields(read_toml(FIELD, "own.toml"))
    assert_refused(lambda: read_fields(read_toml(spoilt(FIELD, old, new), "own.toml")), line, reason)
