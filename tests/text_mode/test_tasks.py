"""A task of each kind in the text mode, in both languages."""

from __future__ import annotations

import io

import pytest

from algoritmus.cli import main
from algoritmus.puzzles.path import islands, task
from algoritmus.puzzles.tasks import PREDICT
from algoritmus.text_mode.tasks import TerminalTask

EACH_KIND = [f"{idea}-{number:02}" for idea in ("turn", "logic", "basic", "full") for number in (1, 3, 5, 7, 9, 12)]


def solution(id_: str) -> str:
    one = task(id_)
    if one.kind == PREDICT:
        return one.ends
    shown = one.shown()
    whole = one.puzzle.answer(one.optimum)
    for words in (whole, *([] if not shown else repairs(id_))):
        if one.judge(list(words))[0].stars:
            return " ".join(words)
    raise AssertionError(id_)


def repairs(id_: str) -> list[list[str]]:
    """The given program with one other card."""
    one = task(id_)
    shown = one.shown()
    return [[*shown[:place], word, *shown[place + 1 :]] for place in range(len(shown)) for word in one.puzzle.words()]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("id_", EACH_KIND)
def test_a_task_of_each_kind_is_solved_in_words(id_: str, lang: str) -> None:
    typed = ["look", "hint", "hint", "cards", "help", "rule nothing", "z9 nonsense", solution(id_)]
    lines: list[str] = []
    terminal = TerminalTask(task(id_), lang, lambda _: typed.pop(0), lines.append)
    assert terminal.play() >= 1
    assert not typed
    assert any("3" in line for line in lines[-1:])


def test_the_length_costs_a_star() -> None:
    typed = ["hint", "hint", "hint", solution("turn-09")]
    terminal = TerminalTask(task("turn-09"), "en", lambda _: typed.pop(0), lambda _: None)
    assert terminal.play() == 2


def test_the_command_plays_a_task_and_knows_all_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{solution('turn-09')}\n"))
    assert main(["task", "turn-09"]) == 0
    assert "Stars: 3 of 3" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["task", "turn-09", "--lang", "ru"]) == 0
    assert main(["task", "nothing"]) == 2
    errors = capsys.readouterr().err
    assert all(idea in errors for _, idea, *_ in islands())
