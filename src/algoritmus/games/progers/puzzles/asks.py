"""The ask of a puzzle: some turns in a row, word by word."""

from __future__ import annotations

from typing import Final

from algoritmus.core.game import END, Answer, Ask, Refusal
from algoritmus.games.progers import view_types
from algoritmus.games.progers.puzzles.definition import Quest
from algoritmus.games.progers.rules.answers import PASS_WORD, card_of
from algoritmus.games.progers.rules.codes import CARD_NAMES
from algoritmus.games.progers.table.asks import TurnAsk
from algoritmus.games.progers.table.decks import take_from

NEXT_TURN: Final = "/"  # in an answer: this turn is over, and another begins


class QuestAsk(Ask):
    """Some turns in a row, `/` between them; nothing is drawn, nothing is exchanged."""

    def __init__(self, quest: Quest) -> None:
        super().__init__("turn")
        self.quest = quest

    def now(self, laid: Answer) -> tuple[TurnAsk | None, Answer, int]:
        """The ask of the turn that is being laid, its words, and how many turns are done; None where it is over."""
        state, hand = self.quest.state, list(self.quest.cards())
        turn, begun = 0, 0
        for place, word in enumerate(laid):
            if word == NEXT_TURN:
                move = TurnAsk(state.setup, state.algorithm, hand).read(laid[begun:place])
                take_from(hand, move.cards())
                turns = self.quest.play_round(state, turn, move)
                turn, begun = turn + 1, place + 1
                if self.quest.is_over(turns[0].state, turn):
                    return None, (), turn
                state = turns[-1].state
        return TurnAsk(state.setup, state.algorithm, hand), laid[begun:], turn

    def next_cards(self, laid: Answer) -> list[str]:
        try:
            ask, words, turn = self.now(laid)
        except Refusal:
            return []
        if ask is None:
            return []
        options = self.passed(words) if PASS_WORD in words else ask.next_cards(words)
        goes_on = END in options and turn + 1 < self.quest.turns and self.now((*laid, NEXT_TURN))[0] is not None
        return [*options, NEXT_TURN] if goes_on else options

    def passed(self, words: Answer) -> list[str]:
        """A turn that is passed may only end: no card is exchanged."""
        return [END] if words == (PASS_WORD,) else []

    def cards(self) -> list[str]:
        return list(dict.fromkeys(CARD_NAMES[card] for card in self.quest.cards()))

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
        state = self.quest.state
        return TurnAsk(state.setup, state.algorithm, self.quest.cards()).show()
