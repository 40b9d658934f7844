"""The examples that the rulebooks print are played at the rules, and end as the rulebooks say."""

from __future__ import annotations

from typing import Any

import pytest

from algoritmus.referee import settle
from algoritmus.referee.examples import PRINTED, case_of, rules_of, tell_example, written
from tests.shipped import SHIPPED

Json = dict[str, Any]
PRINTED_EXAMPLES = {
    (game, one.get(PRINTED).text()): one
    for game in SHIPPED
    for one in written(game).listed("example")
    if PRINTED in one.members()
}


def settled(game: str, heading: str) -> Json:
    """The referee's answer."""
    answer: Json = settle(case_of(game, PRINTED_EXAMPLES[game, heading]))
    return answer


def named(steps: list[Json], number: int) -> list[str]:
    """The rules that were at work in a row or turn, from 1."""
    return [event["rule"] for event in steps[number - 1]["events"]]


def test_every_printed_example_has_a_test_here() -> None:
    assert set(PRINTED_EXAMPLES) == {
        ("golems", "golem moving"),
        ("golems", "attack and defence"),
        ("golems", "attack avoiding"),
        ("golems", "destructible obstacle"),
        ("golems", "damage of two strikes"),
        ("golems", "treasure in the labyrinth"),
        ("progers", "points of three samples"),
        ("progers", "figure 9"),
        ("progers", "algorithm of three players"),
    }


@pytest.mark.parametrize(("game", "heading"), PRINTED_EXAMPLES)
def test_a_printed_example_is_shown_at_its_rule(game: str, heading: str) -> None:
    for rule in rules_of(PRINTED_EXAMPLES[game, heading]):
        assert tell_example(game, rule)["happened"]


def test_golem_moving_ends_at_the_edge_which_ignores_the_fourth_command() -> None:
    rows = settled("golems", "golem moving")["rows"]
    assert [named(rows, row) for row in (1, 2, 3, 4)] == [["move.step"], ["move.turn"], ["move.step"], ["move.edge"]]
    assert rows[3]["golems"]["red"] == rows[2]["golems"]["red"]


def test_attack_and_defence_costs_blue_one_life_and_red_none() -> None:
    """On the second action red takes a life, on the third blue defends in vain, on the fourth red defends."""
    rows = settled("golems", "attack and defence")["rows"]
    assert [row["golems"]["blue"]["damage"] for row in rows] == [0, 1, 1, 1]
    assert [row["golems"]["red"]["damage"] for row in rows] == [0, 0, 0, 0]
    assert "row.strike" in named(rows, 2)
    assert "row.strike" not in named(rows, 3)
    assert {"row.strike", "row.defend"} <= set(named(rows, 4))


def test_attack_avoiding_leaves_the_strike_without_a_golem() -> None:
    (row,) = settled("golems", "attack avoiding")["rows"]
    missed = [event for event in row["events"] if event["rule"] == "strike.range"]
    assert [event["what"] for event in missed] == ["miss"]
    assert row["golems"]["red"]["damage"] == 0


def test_destructible_obstacle_opens_the_way() -> None:
    rows = settled("golems", "destructible obstacle")["rows"]
    assert named(rows, 1) == ["barrel.block"]
    assert rows[1]["tokens"] == []
    assert [row["golems"]["red"]["at"] for row in rows] == ["a1", "a1", "b1", "c1"]


def test_damage_of_two_strikes_is_one_for_red_and_one_for_blue() -> None:
    """Strike 2 less defence 1 is 1 damage for red; green's strike is 1 damage for blue."""
    (row,) = settled("golems", "damage of two strikes")["rows"]
    assert {name: golem["damage"] for name, golem in row["golems"].items()} == {"red": 1, "blue": 1, "green": 0}


def test_treasure_is_won_by_the_first_golem_there() -> None:
    ends = [event for event in tell_example("golems", "goal.reach")["happened"] if event.get("rule") == "goal.reach"]
    assert [(event.get("golem"), event.get("to")) for event in ends] == [("red", "c2")]


def test_points_of_three_samples_are_two_and_one_and_two() -> None:
    (turn,) = settled("progers", "points of three samples")["turns"]
    assert turn["rovers"]["red"]["points"] == 2 + 1 + 2


def test_figure_9_is_driven_as_the_rulebook_says() -> None:
    """Step, right, step, right, two steps, jump: four cards with two loops."""
    (turn,) = settled("progers", "figure 9")["turns"]
    driven = ["card.step", "card.turn", "card.step", "card.turn", "card.step", "card.step", "card.jump"]
    assert [rule for rule in named([turn], 1) if rule.startswith("card.")] == driven
    assert turn["algorithm"] == ["F", "R", "F", "J"]


def test_algorithm_of_three_players_is_discarded_when_it_is_full() -> None:
    """The second adds three cards, the third one and takes a loop off, the first two; then somebody begins anew."""
    turns = settled("progers", "algorithm of three players")["turns"]
    edits = [[rule for rule in named(turns, turn) if rule.startswith("algo.")] for turn in range(1, 6)]
    assert edits == [
        ["algo.insert"],
        ["algo.insert", "algo.insert", "algo.loop"],
        ["algo.keep", "algo.insert"],
        ["algo.insert", "algo.cover", "algo.limit"],
        ["algo.insert"],
    ]
    assert [turn["algorithm"] for turn in turns] == [["F"], ["F", "R", "F"], ["F", "R", "F", "L"], [], ["F"]]
