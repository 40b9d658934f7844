"""The order of judgement: which of several errors in a golems case is the answer."""

from __future__ import annotations

import pytest

from algoritmus.referee import settle
from tests.referee.spoiling import BOARD, LOGIC, PROGRAMS, RED, Json, Path, error, spoiled

FAULTS: list[tuple[str, tuple[Path, object]]] = [
    ("case.syntax", (("rounds", 0, "colour"), "green")),
    ("case.position", (("tokens", 1, "at"), "b2")),
    ("program.deck", (("golems", 0, "subroutine"), ["B", "T"])),
    ("program.bonus", ((*RED, 0), "until wall(F)")),
    ("program.syntax", ((*PROGRAMS, "blue"), ["what"])),
    ("logic.illegal", ((*LOGIC, 1, "at"), "z9")),
    ("dice.short", (("rounds", 0, "dice"), [])),
]


@pytest.mark.parametrize("first", range(len(FAULTS)))
def test_the_order_of_judgement(first: int) -> None:
    """Shape, position, subroutines, then programs in seat order, then logic, then play."""
    code, _ = FAULTS[first]
    assert error(spoiled(BOARD, *(change for _, change in FAULTS[first:])))["code"] == code


ROW_FAULTS = [
    ("program.syntax", ["T", "call", "2(call)", "what"]),
    ("program.rows", ["T", "call", "2(call)"]),
    ("program.deck", ["T", "2(call)"]),
    ("program.bonus", ["L", "2(call)"]),
]


@pytest.mark.parametrize(("code", "program"), ROW_FAULTS)
def test_the_order_of_judgement_within_a_program(code: str, program: list[str]) -> None:
    """Syntax of all rows, then their number, then the cards, then the bonuses."""
    assert error(spoiled(BOARD, (RED, program)))["code"] == code


def test_the_order_of_judgement_a_round_is_judged_when_it_begins() -> None:
    second = {"programs": {"red": ["what"], "blue": ["F"]}}
    assert error(spoiled(BOARD, (("rounds", 1), second)))["where"] == "rounds[1].programs.red[0]"
    assert error(spoiled(BOARD, (("rounds", 1), second), (("rounds", 0, "dice"), [])))["code"] == "dice.short"


def test_the_order_of_judgement_the_shape_of_every_round_comes_first() -> None:
    found = error(spoiled(BOARD, (("rounds", 1), {"programs": {"pink": []}}), (("golems", 0, "at"), "z9")))
    assert (found["code"], found["where"]) == ("case.syntax", "rounds[1].programs.pink")


def test_the_order_of_judgement_rounds_never_reached_are_not_judged() -> None:
    over: Json = {
        "game": "golems",
        "edition": "board",
        "field": [".", "."],
        "tokens": [{"at": "a2", "kind": "water"}],
        "golems": [{"name": "red", "at": "a1", "facing": "N", "limit": 1, "rows": 1}],
        "rounds": [{"programs": {"red": ["F"]}}, {"programs": {"red": ["what"]}}],
    }
    assert settle(over)["result"] == {"over": True, "winners": [], "rule": "end.none"}


def test_an_error_replaces_the_whole_answer() -> None:
    assert list(settle(spoiled(BOARD, (("rounds", 0, "dice"), [6])))) == ["error"]
