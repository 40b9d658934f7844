"""Types of views, asks and events of Progers."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, get_args

from algoritmus.core.view_types import Cell, Colour, Facing, GameEnd, Result, Shapes
from algoritmus.games.progers.outcomes import RoverOutcome

Phase = Literal["base", "turn", "over"]
GoalKind = Literal["cell", "points", "samples"]


class Place(TypedDict):
    """A card of the algorithm."""

    card: str
    loop: NotRequired[int]
    pair: NotRequired[bool]
    covered: NotRequired[list[str]]


class Samples(TypedDict):
    at: Cell
    count: int


class RoverThen(TypedDict):
    """In the middle of a game; before the first turn it stands nowhere."""

    at: Cell | None
    facing: Facing | None
    aboard: int
    delivered: list[str]
    points: int


class RoverView(RoverThen):
    waiting: bool
    hand: int


RoverEvent = TypedDict(  # something happened to a rover by this rule; what it does not tell is left out
    "RoverEvent",
    {
        "rule": str,
        "rover": Colour,
        "beat": int,
        "command": NotRequired[str],
        "place": NotRequired[int],
        "from": NotRequired[Cell],
        "to": NotRequired[Cell],
        "path": NotRequired[list[Cell]],
        "facing": NotRequired[Facing],
        "other": NotRequired[Colour],
        "amount": NotRequired[int],
        "points": NotRequired[int],
        "samples": NotRequired[list[str]],
        "what": NotRequired[RoverOutcome],
        "because": NotRequired[str],
        "card": NotRequired[list[str]],
        "algorithm": NotRequired[list[Place]],  # as it lies after this
    },
)


class TurnTaken(TypedDict):
    kind: Literal["turn"]
    beat: int
    rover: Colour
    cards: list[str]


class RoversField(TypedDict):
    """How everything stands after a turn."""

    kind: Literal["field"]
    beat: int
    rovers: dict[str, RoverThen]
    samples: list[Samples]
    algorithm: list[Place]


HAPPENINGS: Final = (RoverEvent, TurnTaken, RoversField, GameEnd)


class TurnAsk(TypedDict):
    kind: Literal["turn"]
    hand: list[str]
    most_played: int
    longest: int
    edits: list[str]
    secret: bool


class AlgorithmView(TypedDict):
    """The algorithm after some words of an answer."""

    algorithm: list[Place]


class BaseAsk(TypedDict):
    kind: Literal["base"]
    corners: dict[str, list[Facing]]


ProgersAsk = TurnAsk | BaseAsk


class Lift(TypedDict):
    top: Cell
    bottom: Cell | None  # none where it goes down off the field


class PlanetView(TypedDict):
    blocks: list[str]
    heights: list[str]
    walls: list[tuple[Cell, Cell]]
    lifts: list[Lift]
    marks: list[Cell]


class ProgersMine(TypedDict):
    hand: list[str]


class Quest(TypedDict):
    """The goal of a puzzle."""

    kind: GoalKind
    cells: list[Cell]
    amount: int


class ProgersView(TypedDict):
    game: str
    options: dict[str, str]
    phase: Phase
    turn: Colour | None
    turns_left: int | None
    goal: int
    capacity: int
    planet: PlanetView
    bases: dict[str, Cell]
    base_labs: dict[str, list[Colour]]  # on every base token, by whose home it is
    labs: dict[str, list[Cell]]
    rovers: dict[str, RoverView]
    samples: list[Samples]
    hidden: dict[str, int]
    algorithm: list[Place]
    paid: list[tuple[Colour, Colour]]
    deck: int
    discard: dict[str, int]
    asked: dict[str, str]
    result: Result | None
    seat: NotRequired[Colour]
    mine: NotRequired[ProgersMine]
    ask: NotRequired[ProgersAsk | None]
    quest: NotRequired[Quest]
    programs: NotRequired[dict[str, list[str]]]


# the referee's answer


class SettledTurn(TypedDict):
    turn: int
    rovers: dict[str, RoverThen]
    samples: list[Samples]
    algorithm: list[str]
    events: list[RoverEvent]


class SettledResult(TypedDict):
    over: bool
    winners: list[Colour]
    rule: str | None


class Settled(TypedDict):
    turns: list[SettledTurn]
    result: SettledResult


SHAPES: Final = Shapes(ProgersView, get_args(ProgersAsk), HAPPENINGS, {"RoverOutcome": RoverOutcome})
