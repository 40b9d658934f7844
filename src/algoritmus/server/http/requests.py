"""What all requests that are no socket share: who may ask, how it is read, and who works for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

import algoritmus
from algoritmus.core.game import Refusal
from algoritmus.server.http.cookies import COOKIE, Cookies, header
from algoritmus.server.http.limits import Buckets, Limits, Visitor
from algoritmus.server.http.refusals import BUSY, SOON, Denied, address_of, busy, json_response
from algoritmus.server.http.sockets import same_origin
from algoritmus.server.rooms.opened import Opened
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.think.workers import JobError, Told
from algoritmus.server.wire.fields import Problems
from algoritmus.server.wire.rooms import Links

Shape = TypeVar("Shape")


class Requests:
    """The desk that they come to, with what they may cost."""

    def __init__(
        self,
        registry: Registry,
        cookies: Cookies,
        limits: Limits,
        origins: frozenset[str],
        outside: tuple[str, ...] = (),
    ) -> None:
        self.outside = Links(list(outside))
        self.registry = registry
        self.cookies = cookies
        self.limits = limits
        self.origins = origins
        self.requests = Buckets(limits.requests, limits.requests_kept, limits.outer)
        self.heavy = Buckets(limits.heavy, limits.heavy_kept, limits.outer)

    def admit(self, request: Request, *more: Buckets) -> None:
        """Denied for foreign pages and for those who ask too much."""
        if request.method == "POST" and not same_origin(request.headers, self.origins):
            raise Denied(403, "origin", "this request comes from another page")
        for buckets in (self.requests, *more):
            if wait := buckets.admit(self.visitor(request)):
                raise busy(wait)

    def visitor(self, request: Request) -> Visitor:
        return Visitor(self.holder(request), address_of(request))

    async def body(self, request: Request, most: int) -> bytes:
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                return await self.whole_body(request, most)
        except TimeoutError:
            raise Denied(408, "body.late", "the rest of this request did not come") from None

    async def whole_body(self, request: Request, most: int) -> bytes:
        found = bytearray()
        async for part in request.stream():
            found += part
            if len(found) > most:
                raise Denied(413, "body.size", f"more than {most} bytes are not read")
        return bytes(found)

    async def read(self, request: Request, shape: type[Shape], most: int = 0) -> Shape:
        try:
            return msgspec.json.decode(await self.body(request, most or self.limits.body_bytes), type=shape)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Denied(400, "body.syntax", str(error) or "this is not JSON") from None

    async def text(self, request: Request, most: int) -> str:
        try:
            return (await self.body(request, most)).decode()
        except UnicodeDecodeError:
            raise Denied(400, "body.syntax", "this is not UTF-8 text") from None

    def holder(self, request: Request) -> str:
        return self.cookies.holder(request.cookies.get(COOKIE))

    def browser(self, request: Request) -> tuple[str, str]:
        """Who asks, and its cookie if it needs a new one."""
        holder = self.holder(request)
        cookie = "" if holder else self.cookies.new()
        return holder or self.cookies.holder(cookie), cookie

    async def room(self, request: Request, code: str) -> Opened:
        try:
            opened = await self.registry.open(code.upper())
        except Refusal as error:  # begun by rules that are no more
            raise Denied(410, error.code, error.message) from None
        if wait := await self.registry.credits.find(opened, self.visitor(request)):
            raise busy(wait)
        if opened is None:
            raise Denied(404, "room.unknown", "there is no such room")
        return opened

    def seated(self, request: Request, body: bytes, cookie: str) -> Response:
        response = json_response(body)
        if cookie:
            response.headers.append("set-cookie", header(cookie, request.url.scheme == "https"))
        return response

    async def ask(self, request: Request, job: str, **arguments: object) -> Response:
        return json_response(await self.work(request, job, **arguments))

    async def watch(self, request: Request, job: str, **arguments: object) -> Response:
        """Lines: how far it is, and at last the result, or the problem."""
        lines: asyncio.Queue[bytes] = asyncio.Queue()
        work = asyncio.ensure_future(self.work(request, job, lines.put_nowait, **arguments))
        headers = {"cache-control": "no-store"}
        return StreamingResponse(watched(lines, work), media_type="application/x-ndjson", headers=headers)

    async def work(self, request: Request, job: str, told: Told | None = None, /, **arguments: object) -> bytes:
        """The result of a job, as long as somebody waits for it."""
        work = asyncio.ensure_future(self.registry.visitors.ask(job, *self.visitor(request), told, **arguments))
        gone = asyncio.ensure_future(leaving(request))
        try:
            await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise ClientDisconnect
            return work.result()
        except JobError as error:
            if error.code == BUSY:
                raise busy(SOON, 503, error.message) from None
            raise Denied(400, error.code, error.message, error.card, error.line) from None
        finally:
            work.cancel()
            gone.cancel()


async def watched(lines: asyncio.Queue[bytes], work: asyncio.Future[bytes]) -> AsyncIterator[bytes]:
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


async def leaving(request: Request) -> None:
    """Until the client hangs up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def expect_rule_set(rule_set: str) -> None:
    if rule_set not in algoritmus.RULE_SETS:
        raise Denied(404, "rule-set.unknown", "there is no such rule set")
