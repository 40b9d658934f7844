"""The ask of a puzzle: a program, card by card, with a logic token before the card or row it lies on."""

from __future__ import annotations

from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Move, Refusal
from algoritmus.games.golems import view_types
from algoritmus.games.golems.puzzles.token_rows import ON_CARD, TOKENS, RoundLaid, TokenOn
from algoritmus.games.golems.rules.answers import flatten, fold
from algoritmus.games.golems.rules.programs.hand import Hand, state_after
from algoritmus.games.golems.rules.programs.legality import because
from algoritmus.games.golems.rules.programs.program import COMMANDS, PLACES, Program, Row
from algoritmus.games.golems.rules.round import slots_of
from algoritmus.games.golems.table.asks import ProgramAsk

TOKEN_RULES: Final = "logic.place"
CARDS_BEFORE: Final = {"": 0, "body": 1, "yes": 1, "no": 2}  # cards of the row before the one with the token, by slot


class PuzzleProgramAsk(ProgramAsk):
    """Lay a program from this hand; one of the tokens may lie on it."""

    def __init__(self, hand: Hand, tokens: tuple[str, ...]) -> None:
        super().__init__(hand)
        self.tokens = tuple(dict.fromkeys(tokens))

    def next_cards(self, laid: Answer) -> list[str]:
        bare, token = without_token(laid)
        options = super().next_cards(bare)
        if token < 0:
            return [*options, *(op for op in self.tokens if self.may_come(bare, op, options))]
        op = laid[token]
        return options if token < len(bare) else [card for card in options if fits(op, card)]

    def may_come(self, bare: Answer, op: str, options: list[str]) -> bool:
        """AND before a whole row that is not the last to be laid; NOT before any action card."""
        state, _ = state_after(self.hand, bare)
        if op != ON_CARD and state.open:
            return False
        return any(fits(op, card) for card in options)

    def read(self, answer: Answer) -> Move:
        for place in range(len(answer)):
            if answer[place] in TOKENS and answer[place] not in self.next_cards(answer[:place]):
                raise self.why(answer[:place], answer[place])
        bare, token = without_token(answer)
        if token >= 0 and (token == len(bare) or not fits(answer[token], bare[token])):
            raise because("logic.place", TOKEN_RULES, answer[token])
        return super().read(bare)

    def random(self, chance: Chance) -> Answer:
        """Any program, with a token now and then."""
        return Ask.random(self, chance)

    def cards(self) -> list[str]:
        return [*super().cards(), *self.tokens]

    def why(self, laid: Answer, card: str) -> Refusal:
        bare, token = without_token(laid)
        if card in self.tokens or (token == len(bare) and token >= 0):
            return because("logic.place", TOKEN_RULES, card)
        return super().why(bare, card)

    def show(self) -> view_types.ProgramAsk:
        bonuses = self.hand.edition.bonus_cards
        return {**super().show(), "logic": list(self.tokens), "copies": dict(bonuses)}


def fits(op: str, card: str) -> bool:
    """logic.place: NOT lies on an action card, AND on a whole row."""
    return card in COMMANDS or (op != ON_CARD and card in PLACES and card != END)


def without_token(laid: Answer) -> tuple[Answer, int]:
    """The cards without the first token among them, and where it was; -1 if there is none."""
    place = next((number for number, card in enumerate(laid) if card in TOKENS), -1)
    return (laid, -1) if place < 0 else (laid[:place] + laid[place + 1 :], place)


def fold_laid(answer: Answer) -> RoundLaid:
    """Cards that may be laid so, as a program with its token."""
    bare, place = without_token(answer)
    program = fold(bare)
    if place < 0:
        return RoundLaid(program)
    before = 0
    for number, row in enumerate(program.rows):
        size = len(flatten(Program([row])))
        if place < before + size:
            return RoundLaid(program, TokenOn(answer[place], number, slot_at(row, place - before)))
        before += size
    raise Refusal("logic.illegal", "the token lies on nothing")


def slot_at(row: Row, place: int) -> str:
    """The slot of a token that lies before this card of the row."""
    return next((slot for slot in slots_of(row) if CARDS_BEFORE[slot] == place), "")


def flatten_laid(laid: RoundLaid) -> list[str]:
    cards: list[str] = []
    for number, row in enumerate(laid.program.rows):
        flat = list(flatten(Program([row])))
        if laid.token is not None and laid.token.row == number:
            flat.insert(CARDS_BEFORE[laid.token.slot], laid.token.op)
        cards += flat
    return cards
