"""Errors in programs, subroutines, logic tokens, choices and dice of a golems case."""

from __future__ import annotations

import json

import pytest

from algoritmus.referee import settle
from tests.referee.spoiling import BOARD, CHOICES, GONE, LOGIC, PROGRAMS, RED, Json, error, spoiled

# Subroutines


@pytest.mark.parametrize(
    ("cards", "code", "place"),
    [
        (["B", "Q"], "program.syntax", "[1]"), (["B", "b"], "program.syntax", "[1]"),
        (["BA"], "program.syntax", "[0]"), ([1, "A"], "program.syntax", "[0]"),
        (["", "A"], "program.syntax", "[0]"), (["2(F)", "A"], "program.syntax", "[0]"),
        (["B", "T"], "program.deck", ""), (["S", "S"], "program.deck", ""),
        ([], "program.bonus", ""), (["B"], "program.bonus", ""), (["B", "A", "F"], "program.bonus", ""),
        (["A", "D"], "program.bonus", ""), (["A", "A"], "program.bonus", ""),
    ],
)  # fmt: skip
def test_subroutines_are_judged_by_letters_copies_and_shape(cards: list[object], code: str, place: str) -> None:
    found = error(spoiled(BOARD, (("golems", 0, "subroutine"), cards)))
    assert (found["code"], found["where"]) == (code, f"golems[0].subroutine{place}")


def test_subroutines_stand_counts_as_a_movement() -> None:
    assert "error" not in settle(spoiled(BOARD, (("golems", 0, "subroutine"), ["S", "A"])))


# Programs


@pytest.mark.parametrize(
    "row",
    ["", " ", "X", "f", "FF", "F F", "F,", "4(F)", "1(F)", "22(F)", "2(F", "2 F", "2(F))", "-", "2(-)", "(F)", "enemy?",
     "enemy(A,F)", "enemy?(A)", "enemy?(A,F,L)", "Enemy?(A,F)", "foe?(A,F)", "until(F)", "until wall", "until enemy(F)",
     "until attack(F)", "while wall(F)", "call()", "CALL", "F;L", "F\x00", "Ф", "２(F)", 5, None, True, ["F"],
     {"F": 1}],
    ids=repr,
)  # fmt: skip
def test_program_syntax(row: object) -> None:
    found = error(spoiled(BOARD, ((*RED, 1), row)))
    assert (found["code"], found["where"]) == ("program.syntax", "rounds[0].programs.red[1]")


@pytest.mark.parametrize("row", [" R ", "until  wall ( F )", " obstacle ? ( A , F ) ", "2( F )"])
def test_program_syntax_spaces_between_symbols_do_not_matter(row: str) -> None:
    grants = (("rounds", 0, "grants", "red"), ["loop", "if", "while"])
    assert "error" not in settle(spoiled(BOARD, ((*RED, 0), "L"), ((*RED, 1), row), grants))


@pytest.mark.parametrize(
    ("program", "place"), [([], ""), (["F"], ""), (["F", "R", "L"], "[2]"), (["F", "obstacle?(-,F)"], "[1]")]
)
def test_program_rows(program: list[str], place: str) -> None:
    found = error(spoiled(BOARD, (RED, program)))
    assert (found["code"], found["where"]) == ("program.rows", f"rounds[0].programs.red{place}")


def test_program_rows_cards_nested_deeper_than_python_calls_functions() -> None:
    row = "obstacle?(" * 3000 + "F" + ",-)" * 3000
    found = error(spoiled(BOARD, ((*RED, 1), row)))
    assert (found["code"], found["message"]) == ("program.rows", f"red: {row}: both branches must be filled")


def test_program_rows_a_missing_program() -> None:
    found = error(spoiled(BOARD, (RED, GONE)))
    assert (found["code"], found["where"]) == ("program.rows", "rounds[0].programs")
    assert "red" in found["message"]


@pytest.mark.parametrize(
    "program",
    [["T", "F"], ["3(F)", "F"], ["enemy?(A,F)", "F"], ["attack?(A,F)", "F"], ["S", "S"], ["A", "obstacle?(A,A)"]],
)
def test_program_deck(program: list[str]) -> None:
    assert error(spoiled(BOARD, (RED, program)))["code"] == "program.deck"


@pytest.mark.parametrize(
    ("program", "row"),
    [(["F", "until wall(F)"], 1), (["call", "2(F)"], 1), (["2(F)", "call"], 1), (["2(call)", "F"], 0),
     (["2(obstacle?(F,L))", "R"], 0), (["obstacle?(2(F),L)", "R"], 0)],
)  # fmt: skip
def test_program_bonus(program: list[str], row: int) -> None:
    found = error(spoiled(BOARD, (RED, program)))
    assert (found["code"], found["where"]) == ("program.bonus", f"rounds[0].programs.red[{row}]")


def test_program_bonus_call_without_a_subroutine() -> None:
    assert error(spoiled(BOARD, ((*PROGRAMS, "blue"), ["call"])))["code"] == "program.bonus"


# Logic, choices, dice


@pytest.mark.parametrize(
    "laid",
    [
        {"by": "iron", "op": "not", "at": "a3"}, {"by": "red", "op": "not", "on": "iron", "row": 1},
        {"by": "red", "op": "not", "on": "blue", "row": 0}, {"by": "red", "op": "not", "on": "blue", "row": 2},
        {"by": "red", "op": "not", "on": "blue", "row": 1, "slot": "body"},
        {"by": "red", "op": "and", "on": "red", "row": 1, "slot": "body"},
        {"by": "red", "op": "not", "on": "red", "row": 1}, {"by": "red", "op": "not", "at": "a5"},
        {"by": "red", "op": "not", "at": "b2"}, {"by": "red", "op": "not", "at": "c1"},
        {"by": "red", "op": "not", "at": "d1"},
    ],
    ids=json.dumps,
)  # fmt: skip
def test_logic_illegal(laid: Json) -> None:
    found = error(spoiled(BOARD, ((*LOGIC, 0), laid)))
    assert (found["code"], found["where"]) == ("logic.illegal", "rounds[0].logic[0]")


@pytest.mark.parametrize(
    "choice",
    [{"golem": "red", "exit": cell} for cell in ("a4", "b2", "c2", "z9", "d4")]
    + [{"golem": "blue", "exit": "a3"}, {"golem": "red", "pick": "both"},
       {"golem": "red", "by": "blue", "teleport": "a2"}],
    ids=json.dumps,
)  # fmt: skip
def test_choice_illegal(choice: Json) -> None:
    """Red walks twice and comes to the water at a4 in its second row."""
    case = spoiled(BOARD, ((*RED, 1), "F"), ((*CHOICES, 0), choice), (LOGIC, []))
    found = error(case)
    assert (found["code"], found["where"]) == ("choice.illegal", "rounds[0].choices[0]")


def test_dice_short() -> None:
    found = error(spoiled(BOARD, (("rounds", 0, "dice"), [6])))
    assert (found["code"], found["where"]) == ("dice.short", "rounds[0].dice")
    assert "iron" in found["message"]
