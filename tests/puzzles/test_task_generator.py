"""The task generator: tasks are proven and the same for a seed; faults in pages of Progers have their line."""

from __future__ import annotations

import pytest

from algoritmus.core.reader import InputError, read_toml
from algoritmus.puzzles import task_generator
from algoritmus.puzzles.generator import solves
from algoritmus.puzzles.lookup import support_of
from algoritmus.puzzles.task_generator import ORDER_OF_KINDS, make_island, make_puzzle
from algoritmus.puzzles.toml_page import print_page

QUEST = """rules = "basic"
heights = ["000000", "000000", "000000", "000000", "000000", "000000"]
bases = { red = "a1", blue = "f6", yellow = "a6", green = "f1" }
rovers = [{ name = "red", at = "a1", facing = "N" }, { name = "blue", at = "f6", facing = "S", turns = ["F"] }]
hand = { F = 2 }
turns = 2
goal = { kind = "cell", cells = ["a3"] }
title = { en = "x", ru = "x" }
story = { en = "x", ru = "x" }
"""


def test_an_island_is_made_of_proven_tasks() -> None:
    support = support_of("golems")
    made = make_island(support, "loop", "test")
    assert [kind for kind, _, _ in made] == list(ORDER_OF_KINDS)
    for kind, page, given in made:
        puzzle = support.read(read_toml(print_page(page), "made.toml"), "made")
        if kind in ("complete", "shorten"):
            program = given["given"]
            assert isinstance(program, list)
            assert solves(puzzle, puzzle.answer(program))
        assert ("mixed" in given) == (kind == "order")


def test_a_generator_without_result_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(task_generator, "MOST_TRIES", 0)
    with pytest.raises(LookupError):
        make_island(support_of("golems"), "loop", "test")
    assert make_puzzle("loop", 3, "1") is None


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("turns = 2", "turns = 9", "too many"),
        ('cells = ["a3"]', "cells = []", "at least one cell"),
        ('"a3"', '"a1"', "met before the first turn"),
        ("hand = { F = 2 }", "hand = { T = 1 }", "no card T"),
        ("hand = { F = 2 }", "hand = { F = 99 }", "only 12 cards F"),
        ('turns = ["F"]', 'turns = ["Z"]', "no word of a turn"),
        ('at = "f6"', 'at = "a1"', "two rovers"),
    ],
)
def test_a_fault_in_a_puzzle_of_progers_is_named_with_its_line(old: str, new: str, reason: str) -> None:
    support = support_of("progers")
    support.read(read_toml(QUEST, "own.toml"), "own")
    with pytest.raises(InputError) as error:
        support.read(read_toml(QUEST.replace(old, new), "own.toml"), "own")
    assert reason in error.value.message
    assert error.value.where.startswith("own.toml, line ")
