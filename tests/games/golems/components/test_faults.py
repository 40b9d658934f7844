"""Every wrong thing in a scenario is refused with its line and in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from algoritmus.core.reader import InputError, Node, file_text, read_toml
from algoritmus.games.golems.components.cards import read_cards
from algoritmus.games.golems.components.fields import read_fields
from algoritmus.games.golems.components.parts import read_box_parts
from algoritmus.games.golems.components.scenarios import read_scenario
from algoritmus.games.golems.components.supply import read_boxes
from algoritmus.games.golems.rules.bot_cards import read_bot_cards
from tests.spoilt_toml import SNIPPETS, assert_read_or_refused

DATA = ("algoritmus.games.golems.components", "data")

BOARD = """\
edition = "board"
title = { en = "Test", ru = "Проба" }
story = { en = "Once.", ru = "Жил-был." }
field = ["....", ".is.", "....", "...."]
limit = 5
turns = "together"
tokens = [
  { at = "b3", kind = "barrel" },
  { at = "d1", kind = "wall" },
  { at = "a4", kind = "ladder", name = "A", end = "up" },
  { at = "c4", kind = "ladder", name = "A", end = "down" },
]

[goal]
kind = "reach"
cells = ["d4", "d3"]

[[golems]]
at = "a1"
facing = "N"
card = "sword"

[[golems]]
at = "b1"
facing = "N"
bot = "guard"
card = "bow"
"""

SMALL = """\
edition = "energy"
field = "cellar"
hand = "FBLRTA"
[title]
en = "Test"
ru = "Проба"
[story]
en = "Once."
ru = "Жил-был."
[goal]
kind = "bring"
[[golems]]
[[golems]]
"""

PUZZLE = """\
edition = "board"
title = { en = "Test", ru = "Проба" }
story = { en = "Once.", ru = "Жил-был." }
field = "common"
rows = 2
tokens = [
  { at = "b2", kind = "barrel", content = "empty" },
]
solutions = [
  ["F ; F"],
]

[goal]
kind = "reach"
cells = ["a3"]

[constraints]
use = ["F"]

[[golems]]
at = "a1"
facing = "N"
"""

MARKET = """\
edition = "board"
title = { en = "Test", ru = "Проба" }
story = { en = "Once.", ru = "Жил-был." }
field = "common"
hand = "FBLR"
golems = [{ bot = "patrol" }, { at = "b1", facing = "N" }]
tokens = [
  { at = "b2", kind = "barrel", content = "repair" },
  { at = "c2", kind = "wall" },
]
[goal]
kind = "roll"
cells = ["c3"]
"""

PAGES = {"board": BOARD, "small": SMALL, "puzzle": PUZZLE, "market": MARKET}
CORNERLESS = ("a2", "a3", "a4", "b1", "b2", "b4", "c1", "c3", "c4")
MANY_BARRELS = ", ".join(f'{{ at = "{cell}", kind = "barrel" }}' for cell in CORNERLESS)
TWO_REPAIRS = ", ".join(f'{{ at = "{cell}", kind = "barrel", content = "repair" }}' for cell in ("a3", "a4"))
Fault = tuple[str, int, str, int, str]

# page, line, what stands there instead, line of the error, reason (… for words that may stand between)
FAULTS: list[Fault] = [
    # TOML
    ("board", 2, "title = { en = ", 2, "this is not TOML"),
    ("board", 6, 'edition = "board"', 6, "this is not TOML: Cannot overwrite a value"),
    ("board", 28, 'card = """', 28, "this is not TOML"),
    ("board", 12, "", 14, "this is not TOML"),
    # keys
    ("board", 6, 'turn = "together"', 6, "unknown key 'turn': edition, title"),
    ("board", 19, 'cell = "a1"', 19, "unknown key 'cell': name, at"),
    ("board", 8, '  { at = "b3", kind = "barrel", colour = "red" },', 8, "unknown key 'colour': at, kind, content"),
    ("board", 1, "", 1, "the key 'edition' is missing"),
    ("board", 15, "", 14, "'kind': this must be one of: battle, reach … not left out"),
    ("board", 16, "", 14, "the key 'cells' is missing"),
    ("board", 20, "", 18, "the key 'facing' is missing"),
    ("board", 8, '  { kind = "barrel" },', 8, "the key 'at' is missing"),
    ("board", 8, '  { at = "b3" },', 8, "'kind': this must be one of: barrel, wall … not left out"),
    ("board", 10, '  { at = "a4", kind = "ladder", name = "A" },', 10, "the key 'end' is missing"),
    ("board", 2, "title = {}", 2, "the key 'en' is missing"),
    ("board", 2, 'title = "Test"', 2, "'title': a table is needed here, not the text 'Test'"),
    ("board", 3, 'story = { en = "", ru = "" }', 3, "'en': this text is empty"),
    # words and numbers
    ("board", 1, 'edition = "chess"', 1, "'edition' … one of: blocks, energy, cards, board … not the text 'chess'"),
    ("board", 15, 'kind = "fly"', 15, "'kind': this must be one of: battle, reach … not the text 'fly'"),
    ("board", 26, 'bot = "dragon"', 26, "'bot': this must be one of: die, hunter … not the text 'dragon'"),
    ("board", 21, 'card = "feather"', 21, "'card': this must be one of: sword … not the text 'feather'"),
    ("board", 20, 'facing = "up"', 20, "'facing': this must be one of: N, E, S, W … not the text 'up'"),
    ("board", 6, 'turns = "later"', 6, "'turns': this must be one of: together, one-by-one … not the text 'later'"),
    ("board", 5, "limit = 0", 5, "'limit': 0 is too small: at least 1"),
    ("board", 5, "limit = true", 5, "'limit': a whole number is needed here, not true"),
    ("board", 5, "limit = 11", 5, "a game of this edition has only 10 rounds"),
    ("board", 21, "strength = 1.0", 21, "'strength': a whole number is needed here, not 1.0"),
    ("board", 21, "damage = 3", 21, "red would be out already: damage 3 of 3"),
    ("board", 6, 'hand = "FLX"', 6, "there is no card X in this edition"),
    ("board", 6, 'hand = "FLT"', 6, "there is no card T in this edition"),
    ("board", 6, "autonomous = 1", 6, "'autonomous': true or false is needed here, not 1"),
    ("board", 6, 'bonus = "some"', 6, "'bonus': this must be one of: none, usual, all … not the text 'some'"),
    # the field and what lies on it
    ("board", 4, 'field = ["....", ".xs."]', 4, "'x' is no ground of this edition"),
    ("board", 4, "field = []", 4, "a field needs at least one cell"),
    ("board", 4, f'field = ["{"." * 27}"]', 4, "a field has at most 26 columns"),
    ("board", 4, 'field = "moon"', 4, "'field': this must be one of: duel-yard … not the text 'moon'"),
    ("board", 4, 'field = "cellar"', 4, "the field cellar is not for this edition"),
    ("board", 8, '  { at = "e3", kind = "barrel" },', 8, "e3 is off the field"),
    ("board", 8, '  { at = "33", kind = "barrel" },', 8, "'33' is not a cell: a letter a-z and a number"),
    ("board", 9, '  { at = "b3", kind = "wall" },', 9, "two things on b3: barrel and wall"),
    ("board", 9, '  { at = "d1", kind = "tree" },', 9, "'kind' … one of: barrel, wall, water … not the text 'tree'"),
    ("board", 8, '  { at = "b3", kind = "barrel", content = "gold" },', 8, "'content' … one of … not the text 'gold'"),
    ("board", 11, "", 10, "ladder A has one end only: up"),
    ("board", 10, '  { at = "a4", kind = "ladder", name = "A", end = "down" },', 11, "ladder A has this end twice"),
    ("board", 10, '  { at = "a4", kind = "ladder", name = "C", end = "up" },', 10, "'name' … A, B … text 'C'"),
    # golems
    ("board", 19, 'at = "d1"', 19, "two things on d1: wall and red"),
    ("board", 19, 'at = "b3"', 19, "two things on b3: barrel and red"),
    ("board", 24, 'at = "a1"', 24, "two things on a1: red and blue"),
    ("board", 26, 'name = "red"', 26, "two golems have the name 'red'"),
    ("board", 27, 'card = "hammer"', 27, "red has this card already: sword"),
    ("board", 21, "carrying = true", 21, "nothing is carried in this edition"),
    ("board", 21, 'bot = "die"', 18, "at least one golem must be a player's"),
    ("board", 21, 'subroutine = ["F"]', 21, "a subroutine has two cards, not 1"),
    ("board", 21, 'subroutine = ["A", "D"]', 21, "a subroutine may not have two fight cards"),
    ("board", 27, 'subroutine = ["F", "L"]', 27, "a bot has no subroutine"),
    ("board", 28, "[[golems]]\n" * 3, 18, "one to 4 golems, not 5"),
    ("board", 21, 'subroutine = ["F", "X"]', 21, "'X' is not a card of a subroutine"),
    # goals
    ("board", 16, 'cells = ["d1"]', 16, "nobody can stand on d1: it is a wall"),
    ("board", 16, 'cells = ["a1"]', 16, "red starts on its goal, on a1"),
    ("board", 16, "cells = []", 16, "a goal needs at least one cell"),
    ("board", 16, 'cells = [["d4"], ["d3"]]', 16, "there are 1 players, but cells for 2"),
    ("board", 16, 'cells = ["z9"]', 16, "z9 is off the field"),
    ("board", 15, 'kind = "bring"', 15, "nothing is carried in this edition"),
    ("board", 15, 'kind = "edge"', 16, "unknown key 'cells': kind, sides"),
    ("board", 15, 'kind = "bots"', 16, "unknown key 'cells': kind"),
    # foreign to a small edition
    ("small", 1, 'edition = "blocks"', 3, "there is no card T in this edition"),
    ("small", 3, f"tokens = [{MANY_BARRELS}]", 3, "the box has no more tokens for barrel"),
    ("small", 2, 'field = ["....", ".is.", "....", "...."]', 2, "'i' is no ground of this edition"),
    ("small", 2, 'field = [".....", ".....", ".....", ".....", "....."]', 2, "the field must be 4x4 or 6x6"),
    ("small", 2, 'field = "small-arena"', 11, "there is no barrel to bring"),
    ("small", 3, 'hand = "FBLRA"', 11, "without the card T nothing can be taken"),
    ("small", 3, 'tokens = [{ at = "d1", kind = "ladder", name = "A", end = "up" }]', 3, "no ladder in this edition"),
    ("small", 3, 'tokens = [{ at = "d1", kind = "logic", op = "not" }]', 3, "no logic in this edition"),
    ("small", 3, 'tokens = [{ at = "d1", kind = "barrel", content = "hole" }]', 3, "'content' … text 'hole'"),
    ("small", 3, 'water = "deep"', 3, "'water': this must be one of: life, flow … not the text 'deep'"),
    ("small", 13, '[[golems]]\nbot = "die"', 14, "there are no bots in this edition"),
    ("small", 13, '[[golems]]\ncard = "sword"', 14, "there are no golem cards in this edition"),
    ("small", 13, '[[golems]]\nsubroutine = ["F", "L"]', 14, "there is no subroutine in this edition"),
    ("small", 13, "[[golems]]\ncarrying = true", 11, "a golem has a barrel on its start cell already"),
    ("small", 13, "[[golems]]\n[[golems]]", 14, "the field has only 2 starts: the key 'at' is missing"),
    ("small", 11, 'kind = "bots"', 11, "there is no bot to put out"),
    ("small", 11, 'kind = "roll"\ncells = ["a2"]', 11, "barrels do not roll in this edition"),
    ("small", 11, 'kind = "edge"\nsides = ["S", "N"]', 12, "red starts on its goal, on a1"),
    ("small", 11, 'kind = "edge"\nsides = ["N", "S", "E"]', 12, "there are 2 players, but sides for 3"),
    ("small", 11, 'kind = "gears"\ncells = ["a2", "a2"]', 12, "a2 is there twice"),
    ("small", 11, 'kind = "gears"\ncells = ["b3"]', 12, "two things on b3: barrel and gear"),
    ("small", 11, 'kind = "gears"\ncells = ["a1"]', 12, "a golem starts on the gear on a1"),
    ("small", 11, 'kind = "gears"\ncells = ["a2"]\namount = 2', 13, "there are only 1 gears"),
    ("small", 3, "constraints = { rows = 1 }", 3, "only a puzzle has constraints"),
    ("market", 13, 'cells = ["c2"]', 13, "no barrel rolls to c2: it is a wall"),
    ("market", 13, 'cells = ["c3", "d3"]', 13, "2 cells need as many barrels, but there are 1"),
    ("market", 13, 'cells = ["b2"]', 13, "all barrels are in their places already"),
    ("market", 12, 'kind = "break"', 12, "without the card A nothing can be struck"),
    ("market", 12, 'kind = "bots"', 12, "without the card A nothing can be struck"),
    ("market", 8, "", 13, "1 cells need as many barrels, but there are 0"),
    ("market", 9, f"{TWO_REPAIRS}", 9, "the box has only 2 barrels with repair"),
    ("market", 6, 'golems = [{ bot = "patrol" }, { at = "b1" }]', 6, "the key 'facing' is missing"),
    ("market", 6, 'bonus = "none"\ngolems = [{ subroutine = ["F", "L"] }]', 7, "CALL is not in this game"),
    ("market", 6, "golems = []", 6, "one to 4 golems, not 0"),
    ("market", 6, "golems = 2", 6, "'golems': a list is needed here, not 2"),
    # foreign to board, and puzzles
    ("puzzle", 5, 'rows = 2\nwater = "flow"', 6, "this edition has one water rule only"),
    ("puzzle", 5, "rows = 2\nautonomous = true", 6, "there is no autonomous game in this edition"),
    ("puzzle", 5, 'rows = 2\nbonus = "usual"', 6, "there are no dice and luck cards in such a game"),
    ("puzzle", 7, '  { at = "b2", kind = "barrel" },', 6, "a puzzle must say what is in the barrel on b2"),
    ("puzzle", 10, '  ["F ; L"],', 10, "this solution does not reach the goal"),
    ("puzzle", 10, '  ["F ; G"],', 10, "there is no card 'G'"),
    ("puzzle", 10, '  ["F"],', 10, "1 rows are too few"),
    ("puzzle", 10, "", 9, "a puzzle needs at least one solution"),
    ("puzzle", 10, "  [],", 10, "a solution has a program for every round"),
    ("puzzle", 10, '  "F ; F",', 10, "'solutions': a list is needed here, not the text 'F ; F'"),
    ("puzzle", 18, 'use = ["magic"]', 18, "'use': this must be one of … not the text 'magic'"),
    ("puzzle", 18, 'use_all = ["loop"]', 18, "'use_all': this must be one of … not the text 'loop'"),
    ("puzzle", 18, 'avoid = ["F"]', 10, "the solution may not use F"),
    ("puzzle", 20, '[[golems]]\nat = "f6"\nfacing = "S"\n[[golems]]', 20, "a puzzle has one golem"),
    ("puzzle", 14, 'kind = "battle"', 14, "a battle needs at least two golems"),
]


@given(
    page=st.sampled_from(sorted(PAGES)),
    cut=st.tuples(st.integers(0, 600), st.integers(0, 40)),
    snippet=st.sampled_from(SNIPPETS) | st.text(max_size=8),
)
@settings(max_examples=400, deadline=None)
def test_any_page_is_read_or_refused(page: str, cut: tuple[int, int], snippet: str) -> None:
    start, length = cut
    text = PAGES[page][:start] + snippet + PAGES[page][start + length :]
    assert_read_or_refused(lambda: read_scenario(text, "own.toml"), text)


FILES: dict[str, tuple[tuple[str, ...], Callable[[Node], object]]] = {
    "bots": (("algoritmus.games.golems.rules", "bots.toml"), read_bot_cards),
    "boxes": ((*DATA, "boxes.toml"), read_boxes),
    "cards": ((*DATA, "cards.toml"), read_cards),
    "fields": ((*DATA, "fields.toml"), read_fields),
    "parts": ((*DATA, "parts.toml"), read_box_parts),
}


@given(
    file=st.sampled_from(sorted(FILES)),
    cut=st.tuples(st.floats(0, 1), st.integers(0, 40)),
    snippet=st.sampled_from(SNIPPETS) | st.text(max_size=8),
)
@settings(max_examples=200, deadline=None)
def test_any_file_of_the_box_is_read_or_refused(file: str, cut: tuple[float, int], snippet: str) -> None:
    place, read = FILES[file]
    whole = file_text(*place)
    start = int(len(whole) * cut[0])
    text = whole[:start] + snippet + whole[start + cut[1] :]
    assert_read_or_refused(lambda: read(read_toml(text, "own.toml")), text)


def test_a_program_that_walks_in_circles_for_ever_solves_nothing() -> None:
    page = file_text(*DATA, "puzzles", "staircase.toml")
    text = page.replace("limit = 3\n", "").replace("F ; R ; F ; L", "L")
    with pytest.raises(InputError, match="does not reach the goal"):
        read_scenario(text, "own.toml")


def changed(page: str, line: int, text: str) -> str:
    lines = PAGES[page].splitlines()
    lines[line - 1 : line] = [text]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("page", "line", "text", "at", "reason"), FAULTS)
def test_a_fault_is_refused_with_its_line(page: str, line: int, text: str, at: int, reason: str) -> None:
    with pytest.raises(InputError) as error:
        read_scenario(changed(page, line, text), "own.toml")
    assert all(words in error.value.message for words in reason.split(" … "))
    assert error.value.where == f"own.toml, line {at}"
    assert str(error.value) == f"own.toml, line {at}: {error.value.message}"
