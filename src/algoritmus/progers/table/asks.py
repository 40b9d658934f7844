"""What a player is asked: a corner for its base, or a turn, card by card or whole.

For a base: a corner and the way that the rover looks, `a1` `N`.

For a turn where a row is laid for one turn: its cards from left to right, `F` `L` `D`.
For a turn where the algorithm is shared: what is done with it, one word for each edit, in order. Places count from 0.
    `F@0`     put F at place 0, before the card that lies there
    `J^1`     cover card 1 with J
    `x2@0`    put x2 over card 0
    `x2@0-1`  put x2 over the neighbours 0 and 1
    `off@0`   take the loop over card 0 off
The end of the answer executes the algorithm; no word at all executes it as it lies.
Instead of all that: `pass`, then the cards to exchange, `pass` `F` `x2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Facts, Refusal
from algoritmus.core.grid import COMPASS
from algoritmus.progers.law.laying import PASS, Edit, Move, Table, Unlawful, play
from algoritmus.progers.law.planet import Planet
from algoritmus.progers.law.program import Algorithm
from algoritmus.progers.law.round import judge
from algoritmus.progers.law.show import show_cards
from algoritmus.progers.law.start import facings_from
from algoritmus.progers.law.state import Figure, Setup, State
from algoritmus.progers.law.words import (
    CARD_NAMES,
    COVER,
    EDIT_WORDS,
    INSERT,
    LOOP,
    LOOP_TWO,
    NO_COMMAND,
    UNLOOP,
    X2,
    X3,
)

PASS_WORD: Final = "pass"
PLACES: Final = range(10)  # a place is one digit; no table is so long
COMMANDS: Final = range(X2)
LOOPS: Final = (X2, X3)
CARDS: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}

# Words by card and place.
INSERTS: Final[list[list[str]]] = [[f"{CARD_NAMES[card]}@{at}" for at in PLACES] for card in COMMANDS]
COVERS: Final[list[list[str]]] = [[f"{CARD_NAMES[card]}^{at}" for at in PLACES] for card in COMMANDS]
ONES: Final[list[list[str]]] = [[f"{CARD_NAMES[card]}@{at}" for at in PLACES] for card in LOOPS]
TWOS: Final[list[list[str]]] = [[f"{CARD_NAMES[card]}@{at}-{at + 1}" for at in PLACES] for card in LOOPS]
OFFS: Final[list[str]] = [f"off@{at}" for at in PLACES]


def all_edits() -> dict[str, Edit]:
    """Every word for an edit, lawful now or not."""
    found = {word: Edit(UNLOOP, NO_COMMAND, at) for at, word in enumerate(OFFS)}
    for card in COMMANDS:
        for at in PLACES:
            found[INSERTS[card][at]] = Edit(INSERT, card, at)
            found[COVERS[card][at]] = Edit(COVER, card, at)
    for card in LOOPS:
        for at in PLACES:
            found[ONES[card - X2][at]] = Edit(LOOP, card, at)
            for also in PLACES[at + 1 :]:
                found[f"{CARD_NAMES[card]}@{at}-{also}"] = Edit(LOOP_TWO, card, at, also)
    return found


EDITS: Final[dict[str, Edit]] = all_edits()


def row_only(setup: Setup) -> bool:
    """Whether cards are laid in a row for one turn, so that their places need no words."""
    return not setup.edits[COVER]


def read_move(setup: Setup, answer: Answer) -> Move:
    """The move of an answer that has been judged."""
    if answer and answer[0] == PASS_WORD:
        return PASS
    if row_only(setup):
        return play([CARDS[word] for word in answer])
    return Move([EDITS[word] for word in answer])


class Laying:
    """A turn while its answer is being given: the table as it lies by now, and the cards still in hand."""

    def __init__(self, setup: Setup, algorithm: Algorithm, hand: Sequence[int]) -> None:
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


class TurnAsk(Ask):
    """Play cards and execute, or pass and exchange."""

    def __init__(self, setup: Setup, algorithm: Algorithm, hand: Sequence[int]) -> None:
        super().__init__("turn")
        self.setup = setup
        self.algorithm = algorithm
        self.hand: tuple[int, ...] = tuple(hand)

    def next_cards(self, laid: Answer) -> list[str]:
        laying = Laying(self.setup, self.algorithm, self.hand)
        for word in laid:
            if word == END or word not in laying.options():
                return []
            laying.lay(word)
        return laying.options()

    def random(self, chance: Chance) -> Answer:
        laying = Laying(self.setup, self.algorithm, self.hand)
        words: list[str] = []
        while True:
            options = laying.options()
            word = options[chance.draw(len(options), "turn")]
            if word == END:
                return tuple(words)
            laying.lay(word)
            words.append(word)

    def judge(self, answer: Answer) -> None:
        """The words, then the hand, then the edits by the law that the turn itself goes by."""
        passing = bool(answer) and answer[0] == PASS_WORD
        known = CARDS if passing or row_only(self.setup) else EDITS
        for number in range(1 if passing else 0, len(answer)):
            if answer[number] not in known:
                raise Refusal("turn.syntax", self.unknown(answer[number], passing), number)
        self.judge_hand(answer, passing)
        if not passing:
            self.judge_law(read_move(self.setup, answer))

    def unknown(self, word: str, passing: bool) -> str:
        if passing or row_only(self.setup):
            return f"{word[:20]!r} is no card"
        return f"{word[:20]!r} is no edit: it is written F@0, F^0, x2@0, x2@0-1 or off@0"

    def judge_hand(self, answer: Answer, passing: bool) -> None:
        """deck.hand: every card comes from the player's own hand."""
        left = list(self.hand)
        for number in range(1 if passing else 0, len(answer)):
            card = CARDS[answer[number]] if answer[number] in CARDS else EDITS[answer[number]].card
            if card in left:
                left.remove(card)
            elif card != NO_COMMAND:
                raise Refusal("turn.illegal", f"there is no {CARD_NAMES[card]} left in your hand (deck.hand)", number)

    def judge_law(self, move: Move) -> None:
        table = State(self.setup, [Figure(0, 0)], (), self.algorithm)  # the field does not matter
        try:
            judge(table, move)
        except Unlawful as error:
            number = error.edit if error.edit >= 0 else None
            raise Refusal("turn.illegal", f"{error.message} ({error.rule})", number) from None

    def show(self) -> Facts:
        kinds = [EDIT_WORDS[kind] for kind in self.setup.edition.edits]
        return {
            "kind": self.kind,
            "hand": show_cards(self.hand),
            "most_played": self.setup.most_played,
            "longest": self.setup.longest,
            "edits": list(dict.fromkeys(kinds)),
        }


class BaseAsk(Ask):
    """planet.bases: a free corner, and a way to look that is not straight off the field."""

    def __init__(self, planet: Planet, taken: Sequence[int]) -> None:
        super().__init__("base")
        name = planet.grid.name
        self.taken: list[str] = [name(corner) for corner in planet.corners() if corner in taken]
        self.ways: dict[str, list[str]] = {
            name(corner): [COMPASS[facing] for facing in facings_from(planet, corner)]
            for corner in planet.corners()
            if corner not in taken
        }

    def next_cards(self, laid: Answer) -> list[str]:
        if not laid:
            return list(self.ways)
        ways = self.ways.get(laid[0], [])
        if len(laid) == 1:
            return list(ways)
        return [END] if len(laid) == 2 and laid[1] in ways else []

    def judge(self, answer: Answer) -> None:
        if len(answer) != 2:
            raise Refusal("base.syntax", "choose a corner and where the rover looks, like a1 N")
        corner, facing = answer
        if corner in self.taken:
            raise Refusal("base.illegal", f"there is a base on {corner} already (planet.bases)", 0)
        if corner not in self.ways:
            raise Refusal("base.illegal", f"{corner[:20]!r} is no corner: {', '.join(self.ways)} are free", 0)
        if facing not in self.ways[corner]:
            ways = " or ".join(self.ways[corner])
            raise Refusal("base.illegal", f"on {corner} a rover looks {ways}, not {facing[:20]!r} (planet.bases)", 1)

    def show(self) -> Facts:
        return {"kind": self.kind, "corners": {corner: list(ways) for corner, ways in self.ways.items()}}
