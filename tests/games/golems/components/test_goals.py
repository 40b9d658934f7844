"""Goals judged after a row, on positions of the real engine."""

from __future__ import annotations

import pickle

import pytest

from algoritmus.core.grid import Grid
from algoritmus.games.golems.rules.goals import (
    BATTLE,
    BOTS,
    BREAK,
    BRING,
    EDGE,
    GEARS,
    KINDS,
    REACH,
    ROLL,
    Gears,
    Goal,
    after_row,
    at_limit,
    collect,
    reached,
    start_gears,
    tell_end,
)
from algoritmus.games.golems.rules.notation import parse_position
from algoritmus.games.golems.rules.programs.program import parse_program
from algoritmus.games.golems.rules.round import Result, begin, lay_program, next_row
from algoritmus.games.golems.rules.row.scene import Decisions, Scene

GRID = Grid(["....", "....", "....", "...."])
TWO = """
board, round 1

.  .  .  B<
.  .  .  .
.  .  .  .
R> .  .  .

R red
B blue
"""


def scene_of(text: str, *programs: str) -> Scene:
    """The scene after these programs' rows, telling what happened."""
    scene = Scene(parse_position(text), Decisions(), with_events=True)
    begin(scene)
    for golem, program in zip(scene.golems, programs, strict=False):
        lay_program(golem, parse_program(program))
    for row in range(max((len(golem.program) for golem in scene.golems), default=0)):
        next_row(scene, row)
    return scene


def cell(name: str) -> int:
    return GRID.cell(name)


def test_goal_reach_the_golem_on_its_cell_wins() -> None:
    goal = Goal(REACH, [(cell("b1"), cell("d1")), (cell("a4"),)])
    assert reached(goal, scene_of(TWO, "F", "F")) == Result("goal.reach", [0])
    assert reached(goal, scene_of(TWO, "L", "F")) is None


def test_goal_reach_golems_in_the_same_row_share_the_win() -> None:
    goal = Goal(REACH, [(cell("b1"),), (cell("c4"),)])
    assert reached(goal, scene_of(TWO, "F", "F")) == Result("goal.reach", [0, 1])


def test_goal_reach_a_cell_belongs_to_its_seat() -> None:
    goal = Goal(REACH, [(cell("c4"),), (cell("b1"),)])
    assert reached(goal, scene_of(TWO, "F", "F")) is None


def test_goal_reach_a_golem_that_goes_out_in_the_row_has_not_reached_it() -> None:
    text = TWO.replace("R red", "R red: damage 2/3").replace("R> .  .  .", "R> .  ~  .")
    assert reached(Goal(REACH, [(cell("b1"),), ()]), scene_of(text, "F", "S")) == Result("goal.reach", [0])
    out = scene_of(text, "F ; F", "S")
    assert not out.golems[0].on_field
    assert reached(Goal(REACH, [(cell("b1"),), ()]), out) is None


def test_goal_edge_has_a_rule_of_its_own() -> None:
    goal = Goal(EDGE, [tuple(map(cell, ("d1", "d2", "d3", "d4"))), ()])
    assert reached(goal, scene_of(TWO, "F ; F", "S")) is None
    assert reached(goal, scene_of(TWO, "F ; F ; F", "S")) == Result("goal.edge", [0])


def test_goal_bring_needs_the_barrel_and_the_own_start_cell() -> None:
    text = TWO.replace("board", "cards").replace("R> .  .  .", "R> .  o  .")
    goal = Goal(BRING, [(cell("a1"),), (cell("d4"),)])
    assert reached(goal, scene_of(text, "S")) is None
    assert reached(goal, scene_of(text, "F ; T")) is None
    assert reached(goal, scene_of(text, "F ; T ; B")) == Result("goal.bring", [0])


def test_goal_break_all_players_left_win_when_no_barrel_is_left() -> None:
    text = TWO.replace("R> .  .  .", "R> o  .  o")
    assert reached(Goal(BREAK), scene_of(text, "A", "S")) is None
    assert reached(Goal(BREAK), scene_of(text, "A ; F ; F ; A", "S")) == Result("goal.break", [0, 1])


def test_goal_break_a_carried_barrel_is_not_broken() -> None:
    text = TWO.replace("board", "cards").replace("R> .  .  .", "R> o  .  .")
    assert reached(Goal(BREAK), scene_of(text, "T")) is None


def test_goal_roll_every_mark_needs_a_barrel() -> None:
    text = TWO.replace("R> .  .  .", "R> o  .  .").replace(".  .  .  B<", ".  .  o  B<")
    goal = Goal(ROLL, marks=[cell("c1"), cell("b4")])
    assert reached(goal, scene_of(text, "F", "S")) is None
    assert reached(goal, scene_of(text, "F", "F")) == Result("goal.roll", [0, 1])


BOTS_TOO = """
board, round 1

.  .  .  B<
.  .  .  .
.  .  .  .
R> I< .  .

R red
B blue
I iron: damage 2/3, bot guard
"""


def test_goal_bots_all_players_left_win_when_the_last_bot_is_out() -> None:
    assert reached(Goal(BOTS), scene_of(BOTS_TOO, "S", "S")) is None
    assert reached(Goal(BOTS), scene_of(BOTS_TOO, "A", "S")) == Result("goal.bots", [0, 1])


def test_goal_bots_a_bot_has_no_goal_of_its_own() -> None:
    assert reached(Goal(REACH, [(cell("d4"),), (cell("a1"),), ()]), scene_of(BOTS_TOO, "S", "S")) is None


def test_a_battle_has_no_goal_but_the_usual_end() -> None:
    assert reached(Goal(BATTLE), scene_of(TWO, "F", "F")) is None


def test_goal_gears_are_taken_at_the_end_of_a_row_and_bots_leave_them() -> None:
    gears = start_gears([cell("a1"), cell("b1"), cell("d4"), cell("a3")], 3)
    assert gears is not None
    after = collect(gears, scene_of(BOTS_TOO, "S", "S"))
    assert after == Gears([cell("b1"), cell("a3")], [1, 1, 0])
    assert collect(after, scene_of(BOTS_TOO, "L", "L")) is not None
    assert collect(after, scene_of(BOTS_TOO, "L", "L")) == after


def test_goal_gears_ends_when_all_are_collected_and_the_most_win() -> None:
    goal = Goal(GEARS, marks=[cell("b1")])
    result, gears = after_row(goal, scene_of(TWO, "L", "S"), Gears([cell("b1")], [0, 0]))
    assert (result, gears) == (None, Gears([cell("b1")], [0, 0]))
    result, gears = after_row(goal, scene_of(TWO, "F", "S"), Gears([cell("b1")], [1, 1]))
    assert (result, gears) == (Result("goal.gears", [0]), Gears([], [2, 1]))


def test_goal_gears_equal_numbers_share_the_win() -> None:
    goal = Goal(GEARS, marks=[cell("b1")])
    result, _ = after_row(goal, scene_of(TWO, "F", "S"), Gears([cell("b1")], [1, 2]))
    assert result == Result("goal.gears", [0, 1])


def test_goal_gears_enough_of_them_win_at_once() -> None:
    goal = Goal(GEARS, marks=[cell("b1"), cell("a4")], amount=2)
    result, gears = after_row(goal, scene_of(TWO, "F", "S"), Gears([cell("b1"), cell("a4")], [1, 0]))
    assert result == Result("goal.gears", [0])
    assert gears is not None
    assert gears.show(GRID) == {"left": ["a4"], "counts": [2, 0]}


def test_start_gears_there_are_none_without_cells() -> None:
    assert start_gears((), 2) is None
    assert Goal(REACH, [(1,)]).gears() == ()
    assert after_row(Goal(BATTLE), scene_of(TWO), None) == (None, None)


@pytest.mark.parametrize(
    ("text", "goal", "gears", "result"),
    [
        (TWO.replace("B blue", "B blue: damage 1/3"), Goal(BATTLE), None, Result("end.limit", [0])),
        (TWO, Goal(REACH, [(1,), (2,)]), None, Result("end.limit", [0, 1])),
        (TWO, Goal(GEARS, marks=[1, 2]), Gears([1], [0, 1]), Result("goal.gears", [1])),
        (TWO, Goal(GEARS, marks=[1]), Gears([1], [0, 0]), Result("end.limit", [0, 1])),
        (TWO, Goal(BREAK), None, Result("end.limit", [])),
        (BOTS_TOO, Goal(BOTS), None, Result("end.limit", [2])),
        (BOTS_TOO, Goal(REACH, [(1,), (2,), ()]), None, Result("end.limit", [0, 1])),
    ],
)
def test_end_limit_when_the_goal_is_not_met(text: str, goal: Goal, gears: Gears | None, result: Result) -> None:
    assert at_limit(goal, scene_of(text), gears) == result


def test_end_limit_a_golem_all_alone_has_failed() -> None:
    text = TWO.replace("B<", ". ").replace("B blue\n", "")
    assert at_limit(Goal(REACH, [(5,)]), scene_of(text)) == Result("end.limit", [])


def test_every_winner_has_an_event() -> None:
    goal = Goal(REACH, [(cell("b1"),), (cell("c4"),)])
    scene = scene_of(TWO, "F", "F")
    result = reached(goal, scene)
    assert result is not None
    scene.events.clear()
    tell_end(goal, scene, result)
    told = [(event.rule, event.golem, event.to, event.what) for event in scene.events]
    assert told == [("goal.reach", 0, cell("b1"), "won"), ("goal.reach", 1, cell("c4"), "won")]
    tell_end(goal, scene, Result("end.last", [0]))
    assert len(scene.events) == 2


def test_a_taken_gear_has_an_event_with_its_number() -> None:
    scene = scene_of(TWO, "F", "S")
    collect(Gears([cell("b1")], [1, 0]), scene)
    event = scene.events[-1]
    assert (event.rule, event.golem, event.to, event.amount, event.what) == ("goal.gears", 0, cell("b1"), 2, "taken")


@pytest.mark.parametrize("kind", KINDS)
def test_goals_and_gears_are_values(kind: str) -> None:
    goal = Goal(kind, [(1, 2), ()], [3], 1)
    assert pickle.loads(pickle.dumps(goal)) == goal
    assert hash(Goal(kind)) == hash(Goal(kind))
    assert goal != Goal(kind)
    gears = Gears([1], [2, 3])
    assert pickle.loads(pickle.dumps(gears)) == gears
    assert gears != Gears([1], [2, 4])
