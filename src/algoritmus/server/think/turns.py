"""Who is next: a fair queue, in which a visitor who asks a lot waits for those who ask a little."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """So many at once; who waits is let in one per visitor, in turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def of(self, visitor: str) -> int:
        """How many wait for this visitor."""
        return len(self.waiting.get(visitor, ()))

    async def enter(self, visitor: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(visitor, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            self._give_up(visitor, turn)
            raise

    def _give_up(self, visitor: str, turn: asyncio.Future[None]) -> None:
        line = self.waiting.get(visitor)
        if line is None or turn not in line:
            self.leave()  # it was let in just now
            return
        line.remove(turn)
        if not line:
            del self.waiting[visitor]

    def leave(self) -> None:
        """The next visitor's oldest question; the visitor then stands at the end."""
        if not self.waiting:
            self.free += 1
            return
        visitor = next(iter(self.waiting))
        line = self.waiting.pop(visitor)
        turn = line.popleft()
        if line:
            self.waiting[visitor] = line
        if turn.cancelled():
            self.leave()
        else:
            turn.set_result(None)
