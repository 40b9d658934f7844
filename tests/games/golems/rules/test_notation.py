"""Positions of golems as text: they print, and are read back."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.codes import LADDER, LETTERS, NOTHING, TOKEN_XOR, WALL, WATER
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.notation import parse_picture, parse_position, picture, str_position
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State

PAGE = Path(__file__).parents[4] / "docs" / "notation.md"
names = st.one_of(st.sampled_from(["red", "rose", "Рыжий", "blue fox", "", "a,b: c", '"', "ladder", "x\ny"]), st.text())
numbers = st.integers(1, 99)
often = settings(derandomize=True, deadline=None, database=None, max_examples=100)


@st.composite
def states(draw: st.DrawFn) -> State:
    """Any position that can be: dense, with odd names, golems out, ladders and gaps."""
    width = draw(st.integers(1, 5))
    row = st.text(".is ", min_size=width, max_size=width)
    field = Grid([*draw(st.lists(row, max_size=12)), "." * width])
    cells = draw(st.permutations(field.cells()))
    setup = draw(setups(field, cells))
    return draw(positions(setup, cells))


@st.composite
def setups(draw: st.DrawFn, field: Grid, cells: list[int]) -> Setup:
    edition = EDITIONS[draw(st.sampled_from(sorted(EDITIONS)))]
    ladders = []
    for name in draw(st.lists(st.one_of(st.sampled_from("ABC"), names), unique=True, max_size=len(cells) // 2)):
        ladders.append((name, cells.pop(), cells.pop()))
    cards = st.builds(
        Sheet,
        st.just(""),
        numbers,
        numbers,
        numbers,
        numbers,
        st.lists(st.integers(0, len(LETTERS) - 1), max_size=2),
        st.sampled_from(["", *BOT_CARDS]),
    )
    sheets = []
    for name in draw(st.lists(names, unique=True, min_size=1, max_size=4)):
        card = draw(cards)
        sheets.append(Sheet(name, card.strength, card.reach, card.rows, card.limit, card.subroutine, card.bot))
    return Setup(edition, field, sheets, ladders, draw(st.sampled_from(edition.waters)), draw(st.booleans()))


@st.composite
def positions(draw: st.DrawFn, setup: Setup, cells: list[int]) -> State:
    """Golems on cells that are left or on ladders, and things on all others that are left."""
    things = [NOTHING] * len(setup.field.marks)
    room = list(cells)
    for _, up, down in setup.ladders:
        things[up] = things[down] = LADDER
        room += [up, down]
    figures = []
    for _ in setup.sheets:
        place = draw(st.integers(-1, len(room) - 1))
        at = room.pop(place) if place >= 0 else NO_CELL
        extra = draw(st.integers(-3, 3))
        figures.append(Figure(at, draw(st.integers(0, 3)), draw(st.integers(0, 99)), draw(st.booleans()), extra))
    standing = [figure.at for figure in figures]
    for cell in cells:
        kinds = [thing for thing in range(TOKEN_XOR + 1) if thing != LADDER and (thing > WATER or cell not in standing)]
        things[cell] = draw(st.sampled_from([NOTHING, *kinds]))
    return State(setup, figures, things, draw(numbers))


@often
@given(states())
def test_positions_print_and_are_read_back(state: State) -> None:
    assert parse_position(str_position(state)) == state


@often
@given(states())
def test_a_picture_alone_tells_where_everything_is(state: State) -> None:
    drawn = parse_picture(picture(state))
    assert drawn.field == state.setup.field
    assert tuple(drawn.things) == state.things
    assert sorted(drawn.golems.values()) == sorted(
        (figure.at, figure.facing) for figure in state.figures if figure.at != NO_CELL
    )
    assert len(drawn.ends) == 2 * len(state.setup.ladders)


@often
@given(states())
def test_a_picture_is_straight(state: State) -> None:
    """Every row is as long as the letters below it, up to blanks at the end; nothing sticks out."""
    lines = picture(state).split("\n")
    assert len(lines) == state.setup.field.height + 1
    assert len({len(line.split()) for line in lines[:-1]}) == 1
    starts = [start for start, char in enumerate(lines[-1]) if char != " "]
    for line in lines:
        assert all(start == 0 or line[start - 1 : start] in (" ", "") for start in starts)


def test_a_picture_as_a_child_sees_it() -> None:
    setup = Setup(EDITIONS["board"], Grid([".i.", "s. "]), [Sheet("red"), Sheet("rust")], [("A", 0, 5)])
    state = State(setup, [Figure(0, 1), Figure(4, 2)], [LADDER, WALL, NOTHING, WATER, TOKEN_XOR, LADDER])
    assert picture(state) == "2 ~     Uvxi  Ad\n1 R>Aus #     _\n  a     b     c"


WRONG = {
    "": "three parts",
    "board\n\n. .": "three parts",
    "chess\n\nR> .\n\nR red": "'chess' is no edition",
    "board, round x\n\nR> .\n\nR red": "'round x'",
    "board, water wine\n\nR> .\n\nR red": "'water wine'",
    "board\n\nR> ?\n\nR red": "'?' is nothing that a cell can show",
    "board\n\nR> .\n.\n\nR red": "the same number of cells",
    "board\n\nR> R<\n\nR red": "two golems have the letter R",
    "board\n\nR> .\n\nB blue: out ^": "one line with its letter",
    "board\n\nR> .\n\nR red\nR rust": "one line with its letter",
    "board\n\n. .\n\nR red": "must be in the picture, or out",
    "board\n\nR> .\n\nR red: out ^": "must be in the picture, or out",
    "board\n\nR> .\n\nR red: flying": "'flying'",
    "board\n\nR> .\n\nR red: bot robot": "'robot'",
    "board\n\nR> .\n\nred": "no golem",
    "board\n\nR> Au\n\nR red": "needs both ends",
    "board\n\nR> Au Au Ad\n\nR red": "the end Au",
    "board\n\nR> Au Ad\n\nladder A\nR red": "is no ladder",
    "board\n\nR> Au Ad\n\nladder B cellar\nR red": "has no line",
}


@pytest.mark.parametrize(("text", "words"), WRONG.items())
def test_an_invalid_notation_has_a_reason(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        parse_position(text)


def test_the_page_about_notation_is_true() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted > 10
    assert found.failed == 0
