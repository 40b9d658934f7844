"""Enumeration of one player's decisions in the middle of a row, answered from a list, for searches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from algoritmus.core.grid import NO_CELL
from algoritmus.core.packed import Undecided
from algoritmus.games.golems.rules.codes import TOKEN_OR
from algoritmus.games.golems.rules.row.logic import PICKS
from algoritmus.games.golems.rules.row.scene import Decisions, Golem, Scene
from algoritmus.games.golems.rules.row.water import exits, free_cells

Found = TypeVar("Found")
Answers = tuple[int, ...]


class OpenQuestion(Exception):
    """A question beyond the list: it can be answered in so many ways."""

    def __init__(self, options: int) -> None:
        super().__init__(f"{options} ways to go on")
        self.options = options


def run_all_answers(run: Callable[[Answers], Found], most: int = 0) -> Iterator[Found]:
    """Run with every list of answers, the first answer first; `most` bounds the runs, 0 does not."""
    pending: list[Answers] = [()]
    runs = 0
    while pending and (runs < most or not most):
        answers = pending.pop()
        runs += 1
        try:
            outcome = run(answers)
        except OpenQuestion as error:
            pending += [(*answers, number) for number in reversed(range(error.options))]
            continue
        yield outcome


class EnumeratedDecisions(Decisions):
    """The player's answers by their numbers. Undecided where anybody else is asked, or a die is rolled."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.answers: tuple[int, ...] = ()
        self.asked: int = 0

    def begin(self, answers: Sequence[int]) -> None:
        self.answers = tuple(answers)
        self.asked = 0

    def choose(self, golem: int, options: int, what: str) -> int:
        """A question with one answer is none."""
        if options == 1:
            return 0
        if golem != self.player:
            raise Undecided(what)
        if self.asked >= len(self.answers):
            raise OpenQuestion(options)
        self.asked += 1
        return self.answers[self.asked - 1]

    def die(self, golem: int) -> int:  # noqa: ARG002
        raise Undecided("die")

    def pick(self, golem: int, token: int) -> tuple[bool, bool]:
        return PICKS[self.choose(golem, 3 if token == TOKEN_OR else 2, "pick")]

    def exit(self, scene: Scene, golem: Golem) -> int:
        options = exits(scene, golem)
        return options[self.choose(golem.seat, len(options), "exit")]

    def teleport(self, scene: Scene, golem: Golem, by: int) -> int:  # noqa: ARG002
        options = [NO_CELL, *free_cells(scene)]
        return options[self.choose(by, len(options), "teleport")]
