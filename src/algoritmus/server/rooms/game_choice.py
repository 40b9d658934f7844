"""Choosing the game of a room: its owner may do so until a person has answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.match import Match
from algoritmus.server.rooms.event_log import EventLog
from algoritmus.server.rooms.joining import resolve
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.rooms.permissions import check_choice
from algoritmus.server.rooms.room import PendingWrite, Room
from algoritmus.server.rooms.seats import requested_seats
from algoritmus.server.wire.room_events import GameChosen, SeatRow
from algoritmus.server.wire.rooms import NewRoomRequest

CHOICE_SECONDS: Final = 10.0  # longer than any write takes


class GameChoice:
    """Choices that wait for the event log."""

    def __init__(self, event_log: EventLog) -> None:
        self.event_log = event_log

    async def choose(self, live: LiveRoom, holder: str, request: NewRoomRequest) -> list[int]:
        """Begin this game in the room; the seats of its owner. Refusal if it does not fit."""
        check_rule_set(request.rule_set)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(CHOICE_SECONDS):
            live.submit(partial(self._try, live, holder, request, done))
            await done
        return live.room.seats_of(holder)

    def _try(self, live: LiveRoom, holder: str, request: NewRoomRequest, done: asyncio.Future[None]) -> None:
        if done.done():
            return
        try:
            event = chosen(live.room, holder, request)
        except Refusal as error:
            done.set_exception(error)
            return
        again = partial(self._try, live, holder, request, done)
        self.event_log.submit(live, event, PendingWrite(partial(resolve, done), again))


def check_rule_set(rule_set: str) -> None:
    if rule_set not in algoritmus.RULE_SETS:
        known = ", ".join(algoritmus.RULE_SETS)
        raise Refusal("rule-set.unknown", f"there is no such rule set; there are: {known}")


def chosen(room: Room, holder: str, request: NewRoomRequest) -> GameChosen:
    """The event of a choice that is allowed now."""
    check_choice(room, holder)
    game = algoritmus.game(request.rule_set)
    try:
        match = Match(game, request.options, Seeded(room.row.seed))
    except (ValueError, LookupError):
        raise Refusal("option.value", "no table can be set with these options") from None
    guests = [seat for seat in room.seats if seat.holder and seat.holder != holder]
    seats = list(seated(requested_seats(match, request, holder), guests))
    return GameChosen(
        seat=room.seats_of(holder)[0],
        rule_set=request.rule_set,
        version=game.version,
        options=request.options,
        seats=seats,
        clock=request.clock,
    )


def seated(seats: Iterable[SeatRow], guests: Iterable[SeatRow]) -> Iterator[SeatRow]:
    """The seats with the visitors who had joined on the open ones. Refusal if one of them finds none."""
    left = list(guests)
    for seat in seats:
        if seat.kind == "open" and left:
            guest = left.pop(0)
            yield SeatRow("person", "", guest.name, guest.holder)
        else:
            yield seat
    if left:
        raise Refusal("seats.joined", "somebody has joined by link and has no seat in this game")
