"""Asks for a program or a subroutine: card by card, or whole. Answers are written as in `answers`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Move, Refusal
from algoritmus.core.subclassing import mypyc_attr
from algoritmus.games.golems import view_types
from algoritmus.games.golems.components.puzzle import BrokenConstraint, broken_constraint
from algoritmus.games.golems.components.scenario import Constraints
from algoritmus.games.golems.rules.answers import fold
from algoritmus.games.golems.rules.codes import LETTERS, TAKE
from algoritmus.games.golems.rules.programs.hand import Hand, HandState, state_after
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge, next_commands, why, why_no_command
from algoritmus.games.golems.rules.programs.program import CALL, COMMANDS, Program


@mypyc_attr(allow_interpreted_subclasses=True)
class ProgramAsk(Ask):
    """Lay a program from this hand."""

    def __init__(self, hand: Hand, secret: bool = False) -> None:
        super().__init__("program")
        self.hand = hand
        self.secret = secret  # others must not see what is laid

    def next_cards(self, laid: Answer) -> list[str]:
        state, legal = state_after(self.hand, laid)
        return state.options() if legal == len(laid) else []

    def read(self, answer: Answer) -> Move:
        """Card by card; for an illegal answer the referee's check says what is wrong with the whole."""
        state, legal = state_after(self.hand, answer)
        if legal == len(answer) and state.may_end():
            return fold(answer)
        reason = why(state, answer[legal] if legal < len(answer) else END)
        try:
            judge(self.hand, fold(answer).rows)
        except ValueError as error:
            raise Refusal("program.syntax", str(error), None, reason.rule, reason.values) from None
        except IllegalProgram as error:
            raise Refusal(error.code, error.message, error.row, reason.rule, reason.values) from None
        raise reason

    def cards(self) -> list[str]:
        letters = [LETTERS[command] for command, copies in enumerate(self.hand.copies()) if copies]
        return [*letters, *self.hand.bonus_cards()]

    def why(self, laid: Answer, card: str) -> Refusal:
        state, legal = state_after(self.hand, laid)
        reason = why(state, card if legal == len(laid) else laid[legal])
        reason.card = legal
        return reason

    def random(self, chance: Chance) -> Answer:
        return HandState(self.hand).complete((), chance)

    def show(self) -> view_types.ProgramAsk:
        return {
            "kind": "program",
            "rows": self.hand.rows,
            "all_rows": self.hand.edition.every_row_filled,
            "cards": {LETTERS[command]: copies for command, copies in enumerate(self.hand.copies()) if copies},
            "bonuses": [card for card in self.hand.bonus_cards() if card != CALL],
            "call": bool(self.hand.subroutine),
            "secret": self.secret,
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

    def broken(self, program: Program) -> BrokenConstraint | None:
        return broken_constraint(self.task, self.hand.deck, [*self.before, program])

    def read(self, answer: Answer) -> Move:
        program = cast(Program, super().read(answer))
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

    def show(self) -> view_types.ProgramAsk:
        return {**super().show(), "task": cast(view_types.Task, self.task._asdict())}


def task_refusal(broken: BrokenConstraint) -> Refusal:
    """The task of a puzzle is no rule of the game; what it is about is."""
    rule = "program.short" if broken.what == "rows" else "deck.limits"
    values: dict[str, str | int] = {"card": broken.word, "what": broken.what, "amount": broken.amount}
    return Refusal("puzzle.task", broken.text, None, rule, values)


class SubroutineMove(Move):
    """The commands of a subroutine."""

    __match_args__ = ("commands",)
    __slots__ = __match_args__

    def __init__(self, commands: tuple[int, ...]) -> None:
        self.commands: Final = commands


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
        """The cards that may come after these, which are legal."""
        cards = [LETTERS[command] for command in next_commands(self.hand.copies(), commands_of(laid))]
        return cards if len(laid) == 1 else [END, *cards]

    def read(self, answer: Answer) -> Move:
        super().read(answer)
        return SubroutineMove(commands_of(answer))

    def cards(self) -> list[str]:
        return [card for card in self.next_cards(()) if card]

    def why(self, laid: Answer, card: str) -> Refusal:
        return why_no_command(self.hand.copies(), [COMMANDS.get(one, TAKE) for one in laid], card)

    def show(self) -> view_types.SubroutineAsk:
        return {"kind": "subroutine", "cards": self.cards()}


def commands_of(cards: Answer) -> tuple[int, ...]:
    return tuple([COMMANDS[card] for card in cards])
