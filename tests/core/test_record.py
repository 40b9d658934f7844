"""Records parse back, and a line that is none is named."""

from __future__ import annotations

import pytest

from algoritmus.core.record import FORMAT, RecordError, parse_record

GOOD = f"""{FORMAT}
game golems/energy 1
option way standard
chance 3 5
1 red F x2 F
1 blue L
end end.last red
digest 0123456789abcdef
"""


def test_a_record_prints_as_it_was_read() -> None:
    record = parse_record(GOOD)
    assert str(record) == GOOD
    assert record.chance() == [3, 5]
    assert record.answers() == [(1, "red", ("F", "x2", "F")), (1, "blue", ("L",))]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "algoritmus record 2"),
        (2, "game golems/energy"),
        (3, "option way"),
        (4, "chance three"),
        (4, "chance ²"),
        (4, "chance " + "9" * 5000),
        (5, "0 red F"),
        (5, "9" * 5000 + " red F"),
        (5, "1"),
        (7, "end"),
        (8, "digest"),
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
