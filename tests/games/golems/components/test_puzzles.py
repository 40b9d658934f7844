"""The puzzles that come with the game: their solutions solve them, and what is no solution is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer
from algoritmus.core.reader import InputError, file_names, file_text
from algoritmus.games.golems.components.puzzle import NoSolution, broken_constraint, judge_solution, play_solution
from algoritmus.games.golems.components.scenario import Constraints, Solution, hand_of
from algoritmus.games.golems.components.scenarios import Scenario, load_puzzles, read_scenario
from algoritmus.games.golems.rules.answers import fold
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import BREAK, BRING, REACH, ROLL
from algoritmus.games.golems.rules.programs.legality import judge
from algoritmus.games.golems.rules.programs.program import Program, parse_program
from algoritmus.games.golems.table.asks import ProgramAsk

PUZZLES = load_puzzles()
PLACE = ("algoritmus.games.golems.components", "data", "puzzles")
SMALL = [puzzle for puzzle in PUZZLES.values() if puzzle.limit == 1 and puzzle.bonus in ("none", "x3", "while")]
OTHER_WAYS = {  # of puzzles with too many programs to play them all
    "seven-league-boots": "3(F) ; R ; F ; F",
    "well-rehearsed": "F ; R ; 2(F)",
    "deep-snow": "F ; R ; F ; until obstacle(F)",
    "one-line": "enemy?(A,F) ; F",
}
SOLUTIONS = [(puzzle, solution) for puzzle in PUZZLES.values() for solution in puzzle.solutions]


def test_there_are_puzzles_of_many_kinds() -> None:
    assert len(PUZZLES) == len(file_names(*PLACE)) >= 6
    assert {puzzle.goal.kind for puzzle in PUZZLES.values()} == {REACH, BREAK, BRING, ROLL}
    assert {word for puzzle in PUZZLES.values() for word in puzzle.constraints.use} == {"loop", "if", "while", "call"}
    assert any(puzzle.constraints.use_all for puzzle in PUZZLES.values())
    assert any(puzzle.constraints.exactly for puzzle in PUZZLES.values())
    editions = Counter(puzzle.edition for puzzle in PUZZLES.values())
    assert set(editions) == {"blocks", "energy", "cards", "board"}
    assert min(editions.values()) >= 3


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_a_puzzle_has_one_golem_and_leaves_nothing_to_chance(puzzle: Scenario) -> None:
    assert len(puzzle.seats) == 1
    assert not puzzle.laid_tokens.hidden_barrels
    assert puzzle.bonus in ("none", "all", *EDITIONS[puzzle.edition].grants)
    assert puzzle.solutions
    assert list(puzzle.title) == list(puzzle.story) == ["en", "ru"]


@pytest.mark.parametrize(("puzzle", "solution"), SOLUTIONS, ids=lambda one: getattr(one, "id", ""))
def test_a_solution_solves_its_puzzle(puzzle: Scenario, solution: Solution) -> None:
    judge_solution(puzzle, solution)
    result = play_solution(puzzle, solution)
    assert result is not None
    assert (result.rule, result.winners) == (f"goal.{puzzle.goal.kind}", (0,))


@pytest.mark.parametrize(
    ("puzzle", "programs", "reason"),
    [
        ("first-steps", ["F ; R ; F ; B"], "does not reach the goal"),
        ("first-steps", ["F ; R ; 2(F)"], "was not granted"),
        ("first-steps", ["F ; R ; F ; F ; F"], "5 rows are too many"),
        ("first-steps", ["A"], "there is no card A"),
        ("lesson-repeat", ["2(F)"], "the bonus card x2 was not granted"),
        ("lesson-repeat", ["F"], "does not reach the goal"),
        ("backing-out", ["B ; B ; R ; F"], "does not use all 3 cards B"),
        ("seven-league-boots", ["F ; F ; F ; R"], "has 4 rows, but 3 must do"),
        ("one-line", ["F"], "must use if"),
        ("until-the-wall", ["F ; F ; R ; F"], "must use while"),
        ("well-rehearsed", ["F ; R ; 2(F)"], "must use call"),
        ("well-rehearsed", ["call ; F ; 2(F)"], "no other bonus card beside call"),
        ("deep-snow", ["F ; R ; until obstacle(F) ; 2(F)"], "may not use while"),
        ("bandage-first", ["A ; R ; A ; L"], "does not reach the goal"),
        ("honey-barrel", ["F ; R ; F ; T"], "does not reach the goal"),
        ("round-the-corner", ["F ; R ; F ; L", "F ; L ; F"], "3 rows are too few"),
        ("round-the-corner", ["F ; R ; F ; L", "S ; F ; L ; B", "F ; L ; F ; S"], "does not reach the goal"),
    ],
)
def test_illegal_and_failing_programs_are_no_solutions(puzzle: str, programs: list[str], reason: str) -> None:
    with pytest.raises(NoSolution) as error:
        judge_solution(PUZZLES[puzzle], [parse_program(text) for text in programs])
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("task", "program", "reason"),
    [
        (Constraints(), "F ; L", ""),
        (Constraints(rows=2), "F ; L", ""),
        (Constraints(rows=1), "F ; L", "F ; L has 2 rows, but 1 must do"),
        (Constraints(use=("loop",)), "2(F)", ""),
        (Constraints(use=("loop", "if")), "2(F)", "the solution must use if"),
        (Constraints(use=("L",)), "enemy?(L,R)", ""),
        (Constraints(avoid=("L",)), "2(L)", "the solution may not use L"),
        (Constraints(use_all=("L",)), "L ; enemy?(L,F)", ""),
        (Constraints(use_all=("L",)), "2(L)", "2(L) does not use all 2 cards L"),
        (Constraints(exactly=("F", "L", "F")), "F ; enemy?(L,F)", "F ; enemy?(L,F) must use if exactly 0 times"),
        (Constraints(exactly=("F", "L", "F")), "F ; L ; F", ""),
        (Constraints(exactly=("F", "L", "F")), "F ; L", "F ; L must use F exactly 2 times"),
        (Constraints(exactly=("F", "loop")), "2(F) ; L", "2(F) ; L must use L exactly 0 times"),
    ],
)
def test_constraints_are_kept_or_broken(task: Constraints, program: str, reason: str) -> None:
    broken = broken_constraint(task, (3, 3, 2, 2, 4, 2, 2, 1), [parse_program(program)])
    assert (broken.text if broken is not None else "") == reason


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("3(F) ; R ; 2(F)", "3(F) ; R ; 2(F) ; S", "has 4 rows, but 3 must do"),
        ("3(F) ; R ; 2(F)", "F ; R ; F", "the solution must use loop"),
        ("3(F) ; R ; 2(F)", "2(F) ; R ; 3(F)", "this solution does not reach the goal"),
        ("3(F) ; R ; 2(F)", "3(F) ; R ; 2(F", "it breaks off"),
    ],
)
def test_a_page_with_a_wrong_solution_is_refused(old: str, new: str, reason: str) -> None:
    text = file_text(*PLACE, "seven-league-boots.toml")
    with pytest.raises(InputError) as error:
        read_scenario(text.replace(old, new), "boots.toml")
    assert reason in error.value.message
    assert str(error.value).startswith("boots.toml, line 10: ")


def programs(ask: ProgramAsk, laid: Answer = ()) -> Iterator[Program]:
    """All legal answers, card by card."""
    for card in ask.next_cards(laid):
        if card == END:
            yield fold(laid)
        else:
            yield from programs(ask, (*laid, card))


def reaches(puzzle: Scenario, program: Program) -> bool:
    result = play_solution(puzzle, [program])
    return result is not None and result.rule == puzzle.goal.rule()


def keeps(puzzle: Scenario, program: Program) -> bool:
    return broken_constraint(puzzle.constraints, puzzle.hand, [program]) is None


@pytest.mark.parametrize("puzzle", SMALL, ids=lambda puzzle: puzzle.id)
def test_of_all_programs_few_solve_a_puzzle_and_its_condition_matters(puzzle: Scenario) -> None:
    found = list(programs(ProgramAsk(hand_of(puzzle, 0))))
    there = [program for program in found if reaches(puzzle, program)]
    solving = [program for program in there if keeps(puzzle, program)]
    assert {solution[0] for solution in puzzle.solutions} <= set(solving)
    assert len(solving) * 4 <= len(found)
    assert (len(solving) < len(there)) is (puzzle.constraints != Constraints())


@pytest.mark.parametrize(("id_", "text"), OTHER_WAYS.items())
def test_a_program_gets_there_too_that_does_not_keep_the_condition(id_: str, text: str) -> None:
    program = parse_program(text)
    judge(hand_of(PUZZLES[id_], 0), program.rows)
    assert reaches(PUZZLES[id_], program)
    assert not keeps(PUZZLES[id_], program)


def test_every_puzzle_with_a_condition_is_judged_so() -> None:
    conditions = {puzzle.id for puzzle in PUZZLES.values() if puzzle.constraints != Constraints()}
    assert conditions <= {*OTHER_WAYS, *(puzzle.id for puzzle in SMALL)}


def test_a_solution_that_puts_the_golem_out_is_none() -> None:
    result = play_solution(PUZZLES["bandage-first"], [parse_program("A ; R ; A ; L")])
    assert result is not None
    assert result.rule == "end.none"


def test_the_first_lesson_has_three_steps_of_one_idea_each() -> None:
    lessons = {puzzle.lesson.number: puzzle for puzzle in PUZZLES.values() if puzzle.lesson}
    guides = {number: str(puzzle.solutions[0][0]) for number, puzzle in lessons.items()}
    assert guides == {1: "F ; F", 2: "F ; R ; F", 3: "3(F)"}
    assert len({puzzle.edition for puzzle in lessons.values()}) == 1


def test_the_bonus_cards_of_one_word_are_in_every_round_of_a_game() -> None:
    game = algoritmus.game("golems/blocks")
    ask = game.asks(game.setup({"puzzle": "lesson-repeat"}, Seeded("lesson")))[0]
    assert cast(Any, ask.show())["bonuses"] == ["x3"]
    assert ask.next_cards(()) == ["F", "B", "x3"]


def test_only_a_puzzle_can_be_a_lesson() -> None:
    text = file_text(*PLACE, "lesson-cards.toml").replace('solutions = [["F ; F"]]\n', "")
    with pytest.raises(InputError) as error:
        read_scenario(text, "lesson.toml")
    assert "only a puzzle has lesson" in error.value.message
