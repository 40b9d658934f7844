"""A page of TOML read piece by piece: whatever is wrong with it is told with its line and in words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Sequence
from importlib.resources import files
from typing import Final

from algoritmus.core.grid import COMPASS, NO_CELL, Grid
from algoritmus.core.toml_lines import Path, find_lines

LANGS: Final = ("en", "ru")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class ScenarioError(Exception):
    """A scenario, or another page of data, that cannot be played: the file, the line and the reason."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}")
        self.name = name
        self.line = line
        self.reason = reason


class Page:
    """A text with its name and the line of everything in it."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        try:
            self.content: dict[str, object] = tomllib.loads(text)
            self.lines: dict[Path, int] = find_lines(text)
        except (ValueError, RecursionError) as error:
            raise syntax_error(text, name, str(error)) from None

    def top(self) -> Spot:
        return Spot(self, self.content, ())


def syntax_error(text: str, name: str, message: str) -> ScenarioError:
    place = _PLACE.search(message)
    line = int(place[1]) if place is not None and place[1] is not None else max(1, len(text.splitlines()))
    return ScenarioError(name, line, f"this is not TOML: {_PLACE.sub('', message)}")


class Spot:
    """One value of a page and where it stands."""

    def __init__(self, page: Page, value: object, path: Path) -> None:
        self.page = page
        self.value = value
        self.path = path

    def error(self, reason: str) -> ScenarioError:
        return ScenarioError(self.page.name, self.page.lines[self.path], reason)

    def name(self) -> str:
        """The key of this value; an element of a list has the list's key."""
        words = [step for step in self.path if isinstance(step, str)]
        return words[-1] if words else self.page.name

    def table(self, required: Collection[str] = (), optional: Collection[str] = ()) -> dict[str, Spot]:
        """The values of a table that has all required keys and none beyond the optional ones."""
        found = self.members()
        for key, spot in found.items():
            if key not in required and key not in optional:
                raise spot.error(f"there is no key {key!r} here: {', '.join((*required, *optional))}")
        for key in required:
            if key not in found:
                raise self.error(f"the key {key!r} is missing")
        return found

    def members(self) -> dict[str, Spot]:
        """The values of any table."""
        if not isinstance(self.value, dict):
            raise self.error(f"{self.name()!r} must be a table")
        return {key: Spot(self.page, value, (*self.path, key)) for key, value in self.value.items()}

    def items(self) -> list[Spot]:
        if not isinstance(self.value, list):
            raise self.error(f"{self.name()!r} must be a list")
        return [Spot(self.page, value, (*self.path, place)) for place, value in enumerate(self.value)]

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.error(f"{self.name()!r} must be a text")
        return self.value

    def word(self, words: Collection[str]) -> str:
        if not isinstance(self.value, str) or self.value not in words:
            raise self.error(f"{self.name()!r} is {self.value!r}, but must be one of: {', '.join(words)}")
        return self.value

    def whole(self, least: int = 1) -> int:
        """A whole number; true and 1.0 are none."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or self.value < least:
            raise self.error(f"{self.name()!r} must be a whole number, at least {least}, not {self.value!r}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.error(f"{self.name()!r} must be true or false, not {self.value!r}")
        return self.value

    def cell(self, field: Grid) -> int:
        """A cell of this field by its name."""
        try:
            cell = field.cell(self.text())
        except ValueError as error:
            raise self.error(str(error)) from None
        if cell == NO_CELL:
            raise self.error(f"{self.value} is off the field")
        return cell

    def facing(self) -> int:
        return COMPASS.index(self.word(tuple(COMPASS)))

    def words(self) -> dict[str, str]:
        """The same in all our languages: `{ en = "…", ru = "…" }`."""
        keys = self.table(LANGS)
        return {lang: keys[lang].text().strip() for lang in LANGS}


def file_text(package: str, *path: str) -> str:
    """A file that comes with a package."""
    return files(package).joinpath(*path).read_text("utf-8")


def file_names(package: str, *path: str) -> Sequence[str]:
    """The TOML files of a folder that comes with a package, in the order of their names."""
    found = [one.name for one in files(package).joinpath(*path).iterdir()]
    return sorted(name for name in found if name.endswith(".toml"))
