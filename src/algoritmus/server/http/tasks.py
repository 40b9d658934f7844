"""Requests about the path: its tasks, and user puzzles."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from algoritmus.server.http import caching
from algoritmus.server.http.context import RequestContext
from algoritmus.server.wire.jobs import PathJob, TaskJob
from algoritmus.server.wire.tasks import UserPuzzleRequest, UserTaskRequest


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


async def user_task(context: RequestContext, request: Request) -> Response:
    """A user puzzle as a task."""
    context.admit(request, context.heavy)
    body = await context.read(request, UserTaskRequest)
    return await context.respond(request, "task", TaskJob("", body.page))
