"""A hand as a small automaton: which rows a player may lay next, for solvers (sections 2 and 3 of the rules)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from algoritmus.core.packed import RowDeck
from algoritmus.golems.law.laying import Hand
from algoritmus.golems.law.program import Action, Call, If, Loop, Row, While
from algoritmus.golems.law.row.passes import BRANCH, Pass, unroll
from algoritmus.golems.law.words import LETTERS, STAND

SPENT: Final = ("spent",)  # no bonus card may follow
DENIED: Final = "no "  # before a bonus card that was not granted
COMMANDS: Final = len(LETTERS)
MANY: Final = 99  # copies


class Alphabet:
    """All rows that a player can ever lay here, without those that another row equals or is never worse than.

    An empty branch is stand, so stand lies in no branch where a branch may be empty, and in no LOOP; `idle` commands
    do nothing on this field and are left out too. Row 0 is stand: what is done when the program has ended.
    """

    def __init__(self, hand: Hand, idle: Collection[int] = ()) -> None:
        self.hand = hand
        self.rows: list[Row] = []
        self.uses: list[list[int]] = []  # copies of each action card
        self.bonus: list[str] = []  # the bonus card
        self.sensor: list[str] = []
        copies = hand.copies()
        spare = not hand.edition.every_row_filled and copies[STAND] >= hand.rows - 1
        self.idle: list[int] = [command for command in idle if spare]
        self.commands: list[int] = [c for c in range(COMMANDS) if copies[c] > 0 and c not in self.idle and c != STAND]
        self.add(Action(STAND), [STAND])
        for command in self.commands:
            self.add(Action(command), [command])
        for word in hand.usable_bonuses():
            self.add_bonus(word)
        if hand.subroutine:
            self.add(Call(), [], "call")
        self.passes: list[list[Pass]] = [unroll(row, hand.subroutine) for row in self.rows]
        self.numbers: dict[str, int] = {str(row): number for number, row in enumerate(self.rows)}
        self.sort_deeds()

    def add(self, row: Row, commands: list[int], bonus: str = "", sensor: str = "") -> None:
        used = [0] * COMMANDS
        for command in commands:
            used[command] += 1
        self.rows.append(row)
        self.uses.append(used)
        self.bonus.append(bonus)
        self.sensor.append(sensor)

    def add_bonus(self, word: str) -> None:
        if word[0] == "x" and word[1:].isdigit():
            for command in self.commands:
                self.add(Loop(int(word[1:]), Action(command)), [command], word)
            return
        sensors = [kind for kind, copies in self.hand.edition.sensors.items() if copies]
        for senses in [word if word != "while" else "obstacle", *(sensors if word in ("obstacle", "while") else [])]:
            sensor = senses if senses in sensors else ""
            if word == "while":
                for command in [STAND, *self.commands]:
                    self.add(While(senses, Action(command)), [command], word, sensor)
            else:
                self.add_ifs(word, senses, sensor)

    def add_ifs(self, word: str, senses: str, sensor: str) -> None:
        branches: list[int] = [STAND, *self.commands]
        free = not self.hand.edition.every_row_filled
        for yes in branches:
            for no in branches:
                inside = [command for command in (yes, no) if command != STAND or not free]
                self.add(If(senses, branch_of(yes, free), branch_of(no, free)), inside, word, sensor)

    def sort_deeds(self) -> None:
        """An IF's condition holds or not whatever its branches are: it does what an IF with the branch twice does."""
        self.question: list[int] = []
        self.yes: list[int] = []
        self.no: list[int] = []
        self.deeds: list[int] = []  # a row that does this one thing only
        questions: list[tuple[int, str]] = []
        found: dict[tuple[int, int], int] = {}
        for number, passes in enumerate(self.passes):
            asks = len(passes) == 1 and passes[0].kind == BRANCH
            asked = passes[0].senses, self.bonus[number]
            if asks and asked not in questions:
                questions.append(asked)
            question = questions.index(asked) if asks else -1
            self.question.append(question)
            if not asks or passes[0].yes == passes[0].no:
                found[question, passes[0].yes if asks else number] = len(self.deeds)
                self.deeds.append(number)
        for number, question in enumerate(self.question):
            only = self.passes[number][0]
            self.yes.append(found[question, only.yes if question >= 0 else number])
            self.no.append(found[question, only.no if question >= 0 else number])

    def number_of(self, row: Row) -> int:
        """The row that does the same as this legal one."""
        if isinstance(row, Action) and row.command in self.idle:
            return 0
        if isinstance(row, Loop):
            body = row.body
            assert isinstance(body, Action)
            return 0 if body.command == STAND or body.command in self.idle else self.numbers[str(row)]
        if isinstance(row, If) and not self.hand.edition.every_row_filled:
            return self.numbers[str(If(row.asks, self.bare(row.yes), self.bare(row.no)))]
        return self.numbers[str(row)]

    def bare(self, branch: Row | None) -> Row | None:
        nothing = isinstance(branch, Action) and (branch.command == STAND or branch.command in self.idle)
        return None if nothing else branch

    def program_of(self, numbers: list[int], rows: int) -> list[str]:
        """The rows as words; what only waits at the end is not laid where a program may be short."""
        last = min(len(numbers), rows)
        while not self.hand.edition.every_row_filled and last > 1 and numbers[last - 1] == 0:
            last -= 1
        return [str(self.rows[number]) for number in numbers[:last]]


def branch_of(command: int, free: bool) -> Row | None:
    return None if free and command == STAND else Action(command)


class PackedHand(RowDeck):
    """The states of a hand: rows to lay, copies that can still matter, bonus cards and sensors used."""

    def __init__(self, alphabet: Alphabet, rows: int) -> None:
        super().__init__(rows)
        self.alphabet = alphabet
        self.question = alphabet.question
        self.yes = alphabet.yes
        self.no = alphabet.no
        self.ids: dict[tuple[object, ...], int] = {}
        self.left: list[int] = []  # rows to lay
        self.copies: list[list[int]] = []
        self.used: list[tuple[str, ...]] = []
        self.sensors: list[tuple[str, ...]] = []
        self.frees: dict[int, int] = {}
        self.moves: dict[int, list[int]] = {}
        self.nexts: dict[int, list[int]] = {}
        self.first: int = self.state(rows, alphabet.hand.copies(), (), ())
        self.plain: int = self.state(rows, alphabet.hand.copies(), SPENT, ())
        self.ended: int = self.state(0, [0] * COMMANDS, SPENT, ())

    def state(self, left: int, copies: list[int], used: tuple[str, ...], sensors: tuple[str, ...]) -> int:
        """A state by what can still matter in it: no more copies than places."""
        if left == 0 or not self.usable(used):
            used, sensors = SPENT, ()
        places = left + (len(self.usable(used)) if left else 0)
        kept = [min(number, places) for number in copies]
        key = (left, tuple(kept), used, sensors)
        known = self.ids.get(key)
        if known is not None:
            return known
        self.ids[key] = len(self.left)
        self.left.append(left)
        self.copies.append(kept)
        self.used.append(used)
        self.sensors.append(sensors)
        return len(self.left) - 1

    def granted(self, words: Collection[str]) -> int:
        """The state before the first row where only these bonus cards were granted."""
        denied = sorted(DENIED + word for word in self.alphabet.hand.usable_bonuses() if word not in words)
        return self.state(self.rows, self.alphabet.hand.copies(), tuple(denied), ())

    def usable(self, used: tuple[str, ...]) -> list[str]:
        """The bonus cards that may still be laid, CALL too."""
        hand = self.alphabet.hand
        laid = [word for word in used if not word.startswith(DENIED)]
        if used == SPENT or "call" in laid or (laid and hand.one_bonus):
            return []
        owned = hand.edition.bonus_cards
        words = [word for word in hand.usable_bonuses() if laid.count(word) < owned[word] and DENIED + word not in used]
        for most, together in hand.edition.frames:
            if sum([laid.count(word) for word in together]) >= most:
                words = [word for word in words if word not in together]
        return [*words, "call"] if hand.subroutine and not laid else words

    def free(self, state: int) -> int:
        known = self.frees.get(state)
        if known is None:
            copies = [MANY if number else 0 for number in self.alphabet.hand.copies()]
            known = self.state(self.left[state], copies, self.used[state], self.sensors[state])
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
        words = ["", *self.usable(self.used[state])]
        one = self.alphabet
        for row in range(len(one.rows) if self.left[state] else 1):
            after = self.lay(state, row) if one.bonus[row] in words else -1
            if after >= 0 and one.sensor[row] not in self.sensors[state]:
                rows.append(row)
                nexts.append(after)
        self.moves[state] = rows
        self.nexts[state] = nexts

    def lay(self, state: int, row: int) -> int:
        """The state after this row; -1 if a copy is missing. A program that ends is filled with stands."""
        if self.left[state] == 0:
            return self.ended
        one = self.alphabet
        copies = list(self.copies[state])
        for command, number in enumerate(one.uses[row]):
            copies[command] -= number
            if copies[command] < 0:
                may_end = row == 0 and not one.hand.edition.every_row_filled
                return self.ended if may_end else -1
        used = self.used[state]
        if one.bonus[row]:
            used = tuple(sorted([*used, one.bonus[row]]))
        sensors = self.sensors[state]
        if one.sensor[row]:
            sensors = tuple(sorted([*sensors, one.sensor[row]]))
        return self.state(self.left[state] - 1, copies, used, sensors)
