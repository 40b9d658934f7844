"""Positions as text: a picture of the field that a child can read, and a line for every golem."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from algoritmus.core.grid import NO_CELL, Grid, name_cell
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.codes import GROUND_MARKS, LADDER, LETTERS, NOTHING
from algoritmus.games.golems.rules.edition import Water
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State

ARROWS: Final = "^>v<"  # by direction
THINGS: Final = ("", "o", "o!", "o*", "o+", "o-", "o@", "#", "~", "", "&", "|", "!", "x")  # by number; ladders differ
GAP: Final = "_"  # no cell
WATERS: Final = {"life": Water.TAKES_LIFE, "flow": Water.CARRIES}
WATER_NAMES: Final = {water: name for name, water in WATERS.items()}

_LETTER: Final = re.compile(r"[^\W\d_a-z]")  # of a golem or a ladder
_CELL: Final = re.compile(
    rf"(?:({_LETTER.pattern})([\^>v<]))?"  # a golem and where it looks
    rf"(?:(o[!*+@-]?|[#~&|!x])|({_LETTER.pattern})([ud]))?"  # what lies there, or a ladder and its end
    r"([.is])?"  # the ground
)
_PLAIN_NAME: Final = re.compile(r'[^\s:,"]+')
_NAME: Final = rf'{_PLAIN_NAME.pattern}|"(?:[^"\\]|\\.)*"'
_LADDER_LINE: Final = re.compile(rf"ladder (\S) ({_NAME})")
_GOLEM_LINE: Final = re.compile(rf"(\S) ({_NAME})(?:: (.*))?")
_HEADER_PARTS: Final = r"round \d+|water (?:life|flow)|autonomous"
_GOLEM_PARTS: Final = (
    r"damage \d+/\d+|strength \d+|range \d+|rows \d+(?:[+-]\d+)?|carrying|subroutine [FBLRSADT]*|bot \w+|out [\^>v<]"
)


# Printing


def str_position(state: State) -> str:
    """The whole position; `parse_position` reads it back."""
    setup = state.setup
    footer = ladder_lines(setup) + [golem_line(state, seat, letter) for seat, letter in enumerate(letters_of(setup))]
    return "\n".join([header(state), "", picture(state), "", *footer]) + "\n"


def picture(state: State) -> str:
    """Only the drawing: rows from north to south with their numbers, the columns' letters below."""
    field = state.setup.field
    shown = show_cells(state)
    wide = max(len(token) for token in shown)
    margin = len(str(field.height))
    lines = []
    for row in range(field.height - 1, -1, -1):
        tokens = [token.ljust(wide) for token in shown[row * field.width : (row + 1) * field.width]]
        lines.append(" ".join([str(row + 1).rjust(margin), *tokens]).rstrip())
    columns = [name_cell(column, 0)[0].ljust(wide) for column in range(field.width)]
    return "\n".join([*lines, " ".join([" " * margin, *columns]).rstrip()])


def show_cells(state: State) -> list[str]:
    """The token of every cell, by the cell's number."""
    setup = state.setup
    shown = [THINGS[thing] for thing in state.things]
    for letter, (_, up, down) in zip(ladder_letters(setup), setup.ladders, strict=True):
        shown[up], shown[down] = letter + "u", letter + "d"
    for letter, figure in zip(letters_of(setup), state.figures, strict=True):
        if figure.at != NO_CELL:
            shown[figure.at] = letter + ARROWS[figure.facing] + shown[figure.at]
    return [show_ground(token, mark) for token, mark in zip(shown, setup.field.marks, strict=True)]


def show_ground(token: str, mark: str) -> str:
    """Summer shows only where nothing else is, ice and snow always."""
    if mark == " ":
        return GAP
    return token if token and mark == GROUND_MARKS[0] else token + mark


def letters_of(setup: Setup) -> list[str]:
    """The letter of each golem: the first of its name that is still free."""
    return free_letters([sheet.name for sheet in setup.sheets])


def ladder_letters(setup: Setup) -> list[str]:
    return free_letters([name for name, _, _ in setup.ladders])


def free_letters(names: Sequence[str]) -> list[str]:
    taken: list[str] = []
    for name in names:
        taken.append(next(letter for letter in offers(name) if _LETTER.fullmatch(letter) and letter not in taken))
    return taken


def offers(name: str) -> Iterator[str]:
    """The letters of a name, then all others from A on."""
    yield from name.upper()
    yield from map(chr, count(ord("A")))


def ladder_lines(setup: Setup) -> list[str]:
    """Lines with the names of ladders; none if the names are the letters, in order."""
    letters, names = ladder_letters(setup), [name for name, _, _ in setup.ladders]
    if names == sorted(letters):
        return []
    return [f"ladder {letter} {quoted(name)}" for letter, name in zip(letters, names, strict=True)]


def header(state: State) -> str:
    setup = state.setup
    parts = [setup.edition.name, f"round {state.round}", f"water {WATER_NAMES[setup.water]}"]
    return ", ".join([*parts, "autonomous"] if setup.autonomous else parts)


def golem_line(state: State, seat: int, letter: str) -> str:
    sheet, figure = state.setup.sheets[seat], state.figures[seat]
    extra = f"{figure.extra_rows:+d}" if figure.extra_rows else ""
    parts = [
        f"damage {figure.damage}/{sheet.limit}",
        f"strength {sheet.strength}",
        f"range {sheet.reach}",
        f"rows {sheet.rows}{extra}",
    ]
    if figure.carrying:
        parts.append("carrying")
    if sheet.subroutine:
        parts.append("subroutine " + "".join(LETTERS[command] for command in sheet.subroutine))
    if sheet.bot:
        parts.append(f"bot {sheet.bot}")
    if figure.at == NO_CELL:
        parts.append(f"out {ARROWS[figure.facing]}")
    return f"{letter} {quoted(sheet.name)}: {', '.join(parts)}"


def quoted(name: str) -> str:
    return name if _PLAIN_NAME.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def unquoted(name: str) -> str:
    return str(json.loads(name)) if name.startswith('"') else name


# Reading


class Picture:
    """A drawing read back: the field, what lies on it, and by letter the ladders' ends and the golems."""

    __slots__ = ("ends", "field", "golems", "things")

    def __init__(self, field: Grid) -> None:
        self.field = field
        self.things: list[int] = [NOTHING] * len(field.marks)
        self.ends: dict[str, int] = {}  # `Au` and `Ad` to cells
        self.golems: dict[str, tuple[int, int]] = {}  # letter to cell and facing

    def put(self, token: str, cell: int) -> None:
        match = _CELL.fullmatch(token)
        if match is None:
            return  # a gap
        letter, arrow, thing, ladder, end, _ = match.groups()
        if letter:
            if letter in self.golems:
                raise ValueError(f"two golems have the letter {letter}")
            self.golems[letter] = cell, ARROWS.index(arrow)
        if thing:
            self.things[cell] = THINGS.index(thing)
        if ladder:
            if ladder + end in self.ends:
                raise ValueError(f"two ladders have the end {ladder + end}")
            self.things[cell] = LADDER
            self.ends[ladder + end] = cell

    def ladder(self, letter: str) -> tuple[int, int]:
        """The upper and the lower end."""
        if letter + "u" not in self.ends or letter + "d" not in self.ends:
            raise ValueError(f"ladder {letter} needs both ends, {letter}u and {letter}d")
        return self.ends[letter + "u"], self.ends[letter + "d"]


def parse_picture(text: str) -> Picture:
    """A drawing, with or without row numbers and column letters."""
    rows = [tokens_of(line) for line in text.split("\n") if line.strip()]
    if rows and rows[-1][0] == "a":
        rows.pop()
    if not rows or any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("a picture has rows, and all of them the same number of cells")
    found = Picture(Grid(["".join(ground_of(token) for token in row) for row in rows]))
    for number, row in enumerate(reversed(rows)):
        for column, token in enumerate(row):
            found.put(token, number * len(row) + column)
    return found


def tokens_of(line: str) -> list[str]:
    tokens = line.split()
    return tokens[1:] if tokens[0].isdecimal() and len(tokens) > 1 else tokens


def ground_of(token: str) -> str:
    if token == GAP:
        return " "
    match = _CELL.fullmatch(token)
    if match is None:
        raise ValueError(f"{token!r} is nothing that a cell can show")
    return match[6] or GROUND_MARKS[0]


def parse_position(text: str) -> State:
    """Parse the text of `str_position`; defaults may be left out. ValueError says what is wrong."""
    parts = [part for part in re.split(r"\n(?:[^\S\n]*\n)+", text.strip("\n")) if part.strip()]
    if len(parts) != 3:
        raise ValueError("a position has three parts with blank lines between them: header, picture, golems")
    drawn = parse_picture(parts[1])
    footer = [line.strip() for line in parts[2].split("\n")]
    golems = [read_golem_line(line) for line in footer if not line.startswith("ladder ")]
    ladders = read_ladders(drawn, [line for line in footer if line.startswith("ladder ")])
    edition, *more = parts[0].strip().split(", ")
    if edition not in EDITIONS:
        raise ValueError(f"{edition!r} is no edition")
    words = read_parts(", ".join(more), _HEADER_PARTS)
    water = WATERS[words["water"]] if "water" in words else None
    sheets = [read_sheet(name, parts_) for _, name, parts_ in golems]
    setup = Setup(EDITIONS[edition], drawn.field, sheets, ladders, water, "autonomous" in words)
    return State(setup, read_figures(drawn, golems), drawn.things, int(words.get("round", "1")))


def read_parts(text: str, known: str) -> dict[str, str]:
    """`rows 4, carrying` as words with what follows them."""
    found: dict[str, str] = {}
    for part in text.split(", ") if text else ():
        if not re.fullmatch(known, part):
            raise ValueError(f"what is {part!r}?")
        word, _, value = part.partition(" ")
        found[word] = value
    return found


GolemLine = tuple[str, str, dict[str, str]]  # letter, name, parts


def read_golem_line(line: str) -> GolemLine:
    match = _GOLEM_LINE.fullmatch(line)
    if match is None:
        raise ValueError(f"{line!r} is no golem: its letter, its name, a colon and its card")
    return match[1], unquoted(match[2]), read_parts(match[3] or "", _GOLEM_PARTS)


def read_ladders(drawn: Picture, lines: Sequence[str]) -> list[tuple[str, int, int]]:
    """The ladders that are listed in their order, or all of them by their letters."""
    names = {letter: letter for letter in sorted(end[0] for end in drawn.ends)} if not lines else {}
    for line in lines:
        match = _LADDER_LINE.fullmatch(line)
        if match is None:
            raise ValueError(f"{line!r} is no ladder: its letter and its name")
        names[match[1]] = unquoted(match[2])
    if any(end[0] not in names for end in drawn.ends):
        raise ValueError("a ladder of the picture has no line")
    return [(name, *drawn.ladder(letter)) for letter, name in names.items()]


def read_sheet(name: str, parts: dict[str, str]) -> Sheet:
    bot = parts.get("bot", "")
    if bot and bot not in BOT_CARDS:
        raise ValueError(f"there is no bot {bot!r}")
    return Sheet(
        name,
        int(parts.get("strength", "1")),
        int(parts.get("range", "1")),
        int(re.split("[+-]", parts.get("rows", "4"))[0]),
        int(parts.get("damage", "0/3").partition("/")[2]),
        [LETTERS.index(letter) for letter in parts.get("subroutine", "")],
        bot,
    )


def read_figures(drawn: Picture, golems: Sequence[GolemLine]) -> list[Figure]:
    letters = [letter for letter, _, _ in golems]
    if len(set(letters)) < len(letters) or any(letter not in letters for letter in drawn.golems):
        raise ValueError("every golem of the picture has one line with its letter")
    return [read_figure(drawn, letter, parts) for letter, _, parts in golems]


def read_figure(drawn: Picture, letter: str, parts: dict[str, str]) -> Figure:
    if (letter in drawn.golems) == ("out" in parts):
        raise ValueError(f"golem {letter} must be in the picture, or out, and not both")
    at, facing = drawn.golems[letter] if letter in drawn.golems else (NO_CELL, ARROWS.index(parts["out"]))
    damage = int(parts.get("damage", "0/3").partition("/")[0])
    extra = re.search(r"[+-]\d+", parts.get("rows", ""))
    return Figure(at, facing, damage, "carrying" in parts, int(extra[0]) if extra else 0)
