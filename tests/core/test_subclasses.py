"""Interpreted Python may subclass compiled chance, asks, positions and games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Game, Happening, Move, Outcome, Position, Refusal
from algoritmus.core.view_types import BLANK_VIEW, Event
from algoritmus.match import Match


class Counting(Chance):
    def next(self, outcomes: int, what: str) -> int:  # noqa: ARG002
        return len(self.drawn) % outcomes


class Number(Position):
    def __init__(self, left: int) -> None:
        self.left = left


class Take(Move):
    def __init__(self, number: int) -> None:
        self.number = number


class TakeAsk(Ask):
    """Take one or two."""

    def __init__(self, left: int) -> None:
        super().__init__("take")
        self.left = left

    def next_cards(self, laid: Answer) -> list[str]:
        return [END] if laid else [str(number) for number in (1, 2) if number <= self.left]

    def read(self, answer: Answer) -> Move:
        super().read(answer)
        return Take(int(answer[0]))


class Nim(Game):
    """Both take at once; who takes the last has lost."""

    def setup(self, options: Mapping[str, str], chance: Chance) -> Position:  # noqa: ARG002
        return Number(9 + chance.draw(2, "stones"))

    def seats(self, position: Position) -> list[str]:  # noqa: ARG002
        return ["one", "two"]

    def asks(self, position: Position) -> dict[int, Ask]:
        assert isinstance(position, Number)
        return {seat: TakeAsk(position.left) for seat in (0, 1)} if position.left > 0 else {}

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, with_events: bool = True
    ) -> tuple[Position, list[Happening]]:
        assert isinstance(position, Number)
        taken = [move.number for move in moves.values() if isinstance(move, Take)]
        events = [Happening(cast(Event, {"rule": "take", "amount": sum(taken)}))] if with_events and chance else []
        return Number(position.left - sum(taken)), events

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, object] | None = None,  # noqa: ARG002
    ) -> Any:
        assert isinstance(position, Number)
        return {"left": position.left, "asked": len(asks or {}), "seat": seat}

    def result(self, position: Position) -> Outcome | None:
        assert isinstance(position, Number)
        return None if position.left > 0 else Outcome("nim.last", (0, 1))


def test_a_game_of_plain_python_plays_at_the_table_of_the_house() -> None:
    match = Match(Nim("nim/plain", "1"), {}, Counting())
    assert cast(Any, match.view(0)) == {"left": 9, "asked": 2, "seat": 0}
    while match.result() is None:
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(Counting()))
    assert [facts["beat"] for step in match.seen(None) for facts in step] == [1] * (match.steps - 1)
    assert match.asks() == {}
    assert match.game.seating.players(match.position) == [0, 1]
    assert str(match.record).startswith("algoritmus record 2\ngame nim/plain 1\n")


def test_a_game_without_optional_parts_has_the_simplest_ones() -> None:
    game: Game = Nim("nim/plain", "1")
    position = game.setup({}, Counting())
    offer = game.options.offer({"players": "3"})
    assert (offer.options, offer.choices, offer.places, offer.seats) == ({}, {}, {}, ["one", "two"])
    assert (game.seating.bots(position), game.narration.is_open(position)) == ({}, False)
    assert (game.evaluation.evaluate(position, 0), game.evaluation.skills()) == (0.0, [])
    assert (game.analysis.place(position), game.analysis.round_at(position)) == (None, None)
    with pytest.raises(Refusal, match="solved whole"):
        game.analysis.whole("any", 4)
    with pytest.raises(Refusal, match="nothing to try"):
        game.rehearsal.rehearse(BLANK_VIEW, 0, ("1",), Counting())


def test_an_ask_of_plain_python_has_reasons_too() -> None:
    ask: Ask = TakeAsk(1)
    assert ask.cards() == ["1"]
    assert list(ask.refused(())) == [END]
    assert ask.table(()) is None
