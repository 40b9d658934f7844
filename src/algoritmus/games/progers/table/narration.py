"""Narration of a turn: its events, the algorithm at each of them, and the field afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import Answer, Happening, Outcome
from algoritmus.core.view_types import GameEnd
from algoritmus.games.progers.rules.edits import Table, TurnMove
from algoritmus.games.progers.rules.events import Event, show_event
from algoritmus.games.progers.rules.facts import show_algorithm, show_cards, show_field
from algoritmus.games.progers.rules.program import Algorithm
from algoritmus.games.progers.rules.state import Setup, State
from algoritmus.games.progers.rules.turn.scene import Scene
from algoritmus.games.progers.table.plan import Plan
from algoritmus.games.progers.view_types import RoverEvent, TurnTaken

LAYS: Final = "lays"  # the outcome of an event in which a card is laid
CLEARED: Final = "cleared"  # and of one in which a full table is
EDIT_RULES: Final = ("algo.cover", "algo.loop", "algo.keep")
BREAK_RULE: Final = "algo.break"


def show_turn(setup: Setup, algorithm: Algorithm, move: TurnMove, events: Sequence[Event]) -> list[RoverEvent]:
    """The events of a turn; those that changed the algorithm show it as it lay then."""
    table = TableInTurn(algorithm, move)
    return [table.show(event, setup) for event in events]


class TableInTurn:
    """The algorithm at the time of an event, which may change it."""

    def __init__(self, algorithm: Algorithm, move: TurnMove) -> None:
        self.table = Table(algorithm)
        self.edits = list(move.edits)

    def show(self, event: Event, setup: Setup) -> RoverEvent:
        """A loop that breaks was taken off by the edit before."""
        shown = show_event(event, setup)
        if event.what == CLEARED:
            self.table.clear()
        elif event.what == LAYS or event.rule in EDIT_RULES:
            self.table.apply(self.edits.pop(0), setup.longest)
        elif event.rule != BREAK_RULE:
            return shown
        shown["algorithm"] = show_algorithm(self.table.algorithm())
        return shown


class TurnNarration:
    """Collects the happenings of a step, if `with_events`."""

    def __init__(self, plan: Plan, with_events: bool) -> None:
        self.plan = plan
        self.with_events = with_events
        self.happenings: list[Happening] = []

    def add_turn(self, seat: int, words: Answer) -> None:
        """The player and its answer."""
        if self.with_events:
            rover = self.plan.names[seat]
            turn: TurnTaken = {"kind": "turn", "rover": rover, "cards": list(words), "beat": 0}
            self.happenings.append(Happening(turn))

    def add_events(self, scene: Scene, algorithm: Algorithm, move: TurnMove) -> None:
        """The events of a turn that found this algorithm, or of a part of it."""
        if self.with_events:
            self.happenings += [Happening(event) for event in show_turn(scene.setup, algorithm, move, scene.events)]
            scene.events = []

    def add_draw(self, seat: int, cards: list[int], mixed: bool, beat: int) -> None:
        """deck.hand: which cards were drawn is seen by their player only, how many by everybody."""
        if self.with_events:
            event: RoverEvent = {"rule": "deck.hand", "rover": self.plan.names[seat], "beat": beat}
            if mixed:
                shuffled: RoverEvent = {**event, "what": "mixed"}
                self.happenings.append(Happening(shuffled))
            if cards:
                drawn: RoverEvent = {**event, "what": "drawn", "amount": len(cards)}
                own: RoverEvent = {**drawn, "card": show_cards(cards)}
                self.happenings.append(Happening(drawn, {seat: own}))

    def add_field(self, state: State) -> None:
        """The field as it is now."""
        if self.with_events:
            self.happenings.append(Happening(show_field(state, self.plan.ground.cells)))

    def add_end(self, result: Outcome) -> None:
        if self.with_events:
            winners = [self.plan.names[seat] for seat in result.winners]
            end: GameEnd = {"kind": "end", "rule": result.rule, "winners": winners, "beat": 0}
            self.happenings.append(Happening(end))
