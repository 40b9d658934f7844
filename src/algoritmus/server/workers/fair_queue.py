"""A fair queue: clients take turns, so that a client with many jobs waits for those with few."""

from __future__ import annotations

import asyncio
from collections import deque


class FairQueue:
    """A semaphore that wakes waiting clients in turn (round robin)."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def waiting_for(self, client: str) -> int:
        """The number of jobs of this client that wait."""
        return len(self.waiting.get(client, ()))

    async def acquire(self, client: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self._cancel(client, turn)
            raise

    def _cancel(self, client: str, turn: asyncio.Future[None]) -> None:
        line = self.waiting.get(client)
        if line is None or turn not in line:
            self.release()  # its turn had just come
            return
        line.remove(turn)
        if not line:
            del self.waiting[client]

    def release(self) -> None:
        """Wake the oldest job of the next client; this client then goes to the end."""
        if not self.waiting:
            self.free += 1
            return
        client = next(iter(self.waiting))
        line = self.waiting.pop(client)
        turn = line.popleft()
        if line:
            self.waiting[client] = line
        if turn.cancelled():
            self.release()
        else:
            turn.set_result(None)
