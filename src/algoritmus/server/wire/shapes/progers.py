"""What progers/view.py, asks.py, show.py and events.py make."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from algoritmus.server.wire.shapes.common import Cell, Colour, Facing, GameEnd, Result, Shape


class Place(Shape):
    """A card of the algorithm."""

    card: str
    loop: int | UnsetType = UNSET
    pair: bool | UnsetType = UNSET
    covered: list[str] | UnsetType = UNSET


class Samples(Shape):
    at: Cell
    count: int


class RoverThen(Shape):
    """In the middle of a game; before the first turn it stands nowhere."""

    at: Cell | None
    facing: Facing | None
    aboard: int
    delivered: list[str]
    points: int


class RoverShown(RoverThen):
    waiting: bool
    hand: int


class RoverEvent(Shape):
    """Something happened to a rover by this rule; what it does not tell is left out."""

    rule: str
    rover: Colour
    beat: int
    command: str | UnsetType = UNSET
    place: int | UnsetType = UNSET
    origin: Cell | UnsetType = field(name="from", default=UNSET)
    to: Cell | UnsetType = UNSET
    path: list[Cell] | UnsetType = UNSET
    facing: Facing | UnsetType = UNSET
    other: Colour | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    samples: list[str] | UnsetType = UNSET
    what: str | UnsetType = UNSET
    because: str | UnsetType = UNSET
    card: list[str] | UnsetType = UNSET
    algorithm: list[Place] | UnsetType = UNSET  # as it lies after this


class TurnTaken(Shape, tag="turn", tag_field="kind"):
    beat: int
    rover: Colour
    cards: list[str]


class RoversField(Shape, tag="field", tag_field="kind"):
    """How everything stands after a turn."""

    beat: int
    rovers: dict[str, RoverThen]
    samples: list[Samples]
    algorithm: list[Place]


ProgersHappening = RoverEvent | TurnTaken | RoversField | GameEnd


class TurnAsk(Shape, tag="turn", tag_field="kind"):
    hand: list[str]
    most_played: int
    longest: int
    edits: list[str]


class BaseAsk(Shape, tag="base", tag_field="kind"):
    corners: dict[str, list[Facing]]


ProgersAsk = TurnAsk | BaseAsk


class Lift(Shape):
    top: Cell
    bottom: Cell | None  # none where it goes down off the field


class PlanetShown(Shape):
    blocks: list[str]
    heights: list[str]
    walls: list[tuple[Cell, Cell]]
    lifts: list[Lift]
    marks: list[Cell]


class ProgersMine(Shape):
    hand: list[str]


class ProgersView(Shape):
    game: str
    options: dict[str, str]
    phase: Literal["base", "turn", "over"]
    turn: Colour | None
    turns_left: int | None
    goal: int
    capacity: int
    planet: PlanetShown
    bases: dict[str, Cell]
    labs: dict[str, list[Cell]]
    rovers: dict[str, RoverShown]
    samples: list[Samples]
    hidden: dict[str, int]
    algorithm: list[Place]
    paid: list[tuple[Colour, Colour]]
    deck: int
    discard: dict[str, int]
    asked: dict[str, str]
    result: Result | None
    seat: Colour | UnsetType = UNSET
    mine: ProgersMine | UnsetType = UNSET
    ask: ProgersAsk | UnsetType | None = UNSET
