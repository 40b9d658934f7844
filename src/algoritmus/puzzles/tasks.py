"""Tasks of the path: a puzzle, what is given, and how an answer to it is judged (six kinds)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import Refusal
from algoritmus.core.package.puzzle import Puzzle, RunResult, SearchGraph
from algoritmus.core.reader import Node
from algoritmus.core.view_types import View
from algoritmus.puzzles.certificate import Certificate
from algoritmus.puzzles.results import Values, Verdict
from algoritmus.puzzles.search import leaves_way

PREDICT: Final = "predict"
COMPLETE: Final = "complete"
ORDER: Final = "order"
DEBUG: Final = "debug"
WRITE: Final = "write"
SHORTEN: Final = "shorten"
OWN: Final = "own"  # the island of puzzles that somebody made
KINDS: Final = (PREDICT, COMPLETE, ORDER, DEBUG, WRITE, SHORTEN)
GIVEN: Final = (PREDICT, COMPLETE, DEBUG, SHORTEN)  # kinds with a program on the table
NEXT: Final = "/"  # in an answer of several turns: this one is over
GAP: Final = "?"  # the card that is missing
ALL_STARS: Final = 3
HINTED_STARS: Final = 2
SOLVED: Final = ("shortest", "longer", "right")
FAILED: Final = ("missed", "lacking", "blocked", "circles", "out", "ended", "condition", "elsewhere", "unlawful")
VERDICTS: Final = (*SOLVED, *FAILED)


class Task:
    """One task with its certificate; `given` is a program, `gap` a place in its cards, `mixed` the cards to order."""

    def __init__(self, puzzle: Puzzle, node: Node, proof: Certificate) -> None:
        keys = node.table(("island", "number", "kind"), ("given", "gap", "mixed", "ends"))
        self.puzzle = puzzle
        self.id = puzzle.id
        self.island = keys["island"].text()
        self.number = keys["number"].whole()
        self.kind = keys["kind"].word(KINDS)
        self.given = [item.text() for item in keys.listed("given")]
        self.gap = keys.read("gap", lambda one: one.whole(0), -1)
        self.mixed = [item.text() for item in keys.listed("mixed")]
        self.ends = keys.read("ends", Node.text, "")
        self.proof = proof
        self.graph: SearchGraph | None = None
        self.leading: dict[int, bool] = {}
        if (self.kind in GIVEN) != bool(self.given):
            raise node.error("'given' is a program, and just what is predicted, completed, mended or shortened has one")

    @property
    def best(self) -> int:
        return self.proof["cards"]

    @property
    def optimum(self) -> list[str]:
        return list(self.proof["programs"][0])

    def shown(self) -> list[str]:
        """The given program card by card, with the gap in it."""
        cards = self.puzzle.answer(self.given) if self.given else []
        if self.kind == COMPLETE:
            cards[self.gap] = GAP
        return cards

    def view(self) -> View:
        """The view of the table, without the goal where the end is to be predicted."""
        return self.puzzle.view(aim=self.kind != PREDICT)

    def under(self) -> int:
        """How many cards lie on the missing one."""
        return self.puzzle.under(self.puzzle.answer(self.given)[self.gap]) if self.kind == COMPLETE else 0

    def random(self, chance: Chance) -> list[str]:
        """Any answer that may be given: a program, or a cell on the way."""
        if self.kind != PREDICT:
            return list(self.puzzle.ask().random(chance))
        cells = self.puzzle.path_of(self.given)
        return [cells[chance.draw(len(cells), "cell")]]

    # judging

    def judge(self, answer: Sequence[str]) -> tuple[Verdict, RunResult | None]:
        """A program laid card by card, or the one cell that is predicted."""
        if self.kind == PREDICT:
            return self.judge_cell(answer), self.puzzle.run(self.given)
        try:
            program = self.puzzle.laid(answer)
            ran = self.puzzle.run(program)
        except Refusal as error:
            return Verdict(kind="unlawful", values={**error.values, "why": error.message, "rule": error.rule}), None
        return self.verdict(answer, program, ran), ran

    def judge_cell(self, answer: Sequence[str]) -> Verdict:
        if list(answer) == [self.ends]:
            return Verdict(kind="right", stars=ALL_STARS)
        return Verdict(kind="elsewhere", values={"cell": answer[0] if answer else ""})

    def verdict(self, answer: Sequence[str], program: Sequence[str], ran: RunResult) -> Verdict:
        broken = self.broken(list(answer))
        if broken:
            return Verdict(kind="condition", values={"what": broken}, cards=ran.cards)
        if ran.end == "goal":
            more = ran.cards - self.best
            kind = "longer" if more > 0 else "shortest"
            values: Values = {"more": more, "covered": self.proof["covered"]}
            return Verdict(kind=kind, values=values, stars=ALL_STARS - min(more, 2), cards=ran.cards)
        kind, values = failure(ran)
        return Verdict(kind=kind, row=self.left_way(program), values=values, cards=ran.cards)

    def broken(self, answer: list[str]) -> str:
        """The condition of this kind of task that an answer breaks."""
        shown = self.shown()
        if self.kind in (COMPLETE, DEBUG):
            other = [place for place, card in enumerate(shown) if place >= len(answer) or answer[place] != card]
            if len(answer) != len(shown) or len(other) > 1:
                return "one-card"
        if self.kind == ORDER:
            ask = self.puzzle.ask()
            played = Counter(ask.card_of(word) for word in answer if word != NEXT)
            return "" if played == Counter(self.mixed) else "these-cards"
        return ""

    def left_way(self, program: Sequence[str]) -> int:
        if self.graph is None:
            self.graph = self.puzzle.search_graph()
        return leaves_way(self.graph, tuple(program), self.leading)


def failure(ran: RunResult) -> tuple[str, Values]:
    """The type of a failure, and what its sentence tells."""
    cells, amount = max(ran.missed, 0), ran.amount
    values: Values = {"row": ran.row, "rule": ran.rule, "thing": ran.thing, "cells": cells, "amount": amount}
    if ran.end == "condition":
        return "condition", {"what": ran.thing, "word": ran.word, "amount": amount}
    if ran.end in ("out", "circles", "end"):
        return {"end": "ended"}.get(ran.end, ran.end), values
    if ran.row:
        return "blocked", values
    return ("missed" if ran.missed > 0 else "lacking"), values
