"""The ask of a puzzle: some turns in a row, word by word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import END, Answer, Ask, Refusal
from algoritmus.games.progers import view_types
from algoritmus.games.progers.puzzles.definition import PuzzleDefinition
from algoritmus.games.progers.puzzles.run import PuzzleTable
from algoritmus.games.progers.rules.answers import PASS_WORD, card_of
from algoritmus.games.progers.rules.codes import CARD_NAMES
from algoritmus.games.progers.table.asks import TurnAsk

NEXT_TURN: Final = "/"  # in an answer: this turn is over, and another begins


class PuzzleTurnAsk(Ask):
    """Some turns in a row, `/` between them; nothing is drawn, nothing is exchanged."""

    def __init__(self, definition: PuzzleDefinition) -> None:
        super().__init__("turn")
        self.definition = definition

    def now(self, laid: Answer) -> tuple[TurnAsk | None, Answer, int]:
        """The ask of the turn that is being laid, its words, and how many turns are done; None where it is over."""
        table = PuzzleTable(self.definition)
        *done, words = turns_of(laid)
        for turn in done:
            own = table.play(turn)[0]
            if self.definition.is_over(own.state, table.turn):
                return None, (), table.turn
        return table.ask(), words, table.turn

    def next_cards(self, laid: Answer) -> list[str]:
        try:
            ask, words, turn = self.now(laid)
        except Refusal:
            return []
        if ask is None:
            return []
        options = self.passed(words) if PASS_WORD in words else ask.next_cards(words)
        goes_on = END in options and turn + 1 < self.definition.turns and self.now((*laid, NEXT_TURN))[0] is not None
        return [*options, NEXT_TURN] if goes_on else options

    def passed(self, words: Answer) -> list[str]:
        """A turn that is passed may only end: no card is exchanged."""
        return [END] if words == (PASS_WORD,) else []

    def cards(self) -> list[str]:
        return list(dict.fromkeys(CARD_NAMES[card] for card in self.definition.cards()))

    def card_of(self, word: str) -> str:
        return card_of(word)

    def why(self, laid: Answer, card: str) -> Refusal:
        try:
            ask, words, _ = self.now(laid)
        except Refusal as error:
            return error
        if ask is None:
            return Refusal("turn.over", "no more turns are left", len(laid), "way.puzzle", {"card": card})
        if PASS_WORD in words:
            return Refusal("turn.passed", "a turn that is passed lays nothing", len(laid), "way.puzzle", {"card": card})
        return ask.why(words, card)

    def table(self, laid: Answer) -> view_types.AlgorithmView | None:
        try:
            ask, words, _ = self.now(laid)
        except Refusal:
            return None
        return ask.table(words) if ask is not None else None

    def show(self) -> view_types.TurnAsk:
        return PuzzleTable(self.definition).ask().show()


def turns_of(answer: Sequence[str]) -> list[Answer]:
    """The words of each turn."""
    turns: list[list[str]] = [[]]
    for word in answer:
        if word == NEXT_TURN:
            turns.append([])
        else:
            turns[-1].append(word)
    return [tuple(words) for words in turns]
