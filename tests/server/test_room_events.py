"""Room events: the JSON in the store never changes; an event of another version is kept and never applied."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from algoritmus.server.rooms.seats import build
from algoritmus.server.store.file import FILE
from algoritmus.server.store.rows import DamagedError, LogEntry, RoomRow
from algoritmus.server.wire.room_events import (
    DECODERS,
    Answered,
    GameChosen,
    Joined,
    PhraseSaid,
    RematchOpened,
    Replaced,
    Retracted,
    Returned,
    RoomEvent,
    SeatRow,
    Unknown,
    Watched,
    decode_event,
    encode_event,
)
from tests.compatibility.rooms import copy_folder

STORED: dict[str, RoomEvent] = {
    '{"id":"1","seat":0,"step":2,"cards":["F","Ё"],"by":"x"}': Answered(
        id="1", seat=0, step=2, cards=["F", "Ё"], by="x"
    ),
    '{"seat":1,"step":2,"cards":[]}': Answered(seat=1, step=2, cards=[]),
    '{"seat":1,"step":2,"cards":["F"],"late":true}': Answered(seat=1, step=2, cards=["F"], late=True),
    '{"seat":1,"cards":["F"]}': Answered(seat=1, cards=["F"]),
    '{"id":"\\"a\\"","seat":0,"step":1,"by":"x"}': Retracted(id='"a"', seat=0, step=1, by="x"),
    '{"id":"2","seat":1,"player":"greedy","by":"x"}': Replaced(id="2", seat=1, player="greedy", by="x"),
    '{"id":"3","seat":1,"by":"y"}': Returned(id="3", seat=1, by="y"),
    '{"id":"4","seat":0,"phrase":0,"by":"x"}': PhraseSaid(id="4", seat=0, phrase=0, by="x"),
    '{"id":"5","seat":0,"room":"NEXT1","by":"x"}': RematchOpened(id="5", seat=0, room="NEXT1", by="x"),
    '{"id":"6","seat":0,"step":2,"by":"x"}': Watched(id="6", seat=0, step=2, by="x"),
    '{"seat":1,"holder":"y","name":""}': Joined(seat=1, holder="y", name=""),
    '{"seat":0,"rule_set":"golems/cards","version":"4","options":{},"seats":[{"kind":"person","player":"",'
    '"name":"Ann","holder":"x","hints":false}]}': GameChosen(
        seat=0, rule_set="golems/cards", version="4", options={}, seats=[SeatRow("person", "", "Ann", "x")]
    ),
}
LATER = {Watched.kind, GameChosen.kind}  # than the stored build
UNFIT = [
    ("odd", '{"seat":0}'),
    ("answer", "{}"),
    ("answer", "[]"),
    ("answer", '{"seat":"0","cards":[]}'),
    ("answer", '{"seat":0,"cards":[],"more":1}'),
    ("join", '{"seat":0,"holder":"x"}'),
]


def test_every_kind_has_its_json() -> None:
    for json, event in STORED.items():
        assert encode_event(event) == json
        assert decode_event(event.kind, json) == event
    assert {event.kind for event in STORED.values()} == DECODERS.keys()


def test_events_of_an_earlier_build_are_encoded_as_they_were(tmp_path: Path) -> None:
    seen: Counter[str] = Counter()
    with closing(sqlite3.connect(copy_folder(tmp_path) / FILE)) as store:
        for kind, json in store.execute("SELECT kind, payload FROM events"):
            event = decode_event(kind, json)
            assert not isinstance(event, Unknown)
            assert encode_event(event) == json
            seen[kind] += 1
    assert seen.keys() == DECODERS.keys() - LATER


@pytest.mark.parametrize(("kind", "json"), UNFIT)
def test_an_event_of_another_version_is_kept_and_never_applied(kind: str, json: str) -> None:
    event = decode_event(kind, json)
    assert event == Unknown(kind, json)
    assert encode_event(event) == json
    row = RoomRow("ABCDEF", "golems/cards", "1", {}, "seed", [SeatRow("person"), SeatRow("computer", "greedy")], 1.0)
    assert build(row, []).seq == 1
    with pytest.raises(DamagedError, match=r"cannot be played again \(KeyError\)"):
        build(row, [LogEntry("ABCDEF", 2, event)])


@pytest.mark.parametrize("kind", ["answer", "odd"])
def test_invalid_json_is_no_event(kind: str) -> None:
    with pytest.raises(msgspec.DecodeError, match="truncated"):
        decode_event(kind, "{")
