"""The reader of structured input: the same checks and messages, with paths in JSON and lines in TOML."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from algoritmus.core.grid import Grid
from algoritmus.core.reader import POSITION, SYNTAX, InputError, Node, decoded, read_json, read_toml

FIELD = Grid(["..", ". "])
LONG = 10**1000
TEXT = "a" * 100
NO_CELL_NAME = "is not a cell: a letter a-z and a number from 1, like b3"


def refuse(text: str) -> int:
    raise ValueError(f"{text} is nothing")


# what is read, a value as Python has it, the same in TOML, and what is reported where they are alike
CHECKS: list[tuple[Callable[[Node], object], object, str, str]] = [
    (Node.items, "x", '"x"', "a list is needed here, not the text 'x'"),
    (Node.items, {}, "{}", "a list is needed here, not {table}"),
    (Node.members, [], "[]", "{table} is needed here, not a list"),
    (Node.table, 7, "7", "{table} is needed here, not 7"),
    (Node.text, 1.5, "1.5", "a text is needed here, not 1.5"),
    (Node.text, True, "true", "a text is needed here, not true"),
    (lambda node: node.word(("a", "b")), "c", '"c"', "this must be one of: a, b, not the text 'c'"),
    (lambda node: node.word(("a", "b")), TEXT, f'"{TEXT}"', f"this must be one of: a, b, not the text '{'a' * 60}'"),
    (lambda node: node.word(("a", "b")), ["a"], '["a"]', "this must be one of: a, b, not a list"),
    (Node.whole, "1", '"1"', "a whole number is needed here, not the text '1'"),
    (Node.whole, 1.0, "1.0", "a whole number is needed here, not 1.0"),
    (Node.whole, True, "true", "a whole number is needed here, not true"),
    (Node.whole, 0, "0", "0 is too small: at least 1"),
    (lambda node: node.whole(5), 4, "4", "4 is too small: at least 5"),
    (Node.whole, LONG, str(LONG), "this number is too long to be meant"),
    (Node.flag, LONG, str(LONG), "true or false is needed here, not a number"),
    (Node.flag, 0, "0", "true or false is needed here, not 0"),
    (Node.facing, "up", '"up"', "this must be one of: N, E, S, W, not the text 'up'"),
    (Node.cell_name, 3, "3", "a text is needed here, not 3"),
]

# the same, but what is reported names the value itself and needs no key before it
JUDGEMENTS: list[tuple[Callable[[Node], object], object, str, str, str]] = [
    (Node.cell_name, "b0", '"b0"', SYNTAX, "'b0' is not a cell: a letter a-z and a number from 1, like b3"),
    (
        lambda node: node.cell(FIELD),
        "B2",
        '"B2"',
        SYNTAX,
        "'B2' is not a cell: a letter a-z and a number from 1, like b3",
    ),
    (lambda node: node.cell(FIELD), "b1", '"b1"', POSITION, "b1 is off the field"),
    (lambda node: node.parsed(refuse), "x", '"x"', SYNTAX, "x is nothing"),
    (lambda node: node.table(("a",), ("b",)), {"b": 1}, "{ b = 1 }", SYNTAX, "the {key} 'a' is missing"),
    (Node.titles, {}, "{}", SYNTAX, "the {key} 'en' is missing"),
    (lambda node: node.error("so", POSITION), 1, "1", POSITION, "so"),
]


def error_of(read: Callable[[Node], object], top: Node) -> InputError:
    """The refusal of what stands in the second element of a list at the key `deep`."""
    node = top.get("deep").at(1)
    try:
        answer = read(node)
    except InputError as error:
        return error
    assert isinstance(answer, InputError), f"{node.value!r} was read as {answer!r}"
    return answer


def in_json(value: object) -> Node:
    return read_json(json.dumps({"more": 1, "deep": [0, value]}))


def in_toml(text: str) -> Node:
    return read_toml(f"# a page\nmore = 1\ndeep = [\n  0,\n  {text},\n]\n", "own.toml")


@pytest.mark.parametrize(("read", "value", "text", "message"), CHECKS)
def test_a_wrong_value_has_the_same_message_by_path_and_by_line(
    read: Callable[[Node], object], value: object, text: str, message: str
) -> None:
    path, line = error_of(read, in_json(value)), error_of(read, in_toml(text))
    assert (path.where, path.code, path.message) == ("deep[1]", SYNTAX, message.replace("{table}", "an object"))
    assert (line.where, line.code) == ("own.toml, line 5", SYNTAX)
    assert line.message == f"'deep': {message.replace('{table}', 'a table')}"
    assert str(path) == f"{path.where}: {path.message}"
    assert str(line) == f"{line.where}: {line.message}"


@pytest.mark.parametrize(("read", "value", "text", "code", "message"), JUDGEMENTS)
def test_a_judgement_has_the_same_message_by_path_and_by_line(
    read: Callable[[Node], object], value: object, text: str, code: str, message: str
) -> None:
    path, line = error_of(read, in_json(value)), error_of(read, in_toml(text))
    assert (path.where, path.code, path.message) == ("deep[1]", code, message.replace("{key}", "field"))
    assert (line.where, line.code, line.message) == ("own.toml, line 5", code, message.replace("{key}", "key"))


def test_an_unknown_key_is_reported_at_its_place_with_the_known_ones() -> None:
    def read(node: Node) -> object:
        return node.table(("a",), ("b",))

    path, line = error_of(read, in_json({"a": 1, "c": 2})), error_of(read, in_toml("{ a = 1, c = 2 }"))
    assert path.answer() == {"error": {"code": SYNTAX, "message": "unknown field 'c'", "where": "deep[1].c"}}
    assert (line.where, line.message) == ("own.toml, line 5", "unknown key 'c': a, b")


def test_a_missing_key_is_reported_by_its_path_or_by_the_line_of_its_table() -> None:
    def read(node: Node) -> object:
        return node.get("kind").word(("a", "b"))

    path, line = error_of(read, in_json({})), error_of(read, in_toml("{}"))
    assert (path.where, path.message) == ("deep[1].kind", "this must be one of: a, b, not null")
    assert (line.where, line.message) == ("own.toml, line 5", "'kind': this must be one of: a, b, not left out")


def test_a_list_that_is_too_short_has_a_place_for_the_next_element() -> None:
    assert in_json([1]).get("deep").at(2).error("too short").where == "deep[2]"
    assert in_toml("[1]").get("deep").at(2).error("too short").where == "own.toml, line 3"


def test_a_hint_is_only_for_those_who_write_by_hand() -> None:
    assert error_of(lambda node: node.error("no", hint="try x"), in_json(1)).message == "no"
    assert error_of(lambda node: node.error("no", hint="try x"), in_toml("1")).message == "no: try x"


def test_a_text_is_never_blank_on_a_page_and_may_be_in_a_case() -> None:
    assert in_json(" ").get("deep").at(1).text() == " "
    assert error_of(Node.text, in_toml('" "')).message == "'deep': this text is empty"


def test_right_values_are_read_alike() -> None:
    value: dict[str, Any] = {"at": "a2", "facing": "W", "on": True, "rows": 3, "list": [1, 2]}
    value["title"] = {"en": " Own ", "ru": "Своё"}
    text = 'at = "a2"\nfacing = "W"\non = true\nrows = 3\nlist = [1, 2]\ntitle = { en = " Own ", ru = "Своё" }'
    for top in (decoded(value), read_toml(text, "own.toml")):
        keys = top.table(tuple(value), ("more",))
        assert (keys["at"].cell(FIELD), keys["at"].cell_name(), keys["facing"].facing()) == (2, "a2", 3)
        assert (keys["on"].flag(), keys["rows"].whole(3), keys["at"].word(("a2",))) == (True, 3, "a2")
        assert [item.whole() for item in keys.listed("list")] == [1, 2]
        assert keys["title"].titles() == {"en": "Own", "ru": "Своё"}
        assert (keys.listed("more"), keys.read("more", Node.whole, 5), keys.read("rows", Node.whole, 5)) == ([], 5, 3)


@pytest.mark.parametrize("text", ["{", "[1,]", "NaN", "", "[" * 100_000])
def test_invalid_json_is_refused_as_a_whole(text: str) -> None:
    with pytest.raises(InputError) as error:
        read_json(text)
    assert (error.value.code, error.value.where) == (SYNTAX, "")
    assert str(error.value) == error.value.message


@pytest.mark.parametrize(("text", "line"), [("a = ", 1), ("a = 1\na = 2", 2), ("\n\n[x\n", 3), ("a = 1\nb = [\n", 2)])
def test_invalid_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(InputError, match=f"^own.toml, line {line}: this is not TOML: "):
        read_toml(text, "own.toml")


@pytest.mark.parametrize(("text", "line"), [("a = 1\nb = '\x85\u2028", 2), ("a = 1\nb = '", 2), ("a = [\n", 1)])
def test_an_unfinished_text_is_refused_at_its_last_line(text: str, line: int) -> None:
    """Only a newline ends a line, as in TOML."""
    with pytest.raises(InputError, match=rf"^own\.toml, line {line}: "):
        read_toml(text, "own.toml")
