"""Tasks of the path as they are asked for: shown, laid card by card, tried and hinted at; nothing is remembered."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import algoritmus
from algoritmus.core.family import Family
from algoritmus.core.game import Refusal
from algoritmus.core.puzzle import Puzzle, Unprovable
from algoritmus.core.reader import InputError, decoded
from algoritmus.puzzles import path
from algoritmus.puzzles.certificate import MOST_CHECKED, certify, forced
from algoritmus.puzzles.hints import hint, ladder
from algoritmus.puzzles.own import own_puzzles
from algoritmus.puzzles.page import print_page
from algoritmus.puzzles.say import hint_sentences, sentences
from algoritmus.puzzles.shelf import read_page
from algoritmus.puzzles.solve import Progress, TooLarge, solve
from algoritmus.puzzles.tasks import OWN, PREDICT, WRITE, Task
from algoritmus.server.wire.fields import reasons
from algoritmus.server.wire.past import PastCards
from algoritmus.server.wire.path import OwnFar, OwnShown, TaskHint, TaskShown, TaskTried, VerdictTold

MOST_CARDS: Final = 40  # of a program: more are in no box
MOST_LOOKED: Final = 400_000  # rows that are looked at in a puzzle that is being built: the answer is waited for
MADE: Final = {"island": OWN, "number": 1, "kind": WRITE}
KEPT: Final = 32  # puzzles of one's own, as they were proven
Tell = Callable[[OwnFar], None]
_own: dict[str, Task] = {}


def nobody(far: OwnFar) -> None:
    """Is told."""


def found(task: str, page: dict[str, Any] | None = None, tell: Tell = nobody) -> Task:
    """A task of the path, or a puzzle of one's own as its page tells it."""
    if page:
        return own_task(json.dumps(page, ensure_ascii=False, sort_keys=True), tell)
    if task in own_puzzles().found:
        return kept(f"{task}.toml", lambda: prove(*own_puzzles().found[task], tell))
    try:
        return path.task(task)
    except KeyError:
        raise Refusal("task.unknown", f"there is no task {task[:64]!r}") from None


def own_task(text: str, tell: Tell) -> Task:
    """A puzzle that somebody is building."""
    try:
        return kept(text, lambda: prove(*read_page(json.loads(text)), tell))
    except InputError as error:
        raise Refusal("page.fault", str(error)) from None


def kept(name: str, make: Callable[[], Task]) -> Task:
    """The same puzzle is proven once."""
    if name not in _own:
        proven = make()
        while len(_own) >= KEPT:
            del _own[next(iter(_own))]
        _own[name] = proven
    return _own[name]


def prove(family: Family, puzzle: Puzzle, tell: Tell) -> Task:
    """With what a bounded search proves of it."""
    try:
        solved = solve(puzzle.labyrinth(), teller(tell, 0, ""), MOST_LOOKED)
        watch = partial(teller, tell, solved.covered)
        forces = forced(puzzle, watch, MOST_LOOKED) if solved.solvable else {}
    except Unprovable as error:
        raise Refusal("page.unprovable", str(error)) from None
    except TooLarge:
        raise Refusal("page.large", "there are too many programs to try them all") from None
    return Task(puzzle, decoded(MADE), certify(puzzle, family.version, solved, forces))


def teller(tell: Tell, programs: int, without: str) -> Progress:
    return lambda done, known, covered: tell(OwnFar(covered, done, known, programs, without))


def show_own(page: dict[str, Any], tell: Tell = nobody) -> OwnShown:
    """The verdict of the search beside what is being built; a file and a certificate only if all was proven."""
    one = found("", page, tell)
    proof = one.proof
    family = algoritmus.family(one.puzzle.rule_set.partition("/")[0])
    certified = bool(proof["solvable"]) and int(proof["covered"]) <= MOST_CHECKED
    toml = print_page(family.with_solution(page, one.optimum)) if certified else ""
    return OwnShown(bool(proof["solvable"]), int(proof["cards"]), int(proof["rows"]), int(proof["optima"]),
                    int(proof["covered"]), list(one.puzzle.concepts()), list(proof["forces"]), str(proof["digest"]),
                    one.puzzle.view(), toml, proof if certified else None)  # fmt: skip


def show_task(task: str, page: dict[str, Any] | None = None) -> TaskShown:
    """Everything that is on the table before the first try."""
    one = found(task, page)
    puzzle = one.puzzle
    return TaskShown(
        one.id,
        one.island,
        one.number,
        one.kind,
        puzzle.rule_set,
        dict(puzzle.title),
        dict(puzzle.story),
        one.view(),
        one.shown(),
        one.under(),
        one.mixed,
        one.best,
        int(one.proof["covered"]),
        int(one.proof["optima"]),
        list(one.proof["forces"]),
        list(ladder(one)),
    )


def task_next(task: str, laid: list[str], page: dict[str, Any] | None = None) -> PastCards:
    """Which cards may follow, and why others may not."""
    ask, cards = found(task, page).puzzle.ask(), tuple(bounded(laid))
    return PastCards(ask.next_cards(cards), reasons(ask.refused(cards)), ask.table(cards))


def try_task(task: str, cards: list[str], page: dict[str, Any] | None = None) -> TaskTried:
    """The verdict on a program, or on a cell, with everything that happens."""
    one = found(task, page)
    verdict, ran = one.judge(bounded(cards))
    told = sentences(one.puzzle.rule_set.partition("/")[0], verdict)
    row = verdict.row or int(verdict.values.get("row", 0) or 0)
    happened = list(ran.happened) if ran is not None and (one.kind != PREDICT or verdict.stars) else []
    shown = VerdictTold(verdict.kind, told, row, dict(verdict.values), verdict.stars, verdict.cards)
    return TaskTried(shown, one.view(), happened)


def task_hint(task: str, step: int, laid: list[str], page: dict[str, Any] | None = None) -> TaskHint:
    """One rung of the ladder; a puzzle of one's own has no siblings."""
    one = found(task, page)
    if page and not one.proof["solvable"]:
        raise Refusal("page.unsolvable", "nothing solves this puzzle")
    given = hint(one, step, bounded(laid), "" if one.island == OWN else path.sibling(one))
    told = hint_sentences(one.puzzle.rule_set.partition("/")[0], given)
    return TaskHint(given.kind, told, dict(given.values), list(given.cards), list(given.cells),
                    list(given.facings), given.task, given.most_stars)  # fmt: skip


def bounded(cards: list[str]) -> list[str]:
    if len(cards) > MOST_CARDS:
        raise Refusal("program.rows", "so many cards are in no box")
    return cards
