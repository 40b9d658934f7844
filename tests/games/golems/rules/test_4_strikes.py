"""Section 4 of the rules, from the strikes of a pass to the damage of the row."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import lay, play, teleports

EVERY = ("blocks", "energy", "cards", "board")
SMALL = ("blocks", "energy", "cards")


# Step 6


def test_row_strike_comes_after_movement() -> None:
    """The rulebook's "attack avoiding": red has gone to the next cell."""
    for edition in EVERY:
        play(
            edition,
            """
            .  .
            R^ B<
            """,
            red="F",
            blue="A",
        ).gives(
            """
            R^ .
            .  B<
            """
        ).because("strike.range", "blue", what="miss")


def test_row_strike_bots_strike_first_with_all_effects() -> None:
    """Iron breaks the barrel, so red's strike finds the way open."""
    play("board", "R> o B^ I^", red="A", blue="S", reach={"red": 2}, dice=[5]).gives("R> . B^ I^").because(
        "strike.barrel", "red"
    )
    play(
        "board",
        """
        .  Iv .
        R> o  B^
        """,
        red="A",
        blue="S",
        reach={"red": 2},
        dice=[5],
    ).gives(
        """
        .  Iv .
        R> .  B^
        """,
        damage={"blue": 1},
    ).because("strike.barrel", "iron")


def test_row_strike_what_a_bot_opens_happens_before_the_players_strike() -> None:
    """Iron's black hole carries iron out of red's reach before red strikes."""
    play("board", "R> I> o@ .", red="A", dice=[5], choices=[teleports("red", "iron", "d1")]).gives("R> . . I>").because(
        "barrel.hole", "iron", what="sent"
    ).because("strike.range", "red", what="miss")


def test_row_strike_players_strike_from_the_same_position() -> None:
    """Yellow breaks the barrel at the same time: red's strike still ends on it."""
    play(
        "board",
        """
        .  Yv .
        R> o  B^
        """,
        red="A",
        blue="S",
        yellow="A",
        reach={"red": 2},
    ).gives(
        """
        .  Yv .
        R> .  B^
        """
    ).because("strike.barrel", "red", "yellow")


def test_row_strike_a_struck_golem_that_a_hole_carries_away_is_struck_all_the_same() -> None:
    play("board", "R> B> o@ .", red="A", blue="A", choices=[teleports("red", "blue", "d1")]).gives(
        "R> . . B>", damage={"blue": 1}
    )


def test_row_strike_struck_barrels_go_before_struck_golems() -> None:
    """Blue breaks the barrel behind red at once with yellow's strike: red's load falls where it stood."""
    play(
        "cards",
        """
        .  .  Bv
        Y> R^ o
        """,
        red="S",
        blue="A",
        yellow="A",
        carrying="red",
    ).gives(
        """
        .  .  Bv
        Y> R^ o
        """,
        damage={"red": 1},
        carrying="",
    ).because("strike.barrel", "blue").because("take.drop", "red", what="dropped")


def test_row_strike_all_struck_barrels_are_removed_before_anything_in_them_happens() -> None:
    """Blue puts red on the cell of the barrel that blue itself breaks."""
    play(
        "board",
        """
        o  B<
        R> o@
        """,
        red="A",
        blue="A",
        choices=[teleports("blue", "red", "a2")],
    ).gives(
        """
        R> B<
        .  .
        """
    )


def test_row_strike_contents_happen_in_seat_order_of_the_first_strikers() -> None:
    start = """
        o@ B<
        R> o@
    """
    order = [teleports("blue", "red", "a2"), teleports("red", "blue", None)]
    play("board", start, red="A", blue="A", choices=order).gives(
        """
        R> B<
        .  .
        """
    )
    play("board", start, red="A", blue="A", choices=order[::-1]).is_refused("choice.illegal")


def test_row_strike_a_barrel_counts_from_its_first_striker() -> None:
    """Blue and yellow struck one barrel, red the other; blue's barrel is second, yellow's turn is part of it."""
    play(
        "board",
        """
        R> o@ . .
        B> o@ Y< .
        """,
        red="A",
        blue="A",
        yellow="A",
        choices=[
            teleports("blue", "red", None),
            teleports("yellow", "red", None),
            teleports("yellow", "blue", None),
            teleports("red", "blue", None),
            teleports("red", "yellow", "d1"),
            teleports("blue", "yellow", "d2"),
        ],
    ).gives(
        """
        R> . . Y<
        B> . . .
        """
    )


def test_row_strike_struck_golems_come_in_seat_order() -> None:
    """Both loads would fall on the middle cell; red is struck first and gets it, blue's falls clockwise."""
    play(
        "cards",
        """
        .  .  .  .  .
        Y> R^ .  B^ G<
        """,
        red="S",
        blue="S",
        yellow="A",
        green="A",
        carrying="red blue",
    ).gives(
        """
        .  .  .  o  .
        Y> R^ o  B^ G<
        """,
        damage={"red": 1, "blue": 1},
        carrying="",
    )


def test_row_strike_each_golem_is_struck_by_its_strikers_in_seat_order() -> None:
    """Blue's strike comes first and sends the load east; yellow's finds nothing to drop."""
    play(
        "cards",
        """
        .  .  .
        B> R^ .
        .  Y^ .
        """,
        red="S",
        blue="A",
        yellow="A",
        carrying="red",
    ).gives(
        """
        .  .  .
        B> R^ o
        .  Y^ .
        """,
        damage={"red": 2},
        carrying="",
    )


# Step 7


@pytest.mark.parametrize("edition", EVERY)
def test_row_defend_a_defence_is_counted(edition: str) -> None:
    play(edition, "R> B^", red="A", blue="D").gives("R> B^").because("row.defend", "blue").because(
        "row.damage", "blue", what="warded"
    )


def test_row_defend_in_a_branch_too() -> None:
    play("board", "R> B<", red="A", blue="obstacle?(D,F)").gives("R> B<").because("row.defend", "blue")


# Step 8


def test_row_while_runs_after_the_strikes() -> None:
    """Blue's WHILE would carry it away, but red strikes first."""
    play(
        "board",
        """
        .  #
        .  .
        R> B^
        """,
        red="A",
        blue="until wall(F)",
    ).gives(
        """
        .  #
        .  B^
        R> .
        """,
        damage={"blue": 1},
    ).because("while.until", "blue", what="done")


def test_row_while_is_over_before_the_next_pass() -> None:
    """In its second pass red walks into the cells that blue's WHILE has left in the first."""
    play("board", "R> B> . . #", red="2(F)", blue="until wall(F)").gives(". R> . B> #")


# Damage


@pytest.mark.parametrize("start", ["R> B^", "R> B>", "R> Bv", "R> B<"])
def test_row_damage_a_defence_works_from_any_side(start: str) -> None:
    play("blocks", start, red="A", blue="D").gives(start)


def test_row_damage_one_defence_stops_one_of_two_strikes() -> None:
    """1 strike + 1 strike, not 2 x strike."""
    play("board", "R> B^", red="2(A)", blue="D").gives("R> B^", damage={"blue": 1})


def test_row_damage_two_defences_stop_two_strikes() -> None:
    play("board", "R> B^ Y<", red="A", blue="2(D)", yellow="A").gives("R> B^ Y<")


def test_row_damage_one_defence_stops_one_point_of_strength() -> None:
    """The rulebook's example: blue strikes red with 2, green strikes blue with 1, red defends once."""
    play("board", "R> B< G<", red="D", blue="A", green="A", strength={"blue": 2}).gives(
        "R> B< G<", damage={"red": 1, "blue": 1}
    )


def test_row_damage_never_below_nothing() -> None:
    play("board", "R> B^", red="A", blue="2(D)", damage={"blue": 1}).gives("R> B^", damage={"blue": 1})


def test_row_damage_a_defence_holds_for_the_whole_row() -> None:
    """Blue defended in the first pass, red strikes in the second."""
    play("board", "R> . B^", red="call", blue="D", subroutine={"red": "FA"}).gives(". R> B^")


def test_row_damage_but_not_for_the_next_row() -> None:
    play("board", "R> B^", red="L; A", blue="D; S").gives("R^ B^")
    play("board", "R> B^", red="D; A", blue="D; S").gives("R> B^", damage={"blue": 1})


def test_row_damage_an_explosion_cannot_be_defended() -> None:
    """AND joins red's two rows: its defence stops blue's strike, not the dynamite."""
    joined = [lay("and", by="red", on="red", row=1)]
    play("board", "B> R> o!", red="A; D", blue="A; S", logic=joined).gives("B> R> .", damage={"red": 1}).because(
        "barrel.dynamite", "red"
    ).because("row.damage", "red", what="warded")


def test_row_damage_water_cannot_be_defended() -> None:
    play("board", "B> R> ~", red="call", blue="A", subroutine={"red": "FD"}).gives(
        "B> R> ~", damage={"red": 1}
    ).because("water.flow", "red").because("row.damage", "red", what="warded")


def test_row_damage_a_jammed_while_cannot_be_defended() -> None:
    joined = [lay("and", by="red", on="red", row=1)]
    play("board", "B> R> .", red="until wall(S); D", blue="A; S", logic=joined).gives(
        "B> R> .", damage={"red": 1}
    ).because("while.jam", "red").because("row.damage", "red", what="warded")


# Out


@pytest.mark.parametrize("edition", SMALL)
def test_row_out_with_no_lives_left_a_golem_is_taken_off_the_field(edition: str) -> None:
    play(edition, "R> B^ . Y^", red="A", blue="S", yellow="S", damage={"blue": 2}).gives(
        "R> . . Y^", damage={"blue": 3}
    ).because("row.out", "blue")


def test_row_out_damage_above_the_limit_is_out_too() -> None:
    play("board", "R> B^ . Y^", red="A", blue="S", yellow="S", strength={"red": 5}).gives(
        "R> . . Y^", damage={"blue": 5}
    )


def test_row_out_only_the_damage_at_the_end_of_the_row_counts() -> None:
    """Blue falls into the water with its last strength and is mended in the same row."""
    play("board", "~ B> o* Y^", blue="call", yellow="S", subroutine={"blue": "BA"}, damage={"blue": 2}).gives(
        "~ B> . Y^", damage={"blue": 2}
    ).because("water.flow", "blue", what="in").because("barrel.repair", "blue").never("row.out", "blue")


def test_row_out_a_golem_acts_to_the_end_of_the_row_in_which_it_is_put_out() -> None:
    """Blue is struck in the first pass and strikes back in the second."""
    play("board", "R> Bv . Y^", red="A", blue="call", yellow="S", subroutine={"blue": "RA"}, limit={"blue": 1}).gives(
        "R> . . Y^", damage={"blue": 1, "red": 1}
    )


@pytest.mark.parametrize("edition", ["energy", "cards"])
def test_row_out_what_it_carries_stays_on_its_cell(edition: str) -> None:
    """Water takes blue's last life; its barrel stays where it stood."""
    play(edition, "R^ . B> ~ . Y^", red="S", blue="F", yellow="S", carrying="blue", damage={"blue": 2}).gives(
        "R^ . o ~ . Y^", damage={"blue": 3}
    )


# The rulebooks' own example


@pytest.mark.parametrize("edition", EVERY)
def test_row_damage_the_rulebooks_attack_and_defence(edition: str) -> None:
    """Red: forward, attack, stand, defence. Blue: right, right, defence, attack."""
    play(edition, "R> . B>", red="F; A; S; D", blue="R; R; D; A").after(1, ". R> Bv").after(
        2, ". R> B<", damage={"blue": 1}
    ).after(3, ". R> B<", damage={"blue": 1}).gives(". R> B<", damage={"blue": 1}).because("row.defend", "red", "blue")
