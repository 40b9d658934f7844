"""Types of views, asks and events of Battle of Golems."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, get_args

from algoritmus.core.view_types import Cell, Colour, Facing, GameEnd, Result, Shapes
from algoritmus.games.golems.outcomes import GolemOutcome

Operator = Literal["and", "or", "not", "xor"]
Turns = Literal["together", "one-by-one"]
Stat = Literal["strength", "range", "rows", "limit"]  # a number of a golem
Phase = Literal["card", "subroutine", "program", "logic", "decide", "over"]
TokenKind = Literal["barrel", "wall", "water", "ladder", "logic"]
QuestionKind = Literal["pick", "exit", "teleport"]
BotQuestion = Literal["golem in range", "golem in sight", "barrel ahead", "no way ahead", "always"]
BOT_QUESTIONS: Final[tuple[BotQuestion, ...]] = get_args(BotQuestion)


class Token(TypedDict):
    """A token on a cell."""

    at: Cell
    kind: TokenKind
    name: NotRequired[str]  # of a ladder
    end: NotRequired[Literal["up", "down"]]
    op: NotRequired[Operator]


class GolemStands(TypedDict):
    at: Cell | None
    facing: Facing
    damage: int
    carrying: bool
    rows_next: int


class GolemThen(GolemStands):
    """A golem in the middle of a round."""

    out: bool


class GolemView(GolemStands):
    """A golem with its card; `bot` is the kind of a printed bot."""

    strength: int
    range: int
    rows: int
    limit: int
    bot: str
    subroutine: list[str]
    team: NotRequired[str]  # way.junior


GolemEvent = TypedDict(  # something happened to a golem by this rule; what it does not tell is left out
    "GolemEvent",
    {
        "rule": str,
        "golem": Colour,
        "beat": int,
        "command": NotRequired[str],
        "from": NotRequired[Cell],
        "to": NotRequired[Cell],
        "other": NotRequired[Colour],
        "amount": NotRequired[int],
        "what": NotRequired[GolemOutcome],
        "thing": NotRequired[str],
        "facing": NotRequired[Facing],  # the new one of a golem that turns
        "card": NotRequired[list[str]],
        "row": NotRequired[int],
    },
)


class RowOpened(TypedDict):
    kind: Literal["row"]
    beat: int
    round: int
    row: int
    cards: dict[str, str]


class GolemsField(TypedDict):
    """Golems and tokens after a row."""

    kind: Literal["field"]
    beat: int
    round: int
    row: int
    golems: dict[str, GolemThen]
    tokens: list[Token]


HAPPENINGS: Final = (GolemEvent, RowOpened, GolemsField, GameEnd)


class Task(TypedDict):
    rows: int
    use: list[str]
    avoid: list[str]
    use_all: list[str]
    exactly: list[str]


class ProgramAsk(TypedDict):
    kind: Literal["program"]
    rows: int
    all_rows: bool
    cards: dict[str, int]
    bonuses: list[str]
    call: bool
    secret: bool  # others must not see what is laid
    task: NotRequired[Task]
    logic: NotRequired[list[str]]
    copies: NotRequired[dict[str, int]]


class SubroutineAsk(TypedDict):
    kind: Literal["subroutine"]
    cards: list[str]


class CardNumbers(TypedDict):
    """The numbers printed on a golem card."""

    strength: int
    range: int
    rows: int
    limit: int


class CardAsk(TypedDict):
    kind: Literal["card"]
    options: list[str]
    numbers: dict[str, CardNumbers]


class LogicAsk(TypedDict):
    kind: Literal["logic"]
    options: list[str]
    token: Operator
    idle: list[str]  # options where the token does nothing
    secret: bool


class PickAsk(TypedDict):
    kind: Literal["pick"]
    options: list[str]
    golem: Colour


class ExitAsk(TypedDict):
    kind: Literal["exit"]
    options: list[str]
    golem: Colour


class TeleportAsk(TypedDict):
    kind: Literal["teleport"]
    options: list[str]
    golem: Colour


DecisionAsk = PickAsk | ExitAsk | TeleportAsk
GolemsAsk = ProgramAsk | SubroutineAsk | CardAsk | LogicAsk | DecisionAsk


class Laid(TypedDict):
    """A logic token on a program."""

    by: Colour
    on: Colour
    row: int
    op: Operator
    slot: NotRequired[str]


class Luck(TypedDict):
    drawn: NotRequired[dict[str, str]]
    left: NotRequired[dict[str, int]]


class Goal(TypedDict):
    kind: str
    cells: dict[str, list[Cell]]
    marks: list[Cell]
    amount: int


class Gears(TypedDict):
    left: list[Cell]
    counts: list[int]


class Question(TypedDict):
    kind: QuestionKind
    golem: Colour


class Paused(TypedDict):
    """A row that waits for a decision."""

    row: int
    golems: dict[str, GolemThen]
    tokens: list[Token]
    broken: list[int]
    opened: dict[str, list[str]]
    decided: list[int]
    question: Question


class BotLine(TypedDict):
    """A line of a bot's card: the command if the question is answered yes."""

    when: BotQuestion
    do: str


class BotProgram(TypedDict):
    """bot.card, bot.die: what a kind of bot follows at this table; `die` has six faces, or none if it never rolls."""

    eye: int
    lines: list[BotLine]
    die: list[str]


class GolemsMine(TypedDict):
    program: list[str] | None
    played: NotRequired[list[list[str]]]
    luck_to_come: NotRequired[list[str]]
    token: NotRequired[Operator | Literal[""]]


class Story(TypedDict):
    """The words of a scenario that somebody has made, by language; none where the maker wrote none."""

    title: dict[str, str]
    story: dict[str, str]


class PlotView(TypedDict):
    """Where a plot stands: `winners` of the chapters that are over, the winners of the plot once all are."""

    id: str
    chapter: int  # that is played, from 1
    scenarios: list[str]
    winners: list[list[Colour]]
    tale: dict[str, str]  # before the chapter, after it, or at the end, by language
    best: list[Colour]
    next: str  # the value of the option `plot` for the next chapter; empty while one is played, and after the last


class GolemsView(TypedDict):
    game: str
    options: dict[str, str]
    phase: Phase
    round: int
    last_round: int
    limit: int
    field: list[str]
    turns: Turns
    stats: list[Stat]  # those that count at this table: in junior the limit, and only where water lies
    golems: dict[str, GolemView]
    bot_programs: dict[str, BotProgram]  # by kind
    tokens: list[Token]
    contents: list[str]
    asked: dict[str, str]
    cards: dict[str, str]  # golem.choice
    laid: list[Laid]
    luck: Luck
    goal: Goal | None
    gears: Gears | None
    paused: Paused | None
    result: Result | None
    programs: dict[str, list[str]]
    story: NotRequired[Story]  # of a scenario in a link
    plot: NotRequired[PlotView]
    cards_laid: NotRequired[dict[str, int]]  # way.tournament
    seat: NotRequired[Colour]
    mine: NotRequired[GolemsMine]
    ask: NotRequired[GolemsAsk | None]


SHAPES: Final = Shapes(
    GolemsView, get_args(GolemsAsk), HAPPENINGS, {"Operator": Operator, "GolemOutcome": GolemOutcome}
)
