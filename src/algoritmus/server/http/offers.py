"""Requests about the games: rule sets and their options, rules, catalogues."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import algoritmus
from algoritmus.explain import LANGS
from algoritmus.referee.examples import examples
from algoritmus.server.http import caching, library
from algoritmus.server.http.context import RequestContext
from algoritmus.server.http.refusals import Denied, json_response


async def links(context: RequestContext, request: Request) -> Response:
    """The addresses of this server for others."""
    context.admit(request)
    return json_response(msgspec.json.encode(context.links))


async def games(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    return caching.send(request, library.games(), "application/json")


async def rules(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    game, lang = request.path_params["game"], request.query_params.get("lang", "en")
    if game not in algoritmus.GAMES or lang not in LANGS:
        raise Denied(404, "rules.unknown", "there are no such rules")
    return caching.send(request, library.rules(game, lang), "application/json")


async def example(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    game, rule = request.path_params["game"], request.path_params["rule"]
    if game not in algoritmus.GAMES or rule not in examples(game):
        raise Denied(404, "example.unknown", "there is no example of such a rule")
    return json_response(library.example(game, rule))


async def words(context: RequestContext, request: Request) -> Response:
    context.admit(request)
    if request.path_params["lang"] not in LANGS:
        raise Denied(404, "words.unknown", "there are no words in this language")
    return caching.send(request, library.words(request.path_params["lang"]), "text/plain")
