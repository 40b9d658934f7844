"""Requests about games that were played, and cases: replay, what if, review, settle."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from algoritmus.server.http.refusals import Denied
from algoritmus.server.http.requests import Requests
from algoritmus.server.wire.past import PastAsk, PastNext, Reviewed, ReviewRounds, WhatIf


async def replay(desk: Requests, request: Request) -> Response:
    desk.admit(request, desk.heavy)
    return await desk.ask(request, "replay", text=await desk.text(request, desk.limits.record_bytes))


async def past_ask(desk: Requests, request: Request) -> Response:
    desk.admit(request, desk.heavy)
    wish = await desk.read(request, PastAsk, desk.limits.record_bytes)
    return await desk.ask(request, "past-ask", text=wish.record, step=wish.step, seat=wish.seat)


async def past_next(desk: Requests, request: Request) -> Response:
    desk.admit(request, desk.heavy)
    wish = await desk.read(request, PastNext, desk.limits.record_bytes)
    return await desk.ask(request, "past-next", text=wish.record, step=wish.step, seat=wish.seat, laid=wish.laid)


async def what_if(desk: Requests, request: Request) -> Response:
    desk.admit(request, desk.heavy)
    wish = await desk.read(request, WhatIf, desk.limits.record_bytes)
    return await desk.ask(request, "what-if", text=wish.record, step=wish.step, seat=wish.seat, cards=wish.cards)


async def review(desk: Requests, request: Request) -> Response:
    """A finished game round by round: a line for each, as soon as it is worked out."""
    desk.admit(request, desk.heavy)
    text = await desk.text(request, desk.limits.record_bytes)
    plan = await desk.work(request, "rounds", text=text)
    lines = reviewed(desk, request, text, plan)
    return StreamingResponse(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})


async def reviewed(desk: Requests, request: Request, text: str, plan: bytes) -> AsyncIterator[bytes]:
    """Each round waits for its turn among the other visitors'; whoever hangs up is not worked for."""
    yield plan + b"\n"
    for step in msgspec.json.decode(plan, type=ReviewRounds).steps:
        try:
            yield await desk.work(request, "review", text=text, step=step) + b"\n"
        except Denied as error:
            yield msgspec.json.encode(Reviewed(step, [], error.problem.code)) + b"\n"
        except ClientDisconnect:
            return


async def settle(desk: Requests, request: Request) -> Response:
    desk.admit(request, desk.heavy)
    return await desk.ask(request, "settle", text=await desk.text(request, desk.limits.body_bytes))
