"""Captions: one for each beat, short, with everything that matters; the same ones on the page (captions.test.ts)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.package import CAPTIONS
from algoritmus.core.view_types import Event
from algoritmus.explain import LANGS
from algoritmus.explain.captions import MOST_LETTERS, caption, caption_of, captioned
from algoritmus.explain.sentences import sentence
from algoritmus.explain.show import BEGIN_MS, HOLD_MS, LETTER_MS, MOVE_MS, READ_MS, beat_ms, show_seconds
from tests.explain.catalogue_files import messages
from tests.explain.make_captions import FILE, real_beats, text
from tests.shipped import SHIPPED

both_langs = pytest.mark.parametrize("lang", LANGS)
FOUR = {"red", "blue", "yellow", "green"}
RED = {"golem": "red", "beat": 1, "command": "F", "rule": "move.step", "what": "step", "from": "a1", "to": "a2"}
BLUE = {**RED, "golem": "blue", "from": "b1", "to": "b2"}
LEFT = {"golem": "green", "beat": 1, "command": "L", "rule": "move.turn", "what": "turn", "from": "d1", "facing": "W"}


def events(*given: dict[str, Any]) -> list[Event]:
    return cast("list[Event]", list(given))


def test_those_who_do_the_same_are_named_together() -> None:
    assert caption("golems", events(RED, BLUE, LEFT), "en") == "Red and Blue step forward. Green turns left."
    assert caption("golems", events(RED, BLUE, LEFT), "ru") == (
        "Красный и Синий шагают вперёд. Зелёный поворачивается налево."
    )


def test_what_one_does_is_joined_and_a_reason_ends_its_sentence() -> None:
    push = {**RED, "rule": "barrel.push", "what": "barrel"}
    edge = {**RED, "rule": "if.enemy", "what": "no"}
    assert caption("golems", events(push, {**push, "what": "step"}), "en") == "Red pushes a barrel and walks after it."
    assert caption("golems", events(edge, {**RED, "rule": "move.edge"}, LEFT), "en") == (
        "Red says no to “enemy?” and stays: the field ends. Green turns left."
    )
    stays = {**RED, "rule": "move.edge"}
    assert caption("golems", events(stays, {**LEFT, "golem": "red"}), "en") == (
        "Red stays: the field ends. Red turns left."
    )


def test_what_is_done_twice_is_said_once_and_with_those_who_do_it_once() -> None:
    red = {"rule": "row.defend", "golem": "red", "beat": 1}
    assert caption("golems", events(red, red, {**red, "golem": "blue"}), "en") == "Red and Blue defend."


def test_equal_samples_are_counted_and_cards_keep_their_order() -> None:
    delivers = {"rule": "sample.deliver", "rover": "red", "to": "a1", "beat": 1, "points": 4}
    assert caption("progers", events({**delivers, "samples": ["moss", "moss", "algae"]}), "en") == (
        "Red delivers moss ×2, algae: 4 points!"
    )
    lays = [{"rule": "algo.insert", "rover": "red", "beat": 1, "card": [card]} for card in "FF"]
    assert caption("progers", events(*lays), "en") == "Red adds Step, Step."


def test_two_who_want_the_same_cell_clash_in_one_sentence() -> None:
    red = {**RED, "rule": "move.same-cell", "other": "blue", "to": "b2"}
    blue = {**BLUE, "rule": "move.same-cell", "other": "red", "to": "b2"}
    assert caption("golems", events(red, blue), "en") == "Red and Blue clash on b2."
    assert caption("golems", events(red), "en") == "Red stays: Blue wants b2 too."


def test_captions_and_sentences_have_typed_names() -> None:
    names = {"red": "Ann", "blue": "Zoë"}
    red = {**RED, "rule": "move.same-cell", "other": "blue", "to": "b2"}
    assert caption("golems", events(red, LEFT), "en", names) == "Ann stays: Zoë wants b2 too. Green turns left."
    assert sentence("golems", events(LEFT)[0], "en", {"green": "Mia"}) == "Mia turns left."


@both_langs
def test_the_longest_names_keep_captions_short_where_they_allow(lang: str) -> None:
    """A caption with typed names tells plain moves in one word before it grows."""
    both = events({**RED, "from": "a1"}, BLUE, LEFT)
    whole = caption("golems", both, lang, {"red": "A" * 24, "blue": "B" * 24, "green": "C" * 24})
    assert "A" * 24 in whole
    assert whole.count(".") == 1, whole


def test_a_show_with_long_names_takes_longer() -> None:
    both = events(LEFT, {"kind": "field", "beat": 1})
    longer = show_seconds("golems", both, {"green": "Анна-Мария Иванова"}) - show_seconds("golems", both)
    assert round(longer * 1000) == LETTER_MS * (len("Анна-Мария Иванова") - len("Зелёный"))


def test_cards_that_are_laid_are_listed() -> None:
    lays = [{"rule": "algo.insert", "rover": "red", "beat": 1, "card": [card]} for card in "FJ"]
    runs = {"rule": "turn.full", "rover": "red", "beat": 1, "amount": 2}
    assert caption("progers", events(*lays, runs), "en") == "Red adds Step, Jump and runs the algorithm."


def test_what_the_picture_shows_is_named_only_where_nothing_else_happens() -> None:
    waits = {"rule": "program.short", "golem": "red", "beat": 1, "to": "a1"}
    assert caption("golems", events(waits, LEFT), "en") == "Green turns left."
    assert caption("golems", events(waits), "en") == "Red waits: no cards left."


@both_langs
def test_captions_of_real_games_are_short(lang: str) -> None:
    """Only four who all do different things may take more letters."""
    seen = 0
    for game, beat in real_beats():
        said = caption(game, beat, lang)
        seen += bool(said)
        names = {str(event.get("golem", event.get("rover"))) for event in captioned(game, beat)}
        assert len(said) <= MOST_LETTERS or names == FOUR, said
        assert len(said) <= MOST_LETTERS + 30, said
    assert seen > 1000


@both_langs
def test_nobody_who_does_something_is_left_out(lang: str) -> None:
    from algoritmus.explain import actor

    for game, beat in real_beats():
        said = caption(game, beat, lang)
        for event in captioned(game, beat):
            who = event.get("golem") or event.get("rover")
            assert who is None or actor(str(who), lang) in said, (said, event)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_caption_is_of_a_rule(game: str) -> None:
    known = {caption_of(game, rule_id) for rule_id in (*algoritmus.package(game).rules, "moves")}
    assert set(messages(game, CAPTIONS, "en")) <= known


@pytest.mark.parametrize("game", SHIPPED)
def test_every_special_event_is_of_a_rule(game: str) -> None:
    caption_rules = algoritmus.package(game).wording().caption_rules
    for listed in (caption_rules.silent, caption_rules.shown, caption_rules.plain, caption_rules.held):
        assert {one.split(":")[0] for one in listed} <= set(algoritmus.package(game).rules)


def test_a_caption_stays_as_long_as_reading_takes() -> None:
    assert beat_ms("golems", events(LEFT), "en") == READ_MS + LETTER_MS * len("Green turns left.")
    assert beat_ms("golems", events({"kind": "row", "beat": 1, "row": 1, "cards": {}}), "en") == MOVE_MS
    hit = {**RED, "rule": "row.strike", "other": "blue", "amount": 1}
    assert beat_ms("golems", events(hit), "en") == READ_MS + LETTER_MS * len("Red hits Blue.") + HOLD_MS


def test_a_show_is_as_long_as_all_its_beats_in_the_slower_language() -> None:
    longest = READ_MS + LETTER_MS * len("Зелёный поворачивается налево.")
    both = events(LEFT, {**LEFT, "beat": 2}, {"kind": "field", "beat": 2})
    assert show_seconds("golems", both) == (BEGIN_MS + 2 * longest) / 1000


def test_the_page_is_tested_with_the_captions_of_today() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tests.explain.make_captions"
