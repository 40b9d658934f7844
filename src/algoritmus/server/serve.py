"""`algoritmus serve`: the server on this machine."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import uvicorn

from algoritmus.core.folder import default_data
from algoritmus.server.http.app import make_app
from algoritmus.server.http.connections import bounded
from algoritmus.server.http.cookies import load_key
from algoritmus.server.http.limits import Limits
from algoritmus.server.http.static import HOW_TO_BUILD, is_built
from algoritmus.server.rooms.store import FILE, StoreError, bring_back, connect

FAILED: Final = 1
BACKLOG: Final = 1024
GARBAGE: Final = (20_000, 50, 1000)  # matches have few cycles; looking for them stops everybody
SWITCH: Final = 0.0005  # seconds; the writer thread must not wait long for the event loop


def run_serve(arguments: argparse.Namespace) -> int:
    data = Path(arguments.data) if arguments.data else default_data()
    opens = not arguments.no_open and sys.stdout.isatty() and has_desktop(os.environ, sys.platform)
    limits = Limits(keep_days=arguments.keep_days, grace_seconds=arguments.grace)
    try:
        prepare(data, arguments.bring_back)
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return FAILED
    return serve(arguments.host, arguments.port, data, limits, arguments.origin, opens, arguments.trusted_proxy)


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether somebody sits before this machine who would see a browser."""
    if any(environment.get(name) for name in ("CI", "SSH_CONNECTION", "SSH_TTY")):
        return False
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    return platform in ("darwin", "win32") or any(environment.get(name) for name in displays)


def serve(
    host: str,
    port: int,
    data: Path,
    limits: Limits | None = None,
    origins: Iterable[str] = (),
    opens: bool = False,
    proxies: Iterable[str] = (),
) -> int:
    """Serve until stopped; 1 if that is not possible, in words. `opens`: show it in a browser, too."""
    try:
        listening = listen(host, port)
    except OSError as error:
        print(error, file=sys.stderr)
        return FAILED
    if not is_built():
        print(HOW_TO_BUILD, file=sys.stderr)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    tune()
    bounds = limits if limits is not None else Limits()
    failed: list[bool] = []

    def stop() -> None:
        failed.append(True)
        server.should_exit = True

    server = Announcing(config(make_app(data, bounds, origins, stop), bounds, proxies), address_of(listening), opens)
    server.run(sockets=[listening])
    return FAILED if failed or not server.started else 0


def tune() -> None:
    """Few pauses in this process."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)


def prepare(data: Path, brings_back: bool = False) -> None:
    """The data folder must be ours alone, and whole."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise OSError(f"cannot use the data folder {data}: {error.strerror}") from None
    load_key(data)
    connection = connect(data / FILE, thorough=True)
    if brings_back:
        print(f"rooms brought back: {bring_back(connection)}", file=sys.stderr)
    connection.close()


def listen(host: str, port: int) -> socket.socket:
    """The port, before anything else is started; OSError in words."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small messages at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = error.strerror if isinstance(error, OSError) else str(error).rstrip(".")
        raise OSError(
            f"cannot listen at {host}, port {port}: {reason}. Is another server running there? Choose --port."
        ) from None
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def config(app: object, limits: Limits, proxies: Iterable[str] = ()) -> uvicorn.Config:
    """Addresses that a proxy forwards are believed only if the proxy is named."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_level="warning",
        access_log=False,
        server_header=False,
        http=bounded(limits),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws="websockets-sansio",
        ws_max_size=2 * limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


class Announcing(uvicorn.Server):
    """Says where it listens, once it does; perhaps it opens a browser there."""

    def __init__(self, config: uvicorn.Config, address: str, opens: bool = False) -> None:
        super().__init__(config)
        self.address = address
        self.opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.address, flush=True)
        if self.started and self.opens:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()
