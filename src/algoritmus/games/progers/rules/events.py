"""Events of a turn, in the past tense, each with the rule that caused it."""

from __future__ import annotations

from typing import Final, Literal

from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.core.value import Value
from algoritmus.core.view_types import Colour
from algoritmus.games.progers.outcomes import RoverOutcome
from algoritmus.games.progers.rules.codes import CARD_NAMES, COLOURS, NO_COMMAND, NOBODY, TYPES
from algoritmus.games.progers.rules.state import Setup
from algoritmus.games.progers.view_types import RoverEvent

NO_PLACE = -1
NO_FACING = -1
NO_AMOUNT = -1


class Event(Value):
    """One thing that happened to one rover. Events that happen together share a beat.

    `command` is the card at work and `place` where it lies in the algorithm; `origin`, `to` and `path` are cells,
    `facing` is a direction after a turn, `other` the second rover, `amount` a number of samples or cards, `points`
    what was scored, `samples` the types that were turned up, `what` tells outcomes of one rule apart, `because`
    is the rule that stood in the way of a command.
    """

    __match_args__ = (
        "rule",
        "rover",
        "beat",
        "command",
        "place",
        "origin",
        "to",
        "facing",
        "other",
        "amount",
        "points",
        "what",
        "because",
        "path",
        "samples",
    )
    __slots__ = __match_args__

    def __init__(
        self,
        rule: str,
        rover: int,
        beat: int,
        command: int = NO_COMMAND,
        place: int = NO_PLACE,
        origin: int = NO_CELL,
        to: int = NO_CELL,
        facing: int = NO_FACING,
        other: int = NOBODY,
        amount: int = NO_AMOUNT,
        points: int = NO_AMOUNT,
        what: RoverOutcome | Literal[""] = "",
        because: str = "",
        path: tuple[int, ...] = (),
        samples: tuple[int, ...] = (),
    ) -> None:
        self.rule: Final = rule
        self.rover: Final = rover
        self.beat: Final = beat
        self.command: Final = command
        self.place: Final = place
        self.origin: Final = origin
        self.to: Final = to
        self.facing: Final = facing
        self.other: Final = other
        self.amount: Final = amount
        self.points: Final = points
        self.what: Final = what
        self.because: Final = because
        self.path: Final = path
        self.samples: Final = samples


def show_event(event: Event, setup: Setup) -> RoverEvent:
    """The event in the words of a case: names instead of numbers, and only what it says."""
    shown: RoverEvent = {"rule": event.rule, "rover": rover_name(setup, event.rover), "beat": event.beat}
    if event.command != NO_COMMAND:
        shown["command"] = CARD_NAMES[event.command]
    if event.place != NO_PLACE:
        shown["place"] = event.place
    add_cells(shown, event, setup)
    if event.facing != NO_FACING:
        shown["facing"] = COMPASS[event.facing]
    if event.other != NOBODY:
        shown["other"] = rover_name(setup, event.other)
    add_counts(shown, event)
    if event.what:
        shown["what"] = event.what
    if event.because:
        shown["because"] = event.because
    return shown


def rover_name(setup: Setup, seat: int) -> Colour:
    return COLOURS[setup.colours[seat]]


def add_cells(shown: RoverEvent, event: Event, setup: Setup) -> None:
    name = setup.planet.grid.name
    if event.origin != NO_CELL:
        shown["from"] = name(event.origin)
    if event.to != NO_CELL:
        shown["to"] = name(event.to)
    if event.path:
        shown["path"] = [name(cell) for cell in event.path]


def add_counts(shown: RoverEvent, event: Event) -> None:
    if event.amount != NO_AMOUNT:
        shown["amount"] = event.amount
    if event.points != NO_AMOUNT:
        shown["points"] = event.points
    if event.samples:
        shown["samples"] = [TYPES[sample] for sample in event.samples]
