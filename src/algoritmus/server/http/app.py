"""The application: which request goes where."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from algoritmus.server.http import library
from algoritmus.server.http.cookies import Cookies, load_key
from algoritmus.server.http.hosts import LOCAL, Hosts, Reach
from algoritmus.server.http.limits import Limits
from algoritmus.server.http.requests import (
    Denied,
    Requests,
    show_damaged,
    show_denied,
    show_missing,
    show_nobody,
    show_unwritten,
)
from algoritmus.server.http.sockets import Sockets
from algoritmus.server.http.static import Headers, show_file, show_page
from algoritmus.server.rooms import chores
from algoritmus.server.rooms.registry import Hall
from algoritmus.server.rooms.store import DamagedError, StoreError

PAGES: Final = ("/", "/r/{code}", "/replay", "/rules", "/learn")
UNCACHED: Final = {"cache-control": "no-store"}
Failed = Callable[[], None]


class House:
    """What lives as long as the application runs."""

    def __init__(self, hall: Hall, requests: Requests, sockets: Sockets) -> None:
        self.hall = hall
        self.requests = requests
        self.sockets = sockets


def make_app(
    data: Path,
    limits: Limits | None = None,
    origins: Iterable[str] = (),
    on_failure: Failed | None = None,
    accepted: Reach = LOCAL,
) -> Starlette:
    """The server with its data in this folder; other hosts, and pages at other origins, must be named to be let in."""
    bounds, allowed = limits if limits is not None else Limits(), frozenset(origins)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        data.mkdir(parents=True, exist_ok=True)
        cookies, hall = Cookies(load_key(data)), Hall(data, bounds)
        hall.on_failure = on_failure or (lambda: None)
        requests = Requests(hall, cookies, bounds, allowed, accepted.links)
        app.state.house = House(hall, requests, Sockets(hall, cookies, bounds, allowed))
        await asyncio.to_thread(library.games)  # reads all data once
        tasks = [asyncio.create_task(duty(hall)) for duty in (chores.sweep, chores.tick, chores.tidy)]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.to_thread(hall.close)

    return Starlette(
        routes=routes(),
        middleware=[Middleware(Headers), Middleware(Hosts, accepted)],
        lifespan=lifespan,
        exception_handlers={
            Denied: show_denied,
            HTTPException: show_missing,
            ClientDisconnect: show_nobody,
            StoreError: show_unwritten,
            DamagedError: show_damaged,
            TimeoutError: show_unwritten,
            sqlite3.Error: show_unwritten,
        },
    )


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, show_page) for path in PAGES),
        Route("/healthz", show_health),
        Route("/readyz", show_readiness),
        Route("/api/links", answered_by(Requests.links)),
        Route("/api/games", answered_by(Requests.games)),
        Route("/api/games/choices", answered_by(Requests.choices), methods=["POST"]),
        Route("/api/rules/{game}", answered_by(Requests.rules)),
        Route("/api/rules/{game}/{rule}/example", answered_by(Requests.example)),
        Route("/api/words/{lang}", answered_by(Requests.words)),
        Route("/api/rooms", answered_by(Requests.create), methods=["POST"]),
        Route("/api/rooms/{code}", answered_by(Requests.door)),
        Route("/api/rooms/{code}/join", answered_by(Requests.join), methods=["POST"]),
        Route("/api/rooms/{code}/record", answered_by(Requests.record)),
        Route("/api/rooms/{code}/replay", answered_by(Requests.seen)),
        Route("/api/replay", answered_by(Requests.replay), methods=["POST"]),
        Route("/api/replay/ask", answered_by(Requests.past_ask), methods=["POST"]),
        Route("/api/replay/next", answered_by(Requests.past_next), methods=["POST"]),
        Route("/api/replay/what-if", answered_by(Requests.what_if), methods=["POST"]),
        Route("/api/dry-run", answered_by(Requests.dry_run), methods=["POST"]),
        Route("/api/settle", answered_by(Requests.settle), methods=["POST"]),
        WebSocketRoute("/ws/{code}", open_socket),
        Route("/{name:path}", show_file),
    ]


def answered_by(method: Callable[[Requests, Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return await method(request.app.state.house.requests, request)

    return answer


async def show_health(request: Request) -> Response:  # noqa: ARG001
    """The process is alive."""
    return PlainTextResponse("ok", headers=UNCACHED)


async def show_readiness(request: Request) -> Response:
    """It can play: what is asked of it can be read and written."""
    store = request.app.state.house.hall.store
    ready = store.failed is None and await asyncio.to_thread(store.answers)
    return PlainTextResponse("ready" if ready else "not ready", 200 if ready else 503, headers=UNCACHED)


async def open_socket(websocket: WebSocket) -> None:
    await websocket.app.state.house.sockets.serve(websocket)
