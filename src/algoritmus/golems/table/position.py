"""A running game of golems, secrets too: the state between rounds and all that lies on the table beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import Facts, Outcome, Position
from algoritmus.golems.law.goals import Gears
from algoritmus.golems.law.program import Program
from algoritmus.golems.law.state import State
from algoritmus.golems.law.words import NOBODY
from algoritmus.golems.table.setting.plan import Plan

CARD: Final = "card"  # a golem card is chosen
SUBROUTINE: Final = "subroutine"
PROGRAM: Final = "program"
LOGIC: Final = "logic"
DECIDE: Final = "decide"  # in the middle of a row
OVER: Final = "over"


class GivenToken:
    """A logic token that a player laid: on a row (from 0) of a program, or on a cell."""

    __slots__ = ("by", "cell", "on", "row", "slot", "token")

    def __init__(self, by: int, token: int, on: int, row: int, slot: str, cell: int) -> None:
        self.by = by
        self.token = token
        self.on = on
        self.row = row
        self.slot = slot
        self.cell = cell

    def key(self) -> tuple[object, ...]:
        return (self.by, self.token, self.on, self.row, self.slot, self.cell)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GivenToken) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class Question:
    """What is asked in the middle of a row: of which seat, about which golem, with which options (cells or picks)."""

    __slots__ = ("golem", "kind", "options", "seat")

    def __init__(self, kind: str, seat: int, golem: int, options: Sequence[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.golem = golem
        self.options: tuple[int, ...] = tuple(options)

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.seat, self.golem, self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class GolemsPosition(Position):
    """One position; it is never changed once `step` has returned it."""

    def __init__(self, plan: Plan, state: State, names: Sequence[str]) -> None:
        self.plan = plan
        self.state = state
        self.names: tuple[str, ...] = tuple(names)
        self.phase: str = PROGRAM
        self.turn: int = NOBODY  # who is asked where one comes after the other
        self.cards: tuple[str, ...] = ()  # golem cards by seat; empty for one that is still to come
        self.decks: tuple[tuple[str, ...], ...] = ()  # luck cards still to be drawn
        self.luck: tuple[str, ...] = ()  # this round's luck card or die, by seat
        self.tokens: tuple[int, ...] = ()  # logic tokens in hand
        self.programs: tuple[Program | None, ...] = ()
        self.played: tuple[Program, ...] = ()  # a puzzle's programs of earlier rounds
        self.laid: tuple[GivenToken, ...] = ()
        self.decided: tuple[int, ...] = ()  # dice, picks, exits and teleports of this round, in order
        self.question: Question | None = None
        self.paused: Facts | None = None  # how the field looks while a question is open
        self.told: int = 0  # happenings of this round that have been told
        self.before: tuple[State, ...] = ()  # starts of earlier rounds (end.repeat)
        self.gears: Gears | None = None
        self.broken: tuple[int, ...] = ()  # contents of barrels opened in earlier rounds
        self.cards_laid: tuple[int, ...] = ()  # by seat in the rounds before, where they count (way.tournament)
        self.result: Outcome | None = None

    def copy(self) -> GolemsPosition:
        other = GolemsPosition(self.plan, self.state, self.names)
        other.phase = self.phase
        other.turn = self.turn
        other.cards = self.cards
        other.decks = self.decks
        other.luck = self.luck
        other.tokens = self.tokens
        other.programs = self.programs
        other.played = self.played
        other.laid = self.laid
        other.decided = self.decided
        other.question = self.question
        other.paused = self.paused
        other.told = self.told
        other.before = self.before
        other.gears = self.gears
        other.broken = self.broken
        other.cards_laid = self.cards_laid
        other.result = self.result
        return other

    def key(self) -> tuple[object, ...]:
        """All that makes it this position; the plan follows from the edition and the options."""
        table = (self.plan.edition.name, self.plan.options, self.names, self.cards, self.decks, self.luck)
        laid = (self.tokens, self.programs, self.played, self.laid, self.decided, self.question, self.paused)
        return (
            self.state,
            self.phase,
            self.turn,
            *table,
            *laid,
            self.told,
            self.before,
            self.gears,
            self.broken,
            self.cards_laid,
            self.result,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GolemsPosition) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.state, self.phase, self.turn, self.decks, self.luck, self.programs, self.decided))
