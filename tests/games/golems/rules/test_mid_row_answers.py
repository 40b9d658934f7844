"""Answers in the middle of a row, all given by one player: the search of puzzles relies on them."""

from __future__ import annotations

import pytest

from algoritmus.core.grid import Grid
from algoritmus.core.packed import Undecided
from algoritmus.games.golems.rules.codes import TOKEN_OR, TOKEN_XOR, WATER
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.enumerated_decisions import EnumeratedDecisions, OpenQuestion
from algoritmus.games.golems.rules.programs.program import parse_program
from algoritmus.games.golems.rules.round import begin, lay_program, play_rows
from algoritmus.games.golems.rules.row.scene import Scene
from algoritmus.games.golems.rules.row.water import free_cells
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State

RED, BLUE = 0, 1


def pool(seat: int, *answers: int) -> Scene:
    """One golem steps north into the water on a2; its shores are a3 and b2."""
    field = Grid(["....", "....", "....", "...."])
    setup = Setup(EDITIONS["board"], field, [Sheet("red"), Sheet("blue")])
    starts = ["a1", "d4"] if seat == RED else ["d4", "a1"]
    things = [0] * len(field.marks)
    things[field.cell("a2")] = WATER
    decisions = EnumeratedDecisions(RED)
    decisions.begin(answers)
    scene = Scene(State(setup, [Figure(field.cell(at), 0) for at in starts], things), decisions)
    begin(scene)
    lay_program(scene.golems[seat], parse_program("F"))
    return scene


def test_the_players_answers_come_one_after_the_other() -> None:
    decisions = EnumeratedDecisions(RED)
    decisions.begin((0, 1, 2, 1))
    assert [decisions.pick(RED, TOKEN_OR) for _ in range(3)] == [(True, False), (False, True), (True, True)]
    assert decisions.pick(RED, TOKEN_XOR) == (False, True)
    with pytest.raises(OpenQuestion) as more:
        decisions.pick(RED, TOKEN_OR)
    assert more.value.options == 3


def test_questions_to_others_and_dice_are_not_answered() -> None:
    decisions = EnumeratedDecisions(RED)
    with pytest.raises(Undecided):
        decisions.pick(BLUE, TOKEN_OR)
    with pytest.raises(Undecided):
        decisions.die(RED)


def test_water_flow_every_shore_is_an_answer() -> None:
    with pytest.raises(OpenQuestion) as more:
        play_rows(pool(RED))
    assert more.value.options == 3
    ends = set()
    for answer in range(more.value.options):
        scene = pool(RED, answer)
        play_rows(scene)
        ends.add(scene.golems[RED].at)
    field = scene.setup.field
    assert ends == {field.cell(name) for name in ("a1", "a3", "b2")}
    with pytest.raises(Undecided):
        play_rows(pool(BLUE))


def test_a_black_hole_leads_to_every_free_cell_or_nowhere() -> None:
    scene = pool(RED)
    cells = free_cells(scene)
    decisions = EnumeratedDecisions(RED)
    decisions.begin(range(len(cells) + 1))
    led = [decisions.teleport(scene, scene.golems[BLUE], RED) for _ in range(len(cells) + 1)]
    assert led[1:] == cells
    with pytest.raises(Undecided):
        decisions.teleport(scene, scene.golems[RED], BLUE)
