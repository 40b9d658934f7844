"""Requests that become a job of a worker process as they are."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from algoritmus.server.http.context import Body, Handler, RequestContext, expect_rule_set
from algoritmus.server.wire.editor import BuildRequest, SurpriseRequest
from algoritmus.server.wire.library import ChoicesRequest, MemoRequest, PreviewsRequest
from algoritmus.server.wire.tasks import TaskHintRequest, TaskNextRequest, TaskTryRequest

RuleSetRequest = ChoicesRequest | MemoRequest | PreviewsRequest | BuildRequest | SurpriseRequest
TaskRequest = TaskNextRequest | TaskTryRequest | TaskHintRequest


def job(name: str, body: type[Body], heavy: bool = False, cached: bool = False, has_record: bool = False) -> Handler:
    """The handler of a job. A cached one is quick and depends on nothing but its request."""

    async def handle(context: RequestContext, request: Request) -> Response:
        context.admit(request, *([context.heavy] if heavy else []))
        found = await context.read(request, body, context.limits.record_bytes if has_record else 0)
        if isinstance(found, RuleSetRequest):
            expect_rule_set(found.rule_set)
        return await context.respond(request, name, found, cached=cached)

    return handle


def task_job(name: str, body: type[TaskRequest], heavy: bool = True) -> Handler:
    """The handler of a job about a task. The cost of a user puzzle is not known: it is not quick, and may be heavy."""

    async def handle(context: RequestContext, request: Request) -> Response:
        context.admit(request)
        found = await context.read(request, body)
        if heavy and found.page is not None:
            context.admit(request, context.heavy)
        return await context.respond(request, name, found, quick=found.page is None)

    return handle
