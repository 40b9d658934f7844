"""The command line: referee, rule, games, simulate, replay, terminal, analyse, review, solve-game, solve, serve…"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import algoritmus
from algoritmus import __version__, explain
from algoritmus.cli import analysis, games, puzzles, server
from algoritmus.cli.command import FAILED, INTERRUPTED, CommandError, add_command, add_lang
from algoritmus.core.game import Refusal
from algoritmus.core.reader import SYNTAX, InputError
from algoritmus.referee import Answer, settle_bytes


def main(arguments: Sequence[str] | None = None) -> int:
    registered, rest = registering().parse_known_args(arguments)
    try:
        algoritmus.register_again(registered.register)
    except (ImportError, AttributeError, ValueError) as error:
        print(f"--register: {error}", file=sys.stderr)
        return FAILED
    parsed = parser().parse_args(rest)
    try:
        return int(parsed.run(parsed))
    except (CommandError, InputError, Refusal) as error:
        print(error, file=sys.stderr)
        return error.code if isinstance(error, CommandError) else FAILED
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def registering() -> argparse.ArgumentParser:
    """Read before all else: what is registered may be named after it."""
    found = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    what = "a game more (its module), or a computer player; may be repeated"
    found.add_argument("--register", action="append", default=[], metavar="MODULE|NAME=MODULE:FACTORY", help=what)
    return found


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="algoritmus", description="Learn to code by playing.", parents=[registering()])
    top.add_argument("--version", action="version", version=f"algoritmus {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    referee = add_command(commands, "referee", run_referee, "settle a case by the rules and print the answer as JSON")
    referee.add_argument("case", nargs="?", default="-", metavar="CASE.json", help="a file, or - for standard input")
    referee.add_argument("--lines", action="store_true", help="standard input has one case per line")
    referee.add_argument("--explain", choices=explain.LANGS, help="add to every event a sentence in this language")
    rule = add_command(commands, "rule", run_rule, "print a rule by its id, for example move.edge")
    rule.add_argument("id", metavar="ID")
    add_lang(rule)
    for module in (games, analysis, puzzles, server):
        module.add_commands(commands)
    return top


def run_referee(arguments: argparse.Namespace) -> int:
    if arguments.lines:
        for answer in answers(sys.stdin.buffer):
            show(answer, arguments.explain, indent=None)
        return 0
    answer = settle_file(arguments.case)
    show(answer, arguments.explain, indent=2)
    return FAILED if "error" in answer else 0


def answers(lines: BinaryIO) -> Iterator[Answer]:
    return (settle_bytes(line) for line in lines if line.strip())


def settle_file(name: str) -> Answer:
    try:
        return settle_bytes(sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes())
    except OSError as error:
        return InputError(SYNTAX, f"cannot read the case: {error.strerror}", name).answer()


def show(answer: Answer, lang: str | None, indent: int | None) -> None:
    if lang is not None:
        explain.add_sentences(answer, lang)
    print(json.dumps(answer, ensure_ascii=False, indent=indent))


def run_rule(arguments: argparse.Namespace) -> int:
    found = explain.find_rules(arguments.id)
    if not found:
        raise CommandError(f"There is no rule {arguments.id!r}. All rules: docs/rules/")
    print("\n\n".join(explain.show_rule(game, arguments.id, arguments.lang) for game in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
