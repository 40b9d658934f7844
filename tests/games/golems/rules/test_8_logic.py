"""Section 8 of the rules: the logic expansion, tokens laid and tokens at work."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import Json, lay, picks, play

FOUR = "R> . . . . . B<"


# Supply


@pytest.mark.parametrize("token", ["and", "or", "not", "xor"])
def test_logic_supply_two_tokens_of_each(token: str) -> None:
    """Two lie on cells already: the third is not there. One lies: there is one more."""
    sign = {"and": "&", "or": "|", "not": "!", "xor": "x"}[token]
    laid = [lay(token, by="red", at="d1")]
    play("board", f"R> {sign} {sign} . B<", red="S", blue="S", logic=laid).is_refused(
        "logic.illegal", "rounds[0].logic[0]"
    )
    play("board", f"R> {sign} . . B<", red="S", blue="S", logic=laid).gives(f"R> {sign} . {sign} B<")


def test_logic_supply_tokens_on_programs_are_not_in_the_supply() -> None:
    laid = [lay("and", by="red", on="red", row=1), lay("and", by="blue", on="blue", row=1)]
    start = "R> . . Y^ . . B<"
    play("board", start, red="L; R", blue="L; R", yellow="S", logic=laid).is_allowed()
    laid.append(lay("and", by="yellow", at="b1"))
    play("board", start, red="L; R", blue="L; R", yellow="S", logic=laid).is_refused(
        "logic.illegal", "rounds[0].logic[2]"
    )


def test_logic_supply_used_tokens_come_back_for_the_next_round() -> None:
    both = [lay("and", by="red", on="red", row=1), lay("and", by="blue", on="blue", row=1)]
    play("board", FOUR, red="L; R", blue="L; R", logic=both).then(red="L; R", blue="L; R", logic=both).is_allowed()


def test_logic_supply_a_token_that_was_stepped_on_comes_back() -> None:
    play("board", "R> ! ! . B<", red="F", blue="S").then(
        red="S", blue="S", logic=[lay("not", by="blue", at="d1")]
    ).gives(". R> ! ! B<")


# Placing


def test_logic_place_on_a_card_of_its_own_or_of_a_rival() -> None:
    play("board", FOUR, red="L", blue="L", logic=[lay("not", by="red", on="red", row=1)]).gives("Rv . . . . . Bv")
    play("board", FOUR, red="L", blue="L", logic=[lay("not", by="red", on="blue", row=1)]).gives("R^ . . . . . B^")


def test_logic_place_or_on_a_cell() -> None:
    play("board", FOUR, red="S", blue="S", logic=[lay("or", by="red", at="d1")]).gives("R> . . | . . B<")


@pytest.mark.parametrize("thing", ["o", "#", "~", "Au", "&"])
def test_logic_place_not_on_an_obstacle_or_another_token(thing: str) -> None:
    rest = "Ad" if thing == "Au" else "."
    play("board", f"R> {thing} {rest} B<", red="S", blue="S", logic=[lay("not", by="red", at="b1")]).is_refused(
        "logic.illegal", "rounds[0].logic[0]"
    )


def test_logic_place_under_a_golem_is_allowed() -> None:
    play("board", FOUR, red="S", blue="S", logic=[lay("not", by="red", at="g1")]).gives("R> . . . . . B<!")


@pytest.mark.parametrize("cell", ["h1", "a2", "z9"])
def test_logic_place_not_off_the_field(cell: str) -> None:
    play("board", FOUR, red="S", blue="S", logic=[lay("not", by="red", at=cell)]).is_refused("logic.illegal")


def test_logic_place_not_on_a_cell_where_a_token_of_this_round_lies() -> None:
    laid = [lay("not", by="red", at="d1"), lay("or", by="blue", at="d1")]
    play("board", FOUR, red="L", blue="S", logic=laid).is_refused("logic.illegal", "rounds[0].logic[1]")


def test_logic_place_one_token_per_program_per_round() -> None:
    laid = [lay("not", by="red", on="red", row=1), lay("not", by="blue", on="red", row=2)]
    play("board", FOUR, red="L; R", blue="S; L", logic=laid).is_refused("logic.illegal", "rounds[0].logic[1]")


def test_logic_place_the_next_round_is_another_one() -> None:
    laid = [lay("not", by="red", on="red", row=1)]
    play("board", FOUR, red="L", blue="S", logic=laid).then(red="L", blue="S", logic=laid).gives("R< . . . . . B<")


def test_logic_place_one_token_per_giver() -> None:
    laid = [lay("not", by="red", on="red", row=1), lay("and", by="red", on="blue", row=1)]
    play("board", FOUR, red="L; R", blue="S; L", logic=laid).is_refused("logic.illegal", "rounds[0].logic[1]")


@pytest.mark.parametrize("laid", [lay("not", by="red", on="iron", row=1), lay("and", by="red", on="iron", row=1)])
def test_logic_place_never_on_a_bot(laid: Json) -> None:
    play("board", "R> . I<", red="L; R", dice=[6, 6], logic=[laid]).is_refused("logic.illegal")


def test_logic_place_bots_give_none() -> None:
    play("board", "R> . I<", red="L; R", dice=[6, 6], logic=[lay("not", by="iron", on="red", row=1)]).is_refused(
        "logic.illegal"
    )


@pytest.mark.parametrize("laid", [lay("not", by="blue", on="red", row=1), lay("not", by="red", on="blue", row=1)])
def test_logic_place_neither_by_nor_on_a_golem_that_is_out(laid: Json) -> None:
    play("board", "R> B< . Y^", red="A", blue="S", yellow="S", limit={"blue": 1}).then(
        red="L", yellow="S", logic=[laid]
    ).is_refused("logic.illegal", "rounds[1].logic[0]")


@pytest.mark.parametrize("row", [0, 3, -1])
def test_logic_place_only_on_a_row_that_is_there(row: int) -> None:
    play("board", FOUR, red="L; R", blue="S; L", logic=[lay("and", by="red", on="red", row=row)]).is_refused(
        "logic.illegal"
    )


def test_logic_place_tokens_on_cells_stay_until_triggered() -> None:
    play("board", FOUR, red="L", blue="S", logic=[lay("not", by="red", at="c1")]).then(red="R", blue="S").gives(
        "R> . ! . . . B<"
    )


# AND


def test_logic_and_two_rows_are_executed_together_and_the_next_is_spent() -> None:
    play("board", FOUR, red="F; L; R", blue="S; L; R", logic=[lay("and", by="blue", on="red", row=1)]).after(
        1, ". R^ . . . . B<"
    ).after(2, ". R^ . . . . Bv").gives(". R> . . . . B<").because("logic.and", "red", what="spent")


def test_logic_and_the_passes_of_the_first_row_then_those_of_the_second() -> None:
    play("board", "R> . . . B^", red="2(F); L", blue="S; D", logic=[lay("and", by="red", on="red", row=1)]).after(
        1, ". . R^ . B^"
    )
    play("board", "R> . . . B^", red="F; 2(F)", blue="S; D", logic=[lay("and", by="red", on="red", row=1)]).after(
        1, ". . . R> B^"
    )


def test_logic_and_with_an_if_the_condition_is_checked_in_its_own_pass() -> None:
    """Red walks up to the wall in the first pass; in the second the condition holds."""
    play("board", "R> . #", red="F; obstacle?(L,F)", logic=[lay("and", by="red", on="red", row=1)]).after(1, ". R^ #")
    play("board", "R> . . #", red="obstacle?(L,F); F", logic=[lay("and", by="red", on="red", row=1)]).after(
        1, ". . R> #"
    )


def test_logic_and_with_a_while_the_loop_runs_to_its_end_first() -> None:
    play("board", "R> . . #", red="until wall(F); L", logic=[lay("and", by="red", on="red", row=1)]).after(
        1, ". . R^ #"
    )


def test_logic_and_with_a_call() -> None:
    play(
        "board", "R> . .", red="call; F", subroutine={"red": "FL"}, logic=[lay("and", by="red", on="red", row=1)]
    ).after(1, ". R^ .").because("move.edge", "red")


def test_logic_and_defences_and_strikes_of_both_rows_count_in_one() -> None:
    play("board", "R> B^", red="A; A", blue="S; D", logic=[lay("and", by="red", on="red", row=1)]).gives(
        "R> B^", damage={"blue": 2}
    )


def test_logic_and_on_the_last_row_has_no_effect() -> None:
    play("board", FOUR, red="L; F", blue="S; L", logic=[lay("and", by="red", on="red", row=2)]).gives(
        "R^ . . . . . Bv"
    ).because("logic.and", "red", what="last")


# OR and XOR


@pytest.mark.parametrize(
    ("which", "end"), [("first", ". R> . . . . B<"), ("second", "R^ . . . . . B<"), ("both", ". R^ . . . . B<")]
)
def test_logic_or_its_player_chooses_first_second_or_both(which: str, end: str) -> None:
    play(
        "board",
        FOUR,
        red="F; L; S",
        blue="S; L; R",
        logic=[lay("or", by="blue", on="red", row=1)],
        choices=[picks("red", which)],
    ).after(1, end).because("logic.or", "red", what=which)


def test_logic_or_the_next_row_is_spent_whatever_was_chosen() -> None:
    for which, arrow in (("first", ". R>"), ("second", "R^ ."), ("both", ". R^")):
        play(
            "board",
            "R> . . . B<",
            red="F; L",
            blue="S; L",
            logic=[lay("or", by="red", on="red", row=1)],
            choices=[picks("red", which)],
        ).lasts(2).gives(f"{arrow} . . Bv")


def test_logic_or_on_the_last_row_has_no_effect_and_nobody_is_asked() -> None:
    play(
        "board",
        FOUR,
        red="L; F",
        blue="S; L",
        logic=[lay("or", by="red", on="red", row=2)],
        choices=[picks("blue", "first")],
    ).gives("R^ . . . . . Bv").because("logic.or", "red", what="last")


@pytest.mark.parametrize(("which", "end"), [("first", ". R> . . . . B<"), ("second", "R^ . . . . . B<")])
def test_logic_xor_first_or_second(which: str, end: str) -> None:
    play(
        "board",
        FOUR,
        red="F; L; S",
        blue="S; L; R",
        logic=[lay("xor", by="blue", on="red", row=1)],
        choices=[picks("red", which)],
    ).after(1, end).because("logic.xor", "red", what=which)


def test_logic_xor_not_both() -> None:
    play(
        "board",
        FOUR,
        red="F; L",
        blue="S; L",
        logic=[lay("xor", by="red", on="red", row=1)],
        choices=[picks("red", "both")],
    ).is_refused("choice.illegal", "rounds[0].choices[0]")


def test_logic_xor_the_next_row_is_spent() -> None:
    play(
        "board",
        "R> . . . B<",
        red="F; L",
        blue="S; L",
        logic=[lay("xor", by="red", on="red", row=1)],
        choices=[picks("red", "second")],
    ).after(1, "R^ . . . B<").gives("R^ . . . Bv")


def test_logic_xor_on_the_last_row_has_no_effect() -> None:
    play("board", FOUR, red="L; F", blue="S; L", logic=[lay("xor", by="red", on="red", row=2)]).gives(
        "R^ . . . . . Bv"
    ).because("logic.xor", "red", what="last")


@pytest.mark.parametrize("op", ["and", "or", "xor"])
@pytest.mark.parametrize(("card", "slot"), [("2(F)", "body"), ("obstacle?(A,F)", "yes"), ("until wall(F)", "body")])
def test_logic_and_logic_or_logic_xor_never_work_on_a_card_inside(op: str, card: str, slot: str) -> None:
    laid = [lay(op, by="blue", on="red", row=1, slot=slot)]
    play("board", FOUR, red=f"{card}; L", blue="S; L", logic=laid).is_refused("logic.illegal", "rounds[0].logic[0]")


# NOT


@pytest.mark.parametrize(
    ("card", "end"),
    [("F", "R> . . ."), ("B", ". . R> ."), ("L", ". Rv . ."), ("R", ". R^ . ."), ("S", ". R> . .")],
)
def test_logic_not_turns_movements_round(card: str, end: str) -> None:
    play("board", ". R> . .", red=card, logic=[lay("not", by="red", on="red", row=1)]).gives(end)


def test_logic_not_turns_attack_and_defence_round() -> None:
    laid = [lay("not", by="red", on="red", row=1)]
    play("board", "R> B<", red="D", blue="S", logic=laid).gives("R> B<", damage={"blue": 1})
    play("board", "R> B<", red="A", blue="A", logic=laid).gives("R> B<").because("row.defend", "red")


@pytest.mark.parametrize(
    ("card", "slot", "end"),
    [
        ("2(F)", "body", "R> . . . #"),
        ("until wall(B)", "body", ". . . R> #"),
        ("obstacle?(L,R)", "yes", ". . Rv . #"),
        ("obstacle?(L,R)", "no", ". . R^ . #"),
        ("wall?(L,F)", "no", ". R> . . #"),
    ],
)
def test_logic_not_inside_loop_while_and_a_branch(card: str, slot: str, end: str) -> None:
    laid = [lay("not", by="red", on="red", row=1, slot=slot)]
    play("board", ". . R> . #", red=card, logic=laid).gives(end)


def test_logic_not_on_a_branch_leaves_the_other_as_it_is() -> None:
    laid = [lay("not", by="red", on="red", row=1, slot="yes")]
    play("board", "R> #", red="obstacle?(L,R)", logic=laid).gives("Rv #")
    play("board", "R> .", red="obstacle?(L,R)", logic=laid).gives("Rv .")


@pytest.mark.parametrize("card", ["2(F)", "obstacle?(A,F)", "until wall(F)", "call"])
def test_logic_not_never_on_a_bonus_card_or_call(card: str) -> None:
    play(
        "board", FOUR, red=card, blue="S", subroutine={"red": "LR"}, logic=[lay("not", by="blue", on="red", row=1)]
    ).is_refused("logic.illegal", "rounds[0].logic[0]")


@pytest.mark.parametrize(
    ("card", "slot"),
    [("F", "body"), ("F", "yes"), ("2(F)", "no"), ("obstacle?(A,F)", "body"), ("until wall(F)", "yes")],
)
def test_logic_not_only_where_a_card_lies(card: str, slot: str) -> None:
    play(
        "board",
        FOUR,
        red=card,
        blue="S",
        subroutine={"red": "LR"},
        logic=[lay("not", by="blue", on="red", row=1, slot=slot)],
    ).is_refused("logic.illegal", "rounds[0].logic[0]")


def test_logic_supply_not_tokens_on_programs_are_counted_too() -> None:
    laid = [lay("not", by=name, on=name, row=1) for name in ("red", "blue", "green")]
    play("board", "R^ . B^ . G^", red="L", blue="L", green="L", logic=laid).is_refused("logic.illegal")
