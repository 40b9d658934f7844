"""The options of a table: which values fit together, how the table would look, and the memo of its players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Game
from algoritmus.core.view_types import MemoView, Offer, View
from algoritmus.explain.memo import show_memo
from algoritmus.server.wire.library import ChoicesRequest, MemoRequest, PreviewsRequest

PREVIEW_SEED = "a look at the box"


def choices(request: ChoicesRequest) -> Offer:
    """The values that fit the options chosen so far."""
    game = algoritmus.game(request.rule_set)
    offer = game.options.offer(request.options)
    return replace(offer, sight=preview(game, offer.options))


def preview(game: Game, options: Mapping[str, str]) -> View:
    """The table as it would be set up, as a spectator sees it."""
    return game.view(game.setup(options, Seeded(PREVIEW_SEED)), None)


def previews(request: PreviewsRequest) -> dict[str, View]:
    """The table with each value of an option that has a name. Other options with previews keep their default."""
    id_, _, edition = request.rule_set.partition("/")
    library, game = algoritmus.package(id_).library(), algoritmus.game(request.rule_set)
    option = request.option
    others = {name: value for name, value in request.options.items() if name not in library.pictured}
    named = library.titles(edition).get(option, {}) if option in library.pictured else {}
    values = [value for value in game.options.offer(others).choices.get(option, ()) if value in named]
    return {value: preview(game, game.options.offer({**others, option: value}).options) for value in values}


def memo(request: MemoRequest) -> MemoView:
    """The player's memo; LookupError in a language without words."""
    return show_memo(request.rule_set, request.options, request.lang)
