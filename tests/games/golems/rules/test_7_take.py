"""Section 7 of the rules: taking barrels and dropping them."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import play

TAKING = ("energy", "cards")


@pytest.mark.parametrize("edition", TAKING)
def test_take_barrel_picks_up_the_barrel_ahead(edition: str) -> None:
    play(edition, "R> o", red="T").gives("R> .", carrying="red").because("take.barrel", "red", what="taken")


@pytest.mark.parametrize("ahead", [".", "#", "~", "_"])
@pytest.mark.parametrize("edition", TAKING)
def test_take_barrel_nothing_else_can_be_taken(edition: str, ahead: str) -> None:
    play(edition, f"R> {ahead} o", red="T").gives(f"R> {ahead} o").because("take.barrel", "red", what="none")


@pytest.mark.parametrize("edition", TAKING)
def test_take_barrel_a_golem_cannot_be_taken(edition: str) -> None:
    play(edition, "R> B^", red="T", blue="S").gives("R> B^")


@pytest.mark.parametrize("edition", TAKING)
def test_take_barrel_a_golem_carries_one_at_most(edition: str) -> None:
    play(edition, "R> o", red="T", carrying="red").gives("R> o").because("take.barrel", "red", what="full")


@pytest.mark.parametrize("edition", TAKING)
def test_take_barrel_two_take_the_same_neither_gets_it(edition: str) -> None:
    play(edition, "R> o B<", red="T", blue="T").gives("R> o B<").because("take.barrel", "red", "blue", what="both")


@pytest.mark.parametrize("edition", TAKING)
def test_take_barrel_in_different_passes_the_first_gets_it(edition: str) -> None:
    play(edition, "R> o B<", red="T", blue="enemy?(T,S)").gives("R> o B<")
    play(edition, "R> o B<", red="S; T", blue="T").gives("R> . B<", carrying="blue")


@pytest.mark.parametrize("edition", TAKING)
def test_take_barrel_a_golem_that_carries_already_spoils_nothing(edition: str) -> None:
    play(edition, "R> o B<", red="T", blue="T", carrying="blue").gives("R> . B<", carrying="red blue")


@pytest.mark.parametrize("edition", TAKING)
def test_take_barrel_it_walks_with_its_barrel(edition: str) -> None:
    play(edition, "R> o . .", red="T; F; F").gives(". . R> .", carrying="red")


@pytest.mark.parametrize("edition", ["blocks", "board"])
def test_take_barrel_only_in_energy_and_cards(edition: str) -> None:
    play(edition, "R> o", red="T").is_refused("program.deck", "rounds[0].programs.red[0]")
    play(edition, "R> o", red="A", carrying="red").is_refused("case.syntax", "golems[0].carrying")


# Dropping


def hurt(edition: str) -> dict[str, int]:
    """What a strike on a carrying golem costs: the barrel shields in energy."""
    return {} if edition == "energy" else {"red": 1}


@pytest.mark.parametrize("edition", TAKING)
def test_take_drop_on_the_next_cell_in_the_direction_of_the_strike(edition: str) -> None:
    play(edition, "B> R^ .", red="S", blue="A", carrying="red").gives(
        "B> R^ o", damage=hurt(edition), carrying=""
    ).because("take.drop", "red", what="dropped")


@pytest.mark.parametrize("edition", TAKING)
def test_take_drop_else_on_the_first_empty_neighbour_clockwise_from_there(edition: str) -> None:
    """Struck eastward: east, then south, then west (where the striker is), then north."""
    play(
        edition,
        """
        .  .  .
        B> R^ #
        .  .  .
        """,
        red="S",
        blue="A",
        carrying="red",
    ).gives(
        """
        .  .  .
        B> R^ #
        .  o  .
        """,
        damage=hurt(edition),
        carrying="",
    )
    play(
        edition,
        """
        .  .  .
        B> R^ #
        .  ~  .
        """,
        red="S",
        blue="A",
        carrying="red",
    ).gives(
        """
        .  o  .
        B> R^ #
        .  ~  .
        """,
        damage=hurt(edition),
        carrying="",
    )


@pytest.mark.parametrize("edition", TAKING)
def test_take_drop_it_may_fall_back_between_them_after_a_long_strike(edition: str) -> None:
    play(edition, "B> . R^ #", red="S", blue="A", carrying="red", reach={"blue": 2}).gives(
        "B> o R^ #", damage=hurt(edition), carrying=""
    )


@pytest.mark.parametrize("edition", TAKING)
def test_take_drop_else_it_keeps_it(edition: str) -> None:
    play(edition, "B> R^ #", red="S", blue="A", carrying="red").gives("B> R^ #", damage=hurt(edition)).because(
        "take.drop", "red", what="kept"
    )


@pytest.mark.parametrize("edition", TAKING)
def test_take_drop_defended_or_not(edition: str) -> None:
    play(edition, "B> R^ .", red="D", blue="A", carrying="red").gives("B> R^ o", carrying="").because(
        "take.drop", "red", what="dropped"
    )


def test_take_drop_the_second_strike_of_a_pass_finds_no_barrel() -> None:
    """Energy: the barrel took blue's strike and is gone, so yellow's costs a life."""
    start = """
        .  Yv .
        B> R^ .
    """
    play("energy", start, red="S", blue="A", yellow="A", carrying="red").gives(
        """
        .  Yv .
        B> R^ o
        """,
        damage={"red": 1},
        carrying="",
    )


def test_take_drop_cards_the_strike_counts_as_usual() -> None:
    play("cards", "B> R^ .", red="S", blue="A", carrying="red").gives("B> R^ o", damage={"red": 1}, carrying="").never(
        "take.shield", "red"
    )


def test_take_shield_energy_the_barrel_takes_the_strike() -> None:
    play("energy", "B> R^ .", red="S", blue="A", carrying="red").gives("B> R^ o", carrying="").because(
        "take.shield", "red"
    )


def test_take_shield_whatever_the_strength() -> None:
    play("energy", "B> R^ .", red="S", blue="A", carrying="red", strength={"blue": 3}).gives("B> R^ o", carrying="")


def test_take_shield_also_when_it_cannot_be_dropped() -> None:
    play("energy", "B> R^ #", red="S", blue="2(A)", carrying="red").gives("B> R^ #").because("take.shield", "red")


def test_take_shield_not_against_water() -> None:
    play("energy", "R> ~", red="F", carrying="red").gives("R> ~", damage={"red": 1})
