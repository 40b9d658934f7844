"""Whether something may be done in a room now; Refusal says why not. The rules of the game are asked of the match."""

from __future__ import annotations

import math
import time

from algoritmus.core.game import Refusal
from algoritmus.server.rooms.room import COMPUTER, Room, Seat


def judge_again(room: Room, holder: str, number: int) -> None:
    own(room, holder, number)
    if not room.over():
        raise Refusal("room.running", "the game is not over")


def own(room: Room, holder: str, number: int) -> Seat:
    """The seat, if it is this visitor's; Refusal otherwise."""
    if number >= len(room.seats) or not holder or room.seats[number].holder != holder:
        raise Refusal("seat.not-yours", "this is not your seat")
    return room.seats[number]


def judge_answer(room: Room, holder: str, number: int, step: int, cards: list[str]) -> None:
    if own(room, holder, number).kind != "person":
        raise Refusal("seat.not-yours", "a computer player sits here for you: come back first")
    judge_step(room, step)
    judge_cards(room, number, cards)


def judge_cards(room: Room, number: int, cards: list[str]) -> None:
    """The move is kept for the moment when the answer lands: until then nothing can be asked anew."""
    if number in room.match.asked and not room.free(number):
        raise Refusal("seat.sealed", "your answer is sealed: take it back first")
    answer = tuple(cards)
    room.read[number] = (answer, room.match.read(number, answer))


def judge_step(room: Room, step: int) -> None:
    if step != room.match.steps:
        raise Refusal("step.other", f"this is step {room.match.steps}, not {step}")


def judge_retract(room: Room, holder: str, number: int, step: int) -> None:
    own(room, holder, number)
    judge_step(room, step)
    if number not in room.match.sealed:
        raise Refusal("seat.not-sealed", "there is nothing to take back")
    if number in room.flying or room.closing():
        raise Refusal("step.made", "it is too late: the last answer is in")
    if room.time_left().get(number, 1) <= 0:
        raise Refusal("time.up", "it is too late: your time is up")


def judge_hint(room: Room, holder: str, number: int) -> None:
    own(room, holder, number)
    if not room.may_hint(number):
        raise Refusal("hint.none", "hints are for one person among computers, where the table allows them")
    if number not in room.waiting():
        raise Refusal("seat.not-asked", "you are not asked anything now")


def judge_replace(room: Room, holder: str, number: int, player: str, players: frozenset[str]) -> None:
    if player not in players:
        raise Refusal("player.unknown", f"there is no player of this name: {', '.join(sorted(players))}")
    if not room.seats_of(holder) or number >= len(room.seats) or room.seats[number].kind != "person":
        raise Refusal("seat.not-yours", "only who plays along may give a person's seat to a computer player")
    if room.seats[number].holder != holder and room.here(room.seats[number]):
        raise Refusal("seat.here", "this player is here")
    if room.seats[number].holder != holder:
        judge_grace(room, room.seats[number].holder)
    judge_quiet(room, number)


def judge_grace(room: Room, holder: str) -> None:
    """Whoever drops out has time to come back; after a restart everybody has."""
    left = room.left.get(holder, room.began) + room.grace - time.monotonic()
    if left > 0:
        seconds = math.ceil(left)
        raise Refusal("seat.grace", f"this player may still come back: wait {seconds} s", values={"seconds": seconds})


def judge_return(room: Room, holder: str, number: int) -> None:
    if own(room, holder, number).kind != COMPUTER:
        raise Refusal("seat.here", "no computer player sits here")
    judge_quiet(room, number)


def judge_quiet(room: Room, number: int) -> None:
    if number in room.flying:
        raise Refusal("busy", "something is just happening on this seat: try again")


def choose_seat(room: Room, wish: int | None) -> int:
    """A free seat, the one that is wished for or the first; Refusal if it is not there."""
    free = [number for number, seat in enumerate(room.seats) if seat.kind == "open" and number not in room.flying]
    if not free:
        raise Refusal("seat.none", "no seat is free here: you may watch")
    if wish is not None and wish not in free:
        raise Refusal("seat.taken", "this seat is not free any more: choose another")
    return free[0] if wish is None else wish
