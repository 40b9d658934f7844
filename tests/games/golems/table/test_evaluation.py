"""Evaluation of a position for a golem's player, by what everybody sees."""

from __future__ import annotations

from typing import Any

import pytest

from algoritmus import game
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Outcome
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.games.golems.rules.codes import NOTHING
from algoritmus.games.golems.rules.goals import Gears
from algoritmus.games.golems.table.evaluation import WIN, evaluate
from algoritmus.games.golems.table.position import DECIDE, GolemsPosition, Pause, Question
from algoritmus.match import Match

Facts = dict[str, Any]


def position_of(edition: str, options: dict[str, str], **golems: Facts) -> GolemsPosition:
    """The first position, with something changed about golems: figures, and the reach on their cards."""
    start = Match(game(f"golems/{edition}"), options, Seeded(1)).position
    assert isinstance(start, GolemsPosition)
    state = start.state
    figures, sheets = list(state.figures), list(state.setup.sheets)
    for name, facts in golems.items():
        seat = start.names.index(name)
        figures[seat] = figures[seat].replace(**figure_facts(start, facts))
        sheets[seat] = sheets[seat].replace(reach=facts.get("range", sheets[seat].reach))
    return start.replace(state=state.replace(figures=figures, setup=state.setup.replace(sheets=sheets)))


def figure_facts(position: GolemsPosition, facts: Facts) -> Facts:
    """The facts of a figure: cells and directions by number."""
    found = {name: value for name, value in facts.items() if name in ("damage", "carrying")}
    if "at" in facts:
        found["at"] = NO_CELL if facts["at"] is None else position.state.setup.field.cell(facts["at"])
    if "facing" in facts:
        found["facing"] = COMPASS.index(facts["facing"])
    return found


def value_of(edition: str, options: dict[str, str], **golems: Facts) -> float:
    return evaluate(position_of(edition, options, **golems), 0)


def battle(**golems: Facts) -> float:
    return value_of("blocks", {"way": "beginner"}, **golems)


def test_damage_of_a_rival_adds_to_the_evaluation_and_ones_own_costs_more() -> None:
    assert battle(blue={"damage": 2}) > battle(blue={"damage": 1}) > battle()
    assert battle() > battle(red={"damage": 1}, blue={"damage": 1}) > battle(red={"damage": 1})


def test_a_rival_that_is_out_adds_more_than_one_that_is_nearly_out() -> None:
    three = {"players": "3", "way": "standard"}
    assert value_of("energy", three, blue={"at": None}) > value_of("energy", three, blue={"damage": 2})
    assert value_of("energy", three, red={"at": None}) == -WIN


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
    red, blue = position.state.figures
    now = position.state.replace(figures=(red.replace(damage=2, extra_rows=1), blue))
    pause = Pause(Question("pick", 0, 0, (0, 1)), 1, now, (1, 1))
    position = position.replace(phase=DECIDE, current=position.current.replace(pause=pause))
    assert evaluate(position, 0) == battle(red={"damage": 2}) + 0.5


@pytest.mark.parametrize(("winners", "share"), [((0,), 1.0), ((0, 1), 0.5), ((1,), -1.0), ((), -1.0)])
def test_a_win_has_the_full_value_or_its_share(winners: tuple[int, ...], share: float) -> None:
    position = position_of("blocks", {"way": "beginner"})
    assert evaluate(position.replace(result=Outcome("end.last", winners)), 0) == WIN * share


def test_gears_add_to_the_evaluation_and_draw_a_golem_on() -> None:
    position = position_of("board", {"scenario": "three-gears"})
    assert position.progress.gears is not None
    left = position.progress.gears.left

    def having(left: tuple[int, ...], *counts: int) -> float:
        return evaluate(position.replace(progress=position.progress.replace(gears=Gears(left, counts))), 0)

    assert having(left, 1, 0) > having(left, 0, 0) > having(left, 0, 1)
    assert having((position.state.figures[0].at,), 0, 0) > having(left, 0, 0)


def test_a_barrel_draws_a_golem_and_then_its_home_does() -> None:
    options = {"way": "bring"}
    view: Any = game("golems/cards").view(position_of("cards", options), 0)
    home, barrel = view["goal"]["cells"]["red"][0], next(one for one in view["tokens"] if one["kind"] == "barrel")["at"]
    assert value_of("cards", options, red={"at": barrel}) > value_of("cards", options, red={"at": "a2"})
    carrying = value_of("cards", options, red={"at": barrel, "carrying": True})
    at_home = value_of("cards", options, red={"at": home, "carrying": True})
    assert at_home > carrying > value_of("cards", options, red={"at": barrel})


def test_the_edge_to_reach_draws_a_junior_golem() -> None:
    options = {"way": "junior"}
    view: Any = game("golems/board").view(position_of("board", options), 0)
    assert value_of("board", options, red={"at": view["goal"]["cells"]["red"][0]}) > value_of("board", options)


def test_partners_with_a_goal_in_common_are_no_rivals() -> None:
    """Damage of a partner counts against everybody, that of a bot for them."""
    options = {"scenario": "barricade"}
    whole = value_of("board", options)
    assert value_of("board", options, blue={"damage": 1}) < whole < value_of("board", options, green={"damage": 1})


def test_barrels_to_be_broken_or_rolled_together_count_and_draw_a_golem_on() -> None:
    for scenario, cell in (("barricade", None), ("four-buckets", "c3")):
        position = position_of("board", {"scenario": scenario})
        before, things = evaluate(position, 0), list(position.state.things)
        field = position.state.setup.field
        barrel = next(at for at, thing in enumerate(things) if position.state.setup.kinds.loose[thing])
        if cell is not None:
            things[field.cell(cell)] = things[barrel]
        things[barrel] = NOTHING
        done = position.replace(state=position.state.replace(things=things))
        assert evaluate(done, 0) > before + 4, scenario
