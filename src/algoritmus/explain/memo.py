"""A player's memo in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

import algoritmus
from algoritmus.core.game import Refusal
from algoritmus.core.package import MEMO
from algoritmus.core.package.memo import CARD, Memo, MemoLine
from algoritmus.core.view_types import MemoLineView, MemoPartView, MemoView
from algoritmus.explain.catalogue import bundle_of, format_message
from algoritmus.explain.reasons import card_name

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def memo_bundle(game: str, lang: str) -> FluentBundle:
    return bundle_of(lang, algoritmus.package(game).wording().words(MEMO, lang))


def show_memo(rule_set: str, options: Mapping[str, str], lang: str) -> MemoView:
    """The memo of a table with these options."""
    game, _, edition = rule_set.partition("/")
    memo = memo_of(game, edition, options)
    parts = [
        MemoPartView(part.id, say(game, lang, part.id), [show_line(game, line, lang) for line in part.lines])
        for part in memo.parts
    ]
    return MemoView(parts, [show_line(game, line, lang, named=False) for line in memo.minute], memo.rules)


def memo_of(game: str, edition: str, options: Mapping[str, str]) -> Memo:
    """The usual memo of the edition for a table that no options describe, such as that of a puzzle in a link."""
    package = algoritmus.package(game)
    try:
        return package.memo(edition, options)
    except Refusal:
        return package.memo(edition, {})


def show_line(game: str, line: MemoLine, lang: str, named: bool = True) -> MemoLineView:
    name = ""
    if named:
        name = card_name(game, lang, line.id) if line.kind == CARD else say(game, lang, line.words, "name")
    return MemoLineView(line.kind, line.id, name, say(game, lang, line.words), line.rule)


def say(game: str, lang: str, words: str, attribute: str = "") -> str:
    return format_message(memo_bundle(game, lang), f"{game}-memo-{words}", attribute, {})
