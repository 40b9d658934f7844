"""How much one address and one socket may ask for."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

KEPT: Final = 10_000  # addresses remembered


@dataclass(frozen=True)
class Limits:
    """Credits come back by so many a second, up to a store of them."""

    requests: float = 20.0  # per address
    requests_kept: float = 80.0
    rooms: float = 0.2  # new ones per address
    rooms_kept: float = 20.0
    heavy: float = 2.0  # replays, what-ifs and dry runs per address
    heavy_kept: float = 20.0
    messages: float = 20.0  # per socket
    messages_kept: float = 60.0
    sockets: int = 100  # open per address
    message_bytes: int = 8_192
    body_bytes: int = 65_536
    record_bytes: int = 1_000_000
    queued: int = 256  # messages that wait for a slow socket
    hello_seconds: float = 10.0
    rest_seconds: float = 600.0  # a room that nobody looks at leaves the memory
    keep_days: float = 30.0  # a room in which nothing happens leaves the disk
    job_seconds: float = 20.0
    jobs_waiting: int = 32


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
    """A bucket for every address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.by_address: dict[str, Bucket] = {}

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
