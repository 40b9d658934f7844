"""The exact solution of a round, compared with brute force: all pairs of programs, and scipy's linear program."""

from __future__ import annotations

from typing import Any

import pytest

from algoritmus.analysis.analyse import analyse, analyse_exactly
from algoritmus.analysis.results import ExactAnalysis
from algoritmus.analysis.solver.best_response import MAX_NODES, Graph
from algoritmus.analysis.solver.round import RoundSolver, ScoreEvaluation
from algoritmus.core.packed import RowDeck
from algoritmus.core.reader import decoded
from algoritmus.games.golems.rules.cases.round_case import round_of
from algoritmus.games.golems.rules.packed import PackedGolems
from algoritmus.games.golems.rules.programs.program import Action, parse_row
from tests.analysis.brute_force import all_programs, game_value, matrix, played

Case = dict[str, Any]


def case_of(edition: str, field: list[str], red: Case, blue: Case, **more: Any) -> Case:
    rounds = [{"grants": {"red": more.pop("red_grants", []), "blue": more.pop("blue_grants", [])}}]
    golems = [{"name": "red", **red}, {"name": "blue", **blue}]
    return {"game": "golems", "edition": edition, "field": field, "golems": golems, "rounds": rounds, **more}


def at(cell: str, facing: str, rows: int = 2, **more: Any) -> Case:
    return {"at": cell, "facing": facing, "rows": rows, **more}


LAW = ["L", "A"]
CASES: dict[str, Case] = {
    "blocks, x2 and twice the strength": case_of(
        "blocks", ["..."], at("a1", "E", damage=2, strength=2), at("b1", "E", damage=1, range=2), red_grants=["x2"]
    ),
    "blocks, strength against none": case_of("blocks", ["..."], at("b1", "E"), at("c1", "W", strength=2)),
    "blocks, a wall beside": case_of(
        "blocks",
        ["...", "..."],
        at("c2", "W", damage=1),
        at("b2", "E", range=2),
        tokens=[{"at": "b1", "kind": "wall"}],
        red_grants=["x2"],
        blue_grants=["x3"],
    ),
    "blocks, a block each": case_of(
        "blocks", ["..."] * 2, at("a1", "N", 1), at("a2", "E", 1), red_grants=["x2", "if"], blue_grants=["x3", "if"]
    ),
    "energy, a load that shields": case_of(
        "energy",
        ["..."] * 3,
        at("c1", "W", range=2),
        at("a1", "E", damage=2, carrying=True),
        tokens=[{"at": "a2", "kind": "wall"}],
        red_grants=["x3"],
    ),
    "energy, barrels to take and break": case_of(
        "energy",
        ["..."] * 2,
        at("a1", "E", carrying=True),
        at("c1", "W"),
        tokens=[{"at": "b1", "kind": "barrel"}, {"at": "b2", "kind": "water"}],
    ),
    "energy, three rows": case_of("energy", [".."] * 2, at("a1", "N", 3, damage=2), at("b2", "S", 2, damage=1)),
    "energy, any bonus card in one row": {
        **case_of("energy", ["...."], at("a1", "E", 1), at("b1", "W", 1)),
        "rounds": [],
    },
    "cards, IF against two rows": case_of(
        "cards",
        ["..."],
        at("b1", "E", 1, damage=2, strength=2, range=2),
        at("c1", "W", damage=1),
        red_grants=["if"],
        blue_grants=["x2"],
    ),
    "cards, a wall between": case_of(
        "cards", ["...."] * 2, at("a1", "E"), at("c1", "W", carrying=True), tokens=[{"at": "b2", "kind": "wall"}]
    ),
    "board, a subroutine each, WHILE with its sensors": case_of(
        "board",
        ["i..s"],
        at("b1", "W", damage=2, subroutine=LAW),
        at("c1", "W", strength=2, subroutine=LAW),
        blue_grants=["while"],
    ),
    "board, a NOT on the way": case_of(
        "board",
        [".si", "i..", "s.."],
        at("c1", "E", damage=1, strength=2, subroutine=["F", "A"]),
        at("c3", "N"),
        tokens=[{"at": "c2", "kind": "logic", "op": "not"}],
    ),
    "board, LOOPs on ice and snow": case_of(
        "board",
        ["sii"],
        at("c1", "W", damage=2),
        at("b1", "E", damage=1, subroutine=LAW),
        tokens=[{"at": "a1", "kind": "barrel", "content": "plus"}],
        red_grants=["loop"],
        blue_grants=["loop"],
    ),
    "board, a call from ice": case_of(
        "board",
        ["i..i"],
        at("a1", "W", damage=1, subroutine=LAW),
        at("c1", "W", damage=1, strength=2, subroutine=["F", "A"]),
    ),
    "board, barrels roll and ladders lead": case_of(
        "board",
        ["....", "...."],
        at("a1", "E", strength=2, range=2),
        at("d1", "W", limit=4),
        tokens=[
            {"at": "b1", "kind": "barrel", "content": "dynamite"},
            {"at": "c2", "kind": "barrel", "content": "repair"},
            {"at": "a2", "kind": "ladder", "name": "A", "end": "up"},
            {"at": "d2", "kind": "ladder", "name": "A", "end": "down"},
        ],
    ),
    "board, WHILE and IF": case_of(
        "board", ["..", ".."], at("a1", "N", 1), at("b2", "W", 1), red_grants=["while"], blue_grants=["if", "while"]
    ),
}
MIXED = {  # values that no single program holds
    "blocks, x2 and twice the strength": 25 / 14,
    "blocks, strength against none": -1 / 3,
    "blocks, a wall beside": -20 / 7,
    "energy, a load that shields": 16 / 5,
    "cards, IF against two rows": -16 / 13,
    "board, a subroutine each, WHILE with its sensors": -6 / 5,
    "board, a NOT on the way": 2 / 3,
    "board, LOOPs on ice and snow": -5 / 11,
    "board, a call from ice": -19 / 7,
}


@pytest.mark.parametrize("name", MIXED)
def test_a_round_that_is_won_by_mixing_only(name: str) -> None:
    found = analyse_exactly(round_of(decoded(CASES[name])), 0, None)
    assert found.value == pytest.approx(MIXED[name], abs=1e-12)
    assert min(len(mixture) for mixture in found.strategies.values()) > 1


@pytest.mark.once
@pytest.mark.parametrize("name", CASES)
def test_the_value_is_the_one_of_the_whole_matrix(name: str) -> None:
    case = CASES[name]
    found = analyse(round_of(decoded(case)))
    assert isinstance(found, ExactAnalysis), found
    payoff = matrix(case, all_programs(case, 0), all_programs(case, 1))
    assert found.value == pytest.approx(game_value(payoff), abs=1e-9)
    assert found.gap <= 1e-9


@pytest.mark.parametrize("name", CASES)
def test_each_mixture_holds_the_value_against_every_program(name: str) -> None:
    case = CASES[name]
    found = analyse_exactly(round_of(decoded(case)), 0, None)
    programs = all_programs(case, 0), all_programs(case, 1)
    red, blue = ([one.program for one in found.strategies[who]] for who in ("red", "blue"))
    weights = {who: [one.probability for one in found.strategies[who]] for who in ("red", "blue")}
    assert set(red) <= set(programs[0])
    assert set(blue) <= set(programs[1])
    assert sum(weights["red"]) == pytest.approx(1)
    assert (weights["red"] @ matrix(case, red, programs[1])).min() == pytest.approx(found.value, abs=1e-9)
    assert (matrix(case, programs[0], blue) @ weights["blue"]).max() == pytest.approx(found.value, abs=1e-9)


@pytest.mark.parametrize("name", CASES)
def test_the_best_response_to_a_given_program_is_the_best_of_all(name: str) -> None:
    case = CASES[name]
    programs = all_programs(case, 0), all_programs(case, 1)
    given = programs[0][len(programs[0]) // 3], programs[1][len(programs[1]) // 2]
    laid = {"red": list(given[0]), "blue": list(given[1])}
    rounds = [{**(case["rounds"][0] if case["rounds"] else {}), "programs": laid}]
    found = analyse_exactly(round_of(decoded({**case, "rounds": rounds})), 0, None)
    red, blue = found.programs["red"], found.programs["blue"]
    assert red.worst == matrix(case, [given[0]], programs[1]).min()
    assert played(case, given[0], red.best_reply) == red.worst
    assert blue.worst == -matrix(case, programs[0], [given[1]]).max()
    assert played(case, blue.best_reply, given[1]) == -blue.worst
    assert red.exploitability == pytest.approx(found.value - red.worst)
    assert blue.exploitability == pytest.approx(-found.value - blue.worst)


@pytest.mark.parametrize("name", CASES)
def test_the_packed_hand_lays_what_the_rules_allow(name: str) -> None:
    """In effect: short programs, stands in branches and in LOOPs are other words for programs that are there."""
    case = round_of(decoded(CASES[name]))
    packed = case.packed
    assert isinstance(packed, PackedGolems)
    for seat in (0, 1):
        alphabet, deck = packed.alphabets[seat], packed.deck(seat, packed.start)
        lawful = {tuple(str(alphabet.rows[alphabet.number_of(row)]) for row in words) for words in parsed(name, seat)}
        lines: list[tuple[list[int], int]] = [([], deck.first)]
        for _ in range(deck.rows):
            lines = [([*done, row], after) for done, state in lines for row, after in moves(deck, state)]
        filled = {(*words, *["S"] * (deck.rows - len(words))) for words in lawful}
        assert {tuple(str(alphabet.rows[row]) for row in done) for done, _ in lines} == filled


@pytest.mark.parametrize("name", CASES)
def test_a_row_leads_where_its_effect_leads(name: str) -> None:
    """Also a row with a question, of which only the two things that it may do were tried."""
    packed = round_of(decoded(CASES[name])).packed
    assert isinstance(packed, PackedGolems)
    start = packed.begin(packed.start)
    for side in (0, 1):
        deck, mine, theirs = packed.deck(side, start), packed.alphabets[side], packed.alphabets[1 - side]
        for rival in range(0, len(theirs.rows), 3):
            transitions = packed.replies(start, side, rival)
            for row in range(len(mine.rows)):
                played_whole = packed.play(start, side, mine.passes[row], theirs.passes[rival])
                assert deck.target(row, transitions) == played_whole, (str(mine.rows[row]), str(theirs.rows[rival]))


@pytest.mark.parametrize("name", ["energy, three rows", "board, a call from ice"])
def test_a_free_hand_may_lay_all_that_any_hand_may_and_never_runs_out(name: str) -> None:
    """Row by row: it is what bounds are found with."""
    packed = round_of(decoded(CASES[name])).packed
    assert isinstance(packed, PackedGolems)
    deck, rows = packed.hand(0, 5), packed.alphabets[0].rows
    states = {deck.first, deck.plain}
    for _ in range(deck.rows):
        for state in states:
            free = dict(moves(deck, deck.free(state)))
            assert {number for number, row in enumerate(rows) if isinstance(row, Action)} <= set(free)
            for row, after in moves(deck, state):
                assert free[row] == deck.free(free[row]) == deck.free(after)
        states = {after for state in states for after in deck.after(state)}


def moves(deck: RowDeck, state: int) -> list[tuple[int, int]]:
    return list(zip(deck.lays(state), deck.after(state), strict=True))


def parsed(name: str, seat: int) -> list[list[Any]]:
    return [[parse_row(row) for row in words] for words in all_programs(CASES[name], seat)]


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_value_is_proved_with_a_low_and_with_a_high_node_limit(case: Case) -> None:
    values = []
    for node_limit in (1, MAX_NODES):
        packed = round_of(decoded(case)).packed
        assert isinstance(packed, PackedGolems)
        solver = RoundSolver(Graph(packed), packed.start, ScoreEvaluation(packed))
        solver.node_limit = node_limit
        found = solver.solve(packed.begin(packed.start), [], [])
        assert found.gap <= 1e-9
        values.append(found.value)
    assert values[0] == pytest.approx(values[1], abs=1e-9)
