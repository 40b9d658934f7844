"""Section 5 of the rules: walking into water."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import comes_out, play

SMALL = ("blocks", "energy", "cards")
RIVER = """
    .  .  .  .
    R> ~  ~  .
    .  .  ~  B<
    .  .  .  .
"""


@pytest.mark.parametrize("edition", SMALL)
def test_water_life_costs_one_life_and_the_golem_stays(edition: str) -> None:
    play(edition, "R> ~ .", red="F").gives("R> ~ .", damage={"red": 1}).because("water.life", "red")
    play(edition, ". ~ R>", red="B").gives(". ~ R>", damage={"red": 1}).because("water.life", "red")


@pytest.mark.parametrize("edition", SMALL)
def test_water_life_each_time_anew(edition: str) -> None:
    play(edition, "R> ~ . B<", red="2(F)", blue="S").gives("R> ~ . B<", damage={"red": 2})


def test_water_life_the_rulebooks_word_the_golem_will_try_to_go_there() -> None:
    """Water is no enemy for IF."""
    play("cards", "R> ~ .", red="enemy?(A,F)").gives("R> ~ .", damage={"red": 1})


@pytest.mark.parametrize("cell", ["a4", "a2", "b4", "b2", "c4", "d3", "c1"])
def test_water_flow_may_not_lead_just_anywhere(cell: str) -> None:
    """Only beside the three cells of water: above, below, left and right of them, not over a corner."""
    beside = {"b4", "b2", "c4", "d3", "c1"}
    game = play("board", RIVER, red="F", blue="S", choices=[comes_out("red", cell)])
    if cell in beside:
        game.because("water.flow", "red", what="out")
        assert game.rows[0]["golems"]["red"] == {
            "at": cell,
            "facing": "E",
            "damage": 1,
            "out": False,
            "carrying": False,
            "rows_next": 1,
        }
    else:
        game.is_refused("choice.illegal", "rounds[0].choices[0]")


def test_water_flow_costs_one_damage_and_carries_to_the_other_end() -> None:
    play("board", RIVER, red="F", blue="S", choices=[comes_out("red", "c1")]).gives(
        """
        .  .  .  .
        .  ~  ~  .
        .  .  ~  B<
        .  .  R> .
        """,
        damage={"red": 1},
    )


def test_water_flow_or_back_to_the_cell_it_came_from() -> None:
    play("board", RIVER, red="F", blue="S", choices=[comes_out("red", "a3")]).gives(RIVER, damage={"red": 1}).because(
        "water.flow", "red", what="back"
    )


def test_water_flow_back_also_if_nothing_is_chosen() -> None:
    play("board", RIVER, red="F", blue="S").gives(RIVER, damage={"red": 1}).because("water.flow", "red", what="back")


def test_water_flow_water_joined_only_over_a_corner_is_another_body() -> None:
    start = """
        R> ~  .
        .  .  ~
        .  .  .
    """
    play("board", start, red="F", choices=[comes_out("red", "c1")]).is_refused("choice.illegal")
    play("board", start, red="F", choices=[comes_out("red", "b2")]).is_allowed()


@pytest.mark.parametrize("thing", ["#", "o", "~", "Au", "B^"])
def test_water_flow_the_cell_must_be_free(thing: str) -> None:
    start = f"R> ~ {thing} Ad" if thing == "Au" else f"R> ~ {thing} ."
    play("board", start, red="F", blue="S", choices=[comes_out("red", "c1")]).is_refused("choice.illegal")


def test_water_flow_a_logic_token_leaves_the_cell_free() -> None:
    play("board", "R> ~ & .", red="F", choices=[comes_out("red", "c1")]).gives(". ~ R> .", damage={"red": 1})


def test_water_flow_backwards_too() -> None:
    play("board", ". ~ R> .", red="B", choices=[comes_out("red", "a1")]).gives("R> ~ . .", damage={"red": 1})


def test_water_flow_a_golem_counts_as_standing_on_its_cell_until_it_chooses() -> None:
    """Blue cannot follow red, although red comes out elsewhere."""
    play("board", "B> R> ~ .", red="F", blue="F", choices=[comes_out("red", "d1")]).gives(
        "B> . ~ R>", damage={"red": 1}
    ).because("move.follow", "blue")


def test_water_flow_the_choice_comes_when_the_other_moves_are_done() -> None:
    """Blue has left c1 in this step, so red may come out there; yellow has come to b2, so there it may not."""
    start = """
        Y> .  .  .
        R> ~  B^ .
    """
    with_blue = play("board", start, red="F", blue="F", yellow="F", choices=[comes_out("red", "c1")])
    with_blue.gives(
        """
        .  Y> B^ .
        .  ~  R> .
        """,
        damage={"red": 1},
    )
    play("board", start, red="F", blue="F", yellow="F", choices=[comes_out("red", "b2")]).is_refused("choice.illegal")


def test_water_flow_the_choices_are_made_in_seat_order() -> None:
    """Red leaves its cell first; blue may then have it."""
    start = """
        .  .  .
        R> ~  B<
    """
    first = [comes_out("red", "b2"), comes_out("blue", "a1")]
    play("board", start, red="F", blue="F", choices=first).gives(
        """
        .  R> .
        B< ~  .
        """,
        damage={"red": 1, "blue": 1},
    )
    play("board", start, red="F", blue="F", choices=first[::-1]).is_refused("choice.illegal")
    play("board", start, red="F", blue="F", choices=[comes_out("red", "c1")]).is_refused("choice.illegal")


def test_water_flow_bots_go_back() -> None:
    play("board", "I> ~ . R^", red="S", dice=[1]).gives("I> ~ . R^", damage={"iron": 1}).because(
        "water.flow", "iron", what="back"
    )


def test_water_flow_bots_are_not_asked() -> None:
    """The only choice is red's."""
    play("board", "I> ~ R< .", red="F", dice=[1], choices=[comes_out("red", "c1")]).gives(
        "I> ~ R< .", damage={"iron": 1, "red": 1}
    )


def test_water_flow_a_scenario_of_energy_may_switch_it_on() -> None:
    play("energy", "R> ~ ~ .", red="F", water="flow", choices=[comes_out("red", "d1")]).gives(
        ". ~ ~ R>", damage={"red": 1}
    ).because("water.flow", "red")
    play("energy", "R> ~ ~ .", red="F", water="life").gives("R> ~ ~ .", damage={"red": 1}).because("water.life", "red")
    play("energy", "R> ~ ~ .", red="F").because("water.life", "red")


@pytest.mark.parametrize("edition", ["blocks", "cards", "board"])
def test_water_flow_no_other_edition_has_the_switch(edition: str) -> None:
    for water in ("flow", "life"):
        play(edition, "R> ~ .", red="F", water=water).is_refused("case.syntax", "water")
