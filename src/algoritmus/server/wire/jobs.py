"""Requests to worker processes that are not requests of the page themselves."""

from __future__ import annotations

from msgspec import Struct

from algoritmus.core.package.editing import Page
from algoritmus.server.wire.fields import ViewPayload


class SeatJob(Struct):
    """A job that knows only the view of one seat."""

    rule_set: str
    view: ViewPayload
    seat: int
    seed: str


class HintJob(SeatJob):
    """A good answer."""


class ThinkJob(SeatJob):
    """The answer of a computer player."""

    player: str


class DryRunJob(SeatJob):
    """A program of the seat, played while all others stand still."""

    cards: list[str]


class RecordJob(Struct):
    """A record: its replay, its link, or its rounds that can be reviewed."""

    record: str


class SeenJob(RecordJob):
    """A record as a seat saw it; None for a spectator."""

    seat: int | None


class ReviewJob(RecordJob):
    """One round of a record, reviewed."""

    step: int


class LinkJob(Struct):
    """The text of the link of a record."""

    link: str


class SettleJob(Struct):
    """A case for the referee."""

    text: str


class TaskJob(Struct):
    """A task before the first try; `page` is a user puzzle."""

    task: str
    page: Page | None = None


class PathJob(Struct):
    """The islands of the path with their tasks."""
