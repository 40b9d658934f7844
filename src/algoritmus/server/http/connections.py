"""Connections of the web server uvicorn: connection limit, idle timeout, ping-flood limit, direct sockets.

uvicorn has no public interface for these, so the classes below extend its protocols. pyproject.toml pins its minor
version, and tests/server/test_connections.py checks what is used of it. Only `serve` imports this module.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from algoritmus.server.http.direct_socket import CONNECTION, EXTENSION, OnMessage
from algoritmus.server.limits import Limits, TokenBucket
from algoritmus.server.wire.close_codes import POLICY_VIOLATION

if TYPE_CHECKING:
    from websockets.frames import Frame

SPARE_DESCRIPTORS: Final = 128  # for the store, the page and processes
SHORT_LENGTH: Final = 126  # a length below needs no further bytes (RFC 6455, 5.2)
MEDIUM_LENGTH: Final = 65_536  # a length below needs two


def max_connections(limits: Limits) -> int:
    """The connection limit, lowered if the system has too few descriptors."""
    try:
        import resource
    except ImportError:  # not on Windows
        return limits.connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = limits.connections + SPARE_DESCRIPTORS
    if hard != resource.RLIM_INFINITY:
        needed = min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < needed:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
            soft = needed
    if soft == resource.RLIM_INFINITY:
        return limits.connections
    return max(1, min(limits.connections, soft - SPARE_DESCRIPTORS))


def http_protocol(limits: Limits) -> type[asyncio.Protocol]:
    """HTTP connections with a connection limit and an idle timeout until the first request."""
    limit = max_connections(limits)

    class LimitedConnection(H11Protocol):
        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if len(self.connections) > limit:
                transport.abort()
            else:
                self.timer = self.loop.call_later(limits.head_seconds, self.close_if_idle)

        def close_if_idle(self) -> None:
            """Requests that have begun, connections between two requests and sockets have timeouts of their own."""
            has_begun = bool(self.cycle) or self.transport.get_protocol() is not self
            if not has_begun and not self.transport.is_closing():
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.timer is not None:
                self.timer.cancel()
            super().connection_lost(exc)

    return LimitedConnection


class DirectConnection(WebSocketsSansIOProtocol):
    """A WebSocket that the application may use directly (see `direct_socket`)."""

    on_message: OnMessage | None = None

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {CONNECTION: self}
        await super().run_asgi()

    def send_now(self, message: bytes) -> bool:
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(message)) + message)
        return True

    def send_receive_event_to_app(self) -> None:
        if self.on_message is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.on_message(bytes(data), self.curr_msg_data_type == "text")


def frame_head(length: int) -> bytes:
    """The head of an unfragmented text frame from a server (RFC 6455, 5.2)."""
    if length < SHORT_LENGTH:
        return bytes((0x81, length))
    if length < MEDIUM_LENGTH:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)


def websocket_protocol(limits: Limits) -> type[asyncio.Protocol]:
    """WebSockets with a rate limit for frames that are no messages: fragments, pings and pongs."""

    class LimitedSocket(DirectConnection):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            self.bucket = TokenBucket(limits.messages_per_second, limits.messages_burst)
            super().connection_made(transport)

        def handle_cont(self, event: Frame) -> None:
            if self.admit_frame():
                super().handle_cont(event)

        def handle_ping(self) -> None:
            if self.admit_frame():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self.admit_frame():
                super().handle_pong(event)

        def admit_frame(self) -> bool:
            """Take a token; without one the socket is closed and the frame is dropped."""
            if self.transport.is_closing():
                return False
            if self.bucket.take():
                return True
            self.conn.fail(POLICY_VIOLATION, "too many frames that are no messages")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            return False

    return LimitedSocket
