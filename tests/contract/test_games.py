"""What every rule set promises: games end, records replay, order of arrival is nothing, bad answers change nothing."""

from __future__ import annotations

import random

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer, Ask, Refusal
from algoritmus.core.record import parse_record
from algoritmus.match import Match, ReplayError, replay
from tests.contract.conftest import Table

MOST_STEPS = 2000


def play(match: Match, seed: int) -> Match:
    chance = Seeded(f"answers/{seed}")
    for _ in range(MOST_STEPS):
        if match.result() is not None:
            return match
        answers = {seat: ask.random(chance) for seat, ask in match.asks().items()}
        for seat, answer in answers.items():
            match.answer(seat, answer)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_with_a_rule_and_their_record_replays(table: Table, seed: int) -> None:
    match = play(table.match(seed), seed)
    result = match.result()
    assert result is not None
    assert result.rule
    assert not match.asks()
    text = str(match.record)
    assert len(text.encode()) < 4096
    again = replay(parse_record(text), table.game)
    assert again.result() == result
    assert again.digest() == match.record.digest
    assert str(again.record) == text


@pytest.mark.parametrize(("rule_set", "steps"), [("golems/board", 10), ("progers/basic", 400), ("progers/full", 400)])
def test_a_record_of_four_players_is_under_four_kilobytes_however_long_the_game(rule_set: str, steps: int) -> None:
    match = play(Table(rule_set, {"players": "4", "limit": "100"}).match(9), 9)
    assert match.steps > steps
    assert len(str(match.record).encode()) < 4096


def test_the_same_seed_and_answers_give_the_same_game(table: Table) -> None:
    assert str(play(table.match(5), 5).record) == str(play(table.match(5), 5).record)
    other = play(table.match(6), 5)
    assert not other.chance.drawn or str(other.record) != str(play(table.match(5), 5).record)


def test_a_record_of_another_version_says_so(table: Table) -> None:
    record = play(table.match(1), 1).record
    record.version = "0"
    with pytest.raises(ReplayError, match="version 0"):
        replay(record, table.game)


def test_a_record_with_another_end_does_not_pass(table: Table) -> None:
    record = parse_record(str(play(table.match(1), 1).record))
    record.digest = "0" * 16
    with pytest.raises(ReplayError):
        replay(record, table.game)


def test_the_order_of_arrival_does_not_matter(table: Table) -> None:
    forth, back = table.match(2), table.match(2)
    chance = Seeded("arrival")
    for _ in range(12):
        if forth.result() is not None:
            break
        answers = {seat: ask.random(chance) for seat, ask in forth.asks().items()}
        for seat, answer in answers.items():
            forth.answer(seat, answer)
        for seat, answer in reversed(answers.items()):
            back.answer(seat, answer)
        assert forth.digest() == back.digest()
    assert str(forth.record) == str(back.record)


def test_sealed_answers_show_nothing_and_can_be_taken_back(table: Table) -> None:
    match = table.match(3)
    chance = Seeded("sealed")
    before = match.digest()
    asks = match.asks()
    if len(asks) > 1:
        first = next(iter(asks))
        match.answer(first, asks[first].random(chance))
        assert match.digest() == before
        assert first not in match.waiting()
        match.retract(first)
        assert first in match.waiting()
    with pytest.raises(Refusal):
        match.retract(next(iter(asks)))


def spoil(answer: Answer, rng: random.Random) -> Answer:
    cards = list(answer)
    kind = rng.randrange(3)
    if kind == 0 or not cards:
        cards.insert(rng.randrange(len(cards) + 1), rng.choice(["F", "A", "x2", "call", "nonsense", "", "a1", "pass"]))
    elif kind == 1:
        cards.pop(rng.randrange(len(cards)))
    else:
        cards += cards * 4
    return tuple(cards)


def is_allowed(ask: Ask, answer: Answer) -> bool:
    for place, card in enumerate(answer):
        if card == END or card not in ask.next_cards(answer[:place]):
            return False
    return END in ask.next_cards(answer)


def test_an_illegal_answer_is_refused_and_changes_nothing(table: Table) -> None:
    match, rng, chance = table.match(4), random.Random(4), Seeded("illegal")
    refused = 0
    for _ in range(25):
        if match.result() is not None:
            break
        before, record = match.digest(), str(match.record)
        for seat, ask in match.asks().items():
            bad = spoil(ask.random(chance), rng)
            if is_allowed(ask, bad):
                continue
            refused += 1
            with pytest.raises(Refusal) as refusal:
                match.answer(seat, bad)
            assert refusal.value.message
            assert (match.digest(), str(match.record), match.sealed) == (before, record, {})
        with pytest.raises(Refusal):
            match.answer(99, ())
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))
    assert refused


def test_card_by_card_and_whole_answers_agree(table: Table) -> None:
    match, rng, chance = table.match(7), random.Random(7), Seeded("agree")
    for _ in range(20):
        asks = match.asks()
        for ask in asks.values():
            for answer in (good := ask.random(chance), spoil(good, rng)):
                judged = True
                try:
                    ask.read(answer)
                except Refusal:
                    judged = False
                assert judged == is_allowed(ask, answer), (ask.kind, answer)
        for seat, ask in asks.items():
            match.answer(seat, ask.random(chance))
        if match.result() is not None:
            return
