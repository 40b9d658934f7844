"""Chance is asked: the same seed gives the same outcomes, scripts and records are followed, everything is kept."""

from __future__ import annotations

import pytest

from algoritmus.core.chance import Listed, Seeded
from tests.scripted import Scripted


def test_the_same_seed_gives_the_same_outcomes_on_every_machine() -> None:
    outcomes = [Seeded("Cybertania").draw(6) for _ in range(3)]
    assert outcomes == [outcomes[0]] * 3
    chance = Seeded(7)
    assert [chance.draw(6) for _ in range(12)] == [4, 5, 5, 1, 4, 2, 2, 2, 5, 0, 3, 1] == chance.drawn


def test_a_shuffle_is_recorded_and_can_be_drawn_again_from_the_record() -> None:
    chance = Seeded(3)
    order = chance.shuffle(range(10), "deck")
    assert sorted(order) == list(range(10))
    assert Listed(chance.drawn).shuffle(range(10), "deck") == order


def test_a_script_gives_what_it_says_and_a_seed_the_rest() -> None:
    chance = Scripted({"bot die": [5, 0]}, seed=1)
    assert [chance.draw(6, "bot die"), chance.draw(6, "bot die")] == [5, 0]
    assert 0 <= chance.draw(6, "bot die") < 6
    assert chance.drawn[:2] == [5, 0]


def test_a_single_outcome_is_not_drawn() -> None:
    assert Listed([]).draw(1, "one") == 0


def test_a_record_that_has_run_out_or_is_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="no outcome for 'deck'"):
        Listed([]).draw(2, "deck")
    with pytest.raises(ValueError, match="not below 6"):
        Listed([9]).draw(6, "die")
