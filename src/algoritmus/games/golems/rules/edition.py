"""Edition: the components of a box and the reactions of its things, as data. The resolver reads it, not names."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NoReturn, TypeVar

from algoritmus.games.golems.rules.programs.limits import HandLimits
from algoritmus.games.golems.rules.things import CARRIES, DIPS, Thing, Things


class Water(Enum):
    """The effect of water on a golem that walks into it."""

    TAKES_LIFE = "water.life"
    CARRIES = "water.flow"

    def row(self, usual: Thing) -> Thing:
        """Water of this kind instead of the usual one."""
        return usual.replace(step=CARRIES if self is Water.CARRIES else DIPS, step_rule=self.value)


class Load(Enum):
    """The effect of a carried barrel on a strike against its golem."""

    FALLS = "take.drop"
    SHIELDS = "take.shield"


class Comparison(Enum):
    """How golems left on the field are compared when the last round is over."""

    LEAST_DAMAGE = "end.rounds"
    MOST_LIVES = "end.energy"


Entry = TypeVar("Entry")


class Frozen(dict[str, Entry]):
    """A mapping that stays as it is, and so has a hash."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return Frozen, (dict(self),)

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("a frozen mapping stays as it is")

    __setitem__ = __delitem__ = __ior__ = update = setdefault = pop = popitem = clear = _refuse


NEVER = 1_000_000_000  # a last round that is not reached


@dataclass(frozen=True, slots=True)
class Edition:
    """One box. Copies are per player; a kind of card that is not named is not in the box. Mappings are `Frozen`."""

    name: str
    hand: tuple[int, ...]  # copies of each command, by its number
    bonus_cards: dict[str, int]  # copies of `x2`, `x3`, `enemy`, `attack`, `obstacle`, `while`, `call`
    grants: dict[str, tuple[str, ...]]  # what a grant word lets a player use
    frames: tuple[tuple[int, tuple[str, ...]], ...]  # at most so many of these bonus cards together
    dice: tuple[tuple[str, ...], ...]  # faces; "number" is what the second die says
    luck: tuple[str, ...]  # bonus.luck: a player's deck, one card a round
    bonus_rule: str  # how bonus cards are granted
    sensors: dict[str, int]
    grounds: str
    contents: tuple[str, ...]  # of barrels
    hides_contents: bool  # nobody knows what is in a barrel before it is opened
    every_row_filled: bool  # program.short
    has_bots: bool
    has_ladders: bool
    has_logic: bool
    ways: tuple[str, ...]  # to play, the usual one first
    open_ways: tuple[str, ...]  # way.open: those whose programs usually lie face up
    bot_does: tuple[int, ...]  # what a bot carries out for each command: itself, but for stand where nobody strikes
    may_carry: bool
    things: Things  # how everything on a cell reacts, by its number
    waters: tuple[Water, ...]  # the first is the usual one
    load: Load
    last_round: int
    comparison: Comparison
    may_play_on: bool  # the table may choose extra rounds after a draw
    old_options: tuple[str, ...]  # switches of earlier versions that did nothing: read, but not offered
    limits: HandLimits = field(init=False, repr=False, compare=False)  # deck.limits: follows from the cards above

    def __post_init__(self) -> None:
        object.__setattr__(self, "limits", HandLimits(self.bonus_cards, self.sensors, self.frames))

    @property
    def may_choose_water(self) -> bool:
        return len(self.waters) > 1
