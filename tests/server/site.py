"""A server without a network: browsers and sockets that speak to the application in one event loop."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.applications import Starlette

from algoritmus.core.chance import Seeded
from algoritmus.server.http.app import Services, make_app
from algoritmus.server.http.hosts import AllowedHosts, allow_hosts
from algoritmus.server.limits import Limits
from algoritmus.server.store.open import Place
from algoritmus.server.store.rows import LogEntry
from algoritmus.server.store.sqlite import SqliteStore
from algoritmus.server.wire.room_events import Unknown

ORIGIN = "http://table.test"
HOST = b"table.test"
KNOWN = allow_hosts(["table.test"])
PATIENCE = 240.0  # seconds: far more than a busy machine needs
GENEROUS = Limits(
    requests_burst=1e6,
    rooms_burst=1e6,
    heavy_burst=1e6,
    messages_burst=1e6,
    sockets_per_client=1000,
    job_seconds=1000.0,  # a test never depends on the speed of the machine
    queued_messages=5000,
    grace_seconds=0.0,
)
Message = dict[str, Any]


def site_test(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine; it may not hang."""

    @functools.wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(_run(test, *arguments, **named), 3 * PATIENCE))

    return run


async def _run(test: Callable[..., Awaitable[None]], *arguments: Any, **named: Any) -> None:
    await test(*arguments, **named)


class Line:
    """A socket as a browser has it."""

    def __init__(self, app: Starlette, code: str, cookie: str, origin: str | None, address: str) -> None:
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Message] = asyncio.Queue()
        self.closed: int | None = None
        self.all: list[str] = []  # everything that came, as text
        self.count = 0
        headers = [(b"host", HOST)]
        headers += [(b"cookie", cookie.encode())] if cookie else []
        headers += [(b"origin", origin.encode())] if origin is not None else []
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/ws/{code}",
            "raw_path": f"/ws/{code}".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": (address, 1),
            "server": ("table.test", 80),
            "subprotocols": [],
        }
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.incoming.get, self.put))

    async def put(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        if message["type"] != "websocket.accept":
            self.outgoing.put_nowait(message)

    def send(self, message: Message | str | bytes) -> None:
        if isinstance(message, bytes):
            self.incoming.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self) -> Message:
        """The next message; ConnectionError if the socket is closed."""
        message = await asyncio.wait_for(self.outgoing.get(), PATIENCE)
        if message["type"] == "websocket.close":
            raise ConnectionError(message["code"])
        self.all.append(message["text"])
        return dict(json.loads(message["text"]))

    async def until(self, kind: str, **facts: object) -> Message:
        """The next message of this type with these facts."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == fact for name, fact in facts.items()):
                return message

    async def hello(self, seq: int = 0) -> Message:
        self.send({"type": "hello", "seq": seq})
        return await self.hear()

    async def ask(self, kind: str, **facts: object) -> Message:
        """A command and its answer."""
        self.count += 1
        id_ = facts.pop("id", f"{id(self)}-{self.count}")
        self.send({"type": kind, "id": id_, **facts})
        while True:
            message = await self.hear()
            if message.get("id") == id_:
                return message

    async def close_code(self) -> int:
        """Why the socket is closed."""
        try:
            while True:
                await self.hear()
        except ConnectionError as error:
            return int(error.args[0])

    async def hang_up(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)

    async def choose(self, seat: int, chance: Seeded) -> list[str]:
        """Any allowed answer, card by card, as the server says what may follow."""
        laid: list[str] = []
        while True:
            options = (await self.ask("next", seat=seat, laid=laid))["next"]
            assert options, f"nothing may follow {laid}"
            card = options[chance.draw(len(options))]
            if card == "":
                return laid
            laid.append(card)


class Browser:
    """A visitor with a cookie of its own."""

    def __init__(self, site: Site, address: str) -> None:
        self.site = site
        self.address = address
        self.cookie = ""
        transport = httpx.ASGITransport(app=site.app, client=(address, 1), raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN})

    async def get(self, path: str) -> httpx.Response:
        answer = await self.http.get(path)
        self.keep_cookie()
        return answer

    async def post(self, path: str, body: object, headers: dict[str, str] | None = None) -> httpx.Response:
        content = body if isinstance(body, str | bytes) else json.dumps(body)
        answer = await self.http.post(path, content=content, headers=headers)
        self.keep_cookie()
        return answer

    def keep_cookie(self) -> None:
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def create(
        self, rule_set: str, options: dict[str, str] | None = None, seats: object = None, clock: int = 0
    ) -> str:
        wish = {"rule_set": rule_set, "options": options or {}, "seats": seats, "clock": clock}
        answer = await self.post("/api/rooms", wish)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["room"])

    def line(self, code: str, origin: str | None = ORIGIN) -> Line:
        return Line(self.site.app, code, self.cookie, origin, self.address)

    async def enter(self, code: str, seq: int = 0) -> tuple[Line, Message]:
        line = self.line(code)
        return line, await line.hello(seq)


class Site:
    """The application while it runs."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.browsers = 0

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    @property
    def disk(self) -> SqliteStore:
        """The embedded store."""
        found = self.services.registry.store
        assert isinstance(found, SqliteStore)
        return found

    def browser(self, address: str = "") -> Browser:
        self.browsers += 1
        return Browser(self, address or f"10.0.0.{self.browsers}")

    async def guest(self, address: str = "") -> Browser:
        """A browser that came in by the page, which gave it a cookie."""
        browser = self.browser(address)
        await browser.get("/")
        return browser


@asynccontextmanager
async def site(data: Place, limits: Limits = GENEROUS, allowed: AllowedHosts = KNOWN) -> AsyncIterator[Site]:
    app = make_app(data, limits, allowed=allowed)
    async with app.router.lifespan_context(app):
        yield Site(app)
        tasks = [task for task in asyncio.all_tasks() if "Starlette" in repr(task.get_coro())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def seat_of(entry: LogEntry) -> int:
    assert not isinstance(entry.event, Unknown)
    return entry.event.seat


PERSON = {"kind": "person", "name": "Ann"}
OPEN = {"kind": "open"}


async def two_at_a_table(
    here: Site, rule_set: str = "golems/cards", options: dict[str, str] | None = None, clock: int = 0
) -> tuple[str, Browser, Browser]:
    """A room with a person on each of its first two seats."""
    ann, bob = here.browser(), here.browser()
    code = await ann.create(rule_set, options, [PERSON, OPEN], clock)
    joined = await bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})
    assert joined.json() == {"seats": [1]}
    return code, ann, bob
