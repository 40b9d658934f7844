"""seat.colour at a table of rovers: names, bases, laboratories, turns."""

from __future__ import annotations

from typing import Any

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.record import parse_record
from algoritmus.match import Match, replay
from algoritmus.text_mode.terminal import Person

CORNERS = {"a1", "a9", "i1", "i9"}


def table(rules: str = "full", **options: str) -> Match:
    match = Match(algoritmus.game(f"progers/{rules}"), options, Seeded("colours"))
    chance = Seeded("bases")
    while any(ask.kind == "base" for ask in match.asks().values()):
        ((seat, ask),) = match.asks().items()
        match.answer(seat, ask.random(chance))
    return match


def seen(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)


def test_seat_colour_bases_without_a_player_take_the_colours_left_in_their_order() -> None:
    match = table(players="2", colours="green,blue")
    bases, rovers = seen(match)["bases"], seen(match)["rovers"]
    assert list(rovers) == ["green", "blue"]
    assert {bases[name] for name in rovers} == {rovers[name]["at"] for name in rovers}
    free = [corner for corner in ("a1", "i1", "a9", "i9") if corner not in {bases[name] for name in rovers}]
    assert [bases["red"], bases["yellow"]] == free
    assert set(bases.values()) == CORNERS


def test_seat_colour_laboratories_follow_the_colour() -> None:
    view = seen(table(players="2", colours="green,blue"))
    assert view["base_labs"] == {
        "red": ["blue", "yellow"],
        "blue": ["yellow", "green"],
        "yellow": ["green", "red"],
        "green": ["red", "blue"],
    }
    assert view["labs"]["green"] == [view["bases"]["blue"], view["bases"]["yellow"]]
    assert view["labs"]["blue"] == [view["bases"]["red"], view["bases"]["green"]]


def test_seat_colour_turns_belong_to_the_seat_and_records_name_the_colours() -> None:
    match = table(players="3", colours="yellow,red,green", limit="3")
    assert seen(match)["turn"] == "yellow"
    while match.result() is None:
        ((seat, ask),) = match.asks().items()
        match.answer(seat, ask.random(Seeded(match.steps)))
    again = replay(parse_record(str(match.record)), match.game)
    assert again.seats == ["yellow", "red", "green"]
    assert "option colours yellow,red,green" in str(match.record)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_base_token_has_an_event_also_of_absent_colours(lang: str) -> None:
    match, heard = table(players="2", colours="green,blue"), list[str]()
    Person("progers/full", lang, write=heard.append).look(match.view(0))
    names = {"ru": ("Красный", "Жёлтый"), "en": ("Red", "Yellow")}[lang]
    for name, corner in zip(names, (seen(match)["bases"]["red"], seen(match)["bases"]["yellow"]), strict=True):
        assert any(name in line and corner in line for line in heard), heard
