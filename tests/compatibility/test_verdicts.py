"""Verdicts of the referee on cases of an earlier build: the same rows and turns, and the same one of several faults."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from algoritmus.referee import settle
from tests.compatibility.compare import assert_same
from tests.compatibility.files import unpack
from tests.compatibility.verdicts import BLUE, CASES, RED, Json, verdict

NAMES = ("blocks", "energy", "cards", "board", "basic", "full")


@cache
def kept() -> Any:
    return unpack("verdicts.json.xz")


@pytest.mark.parametrize("name", NAMES)
def test_the_referee_says_what_it_said(name: str) -> None:
    found = [(case, then) for case, then in kept() if name in (case.get("edition"), case.get("rules"))]
    assert len(found) == CASES
    for case, then in found:
        assert_same(then, verdict(case), str(case))


@pytest.mark.parametrize("edition", ["energy", "cards"])
@pytest.mark.parametrize("grants", [{}, {"grants": {}}, {"grants": {"red": []}}])
def test_the_cards_of_a_program_are_counted_before_its_bonuses_are_judged(edition: str, grants: Json) -> None:
    programs = {"red": ["2(F)", "3(A)", "T", "T"], "blue": ["F"]}
    case = {"game": "golems", "edition": edition, "field": ["...."] * 4, "golems": [RED, BLUE]}
    answer: Json = settle({**case, "rounds": [{"programs": programs, **grants}]})
    assert (answer["error"]["code"], answer["error"]["where"]) == ("program.deck", "rounds[0].programs.red[3]")
