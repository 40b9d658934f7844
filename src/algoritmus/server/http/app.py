"""The application: routes, middleware, and services that live as long as it runs."""

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

from algoritmus.server.backup.control import CONTROL
from algoritmus.server.http import library, offers, replay, rooms, tasks
from algoritmus.server.http.context import UNCACHED, RequestContext
from algoritmus.server.http.control import show_rooms
from algoritmus.server.http.cookies import Cookies
from algoritmus.server.http.hosts import LOCAL_ONLY, AllowedHosts, HostCheck
from algoritmus.server.http.refusals import Denied, show_damaged, show_denied, show_missing, show_nobody, show_unwritten
from algoritmus.server.http.sockets import Sockets
from algoritmus.server.http.static import SecurityHeaders, show_file, show_page
from algoritmus.server.limits import Limits
from algoritmus.server.monitoring.logs import log_event
from algoritmus.server.monitoring.metrics import METRICS, measure_loop_lag
from algoritmus.server.monitoring.prometheus import Gauge
from algoritmus.server.platform import in_thread
from algoritmus.server.rooms import background_tasks
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.store.open import Place, open_store, rules_of_today
from algoritmus.server.store.rows import DamagedError, StoreError

PAGES: Final = ("/", "/r/{code}", "/replay", "/analysis", "/path", "/rules", "/learn", "/build", "/make")
Handler = Callable[[RequestContext, Request], Awaitable[Response]]


class Services:
    """Everything that lives as long as the application runs."""

    def __init__(self, registry: Registry, context: RequestContext, sockets: Sockets) -> None:
        self.registry = registry
        self.context = context
        self.sockets = sockets


def make_app(
    place: Place,
    limits: Limits | None = None,
    origins: Iterable[str] = (),
    on_failure: Callable[[], None] | None = None,
    allowed: AllowedHosts = LOCAL_ONLY,
) -> Starlette:
    """The application with its data in this place. Other hosts and other origins must be allowed by name."""
    bounds, allowed_origins = limits if limits is not None else Limits(), frozenset(origins)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(place, bounds.alive_seconds)
        cookies, registry = Cookies(await store.cookie_key()), Registry(store, bounds)
        registry.on_failure = on_failure or (lambda: None)
        await store.check_version(rules_of_today())
        await store.start(registry)
        context = RequestContext(registry, cookies, bounds, allowed_origins, allowed.links)
        app.state.services = Services(registry, context, Sockets(registry, cookies, bounds, allowed_origins))
        await in_thread(library.games)  # reads all data once
        tasks = [
            asyncio.create_task(duty(registry))
            for duty in (
                background_tasks.unload_idle_rooms,
                background_tasks.run_clocks,
                background_tasks.archive_old_rooms,
            )
        ]
        tasks.append(asyncio.create_task(measure_loop_lag()))
        log_event("server.ready")
        try:
            yield
        finally:
            log_event("server.stops")
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await registry.close()

    return Starlette(
        routes=routes(),
        middleware=[Middleware(SecurityHeaders), Middleware(HostCheck, allowed)],
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
        Route("/api/games/sights", answered_by(offers.previews), methods=["POST"]),
        Route("/api/build", answered_by(offers.build), methods=["POST"]),
        Route("/api/build/surprise", answered_by(offers.surprise), methods=["POST"]),
        Route("/api/rules/{game}", answered_by(offers.rules)),
        Route("/api/rules/{game}/{rule}/example", answered_by(offers.example)),
        Route("/api/words/{lang}", answered_by(offers.words)),
        Route("/api/rooms", answered_by(rooms.create), methods=["POST"]),
        Route("/api/rooms/{code}", answered_by(rooms.lobby)),
        Route("/api/rooms/{code}/join", answered_by(rooms.join), methods=["POST"]),
        Route("/api/rooms/{code}/record", answered_by(rooms.record)),
        Route("/api/rooms/{code}/replay", answered_by(rooms.seen)),
        Route("/api/replay", answered_by(replay.replay), methods=["POST"]),
        Route("/api/replay/ask", answered_by(replay.past_ask), methods=["POST"]),
        Route("/api/replay/next", answered_by(replay.past_next), methods=["POST"]),
        Route("/api/replay/what-if", answered_by(replay.what_if), methods=["POST"]),
        Route("/api/dry-run", answered_by(rooms.dry_run), methods=["POST"]),
        Route("/api/path", answered_by(tasks.path)),
        Route("/api/path/draft", answered_by(tasks.draft), methods=["POST"]),
        Route("/api/path/task", answered_by(tasks.user_task), methods=["POST"]),
        Route("/api/path/own", answered_by(tasks.user_puzzle), methods=["POST"]),
        Route("/api/path/next", answered_by(tasks.task_next), methods=["POST"]),
        Route("/api/path/try", answered_by(tasks.task_try), methods=["POST"]),
        Route("/api/path/hint", answered_by(tasks.task_hint), methods=["POST"]),
        Route("/api/path/tasks/{task}", answered_by(tasks.task)),
        Route("/api/review", answered_by(replay.review), methods=["POST"]),
        Route("/api/hint", answered_by(rooms.hint), methods=["POST"]),
        Route("/api/settle", answered_by(replay.settle), methods=["POST"]),
        WebSocketRoute("/ws/{code}", open_socket),
        Route("/{name:path}", show_file),
    ]


def answered_by(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A handler with its context, measured."""

    async def answer(request: Request) -> Response:
        begun = time.perf_counter()
        response = await handler(request.app.state.services.context, request)
        METRICS.observe("request_seconds", time.perf_counter() - begun)
        METRICS.count("requests", str(response.status_code))
        return response

    return answer


async def show_health(request: Request) -> Response:  # noqa: ARG001
    """Liveness check: the process is alive."""
    return PlainTextResponse("ok", headers=UNCACHED)


async def show_readiness(request: Request) -> Response:
    """Readiness check: the store reads and writes."""
    store = request.app.state.services.registry.store
    ready = store.failed is None and await store.answers()
    return PlainTextResponse("ready" if ready else "not ready", 200 if ready else 503, headers=UNCACHED)


async def open_socket(websocket: WebSocket) -> None:
    await websocket.app.state.services.sockets.serve(websocket)


def gauges(app: Starlette) -> list[Gauge]:
    """The gauges of the running server; none before it runs."""
    services: Services | None = getattr(app.state, "services", None)
    if services is None:
        return []
    registry = services.registry
    pending = sum(live.room.assigned - live.room.seq for live in list(registry.live_rooms.values()))
    return [
        Gauge("rooms", "", len(registry.live_rooms)),
        Gauge("connections", "", services.sockets.open),
        Gauge("thoughts_waiting", "players", registry.players.waiting),
        Gauge("thoughts_waiting", "visitors", registry.visitors.waiting),
        Gauge("store_failed", "", float(registry.store.failed is not None)),
        Gauge("changes_on_their_way", "", pending),
    ]
