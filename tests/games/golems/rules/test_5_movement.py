"""Section 5 of the rules: turning, stepping, and golems in each other's way."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import play

EVERY = ("blocks", "energy", "cards", "board")


@pytest.mark.parametrize(("before", "left", "right"), ["^<>", ">^v", "v><", "<v^"])
@pytest.mark.parametrize("edition", EVERY)
def test_move_turn_a_quarter_on_the_spot(edition: str, before: str, left: str, right: str) -> None:
    play(edition, f". R{before} .", red="L").gives(f". R{left} .").because("move.turn", "red")
    play(edition, f". R{before} .", red="R").gives(f". R{right} .").because("move.turn", "red")


@pytest.mark.parametrize("edition", EVERY)
def test_move_stand_does_nothing(edition: str) -> None:
    play(edition, ". R> .", red="S").gives(". R> .").because("move.stand", "red")


@pytest.mark.parametrize("edition", EVERY)
def test_move_step_forward_is_one_cell_ahead(edition: str) -> None:
    play(
        edition,
        """
        .  .  .  .
        .  R^ Y> .
        .  G< Bv .
        .  .  .  .
        """,
        red="F",
        blue="F",
        yellow="F",
        green="F",
    ).gives(
        """
        .  R^ .  .
        .  .  .  Y>
        G< .  .  .
        .  .  Bv .
        """
    ).because("move.step", "red", "blue", "yellow", "green")


@pytest.mark.parametrize("edition", EVERY)
def test_move_step_backward_is_one_cell_back_without_turning(edition: str) -> None:
    play(edition, ". . R> .", red="B").gives(". R> . .").because("move.step", "red")
    play(edition, ". R< . .", red="B").gives(". . R< .")


@pytest.mark.parametrize("edition", EVERY)
def test_move_edge_off_the_field_the_command_is_ignored(edition: str) -> None:
    play(edition, ". R>", red="F").gives(". R>").because("move.edge", "red")
    play(edition, "R> .", red="B").gives("R> .").because("move.edge", "red")


@pytest.mark.parametrize("edition", EVERY)
def test_move_edge_the_rulebooks_golem_moving(edition: str) -> None:
    """Forward, right, forward, forward: at the fourth the golem stands before the edge of the field."""
    play(
        edition,
        """
        . . . .
        . . . .
        . . R^ .
        """,
        red="F; R; F; F",
    ).after(
        3,
        """
        . . . .
        . . . R>
        . . . .
        """,
    ).gives(
        """
        . . . .
        . . . R>
        . . . .
        """
    ).because("move.step", "red").because("move.turn", "red").because("move.edge", "red")


@pytest.mark.parametrize("edition", EVERY)
def test_move_wall_into_a_wall_the_command_is_ignored(edition: str) -> None:
    play(edition, "R> # .", red="F").gives("R> # .").because("move.wall", "red")
    play(edition, ". # R>", red="B").gives(". # R>").because("move.wall", "red")


@pytest.mark.parametrize("edition", EVERY)
def test_move_same_cell_two_golems_stay(edition: str) -> None:
    play(edition, "R> . B<", red="F", blue="F").gives("R> . B<").because("move.same-cell", "red", "blue")


def test_move_same_cell_from_the_side_and_backwards_too() -> None:
    start = """
        .  .  .
        R> .  .
        .  Bv .
    """
    play("blocks", start, red="F", blue="B").gives(start).because("move.same-cell", "red", "blue")


def test_move_same_cell_all_stay_however_many() -> None:
    start = """
        .  Yv .
        R> .  B<
        .  G^ .
    """
    play("blocks", start, red="F", blue="F", yellow="F", green="F").gives(start).because(
        "move.same-cell", "red", "blue", "yellow", "green"
    )


def test_move_follow_a_chain_follows() -> None:
    play("blocks", "R> B> Y> G> .", red="F", blue="F", yellow="F", green="F").gives(". R> B> Y> G>").because(
        "move.step", "red", "blue", "yellow", "green"
    )


def test_move_follow_the_cell_may_be_left_backwards_or_sideways() -> None:
    play(
        "blocks",
        """
        .  .
        R> B^
        """,
        red="F",
        blue="F",
    ).gives(
        """
        .  B^
        .  R>
        """
    )


def test_move_follow_a_ring_rotates() -> None:
    play(
        "blocks",
        """
        R> Bv
        G^ Y<
        """,
        red="F",
        blue="F",
        yellow="F",
        green="F",
    ).gives(
        """
        G^ R>
        Y< Bv
        """
    )


@pytest.mark.parametrize("edition", EVERY)
def test_move_follow_two_golems_swap(edition: str) -> None:
    play(edition, "R> B<", red="F", blue="F").gives("B< R>").because("move.step", "red", "blue")


@pytest.mark.parametrize("edition", EVERY)
def test_move_follow_if_the_other_does_not_get_away_the_move_is_ignored(edition: str) -> None:
    play(edition, "R> B^ .", red="F", blue="S").gives("R> B^ .").because("move.follow", "red")
    play(edition, "R> B> #", red="F", blue="F").gives("R> B> #").because("move.follow", "red").because(
        "move.wall", "blue"
    )


# Three phases


@pytest.mark.parametrize(("thing", "rule"), [("#", "move.wall"), ("_", "move.edge")])
def test_move_fixpoint_first_impossible_moves_are_dropped_and_their_golems_stay(thing: str, rule: str) -> None:
    play("board", f"R> B> {thing} .", red="F", blue="F").gives(f"R> B> {thing} .").because(rule, "blue").because(
        "move.follow", "red"
    )


def test_move_fixpoint_first_a_dropped_push_clashes_with_nobody() -> None:
    """Red cannot push the barrel against the wall, so it does not hinder blue, who pushes it north."""
    play(
        "board",
        """
        .  .  .
        R> o  #
        .  B^ .
        """,
        red="F",
        blue="F",
    ).gives(
        """
        .  o  .
        R> B^ #
        .  .  .
        """
    ).because("barrel.push", "red", what="stuck").because("barrel.push", "blue", what="step")


@pytest.mark.parametrize("edition", EVERY)
def test_move_fixpoint_first_several_may_go_into_one_water(edition: str) -> None:
    play(edition, "R> ~ B<", red="F", blue="F").gives("R> ~ B<", damage={"red": 1, "blue": 1}).never(
        "move.same-cell", "red", "blue"
    )


@pytest.mark.parametrize("edition", EVERY)
def test_move_fixpoint_first_a_golem_that_goes_into_water_stays_in_the_way(edition: str) -> None:
    play(edition, "R> B> ~", red="F", blue="F").gives("R> B> ~", damage={"blue": 1}).because("move.follow", "red")


def test_move_fixpoint_second_clashes_are_cancelled_all_at_once() -> None:
    """Blue clashes with red on one cell and its barrel with yellow on another: all three stay."""
    start = """
        .  Rv .  .
        B> o  .  .
        .  .  Y^ .
    """
    play("board", start, red="F", blue="F", yellow="F").gives(start).because(
        "barrel.push", "red", "blue", what="clash"
    ).because("move.same-cell", "yellow")


def test_move_fixpoint_second_a_cancelled_move_never_revives_another() -> None:
    """Yellow and blue clash, so red, who also wants that cell, could not have it even if one of them gave way."""
    start = """
        .  Yv .
        R> .  B<
    """
    play("blocks", start, red="F", blue="F", yellow="F").gives(start).because("move.same-cell", "red", "blue", "yellow")


def test_move_fixpoint_third_the_chain_behind_a_clash_stays() -> None:
    play("blocks", "R> B> . Y<", red="F", blue="F", yellow="F").gives("R> B> . Y<").because(
        "move.same-cell", "blue", "yellow"
    ).because("move.follow", "red")


def test_move_fixpoint_third_until_nothing_changes() -> None:
    """The head of the chain cannot go, whatever the seats."""
    play("blocks", "Y> G> R> B> #", red="F", blue="F", yellow="F", green="F").gives("Y> G> R> B> #").because(
        "move.wall", "blue"
    ).because("move.follow", "red", "yellow", "green")


def test_move_fixpoint_third_a_broken_ring_stands() -> None:
    start = """
        R> Bv
        G^ Y<
    """
    play("blocks", start, red="F", blue="F", yellow="S", green="F").gives(start).because(
        "move.follow", "red", "blue", "green"
    )


def test_move_fixpoint_third_one_more_golem_may_not_squeeze_into_a_moving_ring() -> None:
    """Red and green both come to the cell that yellow leaves: they stay, and yellow may still go."""
    play(
        "blocks",
        """
        .  G^ .
        R> Y^ .
        .  B^ .
        """,
        red="F",
        yellow="F",
        green="S",
        blue="F",
    ).gives(
        """
        .  G^ .
        R> Y^ .
        .  B^ .
        """
    ).because("move.same-cell", "red", "blue").because("move.follow", "yellow")
    play(
        "blocks",
        """
        .  .  .
        R> Y^ .
        .  B^ .
        """,
        red="F",
        yellow="F",
        blue="F",
    ).gives(
        """
        .  Y^ .
        R> .  .
        .  B^ .
        """
    ).because("move.same-cell", "red", "blue").because("move.step", "yellow")
