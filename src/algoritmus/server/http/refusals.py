"""Requests that are not granted: what is said, what is counted, and when they may be asked again."""

from __future__ import annotations

import math
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from algoritmus.server.watch.logs import note
from algoritmus.server.watch.numbers import NUMBERS
from algoritmus.server.wire.fields import Problem, Problems

LONG: Final = 100  # letters of a path that are noted
BUSY: Final = "busy"
SOON: Final = 2.0  # seconds
LONGEST_WAIT: Final = 60.0


class Denied(Exception):
    """A request that is not granted."""

    def __init__(self, status: int, code: str, message: str, card: int | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, card, line)
        self.wait = 0.0  # seconds after which it may be asked again


def busy(wait: float, status: int = 429, message: str = "too many requests: wait a little") -> Denied:
    """It may be asked again, and after how many seconds."""
    denied = Denied(status, BUSY, message)
    denied.wait = wait
    return denied


def json_response(body: bytes, status: int = 200, wait: float = 0.0) -> Response:
    response = Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})
    if wait:
        response.headers["retry-after"] = str(math.ceil(min(max(wait, 1.0), LONGEST_WAIT)))
    return response


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def refuse(request: Request, status: int, code: str) -> None:
    """A request that is not granted is counted and noted, with the place that was asked and not what was said."""
    NUMBERS.count("requests", str(status))
    NUMBERS.count("refusals", code)
    note("request.refused", status=status, code=code, path=request.url.path[:LONG], address=address_of(request))


async def show_denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    refuse(request, error.status, error.problem.code)
    return json_response(msgspec.json.encode(Problems(error.problem)), error.status, error.wait)


async def show_unwritten(request: Request, error: Exception) -> Response:  # noqa: ARG001
    refuse(request, 503, "store.failed")
    problem = Problem("store.failed", "nothing can be written here just now")
    return json_response(msgspec.json.encode(Problems(problem)), 503, SOON)


async def show_damaged(request: Request, error: Exception) -> Response:  # noqa: ARG001
    problem = Problem("room.damaged", "this room is damaged and cannot be opened")
    return json_response(msgspec.json.encode(Problems(problem)), 410)


async def show_missing(request: Request, error: Exception) -> Response:  # noqa: ARG001
    assert isinstance(error, HTTPException)
    problem = Problem(f"http.{error.status_code}", error.detail)
    return json_response(msgspec.json.encode(Problems(problem)), error.status_code)


async def show_nobody(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """The client is gone: nobody reads this."""
    return Response(status_code=400)
