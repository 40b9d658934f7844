"""Runs of a puzzle: the turns of a program are played, and their events collected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.beats import number_beats
from algoritmus.core.game import Answer
from algoritmus.core.grid import COMPASS
from algoritmus.core.package.puzzle import RunResult
from algoritmus.core.view_types import Event
from algoritmus.games.progers.puzzles.definition import CELL, THE_ROVER, PuzzleDefinition
from algoritmus.games.progers.rules.codes import CARD_NAMES, NOT_ENDED
from algoritmus.games.progers.rules.facts import show_field
from algoritmus.games.progers.rules.round import TurnResult
from algoritmus.games.progers.rules.state import State
from algoritmus.games.progers.table.asks import TurnAsk
from algoritmus.games.progers.table.beats import JOINS
from algoritmus.games.progers.table.decks import take_from

RUN: Final = "run"  # a turn that changes nothing
SKIP: Final = "card.skip"  # a command that could not be carried out


class PuzzleTable:
    """The position and the hand of a puzzle, turn by turn."""

    def __init__(self, definition: PuzzleDefinition) -> None:
        self.definition = definition
        self.state = definition.state
        self.hand = list(definition.cards())
        self.turn = 0

    def ask(self) -> TurnAsk:
        return TurnAsk(self.state.setup, self.state.algorithm, self.hand)

    def play(self, words: Answer, with_events: bool = False) -> list[TurnResult]:
        """The own turn, which must be lawful, and those of the other rovers after it."""
        move = self.ask().read(words)
        take_from(self.hand, move.cards())
        turns = self.definition.play_round(self.state, self.turn, move, with_events)
        self.state = turns[-1].state
        self.turn += 1
        return turns


class PuzzleRun(PuzzleTable):
    """Plays a program and collects its events."""

    def __init__(self, definition: PuzzleDefinition) -> None:
        super().__init__(definition)
        self.cells = definition.state.setup.planet.grid.cells()
        self.events: list[Event] = []
        self.poses = [self.pose(definition.state)]
        self.blocked = (0, "", "")

    def pose(self, state: State) -> tuple[str, str]:
        rover = state.figures[THE_ROVER]
        return state.setup.planet.grid.name(rover.at), COMPASS[rover.facing]

    def run(self, program: Sequence[str]) -> RunResult:
        for text in program:
            turns = self.play(tuple(text.split()) if text != RUN else (), with_events=True)
            own = turns[0]
            self.note(own)
            self.poses.append(self.pose(own.state))
            for turn in turns:
                self.events += [*turn.events, show_field(turn.state, self.cells)]
            if self.definition.met(own.state):
                if self.definition.exact and self.hand:
                    return self.ran("condition", thing="use-all", word=CARD_NAMES[self.hand[0]])
                return self.ran("goal")
            if own.state.ended != NOT_ENDED:
                return self.ran("end", rule="end.points")
        return self.ran("limit")

    def ran(self, end: str, rule: str = "", thing: str = "", word: str = "") -> RunResult:
        cards = len(self.definition.cards()) - len(self.hand)
        row, blocked_rule, blocked_thing = self.blocked
        return RunResult(
            end, cards, self.turn, row, rule or blocked_rule, thing or blocked_thing, self.missed(), self.lacking(),
            word, number_beats(self.events, JOINS),
        )  # fmt: skip

    def note(self, own: TurnResult) -> None:
        """The first command that could not be carried out."""
        for event in own.events:
            if not self.blocked[0] and event["rule"] == SKIP:
                self.blocked = (self.turn, event["because"], event["what"])

    def missed(self) -> int:
        """How many cells the goal is away; -1 where it is not a matter of cells."""
        if self.definition.goal != CELL:
            return -1
        width, at = self.state.setup.planet.grid.width, self.state.figures[THE_ROVER].at
        return min(abs(at % width - one % width) + abs(at // width - one // width) for one in self.definition.cells)

    def lacking(self) -> int:
        return max(0, self.definition.amount - self.definition.reached(self.state))
