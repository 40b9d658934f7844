"""Energy: 4x4 or 6x6, take, ten rounds of energy."""

from __future__ import annotations

from algoritmus.golems.law.edition import Barrels, Edition, Load, Tally, Water

ENERGY = Edition(
    name="energy",
    hand=(3, 3, 2, 2, 4, 2, 2, 1),  # deck.energy-count: nineteen, as the list says
    bonus_cards={"x2": 1, "x3": 1, "enemy": 1, "attack": 1},
    grants={"x2": ("x2",), "x3": ("x3",), "if": ("enemy", "attack")},
    frames=(),
    dice=(("x2", "x3", "if", "", "", ""),),
    luck=(),
    bonus_rule="bonus.small",
    sensors={},
    grounds=".",
    contents=("empty",),
    every_row_filled=False,
    has_bots=False,
    has_ladders=False,
    has_logic=False,
    has_autonomous=True,
    may_carry=True,
    barrels=Barrels.BLOCK,
    waters=(Water.TAKES_LIFE, Water.CARRIES),
    load=Load.SHIELDS,
    last_round=10,
    tally=Tally.MOST_LIVES,
)
