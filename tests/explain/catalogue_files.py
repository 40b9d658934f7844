"""The catalogue as it is written: messages, their variables and their choices."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from algoritmus.explain.catalogue import source
from algoritmus.explain.lookup import RULES


@cache
def entries(name: str, lang: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser().parse(source(name, lang)).body)


@cache
def messages(name: str, lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(name, lang) if isinstance(entry, ast.Message)}


def rule_messages(game: str, lang: str) -> dict[str, ast.Message]:
    """Those of the rules; the others are names of cards and reasons why one cannot be laid."""
    others = (f"{game}-why-", f"{game}-card-")
    named = {f"{game}-{rule_id.replace('.', '-')}" for rule_id in RULES[game]}
    found = messages(game, lang)
    return {one: found[one] for one in found if one in named or not one.startswith(others)}


class Words(visitor.Visitor):
    """What a pattern mentions: its variables, and for each the keys it chooses by."""

    def __init__(self, node: ast.BaseNode | None) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        if node is not None:
            self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {key.name for key in (variant.key for variant in node.variants) if isinstance(key, ast.Identifier)}
            self.choices[node.selector.id.name] = self.choices.get(node.selector.id.name, set()) | keys
        self.generic_visit(node)
