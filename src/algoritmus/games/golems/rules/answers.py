"""A program as an answer: a flat list of cards, a bonus card followed by the cards laid on it.

`F`, `x2` `F`, `enemy?` `A` `-`, `until-wall` `F`, `call`.
"""

from __future__ import annotations

from typing import Final

from algoritmus.core.game import Answer
from algoritmus.games.golems.rules.codes import LETTERS
from algoritmus.games.golems.rules.programs.program import UNTILS, Action, Call, If, Loop, Program, Row, While

CALL: Final = "call"
SENSORS: Final = ("barrel", "wall", "water")
EMPTY: Final = "-"
PLACES: Final[dict[str, int]] = {
    "x2": 1,
    "x3": 1,
    **{f"{asks}?": 2 for asks in ("enemy", "attack", "obstacle", "barrel", "wall", "water")},
    **{f"until-{until}": 1 for until in UNTILS},
    CALL: 0,
}
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
COMMANDS: Final[dict[str, int]] = {letter: command for command, letter in enumerate(LETTERS)}


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
    rows: list[Row] = []
    opened: list[tuple[str, list[Row | None]]] = []
    for card in answer:
        if PLACES.get(card, 0) > 0:
            opened.append((card, []))
            continue
        done = _single(card, inside=bool(opened))
        while opened:
            opened[-1][1].append(done)
            if len(opened[-1][1]) < PLACES[opened[-1][0]]:
                break
            done = _bonus(*opened.pop())
        else:
            assert done is not None
            rows.append(done)
    if opened:
        raise ValueError(f"{opened[-1][0]} is not filled yet")
    return Program(rows)


def _single(card: str, inside: bool) -> Row | None:
    if card == EMPTY and inside:
        return None
    if card == CALL:
        return Call()
    if card not in COMMANDS:
        raise ValueError(f"there is no card {card!r}")
    return Action(COMMANDS[card])


def _bonus(card: str, parts: list[Row | None]) -> Row:
    if card.endswith("?"):
        return If(card[:-1], parts[0], parts[1])
    if parts[0] is None:
        raise ValueError(f"{card} cannot be left empty")
    return Loop(int(card[1:]), parts[0]) if card[0] == "x" else While(card[6:], parts[0])
