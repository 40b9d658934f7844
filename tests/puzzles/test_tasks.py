"""The tasks of the path: twelve on every island, of six kinds; every try gets a verdict with a type and a sentence."""

from __future__ import annotations

import tomllib
from typing import Any, cast

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.package.puzzle import Puzzle
from algoritmus.explain.catalogue import LANGS
from algoritmus.puzzles.generator import swaps
from algoritmus.puzzles.hints import FREE, hint, ladder
from algoritmus.puzzles.lookup import supports
from algoritmus.puzzles.path import islands, sibling, task
from algoritmus.puzzles.sentences import hint_sentences, sentences
from algoritmus.puzzles.task_generator import ORDER_OF_KINDS
from algoritmus.puzzles.tasks import COMPLETE, DEBUG, NEXT, ORDER, PREDICT, SHORTEN, SOLVED, WRITE, Task

ISLANDS = [(idea, tasks) for _, idea, _, tasks in islands()]
ALL = [id_ for _, tasks in ISLANDS for id_ in tasks]
PAGES = [support.task_pages() for support in supports()]
FORCING = ("loop", "repeat", "if", "while", "call", "logic")
TRIES = 8  # for each task here; bench/tries.py makes ten thousand for each island
each_task = pytest.mark.parametrize("id_", ALL)


def cards_of(one: Task) -> tuple[str, ...]:
    return tuple(one.puzzle.answer(one.optimum))


def hand_of(id_: str) -> dict[str, int]:
    hand = next(tomllib.loads(pages[id_])["hand"] for pages in PAGES if id_ in pages)
    assert isinstance(hand, dict)
    return hand


@pytest.mark.parametrize(("idea", "tasks"), ISLANDS)
def test_every_island_has_twelve_tasks_of_six_kinds(idea: str, tasks: list[str]) -> None:
    found = [task(id_) for id_ in tasks]
    assert [one.kind for one in found] == list(ORDER_OF_KINDS)
    assert [one.number for one in found] == list(range(1, 13))
    for one in found:
        forced = idea in one.proof["forces"]
        assert forced or idea not in FORCING or one.kind not in (WRITE, SHORTEN)
        assert forced or idea != "repeat"


@each_task
def test_the_given_cards_fit_the_kind(id_: str) -> None:
    one = task(id_)
    if one.kind == PREDICT:
        assert one.puzzle.path_of(one.given)[-1] == one.ends
        assert one.judge([one.ends])[0].kind == "right"
    elif one.kind == COMPLETE:
        whole = tuple(one.puzzle.answer(one.given))
        assert one.judge(whole)[0].stars == 3
        others = [won for other, won in swaps(one.puzzle, whole) if other[one.gap] != whole[one.gap]]
        assert not any(others)
        spare = sum(hand_of(id_).values()) > sum(word != NEXT for word in whole)
        assert spare or others  # the hand does not give it away
    elif one.kind == DEBUG:
        wrong = tuple(one.puzzle.answer(one.given))
        assert len([other for other, won in swaps(one.puzzle, wrong) if won]) == 1
        assert one.judge(wrong)[0].stars == 0
    elif one.kind == ORDER:
        assert one.broken(list(cards_of(one))) == ""
        assert one.judge(cards_of(one))[0].stars == 3
    elif one.kind == SHORTEN:
        verdict = one.judge(one.puzzle.answer(one.given))[0]
        assert verdict.kind == "longer"
        assert has_rival(one.puzzle)
    else:
        assert one.judge(cards_of(one))[0].kind == "shortest"


def has_rival(puzzle: Puzzle) -> bool:
    """One whose program lies open and does something."""
    programs = cast(Any, puzzle.view())["programs"]
    assert isinstance(programs, dict)
    return any(programs.values())


@each_task
def test_every_random_try_has_a_typed_verdict_in_both_languages(id_: str) -> None:
    one, chance = task(id_), Seeded(id_)
    for _ in range(TRIES):
        if one.kind == PREDICT:
            answer = [one.puzzle.path_of(one.given)[chance.draw(2)]]
        else:
            answer = list(one.puzzle.ask().random(chance))
        verdict, ran = one.judge(answer)
        texts = sentences(one.puzzle.rule_set.partition("/")[0], verdict)
        assert set(texts) == set(LANGS)
        assert all(texts.values())
        assert (verdict.stars > 0) == (verdict.kind in SOLVED)
        if verdict.kind in ("shortest", "longer"):
            assert ran is not None
            assert ran.end == "goal"
            assert ran.cards >= one.best


@each_task
def test_a_program_by_chance_may_be_laid(id_: str) -> None:
    ask = task(id_).puzzle.ask()
    for number in range(3):
        assert ask.read(ask.random(Seeded(f"{id_}/{number}"))) is not None


@each_task
def test_the_goal_is_in_sight_unless_it_is_the_answer(id_: str) -> None:
    one = task(id_)
    aim = [one.view().get(key) for key in ("goal", "quest")]
    assert any(isinstance(shown, dict) for shown in aim) == (one.kind != PREDICT)


@each_task
def test_hints_are_a_ladder(id_: str) -> None:
    one = task(id_)
    for step, kind in enumerate(ladder(one)):
        given = hint(one, step, cards_of(one)[:1], sibling(one))
        assert given.kind == kind
        assert given.most_stars == (3 if kind in FREE else 2)
        assert all(hint_sentences(one.puzzle.rule_set.partition("/")[0], given).values())
    ghosts = [step for step, kind in enumerate(ladder(one)) if kind in ("half", "halfway")]
    assert bool(ghosts) == (one.kind != PREDICT or len(one.given) > 1)
    assert all(hint(one, step, (), "").cells for step in ghosts)


def test_cards_one_after_the_other_are_no_idea_to_hint_at() -> None:
    ladders = {id_: ladder(task(id_)) for *_, tasks in islands() for id_ in tasks}
    assert {id_ for id_, rungs in ladders.items() if "idea" not in rungs} == {f"sequence-{n:02}" for n in range(1, 13)}


def test_hints_of_predict_tasks_name_neither_the_end_nor_cards() -> None:
    for one in (task(id_) for *_, tasks in islands() for id_ in tasks):
        if one.kind == PREDICT:
            assert set(ladder(one)) <= {"follow", "idea", "halfway", "sibling"}
            for step in range(len(ladder(one))):
                assert len(hint(one, step, (), "").cells) < len(one.puzzle.path_of(one.given))


def test_texts_of_rovers_speak_of_turns_not_of_rows() -> None:
    for step in range(5):
        texts = hint_sentences("progers", hint(task("basic-11"), step, (), "basic-10"))
        assert not {"ряд", "row"} & set(" ".join(texts.values()).lower().replace(".", "").split())


@each_task
def test_there_is_always_something_to_lay_or_the_end(id_: str) -> None:
    """Where the goal is met no further turn is offered."""
    one, chance = task(id_), Seeded(f"more {id_}")
    assert NEXT not in one.puzzle.ask().next_cards(cards_of(one))
    for _ in range(TRIES * 4):
        answer = one.puzzle.ask().random(chance)
        assert one.puzzle.answer(one.puzzle.laid(answer)) == list(answer)
