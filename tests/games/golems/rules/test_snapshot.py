"""A snapshot puts a scene back to what it was, golems that are out too."""

from __future__ import annotations

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.programs.program import parse_program
from algoritmus.games.golems.rules.round import begin, lay_program, play_rows
from algoritmus.games.golems.rules.row.scene import Decisions, Scene
from algoritmus.games.golems.rules.snapshot import put_back, take_snapshot
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State


def battle() -> Scene:
    """One golem strikes another that has one life left."""
    field = Grid(["....", "....", "....", "...."])
    setup = Setup(EDITIONS["energy"], field, [Sheet("red"), Sheet("blue", limit=1)])
    figures = [Figure(field.cell("a1"), 0), Figure(field.cell("a2"), 0)]
    scene = Scene(State(setup, figures, [0] * len(field.marks)), Decisions())
    begin(scene)
    lay_program(scene.golems[0], parse_program("A"))
    return scene


def test_a_scene_is_put_back_whether_golems_are_out_or_not() -> None:
    scene = battle()
    before = take_snapshot(scene)
    play_rows(scene)
    after = take_snapshot(scene)
    assert not scene.golems[1].on_field
    assert before != after
    put_back(scene, before)
    assert take_snapshot(scene) == before
    assert scene.on[scene.golems[1].at] is scene.golems[1]
    put_back(scene, after)
    assert take_snapshot(scene) == after
    assert scene.golems[1].at == NO_CELL
    assert scene.golems[1].damage == scene.golems[1].limit
    assert scene.golems[1] not in scene.on
