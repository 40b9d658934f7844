"""The search and the plain enumerator agree on boards drawn by chance; what is forced cannot be left out."""

from __future__ import annotations

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.package.puzzle import Edge, Puzzle, SearchGraph, Unprovable
from algoritmus.core.reader import InputError, read_toml
from algoritmus.games.golems.rules.codes import OPERATORS
from algoritmus.puzzles.certificate import forced, tried
from algoritmus.puzzles.generator import grade, prove
from algoritmus.puzzles.lookup import support_of, supports
from algoritmus.puzzles.search import Search, TooLarge, leaves_way, solve
from algoritmus.puzzles.task_generator import WORDLESS, make_puzzle
from algoritmus.puzzles.toml_page import print_page

IDEAS = [(support.game, idea) for support in supports() for idea, _ in support.islands()]


def drawn(game: str, idea: str, seed: str, rival: bool) -> Puzzle | None:
    support = support_of(game)
    page = {**support.boards().draw(idea, 0, rival, Seeded(seed)), **WORDLESS}
    try:
        return support.read(read_toml(print_page(page), "drawn.toml"), "drawn")
    except InputError:
        return None


@pytest.mark.parametrize("rival", [False, True])
@pytest.mark.parametrize(("game", "idea"), IDEAS)
def test_search_and_enumeration_agree(game: str, idea: str, rival: bool) -> None:
    seen = 0
    for number in range(8):
        puzzle = drawn(game, idea, f"{idea} {number}", rival)
        if puzzle is not None and seen < 2:
            found = solve(puzzle.search_graph())
            plain = tried(puzzle)
            assert plain == {
                "solvable": found.solvable,
                "cards": found.cards,
                "rows": found.rows,
                "optima": found.optima,
                "covered": found.covered,
            }
            for program in found.programs:
                ran = puzzle.run(program)
                assert (ran.end, ran.cards) == ("goal", found.cards)
                assert puzzle.laid(puzzle.answer(program)) == list(program)
            seen += 1
    assert seen


class Endless(SearchGraph):
    """A search graph that does not fit anywhere."""

    def edges(self, place: int) -> list[Edge]:
        return [Edge(str(number), 1, place * 50 + number) for number in range(1, 51)]

    def is_whole(self, place: int) -> bool:  # noqa: ARG002
        return True

    def is_solved(self, place: int) -> bool:  # noqa: ARG002
        return False


def test_a_search_that_does_not_fit_says_so() -> None:
    progress: list[tuple[int, int]] = []
    with pytest.raises(TooLarge):
        Search(Endless(), lambda done, known, _: progress.append((done, known)), 60_000).run()
    assert all(0 < done < known for done, known in progress)
    assert progress == sorted(progress)


def test_the_row_is_found_where_a_program_leaves_the_way() -> None:
    puzzle = support_of("golems").puzzle("lesson-corner")
    graph = puzzle.search_graph()
    assert leaves_way(graph, ("F", "R", "F"), {}) == 0
    assert leaves_way(graph, ("F", "F", "F"), {}) == 2
    assert leaves_way(graph, ("L", "R", "F"), {}) == 1
    assert leaves_way(graph, ("no such row",), {}) == 1


def test_a_made_puzzle_forces_its_idea_and_has_hardly_more_than_one_optimum() -> None:
    made = make_puzzle("loop", 3, "1")
    assert made is not None
    found, page = made
    puzzle = support_of(found.puzzle.rule_set).read(read_toml(print_page(page), "own.toml"), "own")
    assert "loop" in forced(puzzle)
    again = solve(puzzle.search_graph())
    assert again.rows == 3
    assert again.optima <= 2
    assert grade(found).length == found.solved.cards
    assert grade(found).near_misses > 0


def test_the_same_seed_makes_the_same_puzzle() -> None:
    one, other = make_puzzle("turn", 3, "7"), make_puzzle("turn", 3, "7")
    assert one is not None
    assert other is not None
    assert one[1] == other[1]


BOARD = """
edition = "board"
field = ["....", "....", "....", "...."]
limit = {limit}
hand = {hand}
logic = {logic}
tokens = [{tokens}]
golems = [{golems}]
[goal]
kind = "reach"
cells = ["{goal}"]
[title]
en = "x"
[story]
en = "x"
"""


def board(
    goal: str, hand: str, tokens: str = "", limit: int = 1, logic: str = "[]", rival: str = "", rows: int = 3
) -> Puzzle:
    mine = f'{{ at = "b1", facing = "N", rows = {rows} }}'
    golems = ", ".join(one for one in (mine, rival) if one)
    text = BOARD.format(goal=goal, hand=hand, tokens=tokens, limit=limit, logic=logic, golems=golems)
    return support_of("golems").read(read_toml(text, "own.toml"), "own")


WATER = '{ at = "b2", kind = "water" }'
RIVAL = '{ at = "d2", facing = "W", rows = 3, program = "F ; F ; F" }'
PLUS = '{ at = "b2", kind = "barrel", content = "plus" }, { at = "b3", kind = "barrel", content = "minus" }'
STEPPED = '{{ at = "b2", kind = "logic", op = "{}" }}'
CARDS = "{ F = 3, L = 1, R = 1, S = 1 }"


@pytest.mark.parametrize(
    ("puzzle", "solvable"),
    [
        (board("a2", "{ F = 3, S = 1 }", WATER), True),  # out of the water on the left
        (board("d4", "{ F = 3, S = 1 }", WATER), False),
        (board("b2", "{ F = 1, B = 1, S = 1 }", logic='["or"]'), True),  # a step back must be laid, and is left out
        (board("a2", "{ F = 2, L = 1 }", logic='["or"]'), True),
        (board("a4", "{ F = 2, L = 1 }", logic='["or"]'), False),
        (board("a1", "{ F = 1, L = 2 }", logic='["xor"]'), True),
        (board("a1", "{ F = 1, L = 2 }", logic='["and"]'), True),
        (board("c3", CARDS, rival=RIVAL, logic='["and", "or", "xor", "not"]'), False),
        (board("c2", CARDS, rival=RIVAL, logic='["and", "or", "xor", "not"]'), True),
        *((board("c2", CARDS, STEPPED.format(op)), op != "xor") for op in OPERATORS),
        (board("c3", "{ F = 2, S = 1, D = 1 }", f"{WATER}, {WATER.replace('b2', 'b3')}", rows=4), True),
        (board("b4", "{ F = 1, A = 2, S = 1 }", PLUS, limit=2, rows=2), False),
        (board("b3", "{ F = 2, A = 2, S = 1 }", PLUS, limit=2, rows=2), True),
    ],
)
def test_questions_in_mid_row_are_answered_in_every_way(puzzle: Puzzle, solvable: bool) -> None:
    """way.puzzle: the one player decides, so a program is good if the goal can be met with it."""
    found, plain = solve(puzzle.search_graph()), tried(puzzle)
    assert plain == {name: getattr(found, name) for name in ("solvable", "cards", "rows", "optima", "covered")}
    assert found.solvable == solvable
    for program in found.programs:
        assert puzzle.run(program).end == "goal"


def test_a_question_to_a_rival_in_mid_row_is_not_proven() -> None:
    wet = '{ at = "c1", facing = "W", rows = 3, program = "F ; F ; F" }'
    puzzle = board("a2", "{ F = 3 }", WATER.replace("b2", "d2"), rival=wet.replace("c1", "d1").replace('"W"', '"N"'))
    with pytest.raises(Unprovable):
        solve(puzzle.search_graph())
    assert prove(puzzle, "", 2) is None
