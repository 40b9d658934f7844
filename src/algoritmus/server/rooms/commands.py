"""Commands of the browser: whether they may be done now, and the events that they become."""

from __future__ import annotations

from typing import Final

from algoritmus.bots import AT_ANY_TABLE
from algoritmus.core.game import Refusal
from algoritmus.server.rooms import judging
from algoritmus.server.rooms.outbox import PHRASES, encode
from algoritmus.server.rooms.room import Room
from algoritmus.server.wire import messages

MOST_EVENTS: Final = 50_000  # of a room: no game is so long
KNOWN_PLAYERS: Final = frozenset(AT_ANY_TABLE)


def judge(room: Room, holder: str, command: messages.Command) -> None:
    """Refusal if this may not be done now."""
    if room.given >= MOST_EVENTS:
        raise Refusal("room.full", "so much has happened in this room that nothing more can")
    if isinstance(command, messages.Answer):
        judging.judge_answer(room, holder, command.seat, command.step, command.cards)
    elif isinstance(command, messages.Retract):
        judging.judge_retract(room, holder, command.seat, command.step)
    elif isinstance(command, messages.Replace):
        judging.judge_replace(room, holder, command.seat, command.player, KNOWN_PLAYERS)
    elif isinstance(command, messages.Return):
        judging.judge_return(room, holder, command.seat)
    elif isinstance(command, messages.Again):
        judging.judge_again(room, holder, command.seat)
    elif isinstance(command, messages.SayPhrase):
        judging.own(room, holder, command.seat)
        if command.phrase >= len(PHRASES):
            raise Refusal("phrase.unknown", "there is no such phrase")


def event_of(command: messages.Command, holder: str) -> tuple[str, dict[str, object]]:
    """A command as the event that it becomes."""
    payload = {name: getattr(command, name) for name in command.__struct_fields__}
    payload["id"] = encode(payload["id"]).decode()  # 1 is not "1"
    payload["by"] = holder
    return str(command.__struct_config__.tag), payload
