"""A scenario in a link: the option has the whole of it, and what anybody may have written there is judged."""

from __future__ import annotations

import pytest

import algoritmus
from algoritmus import explain
from algoritmus.core.package import page_link
from algoritmus.core.package.editing import MOST_TEXT, PUZZLE, SCENARIO, SET, Edit, Page
from algoritmus.editor.pages import edit_page
from algoritmus.text_mode.terminal import Person
from tests.games.golems.table.test_13_ways import play_out, refused, seen, table

PAGE: Page = {
    "edition": "energy",
    "field": ["....", "....", "....", "...."],
    "limit": 6,
    "goal": {"kind": "reach", "cells": ["c3"]},
    "golems": [{"at": "a1", "facing": "N"}, {"at": "d4", "facing": "S"}],
    "title": {"ru": "Клад"},
}


def link(kind: str = SCENARIO, **changed: object) -> str:
    page = {**PAGE, **changed}
    return page_link.write(kind, {key: value for key, value in page.items() if value is not None})


def test_way_scenario_a_scenario_in_a_link_is_played_to_its_end() -> None:
    match = play_out(table("energy", scenario=link()))
    view = seen(match)
    assert view["goal"]["cells"] == {"red": ["c3"], "blue": ["c3"]}
    assert view["story"] == {"title": {"en": "Клад", "ru": "Клад"}, "story": {}}
    assert match.result() is not None


def test_way_scenario_a_scenario_of_the_box_has_its_words_in_the_library() -> None:
    assert "story" not in seen(table("energy", scenario="last-barrel"))


def test_way_scenario_the_offer_keeps_a_link_and_what_the_scenario_leaves_open() -> None:
    text = link(edition="board")
    offer = algoritmus.game("golems/board").options.offer({"scenario": text, "logic": "on", "players": "3"})
    assert offer.options == {"scenario": text, "logic": "on"}
    assert text in offer.choices["scenario"]
    assert offer.seats == ["red", "blue"]
    assert text not in algoritmus.game("golems/board").options.offer({}).choices["scenario"]


BROKEN = {
    "cut": link()[:-9],
    "puzzle": link(PUZZLE),
    "long": "s" + "A" * page_link.MOST_TEXT,
    "no goal": link(goal=None),
    "no players": link(golems=[{"at": "a1", "facing": "N", "bot": "hunter"}]),
    "five golems": link(golems=[{"at": cell, "facing": "N"} for cell in ("a1", "b1", "c1", "d1", "a2")]),
    "bad cell": link(goal={"kind": "reach", "cells": ["z9"]}),
    "solutions": link(solutions=[["F"]]),
    "strange key": link(script="boo"),
    "long title": link(title={"en": "x" * 41}),
    "long story": link(story={"ru": "ё" * 141}),
    "no words": link(title={"en": 7}),
    "huge field": link(field=["." * 60] * 60),
    "nested": link(field=[[[[]]]]),
}  # fmt: skip


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_way_scenario_a_link_that_cannot_be_played_is_refused_in_words(text: str) -> None:
    told = refused("energy", scenario=text)
    assert (told.code, told.values["why"]) == ("option.value", "own")
    assert told.message.startswith("scenario: ")
    for lang, word in (("en", "link"), ("ru", "ссылк")):
        assert word in explain.why("golems", lang, told.code, told.values).lower()
    assert algoritmus.game("golems/energy").options.offer({"scenario": text}).options == {}


def test_way_scenario_a_link_of_another_edition_is_refused() -> None:
    told = refused("cards", scenario=link())
    assert told.values == {"why": "edition", "value": "energy"}


def test_way_scenario_a_wrong_name_is_not_taken_for_a_link() -> None:
    told = refused("energy", scenario="last-barel")
    assert told.values["why"] == "listed"


def test_way_scenario_the_longest_link_fits_an_option_of_a_room() -> None:
    assert page_link.MOST_TEXT < 1000
    assert MOST_TEXT < page_link.MOST_TEXT


@pytest.mark.parametrize(("title", "said"), [({"ru": "Клад"}, "Клад"), (None, "Свой сценарий")])
def test_way_scenario_the_text_mode_calls_it_by_its_title(title: Page | None, said: str) -> None:
    lines: list[str] = []
    person = Person("golems/energy", "ru", write=lines.append)
    person.look(seen(table("energy", scenario=link(title=title)), 0))
    assert "\n".join(lines).startswith(f"{said}.\n")


CHOSEN = {"order": "one-by-one", "kinds": "moves", "bonus": "none", "bot2": "hunter", "card1": "bow", "card2": "axe"}


def test_way_scenario_the_editor_sets_hand_turns_bots_and_golem_cards() -> None:
    """And the treasure: the whole of it is played from the link."""
    found = edit_page(SCENARIO, "", None)
    edits = [Edit(SET, "edition", value="board"), Edit("put", "goal", (0, 2)), Edit("put", "start3", (3, 0))]
    edits += [Edit(SET, id_, value=value) for id_, value in CHOSEN.items()]
    for edit in edits:
        found = edit_page(SCENARIO, found.built.text, edit)
        assert found.built.refused is None, (edit, found.built.refused)
    assert {one.id: one.value for one in found.choices if one.id in CHOSEN} == CHOSEN
    assert not found.built.faults
    view = seen(table("board", scenario=found.built.text))
    assert view["turns"] == "one-by-one"
    assert [golem["bot"] for golem in view["golems"].values()] == ["", "hunter", ""]
    assert view["cards"] == {"red": "bow", "blue": "axe"}
    assert view["luck"] == {}
    asked = table("board", scenario=found.built.text)
    assert list(seen(asked, 0)["ask"]["cards"]) == ["F", "B", "L", "R"]
    assert play_out(asked).result() is not None
    again = edit_page(SCENARIO, found.built.text, Edit(SET, "bot2", value=""))
    again = edit_page(SCENARIO, again.built.text, Edit(SET, "kinds", value="all"))
    assert {one.id: one.value for one in again.choices if one.id in ("bot2", "kinds")} == {"bot2": "", "kinds": "all"}
