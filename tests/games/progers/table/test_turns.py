"""The turn at the table: whose it is, a waiting lift before anything is asked, the ends."""

from __future__ import annotations

from typing import Any, cast

import pytest

from algoritmus.core.beats import count_beats
from algoritmus.core.grid import NORTH
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.state import Figure, Setup, State
from algoritmus.games.progers.table.position import ProgersPosition
from tests.games.progers.table.tables import GAMES, RULE_SETS, change_state, lay_table, make_step

both = pytest.mark.parametrize("rules", RULE_SETS)
BESIDE_A1 = ["000000000"] * 8 + ["010000000"]  # a block on b1, with a lift down to the corner a1


def rules_of(events: list[Any]) -> list[object]:
    return [event.get("rule", event.get("kind")) for event in events]


def put(position: ProgersPosition, *figures: Figure, waiting: int = 0) -> ProgersPosition:
    return position.replace(state=change_state(position.state, figures=list(figures), waiting=waiting))


@both
def test_events_come_in_order(rules: str) -> None:
    position = lay_table(rules, "F L D J J")
    _, told = make_step(rules, position, {"basic": ("L", "F"), "full": ("L@0", "F@1")}[rules])
    assert told[0]["kind"] == "turn"
    assert told[0]["rover"] == "red"
    assert rules_of(told)[-2:] == ["deck.hand", "field"]
    beats = [beat for event in told if isinstance(beat := event.get("beat"), int)]
    assert beats == sorted(beats)


@both
def test_the_field_after_the_turn_is_what_the_view_shows(rules: str) -> None:
    position, told = make_step(rules, lay_table(rules, "F L D J J"), ("pass",))
    view, field = GAMES[rules].view(position, None), told[-1]
    assert (field["samples"], field["algorithm"]) == (cast(Any, view)["samples"], cast(Any, view)["algorithm"])


def test_a_waiting_lift_runs_before_its_player_is_asked() -> None:
    position = lay_table("full", "F L D J J")
    cell = position.plan.planet.grid.cell
    position = put(
        position, Figure(cell("a1"), NORTH), Figure(cell("c5"), NORTH), waiting=2
    )  # stairway: a lift from d5 to c5
    assert cast(Any, GAMES["full"].view(position, 0))["rovers"]["blue"]["waiting"]
    after, told = make_step("full", position, ("pass",))
    assert after.turn == 1
    assert after.state.figures[1].at == cell("d5")
    assert after.state.waiting == 0
    lift = [event for event in told if event.get("rule") == "lift.run"]
    assert [(event["rover"], event["to"], event["what"]) for event in lift] == [("blue", "d5", "waited")]


def test_a_lift_that_is_still_busy_waits_no_longer() -> None:
    position = lay_table("full", "F L D J J")
    cell = position.plan.planet.grid.cell
    position = put(position, Figure(cell("d5"), NORTH), Figure(cell("c5"), NORTH), waiting=2)
    after, told = make_step("full", position, ("pass",))
    assert after.state.waiting == 0
    assert [event["what"] for event in told if event.get("rule") == "lift.busy"] == ["over"]


def test_a_waiting_lift_may_end_the_game_before_anything_is_asked() -> None:
    position = lay_table("full", "F L D J J")
    planet = Planet(BESIDE_A1, [], [(1, 0)])
    setup = Setup(position.plan.edition, planet, position.state.setup.bases, (0, 1))
    blue = Figure(1, NORTH, (3,), (0, 1, 2, 3))  # a1 is the base of red and a laboratory of blue
    position = position.replace(state=State(setup, [Figure(40, NORTH), blue], position.state.samples, waiting=2))
    after, told = make_step("full", position, ("pass",))
    assert after.result is not None
    assert (after.result.rule, after.result.winners) == ("end.points", (1,))
    assert GAMES["full"].asks(after) == {}
    assert rules_of(told)[-5:] == ["lift.run", "sample.deliver", "end.points", "field", "end.points"]


@both
def test_points_end_the_game_at_once(rules: str) -> None:
    position = lay_table(rules, "F F D J J")
    goal = position.plan.edition.goal
    delivered = {7: (0, 1, 2), 9: (0, 1, 2, 3)}[goal]
    home = position.state.setup.bases[3]  # a laboratory of red in both rule sets
    beside = position.plan.planet.ahead[home * 4 + 3]
    position = put(position, Figure(beside, 1, (0, 0, 0), delivered), position.state.figures[1])
    after, told = make_step(rules, position, {"basic": ("F", "F"), "full": ("F@0", "F@1")}[rules])
    assert after.result is not None
    assert (after.result.rule, after.result.winners) == ("end.points", (0,))
    assert after.turn == -1
    assert len(after.hands[0]) == 3
    assert len(after.state.algorithm) == 2  # no clearing of the table
    assert told[-1] == {"kind": "end", "rule": "end.points", "winners": ["red"], "beat": count_beats(told)}
