"""A cheap socket client, so that the server dominates the measurement; and many idle clients."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Callable

import msgspec

UPGRADE = (
    "GET {} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n{}"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HELLO = b'{"type":"hello","seq":0}'
TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED = 0x80
NO_MASK = bytes(4)  # nothing is changed by it
AT_ONCE = 50  # that are being connected
EACH = 5000  # sockets that leave from one of this machine's own addresses: there are ports for many more


class Plain(asyncio.Protocol):
    """Sends texts, answers pings, and returns received messages (RFC 6455)."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.upgrade = UPGRADE.format(path, f"cookie: {cookie}\r\n" if cookie else "").encode()
        self.hear = hear
        self.buffer = bytearray()
        self.open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.upgrade)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("not taken"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[: end + 4]
            self.open = True
            self.ready.set_result(None)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """False if the frame is not complete."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        head = {126: 4, 127: 10}.get(buffer[1], 2)
        if len(buffer) < head:
            return False
        length = buffer[1] if head == 2 else int.from_bytes(buffer[2:head])
        if len(buffer) < head + length:
            return False
        kind, payload = buffer[0], bytes(buffer[head : head + length])
        del buffer[: head + length]
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.put(PONG, payload)
        return True

    def say(self, text: bytes) -> None:
        self.put(TEXT, text)

    def put(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        head = bytes((kind, MASKED | length)) if length < 126 else bytes((kind, MASKED | 126)) + length.to_bytes(2)
        self.transport.write(head + NO_MASK + payload)


async def dial(port: int, path: str, hear: Callable[[bytes], None], cookie: str = "", place: int = 0) -> Plain:
    """An open socket; the many leave from several of this machine's own addresses."""
    own = (f"127.0.0.{1 + place // EACH}", 0)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Plain(path, cookie, hear), "127.0.0.1", port, local_addr=own)
    await line.ready
    return line


def raise_limit() -> None:
    """As many descriptors as the system gives."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


# many who only hear, in a process of their own


class Idle:
    """A client that sends the handshake and reads the state."""

    def __init__(self) -> None:
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, _: bytes) -> None:
        if not self.welcomed.done():
            self.welcomed.set_result(None)


async def sit(port: int, codes: list[str]) -> None:
    """One line of input and one of output: all are there; and again: how many were lost."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def enter(place: int, code: str) -> Plain:
        async with gate:
            idle = Idle()
            line = await dial(port, f"/ws/{code}", idle.hear, place=place)
            line.say(HELLO)
            await asyncio.wait_for(idle.welcomed, 60)
            return line

    lines = await asyncio.gather(*(enter(place, code) for place, code in enumerate(codes)))
    print(len(lines), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(sum(line.lost for line in lines), flush=True)


if __name__ == "__main__":
    raise_limit()
    port_, codes_ = msgspec.json.decode(sys.stdin.readline(), type=tuple[int, list[str]])
    asyncio.run(sit(port_, codes_))
