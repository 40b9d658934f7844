"""Small played examples of the rules: cases as files, settled by the referee and told as at a table."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

import algoritmus
from algoritmus.core.game import Facts

NOT_OF_THE_CASE: Final = ("shows", "about")


@cache
def examples(game: str) -> dict[str, Facts]:
    """The case that shows a rule, by rule id."""
    return {rule: case_of(game, one) for one in written(game).get("example", []) for rule in rules_of(one)}


@cache
def written(game: str) -> dict[str, Any]:
    return tomllib.loads(algoritmus.family(game).examples())


def rules_of(one: dict[str, Any]) -> list[str]:
    return [*one.get("shows", []), *one.get("about", [])]


def case_of(game: str, one: dict[str, Any]) -> Facts:
    usual = written(game).get("usual", {}).get(one.get("rules"), {})
    return {"game": game, **usual, **{key: value for key, value in one.items() if key not in NOT_OF_THE_CASE}}


def tell_example(game: str, rule: str) -> Facts:
    """The example of a rule that has one: the view before it, and what happens."""
    return algoritmus.family(game).tell(examples(game)[rule])
