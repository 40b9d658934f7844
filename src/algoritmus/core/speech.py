"""What the text mode says at any table: how large the field is, where somebody looks, who has won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from algoritmus.core.family import Voice
from algoritmus.core.grid import Grid

MEASURED: Final = "end."  # rules that end a game by comparing: the best share a draw
FACINGS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


def facing_words(facing: str, voice: Voice) -> str:
    return voice.say(FACINGS[facing])


def size_words(grid: Grid, voice: Voice) -> str:
    last = chr(ord("a") + grid.width - 1)
    return voice.say("size", columns=grid.width, last=last, rows=grid.height)


def result_line(result: Any, voice: Voice) -> str:
    """Who has won, by which rule; whoever reaches a goal with others has won, not drawn."""
    winners = [voice.actor(name) for name in result["winners"]]
    several = "result-draw" if result["rule"].startswith(MEASURED) else "result-together"
    message = ("result-nobody", "result-won", several)[min(len(winners), 2)]
    said = voice.say(message, winners=", ".join(winners))
    return f"{said} {voice.say('result-rule', name=voice.rule(result['rule']))}"


def tally(counts: Iterable[tuple[str, object]], voice: Voice) -> str:
    """Who has how much of something."""
    return ", ".join(voice.say("tally", name=voice.actor(name), count=str(count)) for name, count in counts)
