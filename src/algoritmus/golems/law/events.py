"""What happened: events in the past tense, each with the rule that made it so."""

from __future__ import annotations

from algoritmus.golems.law.words import LETTERS, NO_COMMAND, NOBODY

NO_CELL = -1


class Event:
    """One thing that happened to one golem. Events that happen together share a beat.

    `command` is the card at work, `origin` and `to` are cells, `other` is the second golem,
    `amount` a number of damage, `thing` a kind of obstacle or token, and `what` tells outcomes of one rule apart.
    """

    __slots__ = ("amount", "beat", "command", "golem", "origin", "other", "rule", "thing", "to", "what")

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
        what: str = "",
        thing: str = "",
    ) -> None:
        self.rule = rule
        self.golem = golem
        self.beat = beat
        self.command = command
        self.origin = origin
        self.to = to
        self.other = other
        self.amount = amount
        self.what = what
        self.thing = thing

    def _key(self) -> tuple[object, ...]:
        return (
            self.rule,
            self.golem,
            self.beat,
            self.command,
            self.origin,
            self.to,
            self.other,
            self.amount,
            self.what,
            self.thing,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Event, self._key()

    def __repr__(self) -> str:
        letter = LETTERS[self.command] if self.command != NO_COMMAND else ""
        return f"Event({self.rule} golem={self.golem} beat={self.beat} {letter} {self.origin}->{self.to} {self.what})"
