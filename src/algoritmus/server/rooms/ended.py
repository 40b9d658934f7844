"""A room that today's rules cannot carry on: what is on disk of it as a record, without playing it."""

from __future__ import annotations

from collections.abc import Iterable

import algoritmus
from algoritmus.core.game import Answer
from algoritmus.core.record import Record
from algoritmus.server.store.rows import RoomEvent, RoomRow


def record_of(row: RoomRow, events: Iterable[RoomEvent]) -> Record:
    """Everything that was answered, by step; its last step may be unfinished."""
    game = algoritmus.game(row.rule_set)
    record = Record(row.rule_set, row.version, row.options.items(), row.seed)
    for answers in answers_by_step(events):
        record.note_step(game.compact(answers[seat]) for seat in sorted(answers))
    return record


def answers_by_step(events: Iterable[RoomEvent]) -> list[dict[int, Answer]]:
    """An answer says which step it was for; of one that does not, a seat's second answer begins the next step."""
    steps: list[dict[int, Answer]] = [{}]
    for event in events:
        seat, step = event.payload.get("seat"), event.payload.get("step")
        if event.kind == "answer" and isinstance(seat, int):
            if step > len(steps) if isinstance(step, int) else seat in steps[-1]:
                steps.append({})
            cards = event.payload["cards"]
            assert isinstance(cards, list)
            steps[-1][seat] = tuple(map(str, cards))
        elif event.kind == "retract" and isinstance(seat, int):
            steps[-1].pop(seat, None)
    return [step for step in steps if step]
