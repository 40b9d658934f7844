"""A section that a comment or the name of a test points to is one of the rules, and the glossary lists them all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.shipped import SHIPPED

import algoritmus
from algoritmus.explain.catalogue import say

ROOT = Path(__file__).parents[2]
NUMBERS = re.compile(r"\bsections? (\d+)(?: and (\d+))?", re.IGNORECASE)
each_game = pytest.mark.parametrize("game", SHIPPED)


def titles(game: str) -> list[str]:
    sections = algoritmus.package(game).wording().sections
    return [say(game, "en", f"{game}-section-{section}") for section in sections.values()]


@each_game
def test_comments_and_names_of_tests_point_to_sections_of_the_rules(game: str) -> None:
    found: list[int] = []
    for folder in (ROOT / "src" / "algoritmus" / "games" / game, ROOT / "tests" / "games" / game):
        for path in folder.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            found += [int(number) for pair in NUMBERS.findall(text) for number in pair if number]
            found += [int(number) for number in re.findall(r"^test_(\d+)_", path.name)]
    assert found
    assert [number for number in found if not 1 <= number <= len(titles(game))] == []


@each_game
def test_the_glossary_numbers_the_sections_as_their_page_does(game: str) -> None:
    column = 2 + SHIPPED.index(game)
    lines = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    rows = [line.split("|") for line in lines if re.match(r"\| \d+ \|", line)]
    listed = {int(row[1]): row[column].strip().partition("]")[0].lstrip("[") for row in rows if row[column].strip()}
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert listed == dict(enumerate(titles(game), 1)) == dict(enumerate(re.findall(r"^## (.*)$", page, re.M), 1))
