"""The algorithm on the table as a value: cards in a row, cards they cover, loops over one card or two."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from algoritmus.core.value import Value
from algoritmus.games.progers.rules.codes import LETTERS

ALONE: Final = 0  # mates: a card that shares its loop with no other,
WITH_NEXT: Final = 1  # with the card after it,
WITH_LAST: Final = -1  # with the card before it

NO_CARDS_TEXT: Final = "-"


class Algorithm(Value):
    """The algorithm on the table between turns; equal by content.

    By place: `cards` are the visible command cards, `covered` the piles under them (oldest first), `times` how
    often a card runs (1 without a loop), `mates` whether it shares its loop with a neighbour.
    """

    __match_args__ = ("cards", "covered", "times", "mates")
    __slots__ = __match_args__

    def __init__(
        self,
        cards: Sequence[int] = (),
        covered: Sequence[tuple[int, ...]] | None = None,
        times: Sequence[int] | None = None,
        mates: Sequence[int] | None = None,
    ) -> None:
        self.cards: Final[tuple[int, ...]] = tuple(cards)
        self.covered: Final[tuple[tuple[int, ...], ...]] = tuple(covered) if covered is not None else ((),) * len(cards)
        self.times: Final[tuple[int, ...]] = tuple(times) if times is not None else (1,) * len(cards)
        self.mates: Final[tuple[int, ...]] = tuple(mates) if mates is not None else (ALONE,) * len(cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __str__(self) -> str:
        """`2(F R) J/L`: F and R under a loop of two, then J that covers L; `-` is an empty table."""
        pieces = []
        for first, last, times in spans(self.times, self.mates):
            piece = " ".join([self._print_pile(place) for place in range(first, last + 1)])
            pieces.append(f"{times}({piece})" if times > 1 else piece)
        return " ".join(pieces) or NO_CARDS_TEXT

    def _print_pile(self, place: int) -> str:
        return "/".join([LETTERS[card] for card in (self.cards[place], *reversed(self.covered[place]))])

    def __repr__(self) -> str:
        return f"<{self}>"


EMPTY: Final = Algorithm()


def spans(times: Sequence[int], mates: Sequence[int]) -> list[tuple[int, int, int]]:
    """The row in pieces that run together: first place, last place, how often."""
    found: list[tuple[int, int, int]] = []
    first = 0
    while first < len(times):
        last = first + 1 if mates[first] == WITH_NEXT else first
        found.append((first, last, times[first]))
        first = last + 1
    return found


_PILE: Final = f"[{LETTERS}](?:/[{LETTERS}])*"
_PIECE: Final = re.compile(rf"({_PILE})|([23])\(({_PILE})(?: ({_PILE}))?\)")


def parse_algorithm(text: str) -> Algorithm:
    """The algorithm that prints as this text; ValueError if none does."""
    cards: list[int] = []
    covered: list[tuple[int, ...]] = []
    times: list[int] = []
    mates: list[int] = []
    rest = "" if text.strip() == NO_CARDS_TEXT else " ".join(text.split())
    while rest:
        piece = _PIECE.match(rest)
        if piece is None:
            raise ValueError(f"{rest!r} is no algorithm")
        piles = [pile for pile in piece.group(1, 3, 4) if pile is not None]
        for pile in piles:
            numbers = [LETTERS.index(letter) for letter in pile.split("/")]
            cards.append(numbers[0])
            covered.append(tuple(numbers[:0:-1]))
            times.append(int(piece.group(2) or 1))
        mates += [WITH_NEXT, WITH_LAST] if len(piles) == 2 else [ALONE]
        rest = rest[piece.end() :].lstrip()
    return Algorithm(cards, covered, times, mates)
