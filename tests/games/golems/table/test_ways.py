"""Ways to play, as far as one case shows them."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import play

SMALL = ("blocks", "energy", "cards")


@pytest.mark.parametrize("edition", SMALL)
def test_autonomous_one_program_laid_once_is_repeated(edition: str) -> None:
    play(edition, "R> . . . B^", red="F; L; R", blue="S", repeat=2).lasts(6).gives(". . R> . B^")


@pytest.mark.parametrize("edition", ["energy", "cards"])
def test_autonomous_all_the_bonus_cards_each_once(edition: str) -> None:
    all_cards = "2(F); 3(B); enemy?(A,L); attack?(D,R)"
    play(edition, "R> . . . B^", red=all_cards, blue="S", repeat=1).is_allowed()
    play(edition, "R> . . . B^", red="2(F); 2(B)", blue="S", repeat=1).is_refused("program.deck")


def test_autonomous_blocks_has_one_loop_and_one_if_block() -> None:
    play("blocks", "R> . . . B^", red="3(F); enemy?(A,L)", blue="S", repeat=1).is_allowed()
    play("blocks", "R> . . . B^", red="2(F); 3(B)", blue="S", repeat=1).is_refused("program.deck")


def test_autonomous_grants_may_still_be_given() -> None:
    play("cards", "R> . . .", red="2(F)", grants={"red": "if"}, repeat=1).is_refused("program.bonus")


@pytest.mark.parametrize("edition", SMALL)
def test_autonomous_a_loop_inside_an_if_is_allowed(edition: str) -> None:
    play(edition, "R> . . . B^", red="enemy?(A,3(F))", blue="S", repeat=1).gives(". . . R> B^")


def test_autonomous_conditions_are_checked_in_every_round() -> None:
    play("cards", "R> . . B^", red="enemy?(A,F)", blue="S", repeat=3).gives(". . R> B^", damage={"blue": 1})


def test_autonomous_is_not_for_board() -> None:
    play("board", "R> .", red="F", repeat=1).is_refused("case.syntax", "autonomous")


def test_autonomous_reaching_the_last_repeat_alone_ends_nothing() -> None:
    play("cards", "R> . . . . . . .", red="F", repeat=5).lasts(5).goes_on()


@pytest.mark.parametrize("edition", [*SMALL, "board"])
def test_puzzles_are_for_one_golem(edition: str) -> None:
    play(edition, "R> . # .", red="F; L").gives(". R^ # .").goes_on()


def test_board_is_for_one_to_four_players_and_bots_fill_seats() -> None:
    play("board", "R> I< Z<", red="S", dice=[6, 6]).is_allowed()
    play("board", "R> B< Y< I<", red="S", blue="S", yellow="S", dice=[6]).is_allowed()
    play("board", "R> B< Y< G<", red="S", blue="S", yellow="S", green="S").is_allowed()
    play("board", "R> B< Y< G< I<", red="S", blue="S", yellow="S", green="S", dice=[6]).is_refused("case.syntax")
    play("board", "I> Z<", dice=[6, 6]).is_refused("case.syntax", "golems")


def test_junior_is_three_rows_of_movement_and_water_still_damages() -> None:
    play("board", "R> . ~ .", red="F; F; L").gives(". R^ ~ .", damage={"red": 1})


def test_bring_the_barrel_take_one_and_walk_back_to_the_start_cell() -> None:
    play("energy", ". R> o . B<", red="T; B", blue="S").gives("R> . . . B<", carrying="red")
