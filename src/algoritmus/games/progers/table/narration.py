"""Narration of a turn: the answer, the events, the cards that are drawn, the field afterwards, the end."""

from __future__ import annotations

from algoritmus.core.game import Answer, Happening, Outcome
from algoritmus.core.view_types import GameEnd
from algoritmus.games.progers.rules.facts import show_cards, show_field
from algoritmus.games.progers.rules.state import State
from algoritmus.games.progers.rules.turn.scene import Scene
from algoritmus.games.progers.table.plan import Plan
from algoritmus.games.progers.view_types import RoverEvent, TurnTaken


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

    def add_events(self, scene: Scene) -> None:
        """The events of a turn, or of a part of it."""
        if self.with_events:
            self.happenings += [Happening(event) for event in scene.events]
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
