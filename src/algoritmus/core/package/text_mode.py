"""The text mode of a game: views, asks and events in sentences, and what is said at any table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Protocol, cast

from algoritmus.core.game import Answer, Ask
from algoritmus.core.grid import Grid
from algoritmus.core.view_types import Event, GameEnd, Result, Standing, View

MEASURED: Final = "end."  # rules that end a game by comparing: the best share a draw
OPTIONS: Final = ("first", "second", "both", "none", "pass")  # answers that are no cards
FACINGS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


class Voice(Protocol):
    """The speaker of the text mode, in one language."""

    lang: str

    def say(self, message: str, **values: str | int) -> str:
        """A message of the text mode's catalogue."""

    def actor(self, name: str) -> str:
        """How a seat is called."""

    def rule(self, rule_id: str) -> str:
        """The name of a rule."""

    def card(self, card: str) -> str:
        """The name of a card."""

    def listed(self, options: Iterable[str]) -> str:
        """Some cards, not too many."""


class TextMode:
    """The game's part of the text mode."""

    def describe(self, view: View, voice: Voice) -> list[str]:  # noqa: ARG002
        """Everything a seat sees, in sentences; a game without words for it is shown key by key."""
        return [f"{key}: {value}" for key, value in view.items()]

    def question(self, view: View, ask: Ask, voice: Voice) -> str:  # noqa: ARG002
        """The question to a seat, and the cards it may lay."""
        return voice.say("ask-options", options=voice.listed(ask.next_cards(())))

    def phrases(self, voice: Voice) -> dict[str, str]:
        """What may be typed instead of notation, in the speaker's language: names with what each stands for."""
        spoken = {voice.say(name): facing for facing, name in FACINGS.items()}
        return spoken | {voice.say(f"option-{option}"): option for option in OPTIONS}

    def read_answer(self, typed: str, ask: Ask) -> Answer:  # noqa: ARG002
        """A typed line as cards; ValueError if it cannot be read."""
        return tuple(re.sub(r"[;,]", " ", typed).split())

    def narrate(self, event: Event, voice: Voice) -> str:  # noqa: ARG002
        """An event that is neither a rule at work nor the end; empty if it needs no words."""
        return ""


def facing_words(facing: str, voice: Voice) -> str:
    return voice.say(FACINGS[facing])


def size_words(grid: Grid, voice: Voice) -> str:
    last = chr(ord("a") + grid.width - 1)
    return voice.say("size", columns=grid.width, last=last, rows=grid.height)


def result_line(result: Result | GameEnd, voice: Voice) -> str:
    """The winners and the rule, and the places of all; players who reach a goal together have won, not drawn."""
    winners = [voice.actor(name) for name in result["winners"]]
    several = "result-draw" if result["rule"].startswith(MEASURED) else "result-together"
    message = ("result-nobody", "result-won", several)[min(len(winners), 2)]
    said = voice.say(message, winners=", ".join(winners))
    return " ".join([said, voice.say("result-rule", name=voice.rule(result["rule"])), *places(result, voice)])


def places(result: Result | GameEnd, voice: Voice) -> list[str]:
    """Everybody's place with the number that decided, where players are ranked."""
    said = [voice.say("place", name=voice.actor(one["name"]), **numbers(one)) for one in standings(result)]
    return [voice.say("result-places", places=", ".join(said))] if said else []


def standings(result: Result | GameEnd) -> list[Standing]:
    return cast(Result, result).get("standings", [])


def numbers(one: Standing) -> dict[str, str | int]:
    """out: no number counts for a player that has left the field, unless gears do."""
    counted = one.get("counted", "nothing")
    is_out = one.get("out", False) and one["place"] > 1 and counted != "gears"
    return {"place": one["place"], "counted": "out" if is_out else counted, "amount": one.get("amount", 0)}


def list_counts(counts: Iterable[tuple[str, str | int]], voice: Voice) -> str:
    """Counts by player."""
    return ", ".join(voice.say("tally", name=voice.actor(name), count=str(count)) for name, count in counts)
