"""Brute force: every legal program against every other by the referee, and the whole matrix solved by scipy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy
from scipy.optimize import linprog

from algoritmus.core.reader import decoded
from algoritmus.games.golems.rules.cases.case import read_case
from algoritmus.games.golems.rules.cases.referee import PlayedCase
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge, judge_bonus, judge_deck
from algoritmus.games.golems.rules.programs.program import Row, parse_row
from algoritmus.games.golems.rules.round import lay_passes, play_rows
from algoritmus.games.golems.rules.row.passes import Pass, unroll
from algoritmus.games.golems.rules.row.scene import Decisions, Scene
from algoritmus.games.golems.rules.state import State
from algoritmus.referee import settle

Case = dict[str, Any]
Words = tuple[str, ...]


def all_rows(edition: str) -> list[Row]:
    """Every row that can be written, whether somebody may lay it or not."""
    letters = "FBLRSADT" if EDITIONS[edition].may_carry else "FBLRSAD"
    texts = list(letters) + [f"{times}({letter})" for times in (2, 3) for letter in letters] + ["call"]
    branches = [*letters, "-"]
    for asks in ("obstacle", "barrel", "wall", "water") if edition == "board" else ("enemy", "attack"):
        texts += [f"{asks}?({yes},{no})" for yes in branches for no in branches]
        texts += [f"until {asks}({letter})" for letter in letters] if edition == "board" else []
    return [parse_row(text) for text in texts]


def all_programs(case: Case, seat: int) -> list[Words]:
    """Every program that this golem may lay."""
    golem = case["golems"][seat]
    edition = case["edition"]
    subroutine = ["FBLRSADT".index(letter) for letter in golem.get("subroutine", [])]
    grants = case["rounds"][0].get("grants", {}).get(golem["name"]) if case["rounds"] else None
    hand = Hand(EDITIONS[edition], golem.get("rows", 4), subroutine, grants)
    rows = [row for row in all_rows(edition) if may_use(hand, row)]
    found: list[Words] = []
    for length in range(1, hand.rows + 1):
        for program in product(rows, repeat=length):
            if is_legal(hand, program):
                found.append(tuple(str(row) for row in program))
    return found


def may_use(hand: Hand, row: Row) -> bool:
    """A row that is legal in no program need not be tried in all."""
    try:
        judge_deck(hand, [row])
        judge_bonus(hand, [row])
    except IllegalProgram:
        return False
    return True


def is_legal(hand: Hand, program: Sequence[Row]) -> bool:
    try:
        judge(hand, program)
    except IllegalProgram:
        return False
    return True


def played(case: Case, first: Words, second: Words) -> float:
    """What the round comes to for the first golem, read off the referee's answer."""
    names = [golem["name"] for golem in case["golems"]]
    programs = dict(zip(names, (list(first), list(second)), strict=True))
    round_ = {**(case["rounds"][0] if case["rounds"] else {}), "programs": programs}
    answer = settle({**case, "rounds": [round_]})
    assert "error" not in answer, answer
    rows = answer["rows"]
    assert isinstance(rows, list)
    return loss(case["golems"][1], rows[-1]["golems"][names[1]]) - loss(case["golems"][0], rows[-1]["golems"][names[0]])


def loss(before: Case, after: Case) -> int:
    started = int(before.get("damage", 0))
    return int(before.get("limit", 3)) - started + 3 if after["out"] else int(after["damage"]) - started


def matrix(case: Case, first: Sequence[Words], second: Sequence[Words]) -> numpy.ndarray[Any, Any]:
    """All pairs, played by the engine in a scene of their own; a few of them by the referee too."""
    judged = read_case(decoded({**case, "rounds": []}))
    state = PlayedCase(judged).scene.state()
    sheets = state.setup.sheets
    ones, others = (
        [[unroll(parse_row(row), sheets[seat].subroutine) for row in words] for words in programs]
        for seat, programs in enumerate((first, second))
    )
    found = numpy.array([[outcome(state, one, other) for other in others] for one in ones], dtype=float)
    for turn in range(5):
        row, column = turn * 7919 % len(first), turn * 104729 % len(second)
        assert found[row, column] == played(case, first[row], second[column])
    return found


def outcome(state: State, first: list[list[Pass]], second: list[list[Pass]]) -> int:
    scene = Scene(state, Decisions())
    lay_passes(scene, [first, second])
    play_rows(scene)
    now = [golem.damage if golem.on_field else golem.limit + 3 for golem in scene.golems]
    return now[1] - state.figures[1].damage - now[0] + state.figures[0].damage


def game_value(payoff: numpy.ndarray[Any, Any]) -> float:
    """The value of a matrix game by scipy's linear program."""
    height, width = payoff.shape
    found = linprog(
        numpy.append(numpy.zeros(height), -1.0),
        A_ub=numpy.hstack([-payoff.T, numpy.ones((width, 1))]),
        b_ub=numpy.zeros(width),
        A_eq=numpy.append(numpy.ones(height), 0.0).reshape(1, -1),
        b_eq=[1.0],
        bounds=[(0, None)] * height + [(None, None)],
        method="highs",
        options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
    )
    assert found.status == 0, found.message
    return float(found.x[-1])
