"""Commands of a client: permission checks, and the events that they become."""

from __future__ import annotations

from typing import Final

import msgspec

from algoritmus.core.game import Refusal
from algoritmus.players import AT_ANY_TABLE
from algoritmus.server.rooms import permissions
from algoritmus.server.rooms.outbox import PHRASES
from algoritmus.server.rooms.room import Room
from algoritmus.server.wire import messages, room_events

MAX_EVENTS: Final = 50_000  # of a room; no game is so long
RoomCommand = (
    messages.Answer
    | messages.Retract
    | messages.Replace
    | messages.Return
    | messages.SayPhrase
    | messages.Again
    | messages.Watched
)
EVENTS: Final[dict[type[RoomCommand], type[room_events.CommandEvent]]] = {
    messages.Answer: room_events.Answered,
    messages.Retract: room_events.Retracted,
    messages.Replace: room_events.Replaced,
    messages.Return: room_events.Returned,
    messages.SayPhrase: room_events.PhraseSaid,
    messages.Again: room_events.RematchOpened,
    messages.Watched: room_events.Watched,
}


def check_command(room: Room, holder: str, command: RoomCommand) -> None:
    """Refusal if the command is not allowed now."""
    if room.assigned >= MAX_EVENTS:
        raise Refusal("room.full", "so much has happened in this room that nothing more can")
    match command:
        case messages.Answer(seat=seat, step=step, cards=cards):
            permissions.check_answer(room, holder, seat, step, cards)
        case messages.Retract(seat=seat, step=step):
            permissions.check_retract(room, holder, seat, step)
        case messages.Replace(seat=seat, player=player):
            permissions.check_replace(room, holder, seat, player, AT_ANY_TABLE)
        case messages.Return(seat=seat):
            permissions.check_return(room, holder, seat)
        case messages.Again(seat=seat):
            permissions.check_rematch(room, holder, seat)
        case messages.Watched(seat=seat, step=step):
            permissions.check_watched(room, holder, seat, step)
        case messages.SayPhrase(seat=seat, phrase=phrase):
            permissions.check_owner(room, holder, seat)
            if phrase >= len(PHRASES):
                raise Refusal("phrase.unknown", "there is no such phrase")


def event_of(command: RoomCommand, holder: str) -> room_events.CommandEvent:
    """The event of a command: its fields, its holder, and its id as JSON, because 1 is not "1"."""
    fields = msgspec.structs.asdict(command)
    return EVENTS[type(command)](**{**fields, "id": msgspec.json.encode(command.id).decode(), "by": holder})
