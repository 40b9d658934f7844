"""The sockets of a room: what comes in is checked and counted, what goes out waits its turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect

from algoritmus.server.http.cookies import COOKIE, Cookies
from algoritmus.server.http.limits import Bucket, Buckets, Limits
from algoritmus.server.rooms.registry import Hall, Opened
from algoritmus.server.rooms.store import DamagedError
from algoritmus.server.wire.messages import FromBrowser, Hello, SayPhrase

NOT_TEXT: Final = 1003
MALFORMED: Final = 1007
POLICY: Final = 1008
TOO_LARGE: Final = 1009
LATER: Final = 1013
NO_ROOM: Final = 4404
PHRASE_COST: Final = 20.0
decoder: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)


class Closing(Exception):
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
        self.closed = False

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if self.queue.qsize() >= self.limits.queued:
            self.close(LATER)
        else:
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
                raise Closing(message)
            await self.websocket.send_text(message.decode())

    async def read(self, hall: Hall, opened: Opened) -> None:
        """A hello, then commands."""
        try:
            first = await asyncio.wait_for(self.receive(), self.limits.hello_seconds)
        except TimeoutError:
            raise Closing(POLICY) from None
        if not isinstance(first, Hello):
            raise Closing(POLICY)
        hall.enter(opened, self, first.seq)
        while True:
            message = await self.receive()
            if isinstance(message, Hello):
                hall.enter(opened, self, message.seq)
            else:
                hall.command(opened, self, message)

    async def receive(self) -> FromBrowser:
        """The next message; Closing if it is none."""
        raw = await self.websocket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(raw.get("code", 1000))
        text = raw.get("text")
        if text is None:
            raise Closing(NOT_TEXT)
        if len(text) > self.limits.message_bytes:
            raise Closing(TOO_LARGE)
        message = decode(text)
        if not self.bucket.take(PHRASE_COST if isinstance(message, SayPhrase) else 1.0):
            raise Closing(POLICY)
        return message


def decode(text: str) -> FromBrowser:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError:
        raise Closing(MALFORMED) from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Closing(NOT_TEXT) from None


class Sockets:
    """Opens sockets to rooms."""

    def __init__(self, hall: Hall, cookies: Cookies, limits: Limits, origins: frozenset[str]) -> None:
        self.hall = hall
        self.cookies = cookies
        self.limits = limits
        self.origins = origins
        self.by_address: Counter[str] = Counter()
        self.opening = Buckets(limits.requests, limits.requests_kept)

    async def serve(self, websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        await websocket.accept()
        self.by_address[address] += 1
        try:
            opened = await self.admit(websocket, address)
            await self.converse(websocket, opened)
        except Closing as closing:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await websocket.close(closing.code)
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    async def admit(self, websocket: WebSocket, address: str) -> Opened:
        if not same_origin(websocket.headers, self.origins):
            raise Closing(POLICY)
        if self.by_address[address] > self.limits.sockets or not self.opening.take(address):
            raise Closing(LATER)
        try:
            opened = await self.hall.open(str(websocket.path_params["code"]).upper())
        except DamagedError:
            opened = None
        if opened is None:
            raise Closing(NO_ROOM)
        return opened

    async def converse(self, websocket: WebSocket, opened: Opened) -> None:
        socket = Socket(websocket, self.cookies.holder(websocket.cookies.get(COOKIE)), self.limits)
        tasks = [asyncio.create_task(socket.read(self.hall, opened)), asyncio.create_task(socket.write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            socket.closed = True
            self.hall.leave(opened, socket)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            error = task.exception()
            if isinstance(error, Closing):
                raise error
            if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
                raise error


def same_origin(headers: Headers, origins: frozenset[str]) -> bool:
    """Browsers say where a request comes from; only our own page may ask."""
    origin = headers.get("origin")
    if origin is None:  # no browser
        return True
    return origin in origins or urlsplit(origin).netloc == headers.get("host")
