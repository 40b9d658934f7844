"""Events of Progers without a beat of their own in playback: laying cards before the run, drawing afterwards."""

from __future__ import annotations

from typing import Final

from algoritmus.core.beats import WITH_LAST, WITH_NEXT

JOINS: Final = {
    "turn.basic:lays": WITH_NEXT,
    "turn.basic:cleared": WITH_LAST,
    "algo.insert": WITH_NEXT,
    "algo.cover": WITH_NEXT,
    "algo.loop": WITH_NEXT,
    "algo.keep": WITH_NEXT,
    "algo.break": WITH_NEXT,
    "algo.limit": WITH_LAST,
    "deck.hand": WITH_LAST,
}
