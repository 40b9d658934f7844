"""A turn as an answer, in words.

Where a row is laid for one turn: its cards from left to right, `F` `L` `D`.
Where the algorithm is shared: what is done with it, one word for each edit, in order. Places count from 0.
    `F@0`     put F at place 0, before the card that lies there
    `J^1`     cover card 1 with J
    `x2@0`    put x2 over card 0
    `x2@0-1`  put x2 over the neighbours 0 and 1
    `off@0`   take the loop over card 0 off
The end of the answer executes the algorithm; no word at all executes it as it lies.
Instead of all that: `pass`, then the cards to exchange, `pass` `F` `x2`.
A record writes neighbours like `F@0 J^1`, a card and its place, together: `F0j1`.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from algoritmus.core.game import Answer
from algoritmus.games.progers.rules.codes import CARD_NAMES, COVER, INSERT, LOOP, LOOP_TWO, NO_COMMAND, UNLOOP, X2, X3
from algoritmus.games.progers.rules.edits import AlgorithmEdit, TurnMove, play
from algoritmus.games.progers.rules.state import Setup

RUN_TOGETHER: Final = re.compile(r"([A-Za-z][0-9]){2,}")
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


def all_edits() -> dict[str, AlgorithmEdit]:
    """Every word for an edit, lawful now or not."""
    found = {word: AlgorithmEdit(UNLOOP, NO_COMMAND, at) for at, word in enumerate(OFFS)}
    for card in COMMANDS:
        for at in PLACES:
            found[INSERTS[card][at]] = AlgorithmEdit(INSERT, card, at)
            found[COVERS[card][at]] = AlgorithmEdit(COVER, card, at)
    for card in LOOPS:
        for at in PLACES:
            found[ONES[card - X2][at]] = AlgorithmEdit(LOOP, card, at)
            for also in PLACES[at + 1 :]:
                found[f"{CARD_NAMES[card]}@{at}-{also}"] = AlgorithmEdit(LOOP_TWO, card, at, also)
    return found


EDITS: Final[dict[str, AlgorithmEdit]] = all_edits()


def read_move(setup: Setup, answer: Answer) -> TurnMove:
    """The move of an answer whose words are known."""
    if answer and answer[0] == PASS_WORD:
        return TurnMove((), True, [CARDS[word] for word in answer[1:]], answer)
    if not setup.keeps_algorithm:  # cards in a row: their places need no words
        return play([CARDS[word] for word in answer], answer)
    return TurnMove([EDITS[word] for word in answer], words=answer)


def card_of(word: str) -> str:
    """The card that a word plays; other words are their own."""
    edit = EDITS.get(word)
    return word if edit is None or edit.card == NO_COMMAND else CARD_NAMES[edit.card]


# in a record


def compact(answer: Answer) -> Answer:
    """Words with a place together."""
    words: list[str] = []
    for placed, run in groupby(answer, is_placed):
        together = list(run)
        if placed and len(together) > 1:
            words.append("".join((card[0] if card[1] == "@" else card[0].lower()) + card[2] for card in together))
        else:
            words += together
    return tuple(words)


def is_placed(word: str) -> bool:
    """A card and its place, one sign each."""
    return len(word) == 3 and word[1] in "@^" and "A" <= word[0] <= "Z" and "0" <= word[2] <= "9"


def expand(words: Answer) -> Answer:
    cards: list[str] = []
    for word in words:
        if RUN_TOGETHER.fullmatch(word):
            pairs = zip(word[::2], word[1::2], strict=True)
            cards += [f"{name.upper()}{'@' if name.isupper() else '^'}{place}" for name, place in pairs]
        else:
            cards.append(word)
    return tuple(cards)
