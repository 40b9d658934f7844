"""How much one browser, one address and one socket may ask for.

A browser is known by its cookie. A school behind one address has many browsers, so an address is a far outer bound,
also for those who have no cookie: whoever means harm can have as many as it likes.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final, NamedTuple

KEPT: Final = 10_000  # names remembered


class Visitor(NamedTuple):
    """Who asks: a browser by its cookie, if it has one of ours, at an address."""

    holder: str
    address: str

    @property
    def name(self) -> str:
        return self.holder or self.address


@dataclass(frozen=True)
class Limits:
    """Credits come back by so many a second, up to a store of them."""

    requests: float = 20.0  # per browser
    requests_kept: float = 80.0
    rooms: float = 0.2  # new ones per browser
    rooms_kept: float = 20.0
    guesses: float = 0.2  # codes per browser that no room has
    guesses_kept: float = 20.0
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
    jobs_waiting: int = 128
    jobs_each: int = 4  # that wait for one browser
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

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until so much is there."""
        return (cost - self.left) / self.rate if self.rate else math.inf


class Buckets:
    """A bucket for every browser or address."""

    def __init__(self, rate: float, most: float, outer: float = 0.0) -> None:
        self.rate = rate
        self.most = most
        self.by_name: dict[str, Bucket] = {}
        self.outer = Buckets(rate * outer, most * outer) if outer else None

    def admit(self, visitor: Visitor) -> float:
        """By the browser first, then by the far outer bound of the address; how many seconds are to be waited."""
        wait = self.take(visitor.holder) if visitor.holder else 0.0
        return wait or (self.outer.take(visitor.address) if self.outer is not None else 0.0)

    def take(self, name: str) -> float:
        """One credit; how many seconds are to be waited for it, none if it was there."""
        if len(self.by_name) > KEPT:
            self.forget()
        if name not in self.by_name:
            self.by_name[name] = Bucket(self.rate, self.most)
        bucket = self.by_name[name]
        return 0.0 if bucket.take() else bucket.wait()

    def forget(self) -> None:
        """Those that are full again need not be remembered."""
        now = time.monotonic()
        self.by_name = {
            name: bucket
            for name, bucket in self.by_name.items()
            if bucket.left + (now - bucket.when) * bucket.rate < bucket.most
        }
