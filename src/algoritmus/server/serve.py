"""`algoritmus serve`: the server on this machine."""

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

import algoritmus
from algoritmus.core.folder import default_data
from algoritmus.core.own import PUZZLES, SCENARIOS, own_files, use_folder
from algoritmus.core.reader import InputError
from algoritmus.puzzles.own import own_puzzles
from algoritmus.server.http.app import gauges, make_app
from algoritmus.server.http.connections import bounded, counted
from algoritmus.server.http.hosts import Reach, reach
from algoritmus.server.http.limits import Limits
from algoritmus.server.http.network import ANYWHERE, announcement, is_outside, links_of, own_addresses
from algoritmus.server.http.static import HOW_TO_BUILD, is_built
from algoritmus.server.keep.control import ADDRESS_FILE
from algoritmus.server.store.file import FILE, connect
from algoritmus.server.store.opening import Place, open_store, rules_of_today
from algoritmus.server.store.rows import StoreError
from algoritmus.server.watch import export, logs
from algoritmus.server.watch.numbers import NUMBERS

FAILED: Final = 1
OURSELVES: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
BACKLOG: Final = 1024
GRACEFUL: Final = 2  # seconds for requests that are being answered when the server is to end
PINGS: Final = 45.0  # seconds: proxies that are left as they are drop a line after a minute of silence
ALIVE: Final = {"TCP_KEEPIDLE": 20, "TCP_KEEPINTVL": 10, "TCP_KEEPCNT": 2}  # seconds, seconds, times
GARBAGE: Final = (20_000, 50, 1000)  # matches have few cycles; looking for them stops everybody
SWITCH: Final = 0.0005  # seconds; the writer thread must not wait long for the event loop


class Watching(NamedTuple):
    """What an operator sees: the form of the log, whether it tells addresses, the port for metrics (0: none)."""

    log: str = "text"
    addresses: bool = False
    metrics: int = 0


QUIET: Final = Watching()


def run_serve(arguments: argparse.Namespace) -> int:
    place = arguments.database or (Path(arguments.data) if arguments.data else default_data())
    opens = not arguments.no_open and sys.stdout.isatty() and has_desktop(os.environ, sys.platform)
    limits = Limits(keep_days=arguments.keep_days, grace_seconds=arguments.grace, alive_seconds=arguments.alive)
    try:
        prepare(place, arguments.bring_back, arguments.alive)
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return FAILED
    if not open_folders({PUZZLES: arguments.puzzles, SCENARIOS: arguments.scenarios}):
        return FAILED
    host = ANYWHERE[0] if arguments.lan else arguments.host
    proxies, hosts = arguments.trusted_proxy, arguments.allow_host
    watching = Watching(arguments.log, arguments.log_addresses, arguments.metrics)
    return serve(host, arguments.port, place, limits, arguments.origin, opens, proxies, hosts, watching)


def open_folders(folders: Mapping[str, str]) -> bool:
    """Use folders of one's own and name what is wrong in them; False if one is not there."""
    for kind, folder in folders.items():
        if not folder:
            continue
        if not Path(folder).is_dir():
            print(f"--{kind} {folder}: there is no such folder", file=sys.stderr)
            return False
        use_folder(kind, str(Path(folder).resolve()))
        faults = own_faults(kind)
        for fault in faults:
            print(f"--{kind}: {fault}; skipped", file=sys.stderr)
        print(f"--{kind} {folder}: {len(own_files(kind)) - len(faults)} read", file=sys.stderr)
    return True


def own_faults(kind: str) -> list[InputError]:
    if kind == PUZZLES:
        own_puzzles.cache_clear()
        return own_puzzles().faults
    return [fault for family in algoritmus.families() for fault in family.own_faults()]


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether somebody sits before this machine who would see a browser."""
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
    opens: bool = False,
    proxies: Iterable[str] = (),
    hosts: Iterable[str] = (),
    watching: Watching = QUIET,
) -> int:
    """Serve until stopped; 1 if that is not possible, in words. `opens`: show it in a browser, too; `hosts`: names that
    it answers to beside its own; `watching`: what an operator sees."""
    try:
        listening = listen(host, port)
    except OSError as error:
        print(error, file=sys.stderr)
        return FAILED
    if not is_built():
        print(HOW_TO_BUILD, file=sys.stderr)
    logs.begin(watching.log, watching.addresses)
    tune()
    bounds = limits if limits is not None else Limits()
    failed: list[bool] = []

    def stop() -> None:
        failed.append(True)
        server.should_exit = True

    accepted = reached(host, listening, hosts)
    app = make_app(place, bounds, origins, stop, accepted)
    server = Announcing(config(app, bounds, proxies), address_of(listening), opens, told_to_others(listening, accepted))
    try:
        stop_metrics = show_metrics(app, watching.metrics)
    except OSError as error:
        print(error, file=sys.stderr)
        listening.close()
        return FAILED
    server.address_file = place / ADDRESS_FILE if isinstance(place, Path) else None
    server.run(sockets=[listening])
    stop_metrics()
    return FAILED if failed or not server.started else 0


def show_metrics(app: Starlette, port: int) -> Callable[[], None]:
    """Until what is returned is called; nothing at port 0."""
    return export.start(port, NUMBERS, partial(gauges, app)) if port else lambda: None


def tune() -> None:
    """Few pauses in this process."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)


def prepare(place: Place, brings_back: bool = False, alive: float = 6.0) -> None:
    """The data must be whole; a folder must be ours alone."""
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
    """It opens, and there is a key; what goes wrong is told before anything listens."""
    store = await open_store(place, alive)
    try:
        await store.agree(rules_of_today())
        await store.cookie_key()
        if brings_back:
            print(f"rooms brought back: {await store.bring_back()}", file=sys.stderr)
    finally:
        await store.close()


def listen(host: str, port: int) -> socket.socket:
    """The port, before anything else is started; OSError in words."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small messages at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        stay_alive(listening)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = error.strerror if isinstance(error, OSError) else str(error).rstrip(".")
        raise OSError(
            f"cannot listen at {host}, port {port}: {reason}. Is another server running there? Choose --port."
        ) from None
    return listening


def stay_alive(listening: socket.socket) -> None:
    """The system finds out who is gone, as cheaply as can be; every connection inherits it."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in ALIVE.items():
        if hasattr(socket, name):  # not everywhere
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


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
        ws=counted(limits),
        ws_max_size=2 * limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PINGS,
        timeout_graceful_shutdown=GRACEFUL,
    )


class Announcing(uvicorn.Server):
    """Says where it listens, once it does; perhaps it opens a browser there."""

    def __init__(self, config: uvicorn.Config, address: str, opens: bool = False, more: str = "") -> None:
        super().__init__(config)
        self.told = f"{address}\n{more}".rstrip()
        self.address = address
        self.opens = opens
        self.address_file: Path | None = None  # for whoever makes a backup while the server runs

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.address_file is not None:
                self.address_file.write_text(self.address, encoding="utf-8")
            print(self.told, flush=True)
        if self.started and self.opens:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.address_file is not None:
            self.address_file.unlink(missing_ok=True)
