"""Standings: everybody has a place at the end, with the number that decided."""

from __future__ import annotations

from typing import Any

from algoritmus import game
from algoritmus.core.chance import Seeded
from algoritmus.core.grid import NO_CELL
from algoritmus.games.golems.rules.answers import fold
from algoritmus.games.golems.table.position import GolemsPosition
from tests.games.golems.table.test_games import WAIT, known_cards, lays, seen, table
from tests.games.golems.table.test_tournament import face_to_face


def places(result: Any) -> list[tuple[str, int, int]]:
    return [(one["name"], one["place"], one["amount"]) for one in result["standings"]]


def result_of(edition: str, damage: list[int], **options: str) -> Any:
    """The result of a last round in which everybody waits, with this damage before it."""
    chosen = known_cards(edition, {"players": str(len(damage)), "limit": "1", **options})
    rules = game(f"golems/{edition}")
    position = rules.setup(chosen, Seeded("start"))
    assert isinstance(position, GolemsPosition)
    figures = [one.replace(damage=some) for one, some in zip(position.state.figures, damage, strict=True)]
    position = position.replace(state=position.state.replace(figures=tuple(figures)))
    moves = {seat: fold(tuple(WAIT[edition].split())) for seat in range(len(damage))}
    return rules.view(rules.step(position, moves, Seeded("step"))[0], None)["result"]


def test_the_least_damage_is_ranked_first_where_golems_bear_different_damage() -> None:
    result = result_of("board", [1, 0, 1, 2], cards="sword,catapult,boulder,sling")
    assert result["winners"] == ["blue"]
    assert places(result) == [("blue", 1, 0), ("red", 2, 1), ("yellow", 2, 1), ("green", 4, 2)]
    assert {one["counted"] for one in result["standings"]} == {"damage"}


def test_lives_left_are_ranked_where_all_bear_the_same() -> None:
    result = result_of("energy", [2, 1, 1], way="beginner")
    assert places(result) == [("blue", 1, 2), ("yellow", 1, 2), ("red", 3, 1)]
    assert {one["counted"] for one in result["standings"]} == {"lives"}


def test_golems_that_fell_later_are_ranked_before_those_that_fell_earlier() -> None:
    rules = game("golems/blocks")
    position = rules.setup({"players": "3", "way": "beginner"}, Seeded("start"))
    assert isinstance(position, GolemsPosition)
    red, blue = face_to_face(position)
    gone = position.state.figures[2].replace(at=NO_CELL, damage=3)
    state = position.state.replace(figures=(red.replace(damage=0), blue, gone))
    position = position.replace(state=state, progress=position.progress.replace(fallen=((2,),)))
    moves = {seat: fold((cards,)) for seat, cards in enumerate("AS")}
    after, _ = rules.step(position, moves, Seeded("step"))
    view: Any = rules.view(after, None)
    assert places(view["result"]) == [("red", 1, 3), ("blue", 2, 0), ("yellow", 3, 0)]
    assert [one.get("out", False) for one in view["result"]["standings"]] == [False, True, True]
    again = rules.sample(rules.view(after, 0), Seeded("again"))
    assert rules.view(again, None)["result"] == view["result"]


def test_players_of_one_side_are_not_ranked() -> None:
    match = table("board", scenario="lighthouse", limit="1")
    while match.result() is None:
        lays(match)
    assert seen(match)["result"]["standings"] == []
