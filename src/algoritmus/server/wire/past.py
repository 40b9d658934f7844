"""Games that were played: a record step by step, what if, and how good a program was."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from algoritmus.server.wire.fields import Cards, Ended, Facts, Happened, Number, Problem, Reason, SeatNumber, Viewed


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
    stopped: Problem | None = None  # where a record of other rules does not fit those of today any more


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
