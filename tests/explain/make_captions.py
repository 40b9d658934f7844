"""Beats of real games with their captions and times, which the page must tell in the same way: writes `captions.json`.

`python -m tests.explain.make_captions` after a caption, a name of a card or the numbering of beats has changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, cast

import algoritmus
from algoritmus.core.beats import UNTIMED
from algoritmus.core.record import Record, parse_record
from algoritmus.core.view_types import Event
from algoritmus.explain import LANGS
from algoritmus.explain.captions import caption
from algoritmus.explain.show import beat_ms
from algoritmus.match import Match, ReplayError, replay_steps

RECORDS = Path(__file__).parents[1] / "golden" / "records"
FILE = Path(__file__).parent / "captions.json"
UNSHOWN = ("algorithm", "path", "cards")  # what no sentence needs
NAMES = {"red": "Ann", "blue": "Анна-Мария", "yellow": ""}  # that players have typed
Json = dict[str, Any]


def real_beats() -> Iterator[tuple[str, list[Event]]]:
    """The beats of all golden records, as far as they fit the rules of today."""
    for path in sorted(RECORDS.glob("*.txt")):
        record = parse_record(path.read_text(encoding="utf-8"))
        if not record.game.startswith(("golems/", "progers/")):
            continue
        match = replayed(record)
        yield from ((record.game.split("/")[0], beat) for beat in beats_of(match))


def replayed(record: Record) -> Match:
    steps: list[Match] = []
    with suppress(ReplayError):
        steps.extend(replay_steps(record, algoritmus.game(record.game)))
    return steps[-1]


def beats_of(match: Match) -> Iterator[list[Event]]:
    for step in match.seen(None):
        for _, beat in groupby(step, lambda event: event["beat"]):
            yield list(beat)


def kinds(beat: list[Event]) -> tuple[str, ...]:
    events = cast("list[Json]", beat)
    return tuple(sorted(f"{event.get('kind', '')}{event.get('rule')}{event.get('what', '')}" for event in events))


def timed(game: str, beat: list[Event]) -> Json:
    events = [event for event in cast("list[Json]", beat) if event.get("kind") not in UNTIMED]
    shown = [{key: value for key, value in event.items() if key not in UNSHOWN} for event in events]
    texts = {lang: caption(game, beat, lang) for lang in LANGS}
    named = {lang: caption(game, beat, lang, NAMES) for lang in LANGS}
    times = {lang: beat_ms(game, beat, lang) for lang in LANGS}
    return {"game": game, "events": shown, "captions": texts, "named": named, "ms": times}


def distinct() -> list[Json]:
    """One beat for each collection of events."""
    found: dict[tuple[str, ...], Json] = {}
    for game, beat in real_beats():
        if any(event.get("kind") not in (*UNTIMED, "end") for event in cast("list[Json]", beat)):
            found.setdefault((game, *kinds(beat)), timed(game, beat))
    return list(found.values())


def text() -> str:
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in distinct()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
