"""Section 9 of the rules: WHILE."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import comes_out, play

# Until


def test_while_until_repeats_until_the_condition_holds() -> None:
    play("board", "R> . . . #", red="until obstacle(F)").gives(". . . R> #").because("while.until", "red", what="done")


@pytest.mark.parametrize("ahead", ["o", "#", "~", "B^"])
def test_while_until_every_obstacle_satisfies_it(ahead: str) -> None:
    play("board", f"R> . . {ahead} .", red="until obstacle(F)", blue="S").gives(f". . R> {ahead} .")


def test_while_until_nothing_is_executed_if_it_holds_at_the_check() -> None:
    for command in "FBLRSAD":
        play("board", ". R> # .", red=f"until obstacle({command})").gives(". R> # .").because(
            "while.until", "red", what="holds"
        )


def test_while_until_with_a_turn() -> None:
    play(
        "board",
        """
        .  .  .
        .  R^ .
        .  o  .
        """,
        red="until obstacle(L)",
    ).gives(
        """
        .  .  .
        .  Rv .
        .  o  .
        """
    )


def test_while_until_backwards_looks_ahead_all_the_same() -> None:
    """Walking back it comes away from nothing and finds nothing ahead: at the edge it jams."""
    play("board", ". . R> . #", red="until obstacle(B)").gives("R> . . . #", damage={"red": 1}).because(
        "while.jam", "red"
    )


def test_while_until_the_check_comes_after_the_others_have_moved() -> None:
    play("board", "R> . . B<", red="until obstacle(F)", blue="F").gives(". R> B< .")


def test_while_until_several_advance_together_one_command_each() -> None:
    """Four cells between them: after two turns of the loop they meet face to face."""
    play("board", "R> . . . . B<", red="until obstacle(F)", blue="until obstacle(F)").gives(". . R> B< . .").because(
        "while.until", "red", "blue", what="done"
    )


def test_while_until_one_may_follow_the_other() -> None:
    play("board", "R> B> . . #", red="until wall(F)", blue="until wall(F)").gives(". . R> B> #", damage={"red": 1})


def test_while_until_through_a_ladder() -> None:
    play("board", "R> Au # . Ad . #", red="until obstacle(F)").gives(". Au # . Ad R> #")


def test_while_until_pushes_a_barrel_before_it_only_with_another_sensor() -> None:
    play("board", "R> o . #", red="until obstacle(F)").gives("R> o . #")
    play("board", "R> o . #", red="until wall(F)").gives(". R> o #", damage={"red": 1}).because("while.jam", "red")


# Jam


def test_while_jam_at_the_edge() -> None:
    play("board", "R> . .", red="until obstacle(F)").gives(". . R>", damage={"red": 1}).because("while.jam", "red")


@pytest.mark.parametrize("ahead", ["#", "B^", "o #"])
def test_while_jam_at_a_wall_a_golem_or_a_barrel_that_cannot_be_pushed(ahead: str) -> None:
    play("board", f"R> . {ahead}", red="until water(F)", blue="S").gives(f". R> {ahead}", damage={"red": 1}).because(
        "while.jam", "red"
    )


def test_while_jam_at_a_busy_ladder() -> None:
    play("board", "R> . Au . B^Ad", red="until wall(F)", blue="S").gives(". R> Au . B^Ad", damage={"red": 1}).because(
        "while.jam", "red"
    )


def test_while_jam_where_two_clash() -> None:
    play("board", "R> . . . B<", red="until obstacle(F)", blue="until obstacle(F)").gives(
        ". R> . B< .", damage={"red": 1, "blue": 1}
    ).because("while.jam", "red", "blue")


def test_while_jam_when_cell_and_facing_come_again() -> None:
    play("board", ". R^ .", red="until obstacle(R)").gives(". R^ .", damage={"red": 1}).because(
        "while.jam", "red", what="again"
    )


def test_while_jam_the_start_counts_as_had() -> None:
    """On ice a turn is half a circle: the second one brings red back to where the loop began."""
    play("board", ". R^i .", red="until obstacle(R)").gives(". R^i .", damage={"red": 1}).because(
        "while.jam", "red", what="again"
    )


def test_while_jam_the_condition_is_asked_before_cell_and_facing() -> None:
    """A full circle, and meanwhile blue's WHILE has brought it before red: the condition holds, no jam."""
    play(
        "board",
        """
        Bv
        .
        .
        .
        R^
        """,
        red="until obstacle(L)",
        blue="until obstacle(F)",
        seats="red blue",
    ).gives(
        """
        .
        .
        .
        Bv
        R^
        """
    ).because("while.until", "red", "blue", what="done")


def test_while_jam_costs_one_damage_and_ends_the_loop() -> None:
    play("board", "R> .", red="until obstacle(F); L").gives(". R^", damage={"red": 1})


def test_while_jam_going_into_water_is_carried_out() -> None:
    """Red comes out on the far side and goes on to the wall: the water's damage only."""
    play("board", "R> ~ . . #", red="until wall(F)", choices=[comes_out("red", "c1")]).gives(
        ". ~ . R> #", damage={"red": 1}
    ).never("while.jam", "red")


def test_while_jam_back_on_the_same_cell_it_jams_too() -> None:
    play("board", "R> ~ . #", red="until wall(F)").gives("R> ~ . #", damage={"red": 2}).because("while.jam", "red")


def test_while_jam_out_of_the_water_onto_a_cell_it_had_already() -> None:
    """Red has been on b2 and c2; put out on b2 again, facing the same way, it jams."""
    play(
        "board",
        """
        .  .  .  .
        R> .  .  ~
        .  ~  ~  ~
        """,
        red="until wall(F)",
        choices=[comes_out("red", "b2")],
        limit={"red": 9},
    ).gives(
        """
        .  .  .  .
        .  R> .  ~
        .  ~  ~  ~
        """,
        damage={"red": 2},
    ).because("while.jam", "red", what="again")


def test_while_jam_on_ice_a_command_is_carried_out_if_either_of_its_steps_is() -> None:
    """The first step is made, the second meets the edge: no jam yet. Then neither is: jam."""
    play("board", ". R>i .", red="until obstacle(F)").gives(". i R>", damage={"red": 1})
    play("board", "R>i . #", red="until water(F)").gives("i R> #", damage={"red": 1})


def test_while_jam_a_bump_is_not_a_step() -> None:
    """Red stands still on the ice before blue and only bumps it away."""
    play("board", "R>i B^ . . .", red="until wall(F)", blue="S").gives("R>i . B^ . .", damage={"red": 1}).because(
        "while.jam", "red", what="stuck"
    )


# Fights and stand


def test_while_strike_is_made_once_and_jams_if_the_condition_does_not_hold() -> None:
    play("board", "R> . B^", red="until obstacle(A)", blue="S", reach={"red": 2}).gives(
        "R> . B^", damage={"red": 1}
    ).because("while.strike", "red", what="idle")


def test_while_strike_the_barrel_stays_too() -> None:
    play("board", "R> o! .", red="until wall(A)").gives("R> o! .", damage={"red": 1}).never("strike.barrel", "red")


def test_while_strike_counts_if_the_condition_then_holds() -> None:
    """In the same turn of the loop blue has come before red: all moves, then the conditions, then the strikes."""
    play("board", "R> . B< . .", red="until obstacle(A)", blue="until obstacle(F)").gives(
        "R> B< . . .", damage={"blue": 1}
    ).because("while.strike", "red", what="counts").because("while.until", "blue", what="done")


def test_while_strike_conditions_are_asked_on_the_position_after_the_moves() -> None:
    """Red and yellow strike, blue steps between them: both strikes count. Blue itself jams at the edge."""
    play(
        "board",
        """
        .  B^ .
        R> .  Y<
        """,
        red="until obstacle(A)",
        yellow="until obstacle(A)",
        blue="until obstacle(B)",
        limit={"blue": 9},
    ).gives(
        """
        .  .  .
        R> B^ Y<
        """,
        damage={"blue": 3},
    )


@pytest.mark.parametrize("command", ["S", "D"])
def test_while_jam_stand_and_defence_jam(command: str) -> None:
    play("board", "R> .", red=f"until obstacle({command})").gives("R> .", damage={"red": 1}).because("while.jam", "red")


@pytest.mark.parametrize("command", ["S", "D"])
def test_while_jam_stand_and_defence_jam_even_if_the_condition_holds_after_the_moves(command: str) -> None:
    play("board", "R> . B<", red=f"until obstacle({command})", blue="until obstacle(F)").gives(
        "R> B< .", damage={"red": 1}
    )


def test_while_jam_the_defence_does_not_count() -> None:
    play("board", "R< . .", red="until wall(D)").gives("R< . .", damage={"red": 1})
    play("board", "B> R> .", red="until wall(D)", blue="A").gives("B> R> .", damage={"red": 2}).never(
        "row.defend", "red"
    )


# Snow


def test_while_jam_snow_does_not_jam_by_itself() -> None:
    play("board", "R>s s s #", red="until obstacle(F)").gives("s s R>s #").never("while.jam", "red")


def test_while_until_on_snow_the_condition_is_still_checked() -> None:
    """Red's first F is ignored by the snow; in that turn blue comes before it, and the loop ends."""
    play("board", "R>s . B<", red="until obstacle(F)", blue="until obstacle(F)").gives("R>s B< .").because(
        "while.until", "red", what="done"
    )


def test_while_jam_on_snow_the_pair_may_still_jam() -> None:
    play("board", "R>s #", red="until water(F)").gives("R>s #", damage={"red": 1}).because("while.jam", "red")
