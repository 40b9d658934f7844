"""Records: replay step by step, what-if, and review."""

from __future__ import annotations

from msgspec import Struct

from algoritmus.analysis.results import Assessment
from algoritmus.core.view_types import Reason
from algoritmus.server.wire.fields import (
    Cards,
    EventPayload,
    Number,
    Problem,
    ResultPayload,
    SeatNumber,
    TablePayload,
    ViewPayload,
)


class PastAskRequest(Struct):
    """The question to a seat in a step of a record."""

    record: str
    step: Number
    seat: SeatNumber


class PastAskResponse(Struct):
    view: ViewPayload
    cards: list[str]


class PastNextRequest(Struct):
    record: str
    step: Number
    seat: SeatNumber
    laid: Cards


class NextCardsResponse(Struct):
    next: list[str]
    refused: dict[str, Reason]
    table: TablePayload | None


class WhatIfRequest(Struct):
    record: str
    step: Number
    seat: SeatNumber
    cards: Cards


class ReplayStep(Struct):
    step: int
    view: ViewPayload
    happened: list[EventPayload]
    answers: dict[str, list[str]]


class Replay(Struct):
    rule_set: str
    options: dict[str, str]
    seats: list[str]
    steps: list[ReplayStep]
    result: ResultPayload | None
    seat: str  # whose view the steps show; empty for a spectator
    stopped: Problem | None = None  # at the first step of an outdated rules version that the rules of today refuse


class RecordLinkResponse(Struct):
    """The text of the link of a record."""

    link: str


class LinkedRecordResponse(Struct):
    record: str


class ReviewRoundsResponse(Struct):
    """The first line of a review: the steps in which programs were laid; a line `ReviewResponse` follows for each."""

    steps: list[int]


class ReviewResponse(Struct):
    step: int
    judged: list[Assessment]
    problem: str  # its code, or empty
