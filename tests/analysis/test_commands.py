"""analyse and solve-game as people type them, and the player oracle."""

from __future__ import annotations

import io
import json
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

import algoritmus
from algoritmus import explain
from algoritmus.analysis.analyse import analyse
from algoritmus.analysis.solver.cost_estimate import CostEstimate
from algoritmus.analysis.solver.solved_store import SolvedTable, TableKind, folder_of
from algoritmus.cli import analysis, main
from algoritmus.cli.command import ERASE_LINE
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.games.golems.rules.bot_cards import ALWAYS, BOT_CARDS
from algoritmus.match import Match
from algoritmus.players import PLAYERS
from algoritmus.players.oracle import Oracle
from algoritmus.referee.examples import examples
from tests.cli.screen import Screen

Case = dict[str, Any]
RED: Case = {"name": "red", "at": "b2", "facing": "E", "rows": 2}
BLUE: Case = {"name": "blue", "at": "c2", "facing": "W", "rows": 2}
CASE: Case = {"game": "golems", "edition": "energy", "field": ["...."] * 4, "golems": [RED, BLUE], "rounds": []}
BOARD: Case = {**CASE, "edition": "board"}
NOT_ON_BLUE: Case = {"by": "red", "op": "not", "on": "blue", "row": 1}
ORBITS = 2214


def beside_token(token: Case) -> Case:
    """Red looks at the token, blue is far away."""
    return {**BOARD, "golems": [{**RED, "rows": 3}, {**BLUE, "at": "d4"}], "tokens": [{"at": "c2", **token}]}


def run(case: object, *more: str) -> tuple[int, Any]:
    """The exit status and what was printed for this case on standard input."""
    out = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(case).encode())))
        patch.setattr(sys, "stdout", out)
        status = main(["analyse", "-", *more])
    return status, json.loads(out.getvalue()) if "--json" in more or status else out.getvalue()


def test_a_round_is_answered_with_value_gap_strategies_and_programs() -> None:
    rounds = [{"programs": {"red": ["A", "F"]}, "grants": {"red": [], "blue": ["x2"]}}]
    status, found = run({**CASE, "rounds": rounds}, "--json")
    assert status == 0
    assert found["exact"] is True
    assert found["gap"] <= 1e-9
    assert set(found["strategies"]) == {"red", "blue"}
    assert set(found["programs"]) == {"red"}
    given = found["programs"]["red"]
    assert given["exploitability"] == pytest.approx(found["value"] - given["worst"])
    assert given["worst"] < found["value"]


def test_rounds_and_programs_may_be_missing() -> None:
    with_round = run({**CASE, "rounds": [{}]}, "--json")[1]
    without = {name: value for name, value in CASE.items() if name != "rounds"}
    assert run(without, "--json")[1] == with_round
    assert with_round["exact"] is True
    assert with_round["programs"] == {}


def test_looking_a_round_ahead_sees_what_one_round_cannot() -> None:
    near, far = ({**golem, "rows": 1} for golem in (RED, {**BLUE, "at": "b4", "facing": "N", "damage": 2}))
    case = {
        **CASE,
        "golems": [{**near, "facing": "N", "strength": 3}, far],
        "rounds": [{"grants": {"red": [], "blue": []}}],
    }
    assert run(case, "--json")[1]["value"] == 0
    found = run(case, "--json", "--lookahead", "1")[1]
    assert found["lookahead"] == 1
    assert found["gap"] <= 1e-9
    assert found["value"] >= 0


@pytest.mark.parametrize(
    ("case", "code"),
    [
        ({**CASE, "golems": [RED, BLUE, {**BLUE, "name": "green", "at": "a1"}]}, "golems"),
        ({**CASE, "golems": [RED]}, "golems"),
        ({**BOARD, "golems": [RED, {**BLUE, "bot": "die"}]}, "die"),
        ({**BOARD, "tokens": [{"at": "b3", "kind": "water"}]}, "exit"),
        (beside_token({"kind": "barrel", "content": "hole"}), "teleport"),
        (beside_token({"kind": "logic", "op": "and"}), "join"),
        (beside_token({"kind": "logic", "op": "xor"}), "join"),
        ({**CASE, "autonomous": True, "rounds": [{"programs": {"red": ["F"], "blue": ["A"]}}]}, "autonomous"),
        ({**CASE, "golems": [{**RED, "rows": 40}, BLUE]}, "rows"),
        (
            {**BOARD, "rounds": [{"programs": {"red": ["F", "A"], "blue": ["A", "F"]}, "logic": [NOT_ON_BLUE]}]},
            "tokens",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_inexact_analysis_has_a_reason_and_an_estimate(
    case: Case, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("algoritmus.analysis.analyse.TRIES", 60)
    monkeypatch.setattr("algoritmus.analysis.analyse.REPLIES", 20)
    status, found = run(case, "--json")
    assert status == 0
    assert found["exact"] is False
    assert found["reason_code"] == code
    assert found["reason"].endswith(".")
    assert found["estimate"]["low"] <= found["estimate"]["value"] <= found["estimate"]["high"]
    assert run(case, "--json", "--lang", "ru")[1]["reason"] != found["reason"]
    assert run(case)[1].startswith("This round cannot be solved exactly")


def test_too_many_positions_are_no_exact_round(monkeypatch: pytest.MonkeyPatch) -> None:
    from algoritmus.analysis import solved_round
    from algoritmus.core.packed import TooManyPositions

    def too_many(*_: object) -> None:
        raise TooManyPositions

    monkeypatch.setattr(solved_round, "SolvedRound", too_many)
    assert run(CASE, "--json")[1]["reason_code"] == "positions"


def test_the_best_reply_tried_where_a_bot_rolls_its_die() -> None:
    rounds = [{"programs": {"red": ["A", "A"]}}]
    found = run({**BOARD, "golems": [RED, {**BLUE, "bot": "die"}], "rounds": rounds}, "--json")[1]
    assert found["programs"]["red"]["best_reply"] == []
    assert -8 <= found["programs"]["red"]["worst"] <= 8


@pytest.mark.parametrize(
    ("case", "code"),
    [
        ([], "case.syntax"),
        ({**CASE, "game": "chess"}, "case.syntax"),
        ({**CASE, "rounds": [{}, {}]}, "case.syntax"),
        ({**CASE, "golems": [RED, {**BLUE, "at": "b2"}]}, "case.position"),
        ({**CASE, "rounds": [{"programs": {"red": ["F", "F", "F"]}}]}, "program.rows"),
        ({**CASE, "rounds": [{"programs": {"red": ["2(F)"]}, "grants": {"red": []}}]}, "program.bonus"),
        ({**CASE, "rounds": [{"programs": {"red": ["X"]}}]}, "program.syntax"),
        ({**CASE, "rounds": 7}, "case.syntax"),
    ],
)
def test_a_case_that_is_not_legal_gets_the_referees_error(case: object, code: str) -> None:
    status, found = run(case, "--json")
    assert status == 2
    assert found["error"]["code"] == code


def test_a_case_that_is_no_json_or_no_file_gets_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    for name in (str(broken), str(tmp_path / "nowhere.json")):
        assert main(["analyse", name]) == 2
        assert json.loads(capsys.readouterr().out)["error"]["code"] == "case.syntax"


@pytest.mark.parametrize("lang", explain.LANGS)
def test_the_answer_in_words_names_the_programs(lang: str) -> None:
    rounds = [{"programs": {"red": ["A", "F"], "blue": ["D", "A"]}}]
    text = run({**CASE, "rounds": rounds}, "--lang", lang)[1]
    assert explain.actor("red", lang) in text
    assert " ; " in text
    assert "%" in text


@pytest.mark.parametrize("name", [name for name, card in BOT_CARDS.items() if ALWAYS in dict(card.lines)])
def test_a_bot_whose_card_always_decides_is_solved(name: str) -> None:
    found = run({**BOARD, "golems": [RED, {**BLUE, "bot": name}]}, "--json")[1]
    assert found["exact"] is True
    assert len(found["strategies"]["red"]) == 1


# solved games


def fake_table(data: Path, rounds: int, value: float, way: str = "beginner") -> None:
    """A table that nobody has solved: every position is worth the same to the golem named first in its orbit."""
    game = algoritmus.game("golems/energy")
    kind = TableKind(game.id, way, 4, game.version)
    table = SolvedTable(folder_of(data, game.id, way, 4), kind, ORBITS)
    table.begin()
    for number in range(1, rounds + 1):
        table.path(number).write_bytes(array("d", [value] * ORBITS).tobytes())
    table.gaps = [0.0] * rounds
    table.write_index()


def usual(*golems: Case) -> Case:
    return {
        **CASE,
        "golems": [{**golem, "rows": 4} for golem in golems],
        "rounds": [{"grants": {"red": [], "blue": []}}],
    }


def test_a_case_that_a_solved_game_covers_has_its_game_value(tmp_path: Path) -> None:
    fake_table(tmp_path, 10, 0.25)
    one = run(usual(RED, {**BLUE, "damage": 2}), "--json", "--data", str(tmp_path))[1]
    other = run(usual({**RED, "damage": 2}, BLUE), "--json", "--data", str(tmp_path))[1]
    assert {one["game_value"], other["game_value"]} == {0.25, -0.25}
    assert one["rounds"] == 10
    assert "game_value" not in run(usual(RED, BLUE), "--json", "--data", str(tmp_path), "--rounds", "11")[1]
    assert "game_value" not in run(usual({**RED, "strength": 2}, BLUE), "--json", "--data", str(tmp_path))[1]
    assert "game_value" not in run(usual(RED, BLUE), "--json", "--data", str(tmp_path / "empty"))[1]


def test_a_case_has_the_value_of_the_standard_game_before_its_dice_as_far_as_it_is_solved(tmp_path: Path) -> None:
    fake_table(tmp_path, 1, 0.5, "standard")
    case = usual(RED, {**BLUE, "damage": 2})
    last = run(case, "--json", "--data", str(tmp_path), "--rounds", "1")[1]
    assert abs(last["standard_value"]) == 0.5
    assert "game_value" not in last
    assert "standard_value" not in run(case, "--json", "--data", str(tmp_path))[1]
    for lang, word in (("en", "dice"), ("ru", "кубики")):
        assert word in run(case, "--data", str(tmp_path), "--rounds", "1", "--lang", lang)[1]


def test_oracle_plays_the_last_round_from_its_table(tmp_path: Path) -> None:
    fake_table(tmp_path, 2, 0.0)
    match = Match(algoritmus.game("golems/energy"), {"limit": "1"}, Seeded(1))
    oracle = Oracle(match.game, tmp_path)
    for seat, ask in match.asks().items():
        answer = oracle.answer(match.view(seat), ask, Seeded(seat))
        ask.read(answer)
        match.answer(seat, answer)
    assert match.result() is not None


def test_oracle_says_in_one_sentence_where_there_is_no_table(tmp_path: Path) -> None:
    fake_table(tmp_path, 2, 0.0)
    for rule_set, options, word in (
        ("golems/energy", {}, "2 rounds"),
        ("golems/blocks", {}, "solve-game golems/blocks"),
        ("golems/energy", {"way": "standard", "limit": "1"}, "--way standard"),
        ("golems/energy", {"way": "autonomous"}, "beginner game"),
        ("golems/board", {}, "beginner game"),
        ("progers/basic", {}, "beginner game"),
    ):
        match = Match(algoritmus.game(rule_set), options, Seeded(1))
        with pytest.raises(Refusal, match=word) as refusal:
            Oracle(match.game, tmp_path).check_table(match.view(0))
        assert refusal.value.message.endswith(".")
    assert PLAYERS["oracle"] is Oracle


def test_simulate_with_oracle_and_no_table_ends_with_that_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["simulate", "golems/cards", "--players", "oracle,random", "--games", "1"]) == 2
    assert "solve-game golems/cards" in capsys.readouterr().err


@pytest.mark.parametrize("rule_set", ["golems/board", "progers/full"])
def test_solve_game_refuses_what_is_no_such_game(
    rule_set: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve-game", rule_set, "--data", str(tmp_path)]) == 2
    assert "whole" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("cost", "word"), [(CostEstimate(5.0, 10**9), "1,000,000,000 MB"), (CostEstimate(9e4, 1), "25.0 h")]
)
def test_solve_game_says_what_it_needs_and_asks_for_yes(
    cost: CostEstimate, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(analysis, "estimate_cost", lambda *_: cost)
    monkeypatch.setattr(analysis, "solve_layers", lambda *_: iter(()))
    fake_table(tmp_path, 1, 0.0)
    line = ["solve-game", "golems/energy", "--rounds", "2", "--data", str(tmp_path)]
    assert main(line) == 2
    said = capsys.readouterr().err
    assert word in said
    assert "--yes" in said
    assert main([*line, "--yes"]) == 0
    assert "even" in capsys.readouterr().out


def test_a_terminal_shows_how_far_the_work_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_table(tmp_path, 1, 0.0)
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(analysis, "solve_layers", lambda *given: [given[-1](2, ORBITS // 2, 1e-9)] * 0)
    assert main(["solve-game", "golems/energy", "--rounds", "3", "--yes", "--data", str(tmp_path)]) == 0
    assert f"[###############...............] 2/3 {ORBITS // 2}/{ORBITS} 1e-09" in screen.said
    screen.said = ""
    monkeypatch.setattr(analysis, "TICK_SECONDS", 0.0)
    monkeypatch.setattr(analysis, "analyse", lambda *given: [given[-1](3, 0.5), analyse(*given)][1])
    assert run(CASE)[0] == 0
    assert "3  gap 0.5" in screen.said
    assert screen.said.endswith(ERASE_LINE)


def test_a_case_of_a_game_without_rounds_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = tmp_path / "case.json"
    case.write_text(json.dumps(next(iter(examples("progers").values()))), encoding="utf-8")
    assert main(["analyse", str(case), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["exact"], facts["reason_code"]) == (False, "game")
    assert main(["analyse", str(case), "--lang", "ru"]) == 0
    assert "по очереди" in capsys.readouterr().out


def test_rounds_are_a_whole_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["solve-game", "golems/energy", "--rounds", "many"])
    assert "'many' is no whole number" in capsys.readouterr().err
