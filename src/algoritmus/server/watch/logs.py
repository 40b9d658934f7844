"""The log: one line of JSON for every event. It holds no cards, seeds or cookies, and addresses only if they are asked
for. However much happens, it grows only by so many lines a second.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

from algoritmus.server.http.limits import Bucket
from algoritmus.server.watch.numbers import NUMBERS

LINES: Final = 50.0  # a second
LINES_KEPT: Final = 1000.0
ADDRESS: Final = "address"
FRAMES: Final = 12  # of a traceback
log = logging.getLogger("algoritmus.server")


def note(event: str, **facts: object) -> None:
    """Something that an operator may want to know; an address has the name `address`."""
    log.info(event, extra={"facts": facts})


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def __init__(self, addresses: bool = False) -> None:
        super().__init__()
        self.addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": when, "level": record.levelname.lower(), **self.told(record)}
        dropped = getattr(record, "dropped", 0)
        if dropped:
            line["dropped_before"] = dropped
        return msgspec.json.encode(line, enc_hook=str).decode()

    def told(self, record: logging.LogRecord) -> dict[str, object]:
        facts: dict[str, object] | None = getattr(record, "facts", None)
        if facts is not None:
            return {"event": record.msg, **{name: fact for name, fact in facts.items() if self.may_tell(name)}}
        line: dict[str, object] = {"event": "message", "by": record.name, "message": record.getMessage()}
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"error": record.exc_info[0].__name__, "trace": frames(record.exc_info[2])}
        return line

    def may_tell(self, name: str) -> bool:
        return self.addresses or name != ADDRESS


def frames(trace: Any) -> list[str]:
    """Where it went wrong, without any value."""
    found = traceback.extract_tb(trace)[-FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in found]


class Steady(logging.Filter):
    """So many lines a second; how many were left out is told with the next one."""

    def __init__(self, rate: float = LINES, most: float = LINES_KEPT) -> None:
        super().__init__()
        self.bucket = Bucket(rate, most)
        self.dropped = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not self.bucket.take():
            self.dropped += 1
            NUMBERS.count("log_lines_dropped")
            return False
        record.dropped = self.dropped
        self.dropped = 0
        return True


def begin(form: str = "text", addresses: bool = False, stream: TextIO | None = None) -> logging.Handler:
    """Everything goes to this stream: warnings in words, or every event as JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(Steady())
    handler.setFormatter(
        Lines(addresses) if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s")
    )
    root = logging.getLogger()
    for old in [one for one in root.handlers if any(isinstance(part, Steady) for part in one.filters)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO if form == "json" else logging.WARNING)
    return handler
