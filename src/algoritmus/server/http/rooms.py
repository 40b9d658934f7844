"""Requests about rooms: create, lobby, join, record, replay, hint and dry run."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from algoritmus.server.http.context import RequestContext
from algoritmus.server.http.refusals import Denied, address_of, busy, denying, json_response
from algoritmus.server.limits import Client
from algoritmus.server.monitoring.logs import log_event
from algoritmus.server.monitoring.metrics import METRICS
from algoritmus.server.rooms.permissions import check_hint, check_owner
from algoritmus.server.rooms.players import player_seed
from algoritmus.server.wire import rooms as wire
from algoritmus.server.wire.jobs import DryRunJob, HintJob, SeenJob

OLD_RULES: Final = "room.version"
SEED_BYTES: Final = 8


async def create(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    holder, cookie = context.browser(request)
    if wait := await context.registry.rate_limits.check_new_room(Client(holder, address_of(request))):
        raise busy(wait)
    body = await context.read(request, wire.NewRoomRequest)
    with denying(400):
        room = (await context.registry.create(body, holder)).room
    METRICS.count("rooms_made")
    log_event("room.made", room=room.code, rule_set=room.row.rule_set)
    return context.seated(request, msgspec.json.encode(wire.NewRoomResponse(room.code, room.seats_of(holder))), cookie)


async def lobby(context: RequestContext, request: Request) -> Response:
    """The room before joining: options, seats, free places."""
    context.admit(request)
    live = await context.room(request, request.path_params["code"])
    room, yours = live.room, live.room.seats_of(context.holder(request))
    row, seats = room.row, live.outbox.seats()
    response = wire.RoomResponse(
        room.code, row.rule_set, row.options, seats, yours, room.is_over(), row.clock, room.choosing
    )
    return json_response(msgspec.json.encode(response))


async def choose(context: RequestContext, request: Request) -> Response:
    """Whoever set the room up chooses its game."""
    context.admit(request)
    body = await context.read(request, wire.NewRoomRequest)
    live = await context.room(request, request.path_params["code"])
    with denying(409):
        seats = await context.registry.game_choice.choose(live, context.holder(request), body)
    return json_response(msgspec.json.encode(wire.NewRoomResponse(live.room.code, seats)))


async def join(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    body = await context.read(request, wire.JoinRequest)
    live = await context.room(request, request.path_params["code"])
    holder, cookie = context.browser(request)
    with denying(409):
        seats = await context.registry.joining.join(live, holder, body.name, body.seat)
    return context.seated(request, msgspec.json.encode(wire.JoinResponse(seats)), cookie)


async def record(context: RequestContext, request: Request) -> Response:
    """The record of a game that is over, also of a game whose rules version is no more."""
    context.admit(request)
    code = request.path_params["code"].upper()
    try:
        room = (await context.room(request, code)).room
    except Denied as denied:
        if denied.problem.code != OLD_RULES:
            raise
        return attached(await context.registry.record_on_disk(code), f"{code}.txt")
    if not room.is_over():
        raise Denied(403, "record.running", "the record is open once the game is over")
    return attached(str(room.match.record), f"{room.row.rule_set.replace('/', '-')}-{room.code}.txt")


async def replay(context: RequestContext, request: Request) -> Response:
    """The game so far as the own seat saw it. A device with several seats gets the view of a spectator."""
    context.admit(request, context.heavy)
    room = (await context.room(request, request.path_params["code"])).room
    yours = room.seats_of(context.holder(request))
    job = SeenJob(str(room.match.record), yours[0] if len(yours) == 1 else None)
    return await context.respond(request, "seen", job)


async def hint(context: RequestContext, request: Request) -> Response:
    """A hint from the own view, where one person plays against computers."""
    context.admit(request, context.heavy)
    body = await context.read(request, wire.HintRequest)
    room = (await context.room(request, body.room)).room
    with denying(403):
        check_hint(room, context.holder(request), body.seat)
    seed = player_seed(room.row.seed, room.match.steps, body.seat)  # the same hint each time
    view = room.match.view(body.seat)
    return await context.respond(request, "hint", HintJob(room.row.rule_set, view, body.seat, seed))


async def dry_run(context: RequestContext, request: Request) -> Response:
    """A dry run of a program from the own view."""
    context.admit(request, context.heavy)
    body = await context.read(request, wire.DryRunRequest)
    room = (await context.room(request, body.room)).room
    with denying(403):
        check_owner(room, context.holder(request), body.seat)
    view, seed = room.match.view(body.seat), secrets.token_hex(SEED_BYTES)
    job = DryRunJob(room.row.rule_set, view, body.seat, seed, body.cards)
    return await context.respond(request, "dry-run", job)


def attached(text: str, name: str) -> Response:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
