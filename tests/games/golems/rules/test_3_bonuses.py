"""Section 3 of the rules: bonuses, as far as a round shows them: what was granted and what is laid."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import play

ALONE = """
    .  .  .  .
    .  .  .  .
    .  R> .  .
    .  .  .  .
"""
SMALL = ("blocks", "energy", "cards")


@pytest.mark.parametrize("edition", SMALL)
def test_bonus_choice_a_player_may_decline_any_bonus(edition: str) -> None:
    play(edition, ALONE, red="F; L", grants={"red": "x2 x3 if"}).is_allowed()


def test_bonus_choice_on_board_too() -> None:
    play("board", ALONE, red="F; L", grants={"red": "loop if while"}, subroutine={"red": "FR"}).is_allowed()


@pytest.mark.parametrize(("rolled", "card", "other"), [("x2", "2(F)", "3(F)"), ("x3", "3(F)", "2(F)")])
def test_bonus_blocks_loop_comes_with_the_number_rolled(rolled: str, card: str, other: str) -> None:
    play("blocks", ALONE, red=card, grants={"red": rolled}).is_allowed()
    play("blocks", ALONE, red=other, grants={"red": rolled}).is_refused("program.bonus", "rounds[0].programs.red[0]")
    play("blocks", ALONE, red="enemy?(A,F)", grants={"red": rolled}).is_refused("program.bonus")


def test_bonus_blocks_if_comes_with_either_question() -> None:
    for card in ("enemy?(A,F)", "attack?(D,F)"):
        play("blocks", ALONE, red=card, grants={"red": "if"}).is_allowed()
    play("blocks", ALONE, red="2(F)", grants={"red": "if"}).is_refused("program.bonus", "rounds[0].programs.red[0]")


def test_bonus_blocks_the_other_faces_are_blank() -> None:
    for card in ("2(F)", "3(F)", "enemy?(A,F)", "attack?(D,F)"):
        play("blocks", ALONE, red=card, grants={"red": ""}).is_refused("program.bonus", "rounds[0].programs.red[0]")


@pytest.mark.parametrize("edition", ["energy", "cards"])
def test_bonus_small_a_face_gives_its_card_and_no_other(edition: str) -> None:
    cards = {"x2": ["2(F)"], "x3": ["3(F)"], "if": ["enemy?(A,F)", "attack?(D,F)"], "": []}
    for face in cards:
        for owner, laid in cards.items():
            for card in laid:
                game = play(edition, ALONE, red=card, grants={"red": face})
                game.is_allowed() if face == owner else game.is_refused("program.bonus")


@pytest.mark.parametrize("edition", ["energy", "cards"])
def test_bonus_small_one_bonus_card_at_most_per_round(edition: str) -> None:
    play(edition, ALONE, red="2(F); L").then(red="enemy?(A,F); L").is_allowed()
    play(edition, ALONE, red="2(F); enemy?(A,B)").is_refused("program.bonus", "rounds[0].programs.red[1]")
    play(edition, ALONE, red="enemy?(A,B); attack?(D,F)").is_refused("program.bonus", "rounds[0].programs.red[1]")


@pytest.mark.parametrize("card", ["2(F)", "3(F)", "enemy?(A,F)", "attack?(D,F)"])
@pytest.mark.parametrize("edition", SMALL)
def test_bonus_beginner_no_bonus_cards(edition: str, card: str) -> None:
    """The beginner game grants nothing."""
    play(edition, ALONE, red=card, grants={"red": ""}).is_refused("program.bonus", "rounds[0].programs.red[0]")
    play(edition, ALONE, red="F; L", grants={"red": ""}).is_allowed()


@pytest.mark.parametrize(("luck", "card"), [("if", "obstacle?(A,F)"), ("loop", "2(F)"), ("while", "until obstacle(F)")])
def test_bonus_luck_a_card_lets_the_player_use_that_bonus_card(luck: str, card: str) -> None:
    play("board", ALONE, red=card, grants={"red": luck}).is_allowed()
    others = " ".join({"if", "loop", "while"} - {luck})
    play("board", ALONE, red=card, grants={"red": others}).is_refused("program.bonus", "rounds[0].programs.red[0]")


def test_bonus_luck_one_bonus_card_in_a_round() -> None:
    play("board", ALONE, red="2(F); obstacle?(A,R)").is_refused("program.bonus", "rounds[0].programs.red[1]")


def test_bonus_luck_a_blank_or_logic_card_gives_no_bonus_card() -> None:
    for card in ("2(F)", "obstacle?(A,F)", "until wall(F)"):
        play("board", ALONE, red=card, grants={"red": ""}).is_refused("program.bonus", "rounds[0].programs.red[0]")


@pytest.mark.parametrize("two", ["FF", "BL", "LR", "RS", "FA", "AF", "DB", "LD"])
def test_bonus_call_a_subroutine_is_two_movements_or_a_movement_and_a_fight_card_in_either_order(two: str) -> None:
    play("board", ALONE, red="call", subroutine={"red": two}).is_allowed()


@pytest.mark.parametrize("cards", ["", "F", "FFF", "AA", "AD", "DD"])
def test_bonus_call_and_nothing_else(cards: str) -> None:
    play("board", ALONE, red="L", subroutine={"red": cards}).is_refused("program.bonus", "golems[0].subroutine")


def test_bonus_call_of_two_of_its_own_cards() -> None:
    play("board", ALONE, red="L", subroutine={"red": "SS"}).is_refused("program.deck", "golems[0].subroutine")
    play("board", ALONE, red="L", subroutine={"red": "FT"}).is_refused("program.deck", "golems[0].subroutine")


def test_bonus_call_its_cards_leave_the_hand_for_the_whole_game() -> None:
    red = {"red": "FA"}
    play("board", ALONE, red="F; F; A", subroutine=red).then(red="F; B; A").is_allowed()
    play("board", ALONE, red="F; F; F", subroutine=red).is_refused("program.deck", "rounds[0].programs.red[2]")
    play("board", ALONE, red="L; A", subroutine=red).then(red="A; A").is_refused(
        "program.deck", "rounds[1].programs.red[1]"
    )


def test_bonus_call_does_the_two_cards_in_order() -> None:
    play("board", ALONE, red="call", subroutine={"red": "FL"}).gives(
        """
        .  .  .  .
        .  .  .  .
        .  .  R^ .
        .  .  .  .
        """
    ).because("move.step", "red").because("move.turn", "red")


def test_bonus_call_may_be_played_whatever_the_luck_card_in_any_round() -> None:
    play("board", ALONE, red="call", subroutine={"red": "LR"}, grants={"red": ""}).then(red="call").is_allowed()


@pytest.mark.parametrize("program", ["call; 2(F)", "2(F); call", "obstacle?(A,F); call", "call; until wall(F)"])
def test_bonus_call_no_other_bonus_card_beside_it(program: str) -> None:
    play("board", ALONE, red=program, subroutine={"red": "LR"}, grants={"red": "loop if while"}).is_refused(
        "program.bonus", "rounds[0].programs.red[1]"
    )


def test_bonus_call_needs_a_subroutine() -> None:
    play("board", ALONE, red="call").is_refused("program.bonus", "rounds[0].programs.red[0]")


@pytest.mark.parametrize(("sensor", "thing"), [("barrel", "o"), ("wall", "#"), ("water", "~")])
def test_bonus_sensor_on_if_only_that_obstacle_satisfies_the_condition(sensor: str, thing: str) -> None:
    for other in ("o", "#", "~"):
        turned = "^" if other == thing else "v"
        play("board", f"R> {other}", red=f"{sensor}?(L,R)").gives(f"R{turned} {other}").because("bonus.sensor", "red")


@pytest.mark.parametrize("sensor", ["barrel", "wall", "water"])
def test_bonus_sensor_golems_do_not_satisfy_it(sensor: str) -> None:
    play("board", "R> B^", red=f"{sensor}?(L,R)", blue="S").gives("Rv B^").because("bonus.sensor", "red", what="no")


@pytest.mark.parametrize(("sensor", "thing"), [("barrel", "o"), ("wall", "#"), ("water", "~")])
def test_bonus_sensor_on_while(sensor: str, thing: str) -> None:
    play("board", f"R> . {thing}", red=f"until {sensor}(F)").gives(f". R> {thing}").because(
        "while.until", "red", what="done"
    )


def test_bonus_sensor_on_while_other_obstacles_and_golems_are_in_the_way() -> None:
    play("board", "R> . B^ #", red="until wall(F)", blue="S").gives(". R> B^ #", damage={"red": 1}).because(
        "while.jam", "red"
    )


def test_bonus_sensor_one_of_each_per_player() -> None:
    both = {"red": "if while"}
    play("board", ALONE, red="wall?(L,R); until water(F)", grants=both).is_allowed()
    play("board", ALONE, red="wall?(L,R); until wall(F)", grants=both).is_refused(
        "program.deck", "rounds[0].programs.red[1]"
    )


def test_bonus_sensor_there_are_only_three() -> None:
    for row in ("ladder?(L,R)", "golem?(L,R)", "until ladder(F)", "until golem(F)"):
        play("board", ALONE, red=row).is_refused("program.syntax", "rounds[0].programs.red[0]")
