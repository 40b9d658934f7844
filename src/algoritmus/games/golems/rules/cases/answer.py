"""The answer of the referee to a case: rows as they were played, and the result."""

from __future__ import annotations

from typing import TypedDict

from algoritmus.games.golems.view_types import GolemEvent, GolemThen, Token


class PlayedRow(TypedDict):
    """How everything stands after a row, and what happened in it."""

    round: int
    row: int
    golems: dict[str, GolemThen]
    tokens: list[Token]
    events: list[GolemEvent]


class CaseResult(TypedDict):
    over: bool
    winners: list[str]
    rule: str | None


class CaseAnswer(TypedDict):
    rows: list[PlayedRow]
    result: CaseResult
