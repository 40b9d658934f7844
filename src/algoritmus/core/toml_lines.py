"""Line numbers in a TOML text, of each table, key and element: tomllib does not give them."""

from __future__ import annotations

import re
import tomllib
from typing import Final

Path = tuple[str | int, ...]  # keys and places in lists, from the top

_BLANKS: Final = re.compile(r"(?:\s|#[^\n]*)*")
_STRING: Final = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL)
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_DOT: Final = re.compile(r"[ \t]*\.[ \t]*")


def find_lines(text: str) -> dict[Path, int]:
    """The line (from 1) of everything in a text that tomllib has read without complaint."""
    return Walk(text).whole()


class Walk:
    """Walks through a text whose syntax tomllib has accepted, and notes the line of every path."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {(): 1}
        self.elements: dict[Path, int] = {}  # how many tables each list of tables has so far

    def whole(self) -> dict[Path, int]:
        table: Path = ()
        self.skip(_BLANKS)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_BLANKS)
        return self.lines

    def header(self) -> Path:
        """`[table]` or `[[list of tables]]`: the path of the table that begins here."""
        brackets = 2 if self.text.startswith("[[", self.at) else 1
        self.at += brackets
        self.skip(_BLANKS)
        path = self.key((), header=True)
        self.skip(_BLANKS)
        self.at += brackets
        if brackets == 2:
            self.elements[path] = self.elements.get(path, 0) + 1
            path = (*path, self.elements[path] - 1)
        self.lines[path] = self.line()
        return path

    def pair(self, table: Path) -> None:
        """`key = value`"""
        path = self.key(table)
        self.skip(_BLANKS)
        self.at += 1
        self.skip(_BLANKS)
        self.value(path)

    def key(self, table: Path, header: bool = False) -> Path:
        """The path of a dotted key; in a header a list of tables on the way means its last one."""
        path = (*table, self.simple_key())
        self.lines.setdefault(path, self.line())
        if not _DOT.match(self.text, self.at):
            return path
        self.skip(_DOT)
        if header and path in self.elements:
            path = (*path, self.elements[path] - 1)
        return self.key(path, header)

    def simple_key(self) -> str:
        if self.text[self.at] not in "\"'":
            return self.skip(_BARE_KEY)
        (key,) = tomllib.loads(f"{self.skip(_STRING)} = 0")
        return key

    def value(self, path: Path) -> None:
        self.lines.setdefault(path, self.line())
        mark = self.text[self.at]
        if mark == "[":
            self.array(path)
        elif mark == "{":
            self.inline_table(path)
        else:
            self.skip(_STRING if mark in "\"'" else _SCALAR)

    def array(self, path: Path) -> None:
        self.at += 1
        place = 0
        while not self.closes("]"):
            self.value((*path, place))
            place += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        while not self.closes("}"):
            self.pair(path)

    def closes(self, bracket: str) -> bool:
        """Step over blanks and a comma; whether the bracket closes here, and over it if it does."""
        self.skip(_BLANKS)
        if self.text[self.at] == ",":
            self.at += 1
            self.skip(_BLANKS)
        if self.text[self.at] != bracket:
            return False
        self.at += 1
        return True

    def skip(self, pattern: re.Pattern[str]) -> str:
        """Step over what the pattern matches here."""
        match = pattern.match(self.text, self.at)
        assert match is not None, f"line {self.line()} is not what tomllib has read"
        self.at = match.end()
        return match[0]

    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1
