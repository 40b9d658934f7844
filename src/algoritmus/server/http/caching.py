"""Caches: compressed static bodies with their ETag, and results of jobs."""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

MIN_COMPRESSED_BYTES: Final = 500
MAX_COMPRESSED: Final = 128  # bodies in the cache
ETAG_DIGITS: Final = 20
MAX_RESULTS: Final = 512
MAX_KEY_BYTES: Final = 2_000
MAX_CACHED_BYTES: Final = 32_000  # of one result


class Compressed(NamedTuple):
    """A body in gzip format and its ETag."""

    body: bytes
    etag: str


@lru_cache(MAX_COMPRESSED)
def compress(body: bytes) -> Compressed:
    return Compressed(gzip.compress(body, mtime=0), f'W/"{hashlib.sha256(body).hexdigest()[:ETAG_DIGITS]}"')


def send(request: Request, body: bytes, media_type: str, cache_control: str = "no-cache") -> Response:
    """A static body: compressed if the client accepts that, 304 if the client has it already."""
    compressed, etag = compress(body)
    headers = {"cache-control": cache_control, "etag": etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if len(body) >= MIN_COMPRESSED_BYTES and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(compressed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)


class ResultCache:
    """Results of jobs by job and request. The least recently used are dropped."""

    def __init__(self) -> None:
        self.results: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, key: bytes) -> bytes | None:
        if key in self.results:
            self.results.move_to_end(key)
        return self.results.get(key)

    def put(self, key: bytes, result: bytes) -> None:
        if len(key) <= MAX_KEY_BYTES and len(result) <= MAX_CACHED_BYTES:
            self.results[key] = result
            if len(self.results) > MAX_RESULTS:
                self.results.popitem(last=False)
