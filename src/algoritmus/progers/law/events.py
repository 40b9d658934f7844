"""What happened: events in the past tense, each with the rule that made it so."""

from __future__ import annotations

from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.progers.law.state import Setup
from algoritmus.progers.law.words import CARD_NAMES, COLOURS, NO_COMMAND, NOBODY, TYPES

NO_PLACE = -1
NO_FACING = -1
NO_AMOUNT = -1


class Event:
    """One thing that happened to one rover. Events that happen together share a beat.

    `command` is the card at work and `place` where it lies in the algorithm; `origin`, `to` and `path` are cells,
    `facing` is a direction after a turn, `other` the second rover, `amount` a number of samples or cards, `points`
    what was scored, `samples` the types that were turned up, `what` tells outcomes of one rule apart, `because`
    is the rule that stood in the way of a command.
    """

    __slots__ = (
        "amount",
        "beat",
        "because",
        "command",
        "facing",
        "origin",
        "other",
        "path",
        "place",
        "points",
        "rover",
        "rule",
        "samples",
        "to",
        "what",
    )

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
        what: str = "",
        because: str = "",
        path: tuple[int, ...] = (),
        samples: tuple[int, ...] = (),
    ) -> None:
        self.rule = rule
        self.rover = rover
        self.beat = beat
        self.command = command
        self.place = place
        self.origin = origin
        self.to = to
        self.facing = facing
        self.other = other
        self.amount = amount
        self.points = points
        self.what = what
        self.because = because
        self.path = path
        self.samples = samples

    def key(self) -> tuple[object, ...]:
        who = (self.rule, self.rover, self.beat, self.command, self.place)
        where = (self.origin, self.to, self.facing, self.other, self.amount, self.points)
        return (*who, *where, self.what, self.because, self.path, self.samples)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self.key()

    def __repr__(self) -> str:
        return f"Event{self.key()}"


def facts(event: Event, setup: Setup) -> dict[str, object]:
    """The event in the words of a case: names instead of numbers, and only what it says."""
    found: dict[str, object] = {"rule": event.rule, "rover": rover_name(setup, event.rover), "beat": event.beat}
    if event.command != NO_COMMAND:
        found["command"] = CARD_NAMES[event.command]
    if event.place != NO_PLACE:
        found["place"] = event.place
    found |= _cells(event, setup)
    if event.facing != NO_FACING:
        found["facing"] = COMPASS[event.facing]
    if event.other != NOBODY:
        found["other"] = rover_name(setup, event.other)
    return found | _counts(event)


def rover_name(setup: Setup, seat: int) -> str:
    return COLOURS[setup.colours[seat]]


def _cells(event: Event, setup: Setup) -> dict[str, object]:
    name = setup.planet.grid.name
    found: dict[str, object] = {}
    if event.origin != NO_CELL:
        found["from"] = name(event.origin)
    if event.to != NO_CELL:
        found["to"] = name(event.to)
    if event.path:
        found["path"] = [name(cell) for cell in event.path]
    return found


def _counts(event: Event) -> dict[str, object]:
    found: dict[str, object] = {}
    if event.amount != NO_AMOUNT:
        found["amount"] = event.amount
    if event.points != NO_AMOUNT:
        found["points"] = event.points
    if event.samples:
        found["samples"] = [TYPES[sample] for sample in event.samples]
    if event.what:
        found["what"] = event.what
    if event.because:
        found["because"] = event.because
    return found
