"""The requests of docs/protocol.md that are no socket."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

import algoritmus
from algoritmus.core.building import Faulty
from algoritmus.core.game import Refusal
from algoritmus.server.http import cached, library, workshop
from algoritmus.server.http.cookies import COOKIE, Cookies, header
from algoritmus.server.http.limits import Buckets, Limits, Visitor
from algoritmus.server.http.sockets import same_origin
from algoritmus.server.rooms.opened import Opened
from algoritmus.server.rooms.registry import Registry
from algoritmus.server.think.computers import player_seed
from algoritmus.server.think.workers import JobError
from algoritmus.server.watch.logs import note
from algoritmus.server.watch.numbers import NUMBERS
from algoritmus.server.wire.messages import (
    BuildWish,
    BuiltTold,
    Door,
    DraftWish,
    DryRun,
    HintWish,
    Join,
    Joined,
    Links,
    NewRoom,
    OwnPage,
    PastAsk,
    PastNext,
    Problem,
    Problems,
    Reviewed,
    ReviewRounds,
    RoomMade,
    SightsWish,
    SurpriseWish,
    TaskHintAsk,
    TaskNext,
    TaskPage,
    TaskTry,
    WhatIf,
    Wishes,
)

LONG: Final = 100  # letters of a path that are noted
Shape = TypeVar("Shape")
Wish = TypeVar("Wish", BuildWish, SurpriseWish)
ENDED: Final = "room.version"
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


def expect_rule_set(rule_set: str) -> None:
    if rule_set not in algoritmus.RULE_SETS:
        raise Denied(404, "rule-set.unknown", "there is no such rule set")


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


def attached(text: str, name: str) -> Response:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


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


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def refuse(request: Request, status: int, code: str) -> None:
    """A request that is not granted is counted and noted, with the place that was asked and not what was said."""
    NUMBERS.count("requests", str(status))
    NUMBERS.count("refusals", code)
    note("request.refused", status=status, code=code, path=request.url.path[:LONG], address=address_of(request))


async def leaving(request: Request) -> None:
    """Until the client hangs up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


class Requests:
    """All requests, with what they may cost."""

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

    # reading requests

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

    # what there is

    async def links(self, request: Request) -> Response:
        """Where others find this server."""
        self.admit(request)
        return json_response(msgspec.json.encode(self.outside))

    async def games(self, request: Request) -> Response:
        self.admit(request)
        return cached.send(request, library.games(), "application/json")

    async def choices(self, request: Request) -> Response:
        """What goes together with what is chosen already."""
        self.admit(request)
        wish = await self.read(request, Wishes)
        expect_rule_set(wish.rule_set)
        offered = await asyncio.to_thread(library.offer_of, wish.rule_set, wish.options)
        return json_response(msgspec.json.encode(offered))

    async def sights(self, request: Request) -> Response:
        """Small pictures of what can be chosen: views to be drawn."""
        self.admit(request, self.heavy)
        wish = await self.read(request, SightsWish)
        expect_rule_set(wish.rule_set)
        return json_response(await asyncio.to_thread(library.sights, wish.rule_set, wish.option, wish.options))

    async def build(self, request: Request) -> Response:
        """A field of one's own, one edit further."""
        self.admit(request)
        return await self.built(workshop.lay, await self.read(request, BuildWish))

    async def surprise(self, request: Request) -> Response:
        """A fair field of one's own."""
        self.admit(request, self.heavy)
        return await self.built(workshop.surprise, await self.read(request, SurpriseWish))

    async def built(self, make: Callable[[Wish], BuiltTold], wish: Wish) -> Response:
        expect_rule_set(wish.rule_set)
        try:
            return json_response(msgspec.json.encode(await asyncio.to_thread(make, wish)))
        except Faulty as error:
            raise Denied(400, f"build.{error.fault.code}", error.fault.words) from None
        except Refusal as error:
            raise Denied(400, error.code, error.message) from None

    async def rules(self, request: Request) -> Response:
        self.admit(request)
        found = library.rules(request.path_params["game"], request.query_params.get("lang", "en"))
        if found is None:
            raise Denied(404, "rules.unknown", "there are no such rules")
        return cached.send(request, found, "application/json")

    async def example(self, request: Request) -> Response:
        self.admit(request)
        found = library.example(request.path_params["game"], request.path_params["rule"])
        if found is None:
            raise Denied(404, "example.unknown", "there is no example of such a rule")
        return json_response(found)

    async def words(self, request: Request) -> Response:
        self.admit(request)
        found = library.words(request.path_params["lang"])
        if found is None:
            raise Denied(404, "words.unknown", "there are no words in this language")
        return cached.send(request, found, "text/plain")

    # rooms

    async def create(self, request: Request) -> Response:
        self.admit(request)
        holder, cookie = self.browser(request)
        if wait := await self.registry.credits.make_room(Visitor(holder, address_of(request))):
            raise busy(wait)
        wish = await self.read(request, NewRoom)
        try:
            room = (await self.registry.create(wish, holder)).room
            NUMBERS.count("rooms_made")
            note("room.made", room=room.code, rule_set=room.row.rule_set)
        except Refusal as error:
            raise Denied(400, error.code, error.message) from None
        return self.seated(request, msgspec.json.encode(RoomMade(room.code, room.seats_of(holder))), cookie)

    async def door(self, request: Request) -> Response:
        self.admit(request)
        opened = await self.room(request, request.path_params["code"])
        room, yours = opened.room, opened.room.seats_of(self.holder(request))
        row, seats = room.row, opened.outbox.seats()
        door = Door(room.code, row.rule_set, row.options, seats, yours, room.over(), row.clock)
        return json_response(msgspec.json.encode(door))

    async def join(self, request: Request) -> Response:
        self.admit(request)
        wish = await self.read(request, Join)
        opened = await self.room(request, request.path_params["code"])
        holder, cookie = self.browser(request)
        try:
            seats = await self.registry.join(opened, holder, wish.name, wish.seat)
        except Refusal as error:
            raise Denied(409, error.code, error.message) from None
        return self.seated(request, msgspec.json.encode(Joined(seats)), cookie)

    async def record(self, request: Request) -> Response:
        """The record of a game that is over, also of one that ended because its rules are no more."""
        self.admit(request)
        code = request.path_params["code"].upper()
        try:
            room = (await self.room(request, code)).room
        except Denied as denied:
            if denied.problem.code != ENDED:
                raise
            return attached(await self.registry.record_on_disk(code), f"{code}.txt")
        if not room.over():
            raise Denied(403, "record.running", "the record is open once the game is over")
        return attached(str(room.match.record), f"{room.row.rule_set.replace('/', '-')}-{room.code}.txt")

    # thinking

    async def ask(self, request: Request, job: str, **arguments: object) -> Response:
        return json_response(await self.work(request, job, **arguments))

    async def work(self, request: Request, job: str, **arguments: object) -> bytes:
        """The result of a job, as long as somebody waits for it."""
        work = asyncio.ensure_future(self.registry.visitors.ask(job, *self.visitor(request), **arguments))
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

    async def replay(self, request: Request) -> Response:
        self.admit(request, self.heavy)
        return await self.ask(request, "replay", text=await self.text(request, self.limits.record_bytes))

    async def seen(self, request: Request) -> Response:
        """The game so far as the own seat saw it; who shares a device with others sees what a spectator sees."""
        self.admit(request, self.heavy)
        room = (await self.room(request, request.path_params["code"])).room
        yours = room.seats_of(self.holder(request))
        return await self.ask(request, "seen", text=str(room.match.record), seat=yours[0] if len(yours) == 1 else None)

    async def past_ask(self, request: Request) -> Response:
        self.admit(request, self.heavy)
        wish = await self.read(request, PastAsk, self.limits.record_bytes)
        return await self.ask(request, "past-ask", text=wish.record, step=wish.step, seat=wish.seat)

    async def past_next(self, request: Request) -> Response:
        self.admit(request, self.heavy)
        wish = await self.read(request, PastNext, self.limits.record_bytes)
        return await self.ask(request, "past-next", text=wish.record, step=wish.step, seat=wish.seat, laid=wish.laid)

    async def what_if(self, request: Request) -> Response:
        self.admit(request, self.heavy)
        wish = await self.read(request, WhatIf, self.limits.record_bytes)
        return await self.ask(request, "what-if", text=wish.record, step=wish.step, seat=wish.seat, cards=wish.cards)

    # the path

    async def path(self, request: Request) -> Response:
        self.admit(request)
        return cached.send(request, await asyncio.to_thread(library.path), "application/json")

    async def task(self, request: Request) -> Response:
        self.admit(request)
        return await self.ask(request, "task", task=request.path_params["task"])

    async def own_puzzle(self, request: Request) -> Response:
        """What can be proven of a puzzle that somebody is building."""
        self.admit(request, self.heavy)
        wish = await self.read(request, OwnPage)
        return await self.ask(request, "own", page=wish.page)

    async def draft(self, request: Request) -> Response:
        """A puzzle or scenario of one's own, one stroke further."""
        self.admit(request)
        wish = await self.read(request, DraftWish)
        try:
            return json_response(msgspec.json.encode(await asyncio.to_thread(workshop.draft, wish)))
        except Refusal as error:
            raise Denied(400, error.code, error.message) from None

    async def own_task(self, request: Request) -> Response:
        """A puzzle of one's own as a task."""
        self.admit(request, self.heavy)
        wish = await self.read(request, TaskPage)
        return await self.ask(request, "task", task="", page=wish.page)

    async def task_next(self, request: Request) -> Response:
        self.admit(request)
        wish = await self.read(request, TaskNext)
        return await self.ask(request, "task-next", task=wish.task, laid=wish.laid, page=wish.page)

    async def task_try(self, request: Request) -> Response:
        """A try needs no room: nothing is kept."""
        self.admit(request)
        wish = await self.read(request, TaskTry)
        if wish.page is not None:  # of one's own: what it costs is not known
            self.admit(request, self.heavy)
        return await self.ask(request, "task-try", task=wish.task, cards=wish.cards, page=wish.page)

    async def task_hint(self, request: Request) -> Response:
        self.admit(request)
        wish = await self.read(request, TaskHintAsk)
        if wish.page is not None:  # of one's own: what it costs is not known
            self.admit(request, self.heavy)
        return await self.ask(request, "task-hint", task=wish.task, step=wish.step, laid=wish.laid, page=wish.page)

    async def review(self, request: Request) -> Response:
        """A finished game round by round: a line for each, as soon as it is worked out."""
        self.admit(request, self.heavy)
        text = await self.text(request, self.limits.record_bytes)
        plan = await self.work(request, "rounds", text=text)
        lines = self.reviewed(request, text, plan)
        return StreamingResponse(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})

    async def reviewed(self, request: Request, text: str, plan: bytes) -> AsyncIterator[bytes]:
        """Each round waits for its turn among the other visitors'; whoever hangs up is not worked for."""
        yield plan + b"\n"
        for step in msgspec.json.decode(plan, type=ReviewRounds).steps:
            try:
                yield await self.work(request, "review", text=text, step=step) + b"\n"
            except Denied as error:
                yield msgspec.json.encode(Reviewed(step, [], error.problem.code)) + b"\n"
            except ClientDisconnect:
                return

    async def hint(self, request: Request) -> Response:
        """From the own view alone, where one person plays against computers."""
        self.admit(request, self.heavy)
        wish = await self.read(request, HintWish)
        room = (await self.room(request, wish.room)).room
        try:
            room.judge_hint(self.holder(request), wish.seat)
        except Refusal as error:
            raise Denied(403, error.code, error.message) from None
        seed = player_seed(room.row.seed, room.match.steps, wish.seat)  # asked again it says the same
        view = room.match.view(wish.seat)
        return await self.ask(request, "hint", rule_set=room.row.rule_set, view=view, seat=wish.seat, seed=seed)

    async def settle(self, request: Request) -> Response:
        self.admit(request, self.heavy)
        return await self.ask(request, "settle", text=await self.text(request, self.limits.body_bytes))

    async def dry_run(self, request: Request) -> Response:
        """From the own view alone."""
        self.admit(request, self.heavy)
        wish = await self.read(request, DryRun)
        room = (await self.room(request, wish.room)).room
        try:
            room.own(self.holder(request), wish.seat)
        except Refusal as error:
            raise Denied(403, error.code, error.message) from None
        return await self.ask(
            request,
            "dry-run",
            rule_set=room.row.rule_set,
            view=room.match.view(wish.seat),
            seat=wish.seat,
            cards=wish.cards,
            seed=secrets.token_hex(8),
        )
