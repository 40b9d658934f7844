"""Section 6 of the rules: what a condition feels on the cell ahead."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import play

SMALL = ("blocks", "energy", "cards")


@pytest.mark.parametrize("edition", SMALL)
def test_if_enemy_a_golem_ahead_is_an_enemy(edition: str) -> None:
    play(edition, "R> B^", red="enemy?(L,R)", blue="S").gives("R^ B^").because("if.enemy", "red", what="yes")


@pytest.mark.parametrize("edition", SMALL)
def test_if_enemy_a_barrel_ahead_is_an_enemy(edition: str) -> None:
    play(edition, "R> o", red="enemy?(L,R)").gives("R^ o").because("if.enemy", "red", what="yes")


@pytest.mark.parametrize("ahead", ["#", "~", ".", "_"])
@pytest.mark.parametrize("edition", SMALL)
def test_if_enemy_walls_water_and_the_edge_are_not(edition: str, ahead: str) -> None:
    play(edition, f"R> {ahead}", red="enemy?(L,R)").gives(f"Rv {ahead}").because("if.enemy", "red", what="no")


@pytest.mark.parametrize("edition", SMALL)
def test_if_enemy_only_the_cell_ahead_counts(edition: str) -> None:
    play(edition, "o R> . B^", red="enemy?(L,R)", blue="S").gives("o Rv . B^").because("if.enemy", "red", what="no")


@pytest.mark.parametrize("ahead", ["o", "o!", "#", "~", "B^", "B^!", "B^i"])
def test_if_obstacle_golem_barrel_wall_and_water_hold(ahead: str) -> None:
    play("board", f"R> {ahead}", red="obstacle?(L,R)", blue="S").gives(f"R^ {ahead}").because(
        "if.obstacle", "red", what="yes"
    )


@pytest.mark.parametrize("ahead", [".", "i", "s", "&", "_", "Au", "Ad"])
def test_if_obstacle_ladders_tokens_and_the_edge_do_not(ahead: str) -> None:
    rest = {"Au": ". Ad", "Ad": ". Au"}.get(ahead, ".")
    play("board", f"R> {ahead} {rest}", red="obstacle?(L,R)").gives(f"Rv {ahead} {rest}").because(
        "if.obstacle", "red", what="no"
    )


def test_if_obstacle_a_golem_on_a_ladder_does() -> None:
    play("board", "R> B^Au . Ad", red="obstacle?(L,R)", blue="S").gives("R^ B^Au . Ad").because(
        "if.obstacle", "red", what="yes"
    )


def test_if_obstacle_a_golem_on_the_other_end_of_the_ladder_does_not() -> None:
    play("board", "R> Au . B^Ad", red="obstacle?(L,R)", blue="S").gives("Rv Au . B^Ad").because(
        "if.obstacle", "red", what="no"
    )


@pytest.mark.parametrize("edition", SMALL)
def test_if_attack_holds_for_who_is_about_to_be_struck(edition: str) -> None:
    """From any side, whatever the golem looks at."""
    for blue in "^>v<":
        play(edition, f"R> B{blue}", red="A", blue="attack?(D,S)").gives(f"R> B{blue}").because(
            "if.attack", "blue", what="yes"
        )


@pytest.mark.parametrize("edition", SMALL)
def test_if_attack_a_strike_at_another_cell_is_none(edition: str) -> None:
    play(edition, "Y^ R> o B^", red="A", blue="attack?(L,R)", yellow="attack?(L,R)").gives("Y> R> . B>").because(
        "if.attack", "blue", "yellow", what="no"
    )
