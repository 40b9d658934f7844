"""What all games share: the rows of the types in `core/view_types.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.fields.rows import ABSTRACT, EVENTS, PARTS, Row, Scene, Shown, Told
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
    yield Shown("desk", (sentence, *scene.why_won(fact.value, fact.owner["winners"])))


def winners_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    if fact.value:
        several = "result-draw" if fact.owner["rule"].startswith("end.") else "result-together"
        message = several if len(fact.value) > 1 else "result-won"
        yield Told(message, {"winners": scene.actors(fact.value)})
    else:
        yield Told("result-nobody", {})


def reason_told(scene: Scene, fact: Fact) -> Iterator[Told]:
    yield Told("result-rule", {"name": scene.rule_name(fact.value)})


ROWS: Final[dict[str, Row]] = {
    "Result.rule": Row(reason_shown, reason_told),
    "Result.winners": Row(winners_shown, winners_told),
    "AskView.kind": Row(ABSTRACT, ABSTRACT),
    "ChoiceView.kind": Row(ABSTRACT, ABSTRACT),
    "ChoiceView.options": Row(ABSTRACT, ABSTRACT),
    **{f"View.{field}": Row(ABSTRACT, ABSTRACT) for field in ("game", "result", "seat", "ask")},
    "Event.beat": Row(EVENTS, EVENTS),
    **{f"ExampleView.{field}": Row(PARTS, PARTS) for field in ("view", "happened")},
    **{f"EventKeys.{field}": Row(ABSTRACT, ABSTRACT) for field in ("kind", "rule", "what", "beat")},
    **{f"GameEnd.{field}": Row(EVENTS, EVENTS) for field in ("kind", "beat", "rule", "winners")},
}
