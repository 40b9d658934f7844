"""The four editions of the box, by name."""

from __future__ import annotations

from typing import Final

from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.editions.blocks import BLOCKS
from algoritmus.golems.law.editions.board import BOARD
from algoritmus.golems.law.editions.cards import CARDS
from algoritmus.golems.law.editions.energy import ENERGY

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (BLOCKS, ENERGY, CARDS, BOARD)}
