"""Connection limit, idle timeout, ping-flood limit, trusted proxies, and what is used of uvicorn."""

from __future__ import annotations

import asyncio
import inspect
import re
import resource
import socket
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from algoritmus.server.http.connections import max_connections
from algoritmus.server.limits import Limits
from algoritmus.server.serve import PING_SECONDS, TCP_KEEPALIVE, config, listen
from tests.server.site import PATIENCE, site_test

REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\nconnection: close\r\n\r\n"


async def tell_client(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
    """Answers with the address that asks."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": scope["client"][0].encode()})


@asynccontextmanager
async def running(limits: Limits, proxies: list[str], app: ASGIApp = tell_client) -> AsyncIterator[int]:
    settings = config(app, limits, proxies)
    settings.lifespan = "off"
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(settings)
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield listening.getsockname()[1]
    server.should_exit = True
    await task


async def exchange(port: int, request: bytes) -> bytes:
    """All that comes until the other side closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(("proxies", "address"), [([], b"127.0.0.1"), (["127.0.0.1"], b"192.0.2.1")])
def test_only_a_named_proxy_is_trusted(proxies: list[str], address: bytes) -> None:
    @site_test
    async def test() -> None:
        async with running(Limits(), proxies) as port:
            told = await exchange(port, REQUEST)
            assert told.startswith(b"HTTP/1.1 200")
            assert address in told

    test()


@pytest.mark.parametrize("request_", [b"", b"GET / HTTP/1.1\r\nhost: "])
def test_a_silent_connection_ends(request_: bytes) -> None:
    @site_test
    async def test() -> None:
        async with running(replace(Limits(), head_seconds=0.05), []) as port:
            assert await exchange(port, request_) == b""

    test()


@site_test
async def test_connections_above_the_limit_are_refused() -> None:
    async with running(replace(Limits(), connections=2, head_seconds=1000.0), []) as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        assert await exchange(port, REQUEST) == b""
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        while not (await exchange(port, REQUEST)).startswith(b"HTTP/1.1 200"):
            await asyncio.sleep(0.01)


def test_there_are_descriptors_for_all_connections() -> None:
    resource = pytest.importorskip("resource")
    most = max_connections(Limits())
    assert 1 <= most <= Limits().connections
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > most


@pytest.mark.parametrize(
    ("soft", "hard", "most", "raised"),
    [
        (256, 4096, 1000, [(1128, 4096)]),
        (256, 512, 384, [(512, 512)]),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, 1000, []),
    ],
)
def test_descriptors_are_asked_for_and_bound_the_connections(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, most: int, raised: list[tuple[int, int]]
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert max_connections(replace(Limits(), connections=1000)) == most
    assert asked == raised


# sockets


UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
FIRST = bytes([0x01, 0x80, 0, 0, 0, 0])  # an empty text, not the end of it
EMPTY = bytes([0x00, 0x80, 0, 0, 0, 0])
LAST = bytes([0x80, 0x80, 0, 0, 0, 0])
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])
REFUSED = bytes([0x03, 0xF0])  # 1008


async def accept(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket that says how long every message was; any other request is answered."""
    if scope["type"] != "websocket":
        await tell_client(scope, receive, send)
        return
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        if "text" in message:
            await send({"type": "websocket.send", "text": f"told {len(message['text'])}"})


async def upgraded(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(UPGRADE)
    assert b"101" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return reader, writer


@site_test
async def test_upgraded_sockets_count_as_connections() -> None:
    async with running(replace(Limits(), connections=2), [], accept) as port:
        held = [await upgraded(port) for _ in range(2)]
        assert await exchange(port, REQUEST) == b""
        assert await exchange(port, UPGRADE) == b""
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        while not (await exchange(port, REQUEST)).startswith(b"HTTP/1.1 200"):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("frame", [EMPTY, PING, PONG])
def test_fragments_and_pings_are_rate_limited(frame: bytes) -> None:
    @site_test
    async def test() -> None:
        async with running(replace(Limits(), messages_per_second=0.0, messages_burst=20.0), [], accept) as port:
            reader, writer = await upgraded(port)
            writer.write(FIRST + frame * 19 + LAST)
            await asyncio.wait_for(reader.readuntil(b"told 0"), PATIENCE)
            writer.write(FIRST + frame * 100)
            heard = await asyncio.wait_for(reader.read(), PATIENCE)
            assert REFUSED in heard
            writer.close()

    test()


def test_tcp_keepalive_is_on() -> None:
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        line, _ = listening.accept()
        with line:
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) == TCP_KEEPALIVE["TCP_KEEPIDLE"]
    assert TCP_KEEPALIVE["TCP_KEEPIDLE"] < PING_SECONDS < 60


# what is used of uvicorn


def test_the_minor_version_of_uvicorn_is_pinned() -> None:
    """The protocols below are not part of its public interface."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (named,) = [one for one in project["optional-dependencies"]["server"] if one.startswith("uvicorn")]
    low, high = re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", named).groups()  # type: ignore[union-attr]
    assert int(high) == int(low) + 1
    assert uvicorn.__version__.split(".")[:2] == ["0", low]


@pytest.mark.parametrize(
    ("protocol", "methods"),
    [
        (H11Protocol, ("connection_made", "connection_lost")),
        (WebSocketsSansIOProtocol, ("connection_made", "run_asgi", "send_receive_event_to_app")),
        (WebSocketsSansIOProtocol, ("handle_cont", "handle_ping", "handle_pong")),
    ],
)
def test_uvicorn_has_the_methods_that_are_extended(protocol: type, methods: tuple[str, ...]) -> None:
    assert [name for name in methods if name not in vars(protocol)] == []


@pytest.mark.parametrize(
    ("protocol", "names"),
    [
        (H11Protocol, ("connections", "cycle", "loop", "transport")),
        (WebSocketsSansIOProtocol, ("close_sent", "conn", "curr_msg_data_type", "frames", "queue", "scope")),
        (WebSocketsSansIOProtocol, ("transport", "writable")),
    ],
)
def test_uvicorn_has_the_attributes_that_are_used(protocol: type, names: tuple[str, ...]) -> None:
    source = inspect.getsource(protocol)
    assert [name for name in names if not re.search(rf"self\.{name}\b.* = ", source)] == []
