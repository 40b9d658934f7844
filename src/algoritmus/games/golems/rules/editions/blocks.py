"""Blocks: 4x4, one IF block and one LOOP block with a choice of what they hold, nothing to take."""

from __future__ import annotations

from dataclasses import replace

from algoritmus.games.golems.rules.edition import NEVER, Edition, Load, Water
from algoritmus.games.golems.rules.editions.energy import ENERGY

BLOCKS: Edition = replace(
    ENERGY,
    name="blocks",
    hand=(3, 3, 2, 2, 4, 2, 2, 0),
    frames=((1, ("x2", "x3")), (1, ("enemy", "attack"))),
    dice=(("number", "if", "", "", "", ""), ("x2", "x2", "x2", "x3", "x3", "x3")),
    bonus_rule="bonus.blocks",
    ways=("beginner", "standard", "autonomous", "tournament"),
    open_ways=(),
    may_carry=False,
    waters=(Water.TAKES_LIFE,),
    load=Load.FALLS,
    last_round=NEVER,
    may_play_on=False,
    old_options=("extra",),
)
