"""A hand as an automaton: legal next cards, laying one, and the reason against a card (sections 2 and 3).

Offering cards, explaining refusals, checking whole programs, numbering hands for searches: all of it is derived from
these states. `legality` puts refusals into words.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer
from algoritmus.games.golems.rules.answers import WORDS, fold
from algoritmus.games.golems.rules.codes import LETTERS
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.programs.limits import (
    ALONE,
    COPIES,
    NO_REASON,
    NO_SUBROUTINE,
    NOT_GRANTED,
    ONE,
    SENSOR,
    SHARED,
    HandLimits,
)
from algoritmus.games.golems.rules.programs.program import CALL, COMMANDS, EMPTY, PLACES, Row

NO_CARDS: Final[list[str]] = []


class Hand:
    """The cards that one player may lay in one round."""

    def __init__(
        self,
        edition: Edition,
        rows: int,
        subroutine: Sequence[int] = (),
        grants: Collection[str] | None = None,
        autonomous: bool = False,
        deck: Sequence[int] | None = None,
        one_bonus: bool = False,
    ) -> None:
        self.edition = edition
        self.limits: HandLimits = edition.limits
        self.deck: tuple[int, ...] = tuple(deck) if deck is not None else edition.hand  # a way to play may use fewer
        self.rows = rows
        self.every_row_filled: bool = edition.every_row_filled
        self.subroutine = tuple(subroutine)
        self.grants = grants  # None: one bonus card of any kind (all, if autonomous)
        self.autonomous = autonomous
        self.one_bonus = one_bonus or (grants is None and not autonomous)  # bonus.small: one at most in a round

    def copies(self) -> list[int]:
        """Copies of every action card, by its number; the subroutine's have left the hand (bonus.call)."""
        left = list(self.deck)
        for command in self.subroutine:
            left[command] -= 1
        return left

    def amounts(self) -> list[int]:
        """How much the hand has of everything that is limited, by number."""
        found = self.copies() + self.limits.most
        if self.one_bonus:
            found[self.limits.one] = 1
        return found

    def is_granted(self, word: str) -> bool:
        if self.grants is None:
            return True
        for grant in self.grants:
            if word in self.edition.grants[grant]:
                return True
        return False

    def may_use(self, card: str) -> bool:
        """Whether a bonus card may be used in this round at all: CALL with a subroutine, others by a grant."""
        return len(self.subroutine) > 0 if card == CALL else self.is_granted(WORDS[card])

    def usable_bonuses(self) -> list[str]:
        """bonus.choice: the bonus cards that may be laid in this round, CALL apart; none must be."""
        return [word for word in self.limits.bonus_cards if word != CALL and self.is_granted(word)]

    def bonus_cards(self) -> list[str]:
        """The same as they can lie, with sensors, and CALL."""
        return HandState(self).bonuses


class HandState:
    """A program while it is being laid: what is left of the hand, and which places are open."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.left: list[int] = hand.amounts()
        self.rows: int = 0
        self.laid: list[str] = []  # bonus cards
        self.open: list[int] = []  # places still open, innermost last
        self.branching = False  # the open place is a branch of an IF
        self.bonuses: list[str] = NO_CARDS  # bonus cards of which there is enough
        if hand.grants is None or hand.grants or hand.subroutine:
            takes = hand.limits.takes
            self.bonuses = [
                card for card in hand.limits.bonus_forms if hand.may_use(card) and has_enough(self.left, takes[card])
            ]

    # what may come next

    def options(self) -> list[str]:
        """The cards that may be laid next; END if the program may end here."""
        if not self.open and self.rows >= self.hand.rows:
            return [END]
        listed = [LETTERS[command] for command in range(len(LETTERS)) if self.left[command] > 0]
        if self.open:
            return listed + self.inner_options()
        listed += self.bonuses
        if self.rows > 0 and not self.hand.every_row_filled:
            listed.append(END)
        return listed

    def inner_options(self) -> list[str]:
        """program.row, program.nest: nothing where that is stand, and a LOOP in a branch of an autonomous game."""
        if not self.branching or len(self.open) > 1:
            return NO_CARDS
        loops = [card for card in self.bonuses if self.may_nest(card)]
        return loops if self.hand.every_row_filled else [*loops, EMPTY]

    def may_nest(self, card: str) -> bool:
        """program.nest: whether this bonus card may lie on the cards that are open."""
        return self.hand.autonomous and self.branching and len(self.open) == 1 and card[0] == "x"

    def may_lay(self, card: str) -> bool:
        """Whether this card is among the options; quicker for action cards."""
        if card in COMMANDS:
            return self.left[COMMANDS[card]] > 0 and (bool(self.open) or self.rows < self.hand.rows)
        return card != END and card in self.options()

    def may_end(self) -> bool:
        return not self.open and (self.rows >= self.hand.rows or END in self.options())

    # laying

    def lay(self, card: str) -> None:
        """Lay a card that is among the options."""
        if card in COMMANDS:
            self.left[COMMANDS[card]] -= 1
            self.fill()
        elif card == EMPTY:
            self.fill()
        else:
            self.take(card)
            takes = self.hand.limits.takes
            self.bonuses = [other for other in self.bonuses if has_enough(self.left, takes[other])]
            self.place(card)

    def take(self, card: str) -> None:
        """Subtract a card from the hand, wherever it is laid."""
        for limit, amount in self.hand.limits.takes[card]:
            self.left[limit] -= amount
        if card in WORDS:
            self.laid.append(card)

    def place(self, card: str) -> None:
        """A bonus card has come to the innermost open place, or begins a row."""
        places = PLACES[card]
        if places == 0:
            self.fill()
            return
        self.branching = self.branching or places == 2
        self.open.append(places)

    def fill(self) -> None:
        """A place is filled: the innermost open one, or a row of its own."""
        while self.open:
            self.open[-1] -= 1
            if self.open[-1] > 0:
                return
            self.open.pop()
        self.branching = False
        self.rows += 1

    def complete(self, laid: Answer, chance: Chance) -> Answer:
        """These cards, completed at random to a whole program."""
        listed = list(laid)
        while True:
            options = self.options()
            card = options[chance.draw(len(options), "program")]
            if card == END:
                return tuple(listed)
            self.lay(card)
            listed.append(card)

    def copy(self) -> HandState:
        made = HandState(self.hand)
        made.left, made.laid, made.open = list(self.left), list(self.laid), list(self.open)
        made.rows, made.branching, made.bonuses = self.rows, self.branching, self.bonuses
        return made

    # reasons against a card

    def missing(self, card: str) -> list[int]:
        """The limits of which there is not enough for this card."""
        return [limit for limit, amount in self.hand.limits.takes[card] if self.left[limit] < amount]

    def reason_against(self, card: str) -> int:
        """The first reason against a bonus card, whatever place is open; NO_REASON if there is none."""
        hand = self.hand
        kinds = [hand.limits.kinds[limit] for limit in self.missing(card)]
        usable = hand.may_use(card)
        if card == CALL and not usable:
            return NO_SUBROUTINE
        if ALONE in kinds:
            return ALONE
        if not usable:
            return NOT_GRANTED
        if COPIES in kinds and card in self.laid:
            return COPIES
        for kind in (ONE, COPIES, SHARED, SENSOR):
            if kind in kinds:
                return kind
        return NO_REASON


def has_enough(amounts: list[int], takes: list[tuple[int, int]]) -> bool:
    for limit, amount in takes:
        if amounts[limit] < amount:
            return False
    return True


def state_after(hand: Hand, laid: Answer) -> tuple[HandState, int]:
    """The state after these cards, and how many of them may lie there: all of them if that is legal."""
    state = HandState(hand)
    for place, card in enumerate(laid):
        if not state.may_lay(card):
            return state, place
        state.lay(card)
    return state, len(laid)


def rows_of(hand: Hand) -> list[Row]:
    """Every row that the hand can make, in the order in which its cards are offered."""
    found: list[Row] = []
    waiting: list[tuple[HandState, Answer]] = [(HandState(hand), ())]
    while waiting:
        state, laid = waiting.pop()
        if state.rows:
            found += fold(laid).rows
            continue
        listed = [card for card in state.options() if card != END]
        for card in reversed(listed):
            after = state.copy()
            after.lay(card)
            waiting.append((after, (*laid, card)))
    return found
