"""Telling a turn: what happened, how the algorithm lay by then, and how everything looks after it."""

from __future__ import annotations

from typing import Final

from algoritmus.core.game import Facts, Happening
from algoritmus.progers.law.events import Event, facts
from algoritmus.progers.law.laying import PASS, Move, Table
from algoritmus.progers.law.program import Algorithm
from algoritmus.progers.law.show import show_algorithm, show_cards, show_rover, show_samples
from algoritmus.progers.law.state import Setup
from algoritmus.progers.law.turn.scene import Scene
from algoritmus.progers.table.position import ProgersPosition

LAYS: Final = "lays"  # what events say of a card that is laid
CLEARED: Final = "cleared"  # and of a table that is full
EDIT_RULES: Final = ("algo.cover", "algo.loop", "algo.keep")
BREAK_RULE: Final = "algo.break"


class ShownTable:
    """The algorithm as it lies when something is told; what was told moves it on."""

    def __init__(self, algorithm: Algorithm, move: Move) -> None:
        self.table = Table(algorithm)
        self.edits = list(move.edits)

    def tell(self, event: Event, setup: Setup) -> Facts:
        """The event; if it changed the algorithm, with that. A loop that breaks was taken off by the edit before."""
        shown = facts(event, setup)
        if event.what == CLEARED:
            self.table.clear()
        elif event.what == LAYS or event.rule in EDIT_RULES:
            self.table.apply(self.edits.pop(0), setup.longest)
        elif event.rule != BREAK_RULE:
            return shown
        return {**shown, "algorithm": show_algorithm(self.table.algorithm())}


class TurnAtTable:
    """Collects what happens in a step, if anybody listens."""

    def __init__(self, position: ProgersPosition, telling: bool, move: Move = PASS) -> None:
        self.telling = telling
        self.position = position
        self.told: list[Happening] = []
        self.shown: ShownTable | None = ShownTable(position.state.algorithm, move) if telling else None

    def add(self, shown: Facts) -> None:
        if self.telling:
            self.told.append(Happening(shown))

    def flush(self, scene: Scene) -> None:
        """The events of a turn, or of the part of it that has been played."""
        shown = self.shown
        if shown is not None:
            self.told += [Happening(shown.tell(event, scene.setup)) for event in scene.events]
            scene.events = []

    def add_draw(self, cards: list[int], mixed: bool, beat: int) -> None:
        """deck.hand: which cards were drawn is seen by their player only, how many by everybody."""
        if self.telling:
            seat = self.position.turn
            who: Facts = {"rule": "deck.hand", "rover": self.position.plan.names[seat], "beat": beat}
            if mixed:
                self.add({**who, "what": "mixed"})
            if cards:
                drawn: Facts = {**who, "what": "drawn", "amount": len(cards)}
                self.told.append(Happening(drawn, {seat: {**drawn, "card": show_cards(cards)}}))

    def add_field(self) -> None:
        """How everything looks now."""
        if self.telling:
            self.add({"kind": "field", **show_field(self.position)})


def show_field(position: ProgersPosition) -> Facts:
    state, names = position.state, position.plan.names
    return {
        "rovers": {name: show_rover(state, figure) for name, figure in zip(names, state.figures, strict=True)},
        "samples": show_samples(state, position.plan.ground.cells),
        "algorithm": show_algorithm(state.algorithm),
    }
