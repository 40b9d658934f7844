"""Reading what came as JSON: every check names what is wrong and where, and nothing is guessed."""

from __future__ import annotations

from collections.abc import Collection

from algoritmus.core.grid import COMPASS, parse_cell

SYNTAX = "case.syntax"
POSITION = "case.position"
MOST_BITS = 3000  # longer numbers cannot be written back


class CaseError(Exception):
    """A case that breaks the law: a code for programs, words for people, and the place in the case."""

    def __init__(self, code: str, message: str, where: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.where = where

    def answer(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": self.message, "where": self.where}}


def wrong(message: str, where: str) -> CaseError:
    """A fault in the shape of the case."""
    return CaseError(SYNTAX, message, where)


def inside(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def read_object(value: object, where: str, required: Collection[str], optional: Collection[str]) -> dict[str, object]:
    """An object that has all required fields and no field beyond the optional ones."""
    if not isinstance(value, dict):
        raise wrong(f"an object is needed here, not {_kind(value)}", where)
    for name in value:
        if name not in required and name not in optional:
            raise wrong(f"unknown field {name!r}", inside(where, name))
    for name in required:
        if name not in value:
            raise wrong(f"the field {name!r} is missing", where)
    return value


def read_list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise wrong(f"a list is needed here, not {_kind(value)}", where)
    return value


def read_map(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise wrong(f"an object is needed here, not {_kind(value)}", where)
    return value


def read_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise wrong(f"a text is needed here, not {_kind(value)}", where)
    return value


def read_word(value: object, where: str, words: Collection[str]) -> str:
    if not isinstance(value, str) or value not in words:
        raise wrong(f"this must be one of: {', '.join(words)}, not {_kind(value)}", where)
    return value


def read_whole(value: object, where: str, least: int | None = None) -> int:
    """A whole number; true and 1.0 are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong(f"a whole number is needed here, not {_kind(value)}", where)
    if value.bit_length() > MOST_BITS:
        raise wrong("this number is too long to be meant", where)
    if least is not None and value < least:
        raise wrong(f"{value} is too small: at least {least}", where)
    return value


def read_flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise wrong(f"true or false is needed here, not {_kind(value)}", where)
    return value


def read_cell_name(value: object, where: str) -> str:
    """A well-formed cell name; whether the field has the cell is another question."""
    name = read_text(value, where)
    try:
        parse_cell(name)
    except ValueError as error:
        raise wrong(str(error), where) from None
    return name


def read_facing(value: object, where: str) -> int:
    return COMPASS.index(read_word(value, where, tuple(COMPASS)))


def _kind(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"the text {value[:60]!r}"
    if isinstance(value, int):
        return "a number" if value.bit_length() > MOST_BITS else str(value)
    if isinstance(value, dict):
        return "an object"
    return "a list" if isinstance(value, list) else repr(value)
