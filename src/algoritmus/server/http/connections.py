"""Connections: so many at once, none that stays silent, and none that talks without saying anything."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from algoritmus.server.http.limits import Bucket, Limits

SPARE: Final = 128  # descriptors for the store, the page and processes
POLICY: Final = 1008
LANE: Final = "algoritmus.lane"


def most_connections(limits: Limits) -> int:
    """As many as wished, if the system gives us descriptors for them."""
    try:
        import resource
    except ImportError:  # not on Windows
        return limits.connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = limits.connections + SPARE
    if hard != resource.RLIM_INFINITY:
        wished = min(wished, hard)
    if soft != resource.RLIM_INFINITY and soft < wished:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            soft = wished
    return limits.connections if soft == resource.RLIM_INFINITY else max(1, min(limits.connections, soft - SPARE))


def bounded(limits: Limits) -> type[asyncio.Protocol]:
    """The protocol of a connection that ends when it is one too many, or when no whole request head comes."""
    most = most_connections(limits)

    class Bounded(H11Protocol):
        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if len(self.connections) > most:
                transport.abort()
            else:
                self.timer = self.loop.call_later(limits.head_seconds, self.end_if_silent)

        def end_if_silent(self) -> None:
            """A request that has begun has its own timeouts, and so has a connection between two of them."""
            begun: object | None = self.cycle
            if begun is None and not self.transport.is_closing():
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.timer is not None:
                self.timer.cancel()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            if self.timer is not None:
                self.timer.cancel()
            super().handle_websocket_upgrade(event)

    return Bounded


class Lane(WebSocketsSansIOProtocol):
    """A socket with a short way: texts go out, and are taken, at once and without a task in between.

    The application finds it in its scope under `LANE`; until it sets `taker`, messages come as with any other server.
    """

    taker: Callable[[bytes, bool], None] | None = None  # what came, and whether it is text

    async def run_asgi(self) -> None:
        self.scope["extensions"][LANE] = {"line": self}
        await super().run_asgi()

    def put(self, message: bytes) -> bool:
        """Send a text now; False if it has to wait, or cannot be sent any more."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(message)) + message)
        return True

    def send_receive_event_to_app(self) -> None:
        if self.taker is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.taker(bytes(data), self.curr_msg_data_type == "text")


def frame_head(length: int) -> bytes:
    """Of a whole text from a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)


def counted(limits: Limits) -> type[asyncio.Protocol]:
    """The protocol of a socket that counts what is no message: fragments, empty ones too, pings and pongs."""

    class Counted(Lane):
        def connection_made(self, transport: Any) -> None:
            self.bucket = Bucket(limits.messages, limits.messages_kept)
            super().connection_made(transport)

        def handle_cont(self, event: Any) -> None:
            if self.admits():
                super().handle_cont(event)

        def handle_ping(self) -> None:
            if self.admits():
                super().handle_ping()

        def handle_pong(self, event: Any) -> None:
            if self.admits():
                super().handle_pong(event)

        def admits(self) -> bool:
            """Whether it is not too much; otherwise the socket is closed, and the rest is not looked at."""
            if self.transport.is_closing():
                return False
            if self.bucket.take():
                return True
            self.conn.fail(POLICY, "too much that says nothing")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            return False

    return Counted
