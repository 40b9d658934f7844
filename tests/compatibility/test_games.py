"""Games of an earlier build, replayed: views, asks, offers and events have the same JSON."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer
from algoritmus.core.record import parse_record
from algoritmus.match import Match, replay
from tests.compatibility.files import DATA, file_name, read, unpack
from tests.compatibility.since import assert_kept, digest_then, undated
from tests.compatibility.steps import play
from tests.compatibility.tables import TABLES

GAMES = [(rule_set, number) for rule_set, tables in TABLES.items() for number in range(len(tables))]
PARTS = ("views", "asks", "offers", "locked")


@cache
def games(rule_set: str) -> Any:
    return unpack(f"games/{file_name(rule_set)}.json.xz")


@pytest.mark.parametrize(("rule_set", "number"), GAMES)
def test_a_game_looks_to_everybody_as_it_did(rule_set: str, number: int) -> None:
    kept = games(rule_set)[number]
    steps, given = kept["steps"], iter(kept["steps"])
    assert kept["options"] == TABLES[rule_set][number]
    match = Match(algoritmus.game(rule_set), kept["options"], Seeded(kept["seed"]))

    def answers(match: Match) -> dict[int, Answer]:  # noqa: ARG001
        return {int(seat): tuple(cards) for seat, cards in next(given)["answers"].items()}

    for at, (then, now) in enumerate(zip(steps, play(match, answers), strict=True), 1):
        for part in PARTS:
            assert_kept(then.get(part), now.get(part), f"step {at} {part}")
        assert_kept(then["seen"], now["seen"], f"step {at} seen", more=True)
    assert undated(str(match.record)) == undated(kept["record"])


def test_games_of_all_rule_sets_are_kept() -> None:
    played = [rule_set for rule_set in TABLES for _ in games(rule_set)]
    assert set(played) == set(algoritmus.RULE_SETS) - {"pearls/bay"}  # a tiny game of other tests
    assert min(played.count(rule_set) for rule_set in TABLES) >= 12
    assert sum(len(game["steps"]) for rule_set in TABLES for game in games(rule_set)) > 1200


@pytest.mark.parametrize("rule_set", TABLES)
def test_a_record_plays_to_its_end_and_digest(rule_set: str) -> None:
    text = (DATA / "records" / f"{file_name(rule_set)}.txt").read_text("utf-8")
    record = parse_record(text)
    match = replay(record, algoritmus.game(rule_set))
    assert str(match.record) == text
    assert digest_then(match, record) == read("records/digests.json")[rule_set]
