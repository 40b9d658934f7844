"""Commands for puzzles: solve, check and make-puzzle."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TextIO

from algoritmus import explain
from algoritmus.core.game import Refusal
from algoritmus.core.package.puzzle import CONCEPTS, Unprovable
from algoritmus.core.reader import InputError
from algoritmus.explain.catalogue import PATH, say
from algoritmus.puzzles.certificate import MOST_CHECKED, Certificate, Unproven, certify, check, forced, printed
from algoritmus.puzzles.generator import grade
from algoritmus.puzzles.lookup import PROOF, SUFFIX, find, puzzle_of, read_certificate
from algoritmus.puzzles.path import islands, task
from algoritmus.puzzles.search import TooLarge, solve
from algoritmus.puzzles.sentences import path_message
from algoritmus.puzzles.task_generator import make_puzzle
from algoritmus.puzzles.toml_page import print_page
from algoritmus.text_mode.tasks import Left, TerminalTask

FAILED = 2
INTERRUPTED = 130
SECONDS = 0.2  # between two lines of progress


def add_solve(command: argparse.ArgumentParser) -> None:
    command.add_argument("puzzle", metavar="PUZZLE|FILE", help="a puzzle by its name, or a file of one's own")
    command.add_argument("--json", action="store_true", help="as one JSON object")
    command.add_argument(
        "--certificate", default="", metavar="FILE", help="where to write it (default: NAME.certificate.json)"
    )
    command.add_argument("--lang", choices=explain.LANGS, default="en")
    command.set_defaults(run=run_solve)


def add_check(command: argparse.ArgumentParser) -> None:
    command.add_argument("certificate", metavar="CERTIFICATE", help="a file that `solve` has written")
    command.add_argument("--lang", choices=explain.LANGS, default="en")
    command.set_defaults(run=run_check)


def add_make(command: argparse.ArgumentParser) -> None:
    command.add_argument("--concept", required=True, choices=CONCEPTS, help="the idea that is forced")
    command.add_argument(
        "--rows", type=int, choices=range(1, 5), default=3, metavar="N", help="of the shortest program"
    )
    command.add_argument("--seed", default="1", help="the same seed makes the same puzzle (default: 1)")
    command.add_argument("--out", default="", metavar="FILE", help="write the page into this file")
    command.add_argument("--lang", choices=explain.LANGS, default="en")
    command.set_defaults(run=run_make)


def add_task(command: argparse.ArgumentParser) -> None:
    command.add_argument("task", metavar="TASK", help="a task of the path, for example turn-09")
    command.add_argument("--lang", choices=explain.LANGS, default="en")
    command.set_defaults(run=run_task)


class Counter:
    """How far it is, on a terminal; nothing where nobody looks."""

    def __init__(self, lang: str, out: TextIO, words: str) -> None:
        self.lang = lang
        self.words = words
        self.out = out
        self.shown = out.isatty()
        self.next = time.monotonic() + SECONDS

    def show(self, done: int, known: int, covered: int) -> None:
        self.tell(self.words, number=done, known=known, covered=covered)

    def tell(self, words: str, **values: int) -> None:
        if self.shown and time.monotonic() >= self.next:
            self.next = time.monotonic() + SECONDS
            self.out.write("\r\x1b[K" + say(PATH, self.lang, words, **values))
            self.out.flush()

    def end(self) -> None:
        if self.shown:
            self.out.write("\r\x1b[K")


def complain(message: str) -> int:
    print(message, file=sys.stderr)
    return FAILED


def run_solve(arguments: argparse.Namespace) -> int:
    counter = Counter(arguments.lang, sys.stderr, "solve-progress")
    try:
        support, puzzle = find(arguments.puzzle)
        solved = solve(puzzle.search_graph(), counter.show)
        forces = forced(puzzle, lambda _: counter.show) if solved.solvable else {}
    except InputError as error:
        return complain(str(error))
    except Unprovable as error:
        return complain(say(PATH, arguments.lang, "solve-unprovable", why=str(error)))
    except TooLarge:
        return complain(say(PATH, arguments.lang, "solve-too-large"))
    except KeyboardInterrupt:
        print(say(PATH, arguments.lang, "solve-stopped"), file=sys.stderr)
        return INTERRUPTED
    finally:
        counter.end()
    certificate = certify(puzzle, support.version, solved, forces)
    if arguments.json:
        print(json.dumps(certificate, ensure_ascii=False))
    else:
        tell(certificate, arguments.lang)
    return write(certificate, arguments)


def tell(certificate: Certificate, lang: str) -> None:
    covered = certificate["covered"]
    if not certificate["solvable"]:
        print(say(PATH, lang, "solve-none", covered=covered))
        return
    game = certificate["rule_set"].partition("/")[0]
    numbers = {"cards": certificate["cards"], "rows": certificate["rows"], "optima": certificate["optima"]}
    print(path_message(game, lang, "solve-found", covered=covered, **numbers))
    for program in certificate["programs"]:
        print("  " + " ; ".join(program))
    for concept in certificate["forces"]:
        print(say(PATH, lang, "solve-forces", idea=say(PATH, lang, f"idea-{concept}")))


def write(certificate: Certificate, arguments: argparse.Namespace) -> int:
    """A certificate that can be checked; what is too large has none."""
    covered = certificate["covered"]
    if covered > MOST_CHECKED:
        print(say(PATH, arguments.lang, "solve-uncertified", most=MOST_CHECKED), file=sys.stderr)
        return 0
    path = Path(arguments.certificate or f"{arguments.puzzle.removesuffix(SUFFIX)}{PROOF}")
    try:
        path.write_text(printed(certificate), "utf-8")
    except OSError as error:
        return complain(f"{path}: {error.strerror}")
    return 0


def run_make(arguments: argparse.Namespace) -> int:
    """The page of a puzzle, with its grade in a comment."""
    counter = Counter(arguments.lang, sys.stderr, "make-progress")
    try:
        made = make_puzzle(arguments.concept, arguments.rows, arguments.seed, counter.show)
    except KeyboardInterrupt:
        print(say(PATH, arguments.lang, "solve-stopped"), file=sys.stderr)
        return INTERRUPTED
    finally:
        counter.end()
    if made is None:
        return complain(say(PATH, arguments.lang, "make-nothing"))
    found, page = made
    words = {lang: say(PATH, lang, f"idea-{arguments.concept}") for lang in explain.LANGS}
    titles = {lang: f"{text[0].upper()}{text[1:]} {arguments.seed}" for lang, text in words.items()}
    story = {lang: say(PATH, lang, "task-write") for lang in explain.LANGS}
    hard = grade(found)
    head = say(PATH, arguments.lang, "make-grade", length=hard.length, near=hard.near_misses, ideas=hard.ideas)
    rows = " ; ".join(found.solved.programs[0])
    text = f"# {head}\n# {rows}\n" + print_page({**page, "title": titles, "story": story})
    if not arguments.out:
        print(text, end="")
        return 0
    try:
        Path(arguments.out).write_text(text, "utf-8")
    except OSError as error:
        return complain(f"{arguments.out}: {error.strerror}")
    return 0


def run_task(arguments: argparse.Namespace) -> int:
    """A task of the path in words, until it is solved."""
    try:
        found = task(arguments.task)
    except KeyError:
        tasks = ", ".join(id_ for *_, ids in islands() for id_ in ids)
        return complain(say(PATH, arguments.lang, "task-unknown", task=arguments.task, tasks=tasks))
    try:
        TerminalTask(found, arguments.lang).play()
    except (Left, EOFError):
        return 0
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    counter = Counter(arguments.lang, sys.stderr, "check-progress")
    path = Path(arguments.certificate)
    try:
        certificate = read_certificate(path)
        support, puzzle = puzzle_of(certificate, path)
        check(puzzle, certificate, support.version, counter.show)
    except InputError as error:
        return complain(str(error))
    except (Unproven, Refusal) as error:
        return complain(f"{path}: {error}")
    except KeyboardInterrupt:
        print(say(PATH, arguments.lang, "solve-stopped"), file=sys.stderr)
        return INTERRUPTED
    finally:
        counter.end()
    print(say(PATH, arguments.lang, "check-holds", covered=certificate["covered"]))
    return 0
