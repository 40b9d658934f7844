"""The four editions of the box, by name."""

from __future__ import annotations

from typing import Final

from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions.blocks import BLOCKS
from algoritmus.games.golems.rules.editions.board import BOARD
from algoritmus.games.golems.rules.editions.cards import CARDS
from algoritmus.games.golems.rules.editions.energy import ENERGY

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (BLOCKS, ENERGY, CARDS, BOARD)}
