"""A turn word by word: what may come next, and why another card may not (section 4 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.game import END, Answer, Refusal
from algoritmus.progers.law.laying import Edit, Table
from algoritmus.progers.law.program import Algorithm
from algoritmus.progers.law.state import Setup
from algoritmus.progers.law.words import CARD_NAMES, INSERT, NO_COMMAND, UNLOOP, X2
from algoritmus.progers.table.answers import (
    CARDS,
    COMMANDS,
    COVERS,
    EDITS,
    INSERTS,
    LOOPS,
    OFFS,
    ONES,
    PASS_WORD,
    TWOS,
    card_of,
    row_only,
)


class Laying:
    """A turn while its answer is being given: the table as it lies by now, and the cards still in hand."""

    def __init__(self, setup: Setup, algorithm: Algorithm, hand: Sequence[int]) -> None:
        self.setup = setup
        self.table = Table(algorithm)
        self.longest: int = setup.longest
        self.most_played: int = setup.most_played
        self.row: bool = row_only(setup)
        self.left: list[int] = [0] * len(CARD_NAMES)
        for card in hand:
            self.left[card] += 1
        self.played: int = 0
        self.begun = False
        self.passing = False

    def options(self) -> list[str]:
        """What may come next. There always is something: the end, or `pass` at the beginning."""
        if self.passing:
            return [END, *self.cards_left()]
        found: list[str] = []
        if self.table.cards:  # algo.start
            found.append(END)
        if not self.begun:
            found.append(PASS_WORD)
        if self.row:
            return found + self.cards_left() if self.played < self.most_played else found
        if self.played < self.most_played:
            self.add_commands(found)
            self.add_loops(found)
        self.add_offs(found)
        return found

    def cards_left(self) -> list[str]:
        return [name for card, name in enumerate(CARD_NAMES) if self.left[card]]

    def add_commands(self, found: list[str]) -> None:
        """algo.insert, algo.cover."""
        size = len(self.table.cards)
        for card in COMMANDS:
            if self.left[card]:
                if size < self.longest:
                    found += INSERTS[card][: size + 1]
                found += COVERS[card][:size]

    def add_loops(self, found: list[str]) -> None:
        """algo.loop: over cards without one."""
        times = self.table.times
        for card in LOOPS:
            if self.left[card]:
                for at in range(len(times)):
                    if times[at] == 1:
                        found.append(ONES[card - X2][at])
                        if at + 1 < len(times) and times[at + 1] == 1:
                            found.append(TWOS[card - X2][at])

    def add_offs(self, found: list[str]) -> None:
        """algo.keep: a loop over two is taken off at either card."""
        times = self.table.times
        for at in range(len(times)):
            if times[at] > 1:
                found.append(OFFS[at])

    def lay(self, word: str) -> None:
        """Go on with a word that is among the options."""
        if not self.begun and word == PASS_WORD:
            self.passing = True
        elif self.passing:
            self.left[CARDS[word]] -= 1
        else:
            self.edit(Edit(INSERT, CARDS[word], len(self.table.cards)) if self.row else EDITS[word])
        self.begun = True

    def edit(self, edit: Edit) -> None:
        self.table.apply(edit, self.longest)
        if edit.kind != UNLOOP:
            self.left[edit.card] -= 1
            self.played += 1

    # why not

    def why(self, word: str) -> Refusal:
        """The reason why this card or word, or END, is not among the options."""
        if word == END:
            return self.because("turn.empty", self.setup.edition.start_rule, word)
        if word == PASS_WORD:
            return self.because("turn.begun", "turn.pass", word)
        card = CARDS.get(card_of(word), NO_COMMAND)
        if card != NO_COMMAND and not self.left[card]:
            return self.because("hand.empty", "deck.hand", word)
        if not self.passing and self.played >= self.most_played:
            return self.because("turn.most", self.setup.edition.run_rule, word, most=self.most_played)
        if card in LOOPS and not self.row and not any(times == 1 for times in self.table.times):
            return self.because("loop.taken" if self.table.cards else "loop.nothing", "algo.loop", word)
        return self.because("turn.word", self.setup.edition.run_rule, word)

    def because(self, code: str, rule: str, word: str, **values: str | int) -> Refusal:
        what = f"{word or 'the end'} cannot come here ({rule})"
        return Refusal(code, what, None, rule, {"card": card_of(word), **values})


def after(setup: Setup, algorithm: Algorithm, hand: Sequence[int], laid: Answer) -> tuple[Laying, int]:
    """The turn after these words, and how many of them are lawful."""
    laying = Laying(setup, algorithm, hand)
    for place, word in enumerate(laid):
        if word == END or word not in laying.options():
            return laying, place
        laying.lay(word)
    return laying, len(laid)
