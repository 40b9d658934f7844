"""Static data of the games as JSON: rule sets with their options, rules, examples, catalogues."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import msgspec

import algoritmus
from algoritmus.core.package import Titles
from algoritmus.explain import LANGS, rule
from algoritmus.explain.catalogue import COMMON, REVIEW, shared, source
from algoritmus.players import AT_ANY_TABLE
from algoritmus.referee.examples import examples, tell_example
from algoritmus.server.wire.library import ChoicesRequest, GameChoices, GamesResponse
from algoritmus.server.workers.offers import choices


def games() -> bytes:
    """All rule sets."""
    return listed_games(tuple(algoritmus.RULE_SETS), tuple(AT_ANY_TABLE))


@cache
def listed_games(rule_sets: tuple[str, ...], players: tuple[str, ...]) -> bytes:
    listed = [choices_of(rule_set) for rule_set in rule_sets]
    return msgspec.json.encode(GamesResponse(list(algoritmus.GAMES), listed, list(players), list(LANGS)))


def choices_of(rule_set: str) -> GameChoices:
    id_, _, edition = rule_set.partition("/")
    library, options = algoritmus.package(id_).library(), algoritmus.game(rule_set).options.choices()
    titles, stories = keep(library.titles(edition), options), keep(library.stories(edition), options)
    lessons = library.lessons(options.get("puzzle", []))
    numbers = {option: values for option, values in library.numbers().items() if option in options}
    sights = [option for option in library.pictured if options.get(option)]
    players = {option: values for option, values in library.players().items() if options.get(option)}
    own, offer = library.custom_field, choices(ChoicesRequest(rule_set))
    return GameChoices(rule_set, id_, edition, own, options, titles, stories, offer, lessons, sights, players, numbers)


def keep(words: Titles, choices: dict[str, list[str]]) -> dict[str, dict[str, dict[str, str]]]:
    """The texts of the values that can be chosen."""
    return {
        option: {value: dict(titles[value]) for value in choices.get(option, []) if value in titles}
        for option, titles in words.items()
    }


@cache
def rules(game: str, lang: str) -> bytes:
    """The rules of a game by id."""
    shown, ids = examples(game), algoritmus.package(game).rules
    return msgspec.json.encode({id_: replace(rule(game, id_, lang), example=id_ in shown) for id_ in ids})


@cache
def example(game: str, rule_id: str) -> bytes:
    """The played example of a rule."""
    return msgspec.json.encode(tell_example(game, rule_id))


def words(lang: str) -> bytes:
    """The catalogue of messages of a language."""
    return listed_words(tuple(algoritmus.GAMES), lang)


@cache
def listed_words(games: tuple[str, ...], lang: str) -> bytes:
    return "\n".join((*(source(game, lang) for game in games), shared(COMMON, lang), shared(REVIEW, lang))).encode()
