"""A position is a value: equal by content, never changed by a step."""

from __future__ import annotations

import pytest

from algoritmus import game
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Outcome
from algoritmus.golems.law.goals import Gears
from algoritmus.golems.law.program import Program
from algoritmus.golems.table.position import GivenToken, GolemsPosition, Question
from algoritmus.match import Match

TABLES = [
    ("energy", {"way": "standard"}),
    ("blocks", {"way": "autonomous"}),
    ("board", {"logic": "on", "subroutine": "on", "cards": "choose", "field": "windmill", "bots": "die"}),
    ("board", {"scenario": "three-gears"}),
]


def play(edition: str, options: dict[str, str], seed: int) -> list[GolemsPosition]:
    match, chance = Match(game(f"golems/{edition}"), options, Seeded(f"position/{seed}")), Seeded(seed)
    found = []
    while match.result() is None:
        assert isinstance(match.position, GolemsPosition)
        found.append(match.position)
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))
    assert isinstance(match.position, GolemsPosition)
    return [*found, match.position]


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_the_same_game_has_equal_positions_and_others_have_not(edition: str, options: dict[str, str]) -> None:
    one, again, other = (play(edition, options, seed) for seed in (1, 1, 2))
    assert one == again
    assert [hash(position) for position in one] == [hash(position) for position in again]
    assert one != other
    assert len({*one, *again}) == len(one)


@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_a_step_leaves_its_position_as_it_was(edition: str, options: dict[str, str]) -> None:
    rules, chance = game(f"golems/{edition}"), Seeded("step")
    position = rules.setup(options, chance)
    while asks := rules.asks(position):
        assert isinstance(position, GolemsPosition)
        before = position.copy()
        after, _ = rules.step(position, {seat: ask.read(ask.random(chance)) for seat, ask in asks.items()}, chance)
        assert position == before
        assert hash(position) == hash(before)
        assert after != position
        position = after


def test_every_part_makes_a_difference() -> None:
    position = play(*TABLES[0], 3)[1]
    changes: dict[str, object] = {
        "phase": "over",
        "turn": 1,
        "cards": ("x",),
        "decks": (("if",), ()),
        "luck": ("if", ""),
        "tokens": (1, 0),
        "programs": (),
        "laid": (GivenToken(0, 1, 1, 0, "", 0),),
        "decided": (1,),
        "question": Question("pick", 0, 0, (0, 1)),
        "paused": {"row": 1},
        "told": 99,
        "before": (position.state,),
        "gears": Gears((), ()),
        "broken": (1,),
        "result": Outcome("end.last", (0,)),
        "names": ("a", "b"),
        "played": (Program(()),),
    }
    for name, value in changes.items():
        other = position.copy()
        setattr(other, name, value)
        assert other != position, name
