"""The two rule sets of the box, by name."""

from __future__ import annotations

from typing import Final

from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.editions.basic import BASIC
from algoritmus.progers.law.editions.full import FULL

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (BASIC, FULL)}
