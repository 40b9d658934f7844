"""What the text mode says at any table: how large the field is, where somebody looks, who has won."""

from __future__ import annotations

from typing import Any, Final

from algoritmus.core.family import Voice
from algoritmus.core.grid import Grid

FACINGS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def facing_words(facing: str, voice: Voice) -> str:
    return voice.say(FACINGS[facing])


def size_words(grid: Grid, voice: Voice) -> str:
    last = chr(ord("a") + grid.width - 1)
    return voice.say("size", columns=grid.width, last=last, rows=grid.height)


def result_line(result: Any, voice: Voice) -> str:
    """Who has won, by which rule."""
    winners = [voice.actor(name) for name in result["winners"]]
    message = ("result-nobody", "result-won", "result-draw")[min(len(winners), 2)]
    return (
        f"{voice.say(message, winners=', '.join(winners))} {voice.say('result-rule', name=voice.rule(result['rule']))}"
    )
