"""The path: islands, their tasks, tries and hints, and user puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from algoritmus.core.package.editing import Page
from algoritmus.puzzles.results import Hint, Island, PuzzleProof, TaskView, Verdict
from algoritmus.server.wire.fields import Cards, EventPayload, ViewPayload, Word

IslandPayload = Island
TaskResponse = TaskView
TaskHintResponse = Hint
UserPuzzleResponse = PuzzleProof


class PathResponse(Struct):
    islands: list[Island]


class UserPuzzleRequest(Struct):
    """A user puzzle, given by its page (docs/path.md). With `watch` the response reports progress line by line."""

    page: Page
    watch: bool = False


class UserPuzzleProgress(Struct):
    """Progress of the search: programs tried, and places done of those known by now. Once all `programs` are counted,
    it is repeated `without` the cards of an idea."""

    covered: int
    done: int
    known: int
    programs: int
    without: str


class UserTaskRequest(Struct):
    page: Page


class TaskNextRequest(Struct):
    task: Word
    laid: Cards
    page: Page | None = None


class TaskTryRequest(Struct):
    """A program card by card, or the one cell that is predicted."""

    task: Word
    cards: Cards
    page: Page | None = None


class TaskTryResponse(Struct):
    verdict: Verdict
    view: ViewPayload
    happened: list[EventPayload]


class TaskHintRequest(Struct):
    task: Word
    step: Annotated[int, Meta(ge=0, le=5)]
    laid: Cards = []
    page: Page | None = None
