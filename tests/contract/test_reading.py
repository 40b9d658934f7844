"""No repeated work: in a step every answer is read once, asks are made once, a hand once for every asked seat."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Game
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.row import resolve
from algoritmus.games.golems.table import asks as golems_asks
from algoritmus.games.progers.table import asks as progers_asks
from algoritmus.match import Match
from tests.contract.conftest import Table

pure = pytest.mark.skipif(not str(resolve.__file__).endswith(".py"), reason="compiled classes cannot be watched")


def watch(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, counts: Counter[str]) -> None:
    """Count the calls of a function."""
    original = getattr(owner, name)

    def counted(*arguments: Any, **named: Any) -> Any:
        counts[name] += 1
        return original(*arguments, **named)

    monkeypatch.setattr(owner, name, counted)


@pure
@pytest.mark.parametrize("edition", ["blocks", "energy", "cards", "board"])
def test_a_step_of_two_golems(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, counts = algoritmus.game(f"golems/{edition}"), Counter[str]()
    match = Match(game, {"way": "standard", **({"cards": "deal"} if edition == "board" else {})}, Seeded(1))
    answers = {seat: ask.random(Seeded(seat)) for seat, ask in match.asks().items()}
    for owner, name in (
        (type(game), "asks"),
        (golems_asks, "fold"),
        (golems_asks, "state_after"),
        (golems_asks, "judge"),
    ):
        watch(monkeypatch, owner, name, counts)
    watch(monkeypatch, Hand, "__init__", counts)
    for seat, answer in answers.items():
        match.answer(seat, answer)
    for seen in (None, 0, 1):
        match.view(seen)
    assert counts == {"asks": 1, "fold": 2, "state_after": 2, "__init__": 2}  # only a refusal judges the whole


@pure
@pytest.mark.parametrize("rules", ["basic", "full"])
def test_a_step_of_a_rover(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, counts = algoritmus.game(f"progers/{rules}"), Counter[str]()
    match = Match(game, {}, Seeded(1))
    while cast(Any, match.view(None))["phase"] == "base":
        (seat,) = match.waiting()
        match.answer(seat, match.asks()[seat].random(Seeded(1)))
    (seat,) = match.waiting()
    answer = match.asks()[seat].random(Seeded(2))
    for owner, name in ((type(game), "asks"), (progers_asks, "read_move"), (progers_asks.TurnAsk, "read")):
        watch(monkeypatch, owner, name, counts)
    match.answer(seat, answer)
    assert [match.view(seen) for seen in (None, 0, 1)]
    assert counts == {"asks": 1, "read_move": 1, "read": 1}


def test_a_view_with_known_asks_is_the_same(table: Table) -> None:
    match, chance = table.match(8), Seeded("views")
    for _ in range(10):
        game: Game = match.game
        for seat in (None, *range(len(match.seats))):
            assert match.view(seat) == game.view(match.position, seat)
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))
