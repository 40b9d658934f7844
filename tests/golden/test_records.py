"""Records of old: they are read, play to the same end and are written again, byte for byte."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.record import parse_record
from algoritmus.match import Match, ReplayError, replay

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
    assert (match.digest() if same else digest_then(match)) == record.digest != ""


def digest_then(match: Match) -> str:
    """The fingerprint of how everything looked to everybody by the shapes that views had then."""
    views = [as_it_was(cast(Any, match.view(seat))) for seat in (None, *range(len(match.seats)))]
    text = json.dumps(views, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def as_it_was(view: dict[str, Any]) -> dict[str, Any]:
    """Who had taken which golem card was not told, nor the laboratories on a base; and nobody counted cards laid."""
    shown = {name: value for name, value in view.items() if name not in ("cards", "base_labs", "cards_laid")}
    return {**shown, "taken_cards": list(view["cards"].values())} if "cards" in view else shown


@pytest.mark.parametrize("stem", OUTDATED)
def test_a_record_of_other_rules_says_which_they_are_and_where_it_stops_fitting(stem: str) -> None:
    record = parse_record(next(path for path in RECORDS if path.stem == stem).read_text(encoding="utf-8"))
    with pytest.raises(ReplayError, match=f"version 1 of {record.game}, here is 3") as caught:
        replay(record, algoritmus.game(record.game))
    assert (caught.value.code, caught.value.line) == ("record.version", OUTDATED[stem])
