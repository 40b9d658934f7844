"""What happens together is shown together: the numbers of beats."""

from __future__ import annotations

from algoritmus.core.game import Facts, count_beats, number_beats

TOLD: list[Facts] = [
    {"kind": "row", "row": 1},
    {"rule": "move.step", "beat": 1},
    {"rule": "move.turn", "beat": 1},
    {"rule": "strike.hit", "beat": 2},
    {"kind": "field"},
    {"kind": "row", "row": 2},
    {"kind": "end"},
]


def numbers(told: list[Facts]) -> list[object]:
    return [facts["beat"] for facts in number_beats(told)]


def test_rows_and_ends_are_beats_of_their_own_and_bookkeeping_has_the_number_of_what_it_follows() -> None:
    assert numbers(TOLD) == [1, 2, 2, 3, 3, 4, 5]
    assert count_beats(number_beats(TOLD)) == 5


def test_what_comes_before_everything_belongs_to_the_first_beat() -> None:
    assert numbers([{"kind": "turn"}, {"rule": "a", "beat": 7}, {"rule": "b", "beat": 7}]) == [1, 1, 1]


def test_after_a_field_a_new_beat_begins_though_the_old_number_comes_again() -> None:
    assert numbers([{"rule": "a", "beat": 1}, {"kind": "field"}, {"rule": "b", "beat": 1}]) == [1, 1, 2]


def test_two_rows_in_which_nothing_happens_are_two_beats() -> None:
    assert numbers([{"kind": "row"}, {"kind": "row"}]) == [1, 2]


def test_what_has_no_number_happens_together() -> None:
    assert numbers([{"rule": "a"}, {"rule": "b"}, {"rule": "c", "beat": 0}]) == [1, 1, 2]


def test_bookkeeping_alone_takes_no_time() -> None:
    assert count_beats(number_beats([])) == count_beats(number_beats([{"kind": "field"}])) == 0


def test_what_was_told_is_not_changed() -> None:
    before = [dict(facts) for facts in TOLD]
    number_beats(TOLD)
    assert before == TOLD
