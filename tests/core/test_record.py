"""Records parse back, and a line that is none is named."""

from __future__ import annotations

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.record import FORMAT, RecordError, parse_record
from algoritmus.match import Match

GOOD = f"""{FORMAT}
game golems/energy 1
option way standard
chance 3 5
F x2 F / L
. / F@0 j^1 a1
F0j1
chance 4
end end.last red
digest 0123456789abcdef
"""


def test_a_record_prints_as_it_was_read() -> None:
    record = parse_record(GOOD)
    assert str(record) == GOOD
    assert record.outcomes == {0: [3, 5], 3: [4]}
    assert record.steps == [[("F", "x2", "F"), ("L",)], [(), ("F@0", "j^1", "a1")], [("F0j1",)]]


def test_a_seed_stands_for_all_outcomes() -> None:
    text = GOOD.replace("chance 3 5", "seed of 17").replace("chance 4\n", "")
    record = parse_record(text)
    assert (str(record), record.seed, record.outcomes) == (text, "of 17", {})
    record.note_chance([7])
    assert str(record) == text


def test_a_seed_that_does_not_fit_on_a_line_is_replaced_by_its_outcomes() -> None:
    match = Match(algoritmus.game("progers/basic"), {}, Seeded("two\nlines "))
    assert "seed" not in str(match.record)
    assert match.record.outcomes


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "algoritmus record 1"),
        (2, "game golems/energy"),
        (3, "option way"),
        (4, "chance three"),
        (4, "chance ²"),
        (4, "chance " + "9" * 5000),
        (5, "F / / L"),
        (5, "/ L"),
        (8, "seed 17"),
        (9, "end"),
        (10, "digest"),
        (10, "F"),
    ],
)
def test_a_line_that_does_not_belong_is_named(line: int, text: str) -> None:
    lines = GOOD.splitlines()
    lines[line - 1] = text
    with pytest.raises(RecordError, match=f"line {line}"):
        parse_record("\n".join(lines))


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(RecordError, match="line 1"):
        parse_record("")
