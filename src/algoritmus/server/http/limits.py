"""How much one browser, one address and one socket may ask for.

A browser is known by its cookie; who has none is counted by address. A school behind one address has many browsers, so
an address alone is a far outer bound.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

KEPT: Final = 10_000  # addresses remembered


@dataclass(frozen=True)
class Limits:
    """Credits come back by so many a second, up to a store of them."""

    requests: float = 20.0  # per browser
    requests_kept: float = 80.0
    rooms: float = 0.2  # new ones per browser
    rooms_kept: float = 20.0
    heavy: float = 2.0  # replays, what-ifs, dry runs and cases per browser
    heavy_kept: float = 20.0
    messages: float = 20.0  # per socket
    messages_kept: float = 60.0
    sockets: int = 100  # open per browser
    message_bytes: int = 8_192
    body_bytes: int = 65_536
    record_bytes: int = 1_000_000
    queued: int = 256  # messages that wait for a slow socket
    hello_seconds: float = 10.0
    rest_seconds: float = 600.0  # a room that nobody looks at leaves the memory
    keep_days: float = 30.0  # a room in which nothing happens leaves the disk
    job_seconds: float = 20.0
    jobs_waiting: int = 64
    jobs_each: int = 4  # that wait for one visitor
    body_seconds: float = 30.0  # until a body is there
    head_seconds: float = 15.0  # until a request is
    connections: int = 12_000
    listeners: int = 300  # of a room
    grace_seconds: float = 20.0  # a person who drops out has time to come back
    alive_seconds: float = 6.0  # a process without a sign of life is thought dead by the others
    outer: float = 10.0  # so many times as much for an address as for a browser


class Bucket:
    """Credits that come back with time."""

    __slots__ = ("left", "most", "rate", "when")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.when = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for every browser or address."""

    def __init__(self, rate: float, most: float, outer: float = 0.0) -> None:
        self.rate = rate
        self.most = most
        self.by_address: dict[str, Bucket] = {}
        self.outer = Buckets(rate * outer, most * outer) if outer else None

    def admit(self, visitor: str, address: str) -> bool:
        """By the visitor first, then by the far outer bound of the address."""
        return self.take(visitor) and (self.outer is None or self.outer.take(address))

    def take(self, address: str) -> bool:
        if len(self.by_address) > KEPT:
            self.forget()
        if address not in self.by_address:
            self.by_address[address] = Bucket(self.rate, self.most)
        return self.by_address[address].take()

    def forget(self) -> None:
        """Those that are full again need not be remembered."""
        now = time.monotonic()
        self.by_address = {
            address: bucket
            for address, bucket in self.by_address.items()
            if bucket.left + (now - bucket.when) * bucket.rate < bucket.most
        }
