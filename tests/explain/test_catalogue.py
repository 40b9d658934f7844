"""The catalogue has words for every rule of every game, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from fluent.syntax import ast

import algoritmus
from algoritmus.core.package import CAPTIONS, RULES, TERMINAL
from algoritmus.explain import LANGS, find_rules, rule, show_rule
from algoritmus.explain.catalogue import PATH, SOLVER, message_of
from tests.explain.catalogue_files import Words, entries, files, messages

every_game = pytest.mark.parametrize("game", algoritmus.GAMES)
both_langs = pytest.mark.parametrize("lang", LANGS)
every_file = pytest.mark.parametrize(("game", "part"), files(), ids=lambda name: name)


@every_file
@both_langs
def test_every_entry_can_be_read(game: str, part: str, lang: str) -> None:
    assert [entry.content for entry in entries(game, part, lang) if isinstance(entry, ast.Junk)] == []


def rules_of(game: str) -> Mapping[str, tuple[str, ...]]:
    return algoritmus.package(game).rules


@both_langs
def test_no_message_is_written_twice(lang: str) -> None:
    """The page reads all games as one catalogue, the text mode each game with the words of all."""
    page = [one for game, part in files() if part not in (TERMINAL, SOLVER, PATH) for one in messages(game, part, lang)]
    assert len(page) == len(set(page))
    for game in algoritmus.GAMES:
        assert not messages(game, TERMINAL, lang).keys() & messages("", TERMINAL, lang).keys()


@every_game
@both_langs
def test_every_rule_has_a_message_in_the_order_of_the_rules(game: str, lang: str) -> None:
    assert list(messages(game, RULES, lang)) == [message_of(game, rule_id) for rule_id in rules_of(game)]


@every_game
@both_langs
def test_every_rule_has_a_name_and_a_text(game: str, lang: str) -> None:
    for rule_id in rules_of(game):
        found = rule(game, rule_id, lang)
        assert found.name[0] not in " .", rule_id
        assert not found.name.endswith("."), rule_id
        assert found.text.endswith("."), rule_id
        assert found.editions == rules_of(game)[rule_id]


@every_file
def test_both_languages_have_the_same_messages_with_the_same_variables(game: str, part: str) -> None:
    russian, english = messages(game, part, "ru"), messages(game, part, "en")
    assert list(russian) == list(english)
    for one, message in english.items():
        grammar = {"count"} if part == CAPTIONS else set()  # how many is said by endings, where a language has any
        assert Words(message.value).variables - grammar == Words(russian[one].value).variables - grammar, one


@every_game
def test_both_languages_tell_the_same_outcomes_apart(game: str) -> None:
    for one, message in messages(game, RULES, "en").items():
        choices = Words(messages(game, RULES, "ru")[one].value).choices
        assert Words(message.value).choices.get("what") == choices.get("what"), one


@every_game
@both_langs
def test_names_and_rules_have_no_variables(game: str, lang: str) -> None:
    for one, message in messages(game, RULES, lang).items():
        assert [attribute.id.name for attribute in message.attributes] == ["name", "rule"], one
        assert not any(Words(attribute.value).variables for attribute in message.attributes), one


@every_game
@both_langs
def test_a_rule_that_names_another_names_one_that_exists(game: str, lang: str) -> None:
    for rule_id in rules_of(game):
        prefixes = {one.split(".")[0] for one in rules_of(game)}
        words = rule(game, rule_id, lang).text.replace("(", " ").replace(")", " ").split()
        named = [word.rstrip(".,;:") for word in words if word.partition(".")[0] in prefixes and "." in word[:-1]]
        assert [word for word in named if word not in rules_of(game)] == [], rule_id


def test_a_rule_is_found_in_the_games_that_have_it() -> None:
    assert find_rules("move.edge") == ["golems"]
    assert find_rules("beam.path") == ["progers"]
    assert find_rules("end.limit") == ["golems", "progers"]
    assert find_rules("move.nowhere") == []


def test_a_rule_is_shown_with_its_game_its_name_and_its_editions() -> None:
    lines = show_rule("golems", "take.barrel", "ru").splitlines()
    assert lines[0] == "Битва големов, take.barrel: Взять бочку"
    assert lines[-1] == "Где действует: Энергия, Карточная игра"
    assert show_rule("golems", "take.barrel", "en").splitlines()[-1] == "Applies to: Energy, Cards"


def test_a_rule_that_a_game_does_not_have_is_not_found() -> None:
    with pytest.raises(LookupError):
        rule("golems", "beam.path", "en")
    with pytest.raises(LookupError):
        rule("golems", "move.edge", "de")
