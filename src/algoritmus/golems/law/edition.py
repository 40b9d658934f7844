"""An edition is data: what is in its box and how its things react. The resolver reads it and knows no names."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Barrels(Enum):
    """What a barrel does to a golem that walks into it."""

    BLOCK = "barrel.block"
    ROLL = "barrel.push"


class Water(Enum):
    """What water does to a golem that walks into it."""

    TAKES_LIFE = "water.life"
    CARRIES = "water.flow"


class Load(Enum):
    """What a carried barrel does for a golem that is struck."""

    FALLS = "take.drop"
    SHIELDS = "take.shield"


class Tally(Enum):
    """How golems left on the field are compared when the last round is over."""

    LEAST_DAMAGE = "end.rounds"
    MOST_LIVES = "end.energy"


NEVER = 1_000_000_000  # a last round that is not reached


@dataclass(frozen=True, slots=True)
class Edition:
    """One box. Copies are per player; a kind of card that is not named is not in the box."""

    name: str
    hand: tuple[int, ...]  # copies of each command, by its number
    bonus_cards: dict[str, int]  # copies of `x2`, `x3`, `enemy`, `attack`, `obstacle`, `while`, `call`
    grants: dict[str, tuple[str, ...]]  # what a grant word lets a player use
    frames: tuple[tuple[int, tuple[str, ...]], ...]  # at most so many of these bonus cards together
    dice: tuple[tuple[str, ...], ...]  # bonus.blocks, bonus.small: faces; "number" is what the second die says
    luck: tuple[str, ...]  # bonus.luck: a player's deck, one card a round
    bonus_rule: str  # how bonus cards are granted
    sensors: dict[str, int]
    grounds: str
    contents: tuple[str, ...]
    every_row_filled: bool  # program.short
    has_bots: bool
    has_ladders: bool
    has_logic: bool
    has_autonomous: bool
    may_carry: bool
    barrels: Barrels
    waters: tuple[Water, ...]  # the first is the usual one
    load: Load
    last_round: int
    tally: Tally

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return edition_named, (self.name,)


def edition_named(name: str) -> Edition:
    from algoritmus.golems.law.editions import EDITIONS

    return EDITIONS[name]
