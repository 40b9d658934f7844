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


Command = Answer | Retract | Next | Replace | Return | SayPhrase
FromBrowser = Hello | Answer | Retract | Next | Replace | Return | SayPhrase

# From the server


class SeatShown(Struct):
    name: str
    kind: SeatKind
    player: str
    label: Label
    here: bool


class ClockShown(Struct):
    seconds: int
    left: dict[str, float]


class PhraseWords(Struct):
    ru: str
    en: str


class State(Struct, tag="state"):
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


class Table(Struct, tag="table"):
    seq: int
    seats: list[SeatShown]
    yours: list[int]
    waiting: list[int]
    sealed: list[int]
    late: list[int]
    clock: ClockShown | None


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


FromServer = State | Step | Table | Done | Refused | NextCards | Phrase

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


class RoomMade(Struct):
    room: str
    seats: list[int]


class Join(Struct):
    name: Name = ""


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


class Lesson(Struct):
    puzzle: str
    guide: list[list[str]]
    idea: dict[str, str]


class Wishes(Struct):
    rule_set: Word
    options: Options = {}


class Offered(Struct):
    options: dict[str, str]
    choices: dict[str, list[str]]
    places: dict[str, list[list[str]]]
    seats: list[Label]


class GameChoices(Struct):
    rule_set: str
    game: str
    edition: str
    choices: dict[str, list[str]]
    titles: dict[str, dict[str, dict[str, str]]]
    stories: dict[str, dict[str, dict[str, str]]]
    offer: Offered
    lessons: list[Lesson]


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


class Problem(Struct, omit_defaults=True):
    code: str
    message: str
    card: int | None = None
    line: int | None = None


class Problems(Struct):
    error: Problem


REQUESTS: Final = (
    NewRoom, RoomMade, Join, Joined, Door, Links, DryRun, DryRunTold, PastAsk, PastAsked, PastNext, PastCards, WhatIf,
    Replay, Games, Wishes, RuleWords, Example, Problems
)  # fmt: skip
