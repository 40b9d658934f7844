"""All rows that a puzzle's hand can make, logic tokens on them, and what each of them takes (sections 2, 3 and 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from algoritmus.games.golems.puzzles.token_rows import ON_CARD, ON_ROW, TokenOn, row_text
from algoritmus.games.golems.rules.programs.hand import Hand, rows_of
from algoritmus.games.golems.rules.programs.program import Row, all_cards
from algoritmus.games.golems.rules.round import slots_of


class RowPiece(NamedTuple):
    """A row as it may be laid: as text, its cards, and what it takes from the hand, by number."""

    row: Row
    text: str
    cards: int
    takes: tuple[tuple[int, int], ...]
    op: str = ""
    slot: str = ""


class PieceList:
    """The pieces of a hand with logic tokens, and how much of everything there is: the hand's limits, then tokens."""

    def __init__(self, hand: Hand, logic: tuple[str, ...]) -> None:
        self.hand = hand
        self.tokens = tuple(dict.fromkeys(logic))
        owned = hand.amounts()
        self.first_token = len(owned)
        self.amounts = [*owned, *(logic.count(op) for op in self.tokens), 1]  # logic.place: one token on a program
        found = [self.piece(row) for row in rows_of(hand)]
        self.pieces = [*found, *(token for piece in found for token in self.with_tokens(piece))]

    def piece(self, row: Row) -> RowPiece:
        return RowPiece(row, str(row), len(all_cards(row)), tuple(self.hand.limits.taken_by(row)))

    def with_tokens(self, piece: RowPiece) -> Iterator[RowPiece]:
        for number, op in enumerate(self.tokens, self.first_token):
            takes = (*piece.takes, (number, 1), (len(self.amounts) - 1, 1))
            for slot in ("",) if op in ON_ROW else slots_of(piece.row) if op == ON_CARD else ():
                text = row_text(piece.row, TokenOn(op, 0, slot))
                yield RowPiece(piece.row, text, piece.cards + 1, takes, op, slot)
