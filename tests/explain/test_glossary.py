"""docs/glossary.md: identifiers of part one are in the code; terms and places of part two are there."""

from __future__ import annotations

import re
import tokenize
from functools import cache
from io import StringIO
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULEBOOK, _, ENGINEERING = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("\n## Engineering terms\n")


def last_column(text: str) -> set[str]:
    """The words in backticks in the last column of tables of three columns."""
    rows = [line.split("|") for line in text.splitlines()]
    return {name for row in rows if len(row) == 5 for name in re.findall(r"`([^`]+)`", row[3])}


@cache
def source_text() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "algoritmus").rglob("*.py"))


def code_text() -> str:
    """The source without its comments and docstrings."""
    paths = (ROOT / "src" / "algoritmus").rglob("*.py")
    tokens = [token for path in paths for token in tokenize.generate_tokens(StringIO(path.read_text("utf-8")).readline)]
    return " ".join(token.string for token in tokens if token.type != tokenize.COMMENT and token.string[:3] != '"""')


def test_every_identifier_of_the_glossary_is_in_the_code() -> None:
    code = code_text()
    named = last_column(RULEBOOK)
    assert len(named) > 100
    assert [name for name in named if not re.search(rf"\b{re.escape(name)}\b", code)] == []


def test_every_engineering_term_is_found_by_a_search_in_the_source() -> None:
    rows = [line.split("|") for line in ENGINEERING.splitlines() if line.startswith("| ")]
    terms = [term.strip() for row in rows for term in row[1].split(",")][1:]  # without the head of the table
    assert len(terms) > 45
    source = re.sub(r"\s+", " ", source_text()).lower()
    assert [term for term in terms if term not in source] == []


def test_every_place_of_an_engineering_term_is_there() -> None:
    places = {place for place in last_column(ENGINEERING) if not place.startswith("GET ")}
    assert len(places) > 25
    for place in places:
        pattern = place.removeprefix("algoritmus/").rstrip("/")
        found = [*(ROOT / "src" / "algoritmus").glob(pattern), *(ROOT / "src/algoritmus/games/golems").glob(pattern)]
        found += [*(ROOT / "src/algoritmus/games/progers").glob(pattern), *ROOT.glob(pattern)]
        assert found, place
