"""Answers in a record: words with a place are written together and read apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from algoritmus.core.chance import Seeded
from algoritmus.core.record import parse_record
from algoritmus.games.progers.rules.answers import EDITS, PASS_WORD, compact, expand
from algoritmus.match import Match, replay
from tests.games.progers.table.tables import GAMES


@given(st.lists(st.sampled_from([*EDITS, "x2", "a1", "F", "N", PASS_WORD])))
def test_an_answer_is_read_as_it_was_written(cards: list[str]) -> None:
    assert expand(compact(tuple(cards))) == tuple(cards)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (("F@0", "J^1"), ("F0j1",)),
        (("F@0",), ("F@0",)),
        (("F@0", "x2@0-1", "J^1", "L@9"), ("F@0", "x2@0-1", "j1L9")),
        (("pass", "F", "x2"), ("pass", "F", "x2")),
        ((), ()),
    ],
)
def test_neighbours_with_a_place_are_written_together(answer: tuple[str, ...], words: tuple[str, ...]) -> None:
    assert compact(answer) == words


def test_a_record_that_writes_them_apart_plays_too() -> None:
    match, chance = Match(GAMES["full"], {"limit": "6"}, Seeded(4)), Seeded("apart")
    while match.result() is None:
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))
    text = str(match.record)
    apart = text
    for answers in match.answered:
        for answer in answers.values():
            apart = apart.replace(f"\n{' '.join(compact(answer))}\n", f"\n{' '.join(answer) or '.'}\n")
    assert apart != text
    assert str(replay(parse_record(apart), GAMES["full"]).record) == text
