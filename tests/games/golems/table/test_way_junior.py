"""way.junior at a table: what is said of those who are not on turn, and what counts where nobody strikes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.match import Match
from algoritmus.text_mode.terminal import Person
from tests.games.golems.table.test_13_ways import seen, table

WATER = "old-pond"
FIGHT_WORDS = {
    "en": ("luck", "Luck", "dynamite", "hole", "Strength", "strength", "range", "Attack", "Defence", "came up"),
    "ru": ("удач", "динамит", "дыра", "Сила", "сила", "дальность", "Удар", "Защита", "выпало в этом раунде"),
}


def played(match: Match, steps: int) -> Iterator[tuple[str, list[Any]]]:
    """Who is on turn, and what all may see of the step."""
    chance, name = Seeded(7), ""
    for _ in range(steps):
        for seat, ask in match.asks().items():
            name = match.seats[seat] if ask.kind == "program" else name
            match.answer(seat, ask.random(chance))
            yield name, last_step(match)


def last_step(match: Match, seat: int | None = None) -> list[Any]:
    return [event for events in match.seen(seat, len(match.happened) - 1) for event in events]


def spoken(match: Match, lang: str, steps: int = 8) -> str:
    """Everything that the text mode says in so many turns."""
    heard: list[str] = []
    person = Person(match.game.id, lang, write=heard.append)
    chance = Seeded(7)
    for _ in range(steps):
        for seat, ask in match.asks().items():
            person.look(match.view(seat))
            heard.append(person.question(match.view(seat), ask))
            match.answer(seat, ask.random(chance))
            person.hear(last_step(match, seat))
    return "\n".join(heard)


@pytest.mark.parametrize("options", [{"way": "junior"}, {"turns": "one-by-one", "players": "3", "cards": "deal"}])
def test_nothing_is_said_of_the_rows_of_who_is_not_on_turn(options: dict[str, str]) -> None:
    rows = 0
    for name, happened in played(table("board", **options), 12):
        opened = [event for event in happened if event.get("kind") == "row"]
        rows += len(opened)
        assert all(set(event["cards"]) == {name} for event in opened)
        assert not [event for event in happened if event.get("rule") == "program.short" and event["golem"] != name]
    assert rows > 9


def test_who_has_laid_fewer_rows_than_others_is_still_said_to_wait() -> None:
    match = table("blocks", way="beginner")
    match.answer(0, ("F", "F"))
    match.answer(1, ("F",))
    short = [event for event in last_step(match) if event.get("rule") == "program.short"]
    assert [event["golem"] for event in short] == ["blue"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("options", [{}, {"goal": "gears"}, {"field": WATER}, {"turns": "together", "goal": "edge"}])
def test_the_text_mode_tells_nothing_of_fights_and_luck(lang: str, options: dict[str, str]) -> None:
    said = spoken(table("board", way="junior", players="1", bots="die", **options), lang)
    assert not [word for word in FIGHT_WORDS[lang] if word in said], said
    assert ("0 of 3" in said or "0 из 3" in said) is ("field" in options)
    assert [word for word in FIGHT_WORDS[lang] if word in spoken(table("board"), lang)]


def test_what_counts_of_a_golem_is_what_water_may_do_to_it() -> None:
    assert seen(table("board", way="junior"))["stats"] == []
    assert seen(table("board", way="junior", field=WATER))["stats"] == ["limit"]
    assert seen(table("board"))["stats"] == ["strength", "range", "rows", "limit"]


def test_the_view_says_whether_they_take_turns() -> None:
    assert seen(table("board", way="junior"))["turns"] == "one-by-one"
    assert seen(table("board", way="junior", turns="together"))["turns"] == "together"
    assert seen(table("board"))["turns"] == "together"


@pytest.mark.parametrize("rule_set", ["golems/blocks", "golems/energy", "golems/cards"])
def test_a_game_without_dice_tells_of_no_dice(rule_set: str) -> None:
    match = Match(algoritmus.game(rule_set), {"way": "beginner"}, Seeded(1))
    assert seen(match)["luck"] == {}
    assert seen(Match(algoritmus.game(rule_set), {"way": "standard"}, Seeded(1)))["luck"] != {}
