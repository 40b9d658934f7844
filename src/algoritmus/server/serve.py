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
from algoritmus.server.http.hosts import Reach, reach
from algoritmus.server.http.limits import Limits
from algoritmus.server.http.network import ANYWHERE, announcement, is_outside, links_of, own_addresses
from algoritmus.server.http.static import HOW_TO_BUILD, is_built
from algoritmus.server.rooms.store import FILE, StoreError, bring_back, connect

FAILED: Final = 1
OURSELVES: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
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
    host = ANYWHERE[0] if arguments.lan else arguments.host
    proxies, hosts = arguments.trusted_proxy, arguments.allow_host
    return serve(host, arguments.port, data, limits, arguments.origin, opens, proxies, hosts)


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
    hosts: Iterable[str] = (),
) -> int:
    """Serve until stopped; 1 if that is not possible, in words. `opens`: show it in a browser, too; `hosts`: names that
    it answers to beside its own."""
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

    accepted = reached(host, listening, hosts)
    app = make_app(data, bounds, origins, stop, accepted)
    server = Announcing(config(app, bounds, proxies), address_of(listening), opens, told_to_others(listening, accepted))
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
    """Where this machine opens it."""
    host, port = listening.getsockname()[:2]
    return f"{links_of([OURSELVES.get(host, host)], port)[0]}/"


def reached(host: str, listening: socket.socket, more: Iterable[str] = ()) -> Reach:
    """Whoever listens at a host answers to it, or to all addresses of the machine, and to the names that are given."""
    address, port = listening.getsockname()[:2]
    addresses = own_addresses() if address in ANYWHERE else [address]
    names = [] if address in ANYWHERE else [host]
    return reach([*addresses, *names, *more], links_of(filter(is_outside, addresses), port))


def told_to_others(listening: socket.socket, accepted: Reach) -> str:
    """Nothing where the server is for this machine only."""
    if not accepted.links and listening.getsockname()[0] not in ANYWHERE:
        return ""
    return announcement(accepted.links, draws=sys.stdout.isatty() and sys.stdout.encoding.lower() == "utf-8")


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

    def __init__(self, config: uvicorn.Config, address: str, opens: bool = False, more: str = "") -> None:
        super().__init__(config)
        self.told = f"{address}\n{more}".rstrip()
        self.address = address
        self.opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.told, flush=True)
        if self.started and self.opens:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()
