"""A program as an answer: a flat list of cards, a bonus card followed by the cards laid on it.

`F`, `x2` `F`, `enemy?` `A` `-`, `until-wall` `F`, `call`.
"""

from __future__ import annotations

from typing import Final

from algoritmus.core.game import Answer
from algoritmus.golems.law.program import UNTILS, Action, Call, If, Loop, Program, Row, While
from algoritmus.golems.law.words import LETTERS

CALL: Final = "call"
EMPTY: Final = "-"
PLACES: Final[dict[str, int]] = {
    "x2": 1,
    "x3": 1,
    **{f"{asks}?": 2 for asks in ("enemy", "attack", "obstacle", "barrel", "wall", "water")},
    **{f"until-{until}": 1 for until in UNTILS},
    CALL: 0,
}
FORMS: Final[dict[str, tuple[str, ...]]] = {  # the cards that a word of the deck can become
    "x2": ("x2",),
    "x3": ("x3",),
    "enemy": ("enemy?",),
    "attack": ("attack?",),
    "obstacle": ("obstacle?", "barrel?", "wall?", "water?"),
    "while": tuple(f"until-{until}" for until in UNTILS),
}
WORDS: Final[dict[str, str]] = {form: word for word, forms in FORMS.items() for form in forms}
COMMANDS: Final[dict[str, int]] = {letter: command for command, letter in enumerate(LETTERS)}


def flatten(program: Program) -> Answer:
    """A program as a flat list of cards."""
    cards: list[str] = []
    for row in program.rows:
        _flatten(row, cards)
    return tuple(cards)


def _flatten(row: Row | None, cards: list[str]) -> None:
    if row is None:
        cards.append(EMPTY)
        return
    if isinstance(row, Action):
        cards.append(LETTERS[row.command])
    elif isinstance(row, Loop):
        cards.append(f"x{row.times}")
    elif isinstance(row, If):
        cards.append(f"{row.asks}?")
    elif isinstance(row, While):
        cards.append(f"until-{row.until}")
    else:
        cards.append(CALL)
    for part in row.parts():
        _flatten(part, cards)


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
