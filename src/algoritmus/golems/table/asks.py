"""What a player is asked for a program or a subroutine: card by card, or whole. Answers are written as in `answers`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Facts, Move, Refusal
from algoritmus.core.subclassing import mypyc_attr
from algoritmus.golems.box.puzzle import Broken, broken_constraint
from algoritmus.golems.box.scenario import Constraints
from algoritmus.golems.law.laying import Hand, Unlawful
from algoritmus.golems.law.program import Program
from algoritmus.golems.law.words import LETTERS
from algoritmus.golems.table.answers import CALL, COMMANDS, fold
from algoritmus.golems.table.answers import flatten as flatten
from algoritmus.golems.table.laying import Laying, after, because, forms_of

SUBROUTINE: Final = "FBLRSAD"  # what may lie in one
FIGHT: Final = "AD"


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgramAsk(Ask):
    """Lay a program from this hand."""

    def __init__(self, hand: Hand) -> None:
        super().__init__("program")
        self.hand = hand

    def next_cards(self, laid: Answer) -> list[str]:
        laying, lawful = after(self.hand, laid)
        return laying.options() if lawful == len(laid) else []

    def read(self, answer: Answer) -> Move:
        """Card by card; of what cannot be laid so the law says in words what is wrong with the whole."""
        laying, lawful = after(self.hand, answer)
        if lawful == len(answer) and laying.may_end():
            return fold(answer)
        reason = laying.why(answer[lawful] if lawful < len(answer) else END)
        try:
            self.hand.judge(fold(answer).rows)
        except ValueError as error:
            raise Refusal("program.syntax", str(error), None, reason.rule, reason.values) from None
        except Unlawful as error:
            raise Refusal(error.code, error.message, error.row, reason.rule, reason.values) from None
        raise reason

    def cards(self) -> list[str]:
        letters = [LETTERS[command] for command, copies in enumerate(self.hand.copies()) if copies]
        forms = forms_of(self.hand.edition, self.hand.usable_bonuses())
        return [*letters, *forms, *([CALL] if self.hand.subroutine else [])]

    def why(self, laid: Answer, card: str) -> Refusal:
        laying, lawful = after(self.hand, laid)
        reason = laying.why(card if lawful == len(laid) else laid[lawful])
        reason.card = lawful
        return reason

    def random(self, chance: Chance) -> Answer:
        return Laying(self.hand).complete((), chance)

    def show(self) -> Facts:
        return {
            "kind": "program",
            "rows": self.hand.rows,
            "all_rows": self.hand.edition.every_row_filled,
            "cards": {LETTERS[command]: copies for command, copies in enumerate(self.hand.copies()) if copies},
            "bonuses": forms_of(self.hand.edition, self.hand.usable_bonuses()),
            "call": bool(self.hand.subroutine),
        }


class PuzzleAsk(ProgramAsk):
    """Lay a program that keeps to a puzzle's task, with what was laid in the rounds before."""

    def __init__(self, hand: Hand, task: Constraints, before: Sequence[Program], last: bool) -> None:
        super().__init__(hand)
        self.task = task if last else task._replace(use=())  # a later round may still use it
        self.before = tuple(before)

    def next_cards(self, laid: Answer) -> list[str]:
        """The task is judged as a whole: it may be broken off, but not ended, too early."""
        options = super().next_cards(laid)
        if END in options and self.broken(fold(laid)) is not None:
            options.remove(END)
        return options

    def broken(self, program: Program) -> Broken | None:
        return broken_constraint(self.task, self.hand.deck, [*self.before, program])

    def read(self, answer: Answer) -> Move:
        program = super().read(answer)
        assert isinstance(program, Program)
        broken = self.broken(program)
        if broken is not None:
            raise task_refusal(broken)
        return program

    def why(self, laid: Answer, card: str) -> Refusal:
        if card == END and END in super().next_cards(laid):
            broken = self.broken(fold(laid))
            if broken is not None:
                return task_refusal(broken)
        return super().why(laid, card)

    def random(self, chance: Chance) -> Answer:
        """Any program of the hand; whether it keeps to the task is for the puzzler to see."""
        for _ in range(1000):
            answer = super().random(chance)
            if self.broken(fold(answer)) is None:
                return answer
        raise LookupError("no program was found that keeps to the task")

    def show(self) -> Facts:
        return {**super().show(), "task": dict(zip(self.task._fields, self.task, strict=True))}


def task_refusal(broken: Broken) -> Refusal:
    """The task of a puzzle is no rule of the game; what it is about is."""
    rule = "program.short" if broken.what == "rows" else "deck.limits"
    values: dict[str, str | int] = {"card": broken.word, "what": broken.what, "amount": broken.amount}
    return Refusal("puzzle.task", broken.text, None, rule, values)


class SubroutineAsk(Ask):
    """bonus.call: lay two open cards before the game, or none."""

    def __init__(self, hand: Hand) -> None:
        super().__init__("subroutine")
        self.hand = hand

    def next_cards(self, laid: Answer) -> list[str]:
        for place in range(len(laid)):
            if not laid[place] or laid[place] not in self.offered(laid[:place]):
                return []
        return self.offered(laid)

    def offered(self, laid: Answer) -> list[str]:
        """What may come after cards that may lie there."""
        if len(laid) == 2:
            return [END]
        left = self.hand.copies()
        for card in laid:
            left[COMMANDS[card]] -= 1
        fight = any(card in FIGHT for card in laid)
        cards = [card for card in SUBROUTINE if left[COMMANDS[card]] > 0 and not (fight and card in FIGHT)]
        return cards if laid else [END, *cards]

    def read(self, answer: Answer) -> Move:
        super().read(answer)
        return tuple(COMMANDS[card] for card in answer)

    def cards(self) -> list[str]:
        return [card for card in self.next_cards(()) if card]

    def why(self, laid: Answer, card: str) -> Refusal:
        if card == END:
            return because("subroutine.one", "bonus.call", card)
        if len(laid) >= 2:
            return because("subroutine.full", "bonus.call", card)
        if card in FIGHT and any(one in FIGHT for one in laid):
            return because("subroutine.fight", "bonus.call", card)
        copies = self.hand.copies()[COMMANDS[card]] if card in SUBROUTINE else 0
        return because("deck.used" if copies else "deck.none", "deck.limits", card, copies=copies)

    def show(self) -> Facts:
        return {"kind": "subroutine", "cards": self.cards()}
