"""Places of all who have played."""

from __future__ import annotations

from algoritmus.core.standings import groups_of, standings
from algoritmus.core.view_types import Colour

NAMES: tuple[Colour, ...] = ("red", "blue", "yellow", "green")


def test_equal_seats_share_a_place_and_the_next_one_is_left_out() -> None:
    points = [3, 5, 3, 1]
    groups = groups_of(range(4), [-some for some in points])
    ranked = [(one["name"], one["place"], one["amount"]) for one in standings(groups, NAMES, "points", points)]
    assert ranked == [("blue", 1, 5), ("red", 2, 3), ("yellow", 2, 3), ("green", 4, 1)]


def test_places_without_a_number() -> None:
    assert standings([[1], [0]], NAMES, None, [0, 0]) == [{"name": "blue", "place": 1}, {"name": "red", "place": 2}]
