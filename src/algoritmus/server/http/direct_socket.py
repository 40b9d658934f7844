"""A direct path to the connection of a WebSocket, without a task for every message.

A web server may offer it as an ASGI extension under `EXTENSION`. Without it messages go through ASGI.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from starlette.types import Message
from starlette.websockets import WebSocket

EXTENSION: Final = "algoritmus.direct-socket"
CONNECTION: Final = "connection"
OnMessage = Callable[[bytes, bool], None]  # the data, and whether it is text


class DirectSocket(Protocol):
    """The connection of a WebSocket. Until `on_message` is set, messages go through ASGI."""

    on_message: OnMessage | None
    queue: asyncio.Queue[Message]  # messages that ASGI has not received yet

    def send_now(self, message: bytes) -> bool:
        """Send a text; False if it has to wait or cannot be sent any more."""


def direct_socket(websocket: WebSocket) -> DirectSocket | None:
    found: DirectSocket | None = websocket.scope.get("extensions", {}).get(EXTENSION, {}).get(CONNECTION)
    return found
