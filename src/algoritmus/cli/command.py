"""Shared parts of the commands: exit codes, errors, options, and progress on a terminal."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO, TypeAlias

import algoritmus
from algoritmus import explain
from algoritmus.core.game import Game
from algoritmus.core.record import Record, parse_record

FAILED: Final = 2
INTERRUPTED: Final = 130
BAR_WIDTH: Final = 30  # characters
ERASE_LINE: Final = "\r\x1b[K"
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
Run = Callable[[argparse.Namespace], int]


class CommandError(Exception):
    """A command fails with this message and exit code."""

    def __init__(self, message: str, code: int = FAILED) -> None:
        super().__init__(message)
        self.code = code


def add_command(commands: Commands, name: str, run: Run, words: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=words)
    command.set_defaults(run=run)
    return command


def add_lang(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=explain.LANGS, default="en")


def positive(text: str) -> int:
    if not (text.isdecimal() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1")
    return int(text)


def read_record(name: str) -> tuple[Record, Game]:
    """A record in a file or, for `-`, in standard input, and its game; RecordError if it is none."""
    try:
        record = parse_record(sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8"))
        return record, algoritmus.game(record.game)
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"cannot read the record {name}: {error}") from None
    except KeyError as error:
        raise CommandError(f"{name}: {error.args[0]}") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None


class ProgressLine:
    """Progress in one line of a terminal, at most every so many seconds; nothing where nobody looks."""

    def __init__(self, out: TextIO, seconds: float = 0.0) -> None:
        self.out = out
        self.shown = out.isatty()
        self.seconds = seconds
        self.next = time.monotonic() + seconds

    def is_due(self) -> bool:
        return self.shown and time.monotonic() >= self.next

    def show(self, text: str) -> None:
        if self.is_due():
            self.next = time.monotonic() + self.seconds
            self.write(text)

    def clear(self) -> None:
        if self.shown:
            self.write("")

    def write(self, text: str) -> None:
        self.out.write(ERASE_LINE + text)
        self.out.flush()


def bar(done: int, total: int) -> str:
    full = BAR_WIDTH * done // total
    return f"[{'#' * full}{'.' * (BAR_WIDTH - full)}]"
