"""What a position is worth to a golem's player that sees only its view."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from algoritmus import game
from algoritmus.core.chance import Seeded
from algoritmus.golems.table.worth import WIN, worth
from algoritmus.match import Match


def view_of(edition: str, options: dict[str, str], **golems: dict[str, Any]) -> dict[str, Any]:
    """Red's first view, with something changed about golems."""
    view: dict[str, Any] = copy.deepcopy(dict(Match(game(f"golems/{edition}"), options, Seeded(1)).view(0)))
    for name, facts in golems.items():
        view["golems"][name] |= facts
    return view


def battle(**golems: dict[str, Any]) -> float:
    return worth(view_of("blocks", {"way": "beginner"}, **golems))


def test_damage_of_a_rival_is_worth_something_and_the_own_costs_more() -> None:
    assert battle(blue={"damage": 2}) > battle(blue={"damage": 1}) > battle()
    assert battle() > battle(red={"damage": 1}, blue={"damage": 1}) > battle(red={"damage": 1})


def test_a_rival_that_is_out_is_worth_more_than_one_that_is_nearly_out() -> None:
    three = {"players": "3", "way": "standard"}
    assert worth(view_of("energy", three, blue={"at": None})) > worth(view_of("energy", three, blue={"damage": 2}))
    assert worth(view_of("energy", three, red={"at": None})) == -WIN


def test_a_golem_likes_to_aim_and_not_to_be_aimed_at() -> None:
    apart = {"red": {"at": "b2", "facing": "W"}, "blue": {"at": "b3", "facing": "W"}}
    aiming = {**apart, "red": {"at": "b2", "facing": "N"}}
    aimed_at = {**apart, "blue": {"at": "b3", "facing": "S"}}
    assert battle(**aiming) > battle(**apart) > battle(**aimed_at)


def test_a_strike_reaches_as_far_as_the_golems_card_says() -> None:
    stands = {"at": "b2", "facing": "N", "range": 1}
    far = {"at": "b4", "facing": "W"}
    assert battle(red={**stands, "range": 2}, blue=far) > battle(red=stands, blue=far)


def test_nearer_to_a_rival_is_better_where_there_is_no_other_goal() -> None:
    assert battle(red={"at": "c1", "facing": "W"}) > battle(red={"at": "b1", "facing": "W"})


def test_the_field_in_the_middle_of_a_row_counts_and_not_the_one_before() -> None:
    view = view_of("blocks", {"way": "beginner"})
    view["paused"] = {"golems": {**view["golems"], "red": {**view["golems"]["red"], "damage": 2}}}
    assert worth(view) == battle(red={"damage": 2})


@pytest.mark.parametrize(("winners", "share"), [(["red"], 1.0), (["red", "blue"], 0.5), (["blue"], -1.0), ([], -1.0)])
def test_the_end_is_worth_all_or_its_share(winners: list[str], share: float) -> None:
    view = view_of("blocks", {"way": "beginner"})
    view["result"] = {"rule": "end.last", "winners": winners}
    assert worth(view) == WIN * share


def test_gears_are_worth_something_and_draw_a_golem_on() -> None:
    view = view_of("board", {"scenario": "three-gears"})
    red, blue, nearer = copy.deepcopy(view), copy.deepcopy(view), copy.deepcopy(view)
    red["gears"]["counts"] = [1, 0]
    blue["gears"]["counts"] = [0, 1]
    nearer["gears"]["left"] = [view["golems"]["red"]["at"]]
    assert worth(red) > worth(view) > worth(blue)
    assert worth(nearer) > worth(view)


def test_a_barrel_draws_a_golem_and_then_its_home_does() -> None:
    options = {"way": "bring"}
    view = view_of("cards", options)
    home, barrel = view["goal"]["cells"]["red"][0], next(one for one in view["tokens"] if one["kind"] == "barrel")["at"]
    assert worth(view_of("cards", options, red={"at": barrel})) > worth(view_of("cards", options, red={"at": "a2"}))
    carrying = view_of("cards", options, red={"at": barrel, "carrying": True})
    at_home = view_of("cards", options, red={"at": home, "carrying": True})
    assert worth(at_home) > worth(carrying) > worth(view_of("cards", options, red={"at": barrel}))


def test_the_edge_to_reach_draws_a_junior_golem() -> None:
    options = {"way": "junior"}
    edge = view_of("board", options)["goal"]["cells"]["red"][0]
    assert worth(view_of("board", options, red={"at": edge})) > worth(view_of("board", options))
