"""All rows that a puzzle's hand can make, with the cards that each of them takes (sections 2, 3 and 8 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from algoritmus.golems.law.laying import Hand
from algoritmus.golems.law.program import Action, Call, If, Loop, Row, While
from algoritmus.golems.law.round import slots_of
from algoritmus.golems.law.words import LETTERS
from algoritmus.golems.path.laid import ON_CARD, ON_ROW, TokenOn, row_text


class RowPiece(NamedTuple):
    """A row as it may be laid: its words are what it takes from the hand."""

    row: Row
    text: str
    words: tuple[str, ...]
    cards: int
    op: str = ""
    slot: str = ""


def pieces(hand: Hand, logic: tuple[str, ...]) -> list[RowPiece]:
    """Plain cards first, then bonus cards, then the same with a token on them."""
    found = [RowPiece(row, str(row), words, cards) for row, words, cards in rows_of(hand)]
    return [*found, *(token for piece in found for token in with_tokens(piece, logic))]


def with_tokens(piece: RowPiece, logic: tuple[str, ...]) -> Iterator[RowPiece]:
    for op in dict.fromkeys(logic):
        for slot in ("",) if op in ON_ROW else slots_of(piece.row) if op == ON_CARD else ():
            text = row_text(piece.row, TokenOn(op, 0, slot))
            yield RowPiece(piece.row, text, (*piece.words, op), piece.cards + 1, op, slot)


def rows_of(hand: Hand) -> Iterator[tuple[Row, tuple[str, ...], int]]:
    copies = hand.copies()
    commands = [Action(number) for number in range(len(LETTERS)) if copies[number] > 0]
    for one in commands:
        yield one, (str(one),), 1
    for word in hand.usable_bonuses():
        if word[1:].isdigit():
            for one in commands:
                yield Loop(int(word[1:]), one), (word, str(one)), 2
        elif word == "while":
            for senses, more in conditions(hand, "obstacle"):
                for one in commands:
                    yield While(senses, one), (word, *more, str(one)), 2
        else:
            for senses, more in conditions(hand, word):
                for row, inside in branches(hand, senses, commands):
                    yield row, (word, *more, *inside), 1 + len(inside)
    if hand.subroutine:
        yield Call(), ("call",), 1


def conditions(hand: Hand, word: str) -> list[tuple[str, tuple[str, ...]]]:
    """bonus.sensor: the card as it is, or with a sensor on it."""
    sensors = [kind for kind, copies in hand.edition.sensors.items() if copies] if word == "obstacle" else []
    return [(word, ()), *((kind, (f"sensor {kind}",)) for kind in sensors)]


def branches(hand: Hand, senses: str, commands: list[Action]) -> Iterator[tuple[Row, tuple[str, ...]]]:
    """program.row: a branch may be empty in the small editions; program.nest: a LOOP in it if autonomous."""
    inner: list[tuple[Row | None, tuple[str, ...]]] = [(one, (str(one),)) for one in commands]
    if hand.autonomous:
        loops = [word for word in hand.usable_bonuses() if word[1:].isdigit()]
        inner += [(Loop(int(word[1:]), one), (word, str(one))) for word in loops for one in commands]
    if not hand.edition.every_row_filled:
        inner.append((None, ()))
    for yes, taken in inner:
        for no, more in inner:
            yield If(senses, yes, no), (*taken, *more)
