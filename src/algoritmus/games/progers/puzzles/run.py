"""A try of a puzzle while it is played and told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.beats import number_beats
from algoritmus.core.grid import COMPASS
from algoritmus.core.package.puzzle import RunResult
from algoritmus.core.view_types import Event
from algoritmus.games.progers.puzzles.definition import CELL, POINTS, THE_ROVER, Quest
from algoritmus.games.progers.rules.codes import CARD_NAMES, NOT_ENDED
from algoritmus.games.progers.rules.facts import show_field
from algoritmus.games.progers.rules.round import TurnResult
from algoritmus.games.progers.rules.state import points
from algoritmus.games.progers.table.asks import TurnAsk
from algoritmus.games.progers.table.beats import JOINS
from algoritmus.games.progers.table.decks import take_from

RUN: Final = "run"  # a turn that changes nothing
SKIP: Final = "card.skip"  # a command that could not be carried out


class QuestRun:
    """Plays the turns of a program, each with those of the other rovers after it."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.state = quest.state
        self.cells = quest.state.setup.planet.grid.cells()
        self.events: list[Event] = []
        self.poses = [self.pose()]
        self.blocked = (0, "", "")

    def pose(self) -> tuple[str, str]:
        rover = self.state.figures[THE_ROVER]
        return self.state.setup.planet.grid.name(rover.at), COMPASS[rover.facing]

    def run(self, program: Sequence[str]) -> RunResult:
        cards = 0
        hand = list(self.quest.cards())
        for number, text in enumerate(program):
            words = tuple(text.split()) if text != RUN else ()
            move = TurnAsk(self.state.setup, self.state.algorithm, hand).read(words)
            take_from(hand, move.cards())
            cards += len(move.cards())
            own, *others = self.quest.play_round(self.state, number, move, with_events=True)
            self.note(own, number + 1)
            self.tell(own)
            self.poses.append(self.pose())
            if self.quest.met(self.state):
                if self.quest.exact and hand:
                    return self.ran("condition", cards, number + 1, thing="use-all", word=CARD_NAMES[hand[0]])
                return self.ran("goal", cards, number + 1)
            if self.state.ended != NOT_ENDED:
                return self.ran("end", cards, number + 1, rule="end.points")
            for turn in others:
                self.tell(turn)
        return self.ran("limit", cards, len(program))

    def ran(self, end: str, cards: int, rows: int, rule: str = "", thing: str = "", word: str = "") -> RunResult:
        row, blocked_rule, blocked_thing = self.blocked
        return RunResult(
            end, cards, rows, row, rule or blocked_rule, thing or blocked_thing, self.missed(), self.lacking(), word,
            number_beats(self.events, JOINS),
        )  # fmt: skip

    def tell(self, turn: TurnResult) -> None:
        self.events += [*turn.events, show_field(turn.state, self.cells)]
        self.state = turn.state

    def note(self, turn: TurnResult, number: int) -> None:
        """The first command that could not be carried out."""
        for event in turn.events:
            if not self.blocked[0] and event["rule"] == SKIP:
                self.blocked = (number, event["because"], event["what"])

    def missed(self) -> int:
        """How many cells the goal is away; -1 where it is not a matter of cells."""
        if self.quest.goal != CELL:
            return -1
        width, at = self.state.setup.planet.grid.width, self.state.figures[THE_ROVER].at
        return min(abs(at % width - one % width) + abs(at // width - one // width) for one in self.quest.cells)

    def lacking(self) -> int:
        delivered = self.state.figures[THE_ROVER].delivered
        return max(0, self.quest.amount - (points(delivered) if self.quest.goal == POINTS else len(delivered)))
