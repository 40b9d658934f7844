"""What all games share: the rows of the types in `core/view_types.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.fields.rows import ABSTRACT, PARTS, Row, Scene, Shown, Spoken
from tests.fields.walk import Fact


def winners_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """Whoever has won alone and looks is told so; all are named."""
    names = scene.actors(fact.value)
    several = "end-draw" if fact.owner["rule"].startswith("end.") else "end-together"
    message = "end-nobody" if not fact.value else several if len(fact.value) > 1 else "end-won"
    yield Shown("desk", (scene.words(message, names=names),))


def reason_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """A sentence about the rule, or about the winner by this rule."""
    name = scene.rule_name(fact.value)
    sentence = scene.words("end-by-rule", name=name, rule=fact.value.replace(".", "-"))
    yield Shown("desk", (sentence, *scene.why_won(fact.owner)))


def winners_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    if fact.value:
        several = "result-draw" if fact.owner["rule"].startswith("end.") else "result-together"
        message = several if len(fact.value) > 1 else "result-won"
        yield Spoken(message, {"winners": scene.actors(fact.value)})
    else:
        yield Spoken("result-nobody", {})


def reason_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    yield Spoken("result-rule", {"name": scene.rule_name(fact.value)})


def place_shown(scene: Scene, fact: Fact) -> Iterator[Shown]:
    """A line of the list of places; a low window leaves it out inside a plot."""
    one = fact.owner
    if one.get("out") and one["place"] > 1:
        number = scene.words("status-out")
    else:
        number = scene.words(f"counted-{one['counted']}", amount=one["amount"]) if "counted" in one else ""
    yield Shown("desk", (f"{one['place']}.",))
    yield Shown("desk", (f"{scene.title(one['name'])} {number}".strip(),))


def place_spoken(scene: Scene, fact: Fact) -> Iterator[Spoken]:
    one = fact.owner
    yield Spoken("place", {"name": scene.actor(one["name"]), "place": one["place"]})
    if "amount" in one and not one.get("out"):
        yield Spoken("place", {"counted": one["counted"], "amount": one["amount"]})


ROWS: Final[dict[str, Row]] = {
    "Result.rule": Row(reason_shown, reason_spoken),
    "Result.winners": Row(winners_shown, winners_spoken),
    "Result.standings": Row(PARTS, PARTS),
    "Standing.name": Row(place_shown, place_spoken),
    "Standing.place": Row(place_shown, place_spoken),
    "Standing.counted": Row(place_shown, place_spoken),
    "Standing.amount": Row(place_shown, place_spoken),
    "Standing.out": Row(place_shown, place_spoken),
    "AskView.kind": Row(ABSTRACT, ABSTRACT),
    "ChoiceView.kind": Row(ABSTRACT, ABSTRACT),
    "ChoiceView.options": Row(ABSTRACT, ABSTRACT),
    **{f"View.{field}": Row(ABSTRACT, ABSTRACT) for field in ("game", "result", "seat", "ask")},
    **{f"ExampleView.{field}": Row(PARTS, PARTS) for field in ("view", "happened")},
}
