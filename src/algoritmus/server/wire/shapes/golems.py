"""What golems/view.py, asks.py, show.py and outbox.py make."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from algoritmus.server.wire.shapes.common import Cell, Colour, Facing, GameEnd, Operator, Result, Shape


class Token(Shape):
    """What lies on a cell."""

    at: Cell
    kind: Literal["barrel", "wall", "water", "ladder", "logic"]
    name: str | UnsetType = UNSET  # of a ladder
    end: Literal["up", "down"] | UnsetType = UNSET
    op: Operator | UnsetType = UNSET


class GolemStands(Shape):
    at: Cell | None
    facing: Facing
    damage: int
    carrying: bool
    rows_next: int


class GolemThen(GolemStands):
    """In the middle of a round."""

    out: bool


class GolemShown(GolemStands):
    """With its card; `bot` is the kind of a printed bot."""

    strength: int
    range: int
    rows: int
    limit: int
    bot: str
    subroutine: list[str]


class GolemEvent(Shape):
    """Something happened to a golem by this rule; what it does not tell is left out."""

    rule: str
    golem: Colour
    beat: int
    command: str | UnsetType = UNSET
    origin: Cell | UnsetType = field(name="from", default=UNSET)
    to: Cell | UnsetType = UNSET
    other: Colour | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    what: str | UnsetType = UNSET
    thing: str | UnsetType = UNSET
    card: list[str] | UnsetType = UNSET
    row: int | UnsetType = UNSET


class RowOpened(Shape, tag="row", tag_field="kind"):
    beat: int
    round: int
    row: int
    cards: dict[str, str]


class GolemsField(Shape, tag="field", tag_field="kind"):
    """How everything stands after a row."""

    beat: int
    round: int
    row: int
    golems: dict[str, GolemThen]
    tokens: list[Token]


GolemsHappening = GolemEvent | RowOpened | GolemsField | GameEnd


class Task(Shape):
    rows: int
    use: list[str]
    avoid: list[str]
    use_all: list[str]


class ProgramAsk(Shape, tag="program", tag_field="kind"):
    rows: int
    all_rows: bool
    cards: dict[str, int]
    bonuses: list[str]
    call: bool
    task: Task | UnsetType = UNSET


class SubroutineAsk(Shape, tag="subroutine", tag_field="kind"):
    cards: list[str]


class CardNumbers(Shape):
    """What is printed on a golem card."""

    strength: int
    range: int
    rows: int
    limit: int


class CardAsk(Shape, tag="card", tag_field="kind"):
    options: list[str]
    numbers: dict[str, CardNumbers]


class LogicAsk(Shape, tag="logic", tag_field="kind"):
    options: list[str]
    token: Operator


class PickAsk(Shape, tag="pick", tag_field="kind"):
    options: list[str]
    golem: Colour


class ExitAsk(Shape, tag="exit", tag_field="kind"):
    options: list[str]
    golem: Colour


class TeleportAsk(Shape, tag="teleport", tag_field="kind"):
    options: list[str]
    golem: Colour


GolemsAsk = ProgramAsk | SubroutineAsk | CardAsk | LogicAsk | PickAsk | ExitAsk | TeleportAsk


class Laid(Shape):
    """A logic token on a program."""

    by: Colour
    on: Colour
    row: int
    op: Operator
    slot: str | UnsetType = UNSET


class Luck(Shape):
    drawn: dict[str, str] | UnsetType = UNSET
    left: dict[str, int] | UnsetType = UNSET


class Goal(Shape):
    kind: str
    cells: dict[str, list[Cell]]
    marks: list[Cell]
    amount: int


class Gears(Shape):
    left: list[Cell]
    counts: list[int]


class Question(Shape):
    kind: Literal["pick", "exit", "teleport"]
    golem: Colour


class Paused(Shape):
    """In the middle of a row."""

    row: int
    golems: dict[str, GolemThen]
    tokens: list[Token]
    broken: list[int]
    opened: dict[str, list[str]]
    decided: list[int]
    question: Question


class GolemsMine(Shape):
    program: list[str] | None
    played: list[list[str]] | UnsetType = UNSET
    luck_to_come: list[str] | UnsetType = UNSET
    token: Operator | Literal[""] | UnsetType = UNSET


class GolemsView(Shape):
    game: str
    options: dict[str, str]
    phase: Literal["card", "subroutine", "program", "logic", "decide", "over"]
    round: int
    last_round: int
    limit: int
    field: list[str]
    golems: dict[str, GolemShown]
    tokens: list[Token]
    contents: list[str]
    asked: dict[str, str]
    taken_cards: list[str]
    laid: list[Laid]
    luck: Luck
    goal: Goal | None
    gears: Gears | None
    paused: Paused | None
    result: Result | None
    programs: dict[str, list[str]]
    seat: Colour | UnsetType = UNSET
    mine: GolemsMine | UnsetType = UNSET
    ask: GolemsAsk | UnsetType | None = UNSET
