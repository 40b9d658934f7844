"""Requests about records and cases: replay, links, review, settle."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from algoritmus.core.record_link import MOST_RECORD, MOST_TEXT
from algoritmus.server.http.context import JSON_LINES, UNCACHED, RequestContext
from algoritmus.server.http.refusals import Denied
from algoritmus.server.wire.jobs import LinkJob, RecordJob, ReviewJob, SettleJob
from algoritmus.server.wire.replay import ReviewResponse, ReviewRoundsResponse


async def replay(context: RequestContext, request: Request) -> Response:
    context.admit(request, context.heavy)
    return await context.respond(request, "replay", RecordJob(await read_record(context, request)))


async def record_link(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    job = RecordJob(await context.text(request, MOST_RECORD))
    return await context.respond(request, "record-link", job, quick=True)


async def linked_record(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    job = LinkJob(await context.text(request, MOST_TEXT))
    return await context.respond(request, "linked-record", job, quick=True)


async def review(context: RequestContext, request: Request) -> Response:
    """The review of a finished game: a line for each round as soon as it is ready."""
    context.admit(request, context.heavy)
    record = await read_record(context, request)
    rounds = await context.run(request, "rounds", RecordJob(record))
    lines = review_lines(context, request, record, rounds)
    return StreamingResponse(lines, media_type=JSON_LINES, headers=UNCACHED)


async def review_lines(context: RequestContext, request: Request, record: str, rounds: bytes) -> AsyncIterator[bytes]:
    """Each round is a job of its own in the fair queue. A disconnect stops the review."""
    yield rounds + b"\n"
    for step in msgspec.json.decode(rounds, type=ReviewRoundsResponse).steps:
        try:
            yield await context.run(request, "review", ReviewJob(record, step)) + b"\n"
        except Denied as error:
            yield msgspec.json.encode(ReviewResponse(step, [], error.problem.code)) + b"\n"
        except ClientDisconnect:
            return


async def settle(context: RequestContext, request: Request) -> Response:
    context.admit(request, context.heavy)
    text = await context.text(request, context.limits.body_bytes)
    return await context.respond(request, "settle", SettleJob(text))


async def read_record(context: RequestContext, request: Request) -> str:
    return await context.text(request, context.limits.record_bytes)
