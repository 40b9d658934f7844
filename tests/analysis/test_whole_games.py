"""Whole games solved on small boards: compared with a linear program, after a kill, with several processes."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from functools import cache, partial
from itertools import product
from pathlib import Path

import numpy
import pytest

from algoritmus.analysis.solver.process_pool import solve_layers
from algoritmus.analysis.solver.solved_store import PartialLayer, SolvedTable, TableKind
from algoritmus.analysis.solver.whole_games import GameSolver
from algoritmus.core.grid import Grid
from algoritmus.games.golems.rules.answers import WORDS, card_of
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge
from algoritmus.games.golems.rules.programs.program import Action
from algoritmus.games.golems.rules.round import Result, lay_passes, play_rows
from algoritmus.games.golems.rules.row.passes import Pass, unroll
from algoritmus.games.golems.rules.row.scene import Decisions, Scene
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State
from algoritmus.games.golems.rules.whole_game import WholeGolems, faces_of
from tests.analysis.brute_force import all_rows, game_value, is_legal, may_use

ROUNDS = 3
WIDE = (3, 2)  # size of the field, rows of a program
DEEP = (2, 3)  # here some positions must be mixed
Board = tuple[int, int]
SMALL = ("blocks", "energy", "cards")
Values = list[list[float]]


@cache
def whole(edition: str, board: Board = WIDE) -> WholeGolems:
    return WholeGolems(EDITIONS[edition], board[0], False, board[1])


@cache
def layers(edition: str, board: Board = WIDE) -> tuple[Values, float]:
    """The values of all orbits, layer by layer, and the widest gap."""
    solver = GameSolver(whole(edition, board))
    values: Values = []
    widest = 0.0
    for _ in range(ROUNDS):
        solver.set_next_layer(values[-1] if values else ())
        found = [solver.solve_orbit(orbit) for orbit in range(len(solver.whole.starts))]
        values.append([value for value, _ in found])
        widest = max(widest, *(gap for _, gap in found))
    return values, widest


def programs(edition: str, rows: int) -> list[list[list[Pass]]]:
    """Every legal program of all rows and no bonus cards, unrolled; a short one is as good as one that stands."""
    hand = Hand(EDITIONS[edition], rows, (), [])
    found = []
    for commands in product(range(7), repeat=rows):  # nothing can be taken here
        cards = [Action(command) for command in commands]
        try:
            judge(hand, cards)
        except IllegalProgram:
            continue
        found.append([unroll(card) for card in cards])
    return found


def recomputed(edition: str, board: Board, place: list[int], rounds: int) -> float:
    """The value of a position by the whole matrix: every program against every other in a scene of its own."""
    game = whole(edition, board)
    setup = Setup(EDITIONS[edition], Grid(["." * board[0]] * board[0]), [Sheet("red"), Sheet("blue")])
    state = State(
        setup, [Figure(place[0], place[1], place[2]), Figure(place[3], place[4], place[5])], [0] * board[0] ** 2
    )
    values = layers(edition, board)[0]

    def ended(first: list[list[Pass]], second: list[list[Pass]]) -> float:
        scene = Scene(state, Decisions())
        lay_passes(scene, [first, second])
        result = play_rows(scene)
        if result is not None or rounds == 1:
            return judged(result, scene)
        after = [number for golem in scene.golems for number in (golem.at, golem.facing, golem.damage)]
        orbit = game.find(game.enter(tuple(after)))
        return values[rounds - 2][orbit] if orbit >= 0 else -values[rounds - 2][~orbit]

    laid = programs(edition, board[1])
    return game_value(numpy.array([[ended(one, other) for other in laid] for one in laid]))


def judged(result: Result | None, scene: Scene) -> float:
    """end.last, end.none, and after the last round the fewest damage."""
    if result is not None:
        return float(0 in result.winners) - float(1 in result.winners)
    red, blue = scene.golems
    return float(numpy.sign(int(blue.damage) - int(red.damage)))


def any_place(rng: random.Random) -> list[int]:
    cells = rng.sample(range(WIDE[0] ** 2), 2)
    return [number for cell in cells for number in (cell, rng.randrange(4), rng.randrange(3))]


@pytest.mark.once
@pytest.mark.parametrize("edition", SMALL)
def test_random_positions_have_the_value_of_an_independent_linear_program(edition: str) -> None:
    values, gap = layers(edition)
    assert gap <= 1e-7
    rng = random.Random(edition)
    game = whole(edition)
    for turn in range(9):
        place, rounds = any_place(rng), turn % ROUNDS + 1
        orbit = game.find(game.enter(tuple(place)))
        stored = values[rounds - 1][orbit] if orbit >= 0 else -values[rounds - 1][~orbit]
        assert stored == pytest.approx(recomputed(edition, WIDE, place, rounds), abs=1e-9)


@pytest.mark.once
def test_positions_that_must_be_mixed_are_right_too() -> None:
    values = layers("energy", DEEP)[0]
    game = whole("energy", DEEP)
    truly = [orbit for orbit, value in enumerate(values[1]) if min(abs(value), 1 - abs(value)) > 1e-6]
    assert truly
    for orbit in truly[::4]:
        place = list(game.golems.where(game.starts[orbit]))
        assert values[1][orbit] == pytest.approx(recomputed("energy", DEEP, place, 2), abs=1e-9)


def dealt_programs(word: str, rows: int) -> list[list[list[Pass]]]:
    """Every legal program of all rows with the bonus cards that a face of the die grants, unrolled."""
    hand = Hand(EDITIONS["energy"], rows, (), [word] if word else [])
    cards = [row for row in all_rows("energy") if may_use(hand, row)]
    laid = [program for program in product(cards, repeat=rows) if is_legal(hand, program)]
    return [[unroll(row) for row in program] for program in laid]


def last_round(state: State, first: list[list[list[Pass]]], second: list[list[list[Pass]]]) -> float:
    """The value of a last round by the whole matrix."""

    def ended(one: list[list[Pass]], other: list[list[Pass]]) -> float:
        scene = Scene(state, Decisions())
        lay_passes(scene, [one, other])
        return judged(play_rows(scene), scene)

    return game_value(numpy.array([[ended(one, other) for other in second] for one in first]))


def faced(place: tuple[int, ...], size: int) -> State:
    setup = Setup(EDITIONS["energy"], Grid(["." * size] * size), [Sheet("red"), Sheet("blue")])
    red, blue = (Figure(place[at], place[at + 1], place[at + 2]) for at in (0, 3))
    return State(setup, [red, blue], [0] * size**2)


# the value depends on the dice, and is in between for some of them
DICE_PLACES = [(0, 2, 0, 4, 2, 1), (1, 2, 1, 5, 2, 2), (1, 1, 0, 2, 3, 0)]


@pytest.mark.once
@pytest.mark.parametrize("place", DICE_PLACES)
def test_dice_on_four_by_four_have_the_value_of_an_independent_linear_program(place: tuple[int, ...]) -> None:
    """All pairs of faces with programs of one row, and with two rows those whose whole matrix is small enough."""
    faces = faces_of(EDITIONS["energy"])
    for rows in (1, 2):
        game = WholeGolems(EDITIONS["energy"], 4, True, rows)
        solver = GameSolver(game)
        laid = {word: dealt_programs(word, rows) for word in faces}
        total = 0.0
        for (mine, theirs), deal in zip(product(faces, faces), game.deals, strict=True):
            if len(laid[mine]) * len(laid[theirs]) > 200_000:
                continue
            found = solver.solve_position(game.enter(place), deal)
            assert found.gap <= 1e-9
            assert found.value == pytest.approx(last_round(faced(place, 4), laid[mine], laid[theirs]), abs=1e-9)
            total += deal.chance * found.value
        if rows == 1:
            orbit = game.find(game.enter(place))
            value = solver.solve_orbit(max(orbit, ~orbit))[0]
            assert (value if orbit >= 0 else -value) == pytest.approx(total, abs=1e-9)


def test_the_small_editions_have_the_same_beginner_game() -> None:
    """To take and the fourth stand change nothing where there is no barrel."""
    for number, layer in enumerate(layers("energy")[0]):
        assert layers("blocks")[0][number] == pytest.approx(layer, abs=1e-9)
        assert layers("cards")[0][number] == pytest.approx(layer, abs=1e-9)


def test_every_position_belongs_to_an_orbit_and_exchanging_the_golems_changes_the_sign_only() -> None:
    game = whole("energy")
    values = layers("energy")[0][-1]
    rng = random.Random(1)
    for _ in range(100):
        place = any_place(rng)
        one, other = game.find(game.enter(tuple(place))), game.find(game.enter(tuple(place[3:] + place[:3])))
        assert max(one, ~one) == max(other, ~other)
        first, second = (values[orbit] if orbit >= 0 else -values[~orbit] for orbit in (one, other))
        assert first == pytest.approx(-second, abs=1e-9)


@pytest.mark.parametrize(
    ("edition", "chances"),
    [
        ("energy", {"": 1 / 2, "x2": 1 / 6, "x3": 1 / 6, "if": 1 / 6}),
        ("blocks", {"": 2 / 3, "x2": 1 / 12, "x3": 1 / 12, "if": 1 / 6}),
    ],
)
def test_the_bonus_dice_are_chance(edition: str, chances: dict[str, float]) -> None:
    assert faces_of(EDITIONS[edition]) == pytest.approx(chances)
    game = WholeGolems(EDITIONS[edition], 2, True, 1)
    assert sum(deal.chance for deal in game.deals) == pytest.approx(1)
    value, gap = GameSolver(game).solve_orbit(game.find(game.opening))
    assert value == pytest.approx(0, abs=1e-9)
    assert gap <= 1e-9


def test_a_die_grants_its_bonus_card_and_no_other() -> None:
    game = WholeGolems(EDITIONS["energy"], 2, True, 1)
    deck = game.golems.hand(0, 1)
    one = game.golems.alphabets[0]
    for word in ("", "x2", "x3", "if"):
        granted = EDITIONS["energy"].grants.get(word, ())
        rows = deck.lays(deck.granted(granted))
        assert {WORDS.get(card_of(one.rows[row]), "") for row in rows} == {"", *granted}


def test_trimmed_caches_change_no_value() -> None:
    forgetful = GameSolver(whole("energy"))
    forgetful.max_rows = 50
    values = layers("energy")[0][0]
    for orbit in range(0, len(values), 9):
        assert forgetful.solve_orbit(orbit)[0] == pytest.approx(values[orbit], abs=1e-9)
    assert len(forgetful.graph.known) < len(values) * 49


# on disk


def table_in(folder: Path) -> SolvedTable:
    table = SolvedTable(folder, TableKind("small", "beginner", 2, "1"), len(tiny().starts))
    table.begin()
    return table


def tiny() -> WholeGolems:
    return WholeGolems(EDITIONS["energy"], 2, False, 2)


def solve(table: SolvedTable, rounds: int, jobs: int = 1) -> list[float]:
    return list(solve_layers(tiny, table, rounds, jobs, lambda *_: None))


def test_stored_layers_are_resumed(tmp_path: Path) -> None:
    assert len(solve(table_in(tmp_path), 2)) == 2
    again = table_in(tmp_path)
    assert again.rounds == 2
    assert len(solve(again, 3)) == 1
    assert again.values(3).tolist() == pytest.approx(whole_values(tmp_path / "other"), abs=1e-9)
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == [
        "layer-001.f64", "layer-002.f64", "layer-003.f64", "table.json",
    ]  # fmt: skip


def whole_values(folder: Path) -> list[float]:
    table = table_in(folder)
    solve(table, 3)
    return list(table.values(3))


def test_two_processes_find_the_same_values(tmp_path: Path) -> None:
    one, two = table_in(tmp_path / "one"), table_in(tmp_path / "two")
    assert max(solve(one, 2) + solve(two, 2, jobs=2)) <= 1e-7
    assert one.values(2).tolist() == pytest.approx(two.values(2).tolist(), abs=1e-9)


KILLED = """
import os, signal, sys
from pathlib import Path
from tests.analysis.test_whole_games import table_in, tiny
from algoritmus.analysis.solver.process_pool import solve_layers
def progress(layer, done, gap):
    if layer == int(sys.argv[2]) and done >= 32:
        os.kill(os.getpid(), signal.SIGKILL)
list(solve_layers(tiny, table_in(Path(sys.argv[1])), 3, int(sys.argv[3]), progress))
"""


@pytest.mark.parametrize(("layer", "jobs"), [(1, 1), (2, 1), (1, 2)])
def test_a_solve_that_was_killed_is_resumed(tmp_path: Path, layer: int, jobs: int) -> None:
    """What its processes print is read to the end: they have all ended then."""
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), *sys.path])
    command = [sys.executable, "-c", KILLED, str(tmp_path), str(layer), str(jobs)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=False, capture_output=True)
    assert done.returncode == -signal.SIGKILL
    table = table_in(tmp_path)
    assert table.rounds == layer - 1
    assert len(PartialLayer(table, layer).missing()) == table.orbits - 32
    assert len(solve(table, 3)) == 4 - layer
    assert table.values(3).tolist() == pytest.approx(whole_values(tmp_path / "other"), abs=1e-9)


def test_a_table_made_by_other_rules_is_begun_anew(tmp_path: Path) -> None:
    solve(table_in(tmp_path), 1)
    other = SolvedTable(tmp_path, TableKind("small", "beginner", 2, "2"), len(tiny().starts))
    other.begin()
    assert other.rounds == 0
    assert not list(tmp_path.glob("layer-*"))


def test_a_worker_can_make_the_game_itself() -> None:
    assert len(partial(WholeGolems, EDITIONS["energy"], 2, False)().starts) == len(tiny().starts)
