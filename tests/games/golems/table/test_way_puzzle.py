"""way.puzzle, way.scenario: only the goal wins, all conditions kept; every other end is a loss that says why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer, Ask, Refusal
from algoritmus.games.golems.components.puzzle import broken_constraint, play_solution
from algoritmus.games.golems.components.scenario import Scenario
from algoritmus.games.golems.components.scenarios import load_puzzles
from algoritmus.games.golems.rules.answers import fold
from algoritmus.games.golems.table.asks import ProgramAsk
from algoritmus.match import Match

ONE_ROUND = [puzzle for puzzle in load_puzzles().values() if puzzle.last_round() == 1]
REPEATED = [puzzle for puzzle in load_puzzles().values() if puzzle.autonomous]


def table_of(puzzle: Scenario) -> Match:
    match = Match(algoritmus.game(f"golems/{puzzle.edition}"), {"puzzle": puzzle.id}, Seeded("puzzle"))
    while match.asks()[0].kind != "program":
        match.answer(0, ())
    return match


def programs(ask: Ask, rows: int, laid: Answer = ()) -> Iterator[Answer]:
    """Every program of so many rows at most that can be laid, whether it keeps to the task or not."""
    assert isinstance(ask, ProgramAsk)
    for card in ProgramAsk.next_cards(ProgramAsk(ask.hand), laid):
        if card == END:
            yield laid
        elif END not in ProgramAsk(ask.hand).next_cards(laid) or not laid or len(fold(laid)) < rows:
            yield from programs(ask, rows, (*laid, card))


def judge(puzzle: Scenario, answer: Answer) -> str:
    """Laid at a table: how it ends must be just what the goal and the task say; what it came to."""
    match, program = table_of(puzzle), fold(answer)
    kept = broken_constraint(puzzle.constraints, puzzle.hand, [program]) is None
    if not kept:
        with pytest.raises(Refusal) as refused:
            match.answer(0, answer)
        assert refused.value.code == "puzzle.task"
        return "refused"
    match.answer(0, answer)
    while match.result() is None:  # water: it goes back, as where nobody decides
        match.answer(0, match.asks()[0].random(Seeded("out")))
    result, played = match.result(), play_solution(puzzle, [program])
    assert result is not None
    reached = played is not None and played.rule == puzzle.goal.rule()
    assert (result.winners == (0,)) is reached, (puzzle.id, str(program), result.rule)
    told = [cast(Any, facts)["what"] for step in match.seen(0) for facts in step if facts.get("rule") == "way.puzzle"]
    assert len(told) == (not reached), told
    return "won" if reached else str(told[0])


@pytest.mark.parametrize("puzzle", ONE_ROUND, ids=lambda puzzle: puzzle.id)
def test_way_puzzle_exactly_the_programs_that_reach_the_goal_win(puzzle: Scenario) -> None:
    ends = Counter(judge(puzzle, answer) for answer in programs(table_of(puzzle).asks()[0], 4))
    assert ends["won"], ends
    assert ends["limit"] or ends["out"], ends


@pytest.mark.parametrize("puzzle", REPEATED, ids=lambda puzzle: puzzle.id)
def test_way_puzzle_one_row_for_ever_wins_only_by_the_goal(puzzle: Scenario) -> None:
    ends = Counter(judge(puzzle, answer) for answer in programs(table_of(puzzle).asks()[0], 1))
    assert ends["repeat"], ends
    assert ends["won"] < max(1, sum(ends.values()) // 10), ends


def test_way_puzzle_standing_still_is_no_way_up_the_staircase() -> None:
    match = table_of(load_puzzles()["staircase"])
    match.answer(0, ("S",))
    result = match.result()
    assert result is not None
    assert (result.rule, result.winners) == ("end.repeat", ())


@pytest.mark.parametrize("scenario", ["treasure", "barrel-market", "lighthouse"])
def test_way_scenario_nobody_wins_without_the_goal(scenario: str) -> None:
    match = Match(algoritmus.game("golems/board"), {"scenario": scenario, "limit": "1"}, Seeded("idle"))
    chance = Seeded("idle answers")
    while match.result() is None:
        for seat, ask in list(match.asks().items()):
            match.answer(seat, ask.random(chance))
    result = match.result()
    assert result is not None
    assert result.winners == ()
    told: list[Any] = [facts for step in match.seen(None) for facts in step if facts.get("rule") == "way.scenario"]
    assert {facts["what"] for facts in told} == {"limit"}
