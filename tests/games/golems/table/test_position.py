"""A position is a value: equal by content, never changed by a step."""

from __future__ import annotations

import pytest

from algoritmus import game
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Outcome
from algoritmus.games.golems.rules.goals import Gears
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.games.golems.table.position import (
    CurrentRound,
    GivenToken,
    GolemsPosition,
    Pause,
    Progress,
    Question,
)
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
        before = position.replace()
        after, _ = rules.step(position, {seat: ask.read(ask.random(chance)) for seat, ask in asks.items()}, chance)
        assert position == before
        assert hash(position) == hash(before)
        assert after != position
        position = after


def test_every_part_makes_a_difference() -> None:
    position, other = play(*TABLES[0], 3)[1], play(*TABLES[1], 3)[1]
    question = Question("pick", 0, 0, (0, 1))
    changes: dict[str, object] = {
        "plan": other.plan,
        "state": other.state,
        "phase": "over",
        "turn": 1,
        "cards": ("x",),
        "decks": (("if",), ()),
        "result": Outcome("end.last", (0,)),
    }
    round_changes: dict[str, object] = {
        "luck": ("if", ""),
        "tokens": (1, 0),
        "programs": (),
        "laid": (GivenToken(0, 1, 1, 0, "", 0),),
        "decisions": (1,),
        "reported": 99,
        "pause": Pause(question, 1, position.state, (1, 1)),
    }
    progress_changes: dict[str, object] = {
        "gears": Gears((), ()),
        "broken": (1,),
        "cards_laid": (3, 4),
        "before": (position.state,),
        "played": (Program(()),),
        "fallen": ((1,),),
    }
    assert {*changes, "current", "progress"} == set(GolemsPosition.__match_args__)
    assert set(round_changes) == set(CurrentRound.__match_args__)
    assert set(progress_changes) == set(Progress.__match_args__)
    changed = {name: position.replace(**{name: value}) for name, value in changes.items()}
    for name, value in round_changes.items():
        changed[name] = position.replace(current=position.current.replace(**{name: value}))
    for name, value in progress_changes.items():
        changed[name] = position.replace(progress=position.progress.replace(**{name: value}))
    assert len(changed) == 20
    for name, found in changed.items():
        assert found != position, name


def test_a_position_cannot_be_changed() -> None:
    position = play(*TABLES[0], 3)[1]
    for value, name in ((position, "phase"), (position.current, "luck"), (position.progress, "broken")):
        with pytest.raises(AttributeError):
            setattr(value, name, ())
