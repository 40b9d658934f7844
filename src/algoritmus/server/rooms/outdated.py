"""Rooms of an outdated rules version: their record, made from the event log without playing."""

from __future__ import annotations

from collections.abc import Iterable

import algoritmus
from algoritmus.core.game import Answer
from algoritmus.core.record import Record
from algoritmus.server.rooms.room import with_game
from algoritmus.server.store.rows import LogEntry, RoomRow
from algoritmus.server.wire.room_events import Answered, GameChosen, Retracted


def record_of(row: RoomRow, log: Iterable[LogEntry]) -> Record:
    """All answers by step; the last step may be incomplete."""
    log = list(log)
    row = latest_game(row, log)
    game = algoritmus.game(row.rule_set)
    record = Record(row.rule_set, row.version, row.options.items(), row.seed)
    for answers in answers_by_step(log):
        record.note_step(game.record_words.compact(answers[seat]) for seat in sorted(answers))
    return record


def latest_game(row: RoomRow, log: Iterable[LogEntry]) -> RoomRow:
    """The row with the game that was chosen last."""
    for entry in log:
        if isinstance(entry.event, GameChosen):
            row = with_game(row, entry.event)
    return row


def answers_by_step(log: Iterable[LogEntry]) -> list[dict[int, Answer]]:
    """The answers of each step. Old answers have no step number: a seat's second answer then begins the next step."""
    steps: list[dict[int, Answer]] = [{}]
    for entry in log:
        match entry.event:
            case Answered(seat=seat, step=step, cards=cards):
                if step > len(steps) if step else seat in steps[-1]:
                    steps.append({})
                steps[-1][seat] = tuple(cards)
            case Retracted(seat=seat):
                steps[-1].pop(seat, None)
    return [step for step in steps if step]
