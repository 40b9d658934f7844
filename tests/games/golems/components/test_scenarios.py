"""The scenarios that come with the game: they load, they are legal, and their goals can be met."""

from __future__ import annotations

from collections import Counter

import pytest

from algoritmus.core.reader import file_names
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.scenario import ONE_BY_ONE, contents_to_shuffle, hand_of, opening
from algoritmus.games.golems.components.scenarios import Scenario, load_scenarios
from algoritmus.games.golems.rules.codes import LADDER, LETTERS, NOTHING
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import BATTLE, BOTS, BREAK, BRING, EDGE, GEARS, REACH, ROLL, SHARED, Goal
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge
from algoritmus.games.golems.rules.programs.program import parse_program
from tests.games.golems.components.walk import alone, can_meet, play_by_computers, play_together

SCENARIOS = load_scenarios()
scenarios = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
JUNIOR = [scenario for scenario in SCENARIOS.values() if scenario.rows == 3]
SEATS = [(scenario, seat) for scenario in SCENARIOS.values() for seat in scenario.players()]
seats = pytest.mark.parametrize(("scenario", "seat"), SEATS, ids=lambda one: getattr(one, "id", one))

# What players can do together, seat by seat in each round.
TOGETHER: dict[str, list[tuple[str, ...]]] = {
    "clean-sweep": [
        ("F ; F ; A ; F", "F ; F ; A ; F"),
        ("F ; F ; R ; A", "F ; F ; R ; A"),
        ("F ; F ; R ; F", "F ; F ; R ; F"),
        ("F ; A", "F ; A"),
    ],
    "barrel-market": [
        ("F ; R ; F ; R", "F ; R ; F ; R"),
        ("F ; L ; F ; L", "F ; L ; F ; L"),
        ("F ; L ; F ; F", "F ; L ; F ; F"),
        ("R ; F ; F ; R", "R ; F ; F ; R"),
        ("F ; S ; B ; L", "F ; S ; B ; L"),
    ],
    "four-buckets": [("F ; R ; F ; R",) * 4, ("F ; L ; F ; L",) * 4, ("F",) * 4],
    "barricade": [
        ("F ; L ; A", "F ; R ; A", "A"),
        ("R ; F ; R", "L ; F ; L", "S"),
        ("A ; F ; L", "A ; F ; R", "S"),
        ("F ; A", "F ; A", "S"),
    ],
}


def test_there_are_scenarios_of_every_edition_and_every_kind() -> None:
    assert len(SCENARIOS) == len(file_names("algoritmus.games.golems.components", "data", "scenarios")) >= 14
    editions = Counter(scenario.edition for scenario in SCENARIOS.values())
    assert all(editions[name] >= 2 for name in EDITIONS)
    kinds = {scenario.goal.kind for scenario in SCENARIOS.values()}
    assert kinds == {BATTLE, REACH, EDGE, GEARS, BRING, BREAK, ROLL, BOTS}
    assert any(scenario.autonomous for scenario in SCENARIOS.values())
    assert {scenario.edition for scenario in SCENARIOS.values() if scenario.goal.kind == BRING} == {"energy", "cards"}


def test_there_are_scenarios_for_three_and_with_a_common_goal_for_three_and_four() -> None:
    by_players = Counter(len(scenario.players()) for scenario in SCENARIOS.values())
    assert by_players[3] >= 2
    together = {len(scenario.players()) for scenario in SCENARIOS.values() if scenario.goal.kind in SHARED}
    assert together >= {2, 3, 4}


@pytest.mark.parametrize(("id_", "seed"), [("trail-of-gears", "1"), ("grumble-at-bay", "1")])
def test_computer_players_reach_the_goal_of_a_scenario_with_bots(id_: str, seed: str) -> None:
    scenario = SCENARIOS[id_]
    match = play_by_computers(f"golems/{scenario.edition}", {"scenario": id_}, seed)
    result = match.result()
    assert result is not None
    assert result.rule == scenario.goal.rule()
    assert result.winners


def test_junior_scenarios_have_an_edge_a_treasure_and_gears() -> None:
    assert {EDGE, REACH, GEARS} <= {scenario.goal.kind for scenario in JUNIOR}


@pytest.mark.parametrize("scenario", JUNIOR, ids=lambda one: one.id)
def test_junior_has_no_fight_no_stand_no_bonus_and_three_rows(scenario: Scenario) -> None:
    left = {letter for letter, copies in zip(LETTERS, scenario.hand, strict=True) if copies}
    assert left == set("FBLR")
    assert (scenario.bonus, len(scenario.seats)) == ("none", 2)
    hand = hand_of(scenario, 0)
    judge(hand, parse_program("F ; L ; R").rows)
    for program in ("F ; L ; A", "F ; L ; S", "F ; L ; 2(F)", "F ; L ; R ; F"):
        with pytest.raises(IllegalProgram):
            judge(hand, parse_program(program).rows)


def test_junior_is_played_one_by_one_and_together() -> None:
    assert {scenario.turns for scenario in JUNIOR} == {ONE_BY_ONE, "together"}


@scenarios
def test_a_scenario_speaks_both_languages_and_briefly(scenario: Scenario) -> None:
    assert list(scenario.title) == list(scenario.story) == ["en", "ru"]
    for text in scenario.story.values():
        assert len(text) < 300
        assert "\n" not in text
        assert text.endswith((".", "!", "?"))


@scenarios
def test_field_start_no_golem_starts_on_an_obstacle(scenario: Scenario) -> None:
    cells = [seat.figure.at for seat in scenario.seats]
    assert len(set(cells)) == len(cells)
    assert all(not NOTHING < scenario.laid_tokens.things[cell] <= LADDER for cell in cells)


@scenarios
def test_the_opening_is_a_position_of_the_edition(scenario: Scenario) -> None:
    state = opening(scenario)
    assert state.setup.edition is EDITIONS[scenario.edition]
    assert [figure.at for figure in state.figures] == [seat.figure.at for seat in scenario.seats]
    assert len(contents_to_shuffle(scenario)) >= len(scenario.laid_tokens.hidden_barrels)


@scenarios
def test_golem_card_every_golem_of_a_scenario_has_its_cards_numbers(scenario: Scenario) -> None:
    for seat in scenario.seats:
        side = load_cards()[seat.card or "sword"]
        sheet = seat.sheet
        assert (sheet.strength, sheet.reach, sheet.limit) == (side.strength, side.reach, side.limit)
        assert sheet.rows == (side.rows if scenario.rows is None or sheet.bot else scenario.rows)


@scenarios
def test_golem_card_a_two_sided_card_serves_one_golem_of_a_scenario(scenario: Scenario) -> None:
    papers = [load_cards()[seat.card].paper for seat in scenario.seats if seat.card]
    assert len(set(papers)) == len(papers)


@seats
def test_every_player_can_get_to_its_goal(scenario: Scenario, seat: int) -> None:
    """reach, edge, bring: the goal itself; gears: each of them; a battle: every other golem."""
    goal = scenario.goal
    mine = alone(scenario, seat)
    if goal.kind in (REACH, EDGE, BRING):
        assert can_meet(mine, Goal(goal.kind, [goal.cells[seat]]))
    elif goal.kind == GEARS:
        assert all(can_meet(mine, Goal(REACH, [(gear,)])) for gear in goal.marks)
    elif goal.kind in (BATTLE, BOTS):
        others = [other.figure.at for other in scenario.seats if other.figure.at != mine.seats[0].figure.at]
        assert all(can_meet(mine, Goal(REACH, [(cell,)])) for cell in others)


@pytest.mark.parametrize("scenario", [one for one in SCENARIOS.values() if one.goal.kind in SHARED], ids=lambda o: o.id)
def test_goals_of_several_players_can_be_met(scenario: Scenario) -> None:
    if scenario.goal.kind == BOTS:
        return  # chance decides what bots do; that players reach them is shown above
    programs = TOGETHER[scenario.id]
    for texts in programs:
        for seat, text in zip(scenario.players(), texts, strict=True):
            judged = hand_of(scenario, seat)
            rows = parse_program(text).rows
            judge(Hand(judged.edition, len(rows), (), (), False, scenario.hand), rows)
    assert len(programs) <= scenario.last_round()
    result = play_together(scenario, programs)
    assert result is not None
    assert (result.rule, list(result.winners)) == (scenario.goal.rule(), scenario.players())


def test_the_lighthouses_can_be_passed_while_they_turn() -> None:
    scenario = SCENARIOS["lighthouse"]
    assert {seat.sheet.bot for seat in scenario.seats[1:]} == {"lighthouse"}
    assert can_meet(scenario, scenario.goal)


def test_nobody_crosses_the_stream_with_dry_feet() -> None:
    scenario = SCENARIOS["across-the-stream"]
    seat = scenario.seats[0]
    frail = seat._replace(figure=seat.figure.replace(damage=2))
    assert not can_meet(scenario._replace(seats=(frail,)), Goal(EDGE, [scenario.goal.cells[0]]))
