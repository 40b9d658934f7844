"""The local network: the addresses of this machine, and the announcement in the terminal with a QR code."""

from __future__ import annotations

import io
import ipaddress
import os
import socket
from collections.abc import Iterable, Mapping
from typing import Final

import segno

from algoritmus.server.http.hosts import link_to

ALL_INTERFACES: Final = ("0.0.0.0", "::")
# A public address and the usual private networks. No packet is sent: the system only chooses the source address.
PROBED: Final = ("192.0.2.1", "10.0.0.1", "172.16.0.1", "192.168.0.1", "192.168.1.1")
PROBE_PORT: Final = 9
WHITE_ON_BLACK, RESET = "\x1b[97;40m", "\x1b[0m"
WORDS: Final = {
    "open": ("Open to the local network. Others open:", "Открыто для локальной сети. Другие открывают:"),
    "nowhere": (
        "No address in a local network was found. If you know it, name it: --host ADDRESS",
        "Адрес в локальной сети не нашёлся. Если вы его знаете, назовите его: --host АДРЕС",
    ),
}


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one with the default route first."""
    found = [*(source_address(target) for target in PROBED), *named_addresses()]
    return list(dict.fromkeys(address for address in found if address and is_outside(address)))


def source_address(target: str) -> str:
    """The source address for packets to the target; empty if there is no route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, PROBE_PORT))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def named_addresses() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def is_outside(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified)


def links_of(addresses: Iterable[str], port: int) -> list[str]:
    return [f"http://{link_to(address)}:{port}" for address in addresses]


def announcement(links: Iterable[str], environment: Mapping[str, str] = os.environ, draws: bool = False) -> str:
    """The addresses for others, in the language of the terminal."""
    urls = [f"{link}/" for link in links]
    if not urls:
        return words("nowhere", environment)
    return "\n".join([words("open", environment), *urls, *([qr(urls[0])] if draws else [])])


def words(name: str, environment: Mapping[str, str]) -> str:
    named = (environment.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return WORDS[name][next(filter(None, named), "").startswith("ru")]


def qr(link: str) -> str:
    """The QR code of a link, two rows in a line, black on white in every terminal."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True, border=2)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{RESET}" for line in drawn.getvalue().splitlines())
