"""Look-ahead beyond one round, compared with brute force: every pair of programs by the referee, round by round."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from algoritmus.analysis.analyse import analyse, analyse_exactly
from algoritmus.analysis.results import ExactAnalysis
from algoritmus.core.reader import decoded
from algoritmus.games.golems.rules.cases.round_case import round_of
from algoritmus.referee import settle
from tests.analysis.brute_force import all_programs, game_value, loss
from tests.analysis.test_round import Case, at, case_of

CASES = {
    "energy, a strong one and a far one": case_of(
        "energy", ["...", "..."], at("a1", "N", 1, strength=2), at("c2", "W", 1, damage=1, range=2)
    ),
    "blocks, in a row": case_of("blocks", ["...."], at("a1", "E", 1, damage=2), at("d1", "W", 1, damage=2)),
    "cards, with an IF": case_of(
        "cards", [".."], at("a1", "N", 1, limit=1), at("b1", "W", 1, limit=1), red_grants=["if"]
    ),
    "board, two rows on ice": case_of("board", [".ii"], at("a1", "E", 2, limit=2), at("c1", "N", 1, damage=1)),
}
KEPT = ("name", "rows", "strength", "range", "limit", "subroutine")


class ByForce:
    """The value of a case with so many more rounds to come; positions that come again are solved once."""

    def __init__(self) -> None:
        self.known: dict[str, float] = {}

    def value(self, case: Case, rounds: int) -> float:
        key = f"{rounds} {case['golems']}"
        if key not in self.known:
            programs = all_programs(case, 0), all_programs(case, 1)
            payoff = [[self.outcome(case, one, other, rounds) for other in programs[1]] for one in programs[0]]
            self.known[key] = game_value(numpy.array(payoff))
        return self.known[key]

    def outcome(self, case: Case, first: tuple[str, ...], second: tuple[str, ...], rounds: int) -> float:
        names = [golem["name"] for golem in case["golems"]]
        laid = {"programs": dict(zip(names, (list(first), list(second)), strict=True))}
        answer: Any = settle({**case, "rounds": [{**case["rounds"][0], **laid}]})
        after = [answer["rows"][-1]["golems"][name] for name in names]
        now = float(loss(case["golems"][1], after[1]) - loss(case["golems"][0], after[0]))
        if rounds == 0 or any(golem["out"] for golem in after):
            return now
        return now + self.value(
            {**case, "golems": [moved(*both) for both in zip(case["golems"], after, strict=True)]}, rounds - 1
        )


def moved(before: Case, after: Case) -> Case:
    kept = {key: before[key] for key in KEPT if key in before}
    return {**kept, "at": after["at"], "facing": after["facing"], "damage": after["damage"]}


@pytest.mark.once
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_value_of_several_rounds_is_the_one_of_every_program_against_every_other(name: str, rounds: int) -> None:
    found = analyse(round_of(decoded(CASES[name])), rounds)
    assert isinstance(found, ExactAnalysis)
    assert found.gap <= 1e-9
    assert found.value == pytest.approx(ByForce().value(CASES[name], rounds), abs=1e-9)


def test_looking_ahead_changes_what_a_round_is_worth() -> None:
    values = [
        [analyse_exactly(round_of(decoded(case)), rounds, None).value for rounds in range(3)] for case in CASES.values()
    ]
    assert any(len(set(row)) > 1 for row in values)
