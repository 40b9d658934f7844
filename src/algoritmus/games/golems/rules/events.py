"""Events of a row, in the past tense, each with the rule that caused it."""

from __future__ import annotations

from typing import Final, Literal

from algoritmus.core.value import Value
from algoritmus.games.golems.outcomes import GolemOutcome
from algoritmus.games.golems.rules.codes import LETTERS, NO_COMMAND, NOBODY

NO_CELL = -1
NO_FACING: Final = -1


class Event(Value):
    """One thing that happened to one golem. Events that happen together share a beat.

    `command` is the card at work, `origin` and `to` are cells, `other` is the second golem,
    `amount` a number of damage, `thing` a kind of obstacle or token, `facing` the new one of a golem that turns, and
    `what` tells outcomes of one rule apart.
    """

    __match_args__ = ("rule", "golem", "beat", "command", "origin", "to", "other", "amount", "what", "thing", "facing")
    __slots__ = __match_args__

    def __init__(
        self,
        rule: str,
        golem: int,
        beat: int,
        command: int = NO_COMMAND,
        origin: int = NO_CELL,
        to: int = NO_CELL,
        other: int = NOBODY,
        amount: int = 0,
        what: GolemOutcome | Literal[""] = "",
        thing: str = "",
        facing: int = NO_FACING,
    ) -> None:
        self.rule: Final = rule
        self.golem: Final = golem
        self.beat: Final = beat
        self.command: Final = command
        self.origin: Final = origin
        self.to: Final = to
        self.other: Final = other
        self.amount: Final = amount
        self.what: Final = what
        self.thing: Final = thing
        self.facing: Final = facing

    def __repr__(self) -> str:
        letter = LETTERS[self.command] if self.command != NO_COMMAND else ""
        return f"Event({self.rule} golem={self.golem} beat={self.beat} {letter} {self.origin}->{self.to} {self.what})"
