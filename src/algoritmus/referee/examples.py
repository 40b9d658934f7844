"""Played examples of the rules: cases as files, settled by the referee and shown with views and events."""

from __future__ import annotations

from functools import cache
from typing import Final

import algoritmus
from algoritmus.core.game import Facts
from algoritmus.core.package.referee_support import GOAL
from algoritmus.core.reader import Members, Node, read_toml
from algoritmus.core.view_types import ExampleView

RULES: Final = ("shows", "about")
PRINTED: Final = "printed"  # an example of the rulebook


@cache
def examples(game: str) -> dict[str, Facts]:
    """The case that shows a rule, by rule id."""
    return {rule: shown_case(game, one) for one in written(game).listed("example") for rule in rules_of(one)}


@cache
def written(game: str) -> Members:
    referee = algoritmus.package(game).referee()
    text = referee.examples() if referee is not None else ""
    return read_toml(text, f"{game}/examples.toml").table(optional=("usual", "example"))


def rules_of(one: Node) -> list[str]:
    members = one.members()
    return [rule.text() for key in RULES for rule in members.listed(key)]


def case_of(game: str, one: Node) -> Facts:
    """The example as a case of the referee."""
    return {key: value for key, value in shown_case(game, one).items() if key != GOAL}


def shown_case(game: str, one: Node) -> Facts:
    """The example as it is shown: defaults of its rule set, then its own keys."""
    members = one.members()
    case = [*members.items()]
    if "usual" in written(game):
        case = [*written(game)["usual"].get(members["rules"].text()).members().items(), *case]
    return {"game": game} | {key: node.value for key, node in case if key not in (*RULES, PRINTED)}


def tell_example(game: str, rule: str) -> ExampleView:
    """The example of a rule that has one: the view before it, and what happens."""
    referee = algoritmus.package(game).referee()
    assert referee is not None, game
    return referee.show_example(examples(game)[rule])
