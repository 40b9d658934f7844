"""A rehearsal changes nothing and follows from the own view; a round can be tried with any answers."""

from __future__ import annotations

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from tests.contract.conftest import TABLES, Table, steps

REHEARSED = ("program", "turn")
STEPS = 6
of_boxes = pytest.mark.parametrize("table", [table for table in TABLES if table.rule_set != "pearls/bay"], ids=str)


@of_boxes
def test_a_rehearsal_follows_from_the_view_alone_and_is_for_its_player(table: Table) -> None:
    match, rehearsed = table.match(1), 0
    for answers in steps(match, Seeded("rehearsal"), STEPS):
        before = match.position
        for seat, answer in answers.items():
            view, kind = match.view(seat), match.asks()[seat].kind
            if kind in REHEARSED and not view.get("paused"):
                rehearsals = [match.game.rehearsal.rehearse(view, seat, answer, Seeded("same")) for _ in range(2)]
                assert rehearsals[0] == rehearsals[1]
                rehearsed += 1
            elif kind not in REHEARSED:
                with pytest.raises(Refusal, match="to try now"):
                    match.game.rehearsal.rehearse(view, seat, answer, Seeded("same"))
        assert match.position == before
    assert rehearsed


@of_boxes
def test_a_round_is_tried_with_answers_that_are_drawn(table: Table) -> None:
    match, tried = table.match(2), 0
    for _ in steps(match, Seeded("tried"), STEPS):
        round_ = match.game.analysis.round_at(match.position)
        if round_ is None:
            continue
        answers = {seat: round_.draw(seat, Seeded("drawn")) for seat in round_.seats}
        gains = [round_.play(answers, Seeded("same")) for _ in range(2)]
        assert gains[0] == gains[1]
        assert len(gains[0]) == len(match.seats)
        tried += 1
    assert tried
