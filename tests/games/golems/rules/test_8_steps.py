"""Section 8 of the rules: coming to a cell with a logic token."""

from __future__ import annotations

import pytest

from tests.games.golems.rules.pictures import comes_out, lay, picks, play, teleports


def test_logic_step_not_works_on_the_next_row_and_the_token_is_gone() -> None:
    play("board", "R> ! .", red="F; L; L").after(1, ". R> .").after(2, ". Rv .").gives(". R> .").because(
        "logic.step", "red", what="works"
    ).because("logic.not", "red")


@pytest.mark.parametrize(
    ("row", "end"),
    [("2(F)", "R> . . ."), ("obstacle?(L,R)", ". . R^ ."), ("until wall(B)", ". . . R>"), ("call", ". R^ . .")],
)
def test_logic_step_not_works_on_whatever_commands_that_row_executes(row: str, end: str) -> None:
    """The turned CALL is backward, then left."""
    last = "#" if "until" in row else "."
    play("board", f". R> ! . {last}", red=f"F; {row}", subroutine={"red": "FR"}).gives(f"{end} {last}")


def test_logic_step_and_joins_the_next_row_and_the_one_after() -> None:
    play("board", "R> & . .", red="F; F; L").after(1, ". R> . .").after(2, ". . R^ .").gives(". . R^ .").because(
        "logic.and", "red"
    )


def test_logic_step_or_asks_for_the_next_row_and_the_one_after() -> None:
    play("board", "R> | . .", red="F; F; L", choices=[picks("red", "second")]).after(1, ". R> . .").after(
        2, ". R^ . ."
    ).because("logic.or", "red")


def test_logic_step_xor_asks_for_one_of_them() -> None:
    play("board", "R> x . .", red="F; F; L", choices=[picks("red", "first")]).after(2, ". . R> .").gives(
        ". . R> ."
    ).because("logic.xor", "red")


# Every arrival counts


def test_logic_step_backwards_too() -> None:
    play("board", ". ! R> .", red="B; L").gives(". Rv . .")


def test_logic_step_each_step_of_a_slide() -> None:
    play("board", "R>i ! . .", red="F; L").gives("i . Rv .")
    play("board", "R>i . ! .", red="F; L").gives("i . Rv .")


def test_logic_step_two_tokens_on_one_slide_the_second_goes_back() -> None:
    play("board", "R>i ! & . .", red="F; L; L").after(1, "i . R> . .").after(2, "i . Rv . .").gives("i . R> . .")


def test_logic_step_a_water_exit_onto_another_cell() -> None:
    play("board", "R> ~ ! .", red="F; L", choices=[comes_out("red", "c1")]).gives(". ~ Rv .", damage={"red": 1})


def test_logic_step_a_teleport() -> None:
    play("board", "R> o@ ! B^", red="A; L", blue="S; L", choices=[teleports("blue", "red", "c1")]).gives(". . Rv B<")


def test_logic_step_a_step_within_a_while() -> None:
    play("board", "R> . ! #", red="until wall(F); L").gives(". . Rv #")


def test_logic_step_a_branch() -> None:
    play("board", "R> ! .", red="obstacle?(S,F); L").gives(". Rv .")


def test_logic_step_not_turning_on_it() -> None:
    play("board", "R>! . .", red="L; L").gives("R<! . .").never("logic.step", "red")


def test_logic_step_not_an_ignored_move() -> None:
    play("board", ". R>! #", red="F; L").gives(". R^! #").never("logic.step", "red")


def test_logic_step_not_going_back_out_of_the_water() -> None:
    play("board", ". R>! ~", red="F; L").gives(". R^! ~", damage={"red": 1}).never("logic.step", "red")


def test_logic_step_not_a_token_laid_underneath() -> None:
    play("board", "R> . B^", red="L; L", blue="S; L", logic=[lay("not", by="blue", at="a1")]).gives("R<! . B<").never(
        "logic.step", "red"
    )


def test_logic_step_coming_back_to_a_token_laid_underneath_counts() -> None:
    play("board", "R>! . .", red="F; B; L").gives("Rv . .")


# When it goes back to the supply


@pytest.mark.parametrize(("token", "rows"), [("!", "F"), ("&", "F"), ("&", "F; L"), ("|", "F; L"), ("x", "F; L")])
def test_logic_step_fewer_rows_left_than_it_needs_it_goes_back(token: str, rows: str) -> None:
    """NOT needs one more row, the others two."""
    end = ". R^ ." if "L" in rows else ". R> ."
    play("board", f"R> {token} .", red=rows).gives(end).because("logic.step", "red", what="late")


@pytest.mark.parametrize("first", [lay("not", by="red", on="red", row=4), lay("and", by="red", on="red", row=4)])
def test_logic_step_if_its_program_has_had_a_token_used_or_not(first: dict[str, object]) -> None:
    """The laid token has not worked yet, and the one on the field goes back."""
    play("board", "R> ! .", red="F; L; S; R", logic=[first]).after(2, ". R^ .").because("logic.step", "red", what="had")


def test_logic_step_a_second_token_in_the_round_goes_back() -> None:
    play("board", "R> ! . ! .", red="F; B; F; L").after(2, ". . R> ! .").after(3, ". . . R> .").gives(". . . R^ .")


def test_logic_step_in_the_next_round_it_works_again() -> None:
    play("board", "R> ! ! .", red="F; B").then(red="L; R").gives(". . R> .")


def test_logic_step_one_that_goes_back_at_once_does_not_count_as_had() -> None:
    """AND has too few rows left and goes back; NOT, one step later, still works."""
    play("board", "R> & ! . .", red="2(F); L").after(1, ". . R> . .").gives(". . Rv . .")


def test_logic_step_it_does_not_last_into_the_next_round() -> None:
    play("board", "R> ! .", red="F").then(red="L").gives(". R^ .")


# Bots


def test_logic_step_bots_do_not_trigger_tokens() -> None:
    play("board", "I> ! . R^", red="S; L", dice=[1, 3]).after(1, ". I>! . R^").gives(". I^! . R<").never(
        "logic.not", "iron"
    )
