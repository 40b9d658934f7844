"""Reader of JSON and TOML whose errors have positions: a path in JSON, a file and a line in TOML."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Collection, Sequence
from importlib.resources import files
from typing import Final, TypeVar, cast

from algoritmus.core.grid import COMPASS, NO_CELL, Grid, parse_cell
from algoritmus.core.toml_lines import Path, find_lines

SYNTAX: Final = "case.syntax"
POSITION: Final = "case.position"
MOST_BITS: Final = 3000  # longer numbers cannot be written back
LANGS: Final = ("en", "ru")
_TOML_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")

Value = TypeVar("Value")
Word = TypeVar("Word", bound=str)


class InputError(Exception):
    """Input that cannot be used: a code for programs, words for people, and the place."""

    def __init__(self, code: str, message: str, where: str) -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.code = code
        self.message = message
        self.where = where

    def answer(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": self.message, "where": self.where}}


class Json:
    """How JSON names its parts and places: `rounds[0].programs.red[2]`."""

    table = "an object"
    key = "field"
    nothing = "null"
    by_hand = False

    def where(self, path: Path) -> str:
        text = ""
        for step in path:
            text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
        return text


class Toml(Json):
    """Positions in a TOML file: its name and a line. It is written by hand, so its errors have hints."""

    table = "a table"
    key = "key"
    nothing = "left out"
    by_hand = True

    def __init__(self, name: str, lines: dict[Path, int]) -> None:
        self.name = name
        self.lines = lines

    def where(self, path: Path) -> str:
        """The line of a value; a missing key has the line of its table."""
        while path not in self.lines:
            path = path[:-1]
        return f"{self.name}, line {self.lines[path]}"


class Node:
    """One value of an input and its position. Nothing is guessed: every mistake is an InputError."""

    __slots__ = ("above", "source", "step", "value")

    def __init__(self, source: Json, value: object, above: Node | None = None, step: str | int = "") -> None:
        self.source = source
        self.value = value
        self.above = above  # what it stands in, by this step
        self.step = step

    def path(self) -> Path:
        return (*self.above.path(), self.step) if self.above is not None else ()

    def error(self, message: str, code: str = SYNTAX, hint: str = "") -> InputError:
        """An error at this position; the hint is for input written by hand."""
        text = f"{message}: {hint}" if hint and self.source.by_hand else message
        return InputError(code, text, self.source.where(self.path()))

    def misshapen(self, message: str) -> InputError:
        """Not the kind of value that belongs here. A line may hold many, so the words tell which is meant."""
        keys = [step for step in self.path() if isinstance(step, str)]
        return self.error(f"{keys[-1]!r}: {message}" if keys and self.source.by_hand else message)

    def needs(self, what: str) -> InputError:
        return self.misshapen(f"{what} is needed here, not {self.kind()}")

    def kind(self) -> str:
        value = self.value
        if value is None:
            return self.source.nothing
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            return f"the text {value[:60]!r}"
        if isinstance(value, int) and value.bit_length() > MOST_BITS:
            return "a number"
        return self.source.table if isinstance(value, dict) else "a list" if isinstance(value, list) else str(value)

    def get(self, key: str) -> Node:
        """The value at a key of this table, nothing if it is left out."""
        return Node(self.source, self.members().values.get(key), self, key)

    def at(self, place: int) -> Node:
        """An element of this list; where it is too short, the place at which one would be."""
        elements = self.elements()
        return Node(self.source, elements[place] if place < len(elements) else None, self, place)

    def members(self) -> Members:
        """The values of any table."""
        if not isinstance(self.value, dict):
            raise self.needs(self.source.table)
        return Members(self, self.value)

    def table(self, required: Collection[str] = (), optional: Collection[str] = ()) -> Members:
        """The values of a table that has all required keys and none beyond the optional ones."""
        found = self.members()
        for key in found.values:
            if key not in required and key not in optional:
                raise found[key].error(f"unknown {self.source.key} {key!r}", hint=", ".join((*required, *optional)))
        for key in required:
            if key not in found:
                raise self.missing(key)
        return found

    def missing(self, key: str) -> InputError:
        return self.error(f"the {self.source.key} {key!r} is missing")

    def elements(self) -> list[object]:
        """A list as it is, to be looked into later."""
        if not isinstance(self.value, list):
            raise self.needs("a list")
        return self.value

    def items(self) -> list[Node]:
        return [Node(self.source, value, self, place) for place, value in enumerate(self.elements())]

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.needs("a text")
        if self.source.by_hand and not self.value.strip():
            raise self.misshapen("this text is empty")
        return self.value

    def parsed(self, parse: Callable[[str], Value]) -> Value:
        """The text, parsed; a ValueError of the parser becomes an InputError at this position."""
        return self.agreed(parse, self.text())

    def agreed(self, make: Callable[..., Value], *parts: object) -> Value:
        """A value made from parts read here; its ValueError becomes an InputError at this position."""
        try:
            return make(*parts)
        except ValueError as error:
            raise self.error(str(error)) from None

    def word(self, words: Collection[Word]) -> Word:
        if not isinstance(self.value, str) or self.value not in words:
            raise self.misshapen(f"this must be one of: {', '.join(words)}, not {self.kind()}")
        return cast(Word, self.value)

    def whole(self, least: int | None = 1) -> int:
        """A whole number; true and 1.0 are none."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.needs("a whole number")
        if self.value.bit_length() > MOST_BITS:
            raise self.misshapen("this number is too long to be meant")
        if least is not None and self.value < least:
            raise self.misshapen(f"{self.value} is too small: at least {least}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.needs("true or false")
        return self.value

    def cell_name(self) -> str:
        """A well-formed cell name; whether a field has the cell is another question."""
        self.parsed(parse_cell)
        return self.text()

    def cell(self, field: Grid) -> int:
        """A cell of this field by its name."""
        cell = field.cell(self.cell_name())
        if cell == NO_CELL:
            raise self.error(f"{self.value} is off the field", POSITION)
        return cell

    def facing(self) -> int:
        return COMPASS.index(self.word(tuple(COMPASS)))

    def titles(self) -> dict[str, str]:
        """The same in all our languages, `{ en = "…", ru = "…" }`; a missing language takes the text of another."""
        keys = self.table(optional=LANGS)
        titles = {lang: keys[lang].text().strip() for lang in LANGS if lang in keys}
        if not titles:
            raise self.missing(LANGS[0])
        return {lang: titles.get(lang) or next(iter(titles.values())) for lang in LANGS}


class Members:
    """The values of a table by their keys."""

    __slots__ = ("table", "values")

    def __init__(self, table: Node, values: dict[str, object]) -> None:
        self.table = table
        self.values = values

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def __getitem__(self, key: str) -> Node:
        return Node(self.table.source, self.values[key], self.table, key)

    def get(self, key: str) -> Node | None:
        return self[key] if key in self.values else None

    def items(self) -> list[tuple[str, Node]]:
        return [(key, self[key]) for key in self.values]

    def read(self, key: str, read: Callable[[Node], Value], otherwise: Value) -> Value:
        """The value of a key that may be left out."""
        return read(self[key]) if key in self else otherwise

    def listed(self, key: str) -> list[Node]:
        """The elements of a list that may be left out."""
        return self[key].items() if key in self else []


def decoded(value: object) -> Node:
    """Decoded JSON, as a node."""
    return Node(Json(), value)


def read_json(text: str) -> Node:
    try:
        return decoded(json.loads(text, parse_constant=_no_constant))
    except RecursionError:
        raise InputError(SYNTAX, "the case is nested too deeply", "") from None
    except ValueError as error:
        raise InputError(SYNTAX, f"this is not JSON: {error}", "") from None


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON number")


def read_toml(text: str, name: str) -> Node:
    """A page of TOML; the name is that of its file."""
    try:
        value = tomllib.loads(text)
        return Node(Toml(name, find_lines(text)), value)
    except (ValueError, RecursionError) as error:
        place = _TOML_PLACE.search(str(error))
        line = int(place[1]) if place and place[1] else text.count("\n") + (not text.endswith("\n"))
        reason = f"this is not TOML: {_TOML_PLACE.sub('', str(error))}"
        raise InputError(SYNTAX, reason, f"{name}, line {line}") from None


def read_file(package: str, *path: str) -> Node:
    """A TOML file that comes with a package."""
    return read_toml(file_text(package, *path), path[-1])


def file_text(package: str, *path: str) -> str:
    return files(package).joinpath(*path).read_text("utf-8")


def read_texts(package: str, *path: str, suffix: str) -> dict[str, str]:
    """All files of a folder that comes with a package, by their names without the suffix."""
    names = file_names(package, *path, suffix=suffix)
    return {name.removesuffix(suffix): file_text(package, *path, name) for name in names}


def file_names(package: str, *path: str, suffix: str = ".toml") -> Sequence[str]:
    """The TOML files, or others, of a folder that comes with a package, in the order of their names."""
    found = [one.name for one in files(package).joinpath(*path).iterdir()]
    return sorted(name for name in found if name.endswith(suffix))
