"""Direct sockets: as ordered and as strict as sockets by ASGI."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from algoritmus.server.http.connections import frame_head
from algoritmus.server.http.direct_socket import CONNECTION, EXTENSION
from algoritmus.server.http.sockets import Socket
from algoritmus.server.limits import Limits
from algoritmus.server.wire.close_codes import TRY_AGAIN_LATER
from tests.server.process import PATIENCE, Person, Server
from tests.server.site import site_test
from tests.server.test_connections import running, upgraded


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("queue")) as running_server:
        yield running_server


def enter(ann: Person) -> ClientConnection:
    code = ann.post("/api/rooms", {"rule_set": "golems/cards"})["room"]
    ann.enter(str(code))
    assert ann.socket is not None
    return ann.socket


def end_of(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd is not None else 0


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", 1003),
        ('{"type": "nonsense"}', 1007),
        (b"bytes", 1003),
        (json.dumps({"type": "next", "id": 1, "seat": 0, "laid": ["x" * 9000]}), 1009),
    ],
)
def test_direct_sockets_have_the_close_codes_of_asgi(server: Server, message: str | bytes, code: int) -> None:
    with Person(server) as ann:
        socket = enter(ann)
        socket.send(message)
        assert end_of(socket) == code


def test_invalid_and_too_long_text_closes_the_socket(server: Server) -> None:
    with Person(server) as ann:
        socket = enter(ann)
        socket.send(b"\xff\xfe", text=True)
        assert end_of(socket) == 1007
    with Person(server) as ann:
        socket = enter(ann)
        with contextlib.suppress(ConnectionClosed):
            for number in range(500):
                socket.send(json.dumps({"type": "next", "id": number, "seat": 0, "laid": []}))
        assert end_of(socket) == 1008


def answers(socket: ClientConnection, number: int) -> list[dict[str, Any]]:
    """To what was asked; news of the table may come in between, whenever the computer has answered."""
    heard: list[dict[str, Any]] = []
    while len(heard) < number:
        message = json.loads(socket.recv(PATIENCE))
        if message["type"] != "table":
            heard.append(message)
    return heard


def test_messages_sent_together_are_answered_in_order(server: Server) -> None:
    """A hello and commands in one piece: the first ones take the long way, later ones the short one."""
    with Person(server) as ann:
        code = ann.post("/api/rooms", {"rule_set": "golems/cards"})["room"]
        cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        address = f"ws://127.0.0.1:{server.port}/ws/{code}"
        with connect(address, additional_headers={"cookie": cookie}, compression=None) as socket:
            wishes = [{"type": "next", "id": number, "seat": 0, "laid": []} for number in range(20)]
            texts = [json.dumps(wish) for wish in ({"type": "hello", "seq": 0}, *wishes)]
            with socket.protocol_mutex:
                for text in texts:
                    socket.protocol.send_text(text.encode())
                socket.socket.sendall(b"".join(socket.protocol.data_to_send()))
            heard = answers(socket, len(texts))
            assert heard[0]["type"] == "state"
            assert [one["id"] for one in heard[1:]] == list(range(20))
            texts = [json.dumps(wish) for wish in (wishes[0], {"type": "hello", "seq": 0}, wishes[1])]
            with socket.protocol_mutex:
                for text in texts:
                    socket.protocol.send_text(text.encode())
                socket.socket.sendall(b"".join(socket.protocol.data_to_send()))
            heard = answers(socket, len(texts))  # a hello is dear, but answered
            assert [one["type"] for one in heard] == ["cards", "state", "cards"]


def test_a_fragmented_text_is_put_together(server: Server) -> None:
    with Person(server) as ann:
        socket = enter(ann)
        text = json.dumps({"type": "next", "id": "in parts", "seat": 0, "laid": []})
        socket.send([text[:10], text[10:20], text[20:]])
        assert ann.until("cards")["id"] == "in parts"


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_heads_of_frames(length: int) -> None:
    head = frame_head(length)
    assert head[0] == 0x81  # whole, text
    told = {2: "!B", 4: "!xH", 10: "!xQ"}[len(head)]
    assert struct.unpack(told, head[1:])[0] == length
    assert (head[1] if len(head) > 2 else 0) in (0, 126, 127)


# who does not read


@site_test
async def test_a_full_socket_queue_gives_back_pressure() -> None:
    put: list[bool] = []

    async def talk(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        line = scope["extensions"][EXTENSION][CONNECTION]
        while line.send_now(b"x" * 60_000) and len(put) < 10_000:
            put.append(True)
        put.append(False)
        await receive()
        await receive()

    async with running(Limits(), [], talk) as port:
        _, writer = await upgraded(port)
        while not (put and put[-1] is False):
            await asyncio.sleep(0.01)
        assert len(put) < 1000
        writer.close()


class Slow:
    """A line that takes only so much."""

    def __init__(self) -> None:
        self.room = 1
        self.told: list[bytes] = []

    def send_now(self, message: bytes) -> bool:
        self.room -= 1
        if self.room >= 0:
            self.told.append(message)
        return self.room >= 0


@site_test
async def test_no_message_overtakes_queued_ones() -> None:
    slow, sent = Slow(), list[bytes]()

    async def send(message: dict[str, str]) -> None:
        await asyncio.sleep(0)
        sent.append(message["text"].encode())
        slow.told.append(message["text"].encode())

    scope = {"type": "websocket", "extensions": {EXTENSION: {CONNECTION: slow}}}
    socket = Socket(WebSocket(scope, None, send), "", Limits(queued_messages=3))  # type: ignore[arg-type]
    socket.websocket.application_state = socket.websocket.application_state.CONNECTED
    socket.send(b"a")
    socket.send(b"b")
    slow.room = 9  # it could, but b waits
    socket.send(b"c")
    writing = asyncio.create_task(socket.write())
    while len(slow.told) < 3:
        await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    socket.send(b"d")
    assert (slow.told, sent) == ([b"a", b"b", b"c", b"d"], [b"b", b"c"])
    writing.cancel()
    slow.room = 0
    for _ in range(4):
        socket.send(b"e")
    assert socket.closed
    assert socket.queue.get_nowait() == TRY_AGAIN_LATER


@site_test
async def test_an_error_in_a_command_closes_only_its_socket(tmp_path: Path) -> None:
    class Broken:
        def command(self, *_: object) -> None:
            raise ZeroDivisionError

    scope = {"type": "websocket"}
    socket = Socket(WebSocket(scope, None, None), "", Limits())  # type: ignore[arg-type]
    socket.take(Broken(), None, b'{"type": "next", "id": 1, "seat": 0, "laid": []}', True)  # type: ignore[arg-type]
    assert (socket.closed, socket.queue.get_nowait()) == (True, 1011)
    socket.take(Broken(), None, b"more", True)  # type: ignore[arg-type]
    assert socket.queue.empty()
    assert tmp_path
