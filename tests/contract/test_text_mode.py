"""The text mode hides nothing: views of a seat that differ have different texts, in Russian and in English."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Ask
from algoritmus.text_mode.terminal import Person
from tests.contract.conftest import TABLES, Table, steps
from tests.contract.cross import tables_across
from tests.lanes import amount

LANGS = ("ru", "en")
ACROSS = amount(4, 40)
MOST_STEPS = 25
STORIES = ("scenario", "puzzle")

# Bookkeeping that nobody sees: what the table was set with (but for its story); at a pause, how everything stood before
# the row and what the resolver remembers; of golems that are out, all but their damage; the kind of a question that is
# asked of others, which follows from the phase, and where there are turns also of whom; the blocks, which are nothing
# but heights, walls and lifts.
PAUSED = ("broken", "decided")
OUT = ("damage", "limit")


def seen(view: Any) -> Any:
    """A view without bookkeeping."""
    shown = json.loads(json.dumps(view))
    shown["options"] = {name: value for name, value in shown["options"].items() if name in STORIES}
    if shown.get("paused"):
        shown["tokens"] = []
        for name, facts in shown["paused"]["golems"].items():
            shown["golems"][name] |= facts
        for key in PAUSED:
            del shown["paused"][key]
        del shown["paused"]["golems"]
    for golem in shown.get("golems", {}).values():
        if golem["at"] is None:
            for key in golem.keys() - OUT:
                del golem[key]
    shown["asked"] = [] if "turn" in shown else list(shown["asked"])
    if "planet" in shown:
        del shown["planet"]["blocks"]
    return shown


def heard(table: Table, lang: str, view: Any, ask: Ask | None) -> str:
    lines: list[str] = []
    person = Person(table.rule_set, lang, write=lines.append)
    person.look(view)
    return "\n".join([*lines, person.question(view, ask) if ask is not None else ""])


def views(table: Table) -> Iterator[tuple[int, Any, Ask | None]]:
    """All views of all seats of a random game."""
    match = table.match(1)
    for _ in steps(match, Seeded("aloud"), MOST_STEPS):
        asks = match.asks()
        for seat in range(len(match.seats)):
            yield seat, match.view(seat), asks.get(seat)
    for seat in range(len(match.seats)):
        yield seat, match.view(seat), None


def check(table: Table) -> None:
    """As they are, and with every single thing taken from the view before it."""
    seen_by_words: dict[tuple[str, str], Any] = {}
    last: dict[int, Any] = {}
    for seat, view, ask in views(table):
        for lang in LANGS:
            words = heard(table, lang, view, ask)
            assert seen_by_words.setdefault((lang, words), seen(view)) == seen(view), words
            for mixed in mixtures(view, last.get(seat)):
                if seen(mixed) != seen(view):
                    assert heard(table, lang, mixed, ask) != words, difference(mixed, view)
        last[seat] = view


def mixtures(view: Any, before: Any) -> Iterator[Any]:
    """This view with one part of the one before."""
    if before is None or view.get("paused") or before.get("paused"):
        return
    for key in view.keys() & before.keys() - {"ask", "seat", "game"}:
        if view[key] != before[key]:
            yield {**view, key: before[key]}


def difference(one: Any, other: Any) -> list[str]:
    return [key for key in one if one[key] != other[key]]


@pytest.mark.parametrize("table", [table for table in TABLES if not table.rule_set.startswith("pearls")], ids=str)
def test_views_that_differ_have_different_words(table: Table) -> None:
    check(table)


@pytest.mark.parametrize(
    "rule_set", [rule_set for rule_set in algoritmus.RULE_SETS if not rule_set.startswith("pearls")]
)
def test_views_that_differ_have_different_words_whatever_is_chosen(rule_set: str) -> None:
    for table in tables_across(rule_set, ACROSS):
        check(table)
