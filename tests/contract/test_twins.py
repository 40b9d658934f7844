"""Twins by chance: what is dealt to others or lies turned down changes nothing for a seat.

Nothing of these games is imagined from a view, so that a view which tells too much cannot hide it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Ask, Refusal
from algoritmus.match import Match
from tests.scripted import Scripted

LUCK = 10  # cards in the deck of each
AND, OR = 5, 6  # of them
HAND = 5
QUIET: dict[str, Answer] = {"subroutine": (), "turn": ("pass",)}
TURNS: Answer = ("L", "R", "L", "R")


def outcomes(order: Sequence[int]) -> list[int]:
    """The outcomes of a shuffle that lead to this order; for the last card nothing is drawn."""
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
    """The number of face-down samples, and of cards in the deck."""
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
    """The number of times another seat saw a difference; this seat and a spectator never do."""
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


# programs that lie face down

OTHER_TURNS: Answer = ("R", "L", "R", "L")
Steps = list[dict[int, Answer]]


def board(options: dict[str, str], seed: str, answered: Steps) -> Match:
    """A game by these answers."""
    match = Match(algoritmus.game("golems/board"), options, Seeded(seed))
    for answers in answered:
        for seat, answer in answers.items():
            match.answer(seat, answer)
    return match


def cards_for(players: int) -> str:
    return ",".join(["sword", "axe", "shield", "bow"][:players])


def assert_same_but_for(hidden: int, one: Match, two: Match) -> None:
    """Only the seat that has laid another program sees a difference."""
    assert one.view(hidden) != two.view(hidden)
    for eye in (None, *(seat for seat in range(len(one.seats)) if seat != hidden)):
        assert one.view(eye) == two.view(eye)
        assert list(one.seen(eye)) == list(two.seen(eye))


def of_length(program: Answer, ask: Ask) -> Answer:
    return (program * 2)[: cast(Any, ask.show())["rows"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_programs_of_others_while_logic_tokens_are_laid(players: int) -> None:
    options = {"players": str(players), "field": "meadow", "logic": "on", "cards": cards_for(players)}
    compared = 0
    for seed, hidden in product(range(8), range(players)):
        asks = board(options, f"token/{seed}", []).asks()
        laid = {seat: of_length(TURNS, ask) for seat, ask in asks.items()}
        other = {**laid, hidden: of_length(OTHER_TURNS, asks[hidden])}
        one, two = (board(options, f"token/{seed}", [answers]) for answers in (laid, other))
        if phase_of(one) == "logic":
            assert_same_but_for(hidden, one, two)
            compared += 1
    assert compared > players


def token_twin(options: dict[str, str], hidden: int, token: int) -> Match:
    """Everybody draws a logic token first; this seat draws the one of AND and OR, and the other one in the end."""
    rest = [card for card in range(LUCK) if card not in (AND, OR)]
    decks = [[AND, OR, *rest[:-2], *rest[:-3:-1]] for _ in range(int(options["players"]))]
    decks[hidden] = [AND + OR - token, *rest, token]
    script = {"luck deck": [drawn for deck in decks for drawn in outcomes(deck)]}
    return Match(algoritmus.game("golems/board"), options, Scripted(script, "tokens"))


@pytest.mark.parametrize("hidden", range(3))
def test_logic_tokens_in_the_hands_of_others(hidden: int) -> None:
    options = {"players": "3", "field": "meadow", "logic": "on", "cards": cards_for(3)}
    compared = Counter[str]()
    for one, two in zip(*(quiet(token_twin(options, hidden, token)) for token in (AND, OR)), strict=True):
        assert_same_but_for(hidden, one, two)
        assert (one.view(hidden)["mine"]["token"], two.view(hidden)["mine"]["token"]) == ("and", "or")
        compared[phase_of(one)] += 1
        if phase_of(one) == "logic" and hidden in one.asks():
            break
    assert compared["program"] == 1
    assert compared["logic"] > 0


def phase_of(match: Match) -> str:
    return str(cast(Any, match.view(None))["phase"])


def paused_games(options: dict[str, str], seeds: Sequence[str]) -> Iterator[tuple[str, Steps]]:
    """Games by chance up to a decision in the middle of the first row of a round."""
    for seed in seeds:
        match, answered, chance = board(options, seed, []), Steps(), Seeded(f"answers/{seed}")
        while match.result() is None:
            answered.append({seat: ask.random(chance) for seat, ask in match.asks().items()})
            for seat, answer in answered[-1].items():
                match.answer(seat, answer)
            if (
                phase_of(match) == "decide"
                and len(answered[-1]) > 1
                and cast(Any, match.view(None))["paused"]["row"] == 1
            ):
                yield seed, answered
                break


@pytest.mark.parametrize("players", [3, 4])
def test_rows_of_others_that_have_not_opened_while_somebody_decides(players: int) -> None:
    options = {"players": str(players), "field": "meadow", "cards": cards_for(players)}
    compared = 0
    for seed, answered in paused_games(options, [f"pause/{number}" for number in range(40)]):
        *before, last = answered
        asks = board(options, seed, before).asks()
        for hidden, answer in last.items():
            changed = next((other for other in other_tails(answer, asks[hidden])), None)
            if changed is not None:
                one, two = (board(options, seed, [*before, {**last, hidden: cards}]) for cards in (answer, changed))
                assert_same_but_for(hidden, one, two)
                compared += 1
    assert compared > 5


def other_tails(answer: Answer, ask: Ask) -> Iterator[Answer]:
    """Programs with the same first row, where that is one card, and with other turns after it."""
    rows = cast(Any, ask.show())["rows"]
    if len(answer) != rows:
        return
    for turns in (TURNS, OTHER_TURNS):
        changed = (answer[0], *(turns * 2)[: rows - 1])
        try:
            ask.read(changed)
        except Refusal:
            continue
        if changed != answer:
            yield changed
