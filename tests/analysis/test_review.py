"""A finished game is reviewed, round by round, in both languages; a running one is not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import algoritmus
from algoritmus.analysis.report import assessment_lines, assessment_sentence
from algoritmus.analysis.review import rounds_of
from algoritmus.cli import main
from algoritmus.core.record import parse_record
from algoritmus.explain import LANGS
from algoritmus.match import ReplayError
from algoritmus.simulate import Order, options_of, play_one

GAMES = [
    ("golems/blocks", {"way": "beginner"}),
    ("golems/energy", {"limit": "4"}),
    ("golems/cards", {"players": "3", "limit": "2"}),
    ("golems/board", {"limit": "3", "logic": "on"}),
    ("progers/basic", {"limit": "2"}),
]


def record_of(rule_set: str, options: dict[str, str], seed: str = "review") -> str:
    known = algoritmus.game(rule_set).options.choices()
    wished = {name: value for name, value in options.items() if name in known or name == "limit"}
    return str(play_one(Order(rule_set, options_of(wished, rule_set), ["greedy"], 1, seed), 0).record)


@pytest.mark.parametrize(("rule_set", "options"), GAMES)
def test_every_round_and_player_of_a_game_is_assessed(rule_set: str, options: dict[str, str]) -> None:
    record, game = parse_record(record_of(rule_set, options)), algoritmus.game(rule_set)
    rounds = list(rounds_of(record, game))
    assert rounds
    assert [one.step for one in rounds] == sorted({one.step for one in rounds})
    for round_ in rounds[:6]:
        found = round_.assess()
        assert [one.seat for one in found] == round_.round.seats == sorted(round_.laid)
        for one in found:
            assert one.exact != bool(one.reason)
            if one.exact:
                assert one.got == round_.got[one.seat]  # the record's own end of the round
            for lang in LANGS:
                assert len(assessment_sentence(one, lang)) > 20
                assert len(assessment_lines(round_.names, one, lang)) >= 3


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = parse_record(record_of("golems/blocks", {"way": "beginner"}))
    record.end = None
    with pytest.raises(ReplayError) as caught:
        next(rounds_of(record, algoritmus.game("golems/blocks")))
    assert caught.value.code == "record.running"


def test_a_record_with_another_end_is_not_reviewed() -> None:
    record = parse_record(record_of("golems/blocks", {"way": "beginner"}))
    record.end = ("end.last", ("green",))
    with pytest.raises(ReplayError, match="another end"):
        list(rounds_of(record, algoritmus.game("golems/blocks")))


def test_sentences_have_the_loss_against_the_best_response() -> None:
    for round_ in rounds_of(
        parse_record(record_of("golems/blocks", {"way": "beginner"})), algoritmus.game("golems/blocks")
    ):
        for one in round_.assess():
            assert one.loss == max(0, -int(one.worst or 0))
            if one.grade in ("good", "slip", "weak") and one.loss:
                other = replace(one, loss=one.loss + 1)
                for lang in LANGS:
                    sentence = assessment_sentence(one, lang)
                    assert one.loss == 1 or str(one.loss) in sentence
                    assert sentence != assessment_sentence(other, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_the_command_prints_the_review(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record_of("golems/blocks", {"way": "beginner"}), encoding="utf-8")
    assert main(["review", str(path), "--lang", lang]) == 0
    text = capsys.readouterr().out
    assert {"en": "Round 1", "ru": "Раунд 1"}[lang] in text
    assert main(["review", str(path), "--json", "--lang", lang]) == 0
    facts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"step", "seat", "exact", "grade", "got", "value", "worst", "reply", "better", "sentence"} <= facts[0].keys()
    assert {one["seat"] for one in facts} == {"red", "blue"}
    assert all(one["sentence"] in text for one in facts)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nothing", "begins with"),
        ("algoritmus record 2\ngame chess/blitz 1\n", "chess"),
        ("algoritmus record 2\ngame golems/blocks 2\n", "once it is over"),
    ],
)
def test_an_unfinished_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["review", str(path)]) == 2
    assert words in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.txt")]) == 2
