"""Section 5 of the rules: ice and snow."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import comes_out, lay, play

# Ice


def test_ice_slide_forward_and_backward_are_two_cells() -> None:
    play("board", "R>i . . .", red="F").gives("i . R> .").because("ice.slide", "red")
    play("board", ". . R>i .", red="B").gives("R> . i .").because("ice.slide", "red")


@pytest.mark.parametrize("turn", ["L", "R"])
def test_ice_slide_a_turn_is_half_a_circle(turn: str) -> None:
    play("board", "R>i .", red=turn).gives("R<i .").because("ice.slide", "red")


def test_ice_slide_other_commands_are_not_affected() -> None:
    play("board", "R>i B^", red="A", blue="S").gives("R>i B^", damage={"blue": 1})
    play("board", "R>i B<", red="D", blue="A").gives("R>i B<")
    play("board", "R>i B<", red="D", blue="2(A)").gives("R>i B<", damage={"red": 1})
    play("board", "R>i .", red="S").gives("R>i .")


@pytest.mark.parametrize("under", [".", "i", "s"])
def test_ice_slide_whatever_the_cells_it_slides_over(under: str) -> None:
    play("board", f"R>i {under} . .", red="F").gives(f"i {under} R> .")
    there = "R>" if under == "." else f"R>{under}"
    play("board", f"R>i . {under} .", red="F").gives(f"i . {there} .")


def test_ice_slide_who_comes_onto_ice_does_not_slide_by_that_command() -> None:
    play("board", "R> i . .", red="F").gives(". R>i . .")
    play("board", "R> i . .", red="2(F)").gives(". i . R>")


def test_ice_slide_the_second_step_follows_after_everyones_first() -> None:
    """Blue has gone from c1 in its only step, so red slides there."""
    play(
        "board",
        """
        .  .  .
        R>i .  B^
        """,
        red="F",
        blue="F",
    ).gives(
        """
        .  .  B^
        i  .  R>
        """
    )


def test_ice_slide_the_second_step_is_made_when_the_first_was_ignored() -> None:
    """Red and blue clash on b1; red then slides there, blue stands on no ice."""
    play("board", "R>i . B< .", red="F", blue="F").gives("i R> B< .").because("move.same-cell", "red", "blue").because(
        "ice.slide", "red"
    )


def test_ice_slide_from_wherever_the_golem_is_then() -> None:
    """The first step goes through the ladder, the second starts at its other end."""
    play("board", "R>i Au . Ad .", red="F").gives("i Au . Ad R>").because("ladder.move", "red").because(
        "ice.slide", "red"
    )


def test_ice_slide_the_second_step_may_take_a_ladder() -> None:
    play("board", "R>i . Au . Ad", red="F").gives("i . Au . R>Ad").because("ladder.move", "red")


def test_ice_slide_a_ladder_that_is_busy_at_the_other_end_stops_it() -> None:
    play("board", "R>i . Au . B^Ad .", red="F", blue="S").gives("i R> Au . B^Ad .").because("ladder.busy", "red")


def test_ice_slide_water_ahead_of_ice_may_cost_two() -> None:
    play("board", "R>i ~ .", red="F", limit={"red": 4}).gives("R>i ~ .", damage={"red": 2})


def test_ice_slide_the_exit_of_the_first_step_is_chosen_before_the_second() -> None:
    """Red comes out above the water and slides on from there."""
    play(
        "board",
        """
        .  .  .
        R>i ~ .
        """,
        red="F",
        choices=[comes_out("red", "b2")],
    ).gives(
        """
        .  .  R>
        i  ~  .
        """,
        damage={"red": 1},
    )


def test_ice_slide_the_second_step_may_end_in_the_water_too() -> None:
    play("board", "R>i . ~ .", red="F", choices=[comes_out("red", "d1")]).gives("i . ~ R>", damage={"red": 1})


def test_ice_slide_a_barrel_is_pushed_by_the_first_step_and_bumped_by_the_second() -> None:
    play("board", "R>i o . .", red="F").gives("i R> . o").because("barrel.push", "red", what="step").because(
        "ice.bump", "red"
    )


def test_ice_slide_second_steps_are_resolved_among_themselves() -> None:
    play("board", "R>i . . . B<i", red="F", blue="F").gives("i R> . B< i").because("move.same-cell", "red", "blue")


def test_ice_slide_a_golem_that_slides_away_is_not_in_the_way() -> None:
    play("board", "R>i B>i . . .", red="F", blue="F").gives("i i R> B> .").never("ice.bump", "red", "blue")


def test_ice_slide_who_slid_in_an_earlier_row_does_not_slide_with_others() -> None:
    play(
        "board",
        """
        R>i .  .  .
        B>i .  .  .
        """,
        red="F; S",
        blue="S; F",
    ).gives(
        """
        i  .  R> .
        i  .  B> .
        """
    )


def test_ice_slide_two_sliders_swap_and_slide_on() -> None:
    """After the first step they have changed places, back to back: both slide on."""
    play("board", ". . R>i B<i . .", red="F", blue="F").gives(". B< i i R> .")


# Bumps


def test_ice_bump_a_barrel_in_the_way_moves_one_cell_on() -> None:
    play("board", "R>i . o .", red="F").gives("i R> . o").because("ice.bump", "red", what="stops")


def test_ice_bump_a_golem_in_the_way_moves_one_cell_on() -> None:
    play("board", "R>i . B^ .", red="F", blue="S").gives("i R> . B^").because("ice.bump", "red", "blue")


def test_ice_bump_backwards_too() -> None:
    play("board", ". o . R>i", red="B").gives("o . R> i").because("ice.bump", "red")


def test_ice_bump_a_golem_right_before_the_ice_is_bumped_by_the_second_step() -> None:
    play("board", "R>i B^ .", red="F", blue="S").gives("R>i . B^").because("move.follow", "red").because(
        "ice.bump", "red", "blue"
    )


@pytest.mark.parametrize("behind", ["#", "~", "o", "!", "Y^", "Au"])
def test_ice_bump_not_if_the_next_cell_is_not_empty(behind: str) -> None:
    rest = ". Ad" if behind == "Au" else "."
    play("board", f"R>i . o {behind} {rest}", red="F", yellow="S").gives(f"i R> o {behind} {rest}").because(
        "ice.bump", "red", what="stuck"
    )
    play("board", f"R>i . B^ {behind} {rest}", red="F", blue="S", yellow="S").gives(f"i R> B^ {behind} {rest}").because(
        "ice.bump", "red", what="stuck"
    )


def test_ice_bump_not_over_the_edge() -> None:
    play("board", "R>i . o", red="F").gives("i R> o").because("ice.bump", "red", what="stuck")


def test_ice_bump_a_thing_bumped_from_two_sides_does_not_move() -> None:
    start = """
        .  .  .  .
        R>i .  o  .
        .  .  .  .
        .  .  B^i .
    """
    play("board", start, red="F", blue="F").gives(
        """
        .  .  .  .
        i  R> o  .
        .  .  B^ .
        .  .  i  .
        """
    ).because("ice.bump", "red", "blue", what="stuck")


def test_ice_bump_two_things_for_one_cell_neither_moves() -> None:
    play("board", "R>i . o . o . B<i", red="F", blue="F").gives("i R> o . o B< i").because(
        "ice.bump", "red", "blue", what="stuck"
    )


def test_ice_bump_comes_after_all_second_steps() -> None:
    """Blue has slid away from d1 before the barrel comes there."""
    play(
        "board",
        """
        .  .  .  .
        .  .  .  .
        R>i .  o  B^i
        """,
        red="F",
        blue="F",
    ).gives(
        """
        .  .  .  B^
        .  .  .  .
        i  R> .  oi
        """
    )


def test_ice_bump_a_slider_that_clashed_may_be_bumped_by_the_one_behind_it() -> None:
    """Blue and yellow clash on d1; red, right behind blue, then pushes blue there."""
    play(
        "board",
        """
        R>i B>i .  .  .
        .   .   .  .  .
        .   .   .  Y^i .
        """,
        red="F",
        blue="F",
        yellow="F",
    ).gives(
        """
        i   R>i .  B> .
        .   .   .  Y^ .
        .   .   .  i  .
        """
    ).because("move.same-cell", "blue", "yellow").because("ice.bump", "blue", what="golem")


def test_ice_bump_a_golem_that_is_in_the_water_this_step_is_not_bumped() -> None:
    """Blue tries the water twice, and red's slide cannot move it."""
    play(
        "board",
        """
        .   .   ~   .
        R>i .   B^i .
        """,
        red="F",
        blue="F",
        limit={"blue": 4},
    ).gives(
        """
        .   .   ~   .
        i   R>  B^i .
        """,
        damage={"blue": 2},
    ).never("ice.bump", "red", "blue")


def test_ice_bump_comes_before_the_water_exits() -> None:
    """The bumped barrel has come to d4, so blue cannot come out there any more."""
    start = """
        R>i .   o   .
        .   .   .   ~
        .   .   .   .
        .   .   .   B^i
    """
    play("board", start, red="F", blue="F", choices=[comes_out("blue", "d4")]).is_refused("choice.illegal")
    play("board", start, red="F", blue="F", choices=[comes_out("blue", "c3")]).gives(
        """
        i   R>  .   o
        .   .   B^  ~
        .   .   .   .
        .   .   .   i
        """,
        damage={"blue": 1},
    )


def test_ice_bump_a_golem_on_the_ladder_token_ahead_is_bumped() -> None:
    play("board", "R>i . B^Au . . Ad", red="F", blue="S").gives("i R> Au B^ . Ad").because("ice.bump", "red", "blue")


def test_ice_bump_a_golem_on_the_other_end_only_makes_the_ladder_busy() -> None:
    play("board", "R>i . Au . B^Ad .", red="F", blue="S").gives("i R> Au . B^Ad .").because("ladder.busy", "red").never(
        "ice.bump", "red", "blue"
    )


def test_ice_bump_nothing_is_bumped_by_a_first_step() -> None:
    play("board", "R> B^ .", red="F", blue="S").gives("R> B^ .").never("ice.bump", "red", "blue")


# Snow


@pytest.mark.parametrize("command", ["F", "B", "L", "R"])
def test_snow_pair_one_movement_command_is_ignored(command: str) -> None:
    play("board", "s R>s s", red=command).gives("s R>s s").because("snow.pair", "red")


@pytest.mark.parametrize(("command", "end"), [("F", "s s R>s"), ("B", "R>s s s"), ("L", "s R^s s"), ("R", "s Rvs s")])
def test_snow_pair_the_second_of_two_identical_commands_has_effect(command: str, end: str) -> None:
    play("board", "s R>s s", red=f"{command}; {command}").after(1, "s R>s s").gives(end)


def test_snow_pair_the_pair_is_then_used_up() -> None:
    play("board", "R>s s s", red="F; F; F").gives("s R>s s")


def test_snow_pair_loop_x2_is_such_a_pair() -> None:
    play("board", "R>s s s", red="2(F)").gives("s R>s s")


def test_snow_pair_two_different_commands_are_none() -> None:
    play("board", "R>s s s", red="F; L; F").gives("R>s s s")


def test_snow_pair_both_must_be_received_on_snow() -> None:
    play("board", "R> s s", red="F; F").gives(". R>s s").because("snow.pair", "red")


def test_snow_pair_both_in_this_round() -> None:
    play("board", "R>s s s", red="F").then(red="F").gives("R>s s s")


def test_snow_pair_the_two_may_be_received_on_different_snow_cells() -> None:
    """Blue received F on c1; bumped to d1, which is snow too, its second F has effect."""
    play("board", "R>i .  B>s s  s", red="F; L", blue="F; F").after(1, "i R> s B>s s").gives("i R^ s s B>s")


@pytest.mark.parametrize("between", ["S", "A", "D", "L"])
def test_snow_pair_any_other_command_in_between_breaks_it(between: str) -> None:
    play("board", "R>s s s", red=f"F; {between}; F").gives("R>s s s")


def test_snow_pair_a_while_that_jams_breaks_it_too() -> None:
    play("board", "R>s s s", red="F; until wall(D); F").gives("R>s s s", damage={"red": 1})


def test_snow_pair_a_while_that_has_nothing_to_do_does_not() -> None:
    """Nothing was executed in row 2."""
    play("board", "# R<s s s", red="B; until wall(F); B").gives("# s R<s s")


def test_snow_pair_waiting_does_not_break_it() -> None:
    """AND makes red do rows 1 and 2 at once; it waits in row 2, and its F of row 3 completes the pair."""
    play(
        "board",
        "R>s s s s . B^",
        red="L; F; F",
        blue="S; L; R",
        logic=[lay("and", by="blue", on="red", row=1)],
    ).after(1, "R>s s s s . B^").after(2, "R>s s s s . B<").gives("s R>s s s . B^")


def test_snow_pair_identical_means_as_executed_after_not() -> None:
    turned = [lay("not", by="red", on="red", row=2)]
    play("board", "s R>s s", red="L; R", logic=turned).gives("s R^s s")
    play("board", "s R>s s", red="L; L", logic=turned).gives("s R>s s")


def test_snow_pair_the_second_may_still_be_ignored_for_another_reason() -> None:
    play("board", "R>s # .", red="F; F; F").gives("R>s # .").because("move.wall", "red")


def test_snow_pair_fights_and_stand_work_as_ever() -> None:
    play("board", "R>s B<s", red="A", blue="D").gives("R>s B<s")
    play("board", "R>s B<s", red="A", blue="S").gives("R>s B<s", damage={"blue": 1})


def test_snow_pair_a_slide_onto_snow_is_not_held() -> None:
    play("board", "R>i s s .", red="F").gives("i s R>s .")


def test_snow_pair_bots_are_held_too() -> None:
    play("board", "I>s s . R^", red="S; L", dice=[1, 1]).after(1, "I>s s . R^").gives("s I>s . R<")
