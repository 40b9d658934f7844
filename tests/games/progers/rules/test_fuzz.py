"""Cases changed at random: the answer is a result or a proper error."""

from __future__ import annotations

import copy
import random
from typing import Any

from tests.games.progers.rules.test_errors import Json, basic_case, code_of, full_case

CODES = {"case.syntax", "case.position", "turn.illegal"}
NUMBERS: list[Any] = [0, -1, 3, 1.5, 10**20, True, False]
JUNK: list[Any] = [None, *NUMBERS, "", "F", "a1", "z9", "red", [], [0], ["a1", "a2"], {}, {"at": 0}]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a case."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    return [path, *(place for key, item in items for place in places(item, (*path, key)))]


def spoil(case: Json, chance: random.Random) -> None:
    """Change, remove, double or move something somewhere."""
    *way, last = chance.choice(places(case)[1:])
    place: Any = case
    for key in way:
        place = place[key]
    how = chance.randrange(4)
    if how == 0:
        del place[last]
    elif how == 1 and isinstance(place, list):
        place.insert(last, copy.deepcopy(place[last]))
    elif how == 2 and isinstance(place, dict):
        place[chance.choice(["at", "x", "loop", "pair", "edit", "play", "pass"])] = chance.choice(JUNK)
    else:
        place[last] = copy.deepcopy(chance.choice(JUNK))


def test_spoilt_cases_are_answered_with_a_proper_error_or_not_at_all() -> None:
    chance = random.Random(2)
    seen = set()
    for number in range(3000):
        case = full_case() if number % 2 else basic_case()
        for _ in range(chance.randrange(1, 4)):
            spoil(case, chance)
        before = copy.deepcopy(case)
        seen.add(code_of(case))
        assert case == before
    assert seen == CODES | {""}
