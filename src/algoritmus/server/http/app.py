"""The application: which request goes where."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from algoritmus.server.http import library, offers, past, path, tables
from algoritmus.server.http.control import show_rooms
from algoritmus.server.http.cookies import Cookies
from algoritmus.server.http.hosts import LOCAL, Hosts, Reach
from algoritmus.server.http.limits import Limits
from algoritmus.server.http.refusals import Denied, show_damaged, show_denied, show_missing, show_nobody, show_unwritten
from algoritmus.server.http.requests import Requests
from algoritmus.server.http.sockets import Sockets
from algoritmus.server.http.static import Headers, show_file, show_page
from algoritmus.server.keep.control import CONTROL
from algoritmus.server.rooms import chores
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.store.opening import Place, open_store, rules_of_today
from algoritmus.server.store.rows import DamagedError, StoreError
from algoritmus.server.watch.logs import note
from algoritmus.server.watch.numbers import NUMBERS, watch_loop

PAGES: Final = ("/", "/r/{code}", "/replay", "/analysis", "/path", "/rules", "/learn", "/build", "/make")
UNCACHED: Final = {"cache-control": "no-store"}
Failed = Callable[[], None]
Answers = Callable[[Requests, Request], Awaitable[Response]]


class Services:
    """What lives as long as the application runs."""

    def __init__(self, registry: Registry, requests: Requests, sockets: Sockets) -> None:
        self.registry = registry
        self.requests = requests
        self.sockets = sockets


def make_app(
    place: Place,
    limits: Limits | None = None,
    origins: Iterable[str] = (),
    on_failure: Failed | None = None,
    accepted: Reach = LOCAL,
) -> Starlette:
    """The server with its data in this place; other hosts, and pages at other origins, must be named to be let in."""
    bounds, allowed = limits if limits is not None else Limits(), frozenset(origins)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(place, bounds.alive_seconds)
        cookies, registry = Cookies(await store.cookie_key()), Registry(store, bounds)
        registry.on_failure = on_failure or (lambda: None)
        await store.agree(rules_of_today())
        await store.start(registry)
        requests = Requests(registry, cookies, bounds, allowed, accepted.links)
        app.state.services = Services(registry, requests, Sockets(registry, cookies, bounds, allowed))
        await asyncio.to_thread(library.games)  # reads all data once
        tasks = [asyncio.create_task(duty(registry)) for duty in (chores.sweep, chores.tick, chores.tidy)]
        tasks.append(asyncio.create_task(watch_loop()))
        note("server.ready")
        try:
            yield
        finally:
            note("server.stops")
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await registry.close()

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
        },
    )


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, show_page) for path in PAGES),
        Route("/healthz", show_health),
        Route("/readyz", show_readiness),
        Route(CONTROL, show_rooms),
        Route("/api/links", answered_by(offers.links)),
        Route("/api/games", answered_by(offers.games)),
        Route("/api/games/choices", answered_by(offers.choices), methods=["POST"]),
        Route("/api/games/sights", answered_by(offers.sights), methods=["POST"]),
        Route("/api/build", answered_by(offers.build), methods=["POST"]),
        Route("/api/build/surprise", answered_by(offers.surprise), methods=["POST"]),
        Route("/api/rules/{game}", answered_by(offers.rules)),
        Route("/api/rules/{game}/{rule}/example", answered_by(offers.example)),
        Route("/api/words/{lang}", answered_by(offers.words)),
        Route("/api/rooms", answered_by(tables.create), methods=["POST"]),
        Route("/api/rooms/{code}", answered_by(tables.door)),
        Route("/api/rooms/{code}/join", answered_by(tables.join), methods=["POST"]),
        Route("/api/rooms/{code}/record", answered_by(tables.record)),
        Route("/api/rooms/{code}/replay", answered_by(tables.seen)),
        Route("/api/replay", answered_by(past.replay), methods=["POST"]),
        Route("/api/replay/ask", answered_by(past.past_ask), methods=["POST"]),
        Route("/api/replay/next", answered_by(past.past_next), methods=["POST"]),
        Route("/api/replay/what-if", answered_by(past.what_if), methods=["POST"]),
        Route("/api/dry-run", answered_by(tables.dry_run), methods=["POST"]),
        Route("/api/path", answered_by(path.path)),
        Route("/api/path/draft", answered_by(path.draft), methods=["POST"]),
        Route("/api/path/task", answered_by(path.own_task), methods=["POST"]),
        Route("/api/path/own", answered_by(path.own_puzzle), methods=["POST"]),
        Route("/api/path/next", answered_by(path.task_next), methods=["POST"]),
        Route("/api/path/try", answered_by(path.task_try), methods=["POST"]),
        Route("/api/path/hint", answered_by(path.task_hint), methods=["POST"]),
        Route("/api/path/tasks/{task}", answered_by(path.task)),
        Route("/api/review", answered_by(past.review), methods=["POST"]),
        Route("/api/hint", answered_by(tables.hint), methods=["POST"]),
        Route("/api/settle", answered_by(past.settle), methods=["POST"]),
        WebSocketRoute("/ws/{code}", open_socket),
        Route("/{name:path}", show_file),
    ]


def answered_by(
    answers: Callable[[Requests, Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        begun = time.perf_counter()
        response = await answers(request.app.state.services.requests, request)
        NUMBERS.took("request_seconds", time.perf_counter() - begun)
        NUMBERS.count("requests", str(response.status_code))
        return response

    return answer


async def show_health(request: Request) -> Response:  # noqa: ARG001
    """The process is alive."""
    return PlainTextResponse("ok", headers=UNCACHED)


async def show_readiness(request: Request) -> Response:
    """It can play: what is asked of it can be read and written."""
    store = request.app.state.services.registry.store
    ready = store.failed is None and await store.answers()
    return PlainTextResponse("ready" if ready else "not ready", 200 if ready else 503, headers=UNCACHED)


async def open_socket(websocket: WebSocket) -> None:
    await websocket.app.state.services.sockets.serve(websocket)


def gauges(app: Starlette) -> list[tuple[str, str, float]]:
    """What can be read off the running server; nothing before it runs."""
    services: Services | None = getattr(app.state, "services", None)
    if services is None:
        return []
    registry = services.registry
    flying = sum(opened.room.given - opened.room.seq for opened in list(registry.opened.values()))
    return [
        ("rooms", "", len(registry.opened)),
        ("connections", "", services.sockets.open),
        ("thoughts_waiting", "players", registry.players.waiting),
        ("thoughts_waiting", "visitors", registry.visitors.waiting),
        ("store_failed", "", float(registry.store.failed is not None)),
        ("changes_on_their_way", "", flying),
    ]
