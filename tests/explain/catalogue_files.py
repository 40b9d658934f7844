"""The catalogue as it is written: messages, their variables and their choices."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast, visitor

import algoritmus
from algoritmus.core.package import BUILDING, CAPTIONS, MEMO, NAMES, REASONS, RULES, TERMINAL
from algoritmus.explain.catalogue import COMMON, PATH, REVIEW, SOLVER, shared

PARTS = (RULES, CAPTIONS, NAMES, REASONS, BUILDING, TERMINAL, MEMO)


def files() -> list[tuple[str, str]]:
    """All parts of the catalogue: of every game, and what all games share."""
    return [(game, part) for game in algoritmus.GAMES for part in PARTS] + [
        ("", COMMON),
        ("", TERMINAL),
        ("", SOLVER),
        ("", REVIEW),
        ("", PATH),
    ]


@cache
def entries(game: str, part: str, lang: str) -> tuple[ast.EntryType, ...]:
    text = algoritmus.package(game).wording().words(part, lang) if game else shared(part, lang)
    return tuple(FluentParser().parse(text).body)


@cache
def messages(game: str, part: str, lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(game, part, lang) if isinstance(entry, ast.Message)}


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
