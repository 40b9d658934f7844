"""What a position is worth to a golem's player by what everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from algoritmus import game
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Outcome
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.golems.law.goals import Gears
from algoritmus.golems.table.position import DECIDE, GolemsPosition
from algoritmus.golems.table.worth import WIN, worth
from algoritmus.match import Match

Facts = dict[str, Any]


def position_of(edition: str, options: dict[str, str], **golems: Facts) -> GolemsPosition:
    """The first position, with something changed about golems: figures, and the reach on their cards."""
    start = Match(game(f"golems/{edition}"), options, Seeded(1)).position
    assert isinstance(start, GolemsPosition)
    position, state = start.copy(), start.state
    figures, sheets = list(state.figures), list(state.setup.sheets)
    for name, facts in golems.items():
        seat = position.names.index(name)
        figures[seat] = figures[seat].replace(**figure_facts(position, facts))
        sheets[seat] = sheets[seat].replace(reach=facts.get("range", sheets[seat].reach))
    position.state = state.replace(figures=figures, setup=state.setup.seating(sheets))
    return position


def figure_facts(position: GolemsPosition, facts: Facts) -> Facts:
    """As a figure has them: cells and directions by number."""
    found = {name: value for name, value in facts.items() if name in ("damage", "carrying")}
    if "at" in facts:
        found["at"] = NO_CELL if facts["at"] is None else position.state.setup.field.cell(facts["at"])
    if "facing" in facts:
        found["facing"] = COMPASS.index(facts["facing"])
    return found


def worth_of(edition: str, options: dict[str, str], **golems: Facts) -> float:
    return worth(position_of(edition, options, **golems), 0)


def battle(**golems: Facts) -> float:
    return worth_of("blocks", {"way": "beginner"}, **golems)


def test_damage_of_a_rival_is_worth_something_and_the_own_costs_more() -> None:
    assert battle(blue={"damage": 2}) > battle(blue={"damage": 1}) > battle()
    assert battle() > battle(red={"damage": 1}, blue={"damage": 1}) > battle(red={"damage": 1})


def test_a_rival_that_is_out_is_worth_more_than_one_that_is_nearly_out() -> None:
    three = {"players": "3", "way": "standard"}
    assert worth_of("energy", three, blue={"at": None}) > worth_of("energy", three, blue={"damage": 2})
    assert worth_of("energy", three, red={"at": None}) == -WIN


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
    position = position_of("blocks", {"way": "beginner"})
    shown = game("golems/blocks").view(position, 0)["golems"]
    position.phase = DECIDE
    position.paused = {"golems": {**shown, "red": {**shown["red"], "damage": 2, "rows_next": 5}}}  # type: ignore[dict-item, index]
    assert worth(position, 0) == battle(red={"damage": 2}) + 0.5


@pytest.mark.parametrize(("winners", "share"), [((0,), 1.0), ((0, 1), 0.5), ((1,), -1.0), ((), -1.0)])
def test_the_end_is_worth_all_or_its_share(winners: tuple[int, ...], share: float) -> None:
    position = position_of("blocks", {"way": "beginner"})
    position.result = Outcome("end.last", winners)
    assert worth(position, 0) == WIN * share


def test_gears_are_worth_something_and_draw_a_golem_on() -> None:
    position = position_of("board", {"scenario": "three-gears"})
    assert position.gears is not None
    left = position.gears.left

    def having(left: tuple[int, ...], *counts: int) -> float:
        position.gears = Gears(left, counts)
        return worth(position, 0)

    assert having(left, 1, 0) > having(left, 0, 0) > having(left, 0, 1)
    assert having((position.state.figures[0].at,), 0, 0) > having(left, 0, 0)


def test_a_barrel_draws_a_golem_and_then_its_home_does() -> None:
    options = {"way": "bring"}
    view: Facts = game("golems/cards").view(position_of("cards", options), 0)
    home, barrel = view["goal"]["cells"]["red"][0], next(one for one in view["tokens"] if one["kind"] == "barrel")["at"]
    assert worth_of("cards", options, red={"at": barrel}) > worth_of("cards", options, red={"at": "a2"})
    carrying = worth_of("cards", options, red={"at": barrel, "carrying": True})
    at_home = worth_of("cards", options, red={"at": home, "carrying": True})
    assert at_home > carrying > worth_of("cards", options, red={"at": barrel})


def test_the_edge_to_reach_draws_a_junior_golem() -> None:
    options = {"way": "junior"}
    view: Facts = game("golems/board").view(position_of("board", options), 0)
    assert worth_of("board", options, red={"at": view["goal"]["cells"]["red"][0]}) > worth_of("board", options)
