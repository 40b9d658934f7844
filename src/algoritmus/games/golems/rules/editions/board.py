"""Board 6.1: golem cards, rolling barrels, ladders, winter, bots and logic, ten rounds of luck cards."""

from __future__ import annotations

from algoritmus.games.golems.rules.codes import ITSELF
from algoritmus.games.golems.rules.edition import Comparison, Edition, Frozen, Load, Water
from algoritmus.games.golems.rules.editions.obstacles import LARGE

BOARD = Edition(
    name="board",
    hand=(3, 3, 2, 2, 1, 2, 2, 0),
    bonus_cards=Frozen({"x2": 1, "obstacle": 1, "while": 1, "call": 1}),
    grants=Frozen({"loop": ("x2",), "if": ("obstacle",), "while": ("while",)}),
    frames=(),
    dice=(),
    luck=("if", "if", "loop", "loop", "while", "and", "or", "not", "xor", ""),
    bonus_rule="bonus.luck",
    sensors=Frozen({"barrel": 1, "wall": 1, "water": 1}),
    grounds=".is",
    contents=("empty", "dynamite", "repair", "plus", "minus", "hole"),
    hides_contents=True,
    every_row_filled=True,
    has_bots=True,
    has_ladders=True,
    has_logic=True,
    ways=("standard", "tournament", "junior"),
    open_ways=(),
    bot_does=ITSELF,
    may_carry=False,
    things=LARGE,
    waters=(Water.CARRIES,),
    load=Load.FALLS,
    last_round=10,
    comparison=Comparison.LEAST_DAMAGE,
    old_options=(),
    may_play_on=False,
)
