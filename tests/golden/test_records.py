"""Records of old: they are read, play to the same end and are written again, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

import algoritmus
from algoritmus.core.record import parse_record
from algoritmus.match import ReplayError, replay
from tests.compatibility.since import digest_then

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
OUTDATED = {  # the line where each stops fitting
    "progers-full-14-greedy": 30,  # other loops break (algo.break)
    "progers-full-15-greedy": 26,
    "golems-energy-03-random": 16,  # one wins (way.tournament)
    "golems-board-08-greedy": 8,  # golem cards are chosen first (golem.choice)
    "golems-board-08-random": 8,
    "golems-board-09-greedy": 2,  # another field and goal (way.junior): the whole plays to another end
    "golems-board-09-random": 2,
}
STILL_PLAYING = [path for path in RECORDS if path.stem not in OUTDATED]


def test_there_are_records_of_every_rule_set() -> None:
    played = {parse_record(path.read_text(encoding="utf-8")).game for path in RECORDS}
    assert played == set(algoritmus.RULE_SETS) - {"pearls/bay"}  # a tiny game of other tests


@pytest.mark.parametrize("path", STILL_PLAYING, ids=lambda path: path.stem)
def test_a_record_plays_as_it_did_and_is_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    assert str(record) == text
    match = replay(record, algoritmus.game(record.game))
    assert str(match.record) == text
    same = record.version == match.game.version
    assert (match.digest() if same else digest_then(match, record)) == record.digest != ""


@pytest.mark.parametrize("stem", OUTDATED)
def test_a_record_of_other_rules_says_which_they_are_and_where_it_stops_fitting(stem: str) -> None:
    record = parse_record(next(path for path in RECORDS if path.stem == stem).read_text(encoding="utf-8"))
    game = algoritmus.game(record.game)
    with pytest.raises(ReplayError, match=f"version 1 of {record.game}, here is {game.version}") as caught:
        replay(record, game)
    assert (caught.value.code, caught.value.line) == ("record.version", OUTDATED[stem])
