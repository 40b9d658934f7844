"""What stays the same for a while: packed once, and sent again only when it has changed."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

WORTH_PACKING: Final = 500  # bytes
MOST_PACKED: Final = 128


class Zipped(NamedTuple):
    """A body, packed, and the mark it is known by."""

    packed: bytes
    mark: str


@lru_cache(MOST_PACKED)
def pack(body: bytes) -> Zipped:
    return Zipped(gzip.compress(body, mtime=0), f'W/"{hashlib.sha256(body).hexdigest()[:20]}"')


def send(request: Request, body: bytes, media_type: str, kept: str = "no-cache") -> Response:
    """`kept` says how long a browser may do without asking; if it asks, it may hear that nothing is new."""
    packed, mark = pack(body)
    headers = {"cache-control": kept, "etag": mark, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)
