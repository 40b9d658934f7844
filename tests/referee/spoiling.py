"""A sound case of every edition, and ways to change one thing in it."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Final

from algoritmus.referee import settle

Json = dict[str, Any]
Path = Sequence[str | int]

GONE: Final = object()  # a value that takes a field away
PROGRAMS: Final = ("rounds", 0, "programs")
RED: Final = (*PROGRAMS, "red")
LOGIC: Final = ("rounds", 0, "logic")
CHOICES: Final = ("rounds", 0, "choices")

BOARD: Final[Json] = {
    "game": "golems",
    "edition": "board",
    "field": [".is.", "....", "....", "...."],
    "tokens": [
        {"at": "b2", "kind": "barrel", "content": "hole"},
        {"at": "c3", "kind": "wall"},
        {"at": "a4", "kind": "water"},
        {"at": "d1", "kind": "ladder", "name": "A", "end": "up"},
        {"at": "d2", "kind": "ladder", "name": "A", "end": "down"},
        {"at": "c1", "kind": "logic", "op": "not"},
    ],
    "golems": [
        {
            "name": "red",
            "at": "a1",
            "facing": "N",
            "strength": 1,
            "range": 1,
            "rows": 2,
            "limit": 3,
            "damage": 0,
            "subroutine": ["B", "A"],
            "carrying": False,
        },
        {"name": "blue", "at": "d4", "facing": "S", "rows": 1},
        {"name": "iron", "at": "c4", "facing": "W", "bot": "hunter"},
    ],
    "autonomous": False,
    "rounds": [
        {
            "programs": {"red": ["2(F)", "R"], "blue": ["F"]},
            "grants": {"red": ["loop", "if"]},
            "logic": [{"by": "red", "op": "not", "on": "blue", "row": 1}, {"by": "blue", "op": "or", "at": "a2"}],
            "dice": [6, 6, 6],
            "choices": [{"golem": "red", "exit": "a3"}],
        }
    ],
}

SMALL: Final[Json] = {
    "game": "golems",
    "edition": "energy",
    "field": ["....", "....", "....", "...."],
    "tokens": [{"at": "b2", "kind": "barrel"}, {"at": "c3", "kind": "wall"}, {"at": "a4", "kind": "water"}],
    "golems": [
        {"name": "red", "at": "a1", "facing": "N", "carrying": True},
        {"name": "blue", "at": "d4", "facing": "S"},
    ],
    "autonomous": True,
    "repeat": 3,
    "water": "flow",
    "rounds": [{"programs": {"red": ["enemy?(2(A),F)", "T"], "blue": ["attack?(D,-)"]}, "grants": {}, "choices": []}],
}


def spoiled(case: Json, *changes: tuple[Path, object]) -> Json:
    """The case with something else at each of these places."""
    changed = copy.deepcopy(case)
    for path, value in changes:
        place: Any = changed
        for key in path[:-1]:
            place = place[key]
        if value is GONE:
            del place[path[-1]]
        elif isinstance(place, list) and path[-1] == len(place):
            place.append(value)
        else:
            place[path[-1]] = value
    return changed


def error(case: object) -> Json:
    """The error that answers this case, complete and with words in it."""
    answer = settle(case)
    assert list(answer) == ["error"], answer
    found: Any = answer["error"]
    assert set(found) == {"code", "message", "where"}
    assert found["message"]
    return dict(found)
