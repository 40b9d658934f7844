"""Cases spoiled by chance: whatever comes in, the referee gives an answer or a proper error."""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from algoritmus.referee import settle, settle_bytes, settle_text
from tests.referee.spoiling import BOARD, SMALL, Json

CODES = {
    "case.syntax", "case.position", "program.syntax", "program.rows", "program.deck", "program.bonus",
    "logic.illegal", "choice.illegal", "dice.short",
}  # fmt: skip
ENDS = {None, "end.last", "end.none", "end.rounds", "end.energy", "end.repeat"}
GOLDEN = Path(__file__).parents[1] / "golden" / "golems.json"
CASES: list[Json] = [BOARD, SMALL, *(example["case"] for example in json.loads(GOLDEN.read_text(encoding="utf-8")))]
WORDS = """
    a1 b2 d4 z9 a0 A1 red blue iron pink F B L R S A D T 2(F) 3(A) 2(2(F)) enemy?(A,-) attack?(2(D),F) obstacle?(A,F)
    wall?(L,R) call - N W up not or xor and hole dynamite barrel wall water ladder logic die hunter patrol board energy
    blocks cards flow life first both body yes no .... is.
"""
JUNK: list[object] = [
    *WORDS.split(), "until obstacle(F)", "until wall(A)", "", " ", "\u0000", "Ж", "\ud800",
    None, True, False, 0, 1, -1, 2, 4, 7, 27, 10**18, -(10**30), 1.0, 0.5, 1e300,
    [], ["F"], ["F", "A"], [1, 2, 3], [[]], {}, {"at": "a1"}, {"red": ["F"]}, {"by": "red", "op": "not", "at": "a2"},
]  # fmt: skip
NAMES = ("more", "bot", "at", "slot", "by", "carrying", "repeat", "water")


def judge(answer: Any) -> str:
    """The answer is sound: rows and a result, or an error with a known code. Its code, or nothing."""
    assert isinstance(answer, dict)
    if "error" in answer:
        error = answer["error"]
        assert set(answer) == {"error"}
        assert set(error) == {"code", "message", "where"}
        assert error["code"] in CODES
        assert isinstance(error["message"], str)
        assert error["message"].strip()
        assert isinstance(error["where"], str)
        return str(error["code"])
    assert set(answer) == {"rows", "result"}
    assert set(answer["result"]) == {"over", "winners", "rule"}
    assert answer["result"]["rule"] in ENDS
    json.dumps(answer)
    return ""


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside a case."""
    if path:
        yield path
    items: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from places(inner, (*path, key))


def at(case: object, path: tuple[Any, ...]) -> Any:
    place: Any = case
    for key in path:
        place = place[key]
    return place


def spoil(case: Json, chance: random.Random) -> None:
    """One change somewhere: other, missing, doubled, moved or renamed."""
    where = chance.choice([path for path in places(case) if path != ("game",)] or [("game",)])
    parent, key = at(case, where[:-1]), where[-1]
    what = chance.randrange(6)
    if what == 0:
        del parent[key]
    elif what == 1 and isinstance(parent, list):
        parent.insert(chance.randrange(len(parent) + 1), copy.deepcopy(parent[key]))
    elif what == 2:
        parent[key] = copy.deepcopy(at(case, chance.choice(list(places(case)))))
    elif what == 3 and isinstance(parent, dict):
        parent[chance.choice([*parent, *NAMES])] = parent.pop(key)
    else:
        parent[key] = copy.deepcopy(chance.choice(JUNK))


@pytest.mark.parametrize("seed", range(10))
def test_spoiled_in_structure(seed: int) -> None:
    chance = random.Random(seed)
    codes = set()
    for _ in range(800):
        case = copy.deepcopy(chance.choice(CASES))
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            spoil(case, chance)
        codes.add(judge(settle(case)))
    assert "" in codes
    assert len(codes) > 3


@pytest.mark.parametrize("seed", range(5))
def test_spoiled_in_text(seed: int) -> None:
    """Characters taken away, doubled, swapped and put in."""
    chance = random.Random(seed)
    for _ in range(300):
        text = list(json.dumps(chance.choice(CASES)))
        for _ in range(chance.choice((1, 1, 2, 5))):
            place = chance.randrange(len(text))
            change = chance.choice(("", text[place] * 2, chance.choice('{}[]",:.0129-eEnulaFTN \\\u00e9\x00')))
            text[place] = change
        judge(settle_text("".join(text)))


@pytest.mark.parametrize("seed", range(3))
def test_spoiled_in_bytes(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(200):
        data = bytearray(json.dumps(chance.choice(CASES)).encode())
        for _ in range(chance.choice((1, 2, 5))):
            data[chance.randrange(len(data))] = chance.randrange(256)
        judge(settle_bytes(bytes(data)))


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff", b"\x00", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xff\xfe{\x00}\x00", bytes(range(256)), b"{" * 99],
)
def test_bytes_that_are_no_json(data: bytes) -> None:
    assert judge(settle_bytes(data)) == "case.syntax"


def test_a_byte_order_mark_is_no_fault() -> None:
    assert judge(settle_bytes(b"\xef\xbb\xbf" + json.dumps(BOARD).encode())) == ""


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_constants_that_are_no_json_numbers(constant: str) -> None:
    text = json.dumps(BOARD).replace('"strength": 1', f'"strength": {constant}')
    assert constant in text
    assert judge(settle_text(text)) == "case.syntax"


@pytest.mark.parametrize("number", ["1e400", "-1e400", "1e5", "0.1e1", "1" * 400, "-" + "1" * 400, "1" * 5000])
@pytest.mark.parametrize("field", ["strength", "range", "rows", "limit", "damage"])
def test_huge_numbers(field: str, number: str) -> None:
    text = json.dumps(BOARD)
    usual = BOARD["golems"][0][field]
    judge(settle_text(text.replace(f'"{field}": {usual}', f'"{field}": {number}', 1)))


def test_a_huge_repeat_is_played_until_the_position_comes_back() -> None:
    case = copy.deepcopy(SMALL) | {"repeat": 10**30}
    assert judge(settle(case)) == ""


@pytest.mark.parametrize("opening", ["[", '{"game":', '{"game": "golems", "edition": "board", "field": [', '[{"a":'])
@pytest.mark.parametrize("depth", [10, 500, 100_000])
def test_deep_nesting_of_json(opening: str, depth: int) -> None:
    assert judge(settle_text(opening * depth)) == "case.syntax"
    closing = "".join({"[": "]", "{": "}"}.get(char, "") for char in reversed(opening))
    assert judge(settle_text(opening * depth + "1" + closing * depth)) == "case.syntax"


@pytest.mark.parametrize("depth", [3, 1_000, 20_000])
def test_deep_nesting_of_cards(depth: int) -> None:
    case = copy.deepcopy(BOARD)
    for row in ("2(" * depth + "F" + ")" * depth, "obstacle?(" * depth + "A" + ",F)" * depth, "2(" * depth):
        case["rounds"][0]["programs"]["red"] = ["L", row]
        assert judge(settle(case)) in ("program.deck", "program.bonus", "program.syntax")


@pytest.mark.parametrize("length", [10, 100_000])
def test_long_texts_and_lists(length: int) -> None:
    for path, value in [
        (("golems", 0, "name"), "r" * length),
        (("golems", 0, "at"), "a" + "1" * 9),
        (("tokens",), BOARD["tokens"] * (length // 10)),
        (("rounds", 0, "programs", "red"), ["F"] * length),
        (("rounds", 0, "programs", "red"), ["F" * length] * 2),
        (("rounds", 0, "dice"), [6] * length),
        (("rounds", 0, "grants", "red"), ["loop"] * length),
    ]:
        case = copy.deepcopy(BOARD)
        at(case, tuple(path[:-1]))[path[-1]] = value
        judge(settle(case))


@pytest.mark.parametrize("path", [("field",), ("golems", 0, "facing"), ("golems", 0, "rows"), ("rounds", 0, "dice")])
def test_nesting_that_json_can_just_read_has_a_proper_error(path: tuple[str | int, ...]) -> None:
    for depth in range(900, 1001, 7):
        case: Any = 1
        for _ in range(depth):
            case = [case]
        whole = copy.deepcopy(BOARD)
        at(whole, path[:-1])[path[-1]] = case
        assert judge(settle(whole)) == "case.syntax"


@pytest.mark.parametrize("digits", [4299, 5000])
def test_numbers_too_long_to_be_written_are_refused(digits: int) -> None:
    stats = ("strength", "range", "rows", "limit", "damage")
    for number, field in itertools.product((10**digits, -(10**digits)), stats):
        case = copy.deepcopy(BOARD)
        case["golems"][0][field] = number
        assert judge(settle(case)) == "case.syntax"
