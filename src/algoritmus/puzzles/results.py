"""Result types of tasks and puzzles. The server encodes them as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from algoritmus.core.package.puzzle import Texts
from algoritmus.core.view_types import View
from algoritmus.puzzles.certificate import Certificate

Values = Mapping[str, str | int]  # of a sentence of the catalogue


@dataclass(frozen=True)
class IslandTask:
    id: str
    kind: str
    title: Texts


@dataclass(frozen=True)
class Island:
    """A part of the path: one idea, its tasks in order."""

    id: str
    game: str
    rule_set: str
    title: Texts
    tasks: Sequence[IslandTask]


@dataclass(frozen=True)
class TaskView:
    """A task before the first try. `given` is a program card by card, `?` a gap; `mixed` the cards to be ordered.

    `under` is how many cards lie on the missing one; -1 if it is a token that lies on the next itself.
    """

    id: str
    island: str
    number: int
    kind: str
    rule_set: str
    title: Texts
    story: Texts
    view: View
    given: Sequence[str]
    under: int
    mixed: Sequence[str]
    cards: int
    covered: int
    optima: int
    forces: Sequence[str]
    hints: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """The judgement of an answer: `row` (from 1, 0 for none) is where the program left the way."""

    kind: str
    sentence: Texts = field(default_factory=dict)
    row: int = 0
    values: Values = field(default_factory=dict)
    stars: int = 0
    cards: int = 0


@dataclass(frozen=True, kw_only=True)
class Hint:
    """One rung; `cells` are where the ghost goes and `facings` where it looks there, `task` the easier sibling,
    `most_stars` what can still be won."""

    kind: str
    sentence: Texts = field(default_factory=dict)
    values: Values = field(default_factory=dict)
    cards: Sequence[str] = ()
    cells: Sequence[str] = ()
    facings: Sequence[str] = ()
    task: str = ""
    most_stars: int


@dataclass(frozen=True)
class PuzzleProof:
    """The proof of a user puzzle; `ideas` are in the hand, `forces` are needed. `toml` is the page as a file."""

    solvable: bool
    cards: int
    rows: int
    optima: int
    covered: int
    ideas: list[str]
    forces: list[str]
    digest: str
    view: View
    toml: str
    certificate: Certificate | None
