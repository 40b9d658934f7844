"""Custom fields: notation, faults, edits, random fields (field.own, box.tokens)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import algoritmus
from algoritmus.cli import main
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.grid import COMPASS, STEPS, name_cell, parse_cell
from algoritmus.core.package.editing import MOST_TEXT, Edit, Fault, Faulty
from algoritmus.core.reader import InputError
from algoritmus.explain.catalogue import say
from algoritmus.games.golems.components import symmetry
from algoritmus.games.golems.components.custom_field import JudgedField, read_custom_field
from algoritmus.games.golems.components.custom_field_text import CustomField, parse_custom_field
from algoritmus.games.golems.components.field_pieces import SIDES, WORDS
from algoritmus.games.golems.components.parts import TURNS, PlacedPart, parts
from algoritmus.games.golems.components.scenarios import read_scenario
from algoritmus.games.golems.components.symmetry import mirrored, random_field, same_from_both_sides
from algoritmus.games.golems.editor.field_editor import edit_field
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.table.position import GolemsPosition
from algoritmus.match import Match, replay

BOARD, ENERGY = EDITIONS["board"], EDITIONS["energy"]
LINK = "https://algoritmus.example.org/build#golems/board/"
FULL = "Aa1.Bd4wE.Cd1S.Da4wW.Eg1w"


def any_field(chance: Seeded) -> CustomField:
    """Anything that can be written down, right or wrong."""

    def place(most: int = 12) -> tuple[int, int]:
        return chance.draw(most), chance.draw(most)

    names = [name for name in parts() if chance.draw(2)]
    laid = [PlacedPart(name, ("summer", "winter")[chance.draw(2)], place(), TURNS[chance.draw(4)]) for name in names]
    size = 0 if laid else (4, 6)[chance.draw(2)]
    tokens = [(kind, place(6)) for kind in SIDES for _ in range(chance.draw(4))]
    starts = [(place(6), chance.draw(4)) for _ in range(chance.draw(5))]
    return CustomField(size, tuple(laid), tuple(tokens), tuple(starts))


def codes(text: str, edition: str = "board") -> list[str]:
    return [fault.code for fault in JudgedField(parse_custom_field(text), EDITIONS[edition]).faults]


# field.own: the notation


def test_field_own_parses_and_prints_the_same() -> None:
    chance = Seeded("own fields")
    for _ in range(500):
        field = any_field(chance).tidy()
        if min((number for _, place in (*field.tokens,) for number in place), default=0) >= 0 and all(
            min(place) >= 0 for place, _ in field.starts
        ):
            assert parse_custom_field(str(field)) == field, str(field)


def test_field_own_equal_fields_are_written_alike() -> None:
    for text in ("Bd1.Aa1~wall-c3b2", "Aa1.Bd1~wall-b2~wall-c3"):
        assert str(parse_custom_field(text)) == "Aa1.Bd1~wall-b2c3"
    assert str(parse_custom_field("Ac4.Bf4~wall-c4~start-h6S")) == "Aa1.Bd1~wall-a1~start-f3S"


def test_field_own_the_longest_fits_into_a_link_of_300_characters() -> None:
    tokens = [("barrel", (column, 9 + row)) for column in range(4) for row in range(3)]
    tokens += [("wall", (4, 9 + row)) for row in range(6)] + [(kind, (5, 9)) for kind in ("Au", "Ad", "Bu", "Bd")]
    laid = [PlacedPart(name, "winter", (5, 5 + 10), 90) for name in parts()]
    laid.append(PlacedPart("A", "winter", (0, 0), 90))
    worst = str(CustomField(0, tuple(laid), tuple(tokens), tuple(((5, 10 + seat), 2) for seat in range(4))))
    assert len(LINK + worst) < 300
    assert len(worst) <= MOST_TEXT
    assert re.fullmatch(r"[A-Za-z0-9.~-]+", worst), "all of it may stand in a link as it is"


@pytest.mark.parametrize("text", ["Fa1", "Aa0", "Aa1x", "Aa1~moon-b2", "Aa1~wall-", "Aa1~start-a1", "5x6", "Aa1.", "~"])
def test_field_own_what_means_nothing_is_refused(text: str) -> None:
    with pytest.raises(Faulty) as error:
        parse_custom_field(text)
    assert error.value.fault.code == "syntax"
    with pytest.raises(Faulty, match="characters at most"):
        parse_custom_field("A" * (MOST_TEXT + 1))


# field.own: what is allowed


@pytest.mark.parametrize(
    ("text", "edition", "code", "cells"),
    [
        ("", "board", "empty", ()),
        ("Aa1.Bc3", "board", "overlap", ("c3",)),
        ("Aa1.Bd4", "board", "apart", ("d4", "d5", "d6", "e4", "e5", "e6", "f4", "f5", "f6")),
        ("Aa1.Ad1", "board", "box", ("d1",)),
        ("Aa1.Bx1", "board", "apart", ("x1", "x2", "x3", "y1", "y2", "y3", "z1", "z2", "z3")),
        ("Aa1.Bz1", "board", "wide", ()),
        ("4x4", "board", "foreign", ()),
        ("Aa1", "energy", "foreign", ()),
        ("5x5", "cards", "size", ()),
        ("Ea1~wall-e5", "board", "off", ("e5",)),
        ("Ea1~wall-b2~water-b2", "board", "taken", ("b2",)),
        ("Ea1~wall-a1", "board", "on-start", ("a1",)),
        ("Ea1~Au-b2", "board", "half", ("b2",)),
        ("Ea1~Au-b2c2~Ad-b3", "board", "box", ("c2",)),
        ("4x4~Au-b2~Ad-c3", "blocks", "foreign", ("b2",)),
        ("Ea1~wall-a2~barrel-b1", "board", "stuck", ("a1",)),
        ("Ea1~wall-b1~start-a1Na2S", "board", "stuck", ("a1",)),  # the other golem stands in its way
        ("4x4~start-b2N", "energy", "corners", ()),
        ("Ea1~start-e5N", "board", "off", ("e5",)),
        ("Ea1~start-b2Nb2S", "board", "taken", ("b2",)),
    ],
)
def test_field_own_says_what_is_wrong_and_where(text: str, edition: str, code: str, cells: tuple[str, ...]) -> None:
    found = JudgedField(parse_custom_field(text), EDITIONS[edition]).faults
    assert (code, cells) in [(fault.code, fault.cells) for fault in found]
    with pytest.raises(Faulty):
        read_custom_field(text, EDITIONS[edition])
    for lang in ("ru", "en"):
        assert all(say("golems", lang, f"golems-build-{fault.code}", **fault.values) for fault in found)


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("Ac3.Bf6", ("f6", "f7", "f8", "g6", "g7", "g8", "h6", "h7", "h8")),
        ("Ac3.Be5", ("e5",)),
        ("Ec3~wall-g3", ("g3",)),
        ("Ec3~wall-b3", ("b3",)),  # west of all ground
        ("Ec3~wall-c1", ("c1",)),  # south of it
        ("Ec3~wall-c3", ("c3",)),
        ("Ec3~wall-c4~barrel-d3", ("c3",)),
        ("Ec3~wall-d4~water-d4", ("d4",)),
        ("Ec3~Au-d4", ("d4",)),
        ("Ec3~start-b2N", ("b2",)),
        ("Ec3~start-d4Nd4S", ("d4",)),
        ("Ac10.Bc14", ("c14", "c15", "c16", "d14", "d15", "d16", "e14", "e15", "e16")),
    ],
)
def test_field_own_a_refused_field_names_its_cells_as_they_are_written(text: str, cells: tuple[str, ...]) -> None:
    with pytest.raises(Faulty) as error:
        read_custom_field(text, BOARD)
    assert error.value.fault.cells == cells
    if "cell" in error.value.fault.values:
        assert error.value.fault.values["cell"] == cells[0]
        with pytest.raises(Refusal, match=rf"\b{cells[0]}\b"):
            algoritmus.game("golems/board").setup({"field": text}, Seeded(1))
        with pytest.raises(InputError, match=rf"\b{cells[0]}\b"):
            read_scenario(SCENARIO.replace("Ea1~wall-b2", text), "own.toml")


def test_field_own_a_field_that_is_written_elsewhere_has_the_same_fault_there() -> None:
    chance, compared = Seeded("elsewhere"), 0
    for _ in range(2000):
        field = any_field(chance)
        moved = CustomField(
            field.size,
            tuple(part._replace(at=(part.at[0] + 5, part.at[1] + 3)) for part in field.parts),
            tuple((kind, (column + 5, row + 3)) for kind, (column, row) in field.tokens),
            tuple(((column + 5, row + 3), facing) for (column, row), facing in field.starts),
        )
        if not field.parts or max(column for column, _ in moved.ground()) > 25:
            continue
        here, there = first_fault(str(field)), first_fault(str(moved))
        assert (here is None) == (there is None), str(field)
        if here is not None and there is not None:
            assert here.code == there.code
            named = [parse_cell(cell) for cell in here.cells]
            assert there.cells == tuple(name_cell(column + 5, row + 3) for column, row in named), str(field)
            compared += bool(named)
    assert compared > 500


def first_fault(text: str) -> Fault | None:
    try:
        read_custom_field(text, BOARD)
    except Faulty as error:
        return error.fault
    return None


def test_field_own_the_editor_shows_what_lies_beside_the_ground_on_a_cell_with_a_name() -> None:
    built = edit_field("Ec3~wall-b2", BOARD)
    assert [fault.cells for fault in built.faults] == [("a1",)]
    assert [laid.cells for laid in built.laid if laid.piece == "wall"] == [("a1",)]
    assert built.ground["field"] == [" ....", " ....", " ....", " ....", "     "]


def test_field_own_every_reason_has_words() -> None:
    values: dict[str, str | int] = {"piece": "A", "other": "wall", "cell": "b2", "most": 3, "word": "?", "card": "A"}
    values |= {"cells": 2, "barrels": 1, "why": "?"}
    for code in WORDS:
        assert {say("golems", lang, f"golems-build-{code}", **values)[-1] for lang in ("ru", "en")} <= {".", "»"}


def test_field_own_a_square_of_four_or_six_with_obstacles_for_the_small_editions() -> None:
    for name in ("blocks", "energy", "cards"):
        field = read_custom_field("6x6~barrel-c3d4~wall-b2~water-e5", EDITIONS[name])
        assert (field.grid.width, field.grid.height, field.players) == (6, 6, (2, 3, 4))
        assert [field.grid.name(start.cell) for start in field.starts] == ["a1", "f6", "a6", "f1"]


def test_box_tokens_no_more_than_the_box_has() -> None:
    assert codes("6x6~barrel-b1b2b3b4b5c1c2c3c4c5", "energy") == []
    assert codes("6x6~barrel-b1b2b3b4b5c1c2c3c4c5d1", "energy") == ["box"]
    assert codes("6x6~water-b1b2b3b4b5~wall-c1c2c3c4c5d1", "cards") == []
    assert codes("6x6~water-b1b2b3b4b5c1", "blocks") == ["box"]
    assert codes("6x6~wall-c1c2c3c4c5d1d2", "energy") == ["box"]
    board = "Aa1.Bd1.Ca4.Dd4"
    assert codes(f"{board}~wall-b1b2b3b4b5c1c2c3c4c5") == []
    assert codes(f"{board}~wall-b1b2b3b4b5c1c2c3c4c5d2") == ["box"]
    assert codes(f"{board}~wall-b1b2b3b4b5c1c2~Au-d2~Ad-d3") == []
    assert codes(f"{board}~wall-b1b2b3b4b5c1c2c3c4~Au-d2~Ad-d3") == ["box"]
    assert codes(f"{board}~barrel-b1b2b3b4b5c1c2c3c4c5d2d3") == []
    assert codes(f"{board}~barrel-b1b2b3b4b5c1c2c3c4c5d2d3d4") == ["box"]


# field.own: starts


def starts(text: str) -> list[str]:
    field = read_custom_field(text, BOARD)
    return [field.grid.name(start.cell) + COMPASS[start.facing] for start in field.starts]


def test_field_own_the_first_two_start_farthest_apart_and_look_at_each_other() -> None:
    assert starts("Ea1")[:2] == ["a1N", "d4S"]
    assert starts("Aa1.Bd1.Cg1")[:2] == ["a1E", "i3W"]  # a row of three: the longer distance is across
    assert starts("Aa1.Ba4.Ca7")[:2] == ["a1N", "c9S"]


def test_field_own_steps_are_counted_over_the_field_and_ties_go_by_rows_then_field_order() -> None:
    assert starts("Aa1.Ba4.Cd4.Dg4.Eg7")[:2] == ["a1N", "j10S"]
    hook = starts("Aa1.Bd1.Cg1.Dg4.Ed7")  # round a corner: the far ends are near each other as the crow flies
    assert hook[:2] == ["a1N", "d10S"]
    assert [start[:2] for start in starts("Ad4.Ba3.Cf1")[:2]] == ["h1", "a5"]  # a3 is as far, but fewer rows away


def test_field_own_the_third_and_fourth_keep_the_greatest_least_distance() -> None:
    assert starts("Ea1") == ["a1N", "d4S", "d1W", "a4E"]


def test_field_own_the_third_and_fourth_look_where_no_earlier_one_does_towards_the_middle() -> None:
    assert starts("Ea1~start-a4S")[1:] == ["d1N", "a1E", "d4W"]  # the middle is as far up as across: ties go N, E, S, W
    assert starts("Aa1.Bd1.Cg1")[2:] == ["f1N", "c3S"]  # E and W are taken, though the middle is farther across
    assert starts("Ea1~start-a1Nd4N")[2:] == ["d1W", "a4E"]  # north is taken twice
    assert starts("Ea1~start-a1Nd4Sd1N") == ["a1N", "d4S", "d1N", "a4E"]  # turned by hand: as the table likes


def with_drawn_starts(field: CustomField, chance: Seeded) -> CustomField:
    """Bare ground with one to four starts of the table, turned as chance likes."""
    cells = sorted(field.ground())
    drawn = [cells[number] for number in chance.shuffle(range(len(cells)), "starts")][: 1 + chance.draw(4)]
    return field._replace(tokens=(), starts=tuple((place, chance.draw(4)) for place in drawn))


def test_field_own_golems_look_different_ways_unless_the_table_turned_them() -> None:
    chance, checked = Seeded("looks"), Counter[bool]()
    for number in range(300):
        fair = random_field(BOARD, Seeded(f"fair {number}"))
        for field in (fair, with_drawn_starts(fair, chance)):
            judged = JudgedField(field, BOARD)
            assert_looks(field, judged)
            facings = [start.facing for start in judged.starts[: max(judged.players(), default=0)]]
            alike = len(set(facings)) < len(facings)
            assert not alike or field.starts, str(field)
            assert ("alike" in [note.code for note in edit_field(str(field), BOARD).notes]) == alike, str(field)
            checked[alike] += 1
    assert min(checked[True], checked[False] - 300) > 50, checked


def assert_looks(field: CustomField, judged: JudgedField) -> None:
    """From the third on, those that the table has not turned look where nobody before them does, most inward."""
    ground = list(field.ground())
    for seat in range(max(2, len(field.starts)), 4):
        at = judged.place_of(judged.starts[seat].cell)
        inward = [sum((place[axis] - at[axis]) * step[axis] for place in ground for axis in (0, 1)) for step in STEPS]
        left = sorted({0, 1, 2, 3} - {start.facing for start in judged.starts[:seat]})
        assert judged.starts[seat].facing == max(left, key=lambda facing: inward[facing]), str(field)


def test_field_own_the_table_may_choose_other_starts_and_the_rest_follow() -> None:
    assert starts("Ea1~start-b1Nc4S")[:2] == ["b1N", "c4S"]
    assert starts("Ea1~start-a4E")[0] == "a4E"
    assert starts("Ea1~start-a4E")[1][:2] == "d1"
    assert len(set(starts("Ea1~start-a4E"))) == 4


def test_field_own_has_room_for_as_many_as_find_a_start() -> None:
    assert read_custom_field("Ea1~wall-a4", BOARD).players == (2, 3)
    assert read_custom_field("Ea1~wall-a4d1", BOARD).players == (2,)
    assert read_custom_field("Ea1~wall-c1d2", BOARD).players == (2,)  # the third could not leave d1


def test_field_own_what_is_in_the_barrels_is_drawn_from_all_twelve() -> None:
    seen = set()
    for seed in range(60):
        match = Match(algoritmus.game("golems/board"), {"field": "Ea1~barrel-b2"}, Seeded(seed))
        assert isinstance(match.position, GolemsPosition)
        assert len(match.position.plan.bag) == 12
        seen.add(match.position.state.things[match.position.state.setup.field.cell("b2")])
    assert seen == {1, 2, 3, 4, 5, 6}


# field.own: laid by hand


def hands(*edits: Edit, text: str = "", edition: str = "board") -> str:
    for edit in edits:
        text = edit_field(text, EDITIONS[edition], edit).text
    return text


def test_field_own_parts_are_put_turned_flipped_moved_and_removed() -> None:
    assert hands(Edit("put", "E", (0, 0))) == "Ea1"
    assert hands(Edit("put", "A", (-1, 1)), text="Ea1") == "Aa1.Ed1"
    assert hands(Edit("put", "A", (1, 4)), text="Ea1") == "Aa5.Ea1"
    assert hands(Edit("turn", "A"), Edit("turn", "A"), Edit("flip", "A"), text="Aa1.Ed1") == "Aa1wS.Ed1"
    assert hands(Edit("flip", "A"), text="Aa1wS.Ed1") == "Aa1S.Ed1"
    assert hands(Edit("move", "A", (0, 0), (7, 1)), text="Aa1.Ed1~wall-b2") == "Ae1.Ea1~wall-f2"
    assert hands(Edit("remove", "A"), text="Aa1.Ed1~wall-b2~barrel-e2") == "Ea1~barrel-b2"
    assert hands(Edit("clear"), text="Aa1.Ed1~wall-b2") == ""
    assert edit_field("", BOARD).text == ""


def test_field_own_tokens_are_put_flipped_moved_and_removed() -> None:
    assert hands(Edit("put", "wall", (1, 1)), Edit("put", "barrel", (2, 1)), text="Ea1") == "Ea1~barrel-c2~wall-b2"
    assert hands(Edit("flip", "wall", (1, 1)), text="Ea1~wall-b2") == "Ea1~water-b2"
    assert hands(Edit("move", "wall", (1, 1), (2, 2)), text="Ea1~wall-b2") == "Ea1~wall-c3"
    assert hands(Edit("remove", "wall", (1, 1)), text="Ea1~wall-b2") == "Ea1"
    assert hands(Edit("put", "6x6"), Edit("put", "wall", (5, 1)), edition="energy") == "6x6~wall-f2"
    assert hands(Edit("put", "4x4"), text="6x6~wall-b2f2", edition="energy") == "4x4~wall-b2"


def test_field_own_starts_are_put_turned_and_given_back() -> None:
    assert hands(Edit("put", "start2", (1, 3)), text="Ea1") == "Ea1~start-a1Nb4S"
    assert hands(Edit("move", "start1", (0, 0), (1, 0)), text="Ea1") == "Ea1~start-b1N"
    assert hands(Edit("turn", "start1"), text="Ea1") == "Ea1~start-a1E"
    assert hands(Edit("remove", "start2"), text="Ea1~start-a1Nb4S") == "Ea1~start-a1N"


@pytest.mark.parametrize(
    ("text", "edit", "code"),
    [
        ("Ea1", Edit("put", "E", (5, 0)), "box"),
        ("Ea1", Edit("put", "A", (1, 1)), "room"),
        ("Ea1", Edit("put", "A", (9, 9)), "room"),
        ("Ea1", Edit("put", "wall", (-1, 0)), "off"),
        ("Ea1", Edit("put", "wall", (0, 0)), "on-start"),
        ("Ea1~wall-b2", Edit("put", "barrel", (1, 1)), "taken"),
        ("Ea1~Au-b2", Edit("put", "Au", (2, 1)), "box"),
        ("Ea1", Edit("put", "moon", (2, 1)), "foreign"),
        ("Ea1", Edit("put", "start1", (-1, 0)), "off"),
        ("Ea1~wall-b2", Edit("put", "start1", (1, 1)), "on-start"),
        ("Ea1", Edit("put", "start2", (0, 0)), "taken"),
        ("Ea1~barrel-b2", Edit("flip", "barrel", (1, 1)), "fixed"),
        ("Ea1", Edit("turn", "A"), "fixed"),
        ("", Edit("turn", "start1"), "nothing"),
        ("Aa1.Bg1", Edit("move", "start1", (0, 0), (1, 1)), "nothing"),
        ("Ea1", Edit("turn", "moon"), "nothing"),
        ("Ea1", Edit("remove", "wall", (1, 1)), "nothing"),
    ],
)
def test_field_own_a_refused_edit_has_a_reason(text: str, edit: Edit, code: str) -> None:
    with pytest.raises(Faulty) as error:
        edit_field(text, BOARD, edit)
    assert error.value.fault.code == code


def test_box_tokens_what_is_left_is_counted() -> None:
    left = {piece.id: piece.left for piece in edit_field("Ea1~wall-b2~Au-b3~Ad-c3", BOARD).pieces}
    assert left["barrel"] == 12
    assert (left["wall"], left["water"], left["Au"], left["Bu"], left["E"], left["A"]) == (7, 6, 0, 1, 0, 1)
    small = {piece.id: piece.left for piece in edit_field("4x4~water-b2", ENERGY).pieces}
    assert {piece.id: len(piece.shape) for piece in edit_field("Ea1", BOARD).pieces}["E"] == 4
    assert small == {"4x4": 0, "6x6": 1, "barrel": 10, "wall": 6, "water": 4}


def test_field_own_pieces_are_listed_from_the_ground_up() -> None:
    built = edit_field("Aa1w.Ed1~Au-b2~Ad-e2", BOARD)
    assert [laid.piece for laid in built.laid] == ["A", "E", "Au", "Ad", "start1", "start2", "start3", "start4"]
    assert built.ground["field"] == ["   ....", ".i.....", "iii....", ".i....."]
    assert built.ground["tokens"] == [
        {"at": "b2", "kind": "ladder", "name": "A", "end": "up"},
        {"at": "e2", "kind": "ladder", "name": "A", "end": "down"},
    ]
    assert built.margin == 1
    assert edit_field(FULL, BOARD).margin == edit_field("4x4", ENERGY).margin == 0


def test_field_own_advice_is_no_ban() -> None:
    def notes(text: str) -> list[str]:
        return [note.code for note in edit_field(text, BOARD).notes]

    assert notes("Ea1~wall-b2c3") == []
    assert notes("Ea1~wall-b2") == ["uneven"]
    assert notes("Ea1~wall-a3b3c3d3") == ["uneven", "cut"]
    assert notes("Ea1~wall-a3b3c3d3~Au-a4~Ad-b1") == ["players", "uneven"]
    assert notes("Ea1~Au-b2") == []  # first the faults


# field.own: the other side


def test_field_own_the_other_side_is_filled_symmetrically() -> None:
    assert hands(Edit("mirror"), text="Ea1~wall-b2~barrel-c1") == "Ea1~barrel-b4c1~wall-b2c3"
    assert hands(Edit("mirror"), text="Aa2w.Ed1~Au-a3~Ad-b2") == "Aa2w.Bh1wS.Ed1~Au-a3~Ad-b2~Bu-j2~Bd-i3"
    assert hands(Edit("mirror"), text="4x4~water-b1", edition="cards") == "4x4~water-b1c4"
    assert hands(Edit("mirror")) == ""


def test_field_own_pieces_without_a_mirrored_place_are_reported() -> None:
    for text in ("Ea1~Au-b2~Ad-c2~Bu-b3~Bd-c1", "Aa1.Bd5.Ed1", "6x6~water-b1b2b3"):
        edition = ENERGY if text[0] == "6" else BOARD
        field, notes = mirrored(parse_custom_field(text), edition)
        assert [note.code for note in notes] == ["mirror"], text
        assert set(parse_custom_field(text).tokens) <= set(field.tokens)


# field.own: random fields


@pytest.mark.parametrize("name", EDITIONS)
def test_field_own_a_surprise_is_fair_and_always_the_same_for_a_seed(name: str) -> None:
    edition, found = EDITIONS[name], set()
    for seed in range(60):
        field = random_field(edition, Seeded(seed), barrels=seed % 2 == 0)
        judged = JudgedField(field, edition)
        assert (judged.faults, judged.players()) == ([], [2, 3, 4])
        assert same_from_both_sides(field, judged)
        assert seed % 2 or any(kind == "barrel" for kind, _ in field.tokens)
        assert parse_custom_field(str(field)) == field == random_field(edition, Seeded(seed), barrels=seed % 2 == 0)
        found.add(str(field))
    assert len(found) > 30


def test_field_own_chance_that_never_gives_a_fair_field_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(symmetry, "is_open", lambda *_: False)
    with pytest.raises(RuntimeError, match="no field"):
        random_field(ENERGY, Seeded(1))


# field.own: at a table


@pytest.mark.parametrize("name", EDITIONS)
def test_field_own_whole_games_of_every_way_and_number_of_players_come_to_their_end(name: str) -> None:
    game, chance = algoritmus.game(f"golems/{name}"), Seeded(f"own games {name}")
    for way in EDITIONS[name].ways:
        for players in ("2", "3", "4"):
            offer = game.options.offer({"way": way, "players": players, "limit": "4"})
            own = [value for value in offer.choices.get("field", []) if re.match(r"\dx\d|[A-E][a-z]\d", value)]
            if way == "beginner":
                own.append("4x4")
            for field in own:
                options = game.options.offer({**offer.options, "field": field}).options
                assert options["field"] == field, (name, way, players)
                match = Match(game, options, Seeded(field))
                while match.result() is None:
                    for seat, ask in list(match.asks().items()):
                        match.answer(seat, ask.random(chance))
                record = str(match.record)
                assert f"option field {field}\n" in record
                assert str(replay(match.record, game).record) == record


def test_field_own_is_offered_with_a_surprise_and_refused_in_words() -> None:
    game = algoritmus.game("golems/board")
    offer = game.options.offer({"field": "Aa1.Bd1~wall-b2"})
    assert offer.options == {"field": "Aa1.Bd1~wall-b2"}
    assert offer.choices["field"][-2] == "Aa1.Bd1~wall-b2"
    assert read_custom_field(offer.choices["field"][-1], BOARD).players == (2, 3, 4)
    for value, code in (("Aa1.Bd4", "build.apart"), ("moon", "option.value"), ("small-yard", "option.value")):
        assert "field" not in game.options.offer({"field": value}).options
        with pytest.raises(Refusal) as error:
            game.setup({"field": value}, Seeded(1))
        assert error.value.code == code
    with pytest.raises(Refusal, match="none here for 4 golems"):
        game.setup({"field": "Ea1~wall-a4d1", "players": "4"}, Seeded(1))


def test_field_own_is_played_in_the_first_way_that_goes_with_it() -> None:
    game = algoritmus.game("golems/blocks")
    assert game.options.offer({"field": "6x6~wall-b2"}).options == {"field": "6x6~wall-b2", "way": "standard"}
    assert game.options.offer({"field": "6x6~wall-b2", "way": "beginner"}).options == {"way": "beginner"}
    assert game.options.offer({"field": "4x4"}).options == {"field": "4x4"}
    game.setup({"field": "6x6~wall-b2"}, Seeded(1))


def test_field_own_is_refused_in_the_language_of_the_text_mode(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("ru", "Части кладут край к краю, а часть B лежит отдельно."), ("en", "part B lies apart")):
        assert main(["terminal", "golems/board", "--option", "field=Aa1.Bd4", "--lang", lang]) != 0
        assert words in capsys.readouterr().err


SCENARIO = """\
edition = "board"
title = { en = "Own", ru = "Своё" }
story = { en = "Own.", ru = "Своё." }
field = "Ea1~wall-b2"
golems = [{ card = "sword" }, { card = "anvil" }]
goal = { kind = "battle" }
"""


def test_field_own_stands_in_a_scenario() -> None:
    scenario = read_scenario(SCENARIO, "own.toml")
    assert [scenario.field.name(seat.figure.at) for seat in scenario.seats] == ["a1", "d4"]
    for old, new, reason in (("b2", "a1", "where a golem starts"), ("Ea1~wall-b2", "moon", "this must be one of")):
        with pytest.raises(InputError, match=reason) as error:
            read_scenario(SCENARIO.replace(old, new), "own.toml")
        assert error.value.where == "own.toml, line 4"
