"""What has changed by intent since the build that made the stored data: it is said here once, and nothing else may."""

from __future__ import annotations

import hashlib
import json
import re
from itertools import pairwise
from typing import Any

from algoritmus.core.record import Record
from algoritmus.match import Match
from tests.compatibility.compare import assert_same

Json = dict[str, Any]
NEW_IN_VIEWS = (
    "bot_programs",
    "stats",
    "turns",
    "standings",
    "secret",
    "idle",
)  # since version 4
UNUSED = (
    "luck",
    "luck_to_come",
    "token",
    "contents",
)  # nothing is said of dice, luck cards and barrels that do nothing
BARRELS = [kind for kind in ("empty", "dynamite", "repair", "plus", "minus", "hole") for _ in range(2)]  # of the box
CARDS = "cards"  # golem.choice: so do the golem cards that a scenario names
WORDS = {  # the title and story of a page to which its author has given none
    "Моя загадка": "Моя головоломка",
    "Моя история": "Мой сценарий",
    "My story": "My scenario",
    "Составь программу и дойди до цели.": "Дойди до цели!",
    "Lay a program that meets the goal.": "Reach the goal!",
    "Кто первым добьётся цели?": "Кто первым дойдёт до цели?",
    "Who meets the goal first?": "Who reaches the goal first?",
}
LEGAL = {"options", "next", "refused"}  # keys of what may be answered, and of what may not
WAITS = "program.short"
CELL = re.compile(r"[a-z]\d")
DATED = re.compile(r"(?m)^(game \S+) \d+$|^digest \w+$")


def assert_kept(then: object, now: object, where: str, more: bool = False) -> None:
    """The same values, but for what is meant to be new."""
    then = without_waiting(then, now)
    assert_same(then, without_news(then, now), where, more)


def without_news(then: Any, now: Any) -> Any:
    """The values of today without the news in them."""
    if isinstance(then, dict) and isinstance(now, dict):
        return without_new_keys(then, now)
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        if is_joined(then, now):
            now = [{**two, "beat": one["beat"]} for one, two in zip(then, now, strict=True)]
        return [without_news(one, two) for one, two in zip(then, now, strict=True)]
    return now


def without_waiting(then: Any, now: Any) -> Any:
    """The events of then without golems that have laid nothing: nothing is said of them (way.junior)."""
    if isinstance(then, dict) and isinstance(now, dict):
        return {key: without_waiting(value, now.get(key)) for key, value in then.items()}
    if not (isinstance(then, list) and isinstance(now, list)) or not all(isinstance(one, dict) for one in then):
        return then
    if len(then) == len(now):
        return [without_waiting(one, two) for one, two in zip(then, now, strict=True)]
    laid = {name for one in then if one.get("kind") == "row" for name in one["cards"]}
    said = {one["golem"] for one in now if isinstance(one, dict) and one.get("rule") == WAITS}
    return [one for one in then if one.get("rule") != WAITS or one["golem"] in laid | said]


def without_new_keys(then: Json, now: Json) -> Json:
    kept = {key: value for key, value in now.items() if key in then or key not in NEW_IN_VIEWS}
    if then.get(CARDS) == {} and "golems" in then:
        kept[CARDS] = {}
    kept |= without_use(then, now)
    for key in LEGAL.intersection(then, kept):
        kept[key] = without_first_cell(then[key], kept[key])
    return {key: without_news(then.get(key), value) for key, value in kept.items()}


def without_use(then: Json, now: Json) -> Json:
    """What was told of dice, luck cards and barrels that do nothing at a table: nothing is said of them."""
    if "luck_to_come" in then and "luck_to_come" not in now:
        return {key: then[key] for key in ("luck_to_come", "token")}
    if "stats" not in now:
        return {}
    idle = ["contents"] if len(now["stats"]) < 4 else []
    idle += ["luck"] if now["luck"] == {} and not any(then["luck"].get("drawn", {}).values()) else []
    return {key: then[key] for key in idle}


def without_first_cell(then: Any, now: Any) -> Any:
    """logic.place: the first cell of the field is offered, too."""
    new = [one for one in now if one not in then]
    if len(new) != 1 or not CELL.fullmatch(new[0]):
        return now
    return (
        {key: now[key] for key in now if key in then} if isinstance(now, dict) else [one for one in now if one in then]
    )


def is_joined(then: list[Any], now: list[Any]) -> bool:
    """Whether these are events, and those that had a beat in common still have: what moves nothing is shown together
    with another event."""
    if not all(isinstance(event, dict) and "beat" in event for event in [*then, *now]):
        return False
    beats: dict[int, set[int]] = {}
    for one, two in zip(then, now, strict=True):
        beats.setdefault(one["beat"], set()).add(two["beat"])
    numbers = [number for beat in sorted(beats) for number in beats[beat]]
    steps = [after - before for before, after in pairwise(numbers)]
    return len(numbers) == len(beats) and set(steps) <= {0, 1}


def reworded(then: object) -> Any:
    """With the words of today for what an author has not named."""
    text = json.dumps(then, ensure_ascii=False)
    for old, new in WORDS.items():
        text = text.replace(old, new)
    return json.loads(text)


# records


def undated(record: str) -> str:
    """A record without the version of its rules and the fingerprint of its end."""
    return DATED.sub(r"\1", record)


def digest_then(match: Match, record: Record) -> str:
    """The fingerprint of how everything looked to everybody by the shapes that views had in the record's version."""
    views = [as_it_was(match.view(seat, looks=False), record) for seat in (None, *range(len(match.seats)))]
    text = json.dumps(views, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def as_it_was(view: Any, record: Record) -> Json:
    shown: Json = without(NEW_IN_VIEWS, view)
    if shown["result"] is not None:
        shown["result"] = without(NEW_IN_VIEWS, shown["result"])
    if CARDS in shown and "scenario" in record.options:
        shown[CARDS] = {}
    if record.options.get("way") == "junior":
        shown["contents"] = BARRELS
    return shown if record.version != "1" else as_it_was_first(shown)


def without(names: tuple[str, ...], view: Json) -> Json:
    return {name: value for name, value in view.items() if name not in names}


def as_it_was_first(view: Json) -> Json:
    """Who had taken which golem card was not told, nor the laboratories on a base; and nobody counted cards laid."""
    shown = {name: value for name, value in view.items() if name not in (CARDS, "base_labs", "cards_laid")}
    return {**shown, "taken_cards": list(view[CARDS].values())} if CARDS in view else shown
