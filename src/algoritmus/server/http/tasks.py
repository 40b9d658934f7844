"""Requests about the path: tasks, tries and hints, and user puzzles."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from algoritmus.server.http import caching
from algoritmus.server.http.context import RequestContext
from algoritmus.server.wire.editor import DraftRequest
from algoritmus.server.wire.jobs import PathJob, TaskJob
from algoritmus.server.wire.tasks import (
    TaskHintRequest,
    TaskNextRequest,
    TaskTryRequest,
    UserPuzzleRequest,
    UserTaskRequest,
)


async def path(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    return caching.send(request, await context.run_cached(request, "path", PathJob()), "application/json")


async def task(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    return await context.respond(request, "task", TaskJob(request.path_params["task"]), quick=True)


async def user_puzzle(context: RequestContext, request: Request) -> Response:
    """The certificate of a user puzzle; with `watch` as lines that report progress."""
    context.admit(request, context.heavy)
    body = await context.read(request, UserPuzzleRequest)
    return await (context.stream if body.watch else context.respond)(request, "own", body)


async def draft(context: RequestContext, request: Request) -> Response:
    """A user puzzle or scenario after an edit."""
    context.admit(request)
    return await context.respond_cached(request, "draft", await context.read(request, DraftRequest))


async def user_task(context: RequestContext, request: Request) -> Response:
    """A user puzzle as a task."""
    context.admit(request, context.heavy)
    body = await context.read(request, UserTaskRequest)
    return await context.respond(request, "task", TaskJob("", body.page))


async def task_next(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    body = await context.read(request, TaskNextRequest)
    return await context.respond(request, "task-next", body, quick=body.page is None)


async def task_try(context: RequestContext, request: Request) -> Response:
    """A try. The cost of a user puzzle is not known, so it counts as heavy."""
    context.admit(request)
    body = await context.read(request, TaskTryRequest)
    if body.page is not None:
        context.admit(request, context.heavy)
    return await context.respond(request, "task-try", body, quick=body.page is None)


async def task_hint(context: RequestContext, request: Request) -> Response:
    """A hint. The cost of a user puzzle is not known, so it counts as heavy."""
    context.admit(request)
    body = await context.read(request, TaskHintRequest)
    if body.page is not None:
        context.admit(request, context.heavy)
    return await context.respond(request, "task-hint", body, quick=body.page is None)
