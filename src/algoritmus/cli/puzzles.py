"""Commands for puzzles: solve, make-puzzle, task, check."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from algoritmus import explain
from algoritmus.cli.command import INTERRUPTED, CommandError, Commands, ProgressLine, add_command, add_lang, write_text
from algoritmus.core.game import Refusal
from algoritmus.core.package.puzzle import CONCEPTS, Unprovable
from algoritmus.explain.catalogue import PATH, say
from algoritmus.puzzles.certificate import MOST_CHECKED, Certificate, Unproven, certify, check, forced, printed
from algoritmus.puzzles.generator import grade
from algoritmus.puzzles.lookup import PROOF, SUFFIX, find, puzzle_of, read_certificate
from algoritmus.puzzles.path import islands, task
from algoritmus.puzzles.search import Progress, TooLarge, solve
from algoritmus.puzzles.sentences import path_message
from algoritmus.puzzles.task_generator import make_puzzle
from algoritmus.puzzles.toml_page import print_page
from algoritmus.text_mode.tasks import Left, TerminalTask

SECONDS = 0.2  # between two lines of progress


def add_commands(commands: Commands) -> None:
    words = "the fewest cards that solve a puzzle, proven by searching all programs"
    solve_command = add_command(commands, "solve", run_solve, words)
    solve_command.add_argument("puzzle", metavar="PUZZLE|FILE", help="a puzzle by its name, or a file of one's own")
    solve_command.add_argument("--json", action="store_true", help="as one JSON object")
    words = "where to write it (default: NAME.certificate.json)"
    solve_command.add_argument("--certificate", default="", metavar="FILE", help=words)
    make = add_command(
        commands, "make-puzzle", run_make, "a puzzle that cannot be solved without one idea, from a seed"
    )
    make.add_argument("--concept", required=True, choices=CONCEPTS, help="the idea that is forced")
    make.add_argument("--rows", type=int, choices=range(1, 5), default=3, metavar="N", help="of the shortest program")
    make.add_argument("--seed", default="1", help="the same seed makes the same puzzle (default: 1)")
    make.add_argument("--out", default="", metavar="FILE", help="write the page into this file")
    task_command = add_command(commands, "task", run_task, "a task of the path in words, at the keyboard")
    task_command.add_argument("task", metavar="TASK", help="a task of the path, for example turn-09")
    words = "verify the certificate of a puzzle by trying every program"
    check_command = add_command(commands, "check", run_check, words)
    check_command.add_argument("certificate", metavar="CERTIFICATE", help="a file that `solve` has written")
    for command in (solve_command, make, task_command, check_command):
        add_lang(command)


@contextmanager
def searching(words: str, lang: str) -> Iterator[Progress]:
    """Show the progress of a search; it may be stopped."""
    line = ProgressLine(sys.stderr, SECONDS)

    def show(done: int, known: int, covered: int) -> None:
        if line.is_due():
            line.show(say(PATH, lang, words, number=done, known=known, covered=covered))

    try:
        yield show
    except KeyboardInterrupt:
        raise CommandError(say(PATH, lang, "solve-stopped"), INTERRUPTED) from None
    finally:
        line.clear()


def run_solve(arguments: argparse.Namespace) -> int:
    try:
        with searching("solve-progress", arguments.lang) as progress:
            support, puzzle = find(arguments.puzzle)
            solved = solve(puzzle.search_graph(), progress)
            forces = forced(puzzle, lambda _: progress) if solved.solvable else {}
    except Unprovable as error:
        raise CommandError(say(PATH, arguments.lang, "solve-unprovable", why=str(error))) from None
    except TooLarge:
        raise CommandError(say(PATH, arguments.lang, "solve-too-large")) from None
    certificate = certify(puzzle, support.version, solved, forces)
    if arguments.json:
        print(json.dumps(certificate, ensure_ascii=False))
    else:
        tell(certificate, arguments.lang)
    if certificate["covered"] > MOST_CHECKED:
        print(say(PATH, arguments.lang, "solve-uncertified", most=MOST_CHECKED), file=sys.stderr)
    else:
        file = arguments.certificate or f"{arguments.puzzle.removesuffix(SUFFIX)}{PROOF}"
        write_text(Path(file), printed(certificate))
    return 0


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


def run_make(arguments: argparse.Namespace) -> int:
    """The page of a puzzle, with its grade in a comment."""
    with searching("make-progress", arguments.lang) as progress:
        made = make_puzzle(arguments.concept, arguments.rows, arguments.seed, progress)
    if made is None:
        raise CommandError(say(PATH, arguments.lang, "make-nothing"))
    found, page = made
    words = {lang: say(PATH, lang, f"idea-{arguments.concept}") for lang in explain.LANGS}
    titles = {lang: f"{text[0].upper()}{text[1:]} {arguments.seed}" for lang, text in words.items()}
    story = {lang: say(PATH, lang, "task-write") for lang in explain.LANGS}
    hard = grade(found)
    head = say(PATH, arguments.lang, "make-grade", length=hard.length, near=hard.near_misses, ideas=hard.ideas)
    rows = " ; ".join(found.solved.programs[0])
    text = f"# {head}\n# {rows}\n" + print_page({**page, "title": titles, "story": story})
    if arguments.out:
        write_text(Path(arguments.out), text)
    else:
        print(text, end="")
    return 0


def run_task(arguments: argparse.Namespace) -> int:
    """A task of the path in words, until it is solved."""
    try:
        found = task(arguments.task)
    except KeyError:
        tasks = ", ".join(id_ for *_, ids in islands() for id_ in ids)
        raise CommandError(say(PATH, arguments.lang, "task-unknown", task=arguments.task, tasks=tasks)) from None
    with suppress(Left, EOFError):
        TerminalTask(found, arguments.lang).play()
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    path = Path(arguments.certificate)
    try:
        with searching("check-progress", arguments.lang) as progress:
            certificate = read_certificate(path)
            support, puzzle = puzzle_of(certificate, path)
            check(puzzle, certificate, support.version, progress)
    except (Unproven, Refusal) as error:
        raise CommandError(f"{path}: {error}") from None
    print(say(PATH, arguments.lang, "check-holds", covered=certificate["covered"]))
    return 0
