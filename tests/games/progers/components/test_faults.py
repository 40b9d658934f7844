"""Every wrong thing in a file of blocks, field sides or layouts is refused with file, line and reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from algoritmus.core.reader import Node, file_text, read_toml
from algoritmus.games.progers.components.planets import read_blocks, read_layouts, read_sides
from tests.spoilt_toml import SNIPPETS, assert_read_or_refused, assert_refused, spoilt

BLOCKS = """\
[brick]
height = 1
picture = [
    "o.o",
    ".o ",
]
lifts = ["a2 W", "b1 S"]
"""

SIDES = """\
[tiny]
picture = \"\"\"
    a  b  c
 3  . |o  .
 2  o  .  .
    --
 1  .  .  .
\"\"\"
"""

LAYOUTS = """\
[two-hills]
en = "Two hills"
ru = "Два холма"
blocks = ["brick b4 N", "cube d2 N"]
"""

Reader = Callable[[Node], object]
PAGES: dict[str, tuple[str, Reader]] = {
    "blocks": (BLOCKS, read_blocks),
    "sides": (SIDES, read_sides),
    "layouts": (LAYOUTS, lambda top: read_layouts(top, "basic")),
}


@pytest.mark.parametrize(
    ("page", "old", "new", "line", "reason"),
    [
        ("blocks", "height = 1", "height = 0", 2, "'height': 0 is too small: at least 1"),
        ("blocks", "height = 1", "", 1, "the key 'height' is missing"),
        ("blocks", "height = 1", "height = 1\ncolour = 1", 3, "unknown key 'colour': height, picture, lifts"),
        ("blocks", '"o.o"', '"oxo"', 4, "a row of a block is made of cells '.', marks 'o' and blanks"),
        ("blocks", '"o.o"', "3", 4, "'picture': a text is needed here, not 3"),
        ("blocks", '    "o.o",\n    ".o ",\n', "", 3, "a block needs at least one cell"),
        ("blocks", "a2 W", "c1 W", 7, "the block has no cell c1"),
        ("blocks", "a2 W", "2a W", 7, "'2a' is not a cell"),
        ("blocks", "a2 W", "a2 up", 7, "a lift is its cell and the side on which it goes down, like 'a2 W'"),
        ("blocks", "[brick]", "[brick", 1, "this is not TOML"),
        ("sides", "a  b  c", "a  b  d", 2, "no column letters"),
        ("sides", " 3  . |o  .\n", "", 2, "a side of the field is a square"),
        ("sides", ". |o  .", ". |o", 2, "2 cells in a row of 3"),
        ("sides", "    --", "     --", 2, "a wall stands under no column"),
        ("sides", " 1  .  .  .\n", " 1  .  .  .\n    --\n", 2, "a wall stands off the field"),
        ("sides", " 3  .", "    --\n 3  .", 2, "a wall stands off the field"),
        ("sides", "picture", "drawing", 2, "unknown key 'drawing': picture"),
        ("layouts", "brick b4 N", "castle b4 N", 4, "there is no block 'castle': brick, cube"),
        ("layouts", "brick b4 N", "brick b4", 4, "'brick b4' is no block on a field: its name, a cell and a direction"),
        ("layouts", "brick b4 N", "brick b4 X", 4, "'brick b4 X' is no block on a field"),
        ("layouts", "brick b4 N", "brick 4b N", 4, "'4b' is not a cell"),
        ("layouts", 'ru = "Два холма"', "", 1, "the key 'ru' is missing"),
        ("layouts", '"Два холма"', '" "', 3, "'ru': this text is empty"),
    ],
)
def test_a_fault_is_refused_with_its_line(page: str, old: str, new: str, line: int, reason: str) -> None:
    text, read = PAGES[page]
    assert_refused(lambda: read(read_toml(spoilt(text, old, new), "own.toml")), line, reason)


@given(
    page=st.sampled_from(sorted(PAGES)),
    cut=st.tuples(st.integers(0, 120), st.integers(0, 20)),
    snippet=st.sampled_from(SNIPPETS) | st.text(max_size=8),
)
@settings(max_examples=400, deadline=None)
def test_any_file_is_read_or_refused(page: str, cut: tuple[int, int], snippet: str) -> None:
    start, length = cut
    text, read = PAGES[page]
    cut_up = text[:start] + snippet + text[start + length :]
    assert_read_or_refused(lambda: read(read_toml(cut_up, "own.toml")), cut_up)


def test_the_pages_are_read_as_they_stand() -> None:
    for text, read in PAGES.values():
        read(read_toml(text, "own.toml"))
    for name, read in (("blocks", read_blocks), ("sides", read_sides)):
        read(read_toml(file_text("algoritmus.games.progers.components", "data", f"{name}.toml"), "own.toml"))
