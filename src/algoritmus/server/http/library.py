"""What there is to play and to read: rule sets with their choices, rules, words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec

import algoritmus
from algoritmus.bots import AT_ANY_TABLE
from algoritmus.core.chance import Seeded
from algoritmus.core.family import Titles
from algoritmus.core.game import Facts, Game
from algoritmus.explain import LANGS, rule
from algoritmus.explain.catalogue import COMMON, PATH, REVIEW, say, shared, source
from algoritmus.puzzles.own import own_puzzles
from algoritmus.puzzles.path import islands, task
from algoritmus.puzzles.tasks import WRITE
from algoritmus.referee.examples import examples, tell_example
from algoritmus.server.wire.path import IslandShown, IslandTask, PathShown
from algoritmus.server.wire.shelf import GameChoices, Games, Lesson, Offered, RuleWords


def games() -> bytes:
    """All rule sets, as JSON."""
    return listed_games(tuple(algoritmus.RULE_SETS))


@cache
def listed_games(rule_sets: tuple[str, ...]) -> bytes:
    listed = [choices_of(rule_set) for rule_set in rule_sets]
    return msgspec.json.encode(Games(list(algoritmus.SHELF), listed, list(AT_ANY_TABLE), list(LANGS)))


def choices_of(rule_set: str) -> GameChoices:
    id_, _, edition = rule_set.partition("/")
    family, choices = algoritmus.family(id_), algoritmus.game(rule_set).choices()
    titles, stories = keep(family.titles(edition), choices), keep(family.stories(edition), choices)
    lessons = [Lesson(one.puzzle, one.guide, dict(one.idea)) for one in family.lessons(choices.get("puzzle", []))]
    numbers = {option: values for option, values in family.numbers().items() if option in choices}
    sights = [option for option in family.sights if choices.get(option)]
    offer = offer_of(rule_set, {})
    return GameChoices(rule_set, id_, edition, family.own, choices, titles, stories, offer, lessons, sights, numbers)


def keep(words: Titles, choices: dict[str, list[str]]) -> dict[str, dict[str, dict[str, str]]]:
    """The words of what can be chosen."""
    return {
        option: {value: dict(titles[value]) for value in choices.get(option, []) if value in titles}
        for option, titles in words.items()
    }


def offer_of(rule_set: str, wishes: dict[str, str]) -> Offered:
    """What may be chosen with these wishes."""
    game = algoritmus.game(rule_set)
    offer = game.offer(wishes)
    return Offered(offer.options, offer.choices, offer.places, offer.seats, sight(game, offer.options))


def sight(game: Game, options: Mapping[str, str]) -> Facts:
    """The table as it would be set, for anybody who looks at it."""
    return game.view(game.setup(options, Seeded("a look at the box")), None)


def sights(rule_set: str, option: str, wishes: Mapping[str, str]) -> bytes:
    """How the table would look with each value of this option that has a name, as JSON; one such option at a time."""
    id_, _, edition = rule_set.partition("/")
    family, game = algoritmus.family(id_), algoritmus.game(rule_set)
    others = {name: value for name, value in wishes.items() if name not in family.sights}
    named = family.titles(edition).get(option, {}) if option in family.sights else {}
    values = [value for value in game.offer(others).choices.get(option, ()) if value in named]
    return msgspec.json.encode({value: sight(game, game.offer({**others, option: value}).options) for value in values})


def rules(game: str, lang: str) -> bytes | None:
    """The rules of a game by id, as JSON; None if there is no such game or language."""
    return listed_rules(game, lang) if game in algoritmus.SHELF and lang in LANGS else None


@cache
def listed_rules(game: str, lang: str) -> bytes:
    found = {id_: rule(game, id_, lang) for id_ in algoritmus.family(game).rules}
    shown = examples(game)
    return msgspec.json.encode(
        {id_: RuleWords(one.name, one.text, list(one.editions), id_ in shown) for id_, one in found.items()}
    )


def example(game: str, rule_id: str) -> bytes | None:
    """The played example of a rule, as JSON; None if there is none."""
    return played(game, rule_id) if game in algoritmus.SHELF and rule_id in examples(game) else None


@cache
def played(game: str, rule_id: str) -> bytes:
    return msgspec.json.encode(tell_example(game, rule_id))


def words(lang: str) -> bytes | None:
    """The catalogue of a language."""
    return listed_words(tuple(algoritmus.SHELF), lang) if lang in LANGS else None


@cache
def listed_words(games: tuple[str, ...], lang: str) -> bytes:
    return "\n".join((*(source(game, lang) for game in games), shared(COMMON, lang), shared(REVIEW, lang))).encode()


@cache
def path() -> bytes:
    """The islands and the tasks of all games, as JSON."""
    shown = [
        IslandShown(
            idea,
            family.id,
            rule_set,
            {lang: say(PATH, lang, f"island-{idea}") for lang in LANGS},
            [IslandTask(one.id, one.kind, dict(one.puzzle.title)) for one in map(task, tasks)],
        )
        for family, idea, rule_set, tasks in islands()
    ]
    return msgspec.json.encode(PathShown([*shown, *own_islands()]))


def own_islands() -> Iterator[IslandShown]:
    """Puzzles in the server's own folder, an island for each game."""
    title = {lang: say(PATH, lang, "island-own") for lang in LANGS}
    for family in algoritmus.families():
        own = {id_: puzzle for id_, (game, puzzle) in own_puzzles().found.items() if game.id == family.id}
        if own:
            tasks = [IslandTask(id_, WRITE, dict(puzzle.title)) for id_, puzzle in own.items()]
            yield IslandShown(family.id, family.id, next(iter(own.values())).rule_set, title, tasks)
