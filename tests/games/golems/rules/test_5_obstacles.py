"""Section 5 of the rules: walking into barrels and onto ladders."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import play

SMALL = ("blocks", "energy", "cards")


@pytest.mark.parametrize("edition", SMALL)
def test_barrel_block_in_small_editions_a_barrel_blocks(edition: str) -> None:
    play(edition, "R> o .", red="F").gives("R> o .").because("barrel.block", "red")
    play(edition, ". o R>", red="B").gives(". o R>").because("barrel.block", "red")


@pytest.mark.parametrize("edition", SMALL)
def test_barrel_block_the_rulebooks_destructible_obstacle(edition: str) -> None:
    """Forward (a barrel is in the way), attack (it is destroyed), forward, forward."""
    play(edition, "R> o . .", red="F; A; F; F").after(1, "R> o . .").after(2, "R> . . .").after(3, ". R> . .").gives(
        ". . R> ."
    )


def test_barrel_push_a_barrel_rolls_one_cell_on() -> None:
    play("board", "R> o .", red="F").gives(". R> o").because("barrel.push", "red", what="step")


def test_barrel_push_backwards_too() -> None:
    play("board", ". o R>", red="B").gives("o R> .").because("barrel.push", "red", what="step")


def test_barrel_push_again_and_again() -> None:
    play("board", "R> o . .", red="2(F)").gives(". . R> o")


def test_barrel_push_what_is_in_the_barrel_comes_with_it() -> None:
    play("board", "R> o! .", red="F; A").gives(". R> .", damage={"red": 1}).because("barrel.dynamite", "red")


def test_barrel_push_not_over_the_edge() -> None:
    play("board", "R> o", red="F").gives("R> o").because("barrel.push", "red", what="stuck")


@pytest.mark.parametrize("behind", ["#", "~", "o", "!"])
def test_barrel_push_not_onto_a_cell_that_is_not_empty(behind: str) -> None:
    play("board", f"R> o {behind} .", red="F").gives(f"R> o {behind} .").because("barrel.push", "red", what="stuck")


def test_barrel_push_the_cell_behind_must_be_empty_at_the_start_of_the_step() -> None:
    """Blue leaves it in the same step: too late."""
    play("board", "R> o B> .", red="F", blue="F").gives("R> o . B>").because("barrel.push", "red", what="stuck")


def test_barrel_push_a_pushed_barrel_and_a_golem_meet_neither_moves() -> None:
    play("board", "R> o . B<", red="F", blue="F").gives("R> o . B<").because(
        "barrel.push", "red", what="clash"
    ).because("move.same-cell", "blue")


def test_barrel_push_the_order_of_seats_does_not_matter() -> None:
    play("board", "B> o . R<", red="F", blue="F").gives("B> o . R<").because(
        "barrel.push", "blue", what="clash"
    ).because("move.same-cell", "red")


def test_barrel_push_hinders_nobody_who_goes_elsewhere() -> None:
    start = """
        B> o .
        R> . .
    """
    play("board", start, red="F", blue="F").gives(
        """
        .  B> o
        .  R> .
        """
    )


def test_barrel_push_two_pushed_barrels_meet_neither_moves() -> None:
    play("board", "R> o . o B<", red="F", blue="F").gives("R> o . o B<").because(
        "barrel.push", "red", "blue", what="clash"
    )


def test_barrel_push_two_golems_push_one_barrel_neither_moves() -> None:
    start = """
        .  .  .
        R> o  .
        .  B^ .
    """
    play("board", start, red="F", blue="F").gives(start).because("barrel.push", "red", "blue", what="clash")


def test_barrel_push_two_push_one_barrel_and_a_third_wants_the_cell_behind_all_stay() -> None:
    start = """
        .  .  .  .
        R> o  .  Y<
        .  B^ .  .
    """
    play("board", start, red="F", blue="F", yellow="F").gives(start)


def test_barrel_push_others_may_follow_the_pusher() -> None:
    play("board", "B> R> o .", red="F", blue="F").gives(". B> R> o")


def test_barrel_push_a_golem_behind_the_barrel_may_not_swap_with_it() -> None:
    play("board", "R> o B<", red="F", blue="F").gives("R> o B<").because("barrel.push", "red", "blue", what="stuck")


# Ladders


def test_ladder_move_onto_a_ladder_ends_on_its_other_end() -> None:
    play("board", "R> Au . Ad .", red="F").gives(". Au . R>Ad .").because("ladder.move", "red")
    play("board", "R> Ad . Au .", red="F").gives(". Ad . R>Au .").because("ladder.move", "red")


def test_ladder_move_facing_is_unchanged_forward_and_backward() -> None:
    play(
        "board",
        """
        .  Au .  .
        .  R^ .  Ad
        """,
        red="F",
    ).gives(
        """
        .  Au .  .
        .  .  .  R^Ad
        """
    )
    play("board", ". Au R> . Ad", red="B").gives(". Au . . R>Ad")


def test_ladder_move_each_ladder_leads_to_its_own_other_end() -> None:
    play("board", "R> Au . Bd Bu B< . Ad", red="F", blue="F").gives(". Au . B<Bd Bu . . R>Ad")


def test_ladder_move_a_golem_on_a_ladder_walks_off_normally() -> None:
    play("board", "R> Au . Ad . .", red="F; F; F").gives(". Au . Ad . R>")


def test_ladder_move_entered_from_both_ends_at_once_both_pass_through() -> None:
    play("board", "R> Au . Ad B<", red="F", blue="F").gives(". B<Au . R>Ad .").because("ladder.move", "red", "blue")


def test_ladder_move_two_at_one_end_would_end_on_one_cell() -> None:
    play("board", "R> Au B< Ad", red="F", blue="F").gives("R> Au B< Ad").because("move.same-cell", "red", "blue")


def test_ladder_busy_if_a_golem_stands_on_the_near_end() -> None:
    play("board", "R> B^Au . Ad", red="F", blue="S").gives("R> B^Au . Ad").because("ladder.busy", "red")


def test_ladder_busy_if_a_golem_stands_on_the_far_end() -> None:
    play("board", "R> Au . B^Ad", red="F", blue="S").gives("R> Au . B^Ad").because("ladder.busy", "red")


def test_ladder_busy_not_if_that_golem_leaves_in_this_step() -> None:
    play("board", "R> B>Au . Ad", red="F", blue="F").gives(". Au B> R>Ad").because("ladder.move", "red")
    play("board", "R> Au . B>Ad .", red="F", blue="F").gives(". Au . R>Ad B>").because("ladder.move", "red")


def test_ladder_busy_if_that_golem_would_leave_but_cannot() -> None:
    play("board", "R> Au . B>Ad #", red="F", blue="F").gives("R> Au . B>Ad #").because("ladder.busy", "red")


def test_ladder_busy_from_one_end_onto_the_other_side_by_side_is_ignored() -> None:
    play("board", "R>Au Ad .", red="F").gives("R>Au Ad .").because("ladder.busy", "red")
    play("board", "R>Ad Au .", red="F").gives("R>Ad Au .").because("ladder.busy", "red")


def test_ladder_busy_side_by_side_nobody_comes_in_behind_it() -> None:
    """Red would end where it stands; so it stays, and blue cannot come through."""
    play("board", "R>Au Ad B<", red="F", blue="F").gives("R>Au Ad B<").because("ladder.busy", "red", "blue")


@pytest.mark.parametrize("start", ["R> Au .", "R> Ad .", "R> Au Bd", "R>Au . ."])
def test_ladder_move_half_a_pair_is_an_error(start: str) -> None:
    play("board", start, red="F").is_refused("case.position", "tokens")


def test_ladder_move_barrels_do_not_go_onto_ladders() -> None:
    play("board", "R> o Au . Ad", red="F").gives("R> o Au . Ad").because("barrel.push", "red", what="stuck")
