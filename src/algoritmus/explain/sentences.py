"""Sentences for events, in words for a child."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Final, TypedDict, cast

import algoritmus
from algoritmus.core.view_types import Event
from algoritmus.explain.catalogue import NO_NAMES, Names, actor, message_of, say

OTHERS: Final = ("other", "from", "to")  # a second name and cells: filled in when the words are chosen, as the subject
UNSAID: Final = ("beat", "place", "path", "sentence", "algorithm")
ABSENT: Final = "none"  # what a message meets instead of something that the event does not tell
ONESELF: Final = "self"  # instead of the second name where it is the first one again
WORDS: Final = ("what", "command", "card", "thing")
OPEN: Final = "\ue000"  # around a slot until its sentence is a template
CLOSE: Final = "\ue001"

Values = Mapping[str, str | int | list[str]]  # of an event of any game
Shape = tuple[tuple[str, str | int | tuple[str, ...]], ...]


def sentence(game: str, event: Event, lang: str, names: Names = NO_NAMES) -> str:
    """An event and its reason in one sentence; the event is the one of a rule."""
    values = cast(Values, event)
    template = template_of(game, lang, shape_of(game, values))
    return template.format_map({slot: actor(str(values[slot]), lang, names) for slot in slots(game) if slot in values})


def slots(game: str) -> tuple[str, ...]:
    return (algoritmus.package(game).wording().subject, *OTHERS)


class SettledPart(TypedDict):
    """The keys that all rows and turns of a referee's answer have."""

    events: list[Event]


def add_sentences(answer: Mapping[str, object], lang: str) -> None:
    """Give every event of a referee's answer its sentence."""
    for package in algoritmus.packages():
        referee = package.referee()
        if referee is not None:
            for part in cast("list[SettledPart]", answer.get(referee.result_key, [])):
                for event in part["events"]:
                    cast("dict[str, str]", event)["sentence"] = sentence(package.id, event, lang)


def shape_of(game: str, event: Values) -> Shape:
    """All that the choice of words depends on: everything but who and where."""
    shape: list[tuple[str, str | int | tuple[str, ...]]] = []
    filled = slots(game)
    for key, value in event.items():
        if key in filled:
            again = key == "other" and value == event.get(filled[0])
            shape.append((key, ONESELF if again else ""))
        elif key not in UNSAID:
            shape.append((key, tuple(value) if isinstance(value, list) else value))
    return tuple(shape)


@lru_cache(maxsize=4096)
def template_of(game: str, lang: str, shape: Shape) -> str:
    """The sentence for all events of one shape, with its slots in braces."""
    text = say(game, lang, message_of(game, str(dict(shape)["rule"])), **values_of(game, lang, shape))
    text = text.replace("{", "{{").replace("}", "}}")
    return text.replace(OPEN, "{").replace(CLOSE, "}")


def counted(names: Iterable[str]) -> str:
    """`moss, moss, algae` is `moss ×2, algae`."""
    runs = ((name, len(list(run))) for name, run in groupby(names))
    return ", ".join(name if number == 1 else f"{name} ×{number}" for name, number in runs)


def values_of(game: str, lang: str, shape: Shape) -> dict[str, str | int]:
    """The variables that the messages may use."""
    values: dict[str, str | int] = dict.fromkeys((*WORDS, *slots(game)), ABSENT) | {"amount": 0, "row": 0}
    for key, value in shape:
        if key in slots(game):
            values[key] = ONESELF if value else f"{OPEN}{key}{CLOSE}"
        elif isinstance(value, tuple):
            if value:
                names = [say(game, lang, f"{game}-{key}-{one}") for one in value]
                values[key] = ", ".join(names) if key == "card" else counted(names)
        else:
            values[key] = value if isinstance(value, int) else str(value)
    if values["command"] != ABSENT:
        values["card"] = say(game, lang, f"{game}-card-{values['command']}")
    return values
