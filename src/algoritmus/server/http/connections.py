"""Connections: so many at once, and none that stays silent."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from algoritmus.server.http.limits import Limits

SPARE: Final = 128  # descriptors for the store, the page and processes


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
