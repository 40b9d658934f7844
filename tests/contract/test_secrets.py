"""What a seat may not know never reaches it: two games that differ only in that look the same to it, byte for byte."""

from __future__ import annotations

import json

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Ask, Facts, Game, Move, Position, Refusal
from tests.contract.conftest import Table

BAD_ANSWERS = ((), ("nonsense",), ("F",) * 9, ("a1",), ("call", "call"), ("pass", "F", "F", "F", "F", "F", "F"))


def shown(game: Game, position: Position, seat: int | None) -> str:
    return json.dumps(game.view(position, seat), sort_keys=True, ensure_ascii=False)


def complaints(game: Game, position: Position, seat: int) -> list[str]:
    """What this seat is told for answers that are not allowed."""
    ask = game.asks(position).get(seat)
    told: list[str] = []
    for answer in BAD_ANSWERS if ask is not None else ():
        try:
            assert ask is not None
            ask.read(answer)
        except Refusal as refusal:
            told.append(f"{refusal.code} {refusal.message} {refusal.card}")
    return told


def twin(game: Game, position: Position, seat: int | None, seed: int) -> Position | None:
    """Another position that differs only in what this seat may not know."""
    try:
        return game.sample(game.view(position, seat), Seeded(f"twin/{seed}"))
    except LookupError:
        return None


def test_positions_that_differ_in_secrets_look_the_same(table: Table) -> None:
    match, chance = table.match(11), Seeded("secrets")
    differed = compared = 0
    for step in range(40):
        for seat in (None, *range(len(match.seats))):
            other = twin(match.game, match.position, seat, step)
            if other is None:
                continue
            compared += 1
            assert shown(match.game, match.position, seat) == shown(match.game, other, seat)
            if seat is not None:
                assert complaints(match.game, match.position, seat) == complaints(match.game, other, seat)
            differed += any(
                shown(match.game, match.position, rival) != shown(match.game, other, rival)
                for rival in range(len(match.seats))
            )
        if match.result() is not None:
            break
        for seat_asked, ask in match.asks().items():
            match.answer(seat_asked, ask.random(chance))
    assert compared
    if "cards=choose" in str(table) or table.rule_set.startswith("progers"):
        assert differed  # the test can tell positions apart


def without_own_draw(events: list[Facts]) -> list[Facts]:
    """A seat learns its own next card, which nobody knew before."""
    return [event for event in events if event.get("rule") not in ("bonus.luck", "deck.hand")]


def read(asks: dict[int, Ask], answers: dict[int, Answer]) -> dict[int, Move]:
    return {seat: asks[seat].read(answer) for seat, answer in answers.items()}


def test_rivals_sealed_answers_cannot_be_told_apart_before_they_open(table: Table) -> None:
    """Where answers do not open at once (tokens, corners, subroutines to come), views and events stay the same."""
    match, chance = table.match(12), Seeded("sealed")
    for step in range(30):
        if match.result() is not None:
            return
        asks = match.asks()
        answers = {seat: ask.random(chance) for seat, ask in asks.items()}
        for seat in answers:
            rivals = {rival: ask.random(chance) for rival, ask in asks.items() if rival != seat}
            mixed = {**rivals, seat: answers[seat]}
            one, seen = match.game.step(match.position, read(asks, answers), Seeded(step))
            two, others = match.game.step(match.position, read(asks, mixed), Seeded(step))
            if match.game.view(one, None)["phase"] == "logic" == match.game.view(two, None)["phase"]:
                same_asked = match.game.view(one, None)["asked"] == match.game.view(two, None)["asked"]
                assert same_asked
                assert shown(match.game, one, seat) == shown(match.game, two, seat)
                assert match.game.visible(seen, seat) == match.game.visible(others, seat)
        for seat, answer in answers.items():
            match.answer(seat, answer)


def test_private_events_reach_only_their_seat(table: Table) -> None:
    match, chance = table.match(13), Seeded("private")
    for _ in range(30):
        if match.result() is not None:
            break
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))
    for happened in match.happened:
        for event in happened:
            for owner, private in event.private.items():
                for seat in (None, *range(len(match.seats))):
                    seen = event.seen_by(seat)
                    assert seat == owner or seen is None or seen == event.public
                    assert seat == owner or seen != private
