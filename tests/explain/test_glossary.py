"""Every identifier in docs/glossary.md is in the code."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_identifier_of_the_glossary_is_in_the_code() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "algoritmus").rglob("*.py"))
    rows = [line.split("|") for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()]
    named = {name for row in rows if len(row) == 5 for name in re.findall(r"`([^`]+)`", row[3])}
    assert len(named) > 100
    assert [name for name in named if not re.search(rf"\b{re.escape(name)}\b", source)] == []
