"""Section 4 of the rules: how a row is resolved, up to the taking of barrels."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import lay, picks, play

SMALL = ("blocks", "energy", "cards")


# Passes


def test_row_move_all_golems_resolve_row_1_then_all_row_2() -> None:
    play("blocks", "R> . . . . B<", red="F; F", blue="F; F").after(1, ". R> . . B< .").gives(". . R> B< . .")


def test_row_move_a_loop_is_one_pass_after_another() -> None:
    """After its first pass red is still in blue's way; in the second blue is gone from there."""
    play("cards", "R> . . B< .", red="2(F)", blue="B").gives(". . R> . B<")
    play("cards", "R> . B^ . .", red="2(F)", blue="S").gives(". R> B^ . .").because("move.follow", "red")


def test_row_move_a_loop_of_three_is_three_passes() -> None:
    play("cards", "R> . . . .", red="3(F)").gives(". . . R> .")


def test_row_move_golems_with_one_pass_are_done_when_others_are_in_their_second() -> None:
    play("cards", "R> . . B^ .", red="3(F)", blue="R").gives(". . R> B> .")


def test_row_check_an_if_with_a_loop_in_its_branch_goes_on_in_the_next_passes() -> None:
    play("cards", "R> . . . B^", red="enemy?(A,2(F))", blue="S", repeat=1).gives(". . R> . B^")


def test_row_check_the_later_repeats_do_not_ask_again() -> None:
    """After its first step red has blue before it, and goes on trying to walk."""
    play("cards", "R> . B^", red="enemy?(A,3(F))", blue="S", repeat=1).gives(". R> B^").because("move.follow", "red")


def test_row_move_the_later_repeats_are_plain_movement() -> None:
    """Yellow's "enemy?" in its own first pass comes too late to see them: they are passes two and three."""
    play("cards", "R> . . . B^ Y<", red="enemy?(A,2(F))", blue="S", yellow="enemy?(S,L)", repeat=1).gives(
        ". . R> . B^ Y<"
    )


# When a row is opened


def test_row_open_the_bots_dice_come_first_then_the_picks() -> None:
    """Both the die and the pick are wrong here: it is the missing die that is found."""
    laid = [lay("xor", by="red", on="red", row=1)]
    wrong = [picks("red", "both")]
    play("board", "R> . I<", red="F; R", logic=laid, choices=wrong).is_refused("dice.short")
    play("board", "R> . I<", red="F; R", logic=laid, choices=wrong, dice=[6, 6]).is_refused("choice.illegal")


def test_row_open_the_picks_are_made_in_seat_order() -> None:
    laid = [lay("or", by="red", on="red", row=1), lay("or", by="blue", on="blue", row=1)]
    start = "R> . . . B<"
    in_order = [picks("red", "first"), picks("blue", "second")]
    play("board", start, red="F; L", blue="F; L", logic=laid, choices=in_order).gives(". R> . . Bv")
    play("board", start, red="F; L", blue="F; L", logic=laid, choices=in_order[::-1]).is_refused("choice.illegal")


def test_row_open_a_row_that_no_player_has_is_not_executed() -> None:
    """Bots do not make a row."""
    play("board", "R> . . I<", red="L; R", dice=[1, 1, 1, 1]).lasts(2).gives("R> I< . .")


def test_row_open_the_rows_of_a_golem_that_is_out_do_not_count() -> None:
    game = play("board", "R> B^ . Y^", red="A", blue="L; R; L", yellow="S", limit={"blue": 1})
    game.lasts(1).gives("R> . . Y^", damage={"blue": 1})


def test_row_open_a_spent_row_counts() -> None:
    game = play("board", "R> . . . . I<", red="F; F", logic=[lay("and", by="red", on="red", row=1)], dice=[6, 1])
    game.lasts(2).after(1, ". . R> . . I<").gives(". . R> . I< .")


# Step 1


def test_row_move_bots_first_then_all_players_at_once() -> None:
    play("board", "R> B> I> .", red="F", blue="F", dice=[1]).gives(". R> B> I>")


def test_row_move_players_move_simultaneously() -> None:
    play("blocks", "R> B> Y> .", red="F", blue="F", yellow="F").gives(". R> B> Y>")


# Steps 2 and 3


@pytest.mark.parametrize("edition", SMALL)
def test_row_check_enemy_is_asked_after_the_others_have_moved(edition: str) -> None:
    play(edition, "R> . B<", red="enemy?(A,F)", blue="F").gives("R> B< .", damage={"blue": 1}).because(
        "if.enemy", "red", what="yes"
    )
    play(edition, "R> B> .", red="enemy?(A,F)", blue="F").gives(". R> B>").because("if.enemy", "red", what="no")


def test_row_check_obstacle_is_asked_after_the_others_have_moved() -> None:
    play("board", "R> . B<", red="obstacle?(A,F)", blue="F").gives("R> B< .", damage={"blue": 1})


def test_row_check_all_conditions_are_asked_on_the_same_position() -> None:
    """Both see each other; neither notices that the other is about to turn or leave."""
    play("energy", "R> B<", red="enemy?(L,F)", blue="enemy?(R,F)").gives("R^ B^").because(
        "if.enemy", "red", "blue", what="yes"
    )


def test_row_check_a_while_asks_at_the_same_time() -> None:
    """Red sees blue before blue's branch carries it away, so red's WHILE does nothing."""
    play(
        "board",
        """
        .  .  .
        R> B^ .
        """,
        red="until obstacle(F)",
        blue="obstacle?(A,F)",
    ).gives(
        """
        .  B^ .
        R> .  .
        """
    ).because("while.until", "red", what="holds")


def test_row_if_move_movement_in_the_branches_is_simultaneous() -> None:
    play("energy", "R> . B<", red="enemy?(A,F)", blue="enemy?(A,F)").gives("R> . B<").because(
        "move.same-cell", "red", "blue"
    )
    play("energy", "R> . . B> .", red="enemy?(A,F)", blue="enemy?(A,F)").gives(". R> . . B>")


def test_row_if_move_comes_after_the_plain_movement() -> None:
    """Blue has turned away before red's branch, and red comes to the cell that yellow left."""
    play("energy", "R> Y> . B^", red="enemy?(A,F)", blue="R", yellow="F").gives(". R> Y> B>")


# Step 4


@pytest.mark.parametrize("edition", SMALL)
def test_row_attack_check_an_attack_from_a_plain_row_counts(edition: str) -> None:
    play(edition, "R> B^", red="A", blue="attack?(D,S)").gives("R> B^").because("if.attack", "blue", what="yes")


def test_row_attack_check_no_attack_no_yes() -> None:
    play("blocks", "R^ B^", red="A", blue="attack?(R,L)").gives("R^ B<").because("if.attack", "blue", what="no")


def test_row_attack_check_an_attack_from_an_enemy_branch_counts() -> None:
    play("cards", "R> B^", red="enemy?(A,F)", blue="attack?(D,S)").gives("R> B^").because(
        "if.attack", "blue", what="yes"
    )


def test_row_attack_check_the_pass_of_a_loop_is_plain() -> None:
    play("cards", "R> B^", red="2(A)", blue="attack?(D,S)").gives("R> B^", damage={"blue": 1}).because(
        "if.attack", "blue", what="yes"
    )


def test_row_attack_check_only_attacks_of_this_pass_count() -> None:
    """Red's first strike ends on the barrel, only its second reaches blue, who asked in the first pass."""
    play("cards", "R> o B^", red="2(A)", blue="attack?(D,L)", reach={"red": 2}).gives(
        "R> . B<", damage={"blue": 1}
    ).because("if.attack", "blue", what="no")


def test_row_attack_check_another_attack_branch_never_counts() -> None:
    """Yellow strikes blue only because red strikes yellow: blue does not feel that coming."""
    play("cards", "R> Y> B^", red="A", yellow="attack?(A,S)", blue="attack?(D,S)").gives(
        "R> Y> B^", damage={"yellow": 1, "blue": 1}
    ).because("if.attack", "yellow", what="yes").because("if.attack", "blue", what="no")


def test_row_attack_check_looks_at_the_golems_as_they_stand_now() -> None:
    """Yellow's "enemy?" branch has stepped between red and blue."""
    play(
        "cards",
        """
        R> .  B^ #
        .  Y^ .  .
        """,
        red="A",
        blue="attack?(D,L)",
        yellow="enemy?(S,F)",
        reach={"red": 2},
    ).gives(
        """
        R> Y^ B< #
        .  .  .  .
        """,
        damage={"yellow": 1},
    ).because("if.attack", "blue", what="no")


def test_row_attack_check_a_movement_branch_is_carried_out_at_once_and_dodges() -> None:
    play(
        "cards",
        """
        .  .
        R> B^
        """,
        red="A",
        blue="attack?(F,S)",
    ).gives(
        """
        .  B^
        R> .
        """
    ).because("strike.range", "red", what="miss")


def test_row_attack_check_who_stood_behind_the_dodger_is_struck() -> None:
    play(
        "cards",
        """
        .  .  .
        R> B^ Y^
        """,
        red="A",
        blue="attack?(F,S)",
        yellow="S",
        reach={"red": 2},
    ).gives(
        """
        .  B^ .
        R> .  Y^
        """,
        damage={"yellow": 1},
    )


# Step 5


def test_row_take_comes_after_the_conditions() -> None:
    """Blue still sees the barrel that red takes in this row."""
    play("energy", "R> o B<", red="T", blue="enemy?(L,R)").gives("R> . Bv", carrying="red").because(
        "if.enemy", "blue", what="yes"
    )


def test_row_take_comes_after_movement() -> None:
    """Blue's step towards the barrel is still blocked by it."""
    play("energy", "R> o B<", red="T", blue="F").gives("R> . B<", carrying="red").because("barrel.block", "blue")


def test_row_take_comes_before_the_strikes() -> None:
    """The barrel that blue would have broken is in red's hands already."""
    play("energy", "R> o B<", red="T", blue="A").gives("R> . B<", carrying="red").because(
        "strike.range", "blue", what="miss"
    )


def test_row_take_a_long_strike_passes_where_the_barrel_was() -> None:
    play("cards", "R> o B<", red="T", blue="A", reach={"blue": 2}).gives(
        "R> o B<", damage={"red": 1}, carrying=""
    ).because("row.strike", "blue").because("take.drop", "red", what="dropped")
