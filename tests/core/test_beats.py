"""Beats: events that happen together have the same number."""

from __future__ import annotations

from typing import Any

from algoritmus.core.beats import WITH_LAST, WITH_NEXT, count_beats, number_beats

FIELD: Any = {"kind": "field"}
EVENTS: list[Any] = [
    {"kind": "row", "row": 1},
    {"rule": "move.step", "beat": 1},
    {"rule": "move.turn", "beat": 1},
    {"rule": "strike.hit", "beat": 2},
    {"kind": "field"},
    {"kind": "row", "row": 2},
    {"kind": "end"},
]


def numbers(events: list[Any]) -> list[object]:
    return [facts["beat"] for facts in number_beats(events)]


def test_a_row_opens_with_what_moves_first_and_bookkeeping_has_the_number_of_what_it_follows() -> None:
    assert numbers(EVENTS) == [1, 1, 1, 2, 2, 3, 4]
    assert count_beats(number_beats(EVENTS)) == 4


JOINS = {"stand": WITH_NEXT, "drawn": WITH_LAST, "shield:idle": WITH_LAST}


def joined(*events: Any) -> list[object]:
    return [facts["beat"] for facts in number_beats(list(events), JOINS)]


def event(rule: str, beat: int, what: str = "") -> Any:
    return {"rule": rule, "beat": beat, "what": what}


def test_standing_shares_the_beat_of_moves() -> None:
    row: Any = {"kind": "row", "row": 1}
    assert joined(row, event("stand", 1), event("step", 2), event("step", 2), event("strike", 3)) == [1, 1, 1, 1, 2]
    assert joined(event("step", 1), event("stand", 2), event("stand", 3), event("step", 4)) == [1, 2, 2, 2]
    assert joined(event("step", 1), event("stand", 1), event("step", 1)) == [1, 1, 1]


def test_a_row_in_which_all_stand_is_one_beat() -> None:
    row: Any = {"kind": "row"}
    assert joined(row, event("stand", 1), {"kind": "field"}, row, event("stand", 1)) == [1, 1, 1, 2, 2]
    assert joined(event("stand", 1), {"kind": "field"}, event("step", 1)) == [1, 1, 2]


def test_draws_share_the_beat_of_the_event_before() -> None:
    assert joined(event("step", 1), event("drawn", 2), {"kind": "field"}, event("drawn", 1)) == [1, 1, 1, 1]
    assert joined(event("drawn", 1), event("step", 2)) == [1, 1]


def test_the_outcome_of_an_event_may_decide_about_its_beat() -> None:
    assert joined(event("step", 1), event("shield", 2, "idle"), event("shield", 3, "hurt")) == [1, 1, 2]


def test_events_before_the_first_beat_belong_to_it() -> None:
    assert numbers([{"kind": "turn"}, {"rule": "a", "beat": 7}, {"rule": "b", "beat": 7}]) == [1, 1, 1]


def test_after_a_field_a_new_beat_begins_though_the_old_number_comes_again() -> None:
    assert numbers([{"rule": "a", "beat": 1}, {"kind": "field"}, {"rule": "b", "beat": 1}]) == [1, 1, 2]


def test_two_rows_in_which_nothing_happens_are_two_beats() -> None:
    assert numbers([{"kind": "row"}, {"kind": "row"}]) == [1, 2]


def test_events_without_a_number_share_a_beat() -> None:
    assert numbers([{"rule": "a"}, {"rule": "b"}, {"rule": "c", "beat": 0}]) == [1, 1, 2]


def test_bookkeeping_alone_takes_no_time() -> None:
    assert count_beats(number_beats([])) == count_beats(number_beats([FIELD])) == 0


def test_events_are_not_changed() -> None:
    before = [dict(facts) for facts in EVENTS]
    number_beats(EVENTS)
    assert before == EVENTS
