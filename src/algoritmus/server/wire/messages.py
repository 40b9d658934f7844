"""Every message of the protocol (docs/protocol.md) as a type: what is not of these shapes is not understood."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

from algoritmus.core.game import Refusal

CommandId = Annotated[str, Meta(min_length=1, max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)]
Card = Annotated[str, Meta(max_length=64)]
Cards = Annotated[list[Card], Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Options = dict[Word, Annotated[str, Meta(max_length=200)]]
Facts = dict[str, Any]
# The title names the type in `shapes` of what the games make.
Label = Annotated[str, Meta(title="Colour")]
Happened = Annotated[Facts, Meta(title="Happening")]
Viewed = Annotated[Facts, Meta(title="View")]
Ended = Annotated[Facts, Meta(title="Result")]
RawHappened = Annotated[Raw, Meta(title="Happening")]
RawViewed = Annotated[Raw, Meta(title="View")]
SeatKind = Literal["person", "computer", "open", "bot"]

# From the browser


class Hello(Struct, tag="hello"):
    seq: Number = 0


class Answer(Struct, tag="answer"):
    id: CommandId
    seat: SeatNumber
    step: Number
    cards: Cards


class Retract(Struct, tag="retract"):
    id: CommandId
    seat: SeatNumber
    step: Number


class Next(Struct, tag="next"):
    id: CommandId
    seat: SeatNumber
    laid: Cards


class Replace(Struct, tag="replace"):
    id: CommandId
    seat: SeatNumber
    player: Word = "greedy"


class Return(Struct, tag="return"):
    id: CommandId
    seat: SeatNumber


class SayPhrase(Struct, tag="phrase"):
    id: CommandId
    seat: SeatNumber
    phrase: Number


class Again(Struct, tag="again"):
    """The company of a game that is over goes on to this room."""

    id: CommandId
    seat: SeatNumber
    room: Annotated[str, Meta(pattern="^[A-Z0-9]{4,12}$")]


Command = Answer | Retract | Next | Replace | Return | SayPhrase | Again
FromBrowser = Hello | Answer | Retract | Next | Replace | Return | SayPhrase | Again

# From the server


class SeatShown(Struct):
    name: str
    kind: SeatKind
    player: str
    label: Label
    here: bool
    hints: bool  # whether who sits here may ask for one


class ClockShown(Struct):
    seconds: int
    left: dict[str, float]


class PhraseWords(Struct):
    ru: str
    en: str


class RoomState(Struct, tag="state"):
    seq: int
    step: int
    room: str
    rule_set: str
    seats: list[SeatShown]
    yours: list[int]
    views: dict[str, RawViewed]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockShown | None
    again: str  # the room where the company goes on
    phrases: list[PhraseWords]


class Step(Struct, tag="step"):
    seq: int
    step: int
    happened: dict[str, list[RawHappened]]
    views: dict[str, RawViewed]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockShown | None


class RoomTable(Struct, tag="table", omit_defaults=True):
    """Who sits there and who is waited for; where locked answers lie face up, also how everything looks now."""

    seq: int
    seats: list[SeatShown]
    yours: list[int]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockShown | None
    again: str
    views: dict[str, RawViewed] = {}


class Done(Struct, tag="done"):
    id: CommandId


class Refused(Struct, tag="refused"):
    id: CommandId
    code: str
    message: str
    card: int | None = None
    values: dict[str, str | int] = {}  # for the page's own sentence


class Reason(Struct):
    """Why a card cannot be laid: the catalogue's message is `<family>-why-<code>`, dots as dashes."""

    code: str
    rule: str
    values: dict[str, str | int]


def reasons(refused: dict[str, Refusal]) -> dict[str, Reason]:
    return {card: Reason(one.code, one.rule, one.values) for card, one in refused.items()}


class NextCards(Struct, tag="cards"):
    id: CommandId
    next: list[str]
    refused: dict[str, Reason]
    table: Facts | None


class Phrase(Struct, tag="phrase"):
    seq: int
    seat: int
    phrase: int


FromServer = RoomState | Step | RoomTable | Done | Refused | NextCards | Phrase

# Requests and their answers


class SeatWish(Struct):
    kind: Literal["person", "computer", "open"]
    player: Word = "greedy"
    name: Name = ""


class NewRoom(Struct):
    rule_set: Word
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    hints: bool | None = None  # if nothing is said, one person among computers may ask for them


class RoomMade(Struct):
    room: str
    seats: list[int]


class Join(Struct):
    """`seat` is the one of the free seats that a visitor likes; any if none is named."""

    name: Name = ""
    seat: SeatNumber | None = None


class Joined(Struct):
    seats: list[int]


class Door(Struct):
    room: str
    rule_set: str
    options: dict[str, str]
    seats: list[SeatShown]
    yours: list[int]
    over: bool
    clock: int


class DryRun(Struct):
    room: Word
    seat: SeatNumber
    cards: Cards


class DryRunTold(Struct):
    happened: list[Happened]


class PastAsk(Struct):
    """What a seat was asked in a step of a record."""

    record: str
    step: Number
    seat: SeatNumber


class PastAsked(Struct):
    view: Viewed
    cards: list[str]


class PastNext(Struct):
    record: str
    step: Number
    seat: SeatNumber
    laid: Cards


class PastCards(Struct):
    next: list[str]
    refused: dict[str, Reason]
    table: Facts | None


class WhatIf(Struct):
    record: str
    step: Number
    seat: SeatNumber
    cards: Cards


class Problem(Struct, omit_defaults=True):
    code: str
    message: str
    card: int | None = None
    line: int | None = None


class ReplayStep(Struct):
    step: int
    view: Viewed
    happened: list[Happened]
    answers: dict[str, list[str]]


class Replay(Struct):
    rule_set: str
    options: dict[str, str]
    seats: list[str]
    steps: list[ReplayStep]
    result: Ended | None
    seat: str  # whose eyes saw it; empty for a spectator's
    stopped: Problem | None = None  # where a record of other rules does not fit those of today any more


class Lesson(Struct):
    puzzle: str
    guide: list[list[str]]
    idea: dict[str, str]


class ReviewRounds(Struct):
    """The first line of a review: the steps in which programs were laid; a line `Reviewed` follows for each."""

    steps: list[int]


class RivalReply(Struct):
    seat: int
    cards: list[str]


class Judged(Struct):
    """How good a program was; what is counted, it counts in its seat's favour."""

    seat: int
    exact: bool
    reason: str
    grade: Literal["best", "good", "slip", "weak", "missed"]
    unit: Literal["harm", "worth"]
    what: str
    cards: list[str]
    got: float
    own: float
    value: float
    worst: float | None
    reply: RivalReply | None
    better: list[str]
    tries: int
    message: str  # of the catalogue
    loss: int  # for its sentence


class Reviewed(Struct):
    step: int
    judged: list[Judged]
    problem: str  # the code of what went wrong, or nothing


class HintWish(Struct):
    room: Word
    seat: SeatNumber


class HintTold(Struct):
    cards: list[str]


class Wishes(Struct):
    rule_set: Word
    options: Options = {}


class SightsWish(Struct):
    """How would the table look with every value of this option?"""

    rule_set: Word
    option: Word
    options: Options = {}


class Offered(Struct):
    options: dict[str, str]
    choices: dict[str, list[str]]
    places: dict[str, list[list[str]]]
    seats: list[Label]
    sight: Viewed  # the table as it would be set


Along = Annotated[int, Meta(ge=-40, le=140)]  # columns or rows


class EditWish(Struct):
    """What a hand does with a piece; places are column and row from 0, below zero beside the field."""

    do: Literal["put", "move", "turn", "flip", "remove", "mirror", "clear"]
    piece: Word = ""
    at: tuple[Along, Along] = (0, 0)
    to: tuple[Along, Along] = (0, 0)


class BuildWish(Struct):
    rule_set: Word
    text: Annotated[str, Meta(max_length=200)] = ""
    edit: EditWish | None = None


class SurpriseWish(Struct):
    rule_set: Word
    seed: Word = ""


class FaultTold(Struct):
    code: str
    message: str
    cells: list[str]
    values: dict[str, str | int]


class PieceLeft(Struct):
    id: str
    left: int
    turns: bool
    flips: bool
    shape: list[str]


class PieceLaid(Struct):
    piece: str
    cells: list[str]


class BuiltTold(Struct):
    """A field as far as it is laid; `refused` says why the edit could not be done."""

    option: str
    text: str
    ground: dict[str, Any]
    margin: int
    pieces: list[PieceLeft]
    laid: list[PieceLaid]
    faults: list[FaultTold]
    notes: list[FaultTold]
    players: list[int]
    mirrors: bool
    refused: FaultTold | None


class GameChoices(Struct):
    rule_set: str
    game: str
    edition: str
    own: str  # the option that takes a field of one's own; empty if nothing is built
    choices: dict[str, list[str]]
    titles: dict[str, dict[str, dict[str, str]]]
    stories: dict[str, dict[str, dict[str, str]]]
    offer: Offered
    lessons: list[Lesson]
    sights: list[str]  # options whose values are seen on the field
    numbers: dict[str, dict[str, dict[str, int]]]  # that are printed on what is chosen, by option and value


class Links(Struct):
    """The addresses that others on the local network open; none where the server is for this machine only."""

    links: list[str]


class Games(Struct):
    families: list[str]
    games: list[GameChoices]
    players: list[str]
    languages: list[str]


class RuleWords(Struct):
    name: str
    text: str
    editions: list[str]
    example: bool


class Example(Struct):
    view: Viewed
    happened: list[Happened]


class IslandTask(Struct):
    id: str
    kind: str
    title: dict[str, str]


class IslandShown(Struct):
    """A part of the path: one idea, its tasks in order."""

    id: str
    game: str
    rule_set: str
    title: dict[str, str]
    tasks: list[IslandTask]


class PathShown(Struct):
    islands: list[IslandShown]


class TaskShown(Struct):
    """A task before the first try. `given` is a program card by card, `?` a gap; `mixed` the cards to be ordered.

    `under` is how many cards lie on the missing one; -1 if it is a token that lies on the next itself.
    """

    id: str
    island: str
    number: int
    kind: str
    rule_set: str
    title: dict[str, str]
    story: dict[str, str]
    view: Viewed
    given: list[str]
    under: int
    mixed: list[str]
    cards: int
    covered: int
    optima: int
    forces: list[str]
    hints: list[str]


class OwnPage(Struct):
    """A puzzle of one's own, as its page tells it (docs/path.md)."""

    page: Facts


class OwnShown(Struct):
    """What the search proves of it; `ideas` are in the hand, `forces` are needed. `toml` is the page as a file."""

    solvable: bool
    cards: int
    rows: int
    optima: int
    covered: int
    ideas: list[str]
    forces: list[str]
    digest: str
    view: Viewed
    toml: str
    certificate: Facts | None


class StrokeWish(Struct):
    """What is done to a draft: an edit of its field, or `set`, which gives the choice `piece` a value."""

    do: Literal["put", "move", "turn", "remove", "clear", "set"]
    piece: Word = ""
    at: tuple[Along, Along] = (0, 0)
    to: tuple[Along, Along] = (0, 0)
    value: Annotated[str, Meta(max_length=200)] = ""


class DraftWish(Struct):
    """The text is the whole draft; without one a new draft of this kind begins."""

    kind: Literal["puzzle", "scenario"] = "puzzle"
    text: Annotated[str, Meta(max_length=1000)] = ""
    edit: StrokeWish | None = None


class CountTold(Struct):
    id: str
    card: str
    number: int
    most: int


class ChoiceTold(Struct):
    id: str
    value: str
    values: list[str]
    card: str


class DraftTold(Struct):
    """A puzzle or scenario as far as it is made. `page` has all words that a reader needs, `words` the maker's own,
    each of at most so many letters as `longest` says."""

    kind: str
    rule_set: str
    built: BuiltTold
    page: Facts
    words: dict[str, dict[str, str]]
    longest: dict[str, int]
    counts: list[CountTold]
    choices: list[ChoiceTold]
    toml: str


class TaskPage(Struct):
    page: Facts


class TaskNext(Struct):
    task: Word
    laid: Cards
    page: Facts | None = None


class TaskTry(Struct):
    """A program card by card, or the one cell that is predicted."""

    task: Word
    cards: Cards
    page: Facts | None = None


class VerdictTold(Struct):
    """`row` is the one (from 1) to be marked, 0 for none."""

    kind: str
    sentence: dict[str, str]
    row: int
    values: dict[str, str | int]
    stars: int
    cards: int


class TaskTried(Struct):
    verdict: VerdictTold
    view: Viewed
    happened: list[Happened]


class TaskHintAsk(Struct):
    task: Word
    step: Annotated[int, Meta(ge=0, le=5)]
    laid: Cards = []
    page: Facts | None = None


class TaskHint(Struct):
    """One rung; `cells` are where the ghost goes and `facings` where it looks there, `task` the easier sibling,
    `most_stars` what can still be won."""

    kind: str
    sentence: dict[str, str]
    values: dict[str, str | int]
    cards: list[str]
    cells: list[str]
    facings: list[str]
    task: str
    most_stars: int


class Problems(Struct):
    error: Problem


REQUESTS: Final = (
    NewRoom, RoomMade, Join, Joined, Door, Links, DryRun, DryRunTold, PastAsk, PastAsked, PastNext, PastCards, WhatIf,
    Replay, ReviewRounds, Reviewed, HintWish, HintTold, Games, Wishes, BuildWish, SurpriseWish, BuiltTold, RuleWords,
    Example, PathShown, TaskShown, OwnPage, OwnShown, DraftWish, DraftTold, TaskPage,
    TaskNext, TaskTry, TaskTried, TaskHintAsk, TaskHint, Problems
)  # fmt: skip
