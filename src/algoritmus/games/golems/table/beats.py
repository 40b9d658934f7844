"""Events of golems without a beat of their own in playback: standing, waiting, an unused shield, luck."""

from __future__ import annotations

from typing import Final

from algoritmus.core.beats import WITH_LAST, WITH_NEXT

JOINS: Final = {
    "move.stand": WITH_NEXT,
    "program.short": WITH_NEXT,
    "row.damage:idle": WITH_LAST,
    "bonus.luck": WITH_LAST,
}
