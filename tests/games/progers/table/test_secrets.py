"""What a seat may not know never reaches it, and its view is enough to sample a position."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer
from algoritmus.games.progers.table.position import ProgersPosition
from tests.games.progers.table.tables import GAMES, RULE_SETS, all_cards, lay_table, refusal, walk

both = pytest.mark.parametrize("rules", RULE_SETS)
BAD: tuple[Answer, ...] = ((), ("F", "J", "L"), ("J@0", "T^0"), ("x3@0-1",), ("pass", "U", "U"), ("R@0", "R@0", "R@0"))


def shown(facts: object) -> str:
    return json.dumps(facts, ensure_ascii=False)  # in its order, byte for byte


def twins(rules: str, seed: int, **options: str) -> Iterator[tuple[ProgersPosition, ProgersPosition, int | None]]:
    """Positions of a game, each with another that differs only in what a seat may not know."""
    for number, position in enumerate(walk(rules, seed, **options)):
        for seat in (None, *range(len(position.plan.names))):
            other = GAMES[rules].sample(GAMES[rules].view(position, seat), Seeded(f"{seed}/{number}"))
            assert isinstance(other, ProgersPosition)
            yield position, other, seat


@both
@pytest.mark.parametrize("planet", ["usual", "random"])
def test_a_sampled_position_looks_the_same(rules: str, planet: str) -> None:
    game, phases = GAMES[rules], set()
    planet = game.options.choices()["planet"][1] if planet == "usual" else planet
    for position, other, seat in twins(rules, 3, players="3", planet=planet, limit="40"):
        phases.add(position.phase)
        assert shown(game.view(other, seat)) == shown(game.view(position, seat))
        assert all_cards(other) == all_cards(position)
        assert shown(other.state.setup.planet.key()) == shown(position.state.setup.planet.key())
    assert phases == {"base", "turn", "over"}


@both
def test_a_sampled_position_has_the_same_box(rules: str) -> None:
    def box(position: ProgersPosition) -> list[int]:
        piles = [*position.state.samples, *(figure.aboard for figure in position.state.figures)]
        return sorted(sample for pile in piles for sample in pile)

    for position, other, _ in twins(rules, 4, limit="30"):
        assert box(other) == box(position)
        assert list(map(len, other.state.samples)) == list(map(len, position.state.samples))


@both
def test_hidden_facts_differ_between_the_games(rules: str) -> None:
    hands = decks = samples = 0
    for position, other, _ in twins(rules, 5, players="3", limit="8"):
        hands += other.hands != position.hands
        decks += other.deck != position.deck
        samples += other.state.samples != position.state.samples
    assert min(hands, decks, samples) > 20


@both
def test_the_end_is_sampled_as_well(rules: str) -> None:
    *_, position = walk(rules, 2, players="2")
    for seat in (None, 0, 1):
        view = GAMES[rules].view(position, seat)
        other = GAMES[rules].sample(view, Seeded(1))
        assert GAMES[rules].result(other) == position.result
        assert shown(GAMES[rules].view(other, seat)) == shown(view)


@both
def test_refusals_do_not_tell_secrets(rules: str) -> None:
    for position, other, seat in twins(rules, 6, players="3", limit="20"):
        if seat is not None and seat == position.turn and position.phase == "turn":
            for answer in BAD:
                one, two = refusal(rules, position, answer), refusal(rules, other, answer)
                assert (one is None) == (two is None)
                assert one is None or two is None or one.args == two.args


def before_delivery(events: list[Any]) -> list[Any]:
    """Up to the moment when types are turned up."""
    return list(takewhile(lambda event: event.get("rule") != "sample.deliver", events))


def without_own_cards(events: list[Any]) -> list[Any]:
    return [{key: value for key, value in event.items() if key != "card"} for event in events]


@both
def test_the_same_turn_looks_the_same_whatever_is_hidden(rules: str) -> None:
    game, compared = GAMES[rules], 0
    for position, other, seat in twins(rules, 7, players="3", limit="30"):
        if position.phase != "turn":
            continue
        answer = game.asks(position)[position.turn].random(Seeded(len(position.deck)))
        if refusal(rules, other, answer) is not None:
            answer = ("pass",)
        move = game.asks(position)[position.turn].read(answer)
        one, events = game.step(position, {position.turn: move}, Seeded(1))
        two, events_again = game.step(other, {position.turn: move}, Seeded(1))
        seen, again = game.narration.visible(events, seat), game.narration.visible(events_again, seat)
        if seat == position.turn:
            seen, again = without_own_cards(seen), without_own_cards(again)
        early, early_again = before_delivery(seen), before_delivery(again)
        assert shown(early) == shown(early_again)
        if len(early) == len(seen) and seat != position.turn:
            compared += 1
            assert shown(game.view(one, seat)) == shown(game.view(two, seat))
    assert compared > 50


@both
def test_no_type_shows_before_it_is_delivered(rules: str) -> None:
    """Nobody, not even the owner, knows what is aboard or on a cell."""
    game = GAMES[rules]
    for position in walk(rules, 8, players="2", limit="40"):
        for seat in (None, 0, 1):
            view: Any = game.view(position, seat)
            rovers, piles = view["rovers"], view["samples"]
            assert isinstance(rovers, dict)
            assert isinstance(piles, list)
            assert all(isinstance(rover["aboard"], int) for rover in rovers.values())
            assert all(set(pile) == {"at", "count"} for pile in piles)


def test_a_view_lists_the_table_with_loops_and_covered_cards() -> None:
    view: Any = GAMES["full"].view(lay_table("full", "F L D J J", "2(F J/L/R) 3(U) T"), 0)
    assert view["algorithm"] == [
        {"card": "F", "loop": 2, "pair": True},
        {"card": "J", "loop": 2, "pair": True, "covered": ["R", "L"]},
        {"card": "U", "loop": 3},
        {"card": "T"},
    ]
    assert view["mine"] == {"hand": ["F", "D", "J", "J", "L"]}


def test_a_spectator_sees_no_hand_and_no_ask() -> None:
    view: Any = GAMES["full"].view(lay_table("full", "F L D J J"), None)
    assert not {"mine", "ask", "seat"} & set(view)
    assert view["asked"] == {"red": "turn"}
