"""The scene of a turn: a private, mutable copy of a position in which commands are carried out."""

from __future__ import annotations

from typing import Final, Literal

from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.core.native import Int
from algoritmus.games.progers.outcomes import RoverOutcome
from algoritmus.games.progers.rules.codes import CARD_NAMES, NO_COMMAND, NOBODY, TYPES
from algoritmus.games.progers.rules.edits import Table
from algoritmus.games.progers.rules.facts import show_algorithm
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.program import Algorithm
from algoritmus.games.progers.rules.state import Figure, Pile, Setup, State
from algoritmus.games.progers.view_types import RoverEvent

PAIRS_OF: Final[tuple[int, ...]] = (1 | 2 | 4, 1 | 8 | 16, 2 | 8 | 32, 4 | 16 | 32)  # the bits of a seat's pairs

NO_PLACE: Final = -1
NO_FACING: Final = -1
NO_AMOUNT: Final = -1


class Rover:
    """A rover during a turn."""

    def __init__(self, seat: int, figure: Figure) -> None:
        self.seat: Int = seat
        self.before = figure
        self.at: Int = figure.at
        self.facing: Int = figure.facing
        self.aboard: Pile = figure.aboard
        self.delivered: Pile = figure.delivered

    def figure(self) -> Figure:
        """The rover as a value; the old one if nothing about it has changed."""
        old = self.before
        same_cargo = self.aboard is old.aboard and self.delivered is old.delivered
        if same_cargo and self.at == old.at and self.facing == old.facing:
            return old
        return Figure(self.at, self.facing, self.aboard, self.delivered)


class Scene:
    """Everything that a turn reads and changes. `events` is filled only when `with_events`."""

    def __init__(self, state: State, with_events: bool = False) -> None:
        setup = state.setup
        self.setup: Setup = setup
        self.planet: Planet = setup.planet
        self.with_events = with_events
        self.rovers: list[Rover] = [Rover(seat, figure) for seat, figure in enumerate(state.figures)]
        self.samples: list[Pile] = list(state.samples)
        self.table: Table = Table(state.algorithm)
        self.paid: Int = state.paid
        self.waiting: Int = state.waiting
        self.turns_left: Int = state.turns_left
        self.ended: Int = state.ended
        self.events: list[RoverEvent] = []
        self.beat: Int = 0
        self.command: Int = NO_COMMAND  # the command that is being carried out
        self.place: Int = NO_PLACE  # and its place in the algorithm

    def rover_on(self, cell: Int) -> Int:
        """The seat of the rover on this cell, or NOBODY."""
        for rover in self.rovers:
            if rover.at == cell:
                return rover.seat
        return NOBODY

    def put(self, rover: Rover, cell: Int) -> None:
        """Put a rover on another cell; it leaves its old one, by whatever means."""
        rover.at = cell
        self.paid &= ~PAIRS_OF[rover.seat]  # bump.once
        self.waiting &= ~(1 << rover.seat)  # lift.busy

    def tell(
        self,
        rule: str,
        rover: Rover,
        origin: int = NO_CELL,
        to: int = NO_CELL,
        facing: int = NO_FACING,
        other: int = NOBODY,
        amount: int = NO_AMOUNT,
        points: int = NO_AMOUNT,
        what: RoverOutcome | Literal[""] = "",
        because: str = "",
        path: tuple[int, ...] = (),
        samples: Pile = (),
        algorithm: Algorithm | None = None,
    ) -> None:
        """Record an event in the current beat: one thing that happened to one rover, in the past tense.

        `command` is the card at work and `place` where it lies in the algorithm. `facing` is the new one of a rover
        that turned, `amount` a number of samples or cards, `samples` the types that were turned up. `what` tells
        outcomes of one rule apart, `because` is the rule that stood in the way of a command. An edit shows the
        `algorithm` after it.
        """
        if not self.with_events:
            return
        setup, name = self.setup, self.planet.grid.name
        event: RoverEvent = {"rule": rule, "rover": setup.name(rover.seat), "beat": self.beat}
        if self.command != NO_COMMAND:
            event["command"] = CARD_NAMES[self.command]
        if self.place != NO_PLACE:
            event["place"] = self.place
        if origin != NO_CELL:
            event["from"] = name(origin)
        if to != NO_CELL:
            event["to"] = name(to)
        if path:
            event["path"] = [name(cell) for cell in path]
        if facing != NO_FACING:
            event["facing"] = COMPASS[facing]
        if other != NOBODY:
            event["other"] = setup.name(other)
        if amount != NO_AMOUNT:
            event["amount"] = amount
        if points != NO_AMOUNT:
            event["points"] = points
        if samples:
            event["samples"] = [TYPES[sample] for sample in samples]
        if what:
            event["what"] = what
        if because:
            event["because"] = because
        if algorithm is not None:
            event["algorithm"] = show_algorithm(algorithm)
        self.events.append(event)

    def state(self) -> State:
        """The position as a value, for the turn to come."""
        figures = [rover.figure() for rover in self.rovers]
        rest = (self.paid, self.waiting, self.turns_left, self.ended)
        return State(self.setup, figures, self.samples, self.table.algorithm(), *rest)
