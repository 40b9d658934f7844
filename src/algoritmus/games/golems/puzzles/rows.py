"""All rows that a puzzle's hand can make, logic tokens on them, and what each of them takes (sections 2, 3 and 8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from algoritmus.games.golems.puzzles.token_rows import ON_CARD, ON_ROW, TokenOn, row_text
from algoritmus.games.golems.rules.programs.hand import Hand, rows_of
from algoritmus.games.golems.rules.programs.program import Row, all_cards
from algoritmus.games.golems.rules.round import slots_of

DIGITS: Final = 6  # bits of a limit: five to count with, and one that shows whether too much was taken
MOST: Final = (1 << (DIGITS - 1)) - 1
SHORT: Final = -1


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


class PackedAmounts:
    """Hands of one puzzle, and what a row leaves of them."""

    def __init__(self, amounts: Sequence[int]) -> None:
        assert max(amounts) <= MOST
        self.places = range(0, DIGITS * len(amounts), DIGITS)
        self.guard: int = sum(1 << (place + DIGITS - 1) for place in self.places)
        self.full: int = self.pack((limit, max(0, amount)) for limit, amount in enumerate(amounts))

    def pack(self, takes: Iterable[tuple[int, int]]) -> int:
        """These amounts of limits as one number."""
        return sum(min(amount, MOST) << (DIGITS * limit) for limit, amount in takes)

    def after(self, hand: int, need: int) -> int:
        """The rest of the hand; SHORT if that cannot be laid."""
        left = (hand | self.guard) - need
        return left ^ self.guard if left & self.guard == self.guard else SHORT

    def used(self, hand: int) -> list[int]:
        """The amount of every limit that was taken."""
        taken = self.full - hand
        return [taken >> place & MOST for place in self.places]
