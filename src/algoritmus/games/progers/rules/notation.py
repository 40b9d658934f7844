"""Planets and positions as text that can be read back: a picture of the field, then a line for each thing more.

A cell is its height (`.`, `1`, `2`) or the letter of the base on it, the samples on it oldest first (`afmw`), and
the rover on it: an arrow and its letter. `1am>R` is a low block with algae under moss and the red rover, facing east.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from algoritmus.core.grid import NO_CELL
from algoritmus.games.progers.rules.codes import COLOURS, END_RULES, NO_LIMIT, NOT_ENDED, SAMPLE_LETTERS
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.picture import Picture, Wall, read_picture
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.program import NO_CARDS_TEXT, parse_algorithm
from algoritmus.games.progers.rules.state import PAIR, Figure, Pile, Setup, State, paid_pairs

HEIGHT_MARKS: Final = ".12"
COLOUR_LETTERS: Final = "RBYG"
ARROWS: Final = "^>v<"
OFF_FIELD: Final = "off"
NOTHING: Final = "-"
_CELL: Final = re.compile(rf"([{HEIGHT_MARKS}{COLOUR_LETTERS}])([{SAMPLE_LETTERS}]*)(?:([\^>v<])([{COLOUR_LETTERS}]))?")
_LINE_WORDS: Final = (*COLOURS, "lifts", "algorithm", "paid", "waiting", "left", "ended")


def print_planet(planet: Planet) -> str:
    cells = [[HEIGHT_MARKS[planet.heights[cell]] for cell in row] for row in _rows(planet)]
    return "\n".join([str(Picture("", cells, _print_walls(planet))), *_print_lifts(planet)])


def parse_planet(text: str) -> Planet:
    picture, lines = _split(text)
    return _read_planet(picture, lines)


def print_position(state: State) -> str:
    planet = state.setup.planet
    cells = [[_print_cell(state, cell) for cell in row] for row in _rows(planet)]
    lines = [str(Picture(state.setup.edition.name, cells, _print_walls(planet))), *_print_lifts(planet)]
    lines += [_print_rover(state, seat) for seat in range(len(state.figures))]
    lines.append(f"algorithm {state.algorithm}")
    names = [COLOURS[colour] for colour in state.setup.colours]
    paid = [f"{names[one]}-{names[two]}" for one, two in paid_pairs(state)]
    lines += ["paid " + " ".join(paid)] if paid else []
    waiting = [name for seat, name in enumerate(names) if state.waiting & (1 << seat)]
    lines += ["waiting " + " ".join(waiting)] if waiting else []
    lines += [f"left {state.turns_left}"] if state.turns_left != NO_LIMIT else []
    lines += [f"ended {END_RULES[state.ended]}"] if state.ended != NOT_ENDED else []
    return "\n".join(lines)


def parse_position(text: str) -> State:
    """The position that prints as this text. Rovers without a line of their own have nothing aboard."""
    picture, lines = _split(text)
    edition = _edition(picture.title)
    planet = _read_planet(picture, lines)
    cells = [_read_cell(text) for row in picture.cells for text in row]
    bases = [_find([base for base, _, _ in cells], letter) for letter in COLOUR_LETTERS]
    colours = _seats(lines, cells)
    setup = Setup(edition, planet, bases, colours)
    figures = [_read_rover(cells, colour, lines.get(COLOURS[colour], [])) for colour in colours]
    names: list[str] = [COLOURS[colour] for colour in colours]
    waiting = sum(1 << names.index(name) for name in lines.get("waiting", []))
    return State(
        setup,
        figures,
        [samples for _, samples, _ in cells],
        parse_algorithm(" ".join(lines.get("algorithm", [NO_CARDS_TEXT]))),
        _read_paid(lines.get("paid", []), names),
        waiting,
        int(lines["left"][0]) if "left" in lines else NO_LIMIT,
        END_RULES.index(lines["ended"][0]) if "ended" in lines else NOT_ENDED,
    )


def _rows(planet: Planet) -> list[range]:
    width = planet.grid.width
    return [range(row * width, (row + 1) * width) for row in range(planet.grid.height)]


def _print_walls(planet: Planet) -> list[Wall]:
    width = planet.grid.width
    return [((one % width, one // width), (two % width, two // width)) for one, two in planet.walls]


def _print_lifts(planet: Planet) -> list[str]:
    name = planet.grid.name
    lifts = [f"{name(top)}-{name(end) if end != NO_CELL else OFF_FIELD}" for top, end in planet.lifts]
    return ["lifts " + " ".join(lifts)] if lifts else []


def _print_cell(state: State, cell: int) -> str:
    ground = HEIGHT_MARKS[state.setup.planet.heights[cell]]
    if cell in state.setup.bases:
        ground = COLOUR_LETTERS[state.setup.bases.index(cell)]
    rovers = [
        ARROWS[figure.facing] + COLOUR_LETTERS[colour]
        for figure, colour in zip(state.figures, state.setup.colours, strict=True)
        if figure.at == cell
    ]
    return ground + _print_pile(state.samples[cell]) + "".join(rovers)


def _print_pile(pile: Pile) -> str:
    return "".join(SAMPLE_LETTERS[sample] for sample in pile)


def _print_rover(state: State, seat: int) -> str:
    figure = state.figures[seat]
    aboard, delivered = (_print_pile(pile) or NOTHING for pile in (figure.aboard, figure.delivered))
    return f"{COLOURS[state.setup.colours[seat]]} aboard {aboard} delivered {delivered}"


def _split(text: str) -> tuple[Picture, dict[str, list[str]]]:
    """The picture, and the words of each further line by the word it begins with."""
    drawn: list[str] = []
    lines: dict[str, list[str]] = {}
    for line in text.splitlines():
        words = line.split()
        if words and words[0] in _LINE_WORDS:
            lines[words[0]] = words[1:]
        elif words:
            drawn.append(line)
    return read_picture(drawn), lines


def _edition(name: str) -> Edition:
    if name not in EDITIONS:
        raise ValueError(f"{name!r} is no rule set")
    return EDITIONS[name]


def _read_planet(picture: Picture, lines: dict[str, list[str]]) -> Planet:
    heights = ["".join(_read_height(text) for text in row) for row in reversed(picture.cells)]
    width = len(heights[0])
    walls = [(row * width + column, other[1] * width + other[0]) for (column, row), other in picture.walls]
    bare = Planet(heights)
    lifts = [_read_lift(bare, text) for text in lines.get("lifts", [])]
    return Planet(heights, walls, lifts)


def _read_height(text: str) -> str:
    return str(max(0, HEIGHT_MARKS.find(text[0])))


def _read_lift(planet: Planet, text: str) -> tuple[int, int]:
    top, bottom = text.split("-")
    return planet.grid.cell(top), NO_CELL if bottom == OFF_FIELD else planet.grid.cell(bottom)


def _read_cell(text: str) -> tuple[str, Pile, tuple[str, int]]:
    """Height or base, samples, and the rover's letter and facing (empty for none)."""
    found = _CELL.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no cell")
    ground, samples, arrow, letter = found.groups()
    rover = (letter, ARROWS.index(arrow)) if letter else ("", 0)
    return ground, _read_pile(samples), rover


def _read_pile(text: str) -> Pile:
    return () if text == NOTHING else tuple(SAMPLE_LETTERS.index(letter) for letter in text)


def _find(marks: Sequence[str], mark: str) -> int:
    if marks.count(mark) != 1:
        raise ValueError(f"{mark} stands on {marks.count(mark)} cells")
    return marks.index(mark)


def _seats(lines: Iterable[str], cells: Sequence[tuple[str, Pile, tuple[str, int]]]) -> list[int]:
    """The colours at the table: first as their lines come, then the others in the field."""
    listed = [COLOURS.index(word) for word in lines if word in COLOURS]
    drawn = [COLOUR_LETTERS.index(letter) for _, _, (letter, _) in cells if letter]
    return listed + sorted(set(drawn) - set(listed))


def _read_rover(cells: Sequence[tuple[str, Pile, tuple[str, int]]], colour: int, words: Sequence[str]) -> Figure:
    at = _find([letter for _, _, (letter, _) in cells], COLOUR_LETTERS[colour])
    piles = dict(zip(words[::2], words[1::2], strict=True))
    aboard, delivered = (_read_pile(piles.get(name, NOTHING)) for name in ("aboard", "delivered"))
    return Figure(at, cells[at][2][1], aboard, delivered)


def _read_paid(pairs: Sequence[str], names: list[str]) -> int:
    paid = 0
    for pair in pairs:
        one, two = pair.split("-")
        paid |= PAIR[names.index(one) * 4 + names.index(two)]
    return paid
