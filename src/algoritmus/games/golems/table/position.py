"""A running game of golems, secrets included: the state between rounds, and what lies on the table beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from algoritmus.core.game import Outcome, Position
from algoritmus.core.value import Value
from algoritmus.core.view_types import Colour
from algoritmus.games.golems.rules.codes import NOBODY, NOTHING
from algoritmus.games.golems.rules.goals import Gears
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.games.golems.rules.round import PlacedToken
from algoritmus.games.golems.rules.state import State
from algoritmus.games.golems.table.setup.plan import Plan
from algoritmus.games.golems.view_types import Phase, QuestionKind

CARD: Final = "card"  # a golem card is chosen
SUBROUTINE: Final = "subroutine"
PROGRAM: Final = "program"
LOGIC: Final = "logic"
DECIDE: Final = "decide"  # in the middle of a row
OVER: Final = "over"

Programs = tuple[Program | None, ...]  # by seat


class GivenToken(PlacedToken):
    """A logic token with the player who laid it."""

    __match_args__ = ("by", "token", "on", "row", "slot", "cell")
    __slots__ = ("by",)

    def __init__(self, by: int, token: int, on: int, row: int, slot: str, cell: int) -> None:
        super().__init__(token, on, row, slot, cell)
        self.by: Final = by


class Question(Value):
    """A decision in the middle of a row: the seat that decides, the golem, and the options (cells or picks)."""

    __match_args__ = ("kind", "seat", "golem", "options")
    __slots__ = __match_args__

    def __init__(self, kind: QuestionKind | Literal["die"], seat: int, golem: int, options: Sequence[int]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.golem: Final = golem
        self.options: Final[tuple[int, ...]] = tuple(options)


class Pause(Value):
    """A row that waits for a decision: how the field looks now, and how many rows of each program lie open."""

    __match_args__ = ("question", "row", "state", "opened")
    __slots__ = __match_args__

    def __init__(self, question: Question, row: int, state: State, opened: Sequence[int]) -> None:
        self.question: Final = question
        self.row: Final = row
        self.state: Final = state
        self.opened: Final[tuple[int, ...]] = tuple(opened)


class CurrentRound(Value):
    """State of the table in this round only."""

    __match_args__ = ("luck", "tokens", "programs", "laid", "decisions", "reported", "pause")
    __slots__ = __match_args__

    def __init__(
        self,
        luck: tuple[str, ...] = (),  # luck card or die, by seat
        tokens: tuple[int, ...] = (),  # logic tokens in hand, by seat
        programs: Programs = (),
        laid: tuple[GivenToken, ...] = (),
        decisions: tuple[int, ...] = (),  # dice, picks, exits and teleports, in order
        reported: int = 0,  # happenings that earlier steps have returned
        pause: Pause | None = None,
    ) -> None:
        self.luck: Final = luck
        self.tokens: Final = tokens
        self.programs: Final = programs
        self.laid: Final = laid
        self.decisions: Final = decisions
        self.reported: Final = reported
        self.pause: Final = pause

    def with_programs(self, programs: Programs, laid: tuple[GivenToken, ...]) -> CurrentRound:
        """The same with these programs and tokens on them."""
        return CurrentRound(self.luck, self.tokens, programs, laid, self.decisions, self.reported, self.pause)

    def decided(self, decisions: tuple[int, ...], reported: int, pause: Pause | None) -> CurrentRound:
        """The same with these decisions, up to this pause."""
        return CurrentRound(self.luck, self.tokens, self.programs, self.laid, decisions, reported, pause)


class Progress(Value):
    """State that earlier rounds left behind."""

    __match_args__ = ("gears", "broken", "cards_laid", "before", "played", "fallen")
    __slots__ = __match_args__

    def __init__(
        self,
        gears: Gears | None = None,
        broken: tuple[int, ...] = (),  # contents of barrels that were opened
        cards_laid: tuple[int, ...] = (),  # by seat, where they count (way.tournament)
        before: tuple[State, ...] = (),  # starts of earlier rounds (end.repeat)
        played: tuple[Program, ...] = (),  # a puzzle's programs
        fallen: tuple[tuple[int, ...], ...] = (),  # seats that were put out, those of one row together
    ) -> None:
        self.gears: Final = gears
        self.broken: Final = broken
        self.cards_laid: Final = cards_laid
        self.before: Final = before
        self.played: Final = played
        self.fallen: Final = fallen


class GolemsPosition(Position):
    """One position. `turn` is the seat that is asked where one comes after the other."""

    __match_args__ = ("plan", "state", "phase", "turn", "cards", "decks", "current", "progress", "result")
    __slots__ = (*__match_args__, "names")

    def __init__(
        self,
        plan: Plan,
        state: State,
        phase: Phase = PROGRAM,
        turn: int = NOBODY,
        cards: tuple[str, ...] = (),  # golem cards by seat; empty for one that is still to come
        decks: tuple[tuple[str, ...], ...] = (),  # luck cards still to be drawn
        current: CurrentRound | None = None,
        progress: Progress | None = None,
        result: Outcome | None = None,
    ) -> None:
        self.plan: Final = plan
        self.state: Final = state
        self.phase: Final = phase
        self.turn: Final = turn
        self.cards: Final = cards
        self.decks: Final = decks
        self.current: Final[CurrentRound] = current if current is not None else NEW_ROUND
        self.progress: Final[Progress] = progress if progress is not None else NO_PROGRESS
        self.result: Final = result
        self.names: Final[tuple[Colour, ...]] = plan.names

    def __hash__(self) -> int:  # positions that are compared are of one plan
        current = self.current
        return hash((self.state, self.phase, self.turn, self.decks, current.luck, current.programs, current.decisions))


def narrow(position: Position) -> GolemsPosition:
    """A position of this game: no other is passed to it."""
    return cast(GolemsPosition, position)


NEW_ROUND: Final = CurrentRound()
NO_PROGRESS: Final = Progress()


def broken_contents(before: State, things: Sequence[int]) -> list[int]:
    """The contents of barrels that are gone from these cells since then: everybody has seen them."""
    loose = before.setup.kinds.loose
    gone = [thing for thing in before.things if thing != NOTHING and loose[thing]]
    for thing in things:
        if thing != NOTHING and thing in gone:
            gone.remove(thing)
    return sorted(gone)
