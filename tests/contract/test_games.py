"""Contract of every rule set: games end, records replay, order of arrival has no effect, bad answers change nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer, Ask, Refusal
from algoritmus.core.record import parse_record
from algoritmus.match import Match, ReplayError, replay
from tests.contract.conftest import Table, at_tables, refusal, steps

MOST_STEPS = 2000


def play(match: Match, seed: int) -> Match:
    for _ in steps(match, Seeded(f"answers/{seed}"), MOST_STEPS):
        pass
    assert match.result() is not None, "the game does not end"
    return match


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
    one, two = play(table.match(5), 5), play(table.match(5), 5)
    assert str(one.record) == str(two.record)
    assert [list(one.seen(seat)) for seat in range(len(one.seats))] == [
        list(two.seen(seat)) for seat in range(len(two.seats))
    ]


@at_tables("chance")
def test_another_seed_gives_another_game(table: Table) -> None:
    drawn = {tuple(play(table.match(seed), 5).chance.drawn) for seed in range(5, 9)}
    assert len(drawn) == 4
    assert all(drawn)


@at_tables("chance", without=True)
def test_without_chance_a_seed_changes_nothing(table: Table) -> None:
    one, two = play(table.match(5), 5), play(table.match(6), 5)
    assert one.chance.drawn == two.chance.drawn == []
    assert (one.record.steps, one.digest()) == (two.record.steps, two.digest())


def test_a_record_of_another_version_plays_if_it_fits_and_stays_what_it_is(table: Table) -> None:
    record = parse_record(str(play(table.match(1), 1).record))
    record.version = "0"
    again = replay(record, table.game)
    assert str(again.record) == str(record)
    assert again.record.version == "0"


def test_a_record_of_another_version_that_does_not_fit_says_so(table: Table) -> None:
    record = parse_record(str(play(table.match(1), 1).record))
    record.version, record.end = "0", ("end.other", ())
    with pytest.raises(ReplayError, match="version 0") as caught:
        replay(record, table.game)
    assert caught.value.code == "record.version"
    record.steps[-1].append(("no such card",))
    with pytest.raises(ReplayError, match="version 0") as caught:
        replay(record, table.game)
    assert (caught.value.code, caught.value.line) == ("record.version", record.lines[-1])


def test_a_record_with_another_end_does_not_pass(table: Table) -> None:
    record = parse_record(str(play(table.match(1), 1).record))
    record.digest = "0" * 16
    with pytest.raises(ReplayError, match="another end") as error:
        replay(record, table.game)
    assert error.value.code == "record.end"


@at_tables("together")
def test_the_order_of_arrival_does_not_matter(table: Table) -> None:
    forth, back = table.match(2), table.match(2)
    turned = 0
    for answers in steps(forth, Seeded("arrival"), 12):
        turned += len(answers) > 1
        for seat, answer in reversed(answers.items()):
            back.answer(seat, answer)
    assert turned
    assert forth.digest() == back.digest()
    assert str(forth.record) == str(back.record)
    assert [list(forth.seen(seat)) for seat in range(len(forth.seats))] == [
        list(back.seen(seat)) for seat in range(len(back.seats))
    ]


@at_tables("together")
def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in(table: Table) -> None:
    match, kept = table.match(3), table.match(3)
    chance, taken = Seeded("sealed"), 0
    for answers in steps(kept, Seeded("kept"), 12):
        for seat in list(answers)[:-1]:
            match.answer(seat, match.asks()[seat].random(chance))
            assert seat not in match.waiting()
            match.retract(seat)
            assert seat in match.waiting()
            assert seat not in match.sealed
            match.answer(seat, answers[seat])
            taken += 1
        last = list(answers)[-1]
        assert match.answer(last, answers[last])
        for seat in answers:
            assert refused(match.retract, seat) == "seat.not-sealed"
    assert taken
    assert str(match.record) == str(kept.record)  # what was taken back has left no trace


def test_a_missing_answer_cannot_be_retracted(table: Table) -> None:
    match = table.match(3)
    for _ in steps(match, Seeded("nothing"), 12):
        for seat in range(-1, len(match.seats) + 1):
            before = match.digest(), str(match.record)
            assert refused(match.retract, seat) == "seat.not-sealed"
            assert (match.digest(), str(match.record)) == before


def refused(deed: Callable[..., object], *words: object) -> str:
    """The code of the refusal that this gets."""
    with pytest.raises(Refusal) as refusal:
        deed(*words)
    assert refusal.value.message
    return refusal.value.code


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
    count = 0
    for answers in steps(match, chance, 25):
        before, record = match.digest(), str(match.record)
        for seat, answer in answers.items():
            bad = spoil(answer, rng)
            if not is_allowed(match.asks()[seat], bad):
                count += 1
                assert refused(match.answer, seat, bad)
        for seat in (99, -1, *(seat for seat in range(len(match.seats)) if seat not in answers)):
            assert refused(match.answer, seat, ()) == "seat.not-asked"
        assert (match.digest(), str(match.record), match.sealed) == (before, record, {})
    assert count


def test_after_the_end_no_seat_is_asked_and_no_answer_accepted(table: Table) -> None:
    match = play(table.match(4), 4)
    for seat in range(len(match.seats)):
        assert refused(match.answer, seat, ()) == "seat.not-asked"


def test_card_by_card_and_whole_answers_agree(table: Table) -> None:
    rng, seen = random.Random(7), {True: 0, False: 0}
    for seed in range(7, 10):
        match = table.match(seed)
        for answers in steps(match, Seeded(f"agree/{seed}"), 20):
            for seat, good in answers.items():
                ask = match.asks()[seat]
                assert is_allowed(ask, good)
                for answer in (good, *(spoil(good, rng) for _ in range(4))):
                    judged = refusal(ask, answer) is None
                    assert judged == is_allowed(ask, answer), (ask.kind, answer)
                    seen[judged] += 1
    assert min(seen.values()) > 2
