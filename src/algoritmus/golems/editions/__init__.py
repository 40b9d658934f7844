"""The four editions of the box, by name."""

from __future__ import annotations

from typing import Final

from algoritmus.golems.edition import Edition
from algoritmus.golems.editions.blocks import BLOCKS
from algoritmus.golems.editions.board import BOARD
from algoritmus.golems.editions.cards import CARDS
from algoritmus.golems.editions.energy import ENERGY

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (BLOCKS, ENERGY, CARDS, BOARD)}
