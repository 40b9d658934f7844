"""Two hidden cards or things are swapped before a game: no view differs until the rules show one of them.

Both games are played with the same answers. Positions are not sampled from views here, so that a view with a leak
cannot hide it.
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

KNOWERS = {"luck deck": 1, "deck": 2, "barrels": 0, "samples": 0}  # by shuffle: how many seats may draw one of the two
COUNTED = {"barrels": "contents", "samples": "hidden"}  # public counts, which change when one is seen
OWN = {"mine", "ask", "luck"}  # parts of a view that may differ for a seat that has drawn one of the two
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
    """The number of views that were equal, and the number of steps in which a seat knew a difference."""
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
    """Seats that see a difference: only those that have drawn one of the two, and only in their own things."""
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
    """The view of a seat, and its events of the last step."""
    return written([match.view(eye), *match.seen(eye, match.steps - 2)])


def has_drawn(one: Match, two: Match, seat: int) -> bool:
    """Whether this seat has drawn one of the two."""
    return drawn_by(one, seat) != drawn_by(two, seat)


def drawn_by(match: Match, seat: int) -> tuple[object, ...]:
    """The cards that this seat has: its luck card, its hand, and the cards that it has just drawn."""
    view: Any = match.view(seat)
    happened = chain.from_iterable(match.seen(seat, match.steps - 2))
    drawn = [one for one in happened if (one.get("what"), one.get("rover")) == ("drawn", view["seat"])]
    return view.get("luck"), view["mine"].get("hand"), drawn


def public(view: Any) -> str:
    return written({name: value for name, value in view.items() if name not in OWN})


def answers_for(one: Match, two: Match, knowers: set[int], chance: Chance) -> Answers | None:
    """Answers that are legal in both games; a seat that knows a difference must not show its hand by a pass."""
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
    """Whether the rules have just opened one of the two, so that the games differ."""
    before = opened(one, what)
    for seat, answer in answers.items():
        one.answer(seat, answer)
        two.answer(seat, answer)
    opens = what in COUNTED and (opened(one, what), opened(two, what)) != (before, before)
    return opens and any(one.view(eye) != two.view(eye) for eye in (None, *range(len(one.seats))))


def opened(match: Match, what: str) -> object:
    """The public facts about these things: counts of open ones, and broken barrels."""
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
