"""Lines of a TOML text: every key and every table is found where it stands."""

from __future__ import annotations

import tomllib

import pytest

from algoritmus.core.reader import InputError, file_names, file_text
from algoritmus.core.toml_lines import Path, find_lines
from algoritmus.games.golems.components.scenarios import read_scenario

FOLDERS = (
    ("golems.rules",),
    ("golems.components", "data"),
    ("golems.components", "data", "scenarios"),
    ("golems.components", "data", "puzzles"),
    ("progers.components", "data"),
)
FILES = [(*folder, name) for folder in FOLDERS for name in file_names(f"algoritmus.games.{folder[0]}", *folder[1:])]

TRICKY = '''\
# a comment with [brackets] and key = "value"
a = 1  # one
"quoted key" = 'it''s'
b.c = { d = [1, 2], "e.f" = { g = "}" } }
text = """
x = 1 \\""" y
[not a table]"""
raw = \'\'\'
'' \'\'\'
list = [
  "]",  # ]

  [ { h = 1 },
    { h = 2, i = 3 } ],
]

[ table . "sub table" ]
k = 2024-01-01T00:00:00Z

[[golems]]
at = "a1"
[golems.more]
deep = true
[[golems]]
[golems.more]
deep = [
  false,
]
[[golems.pets]]
name = "cat"
[[golems.pets]]
name = "dog"
'''.replace("'it''s'", '"it\'s"')


def paths(value: object, path: Path = ()) -> list[Path]:
    """The paths of everything in a parsed text."""
    found = [path]
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in members:
        found += paths(inner, (*path, key))
    return found


@pytest.mark.parametrize("path", FILES, ids="/".join)
def test_everything_in_a_data_file_has_a_line_with_its_key(path: tuple[str, ...]) -> None:
    text = file_text(f"algoritmus.games.{path[0]}", *path[1:])
    lines = find_lines(text)
    for one in paths(tomllib.loads(text)):
        assert one in lines
        if one and isinstance(one[-1], str):
            assert one[-1] in text.splitlines()[lines[one] - 1]


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("a",), 2),
        (("quoted key",), 3),
        (("b",), 4),
        (("b", "c", "d", 1), 4),
        (("b", "c", "e.f", "g"), 4),
        (("text",), 5),
        (("raw",), 8),
        (("list",), 10),
        (("list", 0), 11),
        (("list", 1), 13),
        (("list", 1, 0, "h"), 13),
        (("list", 1, 1), 14),
        (("list", 1, 1, "i"), 14),
        (("table", "sub table"), 17),
        (("table", "sub table", "k"), 18),
        (("golems",), 20),
        (("golems", 0), 20),
        (("golems", 0, "at"), 21),
        (("golems", 0, "more"), 22),
        (("golems", 0, "more", "deep"), 23),
        (("golems", 1), 24),
        (("golems", 1, "more", "deep"), 26),
        (("golems", 1, "more", "deep", 0), 27),
        (("golems", 1, "pets", 0), 29),
        (("golems", 1, "pets", 1, "name"), 32),
    ],
)
def test_lines_of_a_tricky_text(path: Path, line: int) -> None:
    assert find_lines(TRICKY)[path] == line


def test_a_tricky_text_has_a_line_for_everything_and_for_nothing_else() -> None:
    assert set(paths(tomllib.loads(TRICKY))) == set(find_lines(TRICKY))


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_lines_do_not_depend_on_how_they_end(newline: str) -> None:
    text = newline.join(('edition = "board"', "", "oops = 1", ""))
    with pytest.raises(InputError, match=r"^own\.toml, line 3: unknown key 'oops': edition, title"):
        read_scenario(text, "own.toml")


def test_an_empty_page_lacks_everything() -> None:
    with pytest.raises(InputError, match=r"^own\.toml, line 1: the key 'edition' is missing$"):
        read_scenario("", "own.toml")
