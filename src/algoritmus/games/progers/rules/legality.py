"""Legality check of the cards laid in a turn: word by word, as a whole, with reasons (section 4 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.game import END, Answer, Refusal
from algoritmus.games.progers.rules.answers import (
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
)
from algoritmus.games.progers.rules.codes import (
    CARD_NAMES,
    COVER,
    EDIT_WORDS,
    INSERT,
    LOOP,
    LOOP_TWO,
    NO_COMMAND,
    UNLOOP,
    X2,
)
from algoritmus.games.progers.rules.edits import AlgorithmEdit, Table, TurnMove, Unlawful
from algoritmus.games.progers.rules.program import Algorithm
from algoritmus.games.progers.rules.state import Setup

# a whole turn


def check_move(setup: Setup, algorithm: Algorithm, move: TurnMove) -> None:
    """Unlawful if this move may not be made with the algorithm that lies there."""
    if not move.passes:
        lay_edits(setup, Table(algorithm), move.edits)


def lay_edits(
    setup: Setup, table: Table, edits: tuple[AlgorithmEdit, ...], after: list[tuple[Algorithm, int]] | None = None
) -> None:
    """All edits in order, then something must lie there; after Unlawful the table cannot be used.

    `after`, if wanted, gets the algorithm and the size of the discard after each edit.
    """
    check_count(setup, edits)
    number = 0
    try:
        for edit in edits:
            check_edit(setup, edit)
            table.apply(edit, setup.longest)
            number += 1
            if after is not None:
                after.append((table.algorithm(), len(table.discard)))
    except Unlawful as error:
        error.edit = number
        raise
    if not may_execute(table):
        raise Unlawful(setup.edition.start_rule, "the table is empty: play a command card or pass")


def check_count(setup: Setup, edits: tuple[AlgorithmEdit, ...]) -> None:
    """algo.length: every card laid counts, also a loop; taking a loop off is free."""
    played = 0
    for edit in edits:
        if edit.kind != UNLOOP:
            played += 1
    if played > setup.most_played:
        raise Unlawful(setup.edition.run_rule, f"{played} cards are too many: {setup.most_played} at most in a turn")


def check_edit(setup: Setup, edit: AlgorithmEdit) -> None:
    """Only what the rule set has: its edits and the cards of its deck."""
    if not setup.edits[edit.kind]:
        raise Unlawful(setup.edition.run_rule, f"{EDIT_WORDS[edit.kind]} is not in these rules")
    if edit.kind != UNLOOP and setup.copies[edit.card] == 0:
        raise Unlawful("deck.mix", f"there is no card {CARD_NAMES[edit.card]} in these rules")


def may_execute(table: Table) -> bool:
    """algo.start: something must lie on the table."""
    return len(table.cards) > 0


def check_hand(hand: Sequence[int], move: TurnMove) -> None:
    """deck.hand: every card comes from the player's own hand; Unlawful names the word of the answer."""
    left = list(hand)
    cards = [NO_COMMAND, *move.given] if move.passes else [edit.card for edit in move.edits]
    for number, card in enumerate(cards):
        if card in left:
            left.remove(card)
        elif card != NO_COMMAND:
            raise Unlawful("deck.hand", f"there is no {CARD_NAMES[card]} left in your hand", number)


# word by word


class Laying:
    """A turn while its answer is being given: the table as it lies by now, and the cards still in hand."""

    def __init__(self, setup: Setup, algorithm: Algorithm, hand: Sequence[int]) -> None:
        self.setup = setup
        self.table = Table(algorithm)
        self.row: bool = not setup.keeps_algorithm
        self.left: list[int] = [0] * len(CARD_NAMES)
        for card in hand:
            self.left[card] += 1
        self.played: int = 0
        self.begun = False
        self.passing = False

    def options(self) -> list[str]:
        """The words that may come next. There always is one: the end, or `pass` at the beginning."""
        if self.passing:
            return [END, *self.cards_left()]
        found: list[str] = []
        if may_execute(self.table):
            found.append(END)
        if not self.begun:
            found.append(PASS_WORD)
        if self.row:
            return found + self.cards_left() if self.may_play() else found
        if self.may_play():
            self.add_commands(found)
            self.add_loops(found)
        self.add_offs(found)
        return found

    def may_play(self) -> bool:
        """algo.length: one card more."""
        return self.played < self.setup.most_played

    def cards_left(self) -> list[str]:
        return [name for card, name in enumerate(CARD_NAMES) if self.left[card]]

    def add_commands(self, found: list[str]) -> None:
        """algo.insert, algo.cover."""
        size, edits = len(self.table.cards), self.setup.edits
        inserts = size + 1 if edits[INSERT] and self.table.has_room(self.setup.longest) else 0
        covers = size if edits[COVER] else 0
        for card in COMMANDS:
            if self.left[card]:
                found += INSERTS[card][:inserts]
                found += COVERS[card][:covers]

    def add_loops(self, found: list[str]) -> None:
        """algo.loop: over one card or two neighbours."""
        table, edits, last = self.table, self.setup.edits, len(self.table.cards) - 1
        for card in LOOPS:
            if self.left[card]:
                for at in range(last + 1):
                    if table.is_bare(at):
                        if edits[LOOP]:
                            found.append(ONES[card - X2][at])
                        if edits[LOOP_TWO] and at < last and table.is_bare(at + 1):
                            found.append(TWOS[card - X2][at])

    def add_offs(self, found: list[str]) -> None:
        """algo.keep: a loop over two is taken off at either card."""
        for at in range(len(self.table.cards)):
            if self.setup.edits[UNLOOP] and not self.table.is_bare(at):
                found.append(OFFS[at])

    def lay(self, word: str) -> None:
        """Go on with a word that is among the options."""
        if not self.begun and word == PASS_WORD:
            self.passing = True
        elif self.passing:
            self.left[CARDS[word]] -= 1
        else:
            self.edit(AlgorithmEdit(INSERT, CARDS[word], len(self.table.cards)) if self.row else EDITS[word])
        self.begun = True

    def edit(self, edit: AlgorithmEdit) -> None:
        self.table.apply(edit, self.setup.longest)
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
        if not self.passing and not self.may_play():
            return self.because("turn.most", self.setup.edition.run_rule, word, most=self.setup.most_played)
        if card in LOOPS and not self.row and not self.has_bare():
            return self.because("loop.taken" if self.table.cards else "loop.nothing", "algo.loop", word)
        return self.because("turn.word", self.setup.edition.run_rule, word)

    def has_bare(self) -> bool:
        return any(self.table.is_bare(at) for at in range(len(self.table.cards)))

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
