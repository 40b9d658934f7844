"""Puzzles of Progers (way.puzzle): what is given, so many turns, open turns of others, and only the goal wins."""

from __future__ import annotations

from typing import Any, cast

import pytest

from algoritmus.core.game import END
from algoritmus.core.reader import InputError, decoded
from algoritmus.explain.catalogue import LANGS
from algoritmus.explain.reasons import why
from algoritmus.games.progers.puzzles.definition import read_definition
from algoritmus.games.progers.puzzles.puzzle import RoverPuzzle

PAGE: dict[str, Any] = {
    "rules": "basic",
    "heights": ["000000"] * 6,
    "bases": {"red": "a1", "blue": "f6", "yellow": "a6", "green": "f1"},
    "rovers": [{"name": "red", "at": "c1", "facing": "N"}],
    "hand": {"F": 3, "R": 1},
    "turns": 2,
    "goal": {"kind": "cell", "cells": ["c4"]},
    "title": {"en": "Three up", "ru": "Три вверх"},
    "story": {"en": "Up!", "ru": "Вверх!"},
}


def puzzle_of(**changes: object) -> RoverPuzzle:
    return RoverPuzzle(read_definition(decoded({**PAGE, **changes}), "test"))


def reaches(one: RoverPuzzle, answer: str) -> bool:
    return one.run(one.laid(answer.split())).end == "goal"


@pytest.mark.parametrize(("answer", "won"), [("F F F", True), ("F / F F", True), ("F F", False), ("F F R", False)])
def test_way_puzzle_only_the_goal_wins(answer: str, won: bool) -> None:
    assert reaches(puzzle_of(), answer) is won


def test_way_puzzle_nothing_is_drawn() -> None:
    ask = puzzle_of().ask()
    assert set(ask.next_cards(())) >= {"F", "R"}
    assert "F" not in ask.next_cards(("F", "F", "F", "/"))
    assert "J" not in ask.next_cards(())


@pytest.mark.parametrize("card", ["F", "R", "pass"])
def test_way_puzzle_in_a_turn_that_is_passed_nothing_is_laid_or_exchanged(card: str) -> None:
    ask = puzzle_of().ask()
    assert set(ask.next_cards(("pass",))) == {END, "/"}
    assert set(ask.next_cards(("pass", "/"))) >= {"F", "R"}
    refusal = ask.why(("pass",), card)
    assert (refusal.code, refusal.rule, refusal.values["card"]) == ("turn.passed", "way.puzzle", card)
    for lang in LANGS:
        assert why("progers", lang, refusal.code, refusal.values)


def test_way_puzzle_there_are_only_so_many_turns() -> None:
    ask = puzzle_of().ask()
    assert "/" in ask.next_cards(("F",))
    assert "/" not in ask.next_cards(("F", "/", "F"))


def test_way_puzzle_after_the_goal_nothing_may_be_laid() -> None:
    ask = puzzle_of().ask()
    met = ("F", "F", "F", "/")
    assert ask.next_cards(met) == []
    assert ask.table(met) is None
    refusal = ask.why(met, "R")
    assert (refusal.code, refusal.rule, refusal.card) == ("turn.over", "way.puzzle", len(met))
    for lang in LANGS:
        assert why("progers", lang, refusal.code, refusal.values)


def test_way_puzzle_a_turn_that_cannot_be_read_is_refused_and_shows_no_table() -> None:
    ask = puzzle_of().ask()
    unreadable = ("F", "F", "F", "F", "/")  # the hand has three
    assert ask.next_cards(unreadable) == []
    assert ask.table(unreadable) is None
    assert ask.why(unreadable, "R").code == ask.why(unreadable, "F").code != "turn.over"


def test_way_puzzle_other_rovers_play_turns_that_lie_open() -> None:
    """Blue drives onto the goal in its turn, and stands in the way: Red must come before it."""
    blue = {"name": "blue", "at": "d4", "facing": "W", "turns": ["F"]}
    one = puzzle_of(rovers=[*PAGE["rovers"], blue])
    assert cast(Any, one.view())["programs"] == {"blue": ["F"]}
    assert reaches(one, "F F F")
    assert not reaches(one, "F / F F")


@pytest.mark.parametrize(
    ("goal", "won"),
    [
        ({"kind": "samples", "amount": 1}, True),
        ({"kind": "points", "amount": 1}, True),
        ({"kind": "samples", "amount": 2}, False),
    ],
)
def test_way_puzzle_points_and_samples_are_goals(goal: dict[str, Any], won: bool) -> None:
    """A sample aboard is delivered at a laboratory two cells ahead."""
    rover = {"name": "red", "at": "a4", "facing": "N", "aboard": ["moss"]}
    assert reaches(puzzle_of(rovers=[rover], goal=goal), "F F") is won


def test_way_puzzle_a_goal_that_is_met_at_once_is_refused() -> None:
    with pytest.raises(InputError, match="met before the first turn"):
        puzzle_of(goal={"kind": "cell", "cells": ["c1"]})
