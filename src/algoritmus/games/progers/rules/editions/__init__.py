"""The two rule sets of the box, by name."""

from __future__ import annotations

from typing import Final

from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.editions.basic import BASIC
from algoritmus.games.progers.rules.editions.full import FULL

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (BASIC, FULL)}
