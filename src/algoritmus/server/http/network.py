"""The local network: under which addresses others find this machine, told in the terminal with a QR code."""

from __future__ import annotations

import io
import ipaddress
import os
import socket
from collections.abc import Iterable, Mapping
from typing import Final

import segno

from algoritmus.server.http.hosts import link_to

ANYWHERE: Final = ("0.0.0.0", "::")
# Somewhere in the world and in the usual private networks; nothing is sent there, the system only names its own side.
FAR: Final = ("192.0.2.1", "10.0.0.1", "172.16.0.1", "192.168.0.1", "192.168.1.1")
PORT: Final = 9
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"
WORDS: Final = {
    "open": ("Open to the local network. Others open:", "Открыто для локальной сети. Другие открывают:"),
    "nowhere": (
        "No address in a local network was found. If you know it, name it: --host ADDRESS",
        "Адрес в локальной сети не нашёлся. Если вы его знаете, назовите его: --host АДРЕС",
    ),
}


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one to the outside first."""
    found = [*(near_side(far) for far in FAR), *named_addresses()]
    return list(dict.fromkeys(address for address in found if address and is_outside(address)))


def near_side(far: str) -> str:
    """This machine's address on the way there; empty if there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((far, PORT))
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def named_addresses() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def is_outside(address: str) -> bool:
    here = ipaddress.ip_address(address)
    return not (here.is_loopback or here.is_unspecified)


def links_of(addresses: Iterable[str], port: int) -> list[str]:
    return [f"http://{link_to(address)}:{port}" for address in addresses]


def announcement(links: Iterable[str], environment: Mapping[str, str] = os.environ, draws: bool = False) -> str:
    """What the terminal tells those who want others to come, in its language."""
    told = [f"{link}/" for link in links]
    if not told:
        return words("nowhere", environment)
    return "\n".join([words("open", environment), *told, *([qr(told[0])] if draws else [])])


def words(name: str, environment: Mapping[str, str]) -> str:
    named = (environment.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return WORDS[name][next(filter(None, named), "").startswith("ru")]


def qr(link: str) -> str:
    """The QR code of a link, two rows in a line, black on white whatever the colours of the terminal."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True, border=2)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines())
