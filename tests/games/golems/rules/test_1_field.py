"""Section 1 of the rules: the field."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import comes_out, play, teleports

FOUR = """
    . . . B<
    . . . .
    . . . .
    R^ . . .
"""


@pytest.mark.parametrize("size", [4, 6])
@pytest.mark.parametrize("edition", ["blocks", "energy", "cards"])
def test_field_cells_small_editions_are_played_on_four_by_four_and_six_by_six(edition: str, size: int) -> None:
    empty = [". " * size] * (size - 1)
    start = "\n".join([*empty, "R^ " + ". " * (size - 1)])
    top = "\n".join(["R^ " + ". " * (size - 1), *empty])
    game = play(edition, start, red="F; F; F").then(red="F; F; F")
    game.gives(top).because("move.step", "red")


def test_field_cells_a_field_need_not_be_a_rectangle_a_gap_is_like_the_edge() -> None:
    play(
        "board",
        """
        .  .  .  _
        .  .  .  _
        _  R> .  .
        _  .  .  .
        """,
        red="B; F; F; F",
    ).after(
        1,
        """
        .  .  .  _
        .  .  .  _
        _  R> .  .
        _  .  .  .
        """,
    ).gives(
        """
        .  .  .  _
        .  .  .  _
        _  .  .  R>
        _  .  .  .
        """
    ).because("move.edge", "red")


def test_field_cells_summer_and_winter_lie_side_by_side_in_any_mix() -> None:
    play(
        "board",
        """
        .  .  .  i  s  i
        R> .  .  s  i  s
        """,
        red="F; F; F",
    ).gives(
        """
        .  .  .  i  s  i
        .  .  .  R>s i s
        """
    )


def test_field_names_a1_is_bottom_left() -> None:
    game = play("blocks", FOUR, red="S", blue="S")
    assert {golem["name"]: golem["at"] for golem in game.case["golems"]} == {"red": "a1", "blue": "d4"}


def test_field_names_rows_count_from_south_to_north_and_columns_from_west_to_east() -> None:
    game = play("blocks", FOUR, red="F; R; F", blue="S")
    assert [row["golems"]["red"]["at"] for row in game.rows] == ["a2", "a2", "b2"]


@pytest.mark.parametrize("winter", ["i", "s"])
@pytest.mark.parametrize("edition", ["blocks", "energy", "cards"])
def test_field_winter_is_only_on_board(edition: str, winter: str) -> None:
    play(edition, f"R> {winter} .", red="F").is_refused("case.syntax", "field[0]")
    play("board", f"R> {winter} .", red="F").is_allowed()


def test_field_winter_has_two_kinds_of_cells_ice_slides_and_snow_holds() -> None:
    play("board", "R>i . . . B<s", red="F", blue="F").gives("i . R> . B<s").because("ice.slide", "red").because(
        "snow.pair", "blue"
    )


@pytest.mark.parametrize("thing", ["#", "~", "o", "&", "|", "!", "x", "Au"])
def test_field_empty_means_that_nothing_at_all_is_there(thing: str) -> None:
    """Only onto an empty cell a barrel rolls, and even a logic token is something."""
    start = f"""
        R> o {thing}
        .  . {"Ad" if thing == "Au" else "."}
    """
    play("board", start, red="F").gives(start).because("barrel.push", "red", what="stuck")


def test_field_empty_a_cell_with_a_golem_is_not_empty() -> None:
    play("board", "R> o B^", red="F", blue="S").gives("R> o B^").because("barrel.push", "red", what="stuck")


def test_field_empty_a_logic_token_leaves_a_cell_free_for_who_comes_out_of_the_water() -> None:
    play("board", "R> ~ !", red="F", choices=[comes_out("red", "c1")]).gives(". ~ R>", damage={"red": 1}).because(
        "water.flow", "red", what="out"
    )


def test_field_empty_a_logic_token_leaves_a_cell_free_for_a_black_hole() -> None:
    play("board", "R> o@ & B<", red="A", blue="S", choices=[teleports("blue", "red", "c1")]).gives(". . R> B<").because(
        "barrel.hole", "red", what="sent"
    )


@pytest.mark.parametrize("thing", ["#", "~", "o", "Au"])
def test_field_empty_a_cell_with_an_obstacle_is_not_free(thing: str) -> None:
    """Barrel, wall, water and ladder: nobody can be put there."""
    start = f"""
        R> o@ {thing} B<
        .  .  .       {"Ad" if thing == "Au" else "."}
    """
    play("board", start, red="A", blue="S", choices=[teleports("blue", "red", "c2")]).is_refused(
        "choice.illegal", "rounds[0].choices[0]"
    )


def test_field_empty_a_cell_with_a_golem_is_not_free() -> None:
    play("board", "R> o@ . B<", red="A", blue="S", choices=[teleports("blue", "red", "d1")]).is_refused(
        "choice.illegal", "rounds[0].choices[0]"
    )
