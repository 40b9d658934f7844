"""Illegal cases: the code of each error, and the order in which they are judged."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from algoritmus.core.reader import InputError, decoded
from algoritmus.games.progers.rules.cases.referee import settle

Json = dict[str, Any]
GROUND = "0" * 9


def full_case() -> Json:
    """A case with everything in it; its first turn is lawful and ends nothing."""
    return {
        "game": "progers",
        "rules": "full",
        "heights": [GROUND, GROUND, GROUND, "000111000", "000111000", "000111000", GROUND, GROUND, GROUND],
        "walls": [["b2", "b3"]],
        "lifts": [{"top": "d5", "bottom": "c5"}, {"top": "e4", "bottom": None}],
        "samples": [{"at": "e5", "type": "algae"}, {"at": "e5", "type": "moss"}],
        "bases": {"red": "a1", "blue": "i9", "yellow": "a9", "green": "i1"},
        "rovers": [
            {"name": "red", "at": "a1", "facing": "N", "aboard": ["algae"], "delivered": []},
            {"name": "blue", "at": "c5", "facing": "E"},
        ],
        "algorithm": [{"card": "F", "loop": 2, "pair": True}, {"card": "R", "loop": 2, "pair": True}, {"card": "L"}],
        "turns": [
            {"rover": "red", "edit": [{"insert": "F", "at": 0}, {"unloop": 1}, {"loop": 3, "over": [0]}]},
            {"rover": "blue", "pass": True},
        ],
    }


def basic_case() -> Json:
    return {
        "game": "progers",
        "rules": "basic",
        "heights": ["000000", "000000", "001100", "001100", "000000", "000000"],
        "bases": {"red": "a1", "blue": "f6", "yellow": "a6", "green": "f1"},
        "rovers": [{"name": "red", "at": "b2", "facing": "N"}],
        "turns": [{"rover": "red", "play": ["F", "L"]}],
    }


def code_of(case: Json) -> str:
    """The code of the answer's error, empty if the case is lawful."""
    try:
        json.dumps(settle(decoded(case)))
    except InputError as error:
        return error.code if error.message else "no message"
    return ""


def changed(case: Json, path: str, value: object) -> Json:
    """The case with this value at a path like `rovers.0.at`; without it if the value is `...`."""
    case = copy.deepcopy(case)
    *way, last = [int(word) if word.isdigit() else word for word in path.split(".")]
    place: Any = case
    for word in way:
        place = place[word]
    if value is ...:
        del place[last]
    elif isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return case


def test_the_cases_to_be_spoilt_are_lawful() -> None:
    assert code_of(full_case()) == ""
    assert code_of(basic_case()) == ""


SYNTAX: list[tuple[str, object]] = [
    *[(name, ...) for name in ("rules", "heights", "bases", "rovers", "turns", "game")],
    *[(name, None) for name in ("walls", "lifts", "samples", "algorithm", "turns", "bases", "rovers", "heights")],
    ("rules", "half"),
    ("game", "golems"),
    ("colour", "red"),
    ("heights", [GROUND] * 8),
    ("heights", GROUND * 9),
    ("heights.0", "0" * 8),
    ("heights.0", "0" * 10),
    ("heights.0", "000000003"),
    ("heights.0", "00000000x"),
    ("heights.0", "00000000٠"),
    ("heights.0", 0),
    ("walls.0", ["b2"]),
    ("walls.0", ["b2", "b3", "b4"]),
    ("walls.0.0", "b02"),
    ("walls.0.0", "B2"),
    ("walls.0.0", None),
    ("lifts.0", {"top": "d5"}),
    ("lifts.0.bottom", 5),
    ("lifts.0.top", None),
    ("lifts.0.name", "A"),
    ("samples.0.type", "stone"),
    ("samples.0.type", None),
    ("samples.0.at", "e"),
    ("samples.0.at", "e0"),
    ("samples.0.count", 2),
    ("bases.red", ...),
    ("bases.white", "a1"),
    ("bases.red", "1a"),
    ("rovers", []),
    ("rovers.1.name", "red"),
    ("rovers.1.name", "white"),
    ("rovers.0.name", ...),
    ("rovers.0.at", ...),
    ("rovers.0.facing", ...),
    ("rovers.0.facing", "n"),
    ("rovers.0.facing", 0),
    ("rovers.0.aboard", "algae"),
    ("rovers.0.aboard", ["stone"]),
    ("rovers.0.delivered", None),
    ("rovers.0.points", 3),
    ("algorithm.2.card", "X"),
    ("algorithm.2.card", "x2"),
    ("algorithm.2.card", ...),
    ("algorithm.2.loop", 4),
    ("algorithm.2.loop", 1),
    ("algorithm.2.loop", 2.0),
    ("algorithm.2.loop", True),
    ("algorithm.2.loop", None),
    ("algorithm.2.pair", True),
    ("algorithm.0.pair", False),
    ("algorithm.0.pair", 1),
    ("algorithm.0.pair", ...),
    ("algorithm.1.pair", ...),
    ("algorithm.1.loop", 3),
    ("algorithm.2", {"card": "F", "loop": 2, "pair": True}),
    ("turns.0.rover", "green"),
    ("turns.0.rover", ...),
    ("turns.0.edit", ...),
    ("turns.0.pass", True),
    ("turns.1.pass", False),
    ("turns.1.pass", 1),
    ("turns.0.edit", {}),
    ("turns.0.edit", None),
    ("turns.0", {"rover": "red", "play": ["F"]}),
    ("turns.0.edit.0.insert", "x2"),
    ("turns.0.edit.0.insert", "f"),
    ("turns.0.edit.0.at", ...),
    ("turns.0.edit.0.at", "0"),
    ("turns.0.edit.0.at", 0.0),
    ("turns.0.edit.0.at", True),
    ("turns.0.edit.0.at", None),
    ("turns.0.edit.0.cover", "F"),
    ("turns.0.edit.1", {}),
    ("turns.0.edit.1", "unloop"),
    ("turns.0.edit.1.at", 0),
    ("turns.0.edit.1.unloop", "1"),
    ("turns.0.edit.2.loop", 4),
    ("turns.0.edit.2.over", 0),
    ("turns.0.edit.2.over", []),
    ("turns.0.edit.2.over", [0, 1, 2]),
    ("turns.0.edit.2.over", ["0"]),
    ("turns.0.edit.2.over", ...),
]

POSITION: list[tuple[str, object]] = [
    ("heights.8", "100000000"),
    ("heights.0", "000000002"),
    ("walls.0", ["b2", "b4"]),
    ("walls.0", ["b2", "c3"]),
    ("walls.0", ["b2", "b2"]),
    ("walls.0", ["i5", "j5"]),
    ("lifts.0.bottom", "b5"),
    ("lifts.0.bottom", "d5"),
    ("lifts.0", {"top": "i5", "bottom": "j5"}),
    ("lifts.0.top", "a10"),
    ("samples.0.at", "j1"),
    ("bases.red", "b1"),
    ("bases.red", "i9"),
    ("bases.red", "a10"),
    ("rovers.0.at", "a10"),
    ("rovers.0.at", "c5"),
    ("rovers.0.aboard", ["algae"] * 4),
    ("rovers.0.delivered", ["algae", "moss", "worm", "worm", "fungus"]),
    ("algorithm", [{"card": "F"}] * 5),
    ("algorithm", [{"card": "F"}] * 6),
]

ILLEGAL: list[tuple[str, object]] = [
    ("turns.0.edit.0.at", 4),
    ("turns.0.edit.0.at", -1),
    ("turns.0.edit.0.at", 10**30),
    ("turns.0.edit.0", {"cover": "F", "at": 3}),
    ("turns.0.edit.0", {"cover": "F", "at": -1}),
    ("turns.0.edit.1.unloop", 0),
    ("turns.0.edit.1.unloop", 4),
    ("turns.0.edit.1.unloop", -1),
    ("turns.0.edit.2.over", [4]),
    ("turns.0.edit.2.over", [-1]),
    ("turns.0.edit.2.over", [0, -1]),
    ("turns.0.edit.2.over", [-1, -2]),
    ("turns.0.edit.2.over", [0, 0]),
    ("turns.0.edit.2.over", [0, 2]),
    ("turns.0.edit.1", {"loop": 2, "over": [1]}),
    ("turns.0.edit", [{"insert": "F", "at": 0}] * 3),
    ("turns.0.edit", [{"insert": "F", "at": 0}, *[{"cover": "F", "at": 0}] * 3]),
]


@pytest.mark.parametrize(("path", "value"), SYNTAX)
def test_case_syntax(path: str, value: object) -> None:
    assert code_of(changed(full_case(), path, value)) == "case.syntax"


@pytest.mark.parametrize(("path", "value"), POSITION)
def test_case_position(path: str, value: object) -> None:
    assert code_of(changed(full_case(), path, value)) == "case.position"


@pytest.mark.parametrize(("path", "value"), ILLEGAL)
def test_turn_illegal(path: str, value: object) -> None:
    assert code_of(changed(full_case(), path, value)) == "turn.illegal"


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("lifts", [{"top": "c4", "bottom": "c5"}], "case.syntax"),
        ("lifts", [], ""),
        ("algorithm", [{"card": "F"}], "case.syntax"),
        ("algorithm", [], ""),
        ("turns.0", {"rover": "red", "edit": []}, "case.syntax"),
        ("turns.0.play.0", "X", "case.syntax"),
        ("turns.0.play.0", 5, "case.syntax"),
        ("turns.0.play", "FL", "case.syntax"),
        ("turns.0.play.0", "T", "turn.illegal"),
        ("turns.0.play", [], "turn.illegal"),
        ("turns.0.play", ["L"] * 4, "turn.illegal"),
        ("turns.0", {"rover": "red", "pass": True}, ""),
        ("rovers.0.delivered", ["algae", "moss", "worm"], ""),
        ("rovers.0.delivered", ["algae", "moss", "worm", "worm"], "case.position"),
        ("heights.1", "000002", ""),
    ],
)
def test_basic_cases(path: str, value: object, code: str) -> None:
    assert code_of(changed(basic_case(), path, value)) == code


def test_set_up_is_not_judged() -> None:
    case = changed(full_case(), "rovers.0.facing", "S")
    case = changed(case, "samples", [{"at": "a1", "type": "moss"}] * 30)
    case = changed(case, "heights", [GROUND] * 9)
    assert code_of(changed(case, "walls", [["b2", "b3"], ["b3", "b2"]])) == ""


def test_syntax_is_judged_before_the_position_and_the_position_before_turns() -> None:
    off = changed(full_case(), "rovers.0.at", "z99")
    spoilt = changed(off, "turns.0.edit.0.at", 99)
    assert code_of(spoilt) == "case.position"
    assert code_of(changed(spoilt, "turns.1.rover", "nobody")) == "case.syntax"


def test_turns_are_judged_when_they_are_played_and_not_after_the_end() -> None:
    case = basic_case()
    case["rovers"][0] |= {"at": "b1", "facing": "W", "aboard": ["moss"]}
    case["turns"] = [{"rover": "red", "play": ["F"]}, {"rover": "red", "play": ["T"]}]
    answer = settle(decoded(case))
    assert len(answer["turns"]) == 1
    assert answer["result"] == {"over": True, "winners": ["red"], "rule": "end.samples"}
    assert code_of(changed(case, "turns.1.rover", "blue")) == "case.syntax"


def test_an_error_says_where() -> None:
    case = changed(full_case(), "turns.0.edit.1.unloop", 0)
    with pytest.raises(InputError) as caught:
        settle(decoded(case))
    assert caught.value.where == "turns[0].edit[1]"
    assert caught.value.answer()["error"]
