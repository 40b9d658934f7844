"""The sockets of a room: what comes in is checked and counted, what goes out waits its turn."""

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
from algoritmus.server.http.connections import LANE, Lane
from algoritmus.server.http.cookies import COOKIE, Cookies
from algoritmus.server.http.limits import Bucket, Buckets, Limits, Visitor
from algoritmus.server.rooms.opened import Opened
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.store.rows import DamagedError, StoreError
from algoritmus.server.watch.logs import note
from algoritmus.server.watch.numbers import NUMBERS
from algoritmus.server.wire.messages import FromBrowser, Hello, SayPhrase

NOT_TEXT: Final = 1003
MALFORMED: Final = 1007
POLICY: Final = 1008
TOO_LARGE: Final = 1009
BROKEN: Final = 1011
LATER: Final = 1013
NO_ROOM: Final = 4404
LONG: Final = 100  # letters of a path that are noted
PHRASE_COST: Final = 20.0
HELLO_COST: Final = 10.0  # of every one but the first
TOLD_BYTES: Final = 8192  # that cost as much as one message
log = logging.getLogger("algoritmus.server")
decoder: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)


class HangUp(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """A listener of a room."""

    def __init__(self, websocket: WebSocket, holder: str, limits: Limits) -> None:
        self.websocket = websocket
        self.holder = holder
        self.limits = limits
        self.bucket = Bucket(limits.messages, limits.messages_kept)
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.waiting = 0  # messages in the queue, or on their way out of it
        self.closed = False
        self.line: Lane | None = websocket.scope.get("extensions", {}).get(LANE, {}).get("line")

    def send(self, message: bytes) -> None:
        if self.closed or (self.line is not None and not self.waiting and self.line.put(message)):
            return
        if self.queue.qsize() >= self.limits.queued:
            self.close(LATER)
        else:
            self.waiting += 1
            self.queue.put_nowait(message)

    def close(self, code: int) -> None:
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)

    async def write(self) -> None:
        """Send what waits, one after the other, to the end."""
        while True:
            message = await self.queue.get()
            if isinstance(message, int):
                raise HangUp(message)
            await self.websocket.send_text(message.decode())
            self.waiting -= 1

    async def read(self, registry: Registry, opened: Opened) -> None:
        """A hello, then commands."""
        try:
            first = await asyncio.wait_for(self.receive(), self.limits.hello_seconds)
        except TimeoutError:
            raise HangUp(POLICY) from None
        if not isinstance(first, Hello):
            raise HangUp(POLICY)
        self.charge(await registry.enter(opened, self, first.seq) / TOLD_BYTES)
        while True:
            if self.line is not None and self.line.queue.empty():  # now only a hello, or the end, comes this way
                self.line.taker = partial(self.take, registry, opened)
            message = await self.receive()
            if isinstance(message, Hello):
                self.charge(HELLO_COST)
                self.charge(await registry.enter(opened, self, message.seq) / TOLD_BYTES)
            else:
                registry.command(opened, self, message)

    def take(self, registry: Registry, opened: Opened, data: bytes, is_text: bool) -> None:
        """A message at once, as it comes from the line; a hello may take its time, and others stay behind it."""
        if self.closed:
            return
        try:
            message = self.judged(data.decode() if is_text else None)
            if isinstance(message, Hello):
                assert self.line is not None
                self.line.taker = None
                self.line.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            else:
                registry.command(opened, self, message)
        except UnicodeDecodeError:
            self.close(MALFORMED)
        except HangUp as closing:
            self.close(closing.code)
        except Exception:
            log.exception("a message could not be answered")
            self.close(BROKEN)

    async def receive(self) -> FromBrowser:
        """The next message; Closing if it is none."""
        raw = await self.websocket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", 1000))
        return self.judged(raw.get("text"))

    def judged(self, text: str | None) -> FromBrowser:
        """A message that may be looked at; Closing if it may not."""
        if text is None:
            raise HangUp(NOT_TEXT)
        if len(text) > self.limits.message_bytes:
            raise HangUp(TOO_LARGE)
        message = decode(text)
        self.charge(PHRASE_COST if isinstance(message, SayPhrase) else 1.0)
        return message

    def charge(self, cost: float) -> None:
        if not self.bucket.take(cost):
            raise HangUp(POLICY)


def decode(text: str) -> FromBrowser:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError:
        raise HangUp(MALFORMED) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise HangUp(NOT_TEXT) from None


class Sockets:
    """Opens sockets to rooms."""

    def __init__(self, registry: Registry, cookies: Cookies, limits: Limits, origins: frozenset[str]) -> None:
        self.registry = registry
        self.cookies = cookies
        self.limits = limits
        self.origins = origins
        self.by_name: Counter[str] = Counter()  # of browsers and of addresses
        self.open = 0
        self.opening = Buckets(limits.requests, limits.requests_kept, limits.outer)

    async def serve(self, websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        visitor = Visitor(self.cookies.holder(websocket.cookies.get(COOKIE)), address)
        await websocket.accept()
        NUMBERS.count("sockets_opened")
        self.count(visitor, 1)
        try:
            opened = await self.admit(websocket, visitor)
            await self.converse(websocket, visitor.holder, opened)
        except HangUp as closing:
            NUMBERS.count("sockets_closed", str(closing.code))
            note("socket.closed", code=closing.code, path=websocket.url.path[:LONG], address=address)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await websocket.close(closing.code)
        finally:
            self.count(visitor, -1)

    def count(self, visitor: Visitor, more: int) -> None:
        self.open += more
        for name in filter(None, visitor):
            self.by_name[name] += more
            if not self.by_name[name]:
                del self.by_name[name]

    async def admit(self, websocket: WebSocket, visitor: Visitor) -> Opened:
        if not same_origin(websocket.headers, self.origins):
            raise HangUp(POLICY)
        most = self.limits.sockets
        crowded = self.by_name[visitor.holder] > most or self.by_name[visitor.address] > most * self.limits.outer
        if crowded or self.opening.admit(visitor):
            raise HangUp(LATER)
        try:
            opened = await self.registry.open(str(websocket.path_params["code"]).upper())
            wait = await self.registry.credits.find(opened, visitor)
        except (DamagedError, Refusal):  # or begun by rules that are no more: the page asks by HTTP why
            raise HangUp(NO_ROOM) from None
        except StoreError:
            raise HangUp(LATER) from None
        if wait:
            raise HangUp(LATER)
        if opened is None:
            raise HangUp(NO_ROOM)
        if len(opened.room.listeners) >= self.limits.listeners:
            raise HangUp(LATER)
        return opened

    async def converse(self, websocket: WebSocket, holder: str, opened: Opened) -> None:
        socket = Socket(websocket, holder, self.limits)
        tasks = [asyncio.create_task(socket.read(self.registry, opened)), asyncio.create_task(socket.write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            socket.closed = True
            if socket.line is not None:
                socket.line.taker = None
            self.registry.leave(opened, socket)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = task.exception()
            if isinstance(error, HangUp):
                raise error
            if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                raise error


def same_origin(headers: Headers, origins: frozenset[str]) -> bool:
    """Browsers say where a request comes from; only our own page may ask."""
    origin = headers.get("origin")
    if origin is None:  # no browser
        return True
    return origin in origins or place_of(origin) == headers.get("host", "")


def place_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
