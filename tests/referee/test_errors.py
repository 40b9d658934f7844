"""Errors in the shape and the position of a golems case: code, words and place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from algoritmus.referee import settle, settle_text
from tests.referee.spoiling import BOARD, CHOICES, GONE, LOGIC, RED, SMALL, Path, error, spoiled


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
