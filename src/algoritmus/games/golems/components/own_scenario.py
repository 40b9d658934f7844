"""Scenarios by what a table's option says: the id of one that comes with the game, or the whole text of a link."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from algoritmus.core.package import page_link
from algoritmus.core.package.editing import SCENARIO, TEXTS, Page
from algoritmus.core.reader import decoded
from algoritmus.games.golems.components.scenario import Scenario
from algoritmus.games.golems.components.scenarios import ScenarioReader, load_puzzles, load_scenarios

OWN: Final = "own"  # the id of a scenario of a link
TEXTS_KEPT: Final = 256
NO_WORDS: Final[Page] = {key: {"en": "-"} for key in TEXTS}  # a link may leave them out


def find_scenario(value: str) -> Scenario:
    """The scenario or puzzle with this id or link; InputError says why there is none."""
    known = {**load_scenarios(), **load_puzzles()}
    return known[value] if value in known else read_own_scenario(value)


@lru_cache(maxsize=TEXTS_KEPT)
def read_own_scenario(text: str) -> Scenario:
    """The scenario in a link, which anybody may have written; what it does not call it has no words for."""
    if len(text) > page_link.MOST_TEXT:
        raise page_link.broken()
    kind, page = page_link.read(text)
    if kind != SCENARIO:
        raise page_link.broken()
    top = decoded({**NO_WORDS, **page})
    if "solutions" in page:
        raise top.get("solutions").error("this is a puzzle, not a scenario")
    scenario = ScenarioReader(top, OWN).read()
    for key, words in (("title", scenario.title), ("story", scenario.story)):
        if max(map(len, words.values())) > TEXTS[key]:
            raise top.get(key).error(f"more than {TEXTS[key]} characters")
    return scenario._replace(
        title=scenario.title if "title" in page else {}, story=scenario.story if "story" in page else {}
    )


def is_link(value: str) -> bool:
    """Whether an option's value is the text of a link, not an id."""
    return value not in load_scenarios() and value not in load_puzzles()
