"""Section 10 of the rules: bots."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import lay, play

HUNTER = {"iron": "hunter"}


def test_bot_kind_has_a_golem_card() -> None:
    play("board", "I> . R^", red="S", dice=[5], strength={"iron": 2}, reach={"iron": 2}).gives(
        "I> . R^", damage={"red": 2}
    )
    play("board", "R> I^ . B^", red="A", blue="S", dice=[6], limit={"iron": 1}, strength={"red": 2}).gives(
        "R> . . B^", damage={"iron": 1}
    )


def test_bot_kind_has_no_hand_no_bonus_and_no_logic() -> None:
    start = "R> . I<"
    play("board", start, red="S", iron="F").is_refused("case.syntax", "rounds[0].programs.iron")
    play("board", start, red="S", dice=[6], grants={"iron": "loop"}).is_refused("case.syntax", "rounds[0].grants.iron")
    play("board", start, red="S", dice=[6], subroutine={"iron": "FA"}).is_refused("case.syntax", "golems[1].subroutine")
    play("board", start, red="L; R", dice=[6, 6], logic=[lay("and", by="red", on="iron", row=1)]).is_refused(
        "logic.illegal"
    )


def test_bot_kind_rolls_a_die_in_each_executed_row() -> None:
    play("board", ". I> . . R^", red="S; L; R", dice=[1, 3, 1]).after(1, ". . I> . R^").after(2, ". . I^ . R<").gives(
        ". . I^ . R^"
    )


def test_bot_kind_without_enough_dice_it_cannot_be_played() -> None:
    play("board", "I> . . R^", red="S; L", dice=[1]).is_refused("dice.short", "rounds[0].dice")


def test_bot_kind_follows_its_card_before_the_die() -> None:
    """Iron sees red and needs no die at all."""
    play("board", "I> . . R^", red="S", bots=HUNTER).gives(". I> . R^").because("bot.card", "iron").never(
        "bot.die", "iron"
    )


def test_bot_kind_only_on_board() -> None:
    for edition in ("blocks", "energy", "cards"):
        play(edition, "I> . R^", red="S").is_refused("case.syntax", "golems[1].bot")


@pytest.mark.parametrize(
    ("face", "end"), [(1, ". . I> . R^"), (2, "I> . . . R^"), (3, ". I^ . . R^"), (4, ". Iv . . R^")]
)
def test_bot_die_one_to_four_move(face: int, end: str) -> None:
    play("board", ". I> . . R^", red="S", dice=[face]).gives(end).because("bot.die", "iron")


def test_bot_die_five_is_attack_and_six_defence() -> None:
    play("board", "I> R^", red="S", dice=[5]).gives("I> R^", damage={"red": 1})
    play("board", "I> R<", red="A", dice=[6]).gives("I> R<").because("row.defend", "iron")


@pytest.mark.parametrize("face", [0, 7, -1])
def test_bot_die_has_no_other_face(face: int) -> None:
    play("board", "I> R^", red="S", dice=[face]).is_refused("case.syntax", "rounds[0].dice[0]")


# The hunter


def test_bot_card_hunter_seen_and_in_range_attack() -> None:
    play("board", "I> R^ .", red="S", bots=HUNTER).gives("I> R^ .", damage={"red": 1})
    play("board", "I> . R^", red="S", bots=HUNTER, reach={"iron": 2}).gives("I> . R^", damage={"red": 1})


@pytest.mark.parametrize(("start", "end"), [("I> . R^ .", ". I> R^ ."), ("I> . . R^", ". I> . R^")])
def test_bot_card_hunter_seen_but_out_of_range_forward(start: str, end: str) -> None:
    play("board", start, red="S", bots=HUNTER).gives(end)


def test_bot_card_hunter_not_seen_the_die() -> None:
    """Four cells ahead is too far for an eye of three; beside and behind it is blind."""
    play("board", "I> . . . R^", red="S", bots=HUNTER, dice=[4]).gives("Iv . . . R^").because("bot.die", "iron")
    play("board", "R^ I> . .", red="S", bots=HUNTER, dice=[4]).gives("R^ Iv . .").because("bot.die", "iron")
    play("board", "I> . . . R^", red="S", bots=HUNTER).is_refused("dice.short")


def test_bot_card_looks_at_the_position_before_anyone_moves_in_this_row() -> None:
    """Red steps out of sight in this row; iron has seen it and goes forward."""
    play(
        "board",
        """
        .  .  .
        I> .  R^
        """,
        red="F",
        bots=HUNTER,
    ).gives(
        """
        .  .  R^
        .  I> .
        """
    )


def test_bot_card_also_before_other_bots_move() -> None:
    """Zinc comes before iron in this row, too late to be seen."""
    play(
        "board",
        """
        .  Zv .  R^
        I> .  .  .
        """,
        red="S",
        bots=HUNTER,
        dice=[3, 1],
        seats="iron zinc red",
    ).gives(
        """
        .  .  .  R^
        I^ Zv .  .
        """
    )


def test_bot_card_hunter_sees_any_other_golem_bots_too() -> None:
    play("board", "I> Z^ . R^", red="S", bots=HUNTER, dice=[3], seats="iron zinc red").gives(
        "I> Z< . R^", damage={"zinc": 1}
    )


def test_bot_card_hunter_attacks_within_range_even_if_something_will_stop_the_strike() -> None:
    play("board", "I> ~ R^", red="S", bots=HUNTER, reach={"iron": 2}).gives("I> ~ R^").because("strike.water", "iron")
    play("board", "I> o R^", red="S", bots=HUNTER, reach={"iron": 2}).gives("I> . R^").because("strike.barrel", "iron")


@pytest.mark.parametrize(
    ("card", "start", "end"),
    [
        ("guard", "I> . R^ .", "I> . R^ ."),
        ("lighthouse", "I> . . . . R^", "Iv . . . . R^"),
        ("coward", ". I> . R^", "I> . . R^"),
        ("cooper", "I> o . R^", "I> . . R^"),
        ("patrol", "I> . . R^", ". I> . R^"),
    ],
)
def test_bot_card_our_own_cards_act_without_a_die(card: str, start: str, end: str) -> None:
    play("board", start, red="S", bots={"iron": card}).gives(end).because("bot.card", "iron", what=card)


@pytest.mark.parametrize("card", ["guard", "coward", "cooper"])
def test_bot_card_our_own_cards_roll_where_they_have_nothing_to_say(card: str) -> None:
    play("board", "I> . . . R^", red="S", bots={"iron": card}, dice=[3]).gives("I^ . . . R^").because("bot.die", "iron")


@pytest.mark.parametrize("ahead", ["#", "~", "_"])
def test_bot_card_patrol_turns_where_there_is_no_way(ahead: str) -> None:
    play("board", f"I> {ahead} . R^", red="S", bots={"iron": "patrol"}).gives(f"I^ {ahead} . R^")


# Sight


def test_bot_sight_a_wall_blocks_it() -> None:
    play("board", "I> # R^", red="S", bots=HUNTER, dice=[3]).gives("I^ # R^").because("bot.die", "iron")


@pytest.mark.parametrize("between", ["~", "o", "!", "Au"])
def test_bot_sight_ladder_water_and_barrel_do_not(between: str) -> None:
    rest = "Ad" if between == "Au" else "."
    play("board", f"I> {between} R^ {rest}", red="S", bots=HUNTER).because("bot.card", "iron")


def test_bot_sight_does_not_go_through_a_ladder() -> None:
    """Red on the other end is not ahead."""
    play(
        "board",
        """
        .  .  R^Ad
        I> Au .
        """,
        red="S",
        bots=HUNTER,
        dice=[3],
    ).because("bot.die", "iron")


def test_bot_sight_a_gap_ends_it_like_the_edge() -> None:
    play("board", "I> _ R^", red="S", bots=HUNTER, dice=[3]).gives("I^ _ R^").because("bot.die", "iron")


def test_bot_sight_a_golem_blocks_what_is_behind_it() -> None:
    """The guard with range 1 strikes the golem next to it; red behind it is not seen at all."""
    play("board", "I> Z^ R^", red="S", bots=HUNTER, dice=[6], seats="iron zinc red").gives("I> Z^ R^").because(
        "row.strike", "iron"
    )


# First


def test_bot_first_bots_move_before_players() -> None:
    """Red may follow iron; zinc may not follow blue."""
    play(
        "board",
        """
        R> I> .
        Z> B> .
        """,
        red="F",
        blue="F",
        dice=[1, 1],
    ).gives(
        """
        .  R> I>
        Z> .  B>
        """
    ).because("move.follow", "zinc")


def test_bot_first_a_bot_takes_the_cell_that_a_player_wanted() -> None:
    play("board", "R> . I<", red="F", dice=[1]).gives("R> I< .").because("move.follow", "red")


def test_bot_first_on_ice_both_steps_come_before_the_players() -> None:
    play("board", "R> . . I<i", red="F", dice=[1]).gives("R> I< . i")


def test_bot_first_bots_strike_before_players() -> None:
    play("board", "I> o . R^", red="S", dice=[5]).gives("I> . . R^")
    play("board", "I> o R<", red="A", dice=[5], reach={"red": 2}).gives("I> . R<", damage={"iron": 1})


def test_bot_first_several_bots_act_simultaneously_with_each_other() -> None:
    play("board", "I> . Z< . R^", red="S", dice=[1, 1]).gives("I> . Z< . R^").because("move.same-cell", "iron", "zinc")
    play("board", "I> Z< . R^", red="S", dice=[1, 1]).gives("Z< I> . R^")


# Rows


def test_bot_rows_acts_in_every_executed_row_whatever_its_own_card_says() -> None:
    play("board", "I> . . . R^", red="S; L; R", dice=[1, 1, 1], rows={"red": 3, "iron": 1}).gives(". . . I> R^")


def test_bot_rows_also_in_rows_that_only_one_player_has() -> None:
    play("board", "I> . . R^ B^", red="S", blue="L; R; L", dice=[1, 1, 3]).gives(". . I^ R^ B<")


def test_bot_rows_dice_are_rolled_in_seat_order() -> None:
    play("board", "I> . . Z< R^", red="S; L", dice=[1, 3, 4, 4]).after(1, ". I> . Zv R^").gives(". Iv . Z< R<")
