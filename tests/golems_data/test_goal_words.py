"""The words of goals: a sentence, a name and a rule for each, in both languages."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from algoritmus.golems.goals import BATTLE, KINDS, Goal

LANGS = ("en", "ru")
GOALS = [Goal(kind).rule() for kind in KINDS if kind != BATTLE]


def words(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(files("algoritmus.explain").joinpath(lang, "goals.ftl").read_text("utf-8")))
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("what", ["won", "taken"])
@pytest.mark.parametrize("rule", GOALS)
def test_every_goal_has_a_sentence_a_name_and_a_rule(rule: str, what: str, lang: str) -> None:
    bundle = words(lang)
    message = bundle.get_message(f"golems-{rule.replace('.', '-')}")
    assert message.value is not None
    said, errors = bundle.format_pattern(message.value, {"golem": "Red", "to": "b3", "amount": 2, "what": what})
    assert not errors
    assert said.startswith("Red ")
    assert said.endswith(("!", "."))
    name, _ = bundle.format_pattern(message.attributes["name"])
    text, _ = bundle.format_pattern(message.attributes["rule"])
    assert not name.endswith(".")
    assert text.endswith(".")


def test_goal_gears_tells_taking_and_winning_apart() -> None:
    for lang in LANGS:
        bundle = words(lang)
        pattern = bundle.get_message("golems-goal-gears").value
        assert pattern is not None
        told = {
            bundle.format_pattern(pattern, {"golem": "Red", "to": "b3", "amount": 2, "what": what})[0]
            for what in ("won", "taken")
        }
        assert len(told) == 2
