"""The log: one line of JSON per event, or warnings as text.

It holds no cards, seeds or cookies, and addresses only on request. A rate limit bounds its growth.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, TextIO

import msgspec

from algoritmus.server.limits import TokenBucket
from algoritmus.server.monitoring.metrics import METRICS

LINES_PER_SECOND: Final = 50.0
LINES_BURST: Final = 1000.0
ADDRESS: Final = "address"
MAX_FRAMES: Final = 12  # of a traceback
Detail = str | int | float | None
log = logging.getLogger("algoritmus.server")


def log_event(event: str, **details: Detail) -> None:
    """Log an event for the operator. An address must have the name `address`."""
    log.info(event, extra={"details": details})


class JsonFormatter(logging.Formatter):
    """A log record as one line of JSON."""

    def __init__(self, addresses: bool = False) -> None:
        super().__init__()
        self.addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": when, "level": record.levelname.lower(), **self.content(record)}
        dropped = getattr(record, "dropped", 0)
        if dropped:
            line["dropped_before"] = dropped
        return msgspec.json.encode(line, enc_hook=str).decode()

    def content(self, record: logging.LogRecord) -> dict[str, Detail | list[str]]:
        details: dict[str, Detail] | None = getattr(record, "details", None)
        if details is not None:
            return {"event": record.msg, **{name: one for name, one in details.items() if self.may_log(name)}}
        line: dict[str, Detail | list[str]] = {"event": "message", "by": record.name, "message": record.getMessage()}
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"error": record.exc_info[0].__name__, "trace": frames(record.exc_info[2])}
        return line

    def may_log(self, name: str) -> bool:
        return self.addresses or name != ADDRESS


def frames(trace: TracebackType | None) -> list[str]:
    """The last frames of a traceback, without any value."""
    found = traceback.extract_tb(trace)[-MAX_FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in found]


class RateLimitFilter(logging.Filter):
    """A rate limit for log lines. The next line that passes says how many were dropped before it."""

    def __init__(self, rate: float = LINES_PER_SECOND, burst: float = LINES_BURST) -> None:
        super().__init__()
        self.bucket = TokenBucket(rate, burst)
        self.dropped = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self.bucket.take():
            self.dropped += 1
            METRICS.count("log_lines_dropped")
            return False
        record.dropped = self.dropped
        self.dropped = 0
        return True


def configure(form: str = "text", addresses: bool = False, stream: TextIO | None = None) -> logging.Handler:
    """Send the log to a stream: warnings as text, or every event as JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(RateLimitFilter())
    handler.setFormatter(
        JsonFormatter(addresses) if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s")
    )
    root = logging.getLogger()
    for old in [one for one in root.handlers if any(isinstance(part, RateLimitFilter) for part in one.filters)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO if form == "json" else logging.WARNING)
    return handler
