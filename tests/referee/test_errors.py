"""Every error of the case format for golems: its code, its words, its place, and which comes first."""

from __future__ import annotations

import json
from typing import Any

import pytest

from algoritmus.referee import settle, settle_text
from tests.referee.spoiling import BOARD, GONE, SMALL, Json, Path, spoiled

PROGRAMS = ("rounds", 0, "programs")
RED = (*PROGRAMS, "red")
LOGIC = ("rounds", 0, "logic")
CHOICES = ("rounds", 0, "choices")


def error(case: object) -> Json:
    answer = settle(case)
    assert list(answer) == ["error"], answer
    found: Any = answer["error"]
    assert set(found) == {"code", "message", "where"}
    assert found["message"]
    return dict(found)


def where(path: Path) -> str:
    """The place as the referee writes it: rounds[0].programs.red[1]."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).lstrip(".")


def test_the_cases_themselves_are_sound() -> None:
    assert "error" not in settle(BOARD)
    assert "error" not in settle(SMALL)


# case.syntax


@pytest.mark.parametrize("text", ["", "{", "[1, 2", "nothing", '{"game": golems}', "{'game': 'golems'}", "NaN", "\x00"])
def test_case_syntax_what_is_not_json(text: str) -> None:
    answer: Any = settle_text(text)
    assert answer["error"]["code"] == "case.syntax"
    assert answer["error"]["message"]


@pytest.mark.parametrize("value", [None, True, 3, 2.5, "golems", [], [BOARD]])
def test_case_syntax_a_case_is_an_object(value: object) -> None:
    assert error(value)["code"] == "case.syntax"


@pytest.mark.parametrize("game", ["chess", "", None, 1, ["golems"], GONE])
def test_case_syntax_the_game_is_named(game: object) -> None:
    found = error(spoiled(BOARD, (("game",), game)))
    assert (found["code"], found["where"]) == ("case.syntax", "game")


@pytest.mark.parametrize(
    "path",
    [
        ("edition",), ("field",), ("golems",), ("rounds",), ("golems", 0, "name"), ("golems", 0, "at"),
        ("golems", 0, "facing"), ("rounds", 0, "programs"), ("tokens", 0, "at"), ("tokens", 3, "name"),
        ("tokens", 3, "end"), ("tokens", 5, "op"), (*LOGIC, 0, "by"), (*LOGIC, 0, "op"), (*LOGIC, 0, "row"),
        (*CHOICES, 0, "golem"),
    ],
    ids=where,
)  # fmt: skip
def test_case_syntax_a_field_is_missing(path: Path) -> None:
    found = error(spoiled(BOARD, (path, GONE)))
    assert (found["code"], found["where"]) == ("case.syntax", where(path[:-1]))
    assert str(path[-1]) in found["message"]


@pytest.mark.parametrize(
    "path",
    [("colour",), ("golems", 1, "colour"), ("rounds", 0, "colour"), ("tokens", 1, "content"), (*CHOICES, 0, "by"),
     (*LOGIC, 1, "row"), (*LOGIC, 1, "slot")],
    ids=where,
)  # fmt: skip
def test_case_syntax_a_field_is_unknown(path: Path) -> None:
    found = error(spoiled(BOARD, (path, "blue")))
    assert (found["code"], found["where"]) == ("case.syntax", where(path))
    assert str(path[-1]) in found["message"]


WRONG_VALUES: list[tuple[Path, list[object]]] = [
    (("edition",), ["chess", "Board", 1, None]),
    (("field",), ["....", {}, None]),
    (("field", 0), [1, None, "x...", "." * 27]),
    (("tokens",), [{}, None]),
    (("tokens", 0, "kind"), ["box", None, 1]),
    (("tokens", 0, "at"), ["", "b", "2", "b0", "b02", "B2", "bb2", "b-1", "b2 ", " b2", "ж1", "b²", 22, None]),
    (("tokens", 0, "content"), ["gold", None]),
    (("tokens", 3, "name"), [1, None]),
    (("tokens", 3, "end"), ["top", None]),
    (("tokens", 5, "op"), ["nand", "NOT", None]),
    (("golems",), [{}, None, [], [{"name": "red"}] * 5]),
    (("golems", 0, "name"), [1, None]),
    (("golems", 0, "facing"), ["n", "north", "NE", "", 0, None]),
    (("golems", 0, "strength"), [0, -1, 1.0, 1.5, "1", True, None]),
    (("golems", 0, "range"), [0, -1, 1.0, "1", True, None]),
    (("golems", 0, "rows"), [0, -1, 1.0, "1", True, None]),
    (("golems", 0, "limit"), [0, -1, 1.0, "1", True, None]),
    (("golems", 0, "damage"), [-1, 3, 4, 0.0, "0", False, None]),
    (("golems", 0, "carrying"), [True, 0, 1, "no", None]),
    (("golems", 0, "subroutine"), ["BA", {}, None]),
    (("golems", 2, "bot"), ["robot", "", None, True]),
    (("autonomous",), [True, 0, "no", None]),
    (("rounds",), [{}, None]),
    ((*RED,), ["F", {}, None]),
    (("rounds", 0, "programs"), [[], None]),
    (("rounds", 0, "grants"), [[], None]),
    (("rounds", 0, "grants", "red"), ["loop", None]),
    (LOGIC, [{}, None]),
    ((*LOGIC, 0, "by"), ["pink", None, 1]),
    ((*LOGIC, 0, "on"), ["pink", None]),
    ((*LOGIC, 0, "op"), ["nor", None]),
    ((*LOGIC, 0, "row"), ["1", 1.0, True, None]),
    ((*LOGIC, 0, "slot"), ["both", None]),
    ((*LOGIC, 1, "at"), ["a02", None]),
    (("rounds", 0, "dice"), [{}, None]),
    (("rounds", 0, "dice", 0), [0, 7, "6", 6.0, True, None]),
    (CHOICES, [{}, None]),
    ((*CHOICES, 0, "golem"), ["pink", None]),
    ((*CHOICES, 0, "exit"), ["a0", None, 3]),
]


@pytest.mark.parametrize(
    ("path", "value"),
    [(path, value) for path, values in WRONG_VALUES for value in values],
    ids=lambda part: where(part) if isinstance(part, tuple) else json.dumps(part)[:30],
)
def test_case_syntax_a_value_is_not_what_it_should_be(path: Path, value: object) -> None:
    found = error(spoiled(BOARD, (path, value)))
    assert (found["code"], found["where"]) == ("case.syntax", where(path))


def test_case_syntax_a_field_has_at_least_one_cell() -> None:
    for field in ([], [""], ["   ", " "]):
        found = error(spoiled(BOARD, (("field",), field)))
        assert (found["code"], found["where"]) == ("case.syntax", "field")


def test_case_syntax_two_golems_of_one_name() -> None:
    found = error(spoiled(BOARD, (("golems", 1, "name"), "red")))
    assert (found["code"], found["where"]) == ("case.syntax", "golems[1].name")


def test_case_syntax_five_golems() -> None:
    more = [(("golems", number), {"name": f"g{number}", "at": "a1", "facing": "N"}) for number in (3, 4)]
    assert error(spoiled(BOARD, *more))["code"] == "case.syntax"


def test_case_syntax_bots_only() -> None:
    found = error(spoiled(BOARD, (("golems",), BOARD["golems"][2:])))
    assert (found["code"], found["where"]) == ("case.syntax", "golems")


@pytest.mark.parametrize("part", ["programs", "grants"])
@pytest.mark.parametrize("name", ["pink", "iron", ""])
def test_case_syntax_programs_and_grants_are_for_players_golems(part: str, name: str) -> None:
    found = error(spoiled(BOARD, (("rounds", 0, part, name), [])))
    assert (found["code"], found["where"]) == ("case.syntax", f"rounds[0].{part}.{name}")


def test_case_syntax_a_bot_has_no_subroutine() -> None:
    found = error(spoiled(BOARD, (("golems", 2, "subroutine"), ["F", "A"])))
    assert (found["code"], found["where"]) == ("case.syntax", "golems[2].subroutine")


@pytest.mark.parametrize("words", [["x2"], ["x3"], ["call"], ["LOOP"], [2], [None]])
def test_case_syntax_grants_of_another_edition(words: list[object]) -> None:
    assert error(spoiled(BOARD, (("rounds", 0, "grants", "red"), words)))["code"] == "case.syntax"


@pytest.mark.parametrize("words", [["loop"], ["while"], ["enemy"]])
def test_case_syntax_grants_of_board_in_a_small_edition(words: list[object]) -> None:
    assert error(spoiled(SMALL, (("rounds", 0, "grants", "red"), words)))["code"] == "case.syntax"


@pytest.mark.parametrize(
    "choice",
    [{}, {"golem": "red"}, {"golem": "red", "pick": "first", "exit": "a1"}, {"golem": "red", "pick": "third"},
     {"golem": "red", "teleport": "a1"}, {"golem": "red", "by": "pink", "teleport": "a1"},
     {"golem": "red", "by": "blue", "teleport": 5}, {"golem": "red", "exit": None}, "a1", None],
    ids=json.dumps,
)  # fmt: skip
def test_case_syntax_choices_that_are_none(choice: object) -> None:
    found = error(spoiled(BOARD, ((*CHOICES, 0), choice)))
    assert found["code"] == "case.syntax"
    assert found["where"].startswith("rounds[0].choices[0]")


FOREIGN = [
    (("field", 0), ".i.."),
    (("field", 0), "..s."),
    (("tokens", 0, "content"), "hole"),
    (("tokens", 0), {"at": "b2", "kind": "ladder", "name": "A", "end": "up"}),
    (("tokens", 0), {"at": "b2", "kind": "logic", "op": "not"}),
    (("golems", 0, "bot"), "die"),
    (("golems", 0, "subroutine"), ["F", "A"]),
    (("rounds", 0, "dice"), [1]),
    (("rounds", 0, "logic"), [{"by": "red", "op": "not", "at": "a2"}]),
]


@pytest.mark.parametrize(("path", "value"), FOREIGN, ids=lambda part: json.dumps(part))
def test_case_syntax_things_foreign_to_a_small_edition(path: Path, value: object) -> None:
    found = error(spoiled(SMALL, (path, value)))
    assert found["code"] == "case.syntax"
    assert found["where"].startswith(where(path))


def test_case_syntax_empty_logic_and_dice_are_foreign_to_nothing() -> None:
    assert "error" not in settle(spoiled(SMALL, (("rounds", 0, "dice"), []), (("rounds", 0, "logic"), [])))


@pytest.mark.parametrize("edition", ["blocks", "cards"])
def test_case_syntax_water_belongs_to_energy(edition: str) -> None:
    case = spoiled(SMALL, (("edition",), edition), (("golems", 0, "carrying"), False), ((*RED, 1), "S"))
    assert error(case)["where"] == "water"
    assert "error" not in settle(spoiled(case, (("water",), GONE)))


@pytest.mark.parametrize("repeat", [0, -1, 2.0, "3", True, None])
def test_case_syntax_repeat_is_a_whole_number_of_the_autonomous_game(repeat: object) -> None:
    found = error(spoiled(SMALL, (("repeat",), repeat)))
    assert (found["code"], found["where"]) == ("case.syntax", "repeat")
    found = error(spoiled(SMALL, (("autonomous",), False), ((*RED, 0), "F")))
    assert (found["code"], found["where"]) == ("case.syntax", "repeat")


@pytest.mark.parametrize("rounds", [[], SMALL["rounds"] * 2])
def test_case_syntax_an_autonomous_game_has_exactly_one_round(rounds: object) -> None:
    found = error(spoiled(SMALL, (("rounds",), rounds)))
    assert (found["code"], found["where"]) == ("case.syntax", "rounds")


# case.position


@pytest.mark.parametrize(
    ("path", "cell"),
    [(("golems", 0, "at"), cell) for cell in ("a5", "e1", "z99", "b2", "c3", "a4", "d4", "c4")]
    + [(("tokens", 0, "at"), cell) for cell in ("a5", "e1", "c3", "a4", "d1", "c1")],
    ids=lambda part: where(part) if isinstance(part, tuple) else part,
)
def test_case_position_off_the_field_or_on_something_else(path: Path, cell: str) -> None:
    found = error(spoiled(BOARD, (path, cell)))
    assert found["code"] == "case.position"
    assert cell in found["message"]
    assert found["where"].endswith(".at")


@pytest.mark.parametrize("cell", ["d1", "d2", "c1"])
def test_case_position_a_golem_may_share_a_ladder_or_a_logic_token(cell: str) -> None:
    assert "error" not in settle(spoiled(BOARD, (("golems", 0, "at"), cell)))


def test_case_position_a_gap_is_off_the_field() -> None:
    found = error(spoiled(BOARD, (("field", 3), " ...")))
    assert (found["code"], found["where"]) == ("case.position", "golems[0].at")


@pytest.mark.parametrize(
    "change",
    [(("tokens", 4), {"at": "d2", "kind": "wall"}), (("tokens", 4, "name"), "B"), (("tokens", 4, "end"), "up")],
)
def test_case_position_half_a_ladder_or_an_end_twice(change: tuple[Path, object]) -> None:
    found = error(spoiled(BOARD, change))
    assert found["code"] == "case.position"
    assert found["where"].startswith("tokens")


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


# Which comes first

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
