"""Registry of computer players by name. A player is an object with one method: `answer(view, ask, chance)`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Final, Protocol

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Game, Refusal
from algoritmus.core.view_types import View
from algoritmus.players.levels import NAMES, Level
from algoritmus.players.oracle import Oracle
from algoritmus.players.simple import Greedy, Random


class Player(Protocol):
    """A player sees the view of its seat and nothing else; with a true attribute `blind` a blank view."""

    def answer(self, view: View, ask: Ask, chance: Chance) -> Answer: ...


PLAYERS: Final[dict[str, Callable[[Game], Player]]] = {
    "random": lambda game: Random(),  # noqa: ARG005
    "greedy": Greedy,
    "novice": lambda game: Greedy(game, tries=4, worlds=1),  # a beginner: see docs/ladder.md
    "oracle": Oracle,
    **{name: partial(Level, level=number) for number, name in enumerate(NAMES, 1)},
}
AT_ANY_TABLE: Final = ["random", "greedy", *NAMES]  # the others need a solved game
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,39}")


def add_player(name: str, factory: str) -> None:
    """One more player for every table; ValueError if the name or the factory will not do."""
    module, _, made_by = factory.partition(":")
    if not NAME.fullmatch(name) or name in PLAYERS:
        raise ValueError(f"{name!r} is taken, or no name for a player: {NAME.pattern}")
    if not (module and made_by):
        raise ValueError(f"{factory!r} is no factory of players: module:factory")
    PLAYERS[name] = getattr(import_module(module), made_by)
    AT_ANY_TABLE.append(name)


def check_player(name: str, game: Game, view: View, *others: str) -> None:
    """Refusal if there is no such player, or not at this table; `others` may sit there too."""
    if name not in PLAYERS:
        known = ", ".join((*PLAYERS, *others))
        words = f"there is no player {name!r}; there are: {known}"
        raise Refusal("player.unknown", words, values={"player": name, "players": known})
    player = PLAYERS[name](game)
    if isinstance(player, Oracle):
        player.check_table(view)
