"""The edits of a turn, and the table on which they are carried out (section 4 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import Answer, Move
from algoritmus.core.value import Value
from algoritmus.games.progers.rules.codes import (
    CARD_NAMES,
    COVER,
    EDIT_WORDS,
    INSERT,
    LOOP,
    LOOP_CARDS,
    LOOP_TWO,
    TIMES,
    UNLOOP,
)
from algoritmus.games.progers.rules.program import ALONE, EMPTY, WITH_LAST, WITH_NEXT, Algorithm

PASS_TEXT: Final = "pass"
UNCHANGED_TEXT: Final = "unchanged"


class Unlawful(Exception):
    """A move that breaks the rules: which rule, in words, and which of its edits (from 0, -1 for the whole)."""

    def __init__(self, rule: str, message: str, edit: int = -1) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.edit = edit


class AlgorithmEdit(Value):
    """One thing done with the algorithm: `card` at place `at`; only a loop over two has another place, `also`."""

    __match_args__ = ("kind", "card", "at", "also")
    __slots__ = __match_args__

    def __init__(self, kind: int, card: int, at: int, also: int = 0) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.at: Final = at
        self.also: Final = also

    def __str__(self) -> str:
        """`insert F 0`, `cover J 1`, `loop 2 0 1`, `unloop 0`: as cases write it."""
        card = "" if self.kind == UNLOOP else CARD_NAMES[self.card].lstrip("x")
        places = (self.at, self.also) if self.kind == LOOP_TWO else (self.at,)
        words = (EDIT_WORDS[self.kind], card, *map(str, places))
        return " ".join(word for word in words if word)

    def __repr__(self) -> str:
        return f"<{self}>"


class TurnMove(Move):
    """The move of a turn: pass, or change the algorithm (perhaps not at all) and execute it.

    `given` are the cards that a pass exchanges, `words` the answer that was read; a case has neither.
    """

    __match_args__ = ("edits", "passes", "given", "words")
    __slots__ = __match_args__

    def __init__(
        self, edits: Sequence[AlgorithmEdit] = (), passes: bool = False, given: Sequence[int] = (), words: Answer = ()
    ) -> None:
        self.edits: Final[tuple[AlgorithmEdit, ...]] = tuple(edits)
        self.passes: Final = passes
        self.given: Final[tuple[int, ...]] = tuple(given)
        self.words: Final = words

    def cards(self) -> list[int]:
        """The cards that are played; taking a loop off plays none."""
        return [edit.card for edit in self.edits if edit.kind != UNLOOP]

    def __str__(self) -> str:
        if self.passes:
            return PASS_TEXT
        return ", ".join(map(str, self.edits)) or UNCHANGED_TEXT

    def __repr__(self) -> str:
        return f"<{self}>"


PASS: Final = TurnMove((), True)


def play(cards: Sequence[int], words: Answer = ()) -> TurnMove:
    """A row of cards from left to right, as on an empty table."""
    return TurnMove([AlgorithmEdit(INSERT, card, place) for place, card in enumerate(cards)], words=words)


class Table:
    """The algorithm while a turn changes it. What leaves the table is in `discard`."""

    def __init__(self, algorithm: Algorithm) -> None:
        self.laid: Algorithm = algorithm
        self.changed: bool = False
        self.cards: list[int] = list(algorithm.cards)
        self.covered: list[tuple[int, ...]] = list(algorithm.covered)
        self.times: list[int] = list(algorithm.times)
        self.mates: list[int] = list(algorithm.mates)
        self.discard: list[int] = []

    def apply(self, edit: AlgorithmEdit, longest: int) -> None:
        """One edit, or Unlawful."""
        self.changed = True
        if edit.kind == INSERT:
            self.insert(edit.card, edit.at, longest)
        elif edit.kind == COVER:
            self.cover(edit.card, edit.at)
        elif edit.kind == LOOP:
            self.loop(edit.card, edit.at)
        elif edit.kind == LOOP_TWO:
            self.loop_two(edit.card, edit.at, edit.also)
        else:
            self.unloop(edit.at)

    def insert(self, card: int, at: int, longest: int) -> None:
        """algo.insert: before, after or between the cards that lie there."""
        if not 0 <= at <= len(self.cards):
            raise Unlawful("algo.insert", f"there is no place {at} among {len(self.cards)} cards")
        if not self.has_room(longest):
            raise Unlawful("algo.limit", f"the algorithm is full: {longest} cards")
        if at > 0:  # at either end nothing shifts
            self.shift(at)
        self.cards.insert(at, card)
        self.covered.insert(at, ())
        self.times.insert(at, 1)
        self.mates.insert(at, ALONE)

    def has_room(self, longest: int) -> bool:
        """algo.limit."""
        return len(self.cards) < longest

    def shift(self, at: int) -> None:
        """algo.break: the cards from here on move to the right, and no loop stays over one of them."""
        for place in range(at, len(self.cards)):
            if self.times[place] > 1:
                self.take_off(place)

    def cover(self, card: int, at: int) -> None:
        """algo.cover: the card below is out of play until the table is cleared."""
        self.need_card(at, "algo.cover")
        if self.times[at] > 1:  # algo.break
            self.take_off(at)
        self.covered[at] = (*self.covered[at], self.cards[at])
        self.cards[at] = card

    def loop(self, card: int, at: int) -> None:
        """algo.loop: over one card."""
        self.need_bare(at)
        self.times[at] = TIMES[card]

    def loop_two(self, card: int, one: int, other: int) -> None:
        """algo.loop: or over two neighbours."""
        first, last = min(one, other), max(one, other)
        self.need_bare(first)
        self.need_bare(last)
        if last - first != 1:
            raise Unlawful("algo.loop", f"the cards {first} and {last} are no neighbours")
        self.times[first] = self.times[last] = TIMES[card]
        self.mates[first], self.mates[last] = WITH_NEXT, WITH_LAST

    def unloop(self, at: int) -> None:
        """algo.keep: only loop cards may be taken away."""
        self.need_card(at, "algo.keep")
        if self.is_bare(at):
            raise Unlawful("algo.keep", f"no loop lies over card {at}")
        self.take_off(at)

    def take_off(self, at: int) -> None:
        """The loop over this card goes to the discard."""
        mate = at + self.mates[at]
        self.discard.append(LOOP_CARDS[self.times[at]])
        self.times[at] = self.times[mate] = 1
        self.mates[at] = self.mates[mate] = ALONE

    def need_bare(self, at: int) -> None:
        self.need_card(at, "algo.loop")
        if not self.is_bare(at):
            raise Unlawful("algo.loop", f"card {at} lies under a loop already")

    def is_bare(self, at: int) -> bool:
        """algo.loop: no loop lies over this card."""
        return self.times[at] == 1

    def need_card(self, at: int, rule: str) -> None:
        if not 0 <= at < len(self.cards):
            raise Unlawful(rule, f"there is no card {at}: {len(self.cards)} cards lie on the table")

    def clear(self) -> int:
        """Everything goes to the discard, covered cards and loops too; how many cards that were."""
        before = len(self.discard)
        for at in range(len(self.cards)):
            self.discard.append(self.cards[at])
            self.discard.extend(self.covered[at])
            if self.times[at] > 1 and self.mates[at] != WITH_LAST:
                self.discard.append(LOOP_CARDS[self.times[at]])
        self.cards, self.covered, self.times, self.mates = [], [], [], []
        self.laid = EMPTY
        self.changed = False
        return len(self.discard) - before

    def algorithm(self) -> Algorithm:
        """The algorithm on the table now, as a value."""
        if self.changed:
            self.laid = Algorithm(self.cards, self.covered, self.times, self.mates)
            self.changed = False
        return self.laid
