"""Two cards, or two things that lie turned down, change places before a game: nobody can tell until the law shows them.

Both games are played with the same answers, whatever is asked. Nothing here is imagined from a view, so that a view
which tells too much cannot hide it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Answer
from algoritmus.match import Match
from tests.contract.conftest import TABLES, Answers, Table, refusal
from tests.contract.test_face_down import offered
from tests.contract.test_secrets import written

KNOWERS = {"luck deck": 1, "deck": 2, "barrels": 0, "samples": 0}  # by shuffle: how many may draw one of the two
COUNTED = {"barrels": "contents", "samples": "hidden"}  # what everybody counts of them changes when one is seen
OWN = {"mine", "ask", "luck"}  # what may differ for whoever has drawn one of the two
TOKENS = {5, 6, 7, 8}  # luck cards whose tokens everybody sees being laid
TRIES = 20


class Swapping(Chance):
    """The same outcomes, but in one shuffle two change places."""

    def __init__(self, seed: str, what: str, turn: int, places: Sequence[int]) -> None:
        super().__init__()
        self.seeded = Seeded(seed)
        self.what, self.turn, self.places = what, turn, places
        self.swapped: set[int] = set()

    def next(self, outcomes: int, what: str) -> int:
        return self.seeded.next(outcomes, what)

    def shuffle(self, items: Sequence[int], what: str = "") -> list[int]:
        order = super().shuffle(items, what)
        self.turn -= what == self.what
        if order and what == self.what and self.turn == -1:
            one, two = (place % len(order) for place in self.places)
            order[one], order[two] = order[two], order[one]
            self.swapped = {order[one], order[two]}
        return order


def twins(table: Table, seed: int, what: str) -> tuple[Match, Match] | None:
    """A game, and the same with two things in each other's place; nothing if that makes no difference, or shows."""
    chance = Seeded(f"swap/{seed}")
    turn = chance.draw(int(table.options.get("players", "2"))) if what == "luck deck" else 0
    swapping = Swapping(f"table/{seed}", what, turn, [chance.draw(1000), chance.draw(1000)])
    one, two = table.match(seed), Match(table.game, table.options, swapping)
    shows = what == "luck deck" and swapping.swapped & TOKENS
    return (one, two) if len(swapping.swapped) == 2 and not shows else None


def compare_swapped(table: Table, seed: int, what: str, most: int) -> tuple[int, int]:
    """How often somebody looked and saw the same in both games, and in how many of these steps somebody else knew."""
    found = twins(table, seed, what)
    looked = differed = 0
    before = set[int]()
    while found is not None and found[0].result() is None and found[0].steps < most:
        knowers = look(*found, what)
        assert all(has_drawn(*found, seat) for seat in knowers - before)
        before |= knowers
        looked += 1 + len(found[0].seats) - len(knowers)
        differed += bool(knowers) or what in COUNTED
        answers = answers_for(*found, knowers, Seeded(f"{seed}/{found[0].steps}"))
        if answers is None or step_both(*found, answers, what):
            break
    return looked, differed


def look(one: Match, two: Match, what: str) -> set[int]:
    """Who knows a difference: nobody but those who have drawn one of the two, and of their own things alone."""
    assert known_to(one, None) == known_to(two, None)
    knowers = {seat for seat in range(len(one.seats)) if known_to(one, seat) != known_to(two, seat)}
    assert len(knowers) <= KNOWERS[what]
    for seat in range(len(one.seats)):
        if seat in knowers:
            assert public(one.view(seat)) == public(two.view(seat))
        else:
            assert offered(one.game, one.position, seat) == offered(two.game, two.position, seat)
    return knowers


def known_to(match: Match, eye: int | None) -> str:
    """What it looks like now, and what has just happened."""
    return written([match.view(eye), *match.seen(eye, match.steps - 2)])


def has_drawn(one: Match, two: Match, seat: int) -> bool:
    """Whether one of the two came to this seat: its luck, its hand, or what it has just drawn is another one."""
    return drawn_by(one, seat) != drawn_by(two, seat)


def drawn_by(match: Match, seat: int) -> tuple[object, ...]:
    """Who draws both at once has the same hand."""
    view: Any = match.view(seat)
    happened = chain.from_iterable(match.seen(seat, match.steps - 2))
    drawn = [one for one in happened if (one.get("what"), one.get("rover")) == ("drawn", view["seat"])]
    return view.get("luck"), view["mine"].get("hand"), drawn


def public(view: Any) -> str:
    return written({name: value for name, value in view.items() if name not in OWN})


def answers_for(one: Match, two: Match, knowers: set[int], chance: Chance) -> Answers | None:
    """Answers that may be given in both; who throws its hand away shows it."""
    answers = Answers()
    for seat, ask in one.asks().items():
        tries = (ask.random(chance) for _ in range(TRIES))
        fit = [answer for answer in tries if refusal(two.asks()[seat], answer) is None]
        fit = [answer for answer in fit if seat not in knowers or not throws_away(answer)]
        if not fit:
            return None
        answers[seat] = fit[0]
    return answers


def throws_away(answer: Answer) -> bool:
    return answer[:1] == ("pass",)


def step_both(one: Match, two: Match, answers: Answers, what: str) -> bool:
    """Whether the law has shown one of the two now: something was opened, and it was not the same."""
    before = opened(one, what)
    for seat, answer in answers.items():
        one.answer(seat, answer)
        two.answer(seat, answer)
    opens = what in COUNTED and (opened(one, what), opened(two, what)) != (before, before)
    return opens and any(one.view(eye) != two.view(eye) for eye in (None, *range(len(one.seats))))


def opened(match: Match, what: str) -> object:
    """What everybody has seen of these things."""
    view = match.view(None)
    paused = view.get("paused")
    return view.get(COUNTED.get(what, "")), paused["broken"] if isinstance(paused, dict) else None


def tables_with(what: str) -> list[Table]:
    rule_set, trait = ("golems/board", "logic") if what in ("luck deck", "barrels") else ("progers", "turn")
    return [table for table in TABLES if table.rule_set.startswith(rule_set) and trait in table.has.split()]


@pytest.mark.parametrize("what", KNOWERS)
def test_swapped_hidden_things_do_not_change_a_view(what: str) -> None:
    tables = tables_with(what)
    assert len(tables) > 2
    for table in tables:
        found = [compare_swapped(table, seed, what, 60) for seed in range(20, 32)]
        assert sum(differed for _, differed in found) > 10, (table, found)
