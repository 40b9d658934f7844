"""Every event of the engine has a whole sentence, in both languages."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.package import RULES
from algoritmus.explain import LANGS, actor, add_sentences, sentence
from algoritmus.explain.catalogue import message_of
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.editions import EDITIONS as GOLEMS
from algoritmus.games.progers.rules.editions import EDITIONS as PROGERS
from tests.explain import golems_games, progers_games
from tests.explain.catalogue_files import Words, messages
from tests.explain.event_sources import source_events
from tests.shipped import SHIPPED

both_games = pytest.mark.parametrize("game", SHIPPED)
both_langs = pytest.mark.parametrize("lang", LANGS)
LEAK = re.compile(r"[{}$\ue000\ue001]|\bNone\b|\bnone\b|\bself\b|\?\?\?|  | [.,:;!?]|[.]{2}")
RAW = re.compile(r"\b(golem|rover|other|from|to|command|card|amount|what|points|samples|facing|because)\b")
Json = dict[str, Any]


def played(game: str) -> list[Json]:
    if game == "golems":
        return [event for edition in GOLEMS for event in golems_games.played(edition)]
    return [event for rules in PROGERS for event in progers_games.played(rules)]


def distinct(events: list[Json]) -> list[Json]:
    """One event for each choice of words."""
    slots = ("from", "to", "golem", "rover", "other", "beat", "place", "path")
    found: dict[str, Json] = {}
    for event in events:
        shape = sorted((key, "" if key in slots else str(value)) for key, value in event.items())
        found.setdefault(str((shape, event.get("other") == event.get("golem"))), event)
    return list(found.values())


def check(game: str, lang: str, event: Any) -> None:
    said = sentence(game, event, lang)
    assert not LEAK.search(said), said
    assert said[-1] in ".!", said
    assert lang == "en" or not RAW.search(said), said


@both_games
@both_langs
def test_all_that_the_source_can_tell_is_said(game: str, lang: str) -> None:
    assert len(source_events(game)) > 20
    for event in source_events(game):
        assert sentence(game, cast(Any, event), lang)


@both_games
@both_langs
def test_all_that_happens_is_said_in_whole_sentences(game: str, lang: str) -> None:
    for event in distinct(played(game)):
        check(game, lang, event)


@both_games
def test_every_outcome_has_words_of_its_own(game: str) -> None:
    outcomes: dict[str, set[str]] = {}
    for event in played(game):
        outcomes.setdefault(event["rule"], set()).add(event.get("what", "none"))
    for rule_id, whats in outcomes.items():
        chosen = Words(messages(game, RULES, "en")[message_of(game, rule_id)].value).choices.get("what", set())
        assert whats <= chosen or len(whats) == 1, f"{rule_id}: {whats - chosen}"


def test_every_bot_card_has_a_name() -> None:
    chosen = Words(messages("golems", RULES, "en")["golems-bot-card"].value).choices["what"]
    assert chosen == {name for name, card in BOT_CARDS.items() if card.lines}


@pytest.mark.parametrize(
    "rule_id", [rule_id for rule_id in algoritmus.package("golems").rules if rule_id.startswith("goal.")]
)
@both_langs
def test_every_goal_that_is_reached_is_said(rule_id: str, lang: str) -> None:
    check("golems", lang, {"rule": rule_id, "golem": "red", "beat": 1, "to": "a1", "amount": 2, "what": "won"})


@pytest.mark.parametrize("edition", GOLEMS)
def test_a_game_of_golems_is_explained_by_rules_of_its_edition(edition: str) -> None:
    named = {event["rule"] for event in golems_games.played(edition)}
    assert [rule_id for rule_id in named if edition not in algoritmus.package("golems").rules[rule_id]] == []


@pytest.mark.parametrize("rules", PROGERS)
def test_a_game_of_progers_is_explained_by_rules_of_its_rule_set(rules: str) -> None:
    named = {event["rule"] for event in progers_games.played(rules)}
    assert [rule_id for rule_id in named if rules not in algoritmus.package("progers").rules[rule_id]] == []


@both_games
def test_random_games_make_most_kinds_of_events(game: str) -> None:
    happened = {event["rule"] for event in played(game)}
    rules = {event["rule"] for event in source_events(game)}
    assert len(happened) > 0.9 * len(rules), rules - happened


EDGE: Any = {"rule": "move.edge", "golem": "blue", "beat": 2, "command": "F", "from": "b2"}


def test_a_command_without_effect_has_a_sentence_with_the_reason() -> None:
    assert sentence("golems", EDGE, "en") == "Blue stays on b2: the field ends there."
    assert sentence("golems", EDGE, "ru") == "Синий остаётся на b2: дальше край поля."


@pytest.mark.parametrize("name", ["iron", "{golem}", "Ёжик №1", "a" * 3000])
@both_langs
def test_any_name_is_said_as_it_is(name: str, lang: str) -> None:
    assert sentence("golems", EDGE | {"golem": name}, lang).startswith(f"{name} ")


@pytest.mark.parametrize(
    ("amount", "word"), [(1, "сердечко"), (2, "2 сердечка"), (5, "5 сердечек"), (21, "21 сердечко")]
)
def test_russian_numbers_have_their_endings(amount: int, word: str) -> None:
    event: Any = {"rule": "row.damage", "golem": "red", "to": "a1", "amount": amount, "what": "hurt"}
    assert sentence("golems", event, "ru") == f"Красный теряет {word}."


def test_a_golem_that_hits_itself_has_a_sentence_of_its_own() -> None:
    hit: Any = {"rule": "strike.ladder", "command": "A", "from": "a1", "to": "a1", "amount": 1, "what": "hit"}
    assert "Blue" in sentence("golems", hit | {"golem": "red", "other": "blue"}, "en")
    assert sentence("golems", hit | {"golem": "red", "other": "red"}, "en").endswith("hits itself on a1!")


def test_actors_have_names_in_both_languages() -> None:
    russian = [actor(name, "ru") for name in ("red", "blue", "yellow", "green")]
    assert russian == ["Красный", "Синий", "Жёлтый", "Зелёный"]
    assert [actor(name, "en") for name in ("red", "iron")] == ["Red", "iron"]


def test_every_event_of_an_answer_gets_its_sentence() -> None:
    answer: Json = {"rows": [{"events": [dict(EDGE)]}, {"events": []}], "result": {}}
    add_sentences(answer, "en")
    add_sentences(answer, "ru")
    assert answer["rows"][0]["events"][0]["sentence"].startswith("Синий")


def test_an_error_needs_no_sentence() -> None:
    answer: Json = {"error": {"code": "case.syntax"}}
    add_sentences(answer, "en")
    assert answer == {"error": {"code": "case.syntax"}}


def test_an_event_of_an_unknown_rule_has_no_sentence() -> None:
    with pytest.raises(LookupError):
        sentence("golems", EDGE | {"rule": "move.nowhere"}, "en")
