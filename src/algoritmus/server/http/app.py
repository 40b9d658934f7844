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
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from algoritmus.server.http import library
from algoritmus.server.http.cookies import Cookies, load_key
from algoritmus.server.http.limits import Limits
from algoritmus.server.http.requests import Denied, Doors, show_denied, show_missing, show_unwritten
from algoritmus.server.http.sockets import Sockets
from algoritmus.server.http.static import Headers, show_file, show_page
from algoritmus.server.rooms import chores
from algoritmus.server.rooms.registry import Hall
from algoritmus.server.rooms.store import StoreError

PAGES: Final = ("/", "/r/{code}", "/replay", "/rules", "/learn")
Failed = Callable[[], None]


class House:
    """What lives as long as the application runs."""

    def __init__(self, hall: Hall, doors: Doors, sockets: Sockets) -> None:
        self.hall = hall
        self.doors = doors
        self.sockets = sockets


def make_app(
    data: Path, limits: Limits | None = None, origins: Iterable[str] = (), on_failure: Failed | None = None
) -> Starlette:
    """The server with its data in this folder; pages at other origins must be named to be let in."""
    bounds, allowed = limits if limits is not None else Limits(), frozenset(origins)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        data.mkdir(parents=True, exist_ok=True)
        cookies, hall = Cookies(load_key(data)), Hall(data, bounds)
        hall.on_failure = on_failure or (lambda: None)
        house = House(hall, Doors(hall, cookies, bounds, allowed), Sockets(hall, cookies, bounds, allowed))
        app.state.house = house
        await asyncio.to_thread(library.games)  # reads all data once
        tasks = [asyncio.create_task(duty(hall)) for duty in (chores.sweep, chores.tick, chores.tidy)]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.to_thread(hall.close)

    return Starlette(
        routes=routes(),
        middleware=[Middleware(Headers)],
        lifespan=lifespan,
        exception_handlers={
            Denied: show_denied,
            HTTPException: show_missing,
            StoreError: show_unwritten,
            TimeoutError: show_unwritten,
            sqlite3.Error: show_unwritten,
        },
    )


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, show_page) for path in PAGES),
        Route("/api/games", door(lambda doors: doors.games)),
        Route("/api/games/choices", door(lambda doors: doors.choices), methods=["POST"]),
        Route("/api/rules/{game}", door(lambda doors: doors.rules)),
        Route("/api/rules/{game}/{rule}/example", door(lambda doors: doors.example)),
        Route("/api/words/{lang}", door(lambda doors: doors.words)),
        Route("/api/rooms", door(lambda doors: doors.create), methods=["POST"]),
        Route("/api/rooms/{code}", door(lambda doors: doors.door)),
        Route("/api/rooms/{code}/join", door(lambda doors: doors.join), methods=["POST"]),
        Route("/api/rooms/{code}/record", door(lambda doors: doors.record)),
        Route("/api/rooms/{code}/replay", door(lambda doors: doors.seen)),
        Route("/api/replay", door(lambda doors: doors.replay), methods=["POST"]),
        Route("/api/replay/ask", door(lambda doors: doors.past_ask), methods=["POST"]),
        Route("/api/replay/next", door(lambda doors: doors.past_next), methods=["POST"]),
        Route("/api/replay/what-if", door(lambda doors: doors.what_if), methods=["POST"]),
        Route("/api/dry-run", door(lambda doors: doors.dry_run), methods=["POST"]),
        Route("/api/settle", door(lambda doors: doors.settle), methods=["POST"]),
        WebSocketRoute("/ws/{code}", open_socket),
        Route("/{name:path}", show_file),
    ]


Answering = Callable[[Request], Awaitable[Response]]


def door(choose: Callable[[Doors], Answering]) -> Answering:
    async def answer(request: Request) -> Response:
        return await choose(request.app.state.house.doors)(request)

    return answer


async def open_socket(websocket: WebSocket) -> None:
    await websocket.app.state.house.sockets.serve(websocket)
