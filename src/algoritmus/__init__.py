"""Algoritmus: learn to code by playing Battle of Golems and Progers. Here is the registry of games and players."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from algoritmus.core.game import Game
    from algoritmus.core.package import GamePackage

__version__ = "0.1.0"
GAMES: Final[dict[str, str]] = {  # by id, each with its module, which is loaded when it is asked for
    "golems": "algoritmus.games.golems.package",
    "progers": "algoritmus.games.progers.package",
}
RULE_SETS: Final = ["golems/blocks", "golems/energy", "golems/cards", "golems/board", "progers/basic", "progers/full"]
REGISTERED_GAMES: Final[list[str]] = []  # modules of games that were added
REGISTERED_PLAYERS: Final[dict[str, str]] = {}  # players that were added: `module:factory` by name
_BETWEEN: Final = "="  # a player's name and its factory in a registration


def register(*modules: str) -> None:
    """Add games: each is a module with a `PACKAGE`."""
    for module in modules:
        if module not in REGISTERED_GAMES:
            found: GamePackage = import_module(module).PACKAGE
            REGISTERED_GAMES.append(module)
            GAMES[found.id] = module
            RULE_SETS.extend(found.rule_sets)


def register_player(name: str, factory: str) -> None:
    """Add a computer player for every table: `module:factory` makes one for a Game."""
    from algoritmus.players import add_player  # players are not needed to list games

    if REGISTERED_PLAYERS.get(name) != factory:
        add_player(name, factory)
        REGISTERED_PLAYERS[name] = factory


def registrations() -> list[str]:
    """All games and players that were added, as words for another process."""
    return [*REGISTERED_GAMES, *(f"{name}{_BETWEEN}{factory}" for name, factory in REGISTERED_PLAYERS.items())]


def register_again(registered: list[str]) -> None:
    """Add in this process what was added in the one that started it."""
    for word in registered:
        name, between, factory = word.partition(_BETWEEN)
        if between:
            register_player(name, factory)
        else:
            register(word)


@cache
def package(id_: str) -> GamePackage:
    """The game with this id, for example `golems`; KeyError if there is none."""
    found: GamePackage = import_module(GAMES[id_]).PACKAGE
    return found


def packages() -> list[GamePackage]:
    """All games, in the order of the registry."""
    return [package(id_) for id_ in GAMES]


def package_of(rule_set: str) -> GamePackage:
    """The game that a rule set belongs to."""
    return package(rule_set.partition("/")[0])


@cache
def game(rule_set: str) -> Game:
    """The rule set with this id, for example `golems/board`; KeyError if there is none."""
    if rule_set not in RULE_SETS:
        raise KeyError(f"there is no rule set {rule_set!r}; there are: {', '.join(RULE_SETS)}")
    return package_of(rule_set).game(rule_set.partition("/")[2])
