"""The outbox of a room: messages to clients. They hold only what the client's seats may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from algoritmus.core.game import Position
from algoritmus.core.view_types import Event, View
from algoritmus.match import Match
from algoritmus.server.rooms.room import Change, Listener, RecentEvent, Room
from algoritmus.server.wire.fields import SeatPayload
from algoritmus.server.wire.messages import ClockPayload, FromServer, Phrase, PhraseWords, RoomState, RoomTable, Step

SPECTATOR: Final = ""
MAX_RESUMED_STEPS: Final = 16  # after a reconnect; the whole state is shorter than more of them
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
NO_SEATS: Final = Raw(b"[]")


def raw(value: View | list[Event]) -> Raw:
    return Raw(encode(value))


class Outbox:
    """Builds and serializes messages; parts that several clients share are encoded once."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.newest: tuple[Match, int] | None = None  # the match and the step of the cached parts
        self.views: dict[tuple[int, int | None, int], Raw] = {}  # by step, seat, and seq where answers lie face up
        self.happened: dict[tuple[int, ...], Raw] = {}  # by step and visible part: the same for most seats

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
            room.rematch,
            PHRASES,
            room.choosing,
            room.may_choose(holder),
        )

    def table(self, holder: str, yours: Sequence[int], seats: Raw) -> RoomTable:
        room, sealed = self.room, sorted(self.room.match.sealed)
        views = self.views_now(yours) if room.is_open() else {}
        late = sorted(room.late)
        waiting, clock, chooses = room.waiting(), self.clock(), room.may_choose(holder)
        return RoomTable(room.seq, seats, list(yours), waiting, sealed, late, clock, room.rematch, views, chooses)

    def step(self, past: RecentEvent, yours: Sequence[int]) -> Step:
        """A step that was just made or is sent again."""
        views = {key_of(seat): self.view_of(past.step, past.position, seat) for seat in viewers(yours)}
        happened = {key_of(seat): self.happened_to(past.step, seat) for seat in witnesses(yours)}
        return Step(past.seq, past.step, happened, views, list(past.asked), [], list(past.late), self.clock())

    def seats(self) -> list[SeatPayload]:
        room = self.room
        return [
            SeatPayload(seat.name, seat.kind, seat.player, label, room.is_present(seat), room.may_hint(number))
            for number, (label, seat) in enumerate(zip(room.match.seats, room.seats, strict=True))
        ]

    def seats_written(self) -> Raw:
        """The encoded seats, once for all clients of a message."""
        return Raw(encode(self.seats()))

    def clock(self) -> ClockPayload | None:
        room = self.room
        if not room.clock.seconds:
            return None
        waiting = set(room.waiting())
        left = {str(seat): round(max(left, 0), 1) for seat, left in room.time_left().items() if seat in waiting}
        return ClockPayload(
            room.clock.seconds, left, {str(seat): round(more, 1) for seat, more in room.watching().items()}
        )

    # views and events of a step

    def views_now(self, yours: Sequence[int]) -> dict[str, Raw]:
        match = self.room.match
        return {key_of(seat): self.view_of(match.steps, match.position, seat) for seat in viewers(yours)}

    def view_of(self, step: int, position: Position | None, seat: int | None) -> Raw:
        """The view of this seat when this step was asked for."""
        self.drop_old_steps()
        seq = self.room.seq if self.room.is_open() and step == self.room.match.steps else 0
        key = (step, seat, seq)
        if key not in self.views:
            match = self.room.match
            assert position is not None
            now = step == match.steps
            self.views[key] = raw(match.view(seat) if now else match.game.view(position, seat))
        return self.views[key]

    def happened_to(self, step: int, seat: int | None) -> Raw:
        """The events that this seat saw of the step before this one; seats that see the same part share them."""
        self.drop_old_steps()
        match = self.room.match
        key = (step, *match.game.narration.shown_alike(match.happened[step - 2], seat))
        if key not in self.happened:
            self.happened[key] = raw(next(match.seen(seat, step - 2)))
        return self.happened[key]

    def drop_old_steps(self) -> None:
        """Drop the cache after a new step: earlier ones are rarely needed again."""
        now = (self.room.match, self.room.match.steps)
        if self.newest != now:
            self.newest = now
            self.views, self.happened = {}, {}

    # sending

    def welcome(self, listener: Listener, seq: int) -> int:
        """Send a client what it missed since this number, or the whole state; how many bytes."""
        yours = self.room.seats_of(listener.holder)
        messages = [encode(one) for one in self.missed(listener.holder, yours, seq) or [self.state(listener.holder)]]
        for message in messages:
            listener.send(message)
        return sum(map(len, messages))

    def missed(self, holder: str, yours: Sequence[int], seq: int) -> list[FromServer]:
        """The messages since this number; empty if they are not kept any more or too many."""
        past, room = self.room.recent, self.room
        first = past[0].seq if past else room.seq + 1
        if not 0 < seq <= room.seq or seq < first - 1:
            return []
        later = [one for one in past if one.seq > seq and one.what != "table"]
        if sum(one.what == "step" for one in later) > MAX_RESUMED_STEPS or any(one.what == "game" for one in later):
            return []
        seats = self.seats_written()
        return [*(self.message(one.what, one, holder, yours, seats) for one in later), self.table(holder, yours, seats)]

    def broadcast(self, change: Change, newcomer: Listener | None = None) -> None:
        """Send a change to all clients but the newcomer; a client that got a seat gets the state with its new view."""
        written: dict[tuple[str, tuple[int, ...]], bytes] = {}
        seats = self.seats_written() if change.past.what == "table" else NO_SEATS
        for listener in [one for one in self.room.listeners if one is not newcomer]:
            yours = tuple(self.room.seats_of(listener.holder))
            kind = "state" if change.joined and listener.holder == change.joined else change.past.what
            if (kind, yours) not in written:
                written[kind, yours] = encode(self.message(kind, change.past, listener.holder, yours, seats))
            listener.send(written[kind, yours])

    def message(self, kind: str, past: RecentEvent, holder: str, yours: Sequence[int], seats: Raw) -> FromServer:
        if kind in ("state", "game"):
            return self.state(holder)
        if kind == "step":
            return self.step(past, yours)
        if kind == "phrase":
            return Phrase(past.seq, past.seat, past.phrase)
        return self.table(holder, yours, seats)

    def broadcast_presence(self, newcomer: Listener | None = None) -> None:
        """Presence changed; the newcomer knows already."""
        self.broadcast(Change(RecentEvent(self.room.seq, "table")), newcomer)


def viewers(yours: Sequence[int]) -> Sequence[int | None]:
    """The seats whose views a client gets: its own, or a spectator's."""
    return list(yours) or [None]


def witnesses(yours: Sequence[int]) -> Sequence[int | None]:
    """The seats whose events a client gets. A device that holds several seats also gets the spectator's, and plays back
    those for all of its seats."""
    return [*yours, None] if len(yours) > 1 else viewers(yours)


def key_of(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)
