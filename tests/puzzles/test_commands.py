"""solve, check and make-puzzle as people type them."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from algoritmus.cli import main, puzzles
from algoritmus.cli.command import ERASE_LINE
from algoritmus.puzzles.search import TooLarge
from tests.cli.screen import Screen

OWN = """
edition = "energy"
field = ["....", "....", "....", "...."]
limit = 1
hand = { F = 3 }
golems = [{ at = "a1", facing = "E", rows = 3 }]
[goal]
kind = "reach"
cells = ["GOAL"]
[title]
en = "Own"
ru = "Своё"
[story]
en = "Walk."
ru = "Иди."
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_solve_tells_rows_cards_optima_and_covered_and_writes_a_certificate_that_holds(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "lesson-corner", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["rows"], report["cards"], report["optima"], report["covered"]) == (3, 3, 1, 37)
    assert report["forces"] == {"turn": 3}
    assert main(["check", str(here / "lesson-corner.certificate.json"), "--lang", "ru"]) == 0
    assert "37" in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_solve_speaks_both_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "lesson-corner", "--lang", lang]) == 0
    output = capsys.readouterr().out
    assert "F ; R ; F" in output
    assert "37" in output


def test_a_file_of_ones_own_is_solved_or_proven_unsolvable(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "own.toml").write_text(OWN.replace("GOAL", "c1"), "utf-8")
    assert main(["solve", str(here / "own.toml"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cards"] == 2
    assert main(["check", str(here / "own.certificate.json")]) == 0
    (here / "own.toml").write_text(OWN.replace("GOAL", "b1").replace("F = 3", "B = 3"), "utf-8")
    assert main(["solve", str(here / "own.toml")]) == 0
    assert "none solves it" in capsys.readouterr().out
    assert main(["check", str(here / "own.certificate.json")]) == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nothing here", "own.toml, line 1"),
        ("key = 1", "this is no puzzle of any game"),
        (OWN.replace("GOAL", "z9"), "own.toml, line 9: z9 is off the field"),
        (OWN.replace("GOAL", "c1").replace("F = 3", "F = 9"), "there are only 3 cards F"),
        (OWN.replace("GOAL", "c1").replace("F = 3", "Z = 1"), "there is no card Z"),
        (OWN.replace("GOAL", "c1").replace("limit = 1", 'limit = 1\nbonus = "none"'), "names its bonus cards itself"),
        (OWN.replace("GOAL", "c1").replace("limit = 1", 'limit = 1\nlogic = ["not"]'), "edition with logic"),
    ],
)
def test_a_fault_in_a_file_is_named_with_its_line(
    here: Path, text: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "own.toml").write_text(text, "utf-8")
    assert main(["solve", str(here / "own.toml")]) == 2
    assert reason in capsys.readouterr().err


def test_a_missing_puzzle_is_named(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "no-such-puzzle"]) == 2
    assert main(["check", "nothing.json"]) == 2
    (here / "bad.json").write_text("[", "utf-8")
    assert main(["check", "bad.json"]) == 2
    (here / "bad.json").write_text("[]", "utf-8")
    assert main(["check", "bad.json"]) == 2
    (here / "bytes.toml").write_bytes(b"\xff")
    assert main(["solve", "bytes.toml"]) == 2
    assert main(["solve", "lesson-corner", "--certificate", str(here / "no" / "where.json")]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_forged_certificate_is_refused(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["solve", "lesson-corner"])
    path = here / "lesson-corner.certificate.json"
    path.write_text(path.read_text("utf-8").replace('"optima": 1', '"optima": 2'), "utf-8")
    assert main(["check", str(path)]) == 2
    assert "optima" in capsys.readouterr().err


def test_unprovable_puzzles_and_stale_certificates_are_reported(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = OWN.replace("GOAL", "c1").replace('"energy"', '"board"')
    wet = text.replace("limit = 1", 'limit = 1\ntokens = [{ at = "c2", kind = "water" }]')
    rival = ', { at = "b2", facing = "E", rows = 3, program = "F ; F ; F" }]'  # it is asked how it leaves the water
    (here / "wet.toml").write_text(re.sub(r"(golems = \[.*)\]", lambda found: found[1] + rival, wet))
    assert main(["solve", "wet.toml"]) == 2
    assert "cannot be proven" in capsys.readouterr().err

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    def full(*_: object) -> None:
        raise TooLarge

    monkeypatch.setattr(puzzles, "solve", full)
    assert main(["solve", "lesson-corner"]) == 2
    monkeypatch.setattr(puzzles, "solve", stopped)
    assert main(["solve", "lesson-corner"]) == 130
    monkeypatch.setattr(puzzles, "MOST_CHECKED", 1)
    monkeypatch.undo()


def test_the_progress_of_a_search_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("time.monotonic", iter([0.0, 0.3, 0.3, 0.3, 0.4]).__next__)
    with puzzles.searching("solve-progress", "en") as progress:
        progress(12_000, 90_000, 7_000_000)
        progress(12_001, 90_000, 7_000_001)
    assert "7,000,000 programs tried, 12,000 of 90,000" in screen.said
    assert "12,001" not in screen.said
    assert screen.said.endswith(ERASE_LINE)


@pytest.mark.parametrize("concept", ["turn", "loop", "repeat", "if", "while", "call", "logic"])
def test_make_puzzle_forces_its_concept(here: Path, concept: str, capsys: pytest.CaptureFixture[str]) -> None:
    rows = "2" if concept == "if" else "3"
    words = ["make-puzzle", "--concept", concept, "--rows", rows, "--seed", "3"]
    assert main(words) == 0
    text = capsys.readouterr().out
    assert main([*words, "--out", "made.toml"]) == 0
    assert (here / "made.toml").read_text("utf-8") == text
    assert main(["solve", "made.toml", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert concept in report["forces"]
    assert report["optima"] <= 2
    assert str(report["rows"]) == rows
