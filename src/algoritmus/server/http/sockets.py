"""The sockets of a room: admission, rate limit, incoming messages, outgoing queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect

from algoritmus.core.game import Refusal
from algoritmus.server.http.cookies import COOKIE, Cookies
from algoritmus.server.http.direct_socket import direct_socket
from algoritmus.server.limits import Client, Limits, RateLimiter, TokenBucket
from algoritmus.server.monitoring.logs import log_event
from algoritmus.server.monitoring.metrics import METRICS
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.rooms.outbox import encode
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.store.rows import DamagedError, StoreError
from algoritmus.server.wire import close_codes
from algoritmus.server.wire.messages import Command, FromBrowser, Hello, Ping, Pong, SayPhrase

MAX_LOGGED_PATH: Final = 100  # characters
PHRASE_COST: Final = 20.0  # tokens
HELLO_COST: Final = 10.0  # tokens of every hello but the first
BYTES_PER_TOKEN: Final = 8192  # of the state that a hello is answered with
log = logging.getLogger("algoritmus.server")
PONG: Final = encode(Pong())
decoder: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)


class CloseSocket(Exception):
    """The socket has to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """A client of a room, with its outgoing queue. Back-pressure: a client that reads too slowly is disconnected."""

    def __init__(self, websocket: WebSocket, holder: str, limits: Limits) -> None:
        self.websocket = websocket
        self.holder = holder
        self.limits = limits
        self.bucket = TokenBucket(limits.messages_per_second, limits.messages_burst)
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.pending = 0  # messages in the queue, or being sent from it
        self.closed = False
        self.direct = direct_socket(websocket)

    def send(self, message: bytes) -> None:
        if self.closed or (self.direct is not None and not self.pending and self.direct.send_now(message)):
            return
        if self.queue.qsize() >= self.limits.queued_messages:
            self.close(close_codes.TRY_AGAIN_LATER)
        else:
            self.pending += 1
            self.queue.put_nowait(message)

    def close(self, code: int) -> None:
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)

    async def write(self) -> None:
        """Send the messages of the queue until the socket is closed."""
        while True:
            message = await self.queue.get()
            if isinstance(message, int):
                raise CloseSocket(message)
            await self.websocket.send_text(message.decode())
            self.pending -= 1

    async def read(self, registry: Registry, live: LiveRoom) -> None:
        """The handshake (a hello), then commands."""
        try:
            first = await asyncio.wait_for(self.receive(), self.limits.hello_seconds)
        except TimeoutError:
            raise CloseSocket(close_codes.POLICY_VIOLATION) from None
        if not isinstance(first, Hello):
            raise CloseSocket(close_codes.POLICY_VIOLATION)
        self.charge(await registry.enter(live, self, first.seq) / BYTES_PER_TOKEN)
        while True:
            # from now on only a hello, or the end, comes by ASGI
            if self.direct is not None and self.direct.queue.empty():
                self.direct.on_message = partial(self.take, registry, live)
            message = await self.receive()
            if isinstance(message, Hello):
                self.charge(HELLO_COST)
                self.charge(await registry.enter(live, self, message.seq) / BYTES_PER_TOKEN)
            else:
                self.respond(registry, live, message)

    def respond(self, registry: Registry, live: LiveRoom, message: Ping | Command) -> None:
        if isinstance(message, Ping):
            self.send(PONG)
        else:
            registry.command(live, self, message)

    def take(self, registry: Registry, live: LiveRoom, data: bytes, is_text: bool) -> None:
        """Handle a message of the direct socket. A hello, which may wait, and messages behind it go back to ASGI."""
        if self.closed:
            return
        try:
            message = self.checked(data.decode() if is_text else None)
            if isinstance(message, Hello):
                assert self.direct is not None
                self.direct.on_message = None
                self.direct.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            else:
                self.respond(registry, live, message)
        except UnicodeDecodeError:
            self.close(close_codes.INVALID_PAYLOAD)
        except CloseSocket as closing:
            self.close(closing.code)
        except Exception:
            log.exception("a message could not be answered")
            self.close(close_codes.INTERNAL_ERROR)

    async def receive(self) -> FromBrowser:
        """The next message; CloseSocket if it is not valid."""
        raw = await self.websocket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", 1000))
        return self.checked(raw.get("text"))

    def checked(self, text: str | None) -> FromBrowser:
        """Decode a message and charge for it; CloseSocket if it is not valid or above the rate limit."""
        if text is None:
            raise CloseSocket(close_codes.UNSUPPORTED_DATA)
        if len(text) > self.limits.message_bytes:
            raise CloseSocket(close_codes.MESSAGE_TOO_BIG)
        message = decode(text)
        self.charge(PHRASE_COST if isinstance(message, SayPhrase) else 1.0)
        return message

    def charge(self, cost: float) -> None:
        if not self.bucket.take(cost):
            raise CloseSocket(close_codes.POLICY_VIOLATION)


def decode(text: str) -> FromBrowser:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError:
        raise CloseSocket(close_codes.INVALID_PAYLOAD) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise CloseSocket(close_codes.UNSUPPORTED_DATA) from None


class Sockets:
    """All sockets of this process, counted by browser and by address."""

    def __init__(self, registry: Registry, cookies: Cookies, limits: Limits, origins: frozenset[str]) -> None:
        self.registry = registry
        self.cookies = cookies
        self.limits = limits
        self.origins = origins
        self.counts: Counter[str] = Counter()  # of browsers and of addresses
        self.open = 0
        self.opening = RateLimiter(limits.requests_per_second, limits.requests_burst, limits.address_factor)

    async def serve(self, websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        client = Client(self.cookies.holder(websocket.cookies.get(COOKIE)), address)
        await websocket.accept()
        METRICS.count("sockets_opened")
        self.count(client, 1)
        try:
            live = await self.admit(websocket, client)
            await self.converse(websocket, client.holder, live)
        except CloseSocket as closing:
            METRICS.count("sockets_closed", str(closing.code))
            log_event("socket.closed", code=closing.code, path=websocket.url.path[:MAX_LOGGED_PATH], address=address)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await websocket.close(closing.code)
        finally:
            self.count(client, -1)

    def count(self, client: Client, more: int) -> None:
        self.open += more
        for name in filter(None, client):
            self.counts[name] += more
            if not self.counts[name]:
                del self.counts[name]

    async def admit(self, websocket: WebSocket, client: Client) -> LiveRoom:
        if not same_origin(websocket.headers, self.origins):
            raise CloseSocket(close_codes.POLICY_VIOLATION)
        most = self.limits.sockets_per_client
        crowded = self.counts[client.holder] > most or self.counts[client.address] > most * self.limits.address_factor
        if crowded or self.opening.admit(client):
            raise CloseSocket(close_codes.TRY_AGAIN_LATER)
        try:
            live = await self.registry.open(str(websocket.path_params["code"]).upper())
            wait = await self.registry.rate_limits.check_lookup(live, client)
        except (DamagedError, Refusal):  # or begun under rules that are no more: the page asks by HTTP why
            raise CloseSocket(close_codes.NO_ROOM) from None
        except StoreError:
            raise CloseSocket(close_codes.TRY_AGAIN_LATER) from None
        if wait:
            raise CloseSocket(close_codes.TRY_AGAIN_LATER)
        if live is None:
            raise CloseSocket(close_codes.NO_ROOM)
        if len(live.room.listeners) >= self.limits.listeners_per_room:
            raise CloseSocket(close_codes.TRY_AGAIN_LATER)
        return live

    async def converse(self, websocket: WebSocket, holder: str, live: LiveRoom) -> None:
        socket = Socket(websocket, holder, self.limits)
        tasks = [asyncio.create_task(socket.read(self.registry, live)), asyncio.create_task(socket.write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            socket.closed = True
            if socket.direct is not None:
                socket.direct.on_message = None
            self.registry.leave(live, socket)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = task.exception()
            if isinstance(error, CloseSocket):
                raise error
            if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                raise error


def same_origin(headers: Headers, origins: frozenset[str]) -> bool:
    """Check the Origin header (CSRF): only our own page, and allowed origins, may send requests."""
    origin = headers.get("origin")
    if origin is None:  # not a browser
        return True
    return origin in origins or host_of(origin) == headers.get("host", "")


def host_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is not valid."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
