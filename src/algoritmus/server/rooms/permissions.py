"""Permission checks of commands; Refusal says why not. The match checks the rules of the game."""

from __future__ import annotations

import math
import time
from collections.abc import Collection

from algoritmus.core.game import Refusal
from algoritmus.server.rooms.room import COMPUTER, Room
from algoritmus.server.wire.room_events import GameChosen, SeatRow


def check_rematch(room: Room, holder: str, number: int) -> None:
    check_owner(room, holder, number)
    if not room.is_over():
        raise Refusal("room.running", "the game is not over")


def check_owner(room: Room, holder: str, number: int) -> SeatRow:
    """The seat; Refusal if another visitor holds it."""
    if number >= len(room.seats) or not holder or room.seats[number].holder != holder:
        raise Refusal("seat.not-yours", "this is not your seat")
    return room.seats[number]


def check_answer(room: Room, holder: str, number: int, step: int, cards: list[str]) -> None:
    if check_owner(room, holder, number).kind != "person":
        raise Refusal("seat.not-yours", "a computer player sits here for you: come back first")
    check_step(room, step)
    check_cards(room, number, cards)


def check_cards(room: Room, number: int, cards: list[str]) -> None:
    """Check the cards and keep the parsed move: the question cannot change before the answer is written."""
    if room.choosing:
        raise Refusal("room.choosing", "the game of this room is still being chosen")
    if number in room.match.asked and not room.may_answer(number):
        raise Refusal("seat.sealed", "your answer is sealed: take it back first")
    answer = tuple(cards)
    room.parsed_moves[number] = (answer, room.match.read(number, answer))


def check_step(room: Room, step: int) -> None:
    if step != room.match.steps:
        raise Refusal("step.other", f"this is step {room.match.steps}, not {step}")


def check_watched(room: Room, holder: str, number: int, step: int) -> None:
    """A device tells once that it has shown the step, where a clock waits for it."""
    check_owner(room, holder, number)
    check_step(room, step)
    if not room.clock.seconds:
        raise Refusal("clock.none", "no clock waits for the show")
    if not room.clock.watching(holder):
        raise Refusal("clock.runs", "the clock runs already")


def check_retract(room: Room, holder: str, number: int, step: int) -> None:
    """Undo: a sealed answer may be taken back until the last one is in."""
    check_owner(room, holder, number)
    check_step(room, step)
    if number not in room.match.sealed:
        raise Refusal("seat.not-sealed", "there is nothing to take back")
    if number in room.pending_seats or room.is_last_answer_pending():
        raise Refusal("step.made", "it is too late: the last answer is in")
    if room.time_left().get(number, 1) <= 0:
        raise Refusal("time.up", "it is too late: your time is up")


def check_hint(room: Room, holder: str, number: int) -> None:
    check_owner(room, holder, number)
    if not room.may_hint(number):
        raise Refusal("hint.none", "hints are for one person among computers, where the table allows them")
    if number not in room.waiting():
        raise Refusal("seat.not-asked", "you are not asked anything now")


def check_replace(room: Room, holder: str, number: int, player: str, players: Collection[str]) -> None:
    if player not in players:
        raise Refusal("player.unknown", f"there is no player of this name: {', '.join(sorted(players))}")
    if not room.seats_of(holder) or number >= len(room.seats) or room.seats[number].kind != "person":
        raise Refusal("seat.not-yours", "only who plays along may give a person's seat to a computer player")
    if room.seats[number].holder != holder and room.is_present(room.seats[number]):
        raise Refusal("seat.here", "this player is here")
    if room.seats[number].holder != holder:
        check_grace(room, room.seats[number].holder)
    check_not_pending(room, number)


def check_grace(room: Room, holder: str) -> None:
    """A person who disconnects has a grace period to reconnect; after a restart everybody has."""
    left = room.left_at.get(holder, room.loaded_at) + room.grace_seconds - time.monotonic()
    if left > 0:
        seconds = math.ceil(left)
        raise Refusal("seat.grace", f"this player may still come back: wait {seconds} s", values={"seconds": seconds})


def check_return(room: Room, holder: str, number: int) -> None:
    if check_owner(room, holder, number).kind != COMPUTER:
        raise Refusal("seat.here", "no computer player sits here")
    check_not_pending(room, number)


def check_choice(room: Room, holder: str) -> None:
    if not room.may_choose(holder):
        raise Refusal("game.not-yours", "whoever set the room up chooses its game, until somebody has answered")
    if room.pending_seats:
        raise Refusal("busy", "something is just happening at this table: try again")


def check_not_pending(room: Room, number: int) -> None:
    if number in room.pending_seats:
        raise Refusal("busy", "something is just happening on this seat: try again")


def choose_seat(room: Room, requested_seat: int | None) -> int:
    """The requested free seat, or the first one; Refusal if there is none."""
    if GameChosen.kind in room.pending_seats.values():
        raise Refusal("busy", "the game is just being chosen: try again")
    free = [
        number for number, seat in enumerate(room.seats) if seat.kind == "open" and number not in room.pending_seats
    ]
    if not free:
        raise Refusal("seat.none", "no seat is free here: you may watch")
    if requested_seat is not None and requested_seat not in free:
        raise Refusal("seat.taken", "this seat is not free any more: choose another")
    return free[0] if requested_seat is None else requested_seat
