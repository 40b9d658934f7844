"""Section 11 of the rules: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.golems.rules.pictures import Game, play

EVERY = ("blocks", "energy", "cards", "board")
FAR = "R> . . B<"


def rounds(game: Game, number: int, **programs: Any) -> Game:
    """So many more rounds, all alike."""
    for _ in range(number):
        game = game.then(**programs)
    return game


@pytest.mark.parametrize("edition", EVERY)
def test_end_last_one_golem_left_its_player_wins(edition: str) -> None:
    play(edition, "R> B^", red="A", blue="S", damage={"blue": 2}).ends("end.last", "red")


@pytest.mark.parametrize("edition", EVERY)
def test_end_last_two_left_the_game_goes_on(edition: str) -> None:
    play(edition, "R> B^ . Y^", red="A", blue="S", yellow="S", damage={"blue": 2}).goes_on()


def test_end_last_rows_after_the_end_are_not_played() -> None:
    play("board", "R> B^", red="A; L; R", blue="S; L; R", damage={"blue": 2}).lasts(1).ends("end.last", "red")


def test_end_last_rounds_after_the_end_are_not_even_judged() -> None:
    play("board", "R> B^", red="A", blue="S", damage={"blue": 2}).then(red="nonsense").lasts(1).ends("end.last", "red")


def test_end_last_bots_count_as_golems() -> None:
    play("board", "R> B^ . I<", red="A", blue="S", damage={"blue": 2}, dice=[6]).goes_on()


def test_end_last_a_bot_may_win() -> None:
    play("board", "I> R^", red="S", damage={"red": 2}, dice=[5]).ends("end.last", "iron")


def test_end_last_if_no_players_golem_is_left_the_bots_left_have_won() -> None:
    play("board", "I> R^ . Z<", red="S; L", damage={"red": 2}, dice=[5, 6]).lasts(1).ends("end.last", "iron", "zinc")


@pytest.mark.parametrize("edition", EVERY)
def test_end_last_a_game_begun_with_one_golem_does_not_end_so(edition: str) -> None:
    play(edition, "R> .", red="F").goes_on()


@pytest.mark.parametrize("edition", EVERY)
def test_end_none_if_that_golem_is_out_nobody_wins(edition: str) -> None:
    play(edition, "R> ~", red="F", damage={"red": 2}).gives(". ~", damage={"red": 3}).ends("end.none")


@pytest.mark.parametrize("edition", EVERY)
def test_end_none_the_last_golems_put_each_other_out_a_draw_between_them(edition: str) -> None:
    play(edition, "R> B<", red="A", blue="A", damage={"red": 2, "blue": 2}).ends("end.none", "red", "blue")


def test_end_none_only_those_put_out_in_that_row_share_the_draw() -> None:
    """Yellow fell a row earlier."""
    play(
        "cards",
        """
        .  .  Y> ~
        R> B< .  .
        """,
        red="S; A",
        blue="S; A",
        yellow="F",
        damage={"red": 2, "blue": 2, "yellow": 2},
    ).lasts(2).ends("end.none", "red", "blue")


# Rounds


def test_end_rounds_board_after_ten_rounds_the_fewest_damage_wins() -> None:
    game = play("board", FAR, red="S", blue="S", damage={"red": 2, "blue": 1})
    rounds(game, 9, red="S", blue="S").lasts(10).ends("end.rounds", "blue")


def test_end_rounds_not_after_nine() -> None:
    game = play("board", FAR, red="S", blue="S", damage={"red": 2, "blue": 1})
    rounds(game, 8, red="S", blue="S").lasts(9).goes_on()


def test_end_rounds_equal_is_a_draw_in_seat_order() -> None:
    game = play("board", "B> . Y^ . R<", red="S", blue="S", yellow="S", damage={"yellow": 1})
    rounds(game, 9, red="S", blue="S", yellow="S").ends("end.rounds", "red", "blue")


def test_end_rounds_damage_is_compared_not_what_is_left_to_the_limit() -> None:
    game = play("board", FAR, red="S", blue="S", damage={"red": 2, "blue": 1}, limit={"red": 9})
    rounds(game, 9, red="S", blue="S").ends("end.rounds", "blue")


def test_end_rounds_only_golems_on_the_field_count() -> None:
    """Yellow was put out with one damage; that is the fewest, but it is not there."""
    game = play("board", "R> Y^ . B<", red="A", blue="S", yellow="S", damage={"red": 2, "blue": 2}, limit={"yellow": 1})
    rounds(game, 9, red="S", blue="S").ends("end.rounds", "red", "blue")


def test_end_rounds_bots_too() -> None:
    game = play("board", "R> . . I<", red="S", damage={"red": 1}, dice=[6])
    for _ in range(9):
        game = game.then(red="S", dice=[6])
    game.ends("end.rounds", "iron")


def test_end_rounds_an_eleventh_round_is_not_played() -> None:
    game = play("board", FAR, red="S", blue="S")
    rounds(game, 10, red="S", blue="S").lasts(10).ends("end.rounds", "red", "blue")


def test_end_rounds_who_wins_in_the_tenth_round_wins_by_that() -> None:
    game = rounds(play("board", "R> B^", red="S", blue="S", damage={"blue": 2}), 8, red="S", blue="S")
    game.then(red="A", blue="S").lasts(10).ends("end.last", "red")


@pytest.mark.parametrize("edition", ["blocks", "cards"])
def test_end_rounds_and_end_energy_do_not_apply_to_blocks_and_cards(edition: str) -> None:
    rounds(play(edition, FAR, red="S", blue="S"), 11, red="S", blue="S").lasts(12).goes_on()


def test_end_energy_ten_rounds_then_the_most_lives_win() -> None:
    game = play("energy", FAR, red="S", blue="S", damage={"red": 2, "blue": 1})
    rounds(game, 8, red="S", blue="S").goes_on()
    game = play("energy", FAR, red="S", blue="S", damage={"red": 2, "blue": 1})
    rounds(game, 9, red="S", blue="S").lasts(10).ends("end.energy", "blue")


def test_end_energy_lives_are_what_is_left_to_the_limit() -> None:
    game = play("energy", FAR, red="S", blue="S", damage={"red": 2, "blue": 1}, limit={"red": 9})
    rounds(game, 9, red="S", blue="S").ends("end.energy", "red")


def test_end_energy_equal_is_a_draw() -> None:
    rounds(play("energy", FAR, red="S", blue="S"), 9, red="S", blue="S").ends("end.energy", "red", "blue")


# Autonomous games


@pytest.mark.parametrize("edition", ["blocks", "energy", "cards"])
def test_end_repeat_a_position_that_comes_back_is_a_draw_of_all_on_the_field(edition: str) -> None:
    """Four turns to the right make a circle."""
    play(edition, FAR, red="R", blue="S", repeat=20).lasts(4).ends("end.repeat", "red", "blue")


def test_end_repeat_is_looked_for_against_the_start_of_every_round_before() -> None:
    """Red walks to the wall and then stands there: the position after round 3 is that after round 2."""
    play("cards", "R> . . # B^", red="F", blue="S", repeat=20).lasts(3).gives(". . R> # B^").ends(
        "end.repeat", "red", "blue"
    )


def test_end_repeat_after_the_last_round_too() -> None:
    play("cards", FAR, red="R", blue="S", repeat=4).ends("end.repeat", "red", "blue")
    play("cards", FAR, red="R", blue="S", repeat=3).goes_on()


def test_end_repeat_not_in_the_middle_of_a_round() -> None:
    """After two rows red stands as at the start, but the round goes on."""
    play("cards", "R> . . B<", red="F; B; L", blue="S", repeat=2).lasts(6).goes_on()


def test_end_repeat_lives_belong_to_the_position() -> None:
    play("cards", "R> B^", red="A", blue="S", repeat=9).lasts(3).ends("end.last", "red")


def test_end_repeat_barrels_belong_to_the_position() -> None:
    """Red ends every round as it began; in the first it broke the barrel, so only the second repeats."""
    play("cards", "R> o . B^", red="A; R; L", blue="S", repeat=9).lasts(6).ends("end.repeat", "red", "blue")


def test_end_repeat_carried_barrels_belong_to_the_position() -> None:
    play("cards", "R> o . B^", red="T", blue="S", repeat=9).lasts(2).gives("R> . . B^", carrying="red").ends(
        "end.repeat", "red", "blue"
    )


def test_end_repeat_a_golem_that_is_out_does_not_share_the_draw() -> None:
    play("cards", "R> Y^ . B<", red="A", blue="S", yellow="S", damage={"yellow": 2}, repeat=9).lasts(2).ends(
        "end.repeat", "red", "blue"
    )


def test_end_repeat_end_energy_does_not_apply() -> None:
    """Red strikes once a round; blue has twelve lives, so the game is longer than the energy."""
    play("energy", "R> B^", red="A", blue="S", limit={"blue": 12}, repeat=20).lasts(12).ends("end.last", "red")


def test_end_repeat_not_in_other_games() -> None:
    rounds(play("cards", FAR, red="S", blue="S"), 3, red="S", blue="S").goes_on()
