"""Cards 2.1: as energy, with three stands, no last round and no shield."""

from __future__ import annotations

from dataclasses import replace

from algoritmus.games.golems.rules.edition import NEVER, Edition, Load, Water
from algoritmus.games.golems.rules.editions.energy import ENERGY

CARDS: Edition = replace(
    ENERGY,
    name="cards",
    hand=(3, 3, 2, 2, 3, 2, 2, 1),
    waters=(Water.TAKES_LIFE,),
    load=Load.FALLS,
    last_round=NEVER,
    may_play_on=False,
    old_options=("extra",),
)
