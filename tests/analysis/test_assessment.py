"""A program is assessed by its best response and the optimal mixture; a round that is not packed by sampling."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import algoritmus
from algoritmus.analysis import assessment
from algoritmus.analysis.assessment import BEST, GOOD, MISSED, SLIP, WEAK, assess_round, grade_of, solve
from algoritmus.analysis.hint import hint_answer
from algoritmus.analysis.results import Assessment, RivalReply
from algoritmus.analysis.solved_round import SolvedRound, for_side
from algoritmus.analysis.solver.fixed_share import FixedShareOracle
from algoritmus.analysis.solver.round import Solution
from algoritmus.core.analysis_round import WORTH, AnalysisRound
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.packed import Undecided
from algoritmus.match import Match

Answer = tuple[str, ...]


def somewhere(rule_set: str, options: dict[str, str], seed: str, steps: int = 3) -> Match:
    """A table in the middle of a game of chance."""
    match = Match(algoritmus.game(rule_set), options, Seeded(seed), with_events=False)
    chance = Seeded(f"{seed} answers")
    while match.steps <= steps and match.result() is None:
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))
    return match


def assessed_at(match: Match, laid: dict[int, Answer]) -> tuple[AnalysisRound, list[Assessment]]:
    played = match.game.analysis.round_at(match.position)
    assert played is not None
    got = played.play(laid, Seeded("got"))
    return played, assess_round(played, laid, dict(enumerate(got)))


POSITIONS = [
    ("golems/blocks", {"way": "beginner"}),
    ("golems/energy", {"way": "beginner"}),
    ("golems/cards", {"way": "standard"}),
    ("golems/board", {}),
]


@pytest.mark.parametrize(("rule_set", "options"), POSITIONS)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_the_best_response_does_at_the_table_what_the_assessment_says(
    rule_set: str, options: dict[str, str], seed: str
) -> None:
    """The solver plays the packed round, the table its own steps: they agree, and no random reply does worse."""
    match = somewhere(rule_set, options, seed)
    if match.result() is not None:
        match = somewhere(rule_set, options, seed, 1)
    chance = Seeded("laid")
    laid = {seat: ask.random(chance) for seat, ask in match.asks().items()}
    played, found = assessed_at(match, laid)
    for one in found:
        assert one.exact, one.reason
        assert one.got == played.play(laid, chance)[one.seat]
        assert one.reply is not None
        assert played.play({one.seat: laid[one.seat], one.reply.seat: one.reply.cards}, chance)[one.seat] == one.worst
        replies = [played.draw(one.reply.seat, chance) for _ in range(60)]
        drawn = [played.play({**laid, one.reply.seat: reply}, chance)[one.seat] for reply in replies]
        assert one.worst is not None
        assert one.worst <= min(drawn)
        assert one.worst <= one.own + 1e-6 <= one.value + 2e-6
    assert found[0].value == pytest.approx(-found[1].value)


def side_by_side() -> Match:
    """The first stands before the second's flank."""
    match = Match(algoritmus.game("golems/blocks"), {"way": "beginner"}, Seeded("near"), with_events=False)
    match.answer(0, ("R", "F", "F"))
    match.answer(1, ("F", "F", "F"))
    return match


def test_a_better_program_is_one_of_the_optimal_mixture() -> None:
    """To wait beside a rival who may strike is no good; who does better instead is as good as the best."""
    match = side_by_side()
    waiting: dict[int, Answer] = dict.fromkeys(match.asks(), ("S",))
    found = assessed_at(match, waiting)[1][1]
    assert found.grade in (SLIP, WEAK)
    again = assessed_at(match, {**waiting, 1: found.better})[1][1]
    assert again.own == pytest.approx(again.value)
    assert (again.grade in (BEST, GOOD), again.better) == (True, ())


@pytest.mark.parametrize("side", [0, 1])
def test_the_cost_of_a_fixed_share_is_proved_by_both_mixtures(side: int) -> None:
    """The round with a program laid one time in four: both mixtures prove its value against any program."""
    match = side_by_side()
    played = match.game.analysis.round_at(match.position)
    assert played is not None
    solved, chance = solve(played), Seeded("habit")
    for answer in (("S",), ("A", "A"), ("B", "F", "D")):
        own = solved.padded(played.encode(side, answer))
        solution = FixedShareOracle(
            solved.solver, solved.start, [solved.solution.support(one) for one in (0, 1)], side, own, 0.25
        ).run()
        assert solution.gap <= 1e-9
        for _ in range(100):
            other = solved.padded(played.encode(side, played.draw(side, chance)))
            rival = solved.padded(played.encode(1 - side, played.draw(1 - side, chance)))
            free = sum(w * solved.gain(side, one, rival) for one, w in zip(*mixture(solution, side), strict=True))
            assert 0.75 * free + 0.25 * solved.gain(side, own, rival) >= for_side(side, solution.value) - 1e-6
            replies = list(zip(*mixture(solution, 1 - side), strict=True))
            kept = [
                w * (0.75 * solved.gain(side, other, one) + 0.25 * solved.gain(side, own, one)) for one, w in replies
            ]
            assert sum(kept) <= for_side(side, solution.value) + 1e-6
        assert (
            solved.worst_case(side, own)[0]
            <= solved.value_with_fixed_share(side, own) + 1e-6
            <= solved.value(side) + 2e-6
        )


def mixture(solution: Solution, side: int) -> tuple[list[list[int]], list[float]]:
    return solution.programs[side], solution.weights[side]


@pytest.mark.parametrize(
    ("regret", "exploitable", "worst", "grade"),
    [(0, 0, 0, BEST), (0, 2, -2, GOOD), (1, 2, -2, SLIP), (1.5, 2, -2, WEAK), (1.5, 2, 0, MISSED)],
)
def test_grades(regret: float, exploitable: float, worst: float, grade: str) -> None:
    assert grade_of(regret, exploitable, worst) == grade


@pytest.mark.parametrize(
    ("rule_set", "options", "reason"),
    [
        ("golems/cards", {"players": "3"}, "golems"),
        ("golems/energy", {"way": "autonomous"}, "autonomous"),
        ("golems/board", {"way": "scenario", "scenario": ""}, "goal"),
        ("progers/basic", {}, "game"),
    ],
)
def test_a_round_that_is_not_packed_has_a_reason(rule_set: str, options: dict[str, str], reason: str) -> None:
    game = algoritmus.game(rule_set)
    if "scenario" in options:
        options = {"scenario": game.options.choices()["scenario"][-1]}
    match = somewhere(rule_set, options, "first", 0)
    chance = Seeded("laid")
    while (played := game.analysis.round_at(match.position)) is None:
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))
    assert (played.packed, played.reason) == (None, reason)


# by sampling


class Numbers(AnalysisRound):
    """Whoever lays the highest number has won by so much; the third counts for nobody."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__("program", list(range(seats)), WORTH)
        self.reason = "golems"

    def draw(self, seat: int, chance: Chance) -> Answer:  # noqa: ARG002
        return (str(chance.draw(10)),)

    def play(self, answers: Mapping[int, Answer], chance: Chance) -> list[float]:
        numbers = [float(answers[seat][0]) for seat in self.seats]
        return [2 * one - sum(numbers) + chance.draw(3) for one in numbers]


def test_sampling_finds_what_is_clearly_better_and_nothing_where_nothing_is() -> None:
    low, high = assess_round(Numbers(), {0: ("0",), 1: ("9",)}, {0: -9.0, 1: 9.0})
    assert (low.exact, low.reason, low.grade, low.better, low.got) == (False, "golems", WEAK, ("9",), -9.0)
    assert low.value - low.own == pytest.approx(9)
    assert (low.worst, low.reply) == (low.worst, RivalReply(1, ("9",)))
    assert (high.grade, high.better, high.value) == (GOOD, (), high.own)


def test_the_reply_is_one_rivals_while_the_others_do_what_they_did() -> None:
    found = assess_round(Numbers(3), {0: ("5",), 1: ("1",), 2: ("2",)}, {})[0]
    assert found.reply is not None
    assert found.reply.cards == ("9",)
    assert found.worst is not None
    assert 5 - 9 - 2 <= found.worst <= 5 - 9 - 1 + 2


def test_a_single_player_has_no_best_response() -> None:
    found = assess_round(Numbers(1), {0: ("3",)}, {0: 3.0})[0]
    assert (found.worst, found.reply, found.better) == (None, None, ("9",))


def test_a_puzzle_without_answers_is_not_assessed(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> Answer:
        raise LookupError

    monkeypatch.setattr(Numbers, "draw", nothing)
    assert assess_round(Numbers(), {0: ("0",), 1: ("9",)}, {}) == []


@pytest.mark.parametrize(("limit", "reason"), [(0, "positions"), (10_000, "")])
def test_a_round_that_is_too_large_is_sampled(monkeypatch: pytest.MonkeyPatch, limit: int, reason: str) -> None:
    monkeypatch.setattr(assessment, "MAX_ITERATIONS", limit)
    match = somewhere("golems/energy", {"way": "beginner"}, "two")
    laid: dict[int, Answer] = dict.fromkeys(match.asks(), ("A", "A"))
    found = assessed_at(match, laid)[1]
    assert [one.reason for one in found] == [reason] * 2
    assert [one.exact for one in found] == [not reason] * 2


def test_a_round_with_a_decision_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = somewhere("golems/energy", {"way": "beginner"}, "two")
    played = match.game.analysis.round_at(match.position)
    assert played is not None

    def ask(*_: object) -> tuple[float, list[int]]:
        raise Undecided("exit")

    monkeypatch.setattr(SolvedRound, "worst_case", ask)
    assert {one.reason for one in assess_round(played, {0: ("A",), 1: ("S",)}, {})} == {"exit"}


def test_the_exact_solution_can_be_left_out() -> None:
    match = somewhere("golems/blocks", {"way": "beginner"}, "one")
    played = match.game.analysis.round_at(match.position)
    assert played is not None
    found = assess_round(played, {0: ("A",), 1: ("S",)}, {0: 1.0, 1: -1.0}, exact=False)
    assert [(one.exact, one.reason, one.got) for one in found] == [(False, "time", 1.0), (False, "time", -1.0)]


# hints


@pytest.mark.parametrize(
    ("rule_set", "options"), [*POSITIONS, ("golems/cards", {"players": "3"}), ("progers/full", {})]
)
def test_a_hint_may_be_laid_and_is_good(rule_set: str, options: dict[str, str]) -> None:
    match = somewhere(rule_set, options, "hint", 3)
    game = match.game
    seat, ask = next(iter(match.asks().items()))
    positions = [game.sample(match.view(seat), Seeded(number)) for number in range(2)]
    rounds = [game.analysis.round_at(position) for position in positions]
    found = hint_answer([one for one in rounds if one is not None], seat)
    ask.read(found)
    if rounds[0] is not None and rounds[0].packed is not None:
        rival = {other: one.random(Seeded("rival")) for other, one in game.asks(positions[0]).items()}
        assert assess_round(rounds[0], {**rival, seat: found}, {})[seat].grade in (BEST, GOOD)
