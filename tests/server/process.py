"""A real server in a process of its own, and clients with real sockets."""

from __future__ import annotations

import contextlib
import json
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from algoritmus.server.store.file import FILE
from algoritmus.server.store.open import Place

PATIENCE = 60.0


def free_port() -> int:
    """One that nobody else is given before it is used: below those that the system hands out by itself."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with contextlib.suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            return port


class Server:
    """`algoritmus serve` on a free port; it may be killed and started again on the same data."""

    program: tuple[str, ...] = ("-m", "algoritmus")

    def __init__(self, data: Place, port: int = 0, *more: str) -> None:
        self.data = data
        self.port = port
        self.more = more
        self.start()

    def start(self) -> None:
        where = ["--data"] if isinstance(self.data, Path) else ["--alive", "1.5", "--database"]
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), *where, str(self.data)]
        command += ["--grace", "0", *self.more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address, self.process.communicate()
        self.port = int(address.rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """As a power failure; its worker processes end, too, or their output would stay open."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def reseed(self, room: str, seed: str) -> None:
        """Known chance for a table where nothing has happened yet."""
        assert isinstance(self.data, Path)
        self.kill()
        with closing(sqlite3.connect(self.data / FILE)) as store, store:
            store.execute("UPDATE rooms SET seed = ? WHERE code = ?", (seed, room))
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.kill()

    def stop(self) -> str:
        """A polite end; what was said on the way."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=PATIENCE)[1]


class Person:
    """A browser with one socket that it opens again when the line is lost."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.lines = ExitStack()
        self.seq = 0
        self.step = 0
        self.waiting: list[int] = []

    def post(self, path: str, body: object) -> dict[str, Any]:
        answer = self.http.post(f"http://127.0.0.1:{self.server.port}{path}", json=body)
        answer.raise_for_status()
        return dict(answer.json())

    def enter(self, code: str) -> dict[str, Any]:
        self.code = code
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.lines.close()
        opened = connect(
            f"ws://127.0.0.1:{self.server.port}/ws/{code}",
            additional_headers={"cookie": cookie},
            compression=None,
            open_timeout=PATIENCE,
        )
        self.socket = self.lines.enter_context(opened)
        self.say({"type": "hello", "seq": 0})
        return self.hear()

    def say(self, message: dict[str, object]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.seq = message.get("seq", self.seq)
        self.step = message.get("step", self.step)
        self.waiting = message.get("waiting", self.waiting)
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.lines.close()
        self.http.close()
