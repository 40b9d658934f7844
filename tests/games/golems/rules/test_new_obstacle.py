"""A new obstacle is a row of data: a bush, which no edition has, is laid, walked into, struck through and sensed."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from algoritmus.core.grid import EAST, WEST, Grid
from algoritmus.games.golems.rules.codes import FEELS_WALL, NOTHING
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.events import Event
from algoritmus.games.golems.rules.facts import show_tokens
from algoritmus.games.golems.rules.programs.program import parse_program
from algoritmus.games.golems.rules.round import begin, lay_program, play_rows
from algoritmus.games.golems.rules.row.scene import Decisions, Scene
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State
from algoritmus.games.golems.rules.things import BREAKS, HIDES, HURTS, ROLLS, SEEN_PAST, STOPS, Thing

BUSH = Thing("bush", STOPS, "bush.stop", felt=FEELS_WALL, eye=HIDES)
BALL = Thing("ball", ROLLS, "ball.roll", BREAKS, "ball.burst", loose=True, inside=HURTS, inside_rule="ball.bang")


def edition_with(row: Thing, name: str = "board") -> tuple[Edition, int]:
    """A box with one thing more, and its number."""
    edition = EDITIONS[name]
    number = len(edition.things.rows)
    return replace(edition, name="test", things=edition.things.having(number, row)), number


def played(row: Thing, red: str, blue: str = "S", at: int = 1, blue_bot: str = "") -> Scene:
    """Red on a1 looks east, blue on d1 looks west; the thing lies between them."""
    edition, number = edition_with(row)
    things = [NOTHING] * 4
    things[at] = number
    setup = Setup(edition, Grid(["...."]), [Sheet("red", reach=3), Sheet("blue", bot=blue_bot)])
    scene = Scene(State(setup, [Figure(0, EAST), Figure(3, WEST)], things), Decisions(), True)
    begin(scene)
    for golem, program in zip(scene.golems, (red, blue), strict=True):
        if not golem.is_bot:
            lay_program(golem, parse_program(program))
    play_rows(scene)
    return scene


def events_of(scene: Scene, seat: int = 0) -> list[Event]:
    return [event for event in scene.events if event.golem == seat]


def test_a_bush_stops_steps_by_its_own_rule() -> None:
    scene = played(BUSH, "F")
    assert scene.golems[0].at == 0
    assert [(event.rule, event.origin, event.to) for event in events_of(scene)] == [("bush.stop", 0, 1)]


def test_a_bush_lets_strikes_pass() -> None:
    scene = played(BUSH, "A")
    assert scene.golems[1].damage == 1
    assert scene.things[1] == len(EDITIONS["board"].things.rows)


def test_a_bush_is_felt_as_a_wall() -> None:
    assert played(BUSH, "obstacle?(R,S)").golems[0].facing == (EAST + 1) % 4
    assert played(BUSH, "wall?(R,S)").golems[0].facing == (EAST + 1) % 4
    assert played(BUSH, "barrel?(R,S)").golems[0].facing == EAST


def test_a_bush_hides_golems_from_bots() -> None:
    with pytest.raises(LookupError, match="no die"):  # the hunter sees nobody and asks for the die
        played(BUSH, "S", at=2, blue_bot="hunter")
    seen = played(BUSH.replace(eye=SEEN_PAST), "S", at=2, blue_bot="hunter")
    assert [event.rule for event in events_of(seen, 1)][:1] == ["bot.card"]


def test_a_ball_rolls_breaks_and_hurts_by_its_own_rules() -> None:
    rolled = played(BALL, "F")
    assert (rolled.golems[0].at, rolled.things[1], rolled.things[2]) == (1, NOTHING, 14)
    assert [(event.rule, event.what) for event in events_of(rolled)] == [("ball.roll", "ball"), ("ball.roll", "step")]
    burst = played(BALL, "A")
    assert (burst.golems[0].damage, burst.things) == (1, [NOTHING] * 4)
    assert [event.rule for event in events_of(burst)] == ["ball.burst", "ball.bang"]


def test_a_new_thing_is_shown_by_its_own_word() -> None:
    scene = played(BUSH, "S")
    assert show_tokens(scene.things, scene.setup) == [{"at": "b1", "kind": "bush"}]


def test_an_edition_with_a_new_thing_is_a_value_of_its_own() -> None:
    bushes, _ = edition_with(BUSH)
    again, _ = edition_with(BUSH)
    assert bushes == again
    assert hash(bushes) == hash(again)
    assert bushes != EDITIONS["board"]
    assert pickle.loads(pickle.dumps(bushes)) == bushes


def test_new_things_play_in_small_editions_too() -> None:
    edition, number = edition_with(BUSH, "energy")
    setup = Setup(edition, Grid(["..."]), [Sheet("red"), Sheet("blue")])
    scene = Scene(State(setup, [Figure(0, EAST), Figure(2, WEST)], [NOTHING, number, NOTHING]), Decisions(), True)
    begin(scene)
    lay_program(scene.golems[0], parse_program("F ; enemy?(L,T)"))
    play_rows(scene)
    rules = [(event.rule, event.what) for event in events_of(scene) if event.rule != "end.last"]
    assert rules[:2] == [("bush.stop", ""), ("if.enemy", "no")]
    assert ("take.barrel", "none") in rules
