"""Records of old: they are read, play to the same end and are written again, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

import algoritmus
from algoritmus.core.record import parse_record
from algoritmus.match import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def test_there_are_records_of_every_rule_set() -> None:
    assert {parse_record(path.read_text(encoding="utf-8")).game for path in RECORDS} == set(algoritmus.RULE_SETS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_plays_as_it_did_and_is_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    assert str(record) == text
    match = replay(record, algoritmus.game(record.game))
    assert str(match.record) == text
    assert match.record.digest == record.digest != ""
