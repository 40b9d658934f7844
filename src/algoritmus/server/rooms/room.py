"""A room: a match and its seats, changed only by events of the log. It knows no rule."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from copy import copy
from typing import Final, Literal, NamedTuple, Protocol

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Move, Position
from algoritmus.explain.show import show_seconds
from algoritmus.match import Match
from algoritmus.server.rooms.clock import LATENCY_SECONDS, STAND_IN, Clock
from algoritmus.server.store.rows import LogEntry, RoomRow
from algoritmus.server.wire.room_events import (
    Answered,
    CommandEvent,
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
)

MAX_RECENT: Final = 64  # events kept for clients that reconnect
COMPUTER: Final = "computer"


class Listener(Protocol):
    """A client that receives messages, for example a socket; a spectator has no holder."""

    holder: str

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class RecentEvent(NamedTuple):
    """An event that may be sent again after a reconnect: a step with its position, a phrase, a table change, a game."""

    seq: int
    what: Literal["step", "phrase", "table", "game"]
    step: int = 0
    position: Position | None = None
    asked: tuple[int, ...] = ()  # in that position
    seat: int = 0
    phrase: int = 0
    late: tuple[int, ...] = ()  # seats whose time was up in the step


class Change(NamedTuple):
    """The effect of an event."""

    past: RecentEvent
    joined: str = ""  # the holder that got a seat


class PendingWrite(NamedTuple):
    """Callbacks of an event that is being written."""

    on_written: Callable[[], None]  # the event is in the log
    retry: Callable[[], None]  # a version conflict: check the command again


class Room:
    """The state of a room after the events of its log, with its pending writes."""

    def __init__(self, row: RoomRow) -> None:
        self.begin(row)
        self.seats: list[SeatRow] = []  # with the players of now
        self.seq = 1  # the last number in the log; the room itself is number 1
        self.assigned = 1  # the last number assigned to an event
        self.pending_seats: dict[int, str] = {}  # by seat: the kind of its pending event
        self.commands: dict[tuple[str, str], tuple[int, CommandEvent]] = {}  # by holder and id: idempotent
        self.pending_writes: dict[int, list[PendingWrite]] = {}  # by number
        self.recent: deque[RecentEvent] = deque(maxlen=MAX_RECENT)
        self.listeners: set[Listener] = set()
        self.remote_holders: frozenset[str] = frozenset()  # connected to other processes
        self.thinking: set[int] = set()
        self.pending_joins: dict[str, asyncio.Future[None]] = {}  # by holder
        self.grace_seconds = 0.0  # for a person to reconnect
        self.left_at: dict[str, float] = {}  # by holder: when the last of its sockets was closed
        self.loaded_at = time.monotonic()
        self.rematch = ""  # the room where the same people play again

    def begin(self, row: RoomRow) -> None:
        """Begin the game of this row."""
        self.row = row
        self.match = Match(algoritmus.game(row.rule_set), row.options, Seeded(row.seed), version=row.version)
        self.parsed_moves: dict[int, tuple[Answer, Move]] = {}  # by seat, of pending answers
        self.clock = Clock(row.clock)
        self.late: set[int] = set()  # of this step

    # queries

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def choosing(self) -> bool:
        """Whether the game is still to be chosen: until then nobody is asked."""
        return not self.row.version

    def may_choose(self, holder: str) -> bool:
        """Whoever set the room up chooses its game, until a person has answered."""
        owner = next((seat.holder for seat in self.row.seats if seat.holder), "")
        answered = any(self.seats[seat].kind == "person" for seat in self.match.sealed)
        return bool(self.seats_of(holder)) and holder == owner and self.match.steps == 1 and not answered

    def seats_of(self, holder: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if holder and seat.holder == holder]

    def waiting(self) -> list[int]:
        if self.choosing:
            return []
        return [seat for seat in self.match.asked if seat not in self.match.sealed]

    def is_present(self, seat: SeatRow) -> bool:
        if seat.kind in ("computer", "bot"):
            return True
        return bool(seat.holder) and (seat.holder in self.remote_holders or self.is_listening(seat.holder))

    def presence(self) -> list[bool]:
        """By seat: whether its player is present."""
        return [self.is_present(seat) for seat in self.seats]

    def is_listening(self, holder: str) -> bool:
        """Whether this holder is connected to this process."""
        return any(listener.holder == holder for listener in self.listeners)

    def is_over(self) -> bool:
        return self.match.result() is not None

    def is_open(self) -> bool:
        """Whether locked answers lie face up."""
        return self.match.game.narration.is_open(self.match.position)

    def computers_first(self) -> bool:
        """Where answers lie face up, people wait until every computer player has locked its own."""
        return self.is_open() and any(self.seats[seat].kind == COMPUTER for seat in self.waiting())

    def may_answer(self, seat: int) -> bool:
        """Whether the seat is asked and has no sealed or pending answer."""
        return seat in self.waiting() and seat not in self.pending_seats

    def is_last_answer_pending(self) -> bool:
        """Whether the last answer is pending: then none can be retracted."""
        return all(seat in self.match.sealed or self.pending_seats.get(seat) == "answer" for seat in self.match.asked)

    def time_left(self) -> dict[int, float]:
        """Seconds left by seat of every person who is asked; no clock runs before all seats are taken."""
        if not self.clock.seconds or self.choosing or any(seat.kind == "open" for seat in self.seats):
            return {}
        people = [seat for seat in self.match.asked if self.seats[seat].kind == "person"]
        holders = [self.seats[seat].holder for seat in people]
        turns = [holders[: place + 1].count(holder) for place, holder in enumerate(holders)]
        return {seat: self.clock.left(self.seats[seat].holder, turn) for seat, turn in zip(people, turns, strict=True)}

    def watching(self) -> dict[int, float]:
        """Seconds for which a device may still show the step, by seat of every person who is asked and waits for it."""
        waiting = self.time_left().keys() - self.match.sealed
        left = {seat: self.clock.watching(self.seats[seat].holder) for seat in sorted(waiting)}
        return {seat: seconds for seat, seconds in left.items() if seconds}

    def player_for(self, seat: int) -> str:
        """The computer player that answers for this seat; for a person only when the time is up."""
        if self.seats[seat].kind == COMPUTER:
            return self.seats[seat].player
        return STAND_IN if self.time_left().get(seat, 0) < -LATENCY_SECONDS else ""

    def to_play(self) -> list[tuple[int, str]]:
        """Seats and computer players that must answer now."""
        free = [seat for seat in self.match.asked if self.may_answer(seat) and seat not in self.thinking]
        return [(seat, player) for seat in free if (player := self.player_for(seat))]

    def names(self) -> dict[str, str]:
        """The names that were typed for players and teams, by colour."""
        teams = self.match.game.seating.teams(self.match.position)
        seats = enumerate(zip(self.match.seats, self.seats, strict=True))
        return {label: teams.get(number, "") or seat.name for number, (label, seat) in seats}

    # changes

    def next_entry(self, event: RoomEvent) -> LogEntry:
        """Assign the next sequence number to a checked event; its seat is blocked until the event is written."""
        self.assigned += 1
        if isinstance(event, GameChosen):
            self.pending_seats = dict.fromkeys(range(len(self.seats)), event.kind)
        elif not isinstance(event, PhraseSaid | RematchOpened | Watched | Unknown):
            self.pending_seats[event.seat] = event.kind
        self.note_command(self.assigned, event)
        return LogEntry(self.code, self.assigned, event)

    def note_command(self, seq: int, event: RoomEvent) -> None:
        if isinstance(event, CommandEvent) and event.id:
            self.commands[event.by, event.id] = (seq, event)

    def commit(self, entry: LogEntry, ago: float = 0.0) -> Change:
        """Apply an event that was written to the log so many seconds ago, by this process or another."""
        seq, event = entry.seq, entry.event
        self.seq = seq
        if isinstance(event, GameChosen):
            self.pending_seats = {}
        elif not isinstance(event, Unknown) and self.pending_seats.get(event.seat) == event.kind:
            del self.pending_seats[event.seat]
        if seq > self.assigned:  # another process assigned it
            self.assigned = seq
            self.note_command(seq, event)
        self.clock.ago = max(0.0, ago)
        try:
            change = self.apply(seq, event)
        finally:
            self.clock.ago = 0.0
        self.recent.append(change.past)
        return change

    def drop_pending(self) -> None:
        """Drop all pending writes."""
        self.assigned = self.seq
        self.pending_seats, self.parsed_moves = {}, {}
        self.commands = {known: noted for known, noted in self.commands.items() if noted[0] <= self.seq}

    def apply(self, seq: int, event: RoomEvent) -> Change:
        joined = ""
        match event:
            case Answered():
                return self.seal(seq, event)
            case GameChosen():
                self.change_game(event)
                return Change(RecentEvent(seq, "game"))
            case PhraseSaid(seat=seat, phrase=phrase):
                return Change(RecentEvent(seq, "phrase", seat=seat, phrase=phrase))
            case Retracted(seat=seat):
                self.match.retract(seat)
                self.late.discard(seat)
            case Joined(seat=seat, holder=joined, name=name):
                self.take(self.seats[seat], joined, name)
            case Replaced(seat=seat, player=player):
                self.seats[seat].kind, self.seats[seat].player = "computer", player
            case Returned(seat=seat):
                self.seats[seat].kind, self.seats[seat].player = "person", ""
            case Watched(seat=seat):
                self.clock.watched(self.seats[seat].holder)
            case RematchOpened(room=room):
                self.rematch = self.rematch or room  # the first one counts
            case Unknown(kind=kind):
                raise KeyError(f"there is no such event of kind {kind}")
        return Change(RecentEvent(seq, "table"), joined)

    def seal(self, seq: int, event: Answered) -> Change:
        """The match makes the step when this was the last answer."""
        seat, answer = event.seat, tuple(event.cards)
        if event.late:
            self.late.add(seat)
        elif self.seats[seat].kind == "person":
            self.clock.watched(self.seats[seat].holder)
        known = self.parsed_moves.pop(seat, None)
        move = known[1] if known is not None and known[0] == answer else self.match.read(seat, answer)
        if not self.match.seal(seat, answer, move):
            return Change(RecentEvent(seq, "table"))
        asked = tuple(self.match.asked)
        past = RecentEvent(seq, "step", self.match.steps, self.match.position, asked, late=tuple(sorted(self.late)))
        self.late = set()
        if self.clock.seconds:
            happened = next(self.match.seen(None, past.step - 2))
            seconds = show_seconds(algoritmus.package_of(self.row.rule_set).id, happened, self.names())
            self.clock.step({one.holder for one in self.seats}, seconds)
        return Change(past)

    def change_game(self, event: GameChosen) -> None:
        """Begin another game; the row's seats still name the owner."""
        ago = self.clock.ago
        self.begin(with_game(self.row, event))
        self.clock.ago = ago
        self.clock.start()
        self.take_seats(event.seats)

    def take_seats(self, players: Iterable[SeatRow]) -> None:
        """Seat these players and the rulebook's bots."""
        left, bots = map(copy, players), self.match.game.seating.bots(self.match.position)
        self.seats = []
        for number in range(len(self.match.seats)):
            seat = SeatRow("bot", bots[number]) if number in bots else next(left, None)
            if seat is None:
                raise ValueError("seats are missing")
            self.seats.append(seat)

    def take(self, seat: SeatRow, holder: str, name: str) -> None:
        seat.kind, seat.holder, seat.name = "person", holder, name
        self.clock.start()

    def may_hint(self, number: int) -> bool:
        """Hints are for one person among computer players, where the room allows them."""
        others = [seat.kind for other, seat in enumerate(self.seats) if other != number]
        among = bool(others) and all(kind in ("computer", "bot") for kind in others)
        return among and self.seats[number].hints and self.seats[number].kind == "person"


def with_game(row: RoomRow, event: GameChosen) -> RoomRow:
    return row._replace(rule_set=event.rule_set, version=event.version, options=event.options, clock=event.clock)
