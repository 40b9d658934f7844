"""The path: islands, their tasks, tries and hints, and puzzles of one's own."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from algoritmus.server.wire.fields import Cards, Facts, Happened, Viewed, Word


class IslandTaskPayload(Struct):
    id: str
    kind: str
    title: dict[str, str]


class IslandPayload(Struct):
    """A part of the path: one idea, its tasks in order."""

    id: str
    game: str
    rule_set: str
    title: dict[str, str]
    tasks: list[IslandTaskPayload]


class PathResponse(Struct):
    islands: list[IslandPayload]


class TaskResponse(Struct):
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


class UserPuzzleRequest(Struct):
    """A puzzle of one's own, as its page tells it (docs/path.md). Who watches is told line by line how far it is."""

    page: Facts
    watch: bool = False


class UserPuzzleProgress(Struct):
    """How far the search is: programs tried, places done of those known by now; once all `programs` are counted it
    goes on `without` the cards of an idea."""

    covered: int
    done: int
    known: int
    programs: int
    without: str


class UserPuzzleResponse(Struct):
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


class UserTaskRequest(Struct):
    page: Facts


class TaskNextRequest(Struct):
    task: Word
    laid: Cards
    page: Facts | None = None


class TaskTryRequest(Struct):
    """A program card by card, or the one cell that is predicted."""

    task: Word
    cards: Cards
    page: Facts | None = None


class VerdictPayload(Struct):
    """`row` is the one (from 1) to be marked, 0 for none."""

    kind: str
    sentence: dict[str, str]
    row: int
    values: dict[str, str | int]
    stars: int
    cards: int


class TaskTryResponse(Struct):
    verdict: VerdictPayload
    view: Viewed
    happened: list[Happened]


class TaskHintRequest(Struct):
    task: Word
    step: Annotated[int, Meta(ge=0, le=5)]
    laid: Cards = []
    page: Facts | None = None


class TaskHintResponse(Struct):
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
