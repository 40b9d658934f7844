"""Resuming after a reconnect: the edges of the window in which a client gets what it missed one by one."""

from __future__ import annotations

import json

import pytest

from algoritmus.server.rooms.outbox import MAX_RESUMED_STEPS, Outbox
from algoritmus.server.rooms.room import MAX_RECENT, Room
from algoritmus.server.rooms.seats import build
from algoritmus.server.store.rows import LogEntry, RoomRow
from algoritmus.server.wire.room_events import Answered, PhraseSaid, RoomEvent, SeatRow

SEATS = [SeatRow("person", "", "Ann", "ann"), SeatRow("person", "", "Bob", "bob")]
ROW = RoomRow("ABCDEF", "golems/cards", "1", {"limit": "20"}, "seed", SEATS, 1.0)


class Client:
    """A listener that keeps the types of its messages."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.types: list[str] = []
        self.seqs: list[int] = []

    def send(self, message: bytes) -> None:
        told = json.loads(message)
        self.types.append(told["type"])
        self.seqs.append(told["seq"])

    def close(self, code: int) -> None:
        raise AssertionError(code)


def room_after(events: list[RoomEvent]) -> Room:
    return build(ROW, [LogEntry("ABCDEF", seq, event) for seq, event in enumerate(events, 2)])


def phrases(number: int) -> list[RoomEvent]:
    return [PhraseSaid(seat=0, phrase=one % 9) for one in range(number)]


def welcome(room: Room, seq: int) -> Client:
    client = Client("ann")
    Outbox(room).welcome(client, seq)
    return client


@pytest.mark.parametrize("more", [0, 1, 30])
def test_all_recent_events_can_be_missed_and_not_one_more(more: int) -> None:
    room = room_after(phrases(MAX_RECENT + more))
    assert (room.seq, len(room.recent)) == (1 + MAX_RECENT + more, MAX_RECENT)
    missed_all, missed_more = room.seq - MAX_RECENT, room.seq - MAX_RECENT - 1
    client = welcome(room, missed_all)
    assert client.types == ["phrase"] * MAX_RECENT + ["table"]
    assert client.seqs == [*range(missed_all + 1, room.seq + 1), room.seq]
    assert welcome(room, missed_more).types == ["state"]


def test_a_client_gets_exactly_the_events_after_its_number() -> None:
    room = room_after(phrases(5))
    assert [welcome(room, seq).seqs[:-1] for seq in range(1, 7)] == [list(range(seq + 1, 7)) for seq in range(1, 7)]
    assert welcome(room, room.seq).types == ["table"]


@pytest.mark.parametrize("seq", [0, 7, 1000])
def test_an_unknown_number_gets_the_whole_state(seq: int) -> None:
    room = room_after(phrases(5))
    assert room.seq == 6
    assert welcome(room, seq).types == ["state"]


def test_a_room_in_which_nothing_happened_resumes_at_its_own_number() -> None:
    room = room_after([])
    assert [welcome(room, seq).types for seq in (0, 1, 2)] == [["state"], ["table"], ["state"]]


def test_so_many_steps_are_sent_one_by_one_and_one_more_is_not() -> None:
    answers: list[RoomEvent] = [
        Answered(seat=seat, step=step, cards=["S"]) for step in range(1, MAX_RESUMED_STEPS + 2) for seat in (0, 1)
    ]
    room = room_after(answers)
    assert room.match.steps == MAX_RESUMED_STEPS + 2
    assert len(room.recent) == len(answers) < MAX_RECENT
    assert welcome(room, 1).types == ["state"]
    assert welcome(room, 2).types == ["state"]  # one answer of the first step is known
    assert welcome(room, 3).types == ["step"] * MAX_RESUMED_STEPS + ["table"]


def test_without_recent_events_only_the_last_number_resumes() -> None:
    room = room_after(phrases(5))
    room.recent.clear()
    assert [welcome(room, seq).types for seq in (room.seq - 1, room.seq)] == [["state"], ["table"]]
