"""Rules by their id: the name, the text and where they apply."""

from __future__ import annotations

import algoritmus
from algoritmus.core.view_types import Rule
from algoritmus.explain.catalogue import message_of, say


def rule(game: str, rule_id: str, lang: str) -> Rule:
    """One rule of a game; LookupError if the game does not have it."""
    editions = algoritmus.package(game).rules[rule_id]
    message = message_of(game, rule_id)
    return Rule(say(game, lang, message, "name"), say(game, lang, message, "rule"), editions)


def find_rules(rule_id: str) -> list[str]:
    """The games that have a rule with this id."""
    return [package.id for package in algoritmus.packages() if rule_id in package.rules]


def show_rule(game: str, rule_id: str, lang: str) -> str:
    """A rule to be printed: where it stands, its name, its text, its editions."""
    found = rule(game, rule_id, lang)
    editions = ", ".join(edition_name(game, edition, lang) for edition in found.editions)
    head = f"{say(game, lang, f'{game}-title')}, {rule_id}: {found.name}"
    return "\n".join((head, found.text, say(game, lang, "applies-to", editions=editions)))


def edition_name(game: str, edition: str, lang: str) -> str:
    return say(game, lang, f"{game}-edition-{edition}")
