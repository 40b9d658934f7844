"""Captions: what happens in one beat, joined from its events. The page joins them in the same way (`captions.ts`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, cast

import algoritmus
from algoritmus.core.view_types import Event
from algoritmus.explain.catalogue import COMMON, NO_NAMES, Names, actor, bundle, message_of, say
from algoritmus.explain.sentences import ONESELF, Shape, Values, sentence, shape_of, slots, values_of

SEVERAL: Final = 2
MOST_LETTERS: Final = 90  # of a caption; a longer one tells plain moves in one word
MOVES: Final = "moves"  # the caption of that word
PLACES: Final = ("from", "to", "facing")


def caption(game: str, events: Iterable[Event], lang: str, names: Names = NO_NAMES) -> str:
    """The caption of a beat; empty if its events are only seen. `names` are those that players have typed."""
    heard = captioned(game, events)
    whole = " ".join(parts(game, heard, lang, names))
    return whole if len(whole) <= MOST_LETTERS else " ".join(parts(game, plainly(game, heard), lang, names))


def parts(game: str, events: Iterable[Values], lang: str, names: Names) -> list[str]:
    """The sentences of a caption: those who do the same are named together."""
    done = by_actor(game, events)
    alike: dict[tuple[str, ...], list[str]] = {}
    for who, own in done.items():
        alike.setdefault(tuple(dict.fromkeys(words(game, lang, one, SEVERAL, names) for one in own)), []).append(who)
    return [part(game, lang, who, done[who[0]], names) for who in alike.values()]


def part(game: str, lang: str, who: Sequence[str], done: Sequence[Values], names: Names) -> str:
    """What these do together: a reason behind a colon ends its sentence."""
    if not has_caption(game, done[0]):
        return sentence(game, cast(Event, done[0]), lang, names)
    actors = listed(lang, [actor(name, lang, names) for name in who])
    runs: list[list[str]] = [[]]
    for said in dict.fromkeys(words(game, lang, one, len(who), names) for one in done):
        if runs[-1] and ":" in runs[-1][-1]:
            runs.append([])
        runs[-1].append(said)
    return " ".join(ended(f"{actors} {listed(lang, run)}") for run in runs)


def ended(text: str) -> str:
    return text if text[-1] in "!?." else f"{text}."


def captioned(game: str, events: Iterable[Event]) -> list[Values]:
    """The events that a caption tells: those that the picture shows by itself only where nothing else happens."""
    caption_rules = algoritmus.package(game).wording().caption_rules
    heard = [event for event in cast("Iterable[Values]", events) if "kind" not in event]
    heard = [event for event in heard if not is_among(caption_rules.silent, event)]
    return [event for event in heard if not is_among(caption_rules.shown, event)] or heard


def is_among(rules: frozenset[str], event: Values) -> bool:
    return event["rule"] in rules or f"{event['rule']}:{event.get('what')}" in rules


def by_actor(game: str, events: Iterable[Values]) -> dict[str, list[Values]]:
    """By actor, in order; an event without a caption stands alone, under a name that nobody has."""
    subject = slots(game)[0]
    found: dict[str, list[Values]] = {}
    for number, event in enumerate(events):
        who = str(event.get(subject, "")) if has_caption(game, event) else f"#{number}"
        add(found.setdefault(who, []), event)
    return found


def add(done: list[Values], event: Values) -> None:
    """Add an event; one that differs from another by its card only is joined with it."""
    listing = with_cards(event)
    for place, other in enumerate(done):
        if "card" in listing and likeness(other) == likeness(listing):
            cards = [*cast("list[str]", other["card"]), *cast("list[str]", listing["card"])]
            done[place] = {**other, "card": cards}
            return
    done.append(listing)


def with_cards(event: Values) -> Values:
    """An event about a card and no place has the card in its list of cards."""
    if "command" not in event or any(place in event for place in PLACES):
        return event
    return {**{key: value for key, value in event.items() if key != "command"}, "card": [str(event["command"])]}


def likeness(event: Values) -> tuple[object, ...]:
    return ("card" in event, *(event.get(key) for key in ("rule", "what", "amount", *PLACES)))


def plainly(game: str, events: list[Values]) -> list[Values]:
    """The same events, with one word for all plain moves."""
    plain, subject = algoritmus.package(game).wording().caption_rules.plain, slots(game)[0]
    return [{"rule": MOVES, subject: event[subject]} if is_among(plain, event) else event for event in events]


def has_caption(game: str, event: Values) -> bool:
    return bundle(game, "en").has_message(caption_of(game, str(event["rule"])))


def caption_of(game: str, rule_id: str) -> str:
    return message_of(f"{game}-caption", rule_id)


def words(game: str, lang: str, event: Values, count: int, names: Names) -> str:
    """The words for what so many do."""
    if not has_caption(game, event):
        return sentence(game, cast(Event, event), lang, names)
    filled = tuple(actor(str(event[slot]), lang, names) if slot in event else "" for slot in slots(game))
    return format_words(game, lang, shape_of(game, event), filled, count)


@lru_cache(maxsize=8192)
def format_words(game: str, lang: str, shape: Shape, filled: tuple[str, ...], count: int) -> str:
    values = values_of(game, lang, shape)
    for slot, name in zip(slots(game), filled, strict=True):
        if name and values[slot] != ONESELF:
            values[slot] = name
    values["count"] = count
    return say(game, lang, caption_of(game, str(dict(shape)["rule"])), **values)


def listed(lang: str, texts: Sequence[str]) -> str:
    """One, two and three."""
    if len(texts) < SEVERAL:
        return "".join(texts)
    return say(COMMON, lang, "list-end", first=", ".join(texts[:-1]), last=texts[-1])
