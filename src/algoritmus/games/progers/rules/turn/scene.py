"""The scene of a turn: a private, mutable copy of a position in which commands are carried out."""

from __future__ import annotations

from typing import Final, Literal

from algoritmus.core.grid import NO_CELL
from algoritmus.core.native import Int
from algoritmus.games.progers.outcomes import RoverOutcome
from algoritmus.games.progers.rules.codes import NO_COMMAND, NOBODY
from algoritmus.games.progers.rules.edits import Table
from algoritmus.games.progers.rules.events import NO_AMOUNT, NO_FACING, NO_PLACE, Event
from algoritmus.games.progers.rules.planet import Planet
from algoritmus.games.progers.rules.state import Figure, Pile, Setup, State

# bump.once: a bit for each pair of seats, by seat * 4 + seat, and all bits of the pairs that a seat is in.
PAIR: Final[tuple[int, ...]] = (0, 1, 2, 4, 1, 0, 8, 16, 2, 8, 0, 32, 4, 16, 32, 0)
PAIRS_OF: Final[tuple[int, ...]] = (1 | 2 | 4, 1 | 8 | 16, 2 | 8 | 32, 4 | 16 | 32)


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
        self.events: list[Event] = []
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
    ) -> None:
        """Record an event, in the current beat and by the current command."""
        if self.with_events:
            where = (self.beat, self.command, self.place, origin, to, facing)
            self.events.append(Event(rule, rover.seat, *where, other, amount, points, what, because, path, samples))

    def state(self) -> State:
        """The position as a value, for the turn to come."""
        figures = [rover.figure() for rover in self.rovers]
        rest = (self.paid, self.waiting, self.turns_left, self.ended)
        return State(self.setup, figures, self.samples, self.table.algorithm(), *rest)
