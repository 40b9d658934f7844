"""A case is one grammar in two forms: written in TOML it has the same answer, and a fault has a line."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from algoritmus.core.reader import InputError, decoded, read_toml
from algoritmus.games.golems.rules.cases import referee as golems
from algoritmus.games.progers.rules.cases import referee as progers
from tests.spoilt_toml import spoilt

GOLEMS = """\
game = "golems"
edition = "board"
field = ["....", "...."]
tokens = [
  { at = "b2", kind = "barrel", content = "hole" },
  { at = "d1", kind = "wall" },
]
golems = [
  { name = "red", at = "a1", facing = "N", rows = 1, subroutine = ["B", "A"] },
  { name = "blue", at = "d2", facing = "S", rows = 1 },
]
[[rounds]]
programs.red = ["F"]
programs.blue = ["R"]
logic = [
  { by = "red", op = "not", on = "blue", row = 1 },
]
"""

PROGERS = """\
game = "progers"
rules = "full"
heights = ["000000000", "000000000", "000000000", "000111000", "000111000", "000111000", "000000000", "000000000", "000000000"]
walls = [["b2", "b3"]]
bases = { red = "a1", blue = "i9", yellow = "a9", green = "i1" }
rovers = [
  { name = "red", at = "a1", facing = "N" },
]
[[turns]]
rover = "red"
edit = [
  { insert = "F", at = 0 },
  { insert = "L", at = 1 },
]
"""  # noqa: E501

CASES = {"golems": (GOLEMS, golems.settle), "progers": (PROGERS, progers.settle)}


@pytest.mark.parametrize("game", CASES)
def test_a_case_in_toml_has_the_answer_of_the_same_case_in_json(game: str) -> None:
    text, settle = CASES[game]
    answer = settle(read_toml(text, "own.toml"))
    assert answer == settle(decoded(tomllib.loads(text)))
    result: Any = answer["result"]
    assert result == {"over": False, "winners": [], "rule": None}


@pytest.mark.parametrize(
    ("game", "old", "new", "line", "where"),
    [
        ("golems", '"board"', '"chess"', 2, "edition"),
        ("golems", '"...."]', '"..x."]', 3, "field[1]"),
        ("golems", '"hole"', '"gold"', 5, "tokens[0].content"),
        ("golems", 'at = "d1"', 'at = "b2"', 6, "tokens[1].at"),
        ("golems", 'facing = "N"', 'facing = "up"', 9, "golems[0].facing"),
        ("golems", '"B", "A"', '"D", "A"', 9, "golems[0].subroutine"),
        ("golems", 'at = "d2"', 'at = "d1"', 10, "golems[1].at"),
        ("golems", '["F"]', '["G"]', 13, "rounds[0].programs.red[0]"),
        ("golems", '["F"]', '["F", "F"]', 13, "rounds[0].programs.red[1]"),
        ("golems", "programs.blue", "programs.pink", 14, "rounds[0].programs.pink"),
        ("golems", "row = 1 }", "row = 2 }", 16, "rounds[0].logic[0]"),
        ("progers", '"000111000"', '"000311000"', 3, "heights[3]"),
        ("progers", '"b3"', '"b4"', 4, "walls[0]"),
        ("progers", '"i1"', '"h1"', 5, "bases.green"),
        ("progers", '"a1", facing', '"z1", facing', 7, "rovers[0].at"),
        ("progers", 'rover = "red"', 'rover = "blue"', 10, "turns[0].rover"),
        ("progers", "at = 1", "at = 4", 13, "turns[0].edit[1]"),
    ],
)
def test_a_fault_has_its_path_in_json_and_its_line_in_toml(
    game: str, old: str, new: str, line: int, where: str
) -> None:
    text, settle = CASES[game]
    wrong = spoilt(text, old, new)
    with pytest.raises(InputError) as by_line:
        settle(read_toml(wrong, "own.toml"))
    with pytest.raises(InputError) as by_path:
        settle(decoded(tomllib.loads(wrong)))
    assert (by_line.value.where, by_path.value.where) == (f"own.toml, line {line}", where)
    assert by_line.value.code == by_path.value.code
    assert by_path.value.message in by_line.value.message
