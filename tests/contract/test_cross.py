"""The same promises at tables that nobody chose: whatever may be combined, secrets stay secret and games end."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import algoritmus
from algoritmus.core.record import parse_record
from algoritmus.match import replay
from tests.contract.conftest import Table
from tests.contract.cross import tables_across
from tests.contract.test_face_down import compare_face_down
from tests.contract.test_games import play
from tests.contract.test_secrets import (
    compare_sealed,
    compare_twins,
    look_at_locked,
    look_at_views,
    private_facts,
)
from tests.lanes import amount

COUNT = 40
GAMES = {"golems/energy": 5}  # of a table; there a row seldom waits for a decision
MOST = {"progers/basic": 14, "progers/full": 14}
STEPS = amount(16, 60)
TOGETHER = {"golems/blocks", "golems/energy", "golems/cards", "golems/board"}
PRIVATE = {"golems/board", "progers/basic", "progers/full"}
SECRET = {  # the phases in which seats know what others do not
    "golems/energy": {"decide"},
    "golems/board": {"program", "logic", "decide"},
    "progers/basic": {"turn"},
    "progers/full": {"turn"},
}
BOXES = [rule_set for rule_set in algoritmus.RULE_SETS if rule_set != "pearls/bay"]  # the tiny game has few tables
everywhere = pytest.mark.parametrize("rule_set", BOXES)


@cache
def across(rule_set: str) -> list[Table]:
    return tables_across(rule_set, MOST.get(rule_set, COUNT))


@everywhere
def test_the_walk_goes_everywhere(rule_set: str) -> None:
    tables, choices = across(rule_set), algoritmus.game(rule_set).options.choices()
    taken = Counter(option for table in tables for option in table.options)
    assert set(taken) == set(choices), taken
    for option in ("way", "players"):
        values = {table.options.get(option) for table in tables}
        assert values >= set(choices.get(option, [])[1:]), option


@everywhere
def test_games_end_and_their_record_replays(rule_set: str) -> None:
    for number, table in enumerate(across(rule_set)):
        match = play(table.match(number), number)
        assert str(replay(parse_record(str(match.record)), table.game).record) == str(match.record), table


@everywhere
def test_a_seat_sees_what_a_spectator_sees_and_its_own(rule_set: str) -> None:
    assert all(look_at_views(table.match(1), STEPS) for table in across(rule_set))


@everywhere
def test_positions_that_differ_in_secrets_look_the_same(rule_set: str) -> None:
    counts = Counter[str]()
    for number, table in enumerate(across(rule_set)):
        found = compare_twins(table.match(number), STEPS)
        assert found, table
        counts += Counter({phase: differed for phase, (_, differed) in found.items()})
    assert {phase for phase, differed in counts.items() if differed} - {"over"} == SECRET.get(rule_set, set()), counts


@everywhere
def test_sealed_answers_of_rivals_do_not_change_a_view(rule_set: str) -> None:
    compared = [compare_sealed(table.match(number), STEPS) for number, table in enumerate(across(rule_set))]
    assert bool(sum(compared)) is (rule_set in TOGETHER)
    assert rule_set not in TOGETHER or sum(map(bool, compared)) > COUNT // 3, compared


@pytest.mark.parametrize("rule_set", sorted(TOGETHER))
def test_rows_that_lie_face_down_show_nowhere(rule_set: str) -> None:
    tables = [table for table in across(rule_set) if table.options.get("open") != "on"]
    games = enumerate(tables * GAMES.get(rule_set, 1))
    found = [compare_face_down(table.match(number), 40) for number, table in games]
    for phase in SECRET.get(rule_set, set()) - {"program"}:
        assert sum(phase in one for one in found) > (3 if phase == "logic" else 1), found


def test_way_open_locked_answers_are_seen_by_all_and_may_be_taken_back() -> None:
    for rule_set in ("golems/energy", "golems/board"):
        tables = [table for table in across(rule_set) if table.options.get("open") == "on"]
        looked = [look_at_locked(table.match(number), STEPS) for number, table in enumerate(tables)]
        assert sum(map(bool, looked)) > 2, looked


@everywhere
def test_private_events_reach_only_their_seat(rule_set: str) -> None:
    found = [private_facts(table.match(number), STEPS) for number, table in enumerate(across(rule_set))]
    assert any(found) is (rule_set in PRIVATE)
    assert not any(found) or any(len(own) > 1 for facts in found for own in facts.values())
