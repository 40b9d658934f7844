"""Hands as numbers for solvers: the rows that can be laid, and the states of the automaton between them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, cast

from algoritmus.core.packed import RowDeck
from algoritmus.games.golems.rules.answers import FORMS, WORDS, card_of
from algoritmus.games.golems.rules.codes import LETTERS, STAND
from algoritmus.games.golems.rules.programs.hand import Hand, has_enough, rows_of
from algoritmus.games.golems.rules.programs.program import CALL, Action, If, Loop, Row, While
from algoritmus.games.golems.rules.row.passes import Pass, unroll

COMMANDS: Final = len(LETTERS)
MANY: Final = 99  # copies


class Alphabet:
    """All rows that a player can ever lay here, without those that another row equals or is never worse than.

    An empty branch is stand, so stand lies in no branch where a branch may be empty, and in no LOOP; `idle` commands
    do nothing on this field and are left out too. Row 0 is stand: what is done when the program has ended.
    """

    def __init__(self, hand: Hand, idle: Collection[int] = ()) -> None:
        self.hand = hand
        copies = hand.copies()
        spare = not hand.every_row_filled and copies[STAND] >= hand.rows - 1
        self.idle: list[int] = [command for command in idle if spare]
        self.commands: list[int] = [c for c in range(COMMANDS) if copies[c] > 0 and c not in self.idle and c != STAND]
        others = sorted([row for row in rows_of(hand) if self.matters(row)], key=self.rank)
        self.rows: list[Row] = [Action(STAND), *others]
        self.takes: list[list[tuple[int, int]]] = [hand.limits.taken_by(row) for row in self.rows]
        self.passes: list[list[Pass]] = [unroll(row, hand.subroutine) for row in self.rows]
        self.numbers: dict[str, int] = {str(row): number for number, row in enumerate(self.rows)}
        self.number_effects()

    def matters(self, row: Row) -> bool:
        """Whether no other row does the same or better."""
        if isinstance(row, Action):
            return row.command in self.commands
        for part in row.parts():
            if part is None:
                continue
            if not isinstance(part, Action):
                return False
            stands = part.command == STAND and (isinstance(row, While) or self.hand.every_row_filled)
            if part.command not in self.commands and (not stands or isinstance(row, Loop)):
                return False
        return True

    def rank(self, row: Row) -> list[int]:
        """The order of the numbers: by the row's own card, then by those on it, with stand before all others."""
        card = card_of(row)
        places = [self.hand.limits.bonus_forms.index(card) + 1 if card in WORDS else 0]
        for part in row.parts() or (row,):
            places.append(part.command if isinstance(part, Action) and part.command != STAND else -1)
        return places

    def number_effects(self) -> None:
        """An IF's condition holds or not whatever its branches are: it does what an IF with the branch twice does."""
        self.question: list[int] = []
        self.yes: list[int] = []
        self.no: list[int] = []
        self.effects: list[list[Pass]] = []  # passes that do one thing only
        self.asked: list[int] = []  # the question of each effect
        questions: dict[str, int] = {}
        branches: dict[tuple[int, int], int] = {}  # effects by question and command
        for row, passes in zip(self.rows, self.passes, strict=True):
            if isinstance(row, If):
                question = questions.setdefault(row.asks, len(questions))
                yes, no = passes[0].yes, passes[0].no
                for command in (yes, no):
                    if (question, command) not in branches:
                        twice = unroll(If(row.asks, Action(command), Action(command)))
                        branches[question, command] = self.add_effect(question, twice)
                self.add_row(question, branches[question, yes], branches[question, no])
            else:
                effect = self.add_effect(-1, passes)
                self.add_row(-1, effect, effect)

    def add_row(self, question: int, yes: int, no: int) -> None:
        self.question.append(question)
        self.yes.append(yes)
        self.no.append(no)

    def add_effect(self, question: int, passes: list[Pass]) -> int:
        self.effects.append(passes)
        self.asked.append(question)
        return len(self.effects) - 1

    def number_of(self, row: Row) -> int:
        """The row that does the same as this legal one."""
        if isinstance(row, Action) and row.command in self.idle:
            return 0
        if isinstance(row, Loop):
            command = cast(Action, row.body).command  # a hand has no loop of anything else
            return 0 if command == STAND or command in self.idle else self.numbers[str(row)]
        if isinstance(row, If) and not self.hand.every_row_filled:
            return self.numbers[str(If(row.asks, self.bare(row.yes), self.bare(row.no)))]
        return self.numbers[str(row)]

    def bare(self, branch: Row | None) -> Row | None:
        nothing = isinstance(branch, Action) and (branch.command == STAND or branch.command in self.idle)
        return None if nothing else branch

    def program_of(self, numbers: list[int], rows: int) -> list[str]:
        """The rows as words; what only waits at the end is not laid where a program may be short."""
        last = min(len(numbers), rows)
        while not self.hand.every_row_filled and last > 1 and numbers[last - 1] == 0:
            last -= 1
        return [str(self.rows[number]) for number in numbers[:last]]


class PackedHand(RowDeck):
    """The states of a hand between rows: rows to lay, and what can still matter of everything that is limited."""

    def __init__(self, alphabet: Alphabet, rows: int) -> None:
        super().__init__(rows)
        self.alphabet = alphabet
        self.question = alphabet.question
        self.yes = alphabet.yes
        self.no = alphabet.no
        hand = alphabet.hand
        self.words: list[str] = [*hand.usable_bonuses(), *([CALL] if hand.subroutine else [])]
        self.ids: dict[tuple[int, ...], int] = {}
        self.left: list[int] = []  # rows to lay
        self.amounts: list[list[int]] = []
        self.frees: dict[int, int] = {}
        self.moves: dict[int, list[int]] = {}
        self.nexts: dict[int, list[int]] = {}
        amounts = hand.amounts()
        self.no_bonus: list[int] = [0] * (len(amounts) - COMMANDS)
        self.first: int = self.state(rows, amounts)
        self.plain: int = self.state(rows, amounts[:COMMANDS] + self.no_bonus)
        self.ended: int = self.state(0, amounts)

    def state(self, left: int, amounts: list[int]) -> int:
        """A state by what can still matter in it: no more copies than places, no bonus cards that cannot be laid."""
        usable = self.usable(amounts) if left else 0
        kept = [min(number, left + usable) for number in amounts[:COMMANDS]]
        kept += amounts[COMMANDS:] if usable else self.no_bonus
        key = (left, *kept)
        known = self.ids.get(key)
        if known is not None:
            return known
        self.ids[key] = len(self.left)
        self.left.append(left)
        self.amounts.append(kept)
        return len(self.left) - 1

    def usable(self, amounts: list[int]) -> int:
        """How many bonus cards may still be laid, CALL too."""
        takes = self.alphabet.hand.limits.takes
        number = 0
        for word in self.words:
            number += has_enough(amounts, takes[FORMS[word][0]])
        return number

    def granted(self, words: Collection[str]) -> int:
        """The state before the first row where only these bonus cards were granted."""
        hand = self.alphabet.hand
        amounts = hand.amounts()
        for word in hand.usable_bonuses():
            if word not in words:
                amounts[hand.limits.names.index(word)] = 0
        return self.state(self.rows, amounts)

    def free(self, state: int) -> int:
        known = self.frees.get(state)
        if known is None:
            copies = [MANY if number else 0 for number in self.alphabet.hand.copies()]
            known = self.state(self.left[state], copies + self.amounts[state][COMMANDS:])
            self.frees[state] = known
        return known

    def lays(self, state: int) -> list[int]:
        if state not in self.moves:
            self.expand(state)
        return self.moves[state]

    def after(self, state: int) -> list[int]:
        if state not in self.nexts:
            self.expand(state)
        return self.nexts[state]

    def expand(self, state: int) -> None:
        rows: list[int] = []
        nexts: list[int] = []
        for row in range(len(self.alphabet.rows) if self.left[state] else 1):
            after = self.lay(state, row)
            if after >= 0:
                rows.append(row)
                nexts.append(after)
        self.moves[state] = rows
        self.nexts[state] = nexts

    def lay(self, state: int, row: int) -> int:
        """The state after this row; -1 if something is missing. A program that ends is filled with stands."""
        if self.left[state] == 0:
            return self.ended
        takes = self.alphabet.takes[row]
        if not has_enough(self.amounts[state], takes):
            may_end = row == 0 and not self.alphabet.hand.every_row_filled
            return self.ended if may_end else -1
        amounts = list(self.amounts[state])
        for limit, amount in takes:
            amounts[limit] -= amount
        return self.state(self.left[state] - 1, amounts)
