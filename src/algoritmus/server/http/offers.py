"""Requests about the games: rule sets and their options, the field editor, rules, catalogues."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from algoritmus.server.http import caching, library
from algoritmus.server.http.context import RequestContext, expect_rule_set
from algoritmus.server.http.refusals import Denied, json_response
from algoritmus.server.wire.editor import BuildRequest, SurpriseRequest
from algoritmus.server.wire.library import ChoicesRequest, PreviewsRequest


async def links(context: RequestContext, request: Request) -> Response:
    """The addresses of this server for others."""
    context.admit(request)
    return json_response(msgspec.json.encode(context.links))


async def games(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    return caching.send(request, library.games(), "application/json")


async def choices(context: RequestContext, request: Request) -> Response:
    """The values that fit the options chosen so far."""
    context.admit(request)
    body = await context.read(request, ChoicesRequest)
    expect_rule_set(body.rule_set)
    return await context.respond_cached(request, "choices", body)


async def previews(context: RequestContext, request: Request) -> Response:
    """The table with each value of an option, as views for small pictures."""
    context.admit(request, context.heavy)
    body = await context.read(request, PreviewsRequest)
    expect_rule_set(body.rule_set)
    return await context.respond_cached(request, "previews", body)


async def build(context: RequestContext, request: Request) -> Response:
    """A user field after an edit."""
    context.admit(request)
    body = await context.read(request, BuildRequest)
    expect_rule_set(body.rule_set)
    return await context.respond_cached(request, "build", body)


async def surprise(context: RequestContext, request: Request) -> Response:
    """A random fair field."""
    context.admit(request, context.heavy)
    body = await context.read(request, SurpriseRequest)
    expect_rule_set(body.rule_set)
    return await context.respond_cached(request, "surprise", body)


async def rules(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    found = library.rules(request.path_params["game"], request.query_params.get("lang", "en"))
    if found is None:
        raise Denied(404, "rules.unknown", "there are no such rules")
    return caching.send(request, found, "application/json")


async def example(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    found = library.example(request.path_params["game"], request.path_params["rule"])
    if found is None:
        raise Denied(404, "example.unknown", "there is no example of such a rule")
    return json_response(found)


async def words(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    found = library.words(request.path_params["lang"])
    if found is None:
        raise Denied(404, "words.unknown", "there are no words in this language")
    return caching.send(request, found, "text/plain")
