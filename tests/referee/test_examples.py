"""The small played examples of the rules: each is a lawful case, and the rule that it shows is named in its answer."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import algoritmus
from algoritmus.core.game import Game
from algoritmus.core.reader import Node
from algoritmus.explain import LANGS, sentence
from algoritmus.referee import settle
from algoritmus.referee.examples import PRINTED, case_of, examples, rules_of, tell_example, written
from tests.shipped import SHIPPED

Json = dict[str, Any]
EXAMPLES = [
    pytest.param(game, one, id=f"{game}: {', '.join(rules_of(one))}")
    for game in SHIPPED
    for one in written(game).listed("example")
]
each_example = pytest.mark.parametrize(("game", "one"), EXAMPLES)


def edition_of(one: Node) -> str:
    return one.get("rules" if "rules" in one.members() else "edition").text()


def events_of(told: Any) -> list[Any]:
    return [one for one in told["happened"] if "kind" not in one]


def without_show(event: Json) -> Json:
    """The events without the fields that are only for playback."""
    return {name: value for name, value in event.items() if name not in ("beat", "algorithm")}


def together(game: Game, events: list[Json]) -> list[bool]:
    """Whether each event that takes a beat happens together with the one before."""
    joins = game.narration.joins
    timed = [one for one in events if not {one["rule"], f"{one['rule']}:{one.get('what')}"} & set(joins)]
    return [one["beat"] == before["beat"] for before, one in pairwise(timed)]


@each_example
def test_an_example_shows_its_rules(game: str, one: Node) -> None:
    named = {event["rule"] for event in events_of(tell_example(game, rules_of(one)[0]))}
    assert {rule.text() for rule in one.members().listed("shows")} <= named
    assert not {rule.text() for rule in one.members().listed("about")} & named, (
        "these rules are named: they belong to `shows`"
    )


@each_example
def test_an_example_has_the_events_of_the_referee(game: str, one: Node) -> None:
    answer: Json = settle(case_of(game, one))
    steps = answer["rows" if game == "golems" else "turns"]
    told: Any = tell_example(game, rules_of(one)[0])
    events = [event for step in steps for event in step["events"]]
    shown = [
        event for event in events_of(told) if event["rule"] != "logic.place" and not event["rule"].startswith("goal.")
    ]
    assert [without_show(event) for event in shown] == [without_show(event) for event in events]
    played = algoritmus.game(told["view"]["game"])
    for step in steps:
        assert together(played, shown[: len(step["events"])]) == together(played, step["events"])
        del shown[: len(step["events"])]
    who = "golems" if game == "golems" else "rovers"
    fields = [happening[who] for happening in told["happened"] if happening.get("kind") == "field"]
    assert fields == [step[who] for step in steps]
    assert told["view"]["game"] == f"{game}/{edition_of(one)}"


@each_example
def test_an_example_belongs_to_its_rules(game: str, one: Node) -> None:
    assert rules_of(one)
    assert all(edition_of(one) in algoritmus.package(game).rules[rule] for rule in rules_of(one))


@each_example
def test_an_example_is_small_and_said_in_whole_sentences(game: str, one: Node) -> None:
    told = events_of(tell_example(game, rules_of(one)[0]))
    assert 0 < len(told) <= (32 if PRINTED in one.members() else 16)
    assert all(sentence(game, event, lang) for event in told for lang in LANGS)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_rule_that_an_answer_names_has_an_example(game: str) -> None:
    """All rules but those of long games, and of what is outside a case: decks, luck, ways, limits, setting a table."""
    shown = [rule for one in written(game).listed("example") for rule in rules_of(one)]
    assert len(shown) == len(set(shown)) == len(examples(game))
    outside = ("field", "deck", "bonus", "end", "planet", "logic.supply", "way", "box", "golem.choice", "seat")
    assert [rule for rule in algoritmus.package(game).rules if rule not in shown and not rule.startswith(outside)] == []


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("golems", {"golem moving", "attack and defence", "attack avoiding", "damage of two strikes"}),
        ("progers", {"figure 9", "algorithm of three players"}),
    ],
)
def test_the_printed_examples_of_the_rulebooks_are_played(game: str, names: set[str]) -> None:
    assert names <= {
        one.members()[PRINTED].text() for one in written(game).listed("example") if PRINTED in one.members()
    }
