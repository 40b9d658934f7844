"""Random tries get a verdict with a kind and sentences in both languages; no try that misses the goal is solved."""

from __future__ import annotations

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.explain.catalogue import LANGS
from algoritmus.puzzles.path import islands, task
from algoritmus.puzzles.sentences import sentences
from algoritmus.puzzles.tasks import PREDICT, SOLVED, VERDICTS

TRIES = 240  # of the ten thousand that bench/tries.py makes on every island


ISLANDS = [(support.game, idea, tasks) for support, idea, _, tasks in islands()]


@pytest.mark.parametrize(("game", "idea", "tasks"), ISLANDS)
def test_random_tries_have_a_typed_verdict_in_both_languages(game: str, idea: str, tasks: list[str]) -> None:
    chance = Seeded(idea)
    for number in range(TRIES):
        one = task(tasks[number % len(tasks)])
        verdict, ran = one.judge(one.random(chance))
        assert verdict.kind in VERDICTS
        texts = sentences(game, verdict)
        assert sorted(texts) == sorted(LANGS)
        assert all(texts.values())
        assert (verdict.kind in SOLVED) == (verdict.stars > 0)
        if one.kind != PREDICT and verdict.kind in SOLVED:
            assert ran is not None
            assert ran.end == "goal"


def test_every_task_has_a_title_of_its_own_in_both_languages() -> None:
    every = [task(id_).puzzle.title for *_, tasks in islands() for id_ in tasks]
    for lang in LANGS:
        assert len({title[lang] for title in every}) == len(every) == 120
