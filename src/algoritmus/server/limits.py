"""Rate limits and size limits, and the token bucket that enforces a rate.

A client is known by its cookie and by its address. A school behind one address has many browsers, so the limit of an
address is a multiple of the limit of a browser. It also holds for clients without a cookie, because anybody can have
as many cookies as it likes.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final, NamedTuple

MAX_CLIENTS: Final = 10_000  # buckets in memory before the full ones are dropped


class Client(NamedTuple):
    """The client of a request: the holder of a seat cookie (empty without a valid one) at an address."""

    holder: str
    address: str

    @property
    def name(self) -> str:
        return self.holder or self.address


@dataclass(frozen=True)
class Limits:
    """Every limit of the server. A rate has tokens per second and a burst, the most tokens that are saved up."""

    requests_per_second: float = 20.0  # per browser
    requests_burst: float = 80.0
    rooms_per_second: float = 0.2  # new ones per browser
    rooms_burst: float = 20.0
    unknown_codes_per_second: float = 0.2  # failed lookups of room codes per browser
    unknown_codes_burst: float = 20.0
    heavy_per_second: float = 2.0  # replays, what-ifs, dry runs and cases per browser
    heavy_burst: float = 20.0
    messages_per_second: float = 20.0  # per socket
    messages_burst: float = 60.0
    sockets_per_client: int = 100
    message_bytes: int = 8_192
    body_bytes: int = 65_536
    record_bytes: int = 1_000_000
    queued_messages: int = 256  # back-pressure: a socket with a longer queue is closed
    hello_seconds: float = 10.0  # until the first message of a socket
    idle_room_seconds: float = 600.0  # until a room without listeners leaves the memory
    keep_days: float = 30.0  # until a room in which nothing happens leaves the store
    job_seconds: float = 20.0
    jobs_waiting: int = 128
    jobs_per_client: int = 4
    body_seconds: float = 30.0  # until the body of a request is complete
    head_seconds: float = 15.0  # idle timeout: until the head of the first request is complete
    connections: int = 12_000
    listeners_per_room: int = 300
    grace_seconds: float = 20.0  # for a player to reconnect
    alive_seconds: float = 6.0  # heartbeat: a process that is silent for longer has lost its lease
    address_factor: float = 10.0  # the limit of an address as a multiple of the limit of a browser


class TokenBucket:
    """A rate limit: tokens come back at a rate, up to a burst."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.updated = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; False if there are too few."""
        self.refill()
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def refill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there are enough tokens."""
        return (cost - self.tokens) / self.rate if self.rate else math.inf

    def is_full(self) -> bool:
        self.refill()
        return self.tokens >= self.burst


class RateLimiter:
    """A token bucket for every browser, and a larger one for every address."""

    def __init__(self, rate: float, burst: float, address_factor: float = 0.0) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, TokenBucket] = {}
        self.addresses = RateLimiter(rate * address_factor, burst * address_factor) if address_factor else None

    def admit(self, client: Client) -> float:
        """Take a token of the browser, then one of its address; the seconds to wait if there is none, otherwise 0."""
        wait = self.take(client.holder) if client.holder else 0.0
        return wait or (self.addresses.take(client.address) if self.addresses is not None else 0.0)

    def take(self, name: str) -> float:
        """Take one token; the seconds to wait if there is none, otherwise 0."""
        if len(self.buckets) > MAX_CLIENTS:
            self.drop_full()
        if name not in self.buckets:
            self.buckets[name] = TokenBucket(self.rate, self.burst)
        bucket = self.buckets[name]
        return 0.0 if bucket.take() else bucket.wait()

    def drop_full(self) -> None:
        """A full bucket is the same as a new one."""
        self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.is_full()}
