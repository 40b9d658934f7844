"""Requests to worker processes that are not requests of the page themselves."""

from __future__ import annotations

from msgspec import Struct

from algoritmus.core.package.editing import Page
from algoritmus.server.wire.fields import ViewPayload


class ThinkJob(Struct):
    """The answer of a computer player."""

    rule_set: str
    view: ViewPayload
    seat: int
    player: str
    seed: str


class DryRunJob(Struct):
    """A program of one seat, played from its view."""

    rule_set: str
    view: ViewPayload
    seat: int
    cards: list[str]
    seed: str


class HintJob(Struct):
    """A good answer, found from the view of a seat."""

    rule_set: str
    view: ViewPayload
    seat: int
    seed: str


class RecordJob(Struct):
    """A record: its replay, or its rounds that can be reviewed."""

    record: str


class SeenJob(Struct):
    """A record as a seat saw it; None for a spectator."""

    record: str
    seat: int | None


class ReviewJob(Struct):
    """One round of a record, reviewed."""

    record: str
    step: int


class SettleJob(Struct):
    """A case for the referee."""

    text: str


class TaskJob(Struct):
    """A task before the first try; `page` is a user puzzle."""

    task: str
    page: Page | None = None


class PathJob(Struct):
    """The islands of the path with their tasks."""
