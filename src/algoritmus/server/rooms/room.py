"""A room: a match, its seats and its sealed answers, changed only by events that are on disk. It knows no rule."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, Protocol

import msgspec

import algoritmus
from algoritmus.core.beats import count_beats
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Move, Position
from algoritmus.match import Match
from algoritmus.server.rooms.clock import ON_ITS_WAY, STAND_IN, Clock
from algoritmus.server.store.rows import RoomEvent, RoomRow
from algoritmus.server.wire.fields import SeatKind

KEPT: Final = 64  # events that a client which comes back may still get one by one
COMPUTER: Final = "computer"


class Listener(Protocol):
    """A socket, or whoever else is told things; the holder is empty for a spectator."""

    holder: str

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Seat:
    """A place at the table and who sits on it."""

    def __init__(
        self, label: str, kind: SeatKind, player: str = "", name: str = "", holder: str = "", hints: bool = False
    ) -> None:
        self.label = label  # the game's word for the seat: a colour
        self.kind: SeatKind = kind
        self.player = player
        self.name = name
        self.holder = holder
        self.hints = hints


class Past(NamedTuple):
    """An event that may have to be told again: a step with its position, a phrase, or anything else."""

    seq: int
    what: Literal["step", "phrase", "table"]
    step: int = 0
    position: Position | None = None
    asked: tuple[int, ...] = ()  # in that position
    seat: int = 0
    phrase: int = 0
    late: tuple[int, ...] = ()  # seats of the step that a computer player answered for because their time was up


class Change(NamedTuple):
    """What an event changed."""

    past: Past
    joined: str = ""  # who got a seat


class Flight(NamedTuple):
    """Who waits for an event that is on its way."""

    done: Callable[[], None]  # it is in the log
    again: Callable[[], None]  # it is not, and is to be judged anew


class Room:
    """The state of a room as it is on disk, with what is on its way there."""

    def __init__(self, row: RoomRow, seats: list[Seat]) -> None:
        game = algoritmus.game(row.rule_set)
        self.row = row
        self.code = row.code
        self.match = Match(game, row.options, Seeded(row.seed))
        self.seats = seats
        self.read: dict[int, tuple[Answer, Move]] = {}  # by seat: an answer that is on its way, and its move
        self.seq = 1  # the last number that is on disk; the room itself is number 1
        self.given = 1  # the last number given
        self.flying: dict[int, str] = {}  # seats with an event on its way: its kind
        self.commands: dict[tuple[str, str], tuple[int, str]] = {}  # holder and id: number and content
        self.flights: dict[int, list[Flight]] = {}  # by number: who waits for it
        self.past: deque[Past] = deque(maxlen=KEPT)
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[str] = frozenset()  # holders who look on at other processes
        self.thinking: set[int] = set()
        self.joining: dict[str, asyncio.Future[None]] = {}  # by holder: a seat that is on its way
        self.grace = 0.0  # seconds that a person who drops out has to come back
        self.left: dict[str, float] = {}  # by holder: when the last of its sockets was closed
        self.began = time.monotonic()
        self.clock = Clock(row.clock)
        self.late: set[int] = set()  # of this step
        self.again = ""  # the room where the company goes on

    # asking about it

    def seats_of(self, holder: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if holder and seat.holder == holder]

    def waiting(self) -> list[int]:
        return [seat for seat in self.match.asked if seat not in self.match.sealed]

    def here(self, seat: Seat) -> bool:
        if seat.kind in ("computer", "bot"):
            return True
        return bool(seat.holder) and (seat.holder in self.elsewhere or self.is_listening(seat.holder))

    def is_listening(self, holder: str) -> bool:
        """At this process."""
        return any(listener.holder == holder for listener in self.listeners)

    def over(self) -> bool:
        return self.match.result() is not None

    def is_open(self) -> bool:
        """Whether locked answers lie face up."""
        return self.match.game.is_open(self.match.position)

    def computers_first(self) -> bool:
        """Where answers lie face up, people wait until every computer player has locked its own."""
        return self.is_open() and any(self.seats[seat].kind == COMPUTER for seat in self.waiting())

    def free(self, seat: int) -> bool:
        """Asked, and neither sealed nor sealing."""
        return seat in self.match.asked and seat not in self.match.sealed and seat not in self.flying

    def closing(self) -> bool:
        """The last answer is on its way: nothing can be taken back any more."""
        return all(seat in self.match.sealed or self.flying.get(seat) == "answer" for seat in self.match.asked)

    def time_left(self) -> dict[int, float]:
        """Seconds for every person who is asked; nobody's time runs before all seats are taken."""
        if not self.clock.seconds or any(seat.kind == "open" for seat in self.seats):
            return {}
        people = [seat for seat in self.match.asked if self.seats[seat].kind == "person"]
        holders = [self.seats[seat].holder for seat in people]
        turns = [holders[: place + 1].count(holder) for place, holder in enumerate(holders)]
        return {seat: self.clock.left(self.seats[seat].holder, turn) for seat, turn in zip(people, turns, strict=True)}

    def player_for(self, seat: int) -> str:
        """The computer player that answers for this seat; for a person only when the time is up."""
        if self.seats[seat].kind == COMPUTER:
            return self.seats[seat].player
        return STAND_IN if self.time_left().get(seat, 0) < -ON_ITS_WAY else ""

    def to_play(self) -> list[tuple[int, str]]:
        """Computer players that have to answer now."""
        free = [seat for seat in self.match.asked if self.free(seat) and seat not in self.thinking]
        return [(seat, player) for seat in free if (player := self.player_for(seat))]

    # changing it

    def next_event(self, kind: str, payload: dict[str, object], seat: int | None) -> RoomEvent:
        """The next number for a change that has been judged; its seat is busy until it lands."""
        self.given += 1
        if seat is not None:
            self.flying[seat] = kind
        self.note_command(self.given, kind, payload)
        return RoomEvent(self.code, self.given, kind, payload)

    def note_command(self, seq: int, kind: str, payload: dict[str, object]) -> None:
        if "id" in payload:
            self.commands[str(payload["by"]), str(payload["id"])] = (seq, content_of(kind, payload))

    def land(self, event: RoomEvent, ago: float = 0.0) -> Change:
        """The event is in the log since so many seconds, written here or elsewhere."""
        self.seq = event.seq
        seat = event.payload.get("seat")
        if isinstance(seat, int) and self.flying.get(seat) == event.kind:
            del self.flying[seat]
        if event.seq > self.given:  # nobody here gave it its number
            self.given = event.seq
            self.note_command(event.seq, event.kind, event.payload)
        self.clock.ago = max(0.0, ago)
        try:
            return self.apply(event)
        finally:
            self.clock.ago = 0.0

    def ground(self) -> None:
        """Nothing that is on its way will arrive."""
        self.given = self.seq
        self.flying, self.read = {}, {}
        self.commands = {known: noted for known, noted in self.commands.items() if noted[0] <= self.seq}

    def apply(self, event: RoomEvent) -> Change:
        payload = event.payload
        number = payload["seat"]
        assert isinstance(number, int)
        change = Change(Past(event.seq, "table"))
        if event.kind == "answer":
            change = self.seal(event.seq, number, payload["cards"], bool(payload.get("late")))
        elif event.kind == "retract":
            self.match.retract(number)
            self.late.discard(number)
        elif event.kind == "join":
            self.take(self.seats[number], str(payload["holder"]), str(payload["name"]))
            change = Change(change.past, str(payload["holder"]))
        elif event.kind == "replace":
            self.seats[number].kind, self.seats[number].player = "computer", str(payload["player"])
        elif event.kind == "return":
            self.seats[number].kind, self.seats[number].player = "person", ""
        elif event.kind == "again":
            self.again = self.again or str(payload["room"])  # whoever was first leads
        elif event.kind == "phrase":
            assert isinstance(payload["phrase"], int)
            change = Change(Past(event.seq, "phrase", seat=number, phrase=payload["phrase"]))
        else:
            raise ValueError(f"there is no event {event.kind}")
        self.past.append(change.past)
        return change

    def seal(self, seq: int, seat: int, cards: object, late: bool) -> Change:
        """Match makes the step when this was the last answer."""
        assert isinstance(cards, list)
        if late:
            self.late.add(seat)
        elif self.seats[seat].kind == "person":
            self.clock.answered(self.seats[seat].holder)
        answer = tuple(cards)
        known, move = self.read.pop(seat, (None, None))
        if not (self.match.seal(seat, answer, move) if known == answer else self.match.answer(seat, answer)):
            return Change(Past(seq, "table"))
        asked = tuple(self.match.asked)
        past = Past(seq, "step", self.match.steps, self.match.position, asked, late=tuple(sorted(self.late)))
        self.late = set()
        if self.clock.seconds:
            self.clock.step({one.holder for one in self.seats}, count_beats(next(self.match.seen(None, past.step - 2))))
        return Change(past)

    def take(self, seat: Seat, holder: str, name: str) -> None:
        seat.kind, seat.holder, seat.name = "person", holder, name
        self.clock.start()

    def may_hint(self, number: int) -> bool:
        """Where the table allows it, one person among computers."""
        others = [seat.kind for other, seat in enumerate(self.seats) if other != number]
        among = bool(others) and all(kind in ("computer", "bot") for kind in others)
        return among and self.seats[number].hints and self.seats[number].kind == "person"


def content_of(kind: str, payload: dict[str, object]) -> str:
    """What a command says, to tell it from another with the same id."""
    parts = {name: value for name, value in payload.items() if name not in ("id", "by")}
    return f"{kind} {msgspec.json.encode(parts, order='sorted').decode()}"
