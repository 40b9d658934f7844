"""Tasks of the path and user puzzles: shown, laid card by card, tried, hinted at. No progress is stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from algoritmus.core.game import Refusal
from algoritmus.core.package.editing import Page
from algoritmus.core.package.puzzle import Puzzle, Unprovable
from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.reader import InputError, decoded
from algoritmus.puzzles import hints
from algoritmus.puzzles import path as tasks_of_path
from algoritmus.puzzles.certificate import MOST_CHECKED, certify, forced
from algoritmus.puzzles.lookup import read_page, support_of
from algoritmus.puzzles.results import Hint, PuzzleProof, TaskView
from algoritmus.puzzles.search import Progress, TooLarge, solve
from algoritmus.puzzles.sentences import hint_sentences, with_sentences
from algoritmus.puzzles.tasks import OWN, PREDICT, WRITE, Task
from algoritmus.puzzles.toml_page import print_page
from algoritmus.puzzles.user_puzzles import user_puzzles
from algoritmus.server.wire.jobs import PathJob, TaskJob
from algoritmus.server.wire.replay import NextCardsResponse
from algoritmus.server.wire.tasks import (
    PathResponse,
    TaskHintRequest,
    TaskNextRequest,
    TaskTryRequest,
    TaskTryResponse,
    UserPuzzleProgress,
    UserPuzzleRequest,
)

MAX_CARDS: Final = 40  # of a program: no box has more
MAX_ROWS: Final = 400_000  # step budget of a proof: somebody waits for it
USER_TASK: Final = {"island": OWN, "number": 1, "kind": WRITE}
MAX_PROVEN: Final = 32  # user puzzles in the cache
Report = Callable[[UserPuzzleProgress], None]
_proven: dict[str, Task] = {}


def report_nothing(progress: UserPuzzleProgress) -> None:
    """The job has no listener."""


def path(job: PathJob) -> PathResponse:  # noqa: ARG001
    """The islands of all games with their tasks; user puzzles come last."""
    return PathResponse(tasks_of_path.show_islands())


def find(task: str, page: Page | None = None, report: Report = report_nothing) -> Task:
    """A task of the path, a puzzle of the user folder, or a user puzzle given by its page."""
    if page:
        return find_page(json.dumps(page, ensure_ascii=False, sort_keys=True), report)
    if task in user_puzzles().found:
        return proven(f"{task}.toml", lambda: prove(*user_puzzles().found[task], report))
    try:
        return tasks_of_path.task(task)
    except KeyError:
        raise Refusal("task.unknown", f"there is no task {task[:64]!r}") from None


def find_page(text: str, report: Report) -> Task:
    try:
        return proven(text, lambda: prove(*read_page(json.loads(text)), report))
    except InputError as error:
        raise Refusal("page.fault", str(error)) from None


def proven(name: str, prove_it: Callable[[], Task]) -> Task:
    """A cache: the same puzzle is proven once."""
    if name not in _proven:
        task = prove_it()
        while len(_proven) >= MAX_PROVEN:
            del _proven[next(iter(_proven))]
        _proven[name] = task
    return _proven[name]


def prove(support: PuzzleSupport, puzzle: Puzzle, report: Report) -> Task:
    """The puzzle as a task, with the certificate of a bounded search."""
    try:
        solved = solve(puzzle.search_graph(), reporter(report, 0, ""), MAX_ROWS)
        watch = partial(reporter, report, solved.covered)
        forces = forced(puzzle, watch, MAX_ROWS) if solved.solvable else {}
    except Unprovable as error:
        raise Refusal("page.unprovable", str(error)) from None
    except TooLarge:
        raise Refusal("page.large", "there are too many programs to try them all") from None
    return Task(puzzle, decoded(USER_TASK), certify(puzzle, support.version, solved, forces))


def reporter(report: Report, programs: int, without: str) -> Progress:
    return lambda done, known, covered: report(UserPuzzleProgress(covered, done, known, programs, without))


def prove_user_puzzle(request: UserPuzzleRequest, report: Report = report_nothing) -> PuzzleProof:
    """The result of the search. There is a file and a certificate only if everything was proven."""
    page = request.page
    one = find("", page, report)
    proof = one.proof
    certified = proof["solvable"] and proof["covered"] <= MOST_CHECKED
    toml = print_page(support_of(one.puzzle.rule_set).with_solution(page, one.optimum)) if certified else ""
    return PuzzleProof(proof["solvable"], proof["cards"], proof["rows"], proof["optima"], proof["covered"],
                       list(one.puzzle.concepts()), list(proof["forces"]), proof["digest"], one.puzzle.view(),
                       toml, proof if certified else None)  # fmt: skip


def show(job: TaskJob) -> TaskView:
    """A task before the first try."""
    return tasks_of_path.show_task(find(job.task, job.page))


def next_cards(request: TaskNextRequest) -> NextCardsResponse:
    """The cards that may follow, and the reasons why others may not."""
    ask, cards = find(request.task, request.page).puzzle.ask(), tuple(checked(request.laid))
    return NextCardsResponse(ask.next_cards(cards), ask.reasons(cards), ask.table(cards))


def try_program(request: TaskTryRequest) -> TaskTryResponse:
    """The verdict on a program, or on a predicted cell, with all events."""
    one = find(request.task, request.page)
    verdict, ran = one.judge(checked(request.cards))
    happened = list(ran.happened) if ran is not None and (one.kind != PREDICT or verdict.stars) else []
    return TaskTryResponse(with_sentences(game_of(one), verdict), one.view(), happened)


def hint(request: TaskHintRequest) -> Hint:
    """One hint of the ladder. A user puzzle has no easier sibling."""
    one = find(request.task, request.page)
    if request.page and not one.proof["solvable"]:
        raise Refusal("page.unsolvable", "nothing solves this puzzle")
    sibling = "" if one.island == OWN else tasks_of_path.sibling(one)
    given = hints.hint(one, request.step, checked(request.laid), sibling)
    return replace(given, sentence=hint_sentences(game_of(one), given))


def game_of(task: Task) -> str:
    return task.puzzle.rule_set.partition("/")[0]


def checked(cards: list[str]) -> list[str]:
    if len(cards) > MAX_CARDS:
        raise Refusal("program.rows", "so many cards are in no box")
    return cards
