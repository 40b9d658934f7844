"""Hidden information never reaches a seat: games that differ only in it look the same to the seat, byte for byte."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, cast

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Game, Position
from algoritmus.match import Match
from tests.contract.conftest import TABLES, Answers, Table, at_tables, refusal, steps

BAD_ANSWERS: tuple[Answer, ...] = (
    (),
    ("nonsense",),
    ("F",) * 9,
    ("a1",),
    ("call", "call"),
    ("pass", "F", "F", "F", "F", "F", "F"),
)


PHASES = {"card", "subroutine", "program", "logic", "decide", "base", "turn"}


def written(facts: object) -> str:
    """In its order, byte for byte."""
    return json.dumps(facts, ensure_ascii=False, default=str)


def shown(game: Game, position: Position, seat: int | None) -> str:
    return written(game.view(position, seat))


def eyes(match: Match) -> list[int | None]:
    """A spectator's and everybody's."""
    return [None, *range(len(match.seats))]


# positions that differ in what a seat does not know


def complaints(game: Game, position: Position, seat: int | None) -> list[str]:
    """The refusals that this seat gets for illegal answers."""
    ask = game.asks(position).get(seat) if seat is not None else None
    found = [refusal(ask, answer) for answer in BAD_ANSWERS] if ask is not None else []
    return [f"{one.code} {one.message} {one.card}" if one is not None else "" for one in found]


def twin(match: Match, seat: int | None, seed: int) -> Position | None:
    """Another position that differs only in what this seat may not know."""
    try:
        return match.game.sample(match.view(seat), Seeded(f"twin/{seed}"))
    except LookupError:
        return None


def differs(match: Match, other: Position) -> bool:
    """Whether a player could tell the positions apart."""
    players = map(match.seats.index, match.game.options.offer(match.record.options).seats)
    return any(shown(match.game, match.position, seat) != shown(match.game, other, seat) for seat in players)


def compare_twins(match: Match, most: int) -> dict[str, list[int]]:
    """At every moment and for all eyes; how many twins there were in each phase, and how many were not the same."""
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    chance = Seeded("secrets")
    for number, _ in enumerate([*[None] * most, None]):
        for seat in eyes(match):
            other = twin(match, seat, number)
            if other is not None:
                assert shown(match.game, other, seat) == shown(match.game, match.position, seat)
                assert complaints(match.game, other, seat) == complaints(match.game, match.position, seat)
                counts = found[str(match.view(None).get("phase"))]
                counts[0] += 1
                counts[1] += seat is not None and differs(match, other)
        if match.result() is not None:
            break
        for _ in steps(match, chance, 1):
            pass
    return found


@at_tables("secret")
def test_positions_that_differ_in_secrets_look_the_same(table: Table) -> None:
    found = compare_twins(table.match(11), 40)
    secret = {phase for phase, (_, differed) in found.items() if differed}
    assert secret - {"over"} == PHASES & set(table.has.split())


@at_tables("secret", without=True)
def test_without_secrets_a_view_has_all_public_facts(table: Table) -> None:
    found = compare_twins(table.match(11), 40)
    assert sum(compared for compared, _ in found.values()) > 3
    assert not any(differed for _, differed in found.values())


# answers that lie sealed


def knowledge(match: Match, seat: int | None) -> str:
    """All that somebody at this seat can find out: by looking, but not at what lies face up, by trying, by reading the
    record."""
    asks = [(ask.show(), ask.next_cards(())) for number, ask in match.asks().items() if number == seat]
    tried = complaints(match.game, match.position, seat)
    seen = list(match.seen(seat))
    known = [match.view(seat, looks=False), asks, tried, seen, str(match.record), match.result(), match.digest()]
    return written(known)


def seal(match: Match, answers: Answers, seat: int) -> list[object]:
    """The knowledge of this seat and of a spectator with all other answers but one sealed, and with all."""
    known: list[object] = []
    rivals = [rival for rival in answers if rival != seat]
    for rival in rivals:
        assert not match.answer(rival, answers[rival])
        known.append([knowledge(match, None), knowledge(match, seat)])
    assert match.waiting() == [seat]
    for rival in rivals:
        match.retract(rival)
    return known


def compare_sealed(match: Match, most: int) -> int:
    """The number of different sealed answers that changed no view."""
    chance, compared = Seeded("sealed"), 0
    for answers in steps(match, chance, most):
        for seat in answers if len(answers) > 1 else ():
            before = [knowledge(match, None), knowledge(match, seat)]
            others = {rival: ask.random(chance) for rival, ask in match.asks().items()}
            first, second = seal(match, answers, seat), seal(match, others, seat)
            assert first == second == [before] * len(first)
            compared += any(others[rival] != answers[rival] for rival in answers if rival != seat)
    return compared


def look_at_locked(match: Match, most: int) -> int:
    """The number of locked answers that all seats saw at once, and no seat after they were retracted."""
    chance, looked = Seeded("open"), 0
    for answers in steps(match, chance, most):
        for seat in answers if match.game.narration.is_open(match.position) and len(answers) > 1 else ():
            before = [match.view(eye) for eye in eyes(match)]
            others = next(
                (other for _ in range(20) if (other := match.asks()[seat].random(chance)) != answers[seat]), None
            )
            if others is None:
                continue
            lying = []
            for answer in (answers[seat], others):
                match.answer(seat, answer)
                lying.append([match.view(eye) for eye in eyes(match)])
                match.retract(seat)
            for eye in range(len(before)):
                assert lying[0][eye] != lying[1][eye] != before[eye] != lying[0][eye]
            assert [match.view(eye) for eye in eyes(match)] == before
            looked += 1
    return looked


@at_tables("open")
def test_way_open_locked_answers_are_seen_by_all_and_may_be_taken_back(table: Table) -> None:
    assert sum(look_at_locked(table.match(seed), 30) for seed in range(12, 16)) > 5


@at_tables("open", without=True)
def test_without_open_answers_a_view_shows_no_locked_answer(table: Table) -> None:
    match = table.match(12)
    for answers in steps(match, Seeded("closed"), 20):
        for seat, answer in list(answers.items())[:-1]:
            match.answer(seat, answer)
            assert [match.view(eye) for eye in eyes(match)] == [match.view(eye, looks=False) for eye in eyes(match)]
            match.retract(seat)


@at_tables("together")
def test_sealed_answers_of_rivals_do_not_change_a_view(table: Table) -> None:
    assert sum(compare_sealed(table.match(seed), 30) for seed in range(12, 15)) > 2


@at_tables("together", without=True)
def test_with_one_seat_asked_at_a_time_no_answer_is_sealed(table: Table) -> None:
    match = table.match(12)
    for answers in steps(match, Seeded("sealed"), 60):
        assert len(answers) == 1
        assert not match.sealed
    assert match.steps > 1


def test_way_open_rows_lie_face_up_while_tokens_are_laid_and_a_token_hides_nothing() -> None:
    (table,) = (one for one in TABLES if {"logic", "open"} <= set(one.has.split()))
    looked = 0
    for seed in range(12, 16):
        match, laid = table.match(seed), dict[str, list[str]]()
        for answers in steps(match, Seeded("face up"), 60):
            if cast(Any, match.view(None))["phase"] == "program":
                laid = {match.seats[seat]: list(answer) for seat, answer in answers.items()}
            elif cast(Any, match.view(None))["phase"] == "logic":
                programs = cast(Any, match.view(None))["programs"]
                assert isinstance(programs, dict)
                assert set(programs) == set(laid)
                assert all(
                    cast(Any, match.view(eye))["laid"] == cast(Any, match.view(None))["laid"] for eye in eyes(match)
                )
                looked += 1
    assert looked > 5


# private events


def private_facts(match: Match, most: int) -> dict[str, set[str]]:
    """The public half of private events, each with the half of its owner; other seats saw the public half only."""
    found: dict[str, set[str]] = defaultdict(set)
    for _ in steps(match, Seeded("private"), most):
        pass
    for number, happened in enumerate(match.happened):
        for seat in eyes(match):
            seen = next(match.seen(seat, number))
            events = [event.private.get(-1 if seat is None else seat, event.public) for event in happened]
            assert [{**facts, "beat": 0} for facts in seen] == [
                {**facts, "beat": 0} for facts in events if facts is not None
            ]
        for event in happened:
            for own in event.private.values():
                assert event.public is None or tells_less(event.public, own)
                found[in_words(event.public)].add(in_words(own))
    return found


def tells_less(public: Any, own: Any) -> bool:
    """The public half has the same rule and subject, and less than the owner's half."""
    hidden = [str(value) for name, value in own.items() if public.get(name) != value]
    return public.get("rule") == own.get("rule") and bool(hidden) and not set(hidden) & set(map(str, public.values()))


def in_words(facts: Any | None) -> str:
    kept = {name: value for name, value in (facts or {}).items() if name not in ("beat", "amount")}
    return json.dumps(kept, sort_keys=True)


@at_tables("private")
def test_private_events_reach_only_their_seat(table: Table) -> None:
    match = table.match(13)
    found = private_facts(match, 60)
    players = [seat for seat in match.seats if any(f'"{seat}"' in public for public in found)]
    assert len(players) == int(table.options["players"])
    assert len(found) == len(players)  # whatever was drawn, everybody sees the same
    assert all(len(own) > 1 for own in found.values())


@at_tables("private", without=True)
def test_without_private_events_all_seats_see_the_same_events(table: Table) -> None:
    match = table.match(13)
    for _ in steps(match, Seeded("private"), 60):
        pass
    assert sum(map(len, match.happened))
    for seat in eyes(match):
        assert list(match.seen(seat)) == list(match.seen(None))
        assert [len(seen) for seen in match.seen(seat)] == [len(happened) for happened in match.happened]


# a seat sees all that a spectator sees, and something of its own


def is_part(less: object, more: object) -> bool:
    """Whether everything that is said here is said there too."""
    if isinstance(less, dict) and isinstance(more, dict):
        return all(name in more and is_part(value, more[name]) for name, value in less.items())
    if isinstance(less, list) and isinstance(more, list):
        return len(less) == len(more) and all(is_part(one, other) for one, other in zip(less, more, strict=True))
    return less == more


def look_at_views(match: Match, most: int) -> int:
    """The number of views of seats that were compared."""
    looked = 0
    for answers in steps(match, Seeded("views"), most):
        outside = match.view(None)
        assert not {"seat", "mine", "ask"} & outside.keys()
        for seat, name in enumerate(match.seats):
            view = match.view(seat)
            looked += 1
            assert is_part(outside, view)
            assert view["seat"] == name
            ask = match.asks().get(seat)
            assert view["ask"] == (ask.show() if ask is not None else None)
            assert (seat in answers) == (ask is not None)
    return looked


def test_a_seat_sees_what_a_spectator_sees_and_its_own(table: Table) -> None:
    assert look_at_views(table.match(14), 40)
