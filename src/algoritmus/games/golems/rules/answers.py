"""A program as an answer: a flat list of cards, a bonus card followed by the cards laid on it.

`F`, `x2` `F`, `enemy?` `A` `-`, `until-wall` `F`, `call`.
"""

from __future__ import annotations

from typing import Final

from algoritmus.core.game import Answer
from algoritmus.games.golems.rules.codes import LETTERS
from algoritmus.games.golems.rules.programs.program import (
    CALL,
    EMPTY,
    UNTILS,
    Action,
    If,
    Loop,
    Program,
    Row,
    RowBuilder,
    While,
)

SENSORS: Final = ("barrel", "wall", "water")
FORMS: Final[dict[str, tuple[str, ...]]] = {  # a bonus card of the box as it can lie, with a sensor or without
    "x2": ("x2",),
    "x3": ("x3",),
    "enemy": ("enemy?",),
    "attack": ("attack?",),
    "obstacle": ("obstacle?", "barrel?", "wall?", "water?"),
    "while": tuple(f"until-{until}" for until in UNTILS),
    CALL: (CALL,),
}
WORDS: Final[dict[str, str]] = {form: word for word, forms in FORMS.items() for form in forms}


def sensor_of(card: str) -> str:
    """The sensor that lies on an IF or a WHILE; empty if there is none (bonus.sensor)."""
    senses = card[:-1] if card.endswith("?") else card[6:]
    return senses if senses in SENSORS else ""


def card_of(row: Row) -> str:
    """The row's own card, without those that lie on it."""
    if isinstance(row, Action):
        return LETTERS[row.command]
    if isinstance(row, Loop):
        return f"x{row.times}"
    if isinstance(row, If):
        return f"{row.asks}?"
    return f"until-{row.until}" if isinstance(row, While) else CALL


def flatten(program: Program) -> Answer:
    """A program as a flat list of cards."""
    listed: list[str] = []
    for row in program.rows:
        _flatten(row, listed)
    return tuple(listed)


def _flatten(row: Row | None, listed: list[str]) -> None:
    if row is None:
        listed.append(EMPTY)
        return
    listed.append(card_of(row))
    for part in row.parts():
        _flatten(part, listed)


def fold(answer: Answer) -> Program:
    """A flat list of cards as a program; ValueError if a card is unknown or a place left open."""
    builder = RowBuilder()
    laid = [builder.lay(card) for card in answer]
    if builder.open:
        raise ValueError(f"{builder.open[-1][0]} is not filled yet")
    return Program([row for row in laid if row is not None])
