"""The application: routes, middleware, and services that live as long as it runs."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Final, NamedTuple

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from algoritmus.server.backup.control import CONTROL
from algoritmus.server.http import library, offers, replay, rooms, tasks
from algoritmus.server.http.context import UNCACHED, Handler, RequestContext
from algoritmus.server.http.control import show_rooms
from algoritmus.server.http.cookies import Cookies
from algoritmus.server.http.hosts import LOCAL_ONLY, AllowedHosts, HostCheck
from algoritmus.server.http.jobs import job, task_job
from algoritmus.server.http.refusals import Denied, show_denied, show_nobody
from algoritmus.server.http.sockets import Sockets
from algoritmus.server.http.static import SecurityHeaders, show_file, show_page
from algoritmus.server.limits import Limits
from algoritmus.server.monitoring.logs import log_event
from algoritmus.server.monitoring.metrics import METRICS, measure_loop_lag
from algoritmus.server.monitoring.prometheus import Gauge
from algoritmus.server.rooms import background_tasks
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.store.open import Place, open_store, rules_of_today
from algoritmus.server.store.rows import DamagedError, StoreError
from algoritmus.server.wire import editor as editor_wire
from algoritmus.server.wire import library as library_wire
from algoritmus.server.wire import replay as replay_wire
from algoritmus.server.wire import tasks as tasks_wire

PAGES: Final = ("/", "/r/{code}", "/replay", "/games", "/analysis", "/path", "/rules", "/learn", "/build", "/make")


class Services(NamedTuple):
    """Everything that lives as long as the application runs."""

    registry: Registry
    context: RequestContext
    sockets: Sockets


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
        await asyncio.to_thread(library.games)  # reads all data once
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
            **dict.fromkeys((Denied, HTTPException, StoreError, DamagedError, TimeoutError), show_denied),
            ClientDisconnect: show_nobody,
        },
    )


def routes() -> list[BaseRoute]:
    return [
        *(Route(path, show_page) for path in PAGES),
        Route("/healthz", show_health),
        Route("/readyz", show_readiness),
        Route(CONTROL, show_rooms),
        get("/api/links", offers.links),
        get("/api/games", offers.games),
        post("/api/games/choices", job("choices", library_wire.ChoicesRequest, cached=True)),
        post("/api/games/memo", job("memo", library_wire.MemoRequest, cached=True)),
        post("/api/games/sights", job("previews", library_wire.PreviewsRequest, heavy=True, cached=True)),
        post("/api/build", job("build", editor_wire.BuildRequest, cached=True)),
        post("/api/build/surprise", job("surprise", editor_wire.SurpriseRequest, heavy=True, cached=True)),
        get("/api/rules/{game}", offers.rules),
        get("/api/rules/{game}/{rule}/example", offers.example),
        get("/api/words/{lang}", offers.words),
        post("/api/rooms", rooms.create),
        get("/api/rooms/{code}", rooms.lobby),
        post("/api/rooms/{code}/join", rooms.join),
        post("/api/rooms/{code}/game", rooms.choose),
        get("/api/rooms/{code}/record", rooms.record),
        get("/api/rooms/{code}/replay", rooms.replay),
        post("/api/replay", replay.replay),
        post("/api/replay/link", replay.record_link),
        post("/api/replay/record", replay.linked_record),
        post("/api/replay/ask", job("past-ask", replay_wire.PastAskRequest, heavy=True, has_record=True)),
        post("/api/replay/next", job("past-next", replay_wire.PastNextRequest, heavy=True, has_record=True)),
        post("/api/replay/what-if", job("what-if", replay_wire.WhatIfRequest, heavy=True, has_record=True)),
        post("/api/dry-run", rooms.dry_run),
        get("/api/path", tasks.path),
        post("/api/path/draft", job("draft", editor_wire.DraftRequest, cached=True)),
        post("/api/path/task", tasks.user_task),
        post("/api/path/own", tasks.user_puzzle),
        post("/api/path/next", task_job("task-next", tasks_wire.TaskNextRequest, heavy=False)),
        post("/api/path/try", task_job("task-try", tasks_wire.TaskTryRequest)),
        post("/api/path/hint", task_job("task-hint", tasks_wire.TaskHintRequest)),
        get("/api/path/tasks/{task}", tasks.task),
        post("/api/review", replay.review),
        post("/api/hint", rooms.hint),
        post("/api/settle", replay.settle),
        WebSocketRoute("/ws/{code}", open_socket),
        Route("/{name:path}", show_file),
    ]


def get(path: str, handler: Handler) -> Route:
    return Route(path, answered_by(handler))


def post(path: str, handler: Handler) -> Route:
    return Route(path, answered_by(handler), methods=["POST"])


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
