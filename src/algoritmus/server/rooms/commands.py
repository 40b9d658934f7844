"""Commands of a client: permission checks, and the events that they become."""

from __future__ import annotations

from typing import Final

import msgspec

from algoritmus.core.game import Refusal
from algoritmus.players import AT_ANY_TABLE
from algoritmus.server.rooms import permissions
from algoritmus.server.rooms.outbox import PHRASES
from algoritmus.server.rooms.room import Room
from algoritmus.server.wire import messages
from algoritmus.server.wire.room_events import (
    Answered,
    CommandEvent,
    PhraseSaid,
    RematchOpened,
    Replaced,
    Retracted,
    Returned,
)

MAX_EVENTS: Final = 50_000  # of a room; no game is so long
RoomCommand = (
    messages.Answer | messages.Retract | messages.Replace | messages.Return | messages.SayPhrase | messages.Again
)
EVENTS: Final[dict[type[RoomCommand], type[CommandEvent]]] = {
    messages.Answer: Answered,
    messages.Retract: Retracted,
    messages.Replace: Replaced,
    messages.Return: Returned,
    messages.SayPhrase: PhraseSaid,
    messages.Again: RematchOpened,
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
        case messages.SayPhrase(seat=seat, phrase=phrase):
            permissions.check_owner(room, holder, seat)
            if phrase >= len(PHRASES):
                raise Refusal("phrase.unknown", "there is no such phrase")


def event_of(command: RoomCommand, holder: str) -> CommandEvent:
    """The event of a command: its fields, its holder, and its id as JSON, because 1 is not "1"."""
    fields = msgspec.structs.asdict(command)
    return EVENTS[type(command)](**{**fields, "id": msgspec.json.encode(command.id).decode(), "by": holder})
