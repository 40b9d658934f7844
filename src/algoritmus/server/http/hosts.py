"""Check of the Host header: other names are refused, against DNS rebinding."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from algoritmus.server.wire.close_codes import POLICY_VIOLATION

LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})
REFUSED: Final = (
    "This server does not answer to this host name. Open one of the addresses that it printed, or start it with "
    "--allow-host NAME (or --lan for the local network).\n"
    "Под этим именем сервер не отвечает. Откройте один из адресов, которые он напечатал, или запустите его "
    "с --allow-host ИМЯ (либо с --lan, для локальной сети).\n"
)


@dataclass(frozen=True)
class AllowedHosts:
    """Host names that are accepted besides the loopback names, and the links that work for others."""

    hosts: frozenset[str] = frozenset()
    links: tuple[str, ...] = ()

    def accepts(self, host: str) -> bool:
        return name_of(host) in LOOPBACK_NAMES | self.hosts


LOCAL_ONLY: Final = AllowedHosts()


def allow_hosts(hosts: Iterable[str], links: Iterable[str] = ()) -> AllowedHosts:
    return AllowedHosts(frozenset(name_of(link_to(host)) for host in hosts), tuple(links))


def link_to(host: str) -> str:
    """A host as it is written in a URL."""
    return f"[{host}]" if host.count(":") > 1 and not host.startswith("[") else host


def name_of(host: str) -> str:
    """A Host header without its port."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")


class HostCheck:
    """Middleware that refuses requests for other hosts."""

    def __init__(self, app: ASGIApp, allowed: AllowedHosts) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.allowed.accepts(Headers(scope=scope).get("host", "")):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await PlainTextResponse(REFUSED, 400)(scope, receive, send)
