"""Requests about rooms: a table is set, joined and looked at, its record taken; help for who sits there."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from algoritmus.core.game import Refusal
from algoritmus.server.http.limits import Visitor
from algoritmus.server.http.refusals import Denied, address_of, busy, json_response
from algoritmus.server.http.requests import Requests
from algoritmus.server.rooms.judging import judge_hint, own
from algoritmus.server.think.computers import player_seed
from algoritmus.server.watch.logs import note
from algoritmus.server.watch.numbers import NUMBERS
from algoritmus.server.wire.rooms import Door, DryRun, HintWish, Join, Joined, NewRoom, RoomMade

ENDED: Final = "room.version"


async def create(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    holder, cookie = desk.browser(request)
    if wait := await desk.registry.credits.make_room(Visitor(holder, address_of(request))):
        raise busy(wait)
    wish = await desk.read(request, NewRoom)
    try:
        room = (await desk.registry.create(wish, holder)).room
        NUMBERS.count("rooms_made")
        note("room.made", room=room.code, rule_set=room.row.rule_set)
    except Refusal as error:
        raise Denied(400, error.code, error.message) from None
    return desk.seated(request, msgspec.json.encode(RoomMade(room.code, room.seats_of(holder))), cookie)


async def door(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    opened = await desk.room(request, request.path_params["code"])
    room, yours = opened.room, opened.room.seats_of(desk.holder(request))
    row, seats = room.row, opened.outbox.seats()
    door = Door(room.code, row.rule_set, row.options, seats, yours, room.over(), row.clock)
    return json_response(msgspec.json.encode(door))


async def join(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    wish = await desk.read(request, Join)
    opened = await desk.room(request, request.path_params["code"])
    holder, cookie = desk.browser(request)
    try:
        seats = await desk.registry.joining.join(opened, holder, wish.name, wish.seat)
    except Refusal as error:
        raise Denied(409, error.code, error.message) from None
    return desk.seated(request, msgspec.json.encode(Joined(seats)), cookie)


async def record(desk: Requests, request: Request) -> Response:
    """The record of a game that is over, also of one that ended because its rules are no more."""
    desk.admit(request)
    code = request.path_params["code"].upper()
    try:
        room = (await desk.room(request, code)).room
    except Denied as denied:
        if denied.problem.code != ENDED:
            raise
        return attached(await desk.registry.record_on_disk(code), f"{code}.txt")
    if not room.over():
        raise Denied(403, "record.running", "the record is open once the game is over")
    return attached(str(room.match.record), f"{room.row.rule_set.replace('/', '-')}-{room.code}.txt")


async def seen(desk: Requests, request: Request) -> Response:
    """The game so far as the own seat saw it; who shares a device with others sees what a spectator sees."""
    desk.admit(request, desk.heavy)
    room = (await desk.room(request, request.path_params["code"])).room
    yours = room.seats_of(desk.holder(request))
    return await desk.ask(request, "seen", text=str(room.match.record), seat=yours[0] if len(yours) == 1 else None)


async def hint(desk: Requests, request: Request) -> Response:
    """From the own view alone, where one person plays against computers."""
    desk.admit(request, desk.heavy)
    wish = await desk.read(request, HintWish)
    room = (await desk.room(request, wish.room)).room
    try:
        judge_hint(room, desk.holder(request), wish.seat)
    except Refusal as error:
        raise Denied(403, error.code, error.message) from None
    seed = player_seed(room.row.seed, room.match.steps, wish.seat)  # asked again it says the same
    view = room.match.view(wish.seat)
    return await desk.ask(request, "hint", rule_set=room.row.rule_set, view=view, seat=wish.seat, seed=seed)


async def dry_run(desk: Requests, request: Request) -> Response:
    """From the own view alone."""
    desk.admit(request, desk.heavy)
    wish = await desk.read(request, DryRun)
    room = (await desk.room(request, wish.room)).room
    try:
        own(room, desk.holder(request), wish.seat)
    except Refusal as error:
        raise Denied(403, error.code, error.message) from None
    return await desk.ask(
        request,
        "dry-run",
        rule_set=room.row.rule_set,
        view=room.match.view(wish.seat),
        seat=wish.seat,
        cards=wish.cards,
        seed=secrets.token_hex(8),
    )


def attached(text: str, name: str) -> Response:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
