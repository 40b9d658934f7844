"""Passes: what the rows of a program unroll into, and in which step of a pass each acts (section 4 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.native import Int
from algoritmus.games.golems.rules.codes import (
    ATTACK,
    DEFENCE,
    FEELS_ATTACK,
    INVERSE,
    LETTERS,
    NO_COMMAND,
    SENSES,
    STAND,
    TAKE,
)
from algoritmus.games.golems.rules.programs.program import Action, If, Loop, Row, While

PLAIN: Final = 0
BRANCH: Final = 1
REPEAT: Final = 2


# The step of a pass in which a golem acts, as bits.
WAITS: Final = 0
MOVES: Final = 1
CHECKS: Final = 2  # "enemy?", "obstacle?" and WHILE
WATCHES: Final = 4  # "attack?"
TAKES: Final = 8
STRIKES: Final = 16
DEFENDS: Final = 32
REPEATS: Final = 64  # a WHILE that runs
STANDS: Final = 128


def act_of(command: Int) -> Int:
    """The step in which a command is carried out; to stand is to be seen standing."""
    if command < STAND:
        return MOVES
    return STRIKES if command == ATTACK else DEFENDS if command == DEFENCE else TAKES if command == TAKE else STANDS


class Pass:
    """One pass of a row: a plain command, an IF with a command for yes and no, or a whole WHILE."""

    __slots__ = ("act", "command", "kind", "no", "no_times", "senses", "yes", "yes_times")

    def __init__(
        self,
        kind: int,
        command: int = NO_COMMAND,
        senses: int = 0,
        yes: int = STAND,
        no: int = STAND,
        yes_times: int = 1,
        no_times: int = 1,
    ) -> None:
        self.kind: Int = kind
        self.command: Int = command
        self.act: Int = act_of(command) if kind == PLAIN else WATCHES if senses == FEELS_ATTACK else CHECKS
        self.senses: Int = senses
        self.yes: Int = yes
        self.no: Int = no
        self.yes_times: Int = yes_times
        self.no_times: Int = no_times

    def inverted(self) -> Pass:
        """The pass with every command turned round by NOT."""
        command = INVERSE[self.command] if self.command != NO_COMMAND else NO_COMMAND
        return Pass(self.kind, command, self.senses, INVERSE[self.yes], INVERSE[self.no], self.yes_times, self.no_times)


Passes = list[Pass]
PLAIN_PASSES: Final = [Pass(PLAIN, command) for command in range(len(LETTERS))]
PLAIN_ROWS: Final = [[one] for one in PLAIN_PASSES]  # shared, never changed


def unroll(row: Row, subroutine: Sequence[int] = ()) -> Passes:
    """The passes of a legal row."""
    if isinstance(row, Action):
        return PLAIN_ROWS[row.command]
    if isinstance(row, Loop):
        command, times = _branch(row)
        return [PLAIN_PASSES[command]] * times
    if isinstance(row, If):
        yes, yes_times = _branch(row.yes)
        no, no_times = _branch(row.no)
        return [Pass(BRANCH, NO_COMMAND, SENSES[row.asks], yes, no, yes_times, no_times)]
    if isinstance(row, While):
        command, _ = _branch(row.body)
        return [Pass(REPEAT, command, SENSES[row.until])]
    return [PLAIN_PASSES[command] for command in subroutine]


def _branch(row: Row | None) -> tuple[int, int]:
    """The command of an inner card and how often it comes; an empty place is stand (program.row)."""
    if isinstance(row, Loop):
        command, _ = _branch(row.body)
        return command, row.times
    return (row.command, 1) if isinstance(row, Action) else (STAND, 1)
