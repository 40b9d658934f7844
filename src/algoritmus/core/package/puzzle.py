"""A puzzle of any game: a graph to search, programs to enumerate by brute force, runs to judge."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from algoritmus.core.game import Ask, Facts
from algoritmus.core.view_types import Event, View

CONCEPTS: Final = ("turn", "loop", "repeat", "if", "while", "call", "logic")
Texts = Mapping[str, str]  # by language


class Unprovable(Exception):
    """A puzzle that cannot be searched through; the message says why."""


class Edge(NamedTuple):
    """One row or turn more: as text, its cards, and the place it leads to."""

    text: str
    cards: int
    to: int


class MergedEdge(NamedTuple):
    """Rows or turns that take as many cards to the same place: so many of them."""

    cards: int
    to: int
    number: int


class LastRow(NamedTuple):
    """Where one row more ends every try: how many tries that makes, and how many of them are solved, by cards."""

    tries: int
    solved: Mapping[int, int]


class SearchGraph(Protocol):
    """All lawful tries of a puzzle as places: equal places have one number."""

    start: int = 0

    def edges(self, place: int) -> Sequence[Edge]:
        """The edges that lead on; none where the try is over."""

    def merged_edges(self, place: int) -> Sequence[MergedEdge]:
        """The same for searches that only count."""
        return [MergedEdge(edge.cards, edge.to, 1) for edge in self.edges(place)]

    def last_row(self, place: int) -> LastRow | None:  # noqa: ARG002
        """The results of the last row, where they are known without laying it; None elsewhere."""
        return None

    def is_whole(self, place: int) -> bool:
        """Whether what is laid by now is a lawful try that may be run to its end."""

    def is_solved(self, place: int) -> bool:
        """Whether a whole try that ends here has met the goal."""


class Try(NamedTuple):
    """A lawful try, as a plain enumerator sees it."""

    cards: int
    rows: int
    solved: bool


class RunResult(NamedTuple):
    """The result of a run, from which a verdict is made.

    `end` is `goal`, `out`, `circles`, `limit`, `end` (by another rule) or `condition`; `row` is where (from 1, 0 for
    nowhere); `rule`, `thing` and `command` tell what blocked the row, `missed` how many cells the goal was missed by.
    """

    end: str
    cards: int
    rows: int
    row: int = 0
    rule: str = ""
    thing: str = ""
    missed: int = -1
    amount: int = 0
    word: str = ""
    happened: Sequence[Event] = ()


class Puzzle(Protocol):
    """One puzzle: one player, a goal, cards. A `program` is a text for every row or turn, rounds divided by `|`."""

    id: str
    rule_set: str
    title: Texts
    story: Texts
    solutions: Sequence[Sequence[str]] = ()  # programs given by the author of the puzzle

    def facts(self) -> Facts:
        """All that matters for the proof: what the digest is made of."""

    def concepts(self) -> Sequence[str]:
        """The ideas whose cards are in the hand."""

    def without(self, concept: str) -> Puzzle:
        """The same board with the same other cards."""

    def search_graph(self) -> SearchGraph: ...

    def tries(self) -> Iterator[Try]:
        """Every lawful try, one by one, played whole: shares nothing with the search graph but the engine."""

    def run(self, program: Sequence[str]) -> RunResult:
        """Play a lawful program; Refusal if it is none."""

    # for the table

    def view(self, aim: bool = True) -> View:
        """The view of the table, with the goal or without it."""

    def ask(self) -> Ask: ...

    def words(self) -> list[str]:
        """Every word that may stand in an answer."""
        return self.ask().cards()

    def laid(self, answer: Sequence[str]) -> list[str]:
        """An answer card by card as a program; Refusal if it cannot be laid."""

    def answer(self, program: Sequence[str]) -> list[str]:
        """A program card by card."""

    def under(self, card: str) -> int:  # noqa: ARG002
        """How many cards lie on this one; -1 if it lies on the next itself."""
        return 0

    def poses_of(self, program: Sequence[str]) -> list[tuple[str, str]]:
        """The cell on which the own figure stands after each row or turn, and where it looks, its start first."""

    def path_of(self, program: Sequence[str]) -> list[str]:
        return [cell for cell, _ in self.poses_of(program)]
