"""Small played examples of the rules: cases as files, settled by the referee and told as at a table."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from algoritmus.core.game import Facts
from algoritmus.golems.table import tale as golems_tale
from algoritmus.progers.table import tale as progers_tale

TELL: Final[dict[str, Callable[[Facts], Facts]]] = {"golems": golems_tale.tell, "progers": progers_tale.tell}
NOT_OF_THE_CASE: Final = ("shows", "about")


@cache
def examples(game: str) -> dict[str, Facts]:
    """The case that shows a rule, by rule id."""
    return {rule: case_of(game, one) for one in written(game)["example"] for rule in rules_of(one)}


@cache
def written(game: str) -> dict[str, Any]:
    return tomllib.loads(files(f"algoritmus.{game}.box").joinpath("data", "examples.toml").read_text("utf-8"))


def rules_of(one: dict[str, Any]) -> list[str]:
    return [*one.get("shows", []), *one.get("about", [])]


def case_of(game: str, one: dict[str, Any]) -> Facts:
    usual = written(game).get("usual", {}).get(one.get("rules"), {})
    return {"game": game, **usual, **{key: value for key, value in one.items() if key not in NOT_OF_THE_CASE}}


def tell_example(game: str, rule: str) -> Facts:
    """The example of a rule that has one: the view before it, and what happens."""
    return TELL[game](examples(game)[rule])
