"""What there is to play and to read: rule sets with their choices, rules, words."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

import algoritmus
from algoritmus.bots import AT_ANY_TABLE
from algoritmus.explain import LANGS, rule
from algoritmus.explain.catalogue import COMMON, GAMES, source
from algoritmus.explain.lookup import RULES
from algoritmus.golems.box.cards import load_cards
from algoritmus.golems.box.fields import load_fields
from algoritmus.golems.box.scenarios import Scenario, load_puzzles, load_scenarios
from algoritmus.golems.table.asks import flatten
from algoritmus.progers.box.planets import layouts
from algoritmus.referee.examples import examples, tell_example
from algoritmus.server.wire.messages import GameChoices, Games, Lesson, Offered, RuleWords

Words = dict[str, dict[str, str]]  # by value and language
SHELVES: Final[tuple[str, ...]] = ("field", "scenario", "puzzle", "planet", "cards")


@cache
def games() -> bytes:
    """All rule sets, as JSON."""
    listed = [choices_of(rule_set) for rule_set in algoritmus.RULE_SETS]
    return msgspec.json.encode(Games(listed, list(AT_ANY_TABLE), list(LANGS)))


def choices_of(rule_set: str) -> GameChoices:
    game, _, edition = rule_set.partition("/")
    choices = algoritmus.game(rule_set).choices()
    titles, stories = words_of(game, edition)
    named = {shelf: keep(titles[shelf], choices.get(shelf, [])) for shelf in SHELVES}
    told = {shelf: keep(stories.get(shelf, {}), choices.get(shelf, [])) for shelf in SHELVES if shelf in stories}
    lessons = lessons_of(choices.get("puzzle", []))
    return GameChoices(rule_set, game, edition, choices, named, told, offer_of(rule_set, {}), lessons)


def offer_of(rule_set: str, wishes: dict[str, str]) -> Offered:
    """What may be chosen with these wishes."""
    offer = algoritmus.game(rule_set).offer(wishes)
    return Offered(offer.options, offer.choices, offer.places, offer.seats)


def lessons_of(puzzles: list[str]) -> list[Lesson]:
    """The first lesson in its order; of the other puzzles no solution is told."""
    found = [(puzzle.lesson, puzzle) for puzzle in map(load_puzzles().__getitem__, puzzles) if puzzle.lesson]
    return [
        Lesson(puzzle.id, [list(flatten(program)) for program in puzzle.solutions[0]], lesson.idea)
        for lesson, puzzle in sorted(found, key=lambda one: one[0].number)
    ]


def scenarios() -> dict[str, dict[str, Scenario]]:
    return {"scenario": load_scenarios(), "puzzle": load_puzzles()}


def words_of(game: str, edition: str) -> tuple[dict[str, Words], dict[str, Words]]:
    """Titles and stories by option."""
    titles: dict[str, Words] = {shelf: {} for shelf in SHELVES}
    if game != "golems":
        titles["planet"] = {name: dict(layout.titles) for name, layout in layouts(edition).items()}
        return titles, {"scenario": {}, "puzzle": {}, "cards": {}}
    titles["field"] = {id_: field.title for id_, field in load_fields().items()}
    titles["cards"] = {id_: card.name for id_, card in load_cards().items()}
    stories = {"cards": {id_: card.about for id_, card in load_cards().items()}}
    for shelf, found in scenarios().items():
        titles[shelf] = {id_: one.title for id_, one in found.items()}
        stories[shelf] = {id_: one.story for id_, one in found.items()}
    return titles, stories


def keep(words: Words, values: list[str]) -> Words:
    return {value: words[value] for value in values if value in words}


@cache
def rules(game: str, lang: str) -> bytes | None:
    """The rules of a game by id, as JSON; None if there is no such game or language."""
    if game not in RULES or lang not in LANGS:
        return None
    found = {id_: rule(game, id_, lang) for id_ in RULES[game]}
    shown = examples(game)
    return msgspec.json.encode(
        {id_: RuleWords(one.name, one.text, list(one.editions), id_ in shown) for id_, one in found.items()}
    )


def example(game: str, rule_id: str) -> bytes | None:
    """The played example of a rule, as JSON; None if there is none."""
    return played(game, rule_id) if game in RULES and rule_id in examples(game) else None


@cache
def played(game: str, rule_id: str) -> bytes:
    return msgspec.json.encode(tell_example(game, rule_id))


@cache
def words(lang: str) -> bytes | None:
    """The catalogue of a language."""
    return "\n".join(source(name, lang) for name in (*GAMES, COMMON)).encode() if lang in LANGS else None
