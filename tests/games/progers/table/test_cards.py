"""Movement of cards: hand, table, discard, deck (deck.hand, turn.pass, algo.cover, algo.limit)."""

from __future__ import annotations

from typing import Any

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.games.progers.rules.facts import show_cards
from algoritmus.games.progers.table.position import ProgersPosition
from tests.games.progers.table.tables import GAMES, all_cards, change_state, lay_table, make_step


def discard(position: ProgersPosition) -> list[str]:
    return show_cards(sorted(position.discard))


def events_of(events: list[Any], rule: str) -> list[Any]:
    return [event for event in events if event.get("rule") == rule]


def test_played_cards_go_to_the_discard_and_the_hand_is_filled() -> None:
    position = lay_table("basic", "F L D J J")
    after, events = make_step("basic", position, ("F", "L"))
    assert discard(after) == ["F", "L"]
    assert len(after.hands[0]) == 5
    assert len(after.deck) == len(position.deck) - 2
    assert [(event["what"], event["amount"]) for event in events_of(events, "deck.hand")] == [("drawn", 2)]


def test_a_shared_algorithm_stays_on_the_table() -> None:
    position = lay_table("full", "F L D J J")
    after, _ = make_step("full", position, ("F@0", "L@1", "J^1"))
    assert discard(after) == []
    assert str(after.state.algorithm) == "F J/L"
    assert after.turn == 1
    assert str(make_step("full", after, ())[0].state.algorithm) == "F J/L"


def test_covered_cards_go_to_the_discard_when_the_table_is_cleared() -> None:
    position = lay_table("full", "F L D J J", "2(F J/L) R U")
    after, events = make_step("full", position, ("D@4",))
    assert discard(after) == ["F", "D", "J", "L", "R", "U", "x2"]
    assert str(after.state.algorithm) == "-"
    assert events_of(events, "algo.limit")[0]["amount"] == 7


def test_a_loop_that_is_taken_off_or_broken_goes_to_the_discard() -> None:
    position = lay_table("full", "F L D J J", "2(F J) 3(L)")
    after, _ = make_step("full", position, ("off@2", "D@1"))
    assert discard(after) == ["x2", "x3"]
    assert str(after.state.algorithm) == "F D J L"


def test_a_pass_exchanges_cards_and_leaves_the_rest_alone() -> None:
    position = lay_table("full", "F L D J J", "F J")
    after, events = make_step("full", position, ("pass", "J", "F"))
    assert discard(after) == ["F", "J"]
    assert len(after.hands[0]) == 5
    assert after.state.algorithm == position.state.algorithm
    assert after.state.figures == position.state.figures
    assert events_of(events, "turn.pass")
    assert events_of(events, "deck.hand")[0]["amount"] == 2


def test_a_pass_may_exchange_nothing_or_everything() -> None:
    position = lay_table("basic", "F L D J J")
    kept, events = make_step("basic", position, ("pass",))
    assert kept.hands[0] == position.hands[0]
    assert events_of(events, "deck.hand") == []
    changed, _ = make_step("basic", position, ("pass", "F", "L", "D", "J", "J"))
    assert discard(changed) == ["F", "D", "J", "J", "L"]
    assert len(changed.hands[0]) == 5


def test_an_empty_deck_is_the_shuffled_discard() -> None:
    position = lay_table("basic", "F L D J J")
    position = position.replace(deck=position.deck[:1], discard=position.deck[1:])
    chance = Seeded(1)
    after, events = make_step("basic", position, ("F", "L", "D"), chance)
    assert len(after.hands[0]) == 5
    assert len(after.deck) == len(position.discard) + 3 - 2
    assert after.discard == ()
    assert chance.drawn
    assert [event["what"] for event in events_of(events, "deck.hand")] == ["mixed", "drawn"]
    assert all_cards(after) == all_cards(position)


def test_exchanged_cards_may_come_back_from_an_empty_deck() -> None:
    position = lay_table("basic", "F L D J J")
    position = position.replace(deck=())
    after, _ = make_step("basic", position, ("pass", "L"))
    assert after.hands[0] == position.hands[0]
    assert after.discard == after.deck == ()


def test_without_deck_and_discard_one_goes_without() -> None:
    position = lay_table("full", "F L D J J")
    position = position.replace(deck=())
    after, events = make_step("full", position, ("F@0", "L@0"))
    assert len(after.hands[0]) == 3
    assert events_of(events, "deck.hand") == []


def test_no_card_is_drawn_once_the_game_is_over() -> None:
    position = lay_table("basic", "F L D J J", limit="1")
    position = position.replace(state=change_state(position.state, turns_left=1))
    after, events = make_step("basic", position, ("F",))
    assert len(after.hands[0]) == 4
    assert events_of(events, "deck.hand") == []
    assert events[-1] == {"kind": "end", "rule": "end.limit", "winners": ["red", "blue"], "beat": 4}


@pytest.mark.parametrize("seat", [None, 1])
def test_drawn_cards_are_seen_by_their_player_only(seat: int | None) -> None:
    game, position = GAMES["basic"], lay_table("basic", "F L D J J")
    after, events = game.step(position, {0: game.asks(position)[0].read(("F", "L", "D"))}, Seeded(0))
    assert isinstance(after, ProgersPosition)
    own = events_of(game.narration.visible(events, 0), "deck.hand")[0]
    others = events_of(game.narration.visible(events, seat), "deck.hand")[0]
    assert own == {**others, "card": show_cards(reversed(position.deck[-3:]))}
    assert "card" not in others
