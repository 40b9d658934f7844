"""Requests about the path: its tasks, tries and hints, and puzzles of one's own."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from algoritmus.core.game import Refusal
from algoritmus.server.http import cached, library, workshop
from algoritmus.server.http.refusals import Denied, json_response
from algoritmus.server.http.requests import Requests
from algoritmus.server.wire.building import DraftWish
from algoritmus.server.wire.path import OwnPage, TaskHintAsk, TaskNext, TaskPage, TaskTry


async def path(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    return cached.send(request, await asyncio.to_thread(library.path), "application/json")


async def task(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    return await desk.ask(request, "task", task=request.path_params["task"])


async def own_puzzle(desk: Requests, request: Request) -> Response:
    """What can be proven of a puzzle that somebody is building."""
    desk.admit(request, desk.heavy)
    wish = await desk.read(request, OwnPage)
    return await (desk.watch if wish.watch else desk.ask)(request, "own", page=wish.page)


async def draft(desk: Requests, request: Request) -> Response:
    """A puzzle or scenario of one's own, one stroke further."""
    desk.admit(request)
    wish = await desk.read(request, DraftWish)
    try:
        return json_response(msgspec.json.encode(await asyncio.to_thread(workshop.draft, wish)))
    except Refusal as error:
        raise Denied(400, error.code, error.message) from None


async def own_task(desk: Requests, request: Request) -> Response:
    """A puzzle of one's own as a task."""
    desk.admit(request, desk.heavy)
    wish = await desk.read(request, TaskPage)
    return await desk.ask(request, "task", task="", page=wish.page)


async def task_next(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    wish = await desk.read(request, TaskNext)
    return await desk.ask(request, "task-next", task=wish.task, laid=wish.laid, page=wish.page)


async def task_try(desk: Requests, request: Request) -> Response:
    """A try needs no room: nothing is kept."""
    desk.admit(request)
    wish = await desk.read(request, TaskTry)
    if wish.page is not None:  # of one's own: what it costs is not known
        desk.admit(request, desk.heavy)
    return await desk.ask(request, "task-try", task=wish.task, cards=wish.cards, page=wish.page)


async def task_hint(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    wish = await desk.read(request, TaskHintAsk)
    if wish.page is not None:  # of one's own: what it costs is not known
        desk.admit(request, desk.heavy)
    return await desk.ask(request, "task-hint", task=wish.task, step=wish.step, laid=wish.laid, page=wish.page)
