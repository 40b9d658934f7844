"""Twins by chance: what is dealt to others or lies turned down changes nothing for a seat.

Nothing of these games is imagined from a view, so that a view which tells too much cannot hide it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Ask
from algoritmus.match import Match
from tests.scripted import Scripted

LUCK = 10  # cards in the deck of each
HAND = 5
QUIET: dict[str, Answer] = {"subroutine": (), "turn": ("pass",)}
TURNS: Answer = ("L", "R", "L", "R")


def outcomes(order: Sequence[int]) -> list[int]:
    """What a shuffle draws to come to this order; for the last card nothing is drawn."""
    left = sorted(order)
    drawn = []
    for one in order:
        drawn.append(left.index(one))
        left.remove(one)
    return drawn[:-1]


def mixed(count: int, seed: str) -> list[int]:
    order = list(range(count))
    random.Random(seed).shuffle(order)
    return order


def golems_twin(options: dict[str, str], seat: int, luck: str) -> Match:
    """This seat draws the same luck cards in every twin; other decks and barrels are shuffled otherwise."""
    decks = [mixed(LUCK, "own" if one == seat else f"{luck}/{one}") for one in range(int(options["players"]))]
    script = {"luck deck": [drawn for deck in decks for drawn in outcomes(deck)]}
    return Match(algoritmus.game("golems/board"), options, Scripted(script, luck))


def progers_twin(rule_set: str, options: dict[str, str], seat: int, luck: str) -> Match:
    """This seat has the same hand in every twin; other hands, the deck and the types of samples are others."""
    game = algoritmus.game(rule_set)
    hidden, deck = counts(Match(game, options, Seeded(1)).view(None))
    own = slice(-HAND * (seat + 1), -HAND * seat or None)  # hands are dealt from the top
    order = mixed(deck, "own")
    others = [card for card in order if card not in order[own]]
    random.Random(luck).shuffle(others)
    places = set(range(len(order))[own])
    twin = [card if place in places else others.pop() for place, card in enumerate(order)]
    script = {"deck": outcomes(twin), "samples": outcomes(mixed(hidden, luck))}
    return Match(game, options, Scripted(script, "marks"))


def counts(view: Any) -> tuple[int, int]:
    """How many samples lie turned down, and how many cards in the deck."""
    hidden, deck = view["hidden"], view["deck"]
    assert isinstance(hidden, dict)
    assert isinstance(deck, int)
    return sum(hidden.values()), deck


def quiet(match: Match) -> Iterator[Match]:
    """To the end, with answers that are allowed whatever was drawn."""
    chance = Seeded("quiet")
    while match.result() is None:
        yield match
        for seat, ask in match.asks().items():
            match.answer(seat, quiet_answer(ask, chance))
    yield match


def quiet_answer(ask: Ask, chance: Seeded) -> Answer:
    if ask.kind == "program":
        rows = cast(Any, ask.show())["rows"]
        assert isinstance(rows, int)
        return (TURNS * 2)[:rows]
    return QUIET[ask.kind] if ask.kind in QUIET else ask.random(chance)


def compare(one: Match, two: Match, seat: int) -> int:
    """How often somebody else could tell the twins apart; this seat and a spectator never can."""
    told_apart = 0
    for first, second in zip(quiet(one), quiet(two), strict=True):
        for eye in (None, seat):
            assert first.view(eye) == second.view(eye)
            assert list(first.seen(eye)) == list(second.seen(eye))
        told_apart += any(first.view(rival) != second.view(rival) for rival in range(len(one.seats)))
    return told_apart


@pytest.mark.parametrize("field", ["meadow", "windmill"])
@pytest.mark.parametrize("seat", range(3))
def test_luck_cards_of_others_and_barrels(field: str, seat: int) -> None:
    options = {"players": "3", "field": field, "subroutine": "on", "cards": "sword,axe,shield"}
    one, two = (golems_twin(options, seat, luck) for luck in "ab")
    assert one.chance.drawn != two.chance.drawn
    assert compare(one, two, seat) > 5
    assert one.steps > 10


@pytest.mark.parametrize("rule_set", ["progers/basic", "progers/full"])
@pytest.mark.parametrize("seat", range(3))
def test_hands_of_others_and_samples_that_lie_turned_down(rule_set: str, seat: int) -> None:
    options = {"players": "3", "limit": "6"}
    one, two = (progers_twin(rule_set, options, seat, luck) for luck in "ab")
    assert one.chance.drawn != two.chance.drawn
    assert compare(one, two, seat) == one.steps - int(options["players"])  # cards are dealt after the bases
    assert one.steps > 3 * 6
