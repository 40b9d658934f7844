"""What a room tells those who listen: only views, and what is visible to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from algoritmus.core.game import Position
from algoritmus.server.rooms.room import Change, Listener, Past, Room
from algoritmus.server.wire.fields import SeatShown
from algoritmus.server.wire.messages import ClockShown, FromServer, Phrase, PhraseWords, RoomState, RoomTable, Step

SPECTATOR: Final = ""
RESUMED: Final = 16  # steps that are told one by one to who comes back; after more the whole state is shorter
PHRASES: Final = [
    PhraseWords("Привет!", "Hello!"),
    PhraseWords("Удачи!", "Good luck!"),
    PhraseWords("Думаю…", "I am thinking…"),
    PhraseWords("Отличный ход!", "Great move!"),
    PhraseWords("Ой!", "Oops!"),
    PhraseWords("Ха-ха!", "Haha!"),
    PhraseWords("Поторопись, пожалуйста.", "Please hurry."),
    PhraseWords("Спасибо за игру!", "Thanks for the game!"),
    PhraseWords("Ещё разок?", "Once more?"),
]
encode: Final = msgspec.json.Encoder().encode
NOBODY: Final = Raw(b"[]")


def raw(value: object) -> Raw:
    return Raw(encode(value))


class Outbox:
    """Puts messages together; what is the same for several listeners is written once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.newest = 0  # the step that these are kept up to; with the next one they are made anew
        self.views: dict[tuple[int, int | None, int], Raw] = {}  # by step, seat, and number where answers lie face up
        self.happened: dict[tuple[int, ...], Raw] = {}  # by step, and what of it was shown: the same for most seats

    # messages

    def state(self, holder: str) -> RoomState:
        room = self.room
        yours = room.seats_of(holder)
        return RoomState(
            room.seq,
            room.match.steps,
            room.code,
            room.row.rule_set,
            self.seats(),
            yours,
            self.views_now(yours),
            room.waiting(),
            sorted(room.match.sealed),
            sorted(room.late),
            self.clock(),
            room.again,
            PHRASES,
        )

    def table(self, yours: Sequence[int], seats: Raw) -> RoomTable:
        room, sealed = self.room, sorted(self.room.match.sealed)
        views = self.views_now(yours) if room.is_open() else {}
        late = sorted(room.late)
        return RoomTable(room.seq, seats, list(yours), room.waiting(), sealed, late, self.clock(), room.again, views)

    def step(self, past: Past, yours: Sequence[int]) -> Step:
        """A step that was just made, or some time ago."""
        views = {key_of(seat): self.view_of(past.step, past.position, seat) for seat in eyes(yours)}
        happened = {key_of(seat): self.happened_to(past.step, seat) for seat in eyes(yours)}
        return Step(past.seq, past.step, happened, views, list(past.asked), [], list(past.late), self.clock())

    def seats(self) -> list[SeatShown]:
        room = self.room
        return [
            SeatShown(seat.name, seat.kind, seat.player, seat.label, room.here(seat), room.may_hint(number))
            for number, seat in enumerate(room.seats)
        ]

    def seats_written(self) -> Raw:
        """Once for all who are told; who is here may change with every word."""
        return Raw(encode(self.seats()))

    def clock(self) -> ClockShown | None:
        room = self.room
        if not room.clock.seconds:
            return None
        waiting = set(room.waiting())
        left = {str(seat): round(max(left, 0), 1) for seat, left in room.time_left().items() if seat in waiting}
        return ClockShown(room.clock.seconds, left)

    # views and happenings

    def views_now(self, yours: Sequence[int]) -> dict[str, Raw]:
        match = self.room.match
        return {key_of(seat): self.view_of(match.steps, match.position, seat) for seat in eyes(yours)}

    def view_of(self, step: int, position: Position | None, seat: int | None) -> Raw:
        """What this seat sees when this step is asked for."""
        self.forget()
        seq = self.room.seq if self.room.is_open() and step == self.room.match.steps else 0
        key = (step, seat, seq)
        if key not in self.views:
            match = self.room.match
            assert position is not None
            now = step == match.steps
            self.views[key] = raw(match.view(seat) if now else match.game.view(position, seat))
        return self.views[key]

    def happened_to(self, step: int, seat: int | None) -> Raw:
        """What this seat saw of the step before this one; whoever was shown the very same facts saw the same."""
        self.forget()
        match = self.room.match
        key = (step, *match.game.shown_alike(match.happened[step - 2], seat))
        if key not in self.happened:
            self.happened[key] = raw(next(match.seen(seat, step - 2)))
        return self.happened[key]

    def forget(self) -> None:
        """After a new step earlier ones are hardly asked for again."""
        if self.newest != self.room.match.steps:
            self.newest = self.room.match.steps
            self.views, self.happened = {}, {}

    # telling

    def welcome(self, listener: Listener, seq: int) -> int:
        """What a listener missed since this number, or everything; in so many bytes."""
        yours = self.room.seats_of(listener.holder)
        told = [encode(one) for one in self.missed(listener.holder, yours, seq) or [self.state(listener.holder)]]
        for message in told:
            listener.send(message)
        return sum(map(len, told))

    def missed(self, holder: str, yours: Sequence[int], seq: int) -> list[FromServer]:
        """What has happened since this number; nothing if that is not known any more, or is very much."""
        past, room = self.room.past, self.room
        first = past[0].seq if past else room.seq + 1
        if not 0 < seq <= room.seq or seq < first - 1:
            return []
        later = [one for one in past if one.seq > seq and one.what != "table"]
        if sum(one.what == "step" for one in later) > RESUMED:
            return []
        seats = self.seats_written()
        return [*(self.message(one.what, one, holder, yours, seats) for one in later), self.table(yours, seats)]

    def tell(self, change: Change, newcomer: Listener | None = None) -> None:
        """A change to everybody but a newcomer; who got a seat gets the state, with the view of that seat."""
        written: dict[tuple[str, tuple[int, ...]], bytes] = {}
        seats = self.seats_written() if change.past.what == "table" else NOBODY
        for listener in [one for one in self.room.listeners if one is not newcomer]:
            yours = tuple(self.room.seats_of(listener.holder))
            kind = "state" if change.joined and listener.holder == change.joined else change.past.what
            if (kind, yours) not in written:
                written[kind, yours] = encode(self.message(kind, change.past, listener.holder, yours, seats))
            listener.send(written[kind, yours])

    def message(self, kind: str, past: Past, holder: str, yours: Sequence[int], seats: Raw) -> FromServer:
        if kind == "state":
            return self.state(holder)
        if kind == "step":
            return self.step(past, yours)
        if kind == "phrase":
            return Phrase(past.seq, past.seat, past.phrase)
        return self.table(yours, seats)

    def tell_presence(self, newcomer: Listener | None = None) -> None:
        """Somebody came or left; a newcomer knows already."""
        self.tell(Change(Past(self.room.seq, "table")), newcomer)


def eyes(yours: Sequence[int]) -> Sequence[int | None]:
    """Whose views are shown: the own seats', or a spectator's."""
    return list(yours) or [None]


def key_of(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)
