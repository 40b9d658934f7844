"""What a room tells those who listen: only views, and what is visible to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from algoritmus.core.game import Facts
from algoritmus.server.rooms.room import Change, Listener, Past, Room
from algoritmus.server.wire.messages import ClockShown, FromServer, Phrase, PhraseWords, SeatShown, State, Step, Table

SPECTATOR: Final = ""
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


def raw(value: object) -> Raw:
    return Raw(encode(value))


class Outbox:
    """Puts messages together; what is the same for several listeners is written once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.views: dict[tuple[int, int | None], Raw] = {}  # step and seat, of the last step only
        self.happened: dict[tuple[int, int | None], list[Raw]] = {}

    # messages

    def state(self, holder: str) -> State:
        room = self.room
        yours = room.seats_of(holder)
        return State(
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
            PHRASES,
        )

    def table(self, holder: str) -> Table:
        room = self.room
        yours, sealed = room.seats_of(holder), sorted(room.match.sealed)
        return Table(room.seq, self.seats(), yours, room.waiting(), sealed, sorted(room.late), self.clock())

    def step(self, past: Past, yours: Sequence[int]) -> Step:
        """A step that was just made, or some time ago."""
        now = past.step == self.room.match.steps
        views = self.views_now(yours) if now else self.views_then(past, yours)
        happened = {key_of(seat): self.happened_to(past.step, seat) for seat in eyes(yours)}
        return Step(past.seq, past.step, happened, views, list(past.asked), [], list(past.late), self.clock())

    def seats(self) -> list[SeatShown]:
        return [
            SeatShown(seat.name, seat.kind, seat.player, seat.label, self.room.here(seat)) for seat in self.room.seats
        ]

    def clock(self) -> ClockShown | None:
        room = self.room
        if not room.clock.seconds:
            return None
        waiting = set(room.waiting())
        left = {str(seat): round(max(left, 0), 1) for seat, left in room.time_left().items() if seat in waiting}
        return ClockShown(room.clock.seconds, left)

    # views and happenings

    def views_now(self, yours: Sequence[int]) -> dict[str, Raw]:
        return {key_of(seat): self.view_now(seat) for seat in eyes(yours)}

    def view_now(self, seat: int | None) -> Raw:
        key = (self.room.match.steps, seat)
        if key not in self.views:
            self.forget()
            self.views[key] = raw(self.room.match.view(seat))
        return self.views[key]

    def views_then(self, past: Past, yours: Sequence[int]) -> dict[str, Raw]:
        game, position = self.room.match.game, past.position
        assert position is not None
        return {key_of(seat): raw(game.view(position, seat)) for seat in eyes(yours)}

    def happened_to(self, step: int, seat: int | None) -> list[Raw]:
        """What this seat saw of the step before this one."""
        key = (step, seat)
        if key not in self.happened:
            self.forget()
            seen: list[Facts] = next(self.room.match.seen(seat, step - 2))
            self.happened[key] = [raw(facts) for facts in seen]
        return self.happened[key]

    def forget(self) -> None:
        """Earlier steps are hardly asked for again."""
        step = self.room.match.steps
        self.views = {key: value for key, value in self.views.items() if key[0] == step}
        self.happened = {key: value for key, value in self.happened.items() if key[0] == step}

    # telling

    def welcome(self, listener: Listener, seq: int) -> None:
        """What a listener missed since this number, or everything."""
        past, room = self.room.past, self.room
        first = past[0].seq if past else room.seq + 1
        if not 0 < seq <= room.seq or seq < first - 1:
            listener.send(encode(self.state(listener.holder)))
            return
        yours = room.seats_of(listener.holder)
        for one in past:
            if one.seq > seq and one.what == "step":
                listener.send(encode(self.step(one, yours)))
            elif one.seq > seq and one.what == "phrase":
                listener.send(encode(Phrase(one.seq, one.seat, one.phrase)))
        listener.send(encode(self.table(listener.holder)))

    def tell(self, change: Change, newcomer: Listener | None = None) -> None:
        """A change to everybody but a newcomer; who got a seat gets the state, with the view of that seat."""
        written: dict[tuple[str, tuple[int, ...]], bytes] = {}
        for listener in [one for one in self.room.listeners if one is not newcomer]:
            yours = tuple(self.room.seats_of(listener.holder))
            kind = "state" if change.joined and listener.holder == change.joined else change.past.what
            if (kind, yours) not in written:
                written[kind, yours] = encode(self.message(kind, change.past, listener.holder, yours))
            listener.send(written[kind, yours])

    def message(self, kind: str, past: Past, holder: str, yours: Sequence[int]) -> FromServer:
        if kind == "state":
            return self.state(holder)
        if kind == "step":
            return self.step(past, yours)
        if kind == "phrase":
            return Phrase(past.seq, past.seat, past.phrase)
        return self.table(holder)

    def tell_presence(self, newcomer: Listener | None = None) -> None:
        """Somebody came or left; a newcomer knows already."""
        self.tell(Change(Past(self.room.seq, "table")), newcomer)


def eyes(yours: Sequence[int]) -> Sequence[int | None]:
    """Whose views are shown: the own seats', or a spectator's."""
    return list(yours) or [None]


def key_of(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)
