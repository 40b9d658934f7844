"""The search for a best response, compared with all programs of a hand: also with an IF before the last row."""

from __future__ import annotations

from functools import cache

import pytest

from algoritmus.analysis.solver.best_response import Graph, Program
from algoritmus.analysis.solver.round import RoundSolver, ScoreEvaluation
from algoritmus.core.chance import Seeded
from algoritmus.core.packed import RowDeck
from algoritmus.core.reader import decoded
from algoritmus.games.golems.rules.cases.round_case import GolemsCaseRound, round_of
from algoritmus.games.golems.rules.programs.program import If
from tests.analysis.test_round import Case, at, case_of

CASES: dict[str, Case] = {
    "energy, beside each other": case_of(
        "energy", ["..", ".."], at("a1", "N"), at("b1", "W", damage=1), red_grants=["if"], blue_grants=["if"]
    ),
    "blocks, in a row": case_of("blocks", ["...."], at("a1", "E", range=2), at("c1", "W"), red_grants=["if", "x2"]),
    "cards, face to face": case_of(
        "cards", ["...", "..."], at("a1", "E", strength=2), at("b1", "W"), red_grants=["if"]
    ),
    "cards, over after the first row": case_of(
        "cards", ["..."], at("a1", "E", damage=2), at("b1", "W", damage=2), red_grants=["if"]
    ),
    "board, with sensors": case_of("board", ["...", ".i."], at("a1", "E"), at("b1", "N"), red_grants=["if"]),
}
CLOSE = 0.005
Mixture = tuple[list[Program], list[float]]


class Round:
    """The packed round of a case, its solver, and all programs of both sides."""

    def __init__(self, case: GolemsCaseRound) -> None:
        assert case.packed is not None
        self.case = case
        self.solver = RoundSolver(Graph(case.packed), case.start, ScoreEvaluation(case.packed))
        self.start = case.packed.begin(case.start)
        self.programs = [all_programs(deck, self.solver.rows) for deck in self.solver.decks]

    def value(self, side: int, program: Program, mixture: Mixture) -> float:
        """The expected payoff of a program for its side."""
        rivals, weights = mixture
        pairs = [(program, rival) if side == 0 else (rival, program) for rival in rivals]
        total = sum(weight * self.solver.payoff(self.start, *pair) for weight, pair in zip(weights, pairs, strict=True))
        return total if side == 0 else -total

    def mixtures(self, side: int) -> list[Mixture]:
        """Random mixtures of the other side, with weights that differ much and little."""
        chance, rivals = Seeded(f"mixtures {side}"), self.programs[1 - side]
        drawn = [[rivals[chance.draw(len(rivals))] for _ in range(3)] for _ in range(12)]
        return [(programs, [0.5, 0.497, 0.003]) for programs in drawn]

    def asks_first(self, side: int, program: Program) -> bool:
        """Whether an IF with two different branches lies before the last row."""
        row = self.case.alphabets[side].rows[program[0]]
        return isinstance(row, If) and str(row.yes) != str(row.no)


def all_programs(deck: RowDeck, rows: int) -> list[Program]:
    lines: list[tuple[Program, int]] = [([], deck.first)]
    for _ in range(rows):
        lines = [
            ([*done, row], after)
            for done, state in lines
            for row, after in zip(deck.lays(state), deck.after(state), strict=True)
        ]
    return [program for program, _ in lines]


@cache
def round_named(name: str) -> Round:
    return Round(round_of(decoded(CASES[name])))


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("name", CASES)
def test_the_best_response_is_the_best_of_all_programs(name: str, side: int) -> None:
    round_ = round_named(name)
    for mixture in round_.mixtures(side):
        value, program = round_.solver.best_response(round_.start, side, *mixture)
        assert value == pytest.approx(max(round_.value(side, one, mixture) for one in round_.programs[side]), abs=1e-9)
        assert value == pytest.approx(round_.value(side, program, mixture), abs=1e-9)


def test_an_if_before_the_last_row_is_a_best_response() -> None:
    """The programs found lay such an IF: its yes and its no are not exchanged, or they would be worth less."""
    found = 0
    for name in CASES:
        round_ = round_named(name)
        for mixture in round_.mixtures(0):
            value, program = round_.solver.best_response(round_.start, 0, *mixture)
            if round_.asks_first(0, program):
                found += 1
                assert value == pytest.approx(round_.value(0, program, mixture), abs=1e-9)
    assert found > 3


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("name", CASES)
def test_a_response_that_is_better_by_little_is_found(name: str, side: int) -> None:
    round_ = round_named(name)
    search = round_.solver.searches[side]
    first = round_.solver.decks[side].first
    for mixture in round_.mixtures(side):
        best = round_.solver.best_response(round_.start, side, *mixture)[0]
        program = search.find(round_.start, first, *mixture, best - CLOSE)
        assert search.best == pytest.approx(best, abs=1e-12)
        assert round_.value(side, program, mixture) == pytest.approx(best, abs=1e-9)
        assert search.find(round_.start, first, *mixture, best + 1e-9) == []
