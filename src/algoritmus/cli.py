"""The command line: `algoritmus referee`, `algoritmus rule`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from algoritmus import __version__, explain
from algoritmus.core.wire import wrong
from algoritmus.referee import Answer, settle_bytes

UNLAWFUL = 2


def main(arguments: Sequence[str] | None = None) -> int:
    parsed = parser().parse_args(arguments)
    try:
        return int(parsed.run(parsed))
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="algoritmus", description="Play at programming.")
    top.add_argument("--version", action="version", version=f"algoritmus {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    referee = commands.add_parser("referee", help="settle a case by the rules and print the answer as JSON")
    referee.add_argument("case", nargs="?", default="-", metavar="CASE.json", help="a file, or - for standard input")
    referee.add_argument("--lines", action="store_true", help="standard input has one case per line")
    referee.add_argument("--explain", choices=explain.LANGS, help="add to every event a sentence in this language")
    referee.set_defaults(run=run_referee)
    rule = commands.add_parser("rule", help="print a rule by its id, for example move.edge")
    rule.add_argument("id", metavar="ID")
    rule.add_argument("--lang", choices=explain.LANGS, default="en")
    rule.set_defaults(run=run_rule)
    return top


def run_referee(arguments: argparse.Namespace) -> int:
    if arguments.lines:
        for answer in answers(sys.stdin.buffer):
            show(answer, arguments.explain, indent=None)
        return 0
    answer = settle_file(arguments.case)
    show(answer, arguments.explain, indent=2)
    return UNLAWFUL if "error" in answer else 0


def answers(lines: BinaryIO) -> Iterator[Answer]:
    return (settle_bytes(line) for line in lines if line.strip())


def settle_file(name: str) -> Answer:
    try:
        return settle_bytes(sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes())
    except OSError as error:
        return wrong(f"cannot read the case: {error.strerror}", name).answer()


def show(answer: Answer, lang: str | None, indent: int | None) -> None:
    if lang is not None:
        explain.add_sentences(answer, lang)
    print(json.dumps(answer, ensure_ascii=False, indent=indent))


def run_rule(arguments: argparse.Namespace) -> int:
    games = explain.find_rules(arguments.id)
    if not games:
        print(f"There is no rule {arguments.id!r}. All rules: docs/rules/", file=sys.stderr)
        return UNLAWFUL
    print("\n\n".join(explain.show_rule(game, arguments.id, arguments.lang) for game in games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
