"""The context of HTTP requests: admission, reading a body, running a job."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

import algoritmus
from algoritmus.server.http.caching import ResultCache
from algoritmus.server.http.cookies import COOKIE, Cookies, header
from algoritmus.server.http.refusals import BUSY, RETRY_SECONDS, Denied, address_of, busy, denying, json_response
from algoritmus.server.http.sockets import same_origin
from algoritmus.server.limits import Client, Limits, RateLimiter
from algoritmus.server.rooms.live_room import LiveRoom
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.wire.fields import Problems
from algoritmus.server.wire.rooms import LinksResponse
from algoritmus.server.workers.pool import JobError, OnProgress

JSON_LINES: Final = "application/x-ndjson"
UNCACHED: Final = {"cache-control": "no-store"}
Body = TypeVar("Body", bound=msgspec.Struct)


class RequestContext:
    """The context that request handlers share while the application runs."""

    def __init__(
        self,
        registry: Registry,
        cookies: Cookies,
        limits: Limits,
        origins: frozenset[str],
        links: tuple[str, ...] = (),
    ) -> None:
        self.links = LinksResponse(list(links))
        self.registry = registry
        self.cookies = cookies
        self.limits = limits
        self.origins = origins
        self.rate_limit = RateLimiter(limits.requests_per_second, limits.requests_burst, limits.address_factor)
        self.heavy = RateLimiter(limits.heavy_per_second, limits.heavy_burst, limits.address_factor)
        self.results = ResultCache()

    def admit(self, request: Request, *more: RateLimiter) -> None:
        """Denied for pages of other origins and for clients above a rate limit."""
        if request.method == "POST" and not same_origin(request.headers, self.origins):
            raise Denied(403, "origin", "this request comes from another page")
        for limiter in (self.rate_limit, *more):
            if wait := limiter.admit(self.client(request)):
                raise busy(wait)

    def client(self, request: Request) -> Client:
        return Client(self.holder(request), address_of(request))

    # the body

    async def body(self, request: Request, max_bytes: int) -> bytes:
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                return await self.whole_body(request, max_bytes)
        except TimeoutError:
            raise Denied(408, "body.late", "the rest of this request did not come") from None

    async def whole_body(self, request: Request, max_bytes: int) -> bytes:
        found = bytearray()
        async for part in request.stream():
            found += part
            if len(found) > max_bytes:
                raise Denied(413, "body.size", f"more than {max_bytes} bytes are not read")
        return bytes(found)

    async def read(self, request: Request, body: type[Body], max_bytes: int = 0) -> Body:
        try:
            return msgspec.json.decode(await self.body(request, max_bytes or self.limits.body_bytes), type=body)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Denied(400, "body.syntax", str(error) or "this is not JSON") from None

    async def text(self, request: Request, max_bytes: int) -> str:
        try:
            return (await self.body(request, max_bytes)).decode()
        except UnicodeDecodeError:
            raise Denied(400, "body.syntax", "this is not UTF-8 text") from None

    # seats and rooms

    def holder(self, request: Request) -> str:
        return self.cookies.holder(request.cookies.get(COOKIE))

    def browser(self, request: Request) -> tuple[str, str]:
        """The holder of the cookie, and a new cookie if there is none yet."""
        holder = self.holder(request)
        cookie = "" if holder else self.cookies.new()
        return holder or self.cookies.holder(cookie), cookie

    async def room(self, request: Request, code: str) -> LiveRoom:
        with denying(410):  # begun under rules that are no more
            live = await self.registry.open(code.upper())
        if wait := await self.registry.rate_limits.check_lookup(live, self.client(request)):
            raise busy(wait)
        if live is None:
            raise Denied(404, "room.unknown", "there is no such room")
        return live

    def seated(self, request: Request, body: bytes, cookie: str) -> Response:
        """A response that sets the cookie if there is a new one."""
        response = json_response(body)
        if cookie:
            response.headers.append("set-cookie", header(cookie, request.url.scheme == "https"))
        return response

    # jobs

    async def respond(
        self, request: Request, job: str, body: msgspec.Struct, quick: bool = False, cached: bool = False
    ) -> Response:
        """The result of a job."""
        run = self.run_cached(request, job, body) if cached else self.run(request, job, body, quick=quick)
        return json_response(await run)

    async def run_cached(self, request: Request, job: str, body: msgspec.Struct) -> bytes:
        """The result of a quick job that depends on nothing but its request."""
        key = f"{job} ".encode() + msgspec.json.encode(body)
        result = self.results.get(key)
        if result is None:
            result = await self.run(request, job, body, quick=True)
            self.results.put(key, result)
        return result

    async def stream(self, request: Request, job: str, body: msgspec.Struct) -> Response:
        """Lines of JSON: progress, and at last the result or the problem."""
        lines: asyncio.Queue[bytes] = asyncio.Queue()
        work = asyncio.ensure_future(self.run(request, job, body, lines.put_nowait))
        return StreamingResponse(progress_lines(lines, work), media_type=JSON_LINES, headers=UNCACHED)

    async def run(
        self,
        request: Request,
        job: str,
        body: msgspec.Struct,
        on_progress: OnProgress | None = None,
        quick: bool = False,
    ) -> bytes:
        """The result of a job. The job is stopped when the client disconnects."""
        run = self.registry.visitors.run(job, body, self.client(request), on_progress, quick)
        work, gone = asyncio.ensure_future(run), asyncio.ensure_future(disconnect(request))
        try:
            await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise ClientDisconnect
            return work.result()
        except JobError as error:
            if error.code == BUSY:
                raise busy(RETRY_SECONDS, 503, error.message) from None
            raise Denied(400, error.code, error.message, error.card, error.line) from None
        finally:
            work.cancel()
            gone.cancel()


Handler = Callable[[RequestContext, Request], Awaitable[Response]]


async def progress_lines(lines: asyncio.Queue[bytes], work: asyncio.Future[bytes]) -> AsyncIterator[bytes]:
    work.add_done_callback(lambda _: lines.put_nowait(b""))
    try:
        while line := await lines.get():
            yield line + b"\n"
        yield work.result() + b"\n"
    except Denied as denied:
        yield msgspec.json.encode(Problems(denied.problem)) + b"\n"
    except ClientDisconnect:
        return
    finally:
        work.cancel()


async def disconnect(request: Request) -> None:
    """Return when the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def expect_rule_set(rule_set: str) -> None:
    if rule_set not in algoritmus.RULE_SETS:
        raise Denied(404, "rule-set.unknown", "there is no such rule set")
