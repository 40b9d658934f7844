"""Spoiling a TOML file, and what every reader of one promises: it is read, or refused with file, line and reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from algoritmus.core.reader import InputError

SNIPPETS: Final = (
    *("", "[", "]]", "{", "}", "=", '"', "'", "#", "\n", "\t", "\ufeff", "é", '"""'),
    *("7", "-1", "inf", "true", "2024-99-99", "2024-01-01", "[]", "{}", '"a1"', '[["a1"]]', "9" * 5000, "[" * 2000),
    *("[[golems]]", 'at = "b2"', "kind", "x.y = 1", "| --", "a z", "o"),
)


def spoilt(text: str, old: str, new: str) -> str:
    """With something else where `old` stands first."""
    assert old in text
    return text.replace(old, new, 1)


def assert_refused(read: Callable[[], object], line: int, reason: str) -> None:
    refused = refusal(read)
    assert refused is not None
    assert refused.where == f"own.toml, line {line}"
    assert reason in refused.message


def assert_read_or_refused(read: Callable[[], object], text: str) -> None:
    refused = refusal(read)
    if refused is not None:
        place = re.fullmatch(r"own\.toml, line (\d+)", refused.where)
        assert place is not None
        assert 1 <= int(place[1]) <= text.count("\n") + 1
        assert refused.message.strip()


def refusal(read: Callable[[], object]) -> InputError | None:
    try:
        read()
    except InputError as error:
        return error
    return None
