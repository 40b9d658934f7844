"""`algoritmus serve`: the application in the web server uvicorn, on this machine."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

import algoritmus
from algoritmus.core.data_folder import default_data
from algoritmus.core.reader import InputError
from algoritmus.core.user_folder import PUZZLES, SCENARIOS, use_folder, user_files
from algoritmus.puzzles.user_puzzles import user_puzzles
from algoritmus.server.backup.control import ADDRESS_FILE
from algoritmus.server.http.app import gauges, make_app
from algoritmus.server.http.connections import http_protocol, websocket_protocol
from algoritmus.server.http.hosts import AllowedHosts, allow_hosts
from algoritmus.server.http.network import ALL_INTERFACES, announcement, is_outside, links_of, own_addresses
from algoritmus.server.http.static import HOW_TO_BUILD, is_built
from algoritmus.server.limits import Limits
from algoritmus.server.monitoring import logs, prometheus
from algoritmus.server.monitoring.metrics import METRICS
from algoritmus.server.store.file import FILE, connect
from algoritmus.server.store.open import Place, open_store, rules_of_today
from algoritmus.server.store.rows import StoreError

FAILED: Final = 1
LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
BACKLOG: Final = 1024
SHUTDOWN_SECONDS: Final = 2  # for running requests when the server stops
PING_SECONDS: Final = 45.0  # heartbeat: by default proxies drop a connection after a minute of silence
TCP_KEEPALIVE: Final = {"TCP_KEEPIDLE": 20, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 2}  # seconds, seconds, times
GC_THRESHOLDS: Final = (20_000, 50, 1000)  # matches have few reference cycles, and a collection stops everybody
SWITCH_INTERVAL_SECONDS: Final = 0.0005  # the writer thread must not wait long for the event loop


class Monitoring(NamedTuple):
    """The format of the log, whether it contains addresses, and the port of the metrics (0: none)."""

    log: str = "text"
    addresses: bool = False
    metrics: int = 0


NO_MONITORING: Final = Monitoring()


def run_serve(arguments: argparse.Namespace) -> int:
    place = arguments.database or (Path(arguments.data) if arguments.data else default_data())
    opens_browser = not arguments.no_open and sys.stdout.isatty() and has_desktop(os.environ, sys.platform)
    limits = Limits(keep_days=arguments.keep_days, grace_seconds=arguments.grace, alive_seconds=arguments.alive)
    try:
        prepare(place, arguments.bring_back, arguments.alive)
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return FAILED
    if not open_folders({PUZZLES: arguments.puzzles, SCENARIOS: arguments.scenarios}):
        return FAILED
    host = ALL_INTERFACES[0] if arguments.lan else arguments.host
    proxies, hosts = arguments.trusted_proxy, arguments.allow_host
    monitoring = Monitoring(arguments.log, arguments.log_addresses, arguments.metrics)
    return serve(host, arguments.port, place, limits, arguments.origin, opens_browser, proxies, hosts, monitoring)


def open_folders(folders: Mapping[str, str]) -> bool:
    """Use the user folders and print the faults in them; False if one does not exist."""
    for kind, folder in folders.items():
        if not folder:
            continue
        if not Path(folder).is_dir():
            print(f"--{kind} {folder}: there is no such folder", file=sys.stderr)
            return False
        use_folder(kind, str(Path(folder).resolve()))
        faults = user_faults(kind)
        for fault in faults:
            print(f"--{kind}: {fault}; skipped", file=sys.stderr)
        print(f"--{kind} {folder}: {len(user_files(kind)) - len(faults)} read", file=sys.stderr)
    return True


def user_faults(kind: str) -> list[InputError]:
    if kind == PUZZLES:
        user_puzzles.cache_clear()
        return user_puzzles().faults
    return [fault for package in algoritmus.packages() for fault in package.library().user_faults()]


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether this machine has a desktop on which a browser can open."""
    if any(environment.get(name) for name in ("CI", "SSH_CONNECTION", "SSH_TTY")):
        return False
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    return platform in ("darwin", "win32") or any(environment.get(name) for name in displays)


def serve(
    host: str,
    port: int,
    place: Place,
    limits: Limits | None = None,
    origins: Iterable[str] = (),
    opens_browser: bool = False,
    proxies: Iterable[str] = (),
    hosts: Iterable[str] = (),
    monitoring: Monitoring = NO_MONITORING,
) -> int:
    """Serve until stopped; the exit status is 1 if that is not possible. `hosts` are names besides its own."""
    try:
        listening = listen(host, port)
    except OSError as error:
        print(error, file=sys.stderr)
        return FAILED
    if not is_built():
        print(HOW_TO_BUILD, file=sys.stderr)
    logs.configure(monitoring.log, monitoring.addresses)
    tune()
    bounds = limits if limits is not None else Limits()
    failed: list[bool] = []

    def stop() -> None:
        failed.append(True)
        server.should_exit = True

    allowed = allowed_hosts(host, listening, hosts)
    app = make_app(place, bounds, origins, stop, allowed)
    server = AnnouncingServer(
        config(app, bounds, proxies), address_of(listening), opens_browser, announcement_of(listening, allowed)
    )
    try:
        stop_metrics = start_metrics(app, monitoring.metrics)
    except OSError as error:
        print(error, file=sys.stderr)
        listening.close()
        return FAILED
    server.address_file = place / ADDRESS_FILE if isinstance(place, Path) else None
    server.run(sockets=[listening])
    stop_metrics()
    return FAILED if failed or not server.started else 0


def start_metrics(app: Starlette, port: int) -> Callable[[], None]:
    """Export metrics until the returned function is called; nothing at port 0."""
    return prometheus.start(port, METRICS, partial(gauges, app)) if port else lambda: None


def tune() -> None:
    """Make pauses of this process rare and short."""
    sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)
    gc.set_threshold(*GC_THRESHOLDS)


def prepare(place: Place, brings_back: bool = False, alive: float = 6.0) -> None:
    """Check the data, and that no other process uses a data folder."""
    if isinstance(place, Path):
        make_folder(place)
        connect(place / FILE, thorough=True).close()
    asyncio.run(try_store(place, brings_back, alive))


def make_folder(data: Path) -> None:
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise OSError(f"cannot use the data folder {data}: {error.strerror}") from None


async def try_store(place: Place, brings_back: bool, alive: float) -> None:
    """Open the store once, so that errors are printed before the server listens."""
    store = await open_store(place, alive)
    try:
        await store.check_version(rules_of_today())
        await store.cookie_key()
        if brings_back:
            print(f"rooms brought back: {await store.restore_archived()}", file=sys.stderr)
    finally:
        await store.close()


def listen(host: str, port: int) -> socket.socket:
    """Bind the port before anything else starts; OSError with a message if that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small messages at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        set_keepalive(listening)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = error.strerror if isinstance(error, OSError) else str(error).rstrip(".")
        raise OSError(
            f"cannot listen at {host}, port {port}: {reason}. Is another server running there? Choose --port."
        ) from None
    return listening


def set_keepalive(listening: socket.socket) -> None:
    """TCP keep-alive: the system finds dead connections. Every connection inherits it."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in TCP_KEEPALIVE.items():
        if hasattr(socket, name):  # not on every system
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def address_of(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    return f"{links_of([LOOPBACK.get(host, host)], port)[0]}/"


def allowed_hosts(host: str, listening: socket.socket, more: Iterable[str] = ()) -> AllowedHosts:
    """The host that the server listens at, or all addresses of the machine, and the names that are given."""
    address, port = listening.getsockname()[:2]
    addresses = own_addresses() if address in ALL_INTERFACES else [address]
    names = [] if address in ALL_INTERFACES else [host]
    return allow_hosts([*addresses, *names, *more], links_of(filter(is_outside, addresses), port))


def announcement_of(listening: socket.socket, allowed: AllowedHosts) -> str:
    """The addresses for others; empty if the server is for this machine only."""
    if not allowed.links and listening.getsockname()[0] not in ALL_INTERFACES:
        return ""
    return announcement(allowed.links, draws=sys.stdout.isatty() and sys.stdout.encoding.lower() == "utf-8")


def config(app: ASGIApp, limits: Limits, proxies: Iterable[str] = ()) -> uvicorn.Config:
    """The configuration of uvicorn. Forwarded addresses are trusted only from the proxies that are named."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=http_protocol(limits),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws=websocket_protocol(limits),
        ws_max_size=2 * limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address once it listens, and opens a browser there on request."""

    def __init__(self, config: uvicorn.Config, address: str, opens_browser: bool = False, more: str = "") -> None:
        super().__init__(config)
        self.announcement = f"{address}\n{more}".rstrip()
        self.address = address
        self.opens = opens_browser
        self.address_file: Path | None = None  # read by a backup while the server runs

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.address_file is not None:
                self.address_file.write_text(self.address, encoding="utf-8")
            print(self.announcement, flush=True)
        if self.started and self.opens:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.address_file is not None:
            self.address_file.unlink(missing_ok=True)
