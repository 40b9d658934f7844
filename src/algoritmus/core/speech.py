"""What the text mode says of any field: its size, and where somebody looks."""

from __future__ import annotations

from typing import Final

from algoritmus.core.family import Voice
from algoritmus.core.grid import Grid

FACINGS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def facing_words(facing: str, voice: Voice) -> str:
    return voice.say(FACINGS[facing])


def size_words(grid: Grid, voice: Voice) -> str:
    last = chr(ord("a") + grid.width - 1)
    return voice.say("size", columns=grid.width, last=last, rows=grid.height)
