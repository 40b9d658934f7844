"""How long the page shows a step: every caption as long as reading it takes (`showTime.ts` has the same formula)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final, cast

import algoritmus
from algoritmus.core.view_types import Event, EventKeys
from algoritmus.explain.captions import caption, is_among
from algoritmus.explain.catalogue import LANGS, NO_NAMES, Names
from algoritmus.explain.sentences import Values

BEGIN_MS: Final = 225  # before the first beat
MOVE_MS: Final = 450  # a beat without a caption
READ_MS: Final = 1200  # a caption stays so long,
LETTER_MS: Final = 45  # longer for each letter,
HOLD_MS: Final = 400  # and longer for a hit or a clash
MS: Final = 1000


def show_seconds(game: str, events: list[Event], names: Names = NO_NAMES) -> float:
    """The length of a show at normal speed, in the language in which it takes longer."""
    beats = [list(beat) for _, beat in groupby(events, lambda event: event["beat"])]
    return max(BEGIN_MS + sum(beat_ms(game, beat, lang, names) for beat in beats) for lang in LANGS) / MS


def beat_ms(game: str, events: Iterable[Event], lang: str, names: Names = NO_NAMES) -> int:
    letters, held = len(caption(game, events, lang, names)), is_held(game, events)
    return max(MOVE_MS, READ_MS + LETTER_MS * letters if letters else 0) + (HOLD_MS if held else 0)


def is_held(game: str, events: Iterable[Event]) -> bool:
    held = algoritmus.package(game).wording().caption_rules.held
    return any(is_among(held, cast(Values, event)) for event in events if "kind" not in cast(EventKeys, event))
