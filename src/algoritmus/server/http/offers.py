"""Requests about what there is: rule sets and their choices, fields of one's own, rules and words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from algoritmus.core.building import Faulty
from algoritmus.core.game import Refusal
from algoritmus.server.http import cached, library, workshop
from algoritmus.server.http.refusals import Denied, json_response
from algoritmus.server.http.requests import Requests, expect_rule_set
from algoritmus.server.wire.building import BuildWish, BuiltTold, SurpriseWish
from algoritmus.server.wire.shelf import SightsWish, Wishes

Wish = TypeVar("Wish", BuildWish, SurpriseWish)


async def links(desk: Requests, request: Request) -> Response:
    """Where others find this server."""
    desk.admit(request)
    return json_response(msgspec.json.encode(desk.outside))


async def games(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    return cached.send(request, library.games(), "application/json")


async def choices(desk: Requests, request: Request) -> Response:
    """What goes together with what is chosen already."""
    desk.admit(request)
    wish = await desk.read(request, Wishes)
    expect_rule_set(wish.rule_set)
    offered = await asyncio.to_thread(library.offer_of, wish.rule_set, wish.options)
    return json_response(msgspec.json.encode(offered))


async def sights(desk: Requests, request: Request) -> Response:
    """Small pictures of what can be chosen: views to be drawn."""
    desk.admit(request, desk.heavy)
    wish = await desk.read(request, SightsWish)
    expect_rule_set(wish.rule_set)
    return json_response(await asyncio.to_thread(library.sights, wish.rule_set, wish.option, wish.options))


async def build(desk: Requests, request: Request) -> Response:
    """A field of one's own, one edit further."""
    desk.admit(request)
    return await built(workshop.lay, await desk.read(request, BuildWish))


async def surprise(desk: Requests, request: Request) -> Response:
    """A fair field of one's own."""
    desk.admit(request, desk.heavy)
    return await built(workshop.surprise, await desk.read(request, SurpriseWish))


async def built(make: Callable[[Wish], BuiltTold], wish: Wish) -> Response:
    expect_rule_set(wish.rule_set)
    try:
        return json_response(msgspec.json.encode(await asyncio.to_thread(make, wish)))
    except Faulty as error:
        raise Denied(400, f"build.{error.fault.code}", error.fault.words) from None
    except Refusal as error:
        raise Denied(400, error.code, error.message) from None


async def rules(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    found = library.rules(request.path_params["game"], request.query_params.get("lang", "en"))
    if found is None:
        raise Denied(404, "rules.unknown", "there are no such rules")
    return cached.send(request, found, "application/json")


async def example(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    found = library.example(request.path_params["game"], request.path_params["rule"])
    if found is None:
        raise Denied(404, "example.unknown", "there is no example of such a rule")
    return json_response(found)


async def words(desk: Requests, request: Request) -> Response:
    desk.admit(request)
    found = library.words(request.path_params["lang"])
    if found is None:
        raise Denied(404, "words.unknown", "there are no words in this language")
    return cached.send(request, found, "text/plain")
