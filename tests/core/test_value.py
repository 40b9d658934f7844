"""Values: really immutable, equal by content, hashable, picklable, made anew with changes, pure and compiled."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from algoritmus.core.game import Outcome
from algoritmus.core.grid import Grid
from algoritmus.core.value import Value
from algoritmus.games.golems.rules.editions import EDITIONS as GOLEMS
from algoritmus.games.golems.rules.events import Event as GolemsEvent
from algoritmus.games.golems.rules.goals import Gears, Goal
from algoritmus.games.golems.rules.programs.program import Action, Call, If, Loop, Program, While
from algoritmus.games.golems.rules.round import Result
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State
from algoritmus.games.golems.rules.things import Thing
from algoritmus.games.progers.rules.edits import AlgorithmEdit, TurnMove
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.program import Algorithm
from algoritmus.games.progers.rules.state import Figure as Rover

GRID = Grid(["...", ". ."])
SETUP = Setup(GOLEMS["energy"], GRID, [Sheet("red"), Sheet("blue", 2, bot="die")])
FORWARD = Action(0)

PAIRS: list[tuple[Any, str, Any]] = [  # a value, one of its attributes, another value for it
    (GRID, "lines", ("..",)),
    (Sheet("red", 1, 2, 3, 4, [0, 5], "die"), "rows", 5),
    (SETUP, "autonomous", True),
    (Figure(3, 1, 2, True, -1), "at", 4),
    (State(SETUP, [Figure(0, 1), Figure(4, 2)], [0] * 6, 7), "round", 8),
    (FORWARD, "command", 1),
    (Loop(2, FORWARD), "times", 3),
    (If("enemy", FORWARD, None), "no", FORWARD),
    (While("wall", FORWARD), "until", "water"),
    (Program([FORWARD, Call()]), "rows", (FORWARD,)),
    (Result("end.last", [0]), "winners", (1,)),
    (Outcome("end.last", (0,)), "winners", (1,)),
    (Thing("bush", 1, "bush.stop"), "felt", 4),
    (GOLEMS["board"].things, "rows", (Thing(),)),
    (Goal("reach", [(1, 2)], [3], 1), "kind", "edge"),
    (Gears([1, 2], [0, 1]), "left", (1,)),
    (GolemsEvent("move.step", 0, 1, 0, 3, 4), "beat", 2),
    (Planet(["000", "010"], [(0, 1)], [(4, 1)]), "lifts", ()),
    (Algorithm([1, 2]), "times", (2, 2)),
    (Rover(3, 1, [1], [2]), "facing", 2),
    (AlgorithmEdit(0, 1, 2), "at", 3),
    (TurnMove([AlgorithmEdit(0, 1, 2)]), "edits", ()),
]
each_value = pytest.mark.parametrize(("value", "name", "other"), PAIRS, ids=lambda one: type(one).__name__)


@each_value
def test_a_value_cannot_be_assigned_to(value: Any, name: str, other: Any) -> None:
    before = value.key()
    with pytest.raises(AttributeError):
        setattr(value, name, other)
    with pytest.raises(AttributeError):
        delattr(value, name)
    with pytest.raises(AttributeError):
        value.something_else = other
    assert value.key() == before


@each_value
def test_a_value_is_equal_by_content_and_made_anew_with_changes(value: Any, name: str, other: Any) -> None:
    twin, changed = value.replace(), value.replace(**{name: other})
    assert twin is not value
    assert twin == value
    assert hash(twin) == hash(value)
    assert getattr(changed, name) == other
    assert changed != value
    assert type(changed) is type(value)
    assert changed.replace(**{name: getattr(value, name)}) == value


@each_value
def test_a_value_is_pickled_and_copied(value: Any, name: str, other: Any) -> None:
    for made in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
        assert made == value
        with pytest.raises(AttributeError):
            setattr(made, name, other)


@each_value
def test_a_value_cannot_be_made_of_what_it_does_not_have(value: Any, name: str, other: Any) -> None:  # noqa: ARG001
    with pytest.raises(TypeError):
        value.replace(nothing=1)


def test_values_of_different_kinds_are_never_equal() -> None:
    assert Call() == Call()
    assert Call() != Action(0)
    assert Loop(2, FORWARD) != While("wall", FORWARD)
    assert Action(0) != (0,)
    assert Result("end.last", [0]) != Outcome("end.last", (0,))
    assert isinstance(FORWARD, Value)


def test_the_hash_of_every_edition_is_that_of_its_content() -> None:
    for edition in GOLEMS.values():
        twin = pickle.loads(pickle.dumps(edition))
        assert twin == edition
        assert hash(twin) == hash(edition)
    assert len(set(GOLEMS.values())) == len(GOLEMS)


def test_a_value_reads_as_it_is_made() -> None:
    figure = Figure(3, 1)
    assert repr(figure) == "Figure(3, 1, 0, False, 0)"
    match figure:
        case Figure(at, facing):
            assert (at, facing) == (3, 1)
