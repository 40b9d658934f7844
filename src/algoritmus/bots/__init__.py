"""Players of ours, by name. A player is an object with one method: `answer(view, ask, chance)`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from algoritmus.bots.levels import NAMES, Level
from algoritmus.bots.oracle import Oracle
from algoritmus.bots.search import Greedy
from algoritmus.bots.simple import Random
from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Facts, Game, Refusal


class Player(Protocol):
    """Gets what its seat may know and nothing else. A player with a true attribute `blind` gets an empty view."""

    def answer(self, view: Facts, ask: Ask, chance: Chance) -> Answer: ...


PLAYERS: Final[dict[str, Callable[[Game], Player]]] = {
    "random": lambda game: Random(),  # noqa: ARG005
    "greedy": Greedy,
    "novice": lambda game: Greedy(game, tries=4, worlds=1),  # a child who has just learnt the cards: see docs/ladder.md
    "oracle": Oracle,
    **{name: partial(Level, level=number) for number, name in enumerate(NAMES, 1)},
}
AT_ANY_TABLE: Final = ("random", "greedy", *NAMES)  # the others need something that may not be there


def no_player(name: str, *players: str) -> Refusal:
    known = ", ".join(players)
    words = f"there is no player {name!r}; there are: {known}"
    return Refusal("player.unknown", words, values={"player": name, "players": known})


def judge_player(name: str, game: Game, view: Facts) -> None:
    """Refusal if there is no such player, or not at this table."""
    if name not in PLAYERS:
        raise no_player(name, *PLAYERS)
    player = PLAYERS[name](game)
    if isinstance(player, Oracle):
        player.judge(view)
