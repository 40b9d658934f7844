"""Error responses: the problem as JSON, counted and logged, with `retry-after` where a retry makes sense."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from algoritmus.core.game import Refusal
from algoritmus.server.monitoring.logs import log_event
from algoritmus.server.monitoring.metrics import METRICS
from algoritmus.server.store.rows import DamagedError
from algoritmus.server.wire.fields import Problem, Problems

MAX_LOGGED_PATH: Final = 100  # characters
STORE_FAILED: Final = 503
BUSY: Final = "busy"
RETRY_SECONDS: Final = 2.0
MAX_RETRY_SECONDS: Final = 60.0


class Denied(Exception):
    """A request that is refused with a status and a problem."""

    def __init__(self, status: int, code: str, message: str, card: int | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, card, line)
        self.retry_seconds = 0.0


@contextmanager
def denying(status: int) -> Iterator[None]:
    """A refusal becomes a response with this status."""
    try:
        yield
    except Refusal as error:
        raise Denied(status, error.code, error.message) from None


def busy(wait: float, status: int = 429, message: str = "too many requests: wait a little") -> Denied:
    """The client may retry after so many seconds."""
    denied = Denied(status, BUSY, message)
    denied.retry_seconds = wait
    return denied


def json_response(body: bytes, status: int = 200, retry_seconds: float = 0.0) -> Response:
    response = Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})
    if retry_seconds:
        response.headers["retry-after"] = str(math.ceil(min(max(retry_seconds, 1.0), MAX_RETRY_SECONDS)))
    return response


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def record_refusal(request: Request, status: int, code: str) -> None:
    """Count and log a refused request: its path, never its body."""
    METRICS.count("requests", str(status))
    METRICS.count("refusals", code)
    log_event(
        "request.refused",
        status=status,
        code=code,
        path=request.url.path[:MAX_LOGGED_PATH],
        address=address_of(request),
    )


async def show_denied(request: Request, error: Exception) -> Response:
    """The response to a refusal and to any error of the store. Only those that an operator cares about are recorded."""
    denied = denied_of(error)
    if isinstance(error, Denied) or denied.status == STORE_FAILED:
        record_refusal(request, denied.status, denied.problem.code)
    return json_response(msgspec.json.encode(Problems(denied.problem)), denied.status, denied.retry_seconds)


def denied_of(error: Exception) -> Denied:
    match error:
        case Denied():
            return error
        case HTTPException(status_code=status, detail=detail):
            return Denied(status, f"http.{status}", detail)
        case DamagedError():
            return Denied(410, "room.damaged", "this room is damaged and cannot be opened")
    failed = Denied(STORE_FAILED, "store.failed", "nothing can be written here just now")
    failed.retry_seconds = RETRY_SECONDS
    return failed


async def show_nobody(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """The client has disconnected: nobody reads this response."""
    return Response(status_code=400)
