"""Section 7 of the rules: attacks and what they strike."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import comes_out, lay, play, teleports

EVERY = ("blocks", "energy", "cards", "board")


@pytest.mark.parametrize("edition", EVERY)
def test_strike_range_straight_ahead_to_the_next_cell(edition: str) -> None:
    play(edition, "R> B^ .", red="A", blue="S").gives("R> B^ .", damage={"blue": 1}).because("row.strike", "red")


@pytest.mark.parametrize("start", [". R> . B^", "B^ R> . .", "R^ B^ . ."])
@pytest.mark.parametrize("edition", EVERY)
def test_strike_range_not_further_not_behind_not_beside(edition: str, start: str) -> None:
    play(edition, start, red="A", blue="S").gives(start).because("strike.range", "red", what="miss")


def test_strike_range_over_empty_cells_up_to_the_range() -> None:
    play("board", "R> . . B^", red="A", blue="S", reach={"red": 3}).gives("R> . . B^", damage={"blue": 1})


def test_strike_range_hits_the_first_golem_only() -> None:
    play("board", "R> . B^ Y^", red="A", blue="S", yellow="S", reach={"red": 3}).gives("R> . B^ Y^", damage={"blue": 1})


def test_strike_range_hits_the_first_obstacle_only() -> None:
    play("board", "R> o B^", red="A", blue="S", reach={"red": 2}).gives("R> . B^").because("strike.barrel", "red")
    play("board", "R> o B^", red="2(A)", blue="S", reach={"red": 2}).gives("R> . B^", damage={"blue": 1})


@pytest.mark.parametrize("token", ["&", "|", "!", "x"])
def test_strike_range_logic_tokens_do_not_stop_it(token: str) -> None:
    play("board", f"R> {token} B^", red="A", blue="S", reach={"red": 2}).gives(f"R> {token} B^", damage={"blue": 1})


def test_strike_range_a_gap_in_the_field_ends_it() -> None:
    play("board", "R> _ B^", red="A", blue="S", reach={"red": 2}).gives("R> _ B^").because(
        "strike.range", "red", what="miss"
    )


@pytest.mark.parametrize("edition", EVERY)
def test_strike_wall_stops_it_and_is_not_destroyed(edition: str) -> None:
    play(edition, "R> # B^", red="A", blue="S", reach={"red": 2}).gives("R> # B^").because("strike.wall", "red")


@pytest.mark.parametrize("edition", EVERY)
def test_strike_water_stops_it_and_is_not_destroyed(edition: str) -> None:
    play(edition, "R> ~ B^", red="A", blue="S", reach={"red": 2}).gives("R> ~ B^").because("strike.water", "red")


# Ladders


def test_strike_ladder_a_golem_standing_on_it_is_hit() -> None:
    play("board", "R> B^Au . Y^Ad", red="A", blue="S", yellow="S").gives("R> B^Au . Y^Ad", damage={"blue": 1}).because(
        "strike.ladder", "red"
    )


def test_strike_ladder_otherwise_it_passes_to_the_other_end() -> None:
    play("board", "R> Au . B^Ad", red="A", blue="S").gives("R> Au . B^Ad", damage={"blue": 1}).because(
        "strike.ladder", "red", what="hit"
    )
    play("board", "R> Ad . B^Au", red="A", blue="S").gives("R> Ad . B^Au", damage={"blue": 1})


def test_strike_ladder_there_it_ends() -> None:
    """However long the range: neither the golem behind the first token nor one behind the second is hit."""
    play("board", "R> Au B^ Ad Y^", red="A", blue="S", yellow="S", reach={"red": 9}).gives("R> Au B^ Ad Y^").because(
        "strike.ladder", "red", what="stopped"
    )


def test_strike_ladder_the_striker_itself_if_it_stands_there() -> None:
    play("board", "R>Ad Au .", red="A").gives("R>Ad Au .", damage={"red": 1}).because("strike.ladder", "red")


def test_strike_ladder_and_it_may_defend_against_itself() -> None:
    play("board", "R>Ad Au .", red="A; D", logic=[lay("and", by="red", on="red", row=1)]).gives("R>Ad Au .").because(
        "row.damage", "red", what="warded"
    )


# Barrels


@pytest.mark.parametrize("edition", EVERY)
def test_strike_barrel_a_barrel_is_destroyed(edition: str) -> None:
    play(edition, "R> o", red="A").gives("R> .").because("strike.barrel", "red")


def test_strike_barrel_its_content_happens_to_every_golem_that_struck_it() -> None:
    start = """
        .  Yv .
        R> o! B<
        .  G< .
    """
    play("board", start, red="A", blue="A", yellow="S", green="A").gives(
        """
        .  Yv .
        R> .  B<
        .  G< .
        """,
        damage={"red": 1, "blue": 1},
    ).because("barrel.dynamite", "red", "blue").never("barrel.dynamite", "yellow", "green")


def test_strike_barrel_only_in_this_pass() -> None:
    """Blue comes to strike in its second pass, when the barrel is gone."""
    play("board", "R> o! B^", red="A", blue="call", subroutine={"blue": "LA"}).gives("R> . B<", damage={"red": 1})


def test_barrel_empty_nothing_happens() -> None:
    play("board", "R> o .", red="A").gives("R> . .").because("barrel.empty", "red")


def test_barrel_dynamite_one_damage() -> None:
    play("board", "R> o!", red="A").gives("R> .", damage={"red": 1}).because("barrel.dynamite", "red")


def test_barrel_dynamite_whatever_the_strength() -> None:
    play("board", "R> o!", red="A", strength={"red": 3}).gives("R> .", damage={"red": 1})


def test_barrel_dynamite_may_put_a_golem_out() -> None:
    play("board", "R> o! . B^ Y^", red="A", blue="S", yellow="S", damage={"red": 2}).gives(
        ". . . B^ Y^", damage={"red": 3}
    )


def test_barrel_repair_one_damage_less() -> None:
    play("board", "R> o*", red="A", damage={"red": 2}).gives("R> .", damage={"red": 1}).because(
        "barrel.repair", "red", what="mended"
    )


def test_barrel_repair_if_it_has_any() -> None:
    play("board", "R> o*", red="A").gives("R> .").because("barrel.repair", "red", what="whole")
    play("board", "R> o*", red="A", damage={"red": 1}).gives("R> .", damage={"red": 0}).because(
        "barrel.repair", "red", what="mended"
    )


def test_barrel_repair_does_not_mend_the_strikes_of_this_row() -> None:
    """They are counted when the row is over."""
    play("board", "B> R> o*", red="A", blue="A").gives("B> R> .", damage={"red": 1})


def test_barrel_plus_one_row_more_in_the_next_program_only() -> None:
    game = play("board", "R> o+", red="A; L").then(red="L; R; L").then(red="L; R")
    game.lasts(7).after(1, "R> .", rows_next={"red": 3}).after(2, "R^ .", rows_next={"red": 3}).after(3, "R< .")
    play("board", "R> o+", red="A; L").then(red="L; R; L; R").is_refused("program.rows", "rounds[1].programs.red[3]")
    play("board", "R> o+", red="A; L").then(red="L; R").is_refused("program.rows", "rounds[1].programs.red")


def test_barrel_minus_one_row_less_in_the_next_program_only() -> None:
    game = play("board", "R> o-", red="A; L").then(red="L").then(red="L; R")
    game.lasts(5).after(1, "R> .", rows_next={"red": 1}).after(3, "R< .")
    play("board", "R> o-", red="A; L").then(red="L; R").is_refused("program.rows", "rounds[1].programs.red[1]")


def test_barrel_minus_never_below_one_row() -> None:
    play("board", "R> o-", red="A").then(red="L").after(1, "R> .").gives("R^ .")


def test_barrel_plus_and_barrel_minus_add_up() -> None:
    play("board", "R> o+ o+ .", red="2(A)", reach={"red": 2}).gives("R> . . .", rows_next={"red": 3})
    play("board", "R> o+ o- .", red="2(A)", reach={"red": 2}).gives("R> . . .")


def test_barrel_plus_for_bots_too_though_they_lay_no_program() -> None:
    play("board", "I> o+ R^", red="S", dice=[5]).gives("I> . R^", rows_next={"iron": 5})


# The black hole


def test_barrel_hole_a_rival_puts_it_on_any_free_cell_facing_unchanged() -> None:
    play("board", "R> o@ . . B<", red="A", blue="S", choices=[teleports("blue", "red", "d1")]).gives(
        ". . . R> B<"
    ).because("barrel.hole", "red", what="sent")


def test_barrel_hole_a_rival_need_not() -> None:
    play("board", "R> o@ . B<", red="A", blue="S", choices=[teleports("blue", "red", None)]).gives("R> . . B<").because(
        "barrel.hole", "red", what="left"
    )
    play("board", "R> o@ . B<", red="A", blue="S").gives("R> . . B<")


def test_barrel_hole_not_on_its_own_cell() -> None:
    play("board", "R> o@ . B<", red="A", blue="S", choices=[teleports("blue", "red", "a1")]).is_refused(
        "choice.illegal", "rounds[0].choices[0]"
    )


@pytest.mark.parametrize("cell", ["a1", "e1", "b2", "z99"])
def test_barrel_hole_not_off_the_field(cell: str) -> None:
    play("board", "_ R> o@ B<", red="A", blue="S", choices=[teleports("blue", "red", cell)]).is_refused(
        "choice.illegal", "rounds[0].choices[0]"
    )


def test_barrel_hole_the_cell_of_the_broken_barrel_is_free() -> None:
    play("board", "R> o@ . B<", red="A", blue="S", choices=[teleports("blue", "red", "b1")]).gives(". R> . B<")


def test_barrel_hole_each_rival_once_clockwise_from_the_golem() -> None:
    """Blue opened it: yellow, green and then red are asked."""
    order = [teleports("yellow", "blue", "c1"), teleports("green", "blue", None), teleports("red", "blue", "d1")]
    start = """
        R^ Y^ G^ .
        B> o@ .  .
    """
    game = play("board", start, red="S", blue="A", yellow="S", green="S", choices=order)
    game.gives(
        """
        R^ Y^ G^ .
        .  .  .  B>
        """
    )
    assert [event["other"] for event in game.rows[0]["events"] if event.get("what") in ("sent", "left")] == [
        "yellow",
        "green",
        "red",
    ]
    play("board", start, red="S", blue="A", yellow="S", green="S", choices=order[::-1]).is_refused("choice.illegal")


def test_barrel_hole_the_next_rival_may_put_it_back() -> None:
    play(
        "board",
        "R> o@ . B^ Y^",
        red="A",
        blue="S",
        yellow="S",
        choices=[teleports("blue", "red", "c1"), teleports("yellow", "red", "a1")],
    ).gives("R> . . B^ Y^")


def test_barrel_hole_several_strikers_in_seat_order() -> None:
    """Red's turn in the hole comes first, then yellow's."""
    play(
        "board",
        """
        R> o@ Y<
        .  B^ .
        """,
        red="A",
        blue="S",
        yellow="A",
        choices=[
            teleports("blue", "red", "a1"),
            teleports("yellow", "red", None),
            teleports("red", "yellow", None),
            teleports("blue", "yellow", "c1"),
        ],
    ).gives(
        """
        .  .  .
        R> B^ Y<
        """
    )


def test_barrel_hole_bots_too() -> None:
    """Iron and zinc strike together; red is asked for each."""
    play(
        "board",
        """
        I> o@ Z<
        .  R^ .
        """,
        red="S",
        dice=[5, 5],
        choices=[teleports("red", "iron", "a1"), teleports("red", "zinc", "c1")],
    ).gives(
        """
        .  .  .
        I> R^ Z<
        """
    )


def test_barrel_hole_bots_are_never_asked() -> None:
    play(
        "board",
        "R> o@ . I^ B^",
        red="A",
        blue="S",
        seats="red iron blue",
        dice=[6],
        choices=[teleports("blue", "red", "c1")],
    ).gives(". . R> I^ B^")
    play(
        "board",
        "R> o@ . I^ B^",
        red="A",
        blue="S",
        seats="red iron blue",
        dice=[6],
        choices=[teleports("iron", "red", "c1")],
    ).is_refused("choice.illegal")


def test_barrel_hole_players_whose_golem_is_out_are_not_asked() -> None:
    play("board", "R> B^ o@ . Y^", red="A; F; A", blue="S", yellow="S", limit={"blue": 1}).after(
        3, ". R> . . Y^", damage={"blue": 1}
    )
    play(
        "board",
        "R> B^ o@ . Y^",
        red="A; F; A",
        blue="S",
        yellow="S",
        limit={"blue": 1},
        choices=[teleports("yellow", "red", "d1")],
    ).gives(". . . R> Y^", damage={"blue": 1})


def test_barrel_hole_one_at_its_limit_is_on_the_field_until_the_row_ends() -> None:
    """Blue has been hurt to its limit in this very row, and is asked."""
    play(
        "board",
        "R> o@ . B> ~ Y^",
        red="call",
        blue="F",
        yellow="S",
        subroutine={"red": "SA"},
        limit={"blue": 1},
        choices=[comes_out("blue", "d1"), teleports("blue", "red", "c1")],
    ).gives(". . R> . ~ Y^", damage={"blue": 1})


# Both at once


@pytest.mark.parametrize("edition", EVERY)
def test_strike_mutual_two_golems_may_put_each_other_out(edition: str) -> None:
    play(edition, "R> B<", red="A", blue="A", damage={"red": 2, "blue": 2}).gives(
        ". .", damage={"red": 3, "blue": 3}
    ).ends("end.none", "red", "blue")
