"""The search and the plain enumerator agree on boards drawn by chance; what is forced cannot be left out."""

from __future__ import annotations

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.puzzle import Labyrinth, Lay, Puzzle, Unprovable
from algoritmus.core.reader import InputError, read_toml
from algoritmus.puzzles.certificate import forced, tried
from algoritmus.puzzles.make import grade, prove
from algoritmus.puzzles.page import print_page
from algoritmus.puzzles.solve import Search, TooLarge, leaves_way, solve
from algoritmus.puzzles.workshop import WORDLESS, make_puzzle

IDEAS = [(family.id, idea) for family in algoritmus.families() for idea, _ in family.islands()]


def drawn(game: str, idea: str, seed: str, rival: bool) -> Puzzle | None:
    family = algoritmus.family(game)
    page = {**family.draw_puzzle(idea, 0, rival, Seeded(seed)), **WORDLESS}
    try:
        return family.read_riddle(read_toml(print_page(page), "drawn.toml"), "drawn")
    except InputError:
        return None


@pytest.mark.parametrize("rival", [False, True])
@pytest.mark.parametrize(("game", "idea"), IDEAS)
def test_search_and_enumeration_agree(game: str, idea: str, rival: bool) -> None:
    seen = 0
    for number in range(8):
        puzzle = drawn(game, idea, f"{idea} {number}", rival)
        if puzzle is not None and seen < 2:
            found = solve(puzzle.labyrinth())
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


class Endless(Labyrinth):
    """A labyrinth that does not fit anywhere."""

    def lays(self, place: int) -> list[Lay]:
        return [Lay(str(number), 1, place * 50 + number) for number in range(1, 51)]

    def is_whole(self, place: int) -> bool:  # noqa: ARG002
        return True

    def is_solved(self, place: int) -> bool:  # noqa: ARG002
        return False


def test_a_search_that_does_not_fit_says_so() -> None:
    told: list[int] = []
    with pytest.raises(TooLarge):
        Search(Endless(), told.append, 1000).run()
    assert told


def test_the_row_is_found_where_a_program_leaves_the_way() -> None:
    puzzle = algoritmus.family("golems").riddle("lesson-corner")
    labyrinth = puzzle.labyrinth()
    assert leaves_way(labyrinth, ("F", "R", "F"), {}) == 0
    assert leaves_way(labyrinth, ("F", "F", "F"), {}) == 2
    assert leaves_way(labyrinth, ("L", "R", "F"), {}) == 1
    assert leaves_way(labyrinth, ("no such row",), {}) == 1


def test_a_made_puzzle_forces_its_idea_and_has_hardly_more_than_one_optimum() -> None:
    made = make_puzzle("loop", 3, "1")
    assert made is not None
    family, found, page = made
    puzzle = family.read_riddle(read_toml(print_page(page), "own.toml"), "own")
    assert "loop" in forced(puzzle)
    again = solve(puzzle.labyrinth())
    assert again.rows == 3
    assert again.optima <= 2
    assert grade(found).length == found.solved.cards
    assert grade(found).near_misses > 0


def test_the_same_seed_makes_the_same_puzzle() -> None:
    one, other = make_puzzle("turn", 3, "7"), make_puzzle("turn", 3, "7")
    assert one is not None
    assert other is not None
    assert one[2] == other[2]


def test_a_row_that_asks_its_player_is_not_proven() -> None:
    text = (
        """
    edition = "board"
    field = ["...", "...", "..."]
    limit = 1
    hand = { F = 3 }
    tokens = [{ at = "b2", kind = "water" }]
    golems = [{ at = "b1", facing = "N", rows = 2 }]
    [goal]
    kind = "reach"
    cells = ["a2"]
    """
        + '[title]\nen = "x"\nru = "x"\n[story]\nen = "x"\nru = "x"\n'
    )
    puzzle = algoritmus.family("golems").read_riddle(read_toml(text, "own.toml"), "own")
    with pytest.raises(Unprovable):
        solve(puzzle.labyrinth())
    assert prove(puzzle, "", 2) is None
