"""Energy: 4x4 or 6x6, take, ten rounds of energy."""

from __future__ import annotations

from algoritmus.games.golems.rules.codes import ITSELF
from algoritmus.games.golems.rules.edition import Comparison, Edition, Frozen, Load, Water
from algoritmus.games.golems.rules.editions.obstacles import SMALL

ENERGY = Edition(
    name="energy",
    hand=(3, 3, 2, 2, 4, 2, 2, 1),  # deck.energy-count: nineteen, as the list says
    bonus_cards=Frozen({"x2": 1, "x3": 1, "enemy": 1, "attack": 1}),
    grants=Frozen({"x2": ("x2",), "x3": ("x3",), "if": ("enemy", "attack")}),
    frames=(),
    dice=(("x2", "x3", "if", "", "", ""),),
    luck=(),
    bonus_rule="bonus.small",
    sensors=Frozen({}),
    grounds=".",
    contents=("empty",),
    hides_contents=False,
    every_row_filled=False,
    has_bots=False,
    has_ladders=False,
    has_logic=False,
    ways=("beginner", "standard", "autonomous", "bring", "tournament"),
    open_ways=("beginner",),
    bot_does=ITSELF,
    may_carry=True,
    things=SMALL,
    waters=(Water.TAKES_LIFE, Water.CARRIES),
    load=Load.SHIELDS,
    last_round=10,
    comparison=Comparison.MOST_LIVES,
    old_options=(),
    may_play_on=True,
)
