"""Section 2 of the rules: decks and golems."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import Game, play

ALONE = """
    .  .  .  .
    .  .  .  .
    .  R> .  .
    .  .  .  .
"""
SMALL = ("blocks", "energy", "cards")
EVERY = (*SMALL, "board")
COPIES = {  # forward, backward, left, right, stand, attack, defence, take
    "blocks": {"F": 3, "B": 3, "L": 2, "R": 2, "S": 4, "A": 2, "D": 2, "T": 0},
    "energy": {"F": 3, "B": 3, "L": 2, "R": 2, "S": 4, "A": 2, "D": 2, "T": 1},
    "cards": {"F": 3, "B": 3, "L": 2, "R": 2, "S": 3, "A": 2, "D": 2, "T": 1},
    "board": {"F": 3, "B": 3, "L": 2, "R": 2, "S": 1, "A": 2, "D": 2, "T": 0},
}
ALL_SMALL = {"red": "x2 x3 if"}
ALL_BOARD = {"red": "loop if while"}


def lays(edition: str, *cards: str, grants: dict[str, str] | None = None) -> Game:
    """One golem with room for all these rows."""
    return play(edition, ALONE, red="; ".join(cards), rows={"red": len(cards)}, grants=grants)


@pytest.mark.parametrize(("edition", "card"), [(edition, card) for edition in EVERY for card in "FBLRSADT"])
def test_deck_limits_every_card_has_its_copies_and_no_more(edition: str, card: str) -> None:
    copies = COPIES[edition][card]
    if copies:
        lays(edition, *[card] * copies).is_allowed()
    lays(edition, *[card] * (copies + 1)).is_refused("program.deck", f"rounds[0].programs.red[{copies}]")


def test_deck_limits_cards_on_bonus_cards_count_too() -> None:
    lays("energy", "2(A)", "A").is_allowed()
    lays("energy", "2(A)", "A", "A").is_refused("program.deck", "rounds[0].programs.red[2]")
    lays("energy", "A", "enemy?(A,A)").is_refused("program.deck", "rounds[0].programs.red[1]")


def test_deck_limits_all_cards_come_back_each_round() -> None:
    play("blocks", ALONE, red="A; A").then(red="A; A").then(red="A; A").is_allowed()


@pytest.mark.parametrize("card", ["2(F)", "3(F)", "enemy?(A,F)", "attack?(D,F)"])
@pytest.mark.parametrize("edition", ["energy", "cards"])
def test_deck_limits_one_copy_of_each_bonus_card(edition: str, card: str) -> None:
    other = card.replace("F", "L").replace("A", "R").replace("D", "R")
    lays(edition, card, grants=ALL_SMALL).is_allowed()
    lays(edition, card, other, grants=ALL_SMALL).is_refused("program.deck", "rounds[0].programs.red[1]")


def test_deck_limits_energy_and_cards_have_four_different_bonus_cards() -> None:
    for edition in ("energy", "cards"):
        lays(edition, "2(F)", "3(B)", "enemy?(A,L)", "attack?(D,R)", grants=ALL_SMALL).is_allowed()


def test_deck_limits_blocks_has_one_block_for_both_loops_and_one_for_both_ifs() -> None:
    lays("blocks", "2(F)", "enemy?(A,L)", grants=ALL_SMALL).is_allowed()
    lays("blocks", "3(F)", "attack?(A,L)", grants=ALL_SMALL).is_allowed()
    lays("blocks", "2(F)", "3(B)", grants=ALL_SMALL).is_refused("program.deck", "rounds[0].programs.red[1]")
    lays("blocks", "enemy?(A,F)", "attack?(D,B)", grants=ALL_SMALL).is_refused(
        "program.deck", "rounds[0].programs.red[1]"
    )


@pytest.mark.parametrize("card", ["2(F)", "obstacle?(A,F)", "until obstacle(F)"])
def test_deck_limits_board_has_one_loop_one_if_and_one_while(card: str) -> None:
    other = card.replace("F", "L").replace("A", "R")
    lays("board", card, grants=ALL_BOARD).is_allowed()
    lays("board", card, other, grants=ALL_BOARD).is_refused("program.deck", "rounds[0].programs.red[1]")


@pytest.mark.parametrize("card", ["3(F)", "enemy?(A,F)", "attack?(D,F)"])
def test_deck_limits_board_has_no_cards_of_the_small_editions(card: str) -> None:
    lays("board", card).is_refused("program.deck", "rounds[0].programs.red[0]")


@pytest.mark.parametrize("card", ["obstacle?(A,F)", "wall?(A,F)", "until obstacle(F)", "call"])
@pytest.mark.parametrize("edition", SMALL)
def test_deck_limits_small_editions_have_no_cards_of_board(edition: str, card: str) -> None:
    lays(edition, card).is_refused("program.deck", "rounds[0].programs.red[0]")


def test_deck_energy_count_the_list_stands_nineteen_cards() -> None:
    all_cards = [card for card, copies in COPIES["energy"].items() for _ in range(copies)]
    assert len(all_cards) == 19
    lays("energy", *all_cards).is_allowed().lasts(19)


def test_golem_card_sword_strikes_with_one_one_cell_far_in_four_rows_and_stands_three() -> None:
    """What the case does not say about a golem is the sword."""
    start = """
        .  .  .
        R> B^ .
    """
    play("board", start, red="A; R; L; A", blue="L; R; L; R", rows={}).then(red="A; F; B; L", blue="L; R; S; R").gives(
        """
        .  .  .
        R> .  .
        """,
        damage={"blue": 3},
    ).because("row.out", "blue").ends("end.last", "red")


def test_golem_card_strength_is_the_damage_of_one_strike() -> None:
    play("board", "R> B^", red="A", blue="S", strength={"red": 2}).gives("R> B^", damage={"blue": 2})


def test_golem_card_range_is_how_far_a_strike_goes() -> None:
    play("board", "R> . . B^", red="A", blue="S", reach={"red": 3}).gives("R> . . B^", damage={"blue": 1})
    play("board", "R> . . B^", red="A", blue="S", reach={"red": 2}).gives("R> . . B^")


def test_golem_card_rows_is_how_long_a_program_is() -> None:
    play("board", "R> . . . . .", red="F; F; F; L; R", rows={"red": 5}).is_allowed()
    play("board", "R> . . . . .", red="F; F; F; L; R", rows={"red": 4}).is_refused("program.rows")


def test_golem_card_limit_is_the_damage_that_puts_it_out() -> None:
    play("board", "R> B^ Y^", red="A", blue="S", yellow="S", limit={"blue": 1}).gives(
        "R> . Y^", damage={"blue": 1}
    ).because("row.out", "blue")
    play("board", "R> B^ Y^", red="A", blue="S", yellow="S", limit={"blue": 2}).gives("R> B^ Y^", damage={"blue": 1})


@pytest.mark.parametrize("edition", SMALL)
def test_golem_small_strength_one_range_one(edition: str) -> None:
    play(edition, "R> B^ . Y<", red="A", blue="S", yellow="A").gives("R> B^ . Y<", damage={"blue": 1})


@pytest.mark.parametrize("edition", SMALL)
def test_golem_small_three_lives(edition: str) -> None:
    play(edition, "R> B^", red="A; A", blue="S").then(red="A", blue="S").after(2, "R> B^", damage={"blue": 2}).gives(
        "R> .", damage={"blue": 3}
    ).ends("end.last", "red")


@pytest.mark.parametrize("edition", SMALL)
def test_golem_small_four_rows(edition: str) -> None:
    play(edition, ALONE, red="L; R; L; R").is_allowed()
    play(edition, ALONE, red="L; R; L; R; S").is_refused("program.rows", "rounds[0].programs.red[4]")


@pytest.mark.parametrize("edition", SMALL)
def test_program_short_small_editions_take_one_row_to_four_but_not_none(edition: str) -> None:
    for program in ("F", "F; F", "F; F; L", "F; F; L; R"):
        play(edition, ALONE, red=program).is_allowed()
    none = play(edition, ALONE)
    none.case["rounds"][0]["programs"]["red"] = []
    none.is_refused("program.rows", "rounds[0].programs.red")


def test_program_short_a_golem_whose_program_has_ended_stands_still() -> None:
    play("cards", "R> . . . B<", red="F", blue="S; S; L").lasts(3).gives(". R> . . Bv").because("program.short", "red")


def test_program_short_on_board_every_row_must_be_filled() -> None:
    play("board", ALONE, red="F; F", rows={"red": 3}).is_refused("program.rows", "rounds[0].programs.red")
    play("board", ALONE, red="F; F", rows={"red": 2}).is_allowed()


def test_program_short_on_board_a_golem_with_fewer_rows_waits() -> None:
    play("board", "R> . . . B<", red="F; L; R", blue="L").lasts(3).gives(". R> . . Bv").because("program.short", "blue")


def test_program_row_holds_one_action_card() -> None:
    play("energy", ALONE, red="F F").is_refused("program.syntax", "rounds[0].programs.red[0]")


def test_program_row_loop_holds_one_card() -> None:
    play("energy", ALONE, red="2(F)").is_allowed()
    for row in ("2()", "2(F,F)", "2(-)", "2"):
        play("energy", ALONE, red=row).is_refused("program.syntax", "rounds[0].programs.red[0]")


def test_program_row_if_holds_two_cards() -> None:
    play("energy", ALONE, red="enemy?(A,F)").is_allowed()
    for row in ("enemy?(A)", "enemy?()", "enemy?(A,F,F)", "enemy?"):
        play("energy", ALONE, red=row).is_refused("program.syntax", "rounds[0].programs.red[0]")


def test_program_row_while_holds_one_card() -> None:
    play("board", "R> . #", red="until wall(F)").gives(". R> #")
    for row in ("until wall", "until wall()", "until wall(F,F)"):
        play("board", ALONE, red=row).is_refused("program.syntax", "rounds[0].programs.red[0]")


def test_program_row_call_holds_no_card() -> None:
    play("board", "R> . .", red="call", subroutine={"red": "FL"}).gives(". R^ .")
    play("board", ALONE, red="call(F)", subroutine={"red": "FL"}).is_refused("program.syntax")


@pytest.mark.parametrize("edition", SMALL)
def test_program_row_in_small_editions_an_empty_branch_is_stand(edition: str) -> None:
    play(edition, "R> B^ .", red="enemy?(-,F)", blue="S").gives("R> B^ .").because("move.stand", "red")
    play(edition, "R> . B^", red="enemy?(A,-)", blue="S").gives("R> . B^").because("move.stand", "red")


@pytest.mark.parametrize("row", ["obstacle?(-,F)", "obstacle?(F,-)", "wall?(-,-)"])
def test_program_row_on_board_both_branches_are_filled(row: str) -> None:
    play("board", ALONE, red=row).is_refused("program.rows", "rounds[0].programs.red[0]")


def test_program_nest_a_loop_stands_in_an_if_branch_in_autonomous_games() -> None:
    play("cards", "R> . . .", red="enemy?(A,2(F))", repeat=1).gives(". . R> .")


@pytest.mark.parametrize("row", ["enemy?(2(A),F)", "enemy?(A,2(F))"])
@pytest.mark.parametrize("edition", SMALL)
def test_program_nest_but_only_there(edition: str, row: str) -> None:
    play(edition, ALONE, red=row, grants=ALL_SMALL).is_refused("program.bonus", "rounds[0].programs.red[0]")


@pytest.mark.parametrize("row", ["obstacle?(2(A),F)", "obstacle?(A,2(F))"])
def test_program_nest_never_on_board(row: str) -> None:
    play("board", ALONE, red=row, grants=ALL_BOARD).is_refused("program.bonus", "rounds[0].programs.red[0]")


def test_program_nest_an_if_never_stands_in_a_loop() -> None:
    play("energy", ALONE, red="2(enemy?(A,F))", grants=ALL_SMALL).is_refused("program.bonus")
    play("energy", ALONE, red="2(enemy?(A,F))", repeat=1).is_refused("program.bonus")


def test_program_nest_nothing_else_stands_in_a_bonus_card() -> None:
    for row in ("2(3(F))", "enemy?(attack?(D,S),F)", "3(attack?(D,S))", "enemy?(A,2(3(F)))"):
        play("energy", ALONE, red=row, repeat=1).is_refused("program.bonus", "rounds[0].programs.red[0]")
