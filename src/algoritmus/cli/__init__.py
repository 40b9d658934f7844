"""The command line: referee, rule, games, simulate, replay, terminal, analyse, review, solve-game, solve, serve…"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, TypeAlias

import algoritmus
from algoritmus import RULE_SETS, __version__, explain
from algoritmus.core.reader import SYNTAX, InputError
from algoritmus.referee import Answer, settle_bytes

UNLAWFUL = 2
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def main(arguments: Sequence[str] | None = None) -> int:
    registered, rest = registering().parse_known_args(arguments)
    try:
        algoritmus.register_again(registered.register)
    except (ImportError, AttributeError, ValueError) as error:
        print(f"--register: {error}", file=sys.stderr)
        return UNLAWFUL
    parsed = parser().parse_args(rest)
    try:
        return int(parsed.run(parsed))
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def registering() -> argparse.ArgumentParser:
    """Read before all else: what is registered may be named after it."""
    found = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    what = "a game more (its module), or a computer player; may be repeated"
    found.add_argument("--register", action="append", default=[], metavar="MODULE|NAME=MODULE:FACTORY", help=what)
    return found


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="algoritmus", description="Play at programming.", parents=[registering()])
    top.add_argument("--version", action="version", version=f"algoritmus {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    add_referee(commands.add_parser("referee", help="settle a case by the rules and print the answer as JSON"))
    add_rule(commands.add_parser("rule", help="print a rule by its id, for example move.edge"))
    add_games(commands.add_parser("games", help="list the rule sets, their ways to play and scenarios"))
    add_simulate(commands.add_parser("simulate", help="play many games between computer players"))
    add_replay(commands.add_parser("replay", help="play a record again in the terminal"))
    add_terminal(commands.add_parser("terminal", help="play in words at the keyboard"))
    add_solving(commands)
    add_puzzles(commands)
    add_serve(commands.add_parser("serve", help="serve the table for browsers"))
    add_keeping(commands)
    return top


def add_referee(referee: argparse.ArgumentParser) -> None:
    referee.add_argument("case", nargs="?", default="-", metavar="CASE.json", help="a file, or - for standard input")
    referee.add_argument("--lines", action="store_true", help="standard input has one case per line")
    referee.add_argument("--explain", choices=explain.LANGS, help="add to every event a sentence in this language")
    referee.set_defaults(run=run_referee)


def add_rule(rule: argparse.ArgumentParser) -> None:
    rule.add_argument("id", metavar="ID")
    rule.add_argument("--lang", choices=explain.LANGS, default="en")
    rule.set_defaults(run=run_rule)


def add_games(games: argparse.ArgumentParser) -> None:
    from algoritmus.cli.games import run_games

    games.add_argument("--json", action="store_true", help="as one JSON object")
    games.set_defaults(run=run_games)


def add_solving(commands: Commands) -> None:
    from algoritmus.analysis.review import add_review
    from algoritmus.cli.analysis import add_analyse, add_solve_game

    add_analyse(
        commands.add_parser("analyse", help="the value of a round, the best programs, and what a program costs")
    )
    add_review(commands.add_parser("review", help="how good every program of a finished game was"))
    add_solve_game(commands.add_parser("solve-game", help="solve a whole game backwards and keep it"))


def add_puzzles(commands: Commands) -> None:
    from algoritmus.cli.puzzles import add_check, add_make, add_solve, add_task

    add_solve(
        commands.add_parser("solve", help="the fewest cards that solve a puzzle, proven by searching all programs")
    )
    add_make(commands.add_parser("make-puzzle", help="a puzzle that cannot be solved without one idea, from a seed"))
    add_task(commands.add_parser("task", help="a task of the path in words, at the keyboard"))
    add_check(commands.add_parser("check", help="verify the certificate of a puzzle by trying every program"))


def add_way(command: argparse.ArgumentParser) -> None:
    command.add_argument("rule_set", metavar="RULESET", choices=RULE_SETS, help=", ".join(RULE_SETS))
    command.add_argument("--way", help="a way to play, see `algoritmus games`")
    command.add_argument("--scenario", metavar="NAME")
    command.add_argument("--puzzle", metavar="NAME")
    command.add_argument("--limit", metavar="N", help="end after so many rounds, or turns per player")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="any other option")
    command.add_argument("--seed", default="1", help="the same seed gives the same games (default: 1)")


def add_simulate(command: argparse.ArgumentParser) -> None:
    from algoritmus.cli.games import run_simulate

    add_way(command)
    command.add_argument("--players", default="random,random", metavar="A,B", help="who plays, by seat")
    command.add_argument("--games", type=positive, default=100, metavar="N")
    command.add_argument("--jobs", type=positive, default=1, metavar="K", help="processes")
    command.add_argument("--json", action="store_true", help="the last line is one JSON object")
    command.add_argument("--save", default="", metavar="DIR", help="write every game's record into this folder")
    command.set_defaults(run=run_simulate)


def add_replay(command: argparse.ArgumentParser) -> None:
    from algoritmus.cli.games import run_replay

    command.add_argument("record", metavar="FILE", help="a record, or - for standard input")
    command.add_argument("--explain", choices=explain.LANGS, default="en", help="the language (default: en)")
    command.set_defaults(run=run_replay)


def add_terminal(command: argparse.ArgumentParser) -> None:
    from algoritmus.cli.games import run_terminal

    add_way(command)
    command.add_argument("--players", default="terminal,greedy", metavar="A,B", help="terminal is a person")
    command.add_argument("--lang", choices=explain.LANGS, default="en")
    command.add_argument(
        "--why", action="store_true", help="levels tell why they chose so, even of what lies face down"
    )
    command.add_argument("--save", default="", metavar="FILE", help="write the record into this file")
    command.set_defaults(run=run_terminal)


def add_keeping(commands: Commands) -> None:
    backup = commands.add_parser("backup", help="write all rooms into a file, while the server runs or not")
    backup.add_argument("file", metavar="FILE")
    restore = commands.add_parser("restore", help="put the rooms of a backup into an empty store")
    restore.add_argument("file", metavar="FILE")
    for name, command in (("backup", backup), ("restore", restore)):
        kept = command.add_mutually_exclusive_group()
        kept.add_argument("--data", default="", metavar="DIR", help="the folder (default: in the home folder)")
        kept.add_argument("--database", default="", metavar="URL", help="the database, postgresql://…")
        command.set_defaults(run=run_keeping, keeping=name)
    move = commands.add_parser("move-data", help="move all rooms from a store that nobody uses into an empty one")
    for option, name in (("--from", "source"), ("--to", "target")):
        move.add_argument(option, dest=name, required=True, metavar="PLACE", help="a folder, or postgresql://…")
    move.set_defaults(run=run_keeping, keeping="move")


def run_keeping(arguments: argparse.Namespace) -> int:
    try:
        from algoritmus.server.backup import commands  # as below
    except ModuleNotFoundError as error:
        print(f"The server needs {error.name}: pip install 'algoritmus[server]'", file=sys.stderr)
        return 1
    known = {"backup": commands.run_backup, "restore": commands.run_restore, "move": commands.run_move}
    return known[arguments.keeping](arguments)


def add_serve(command: argparse.ArgumentParser) -> None:
    where = command.add_mutually_exclusive_group()
    where.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: 127.0.0.1)")
    where.add_argument(
        "--lan", action="store_true", help="open it to the local network, and print where others find it"
    )
    named = "answer to this host name, too (behind a proxy, or with a name of your own)"
    command.add_argument("--allow-host", action="append", default=[], metavar="NAME", help=named)
    command.add_argument("--port", type=int, default=8000, help="0 takes any free one (default: 8000)")
    kept = command.add_mutually_exclusive_group()
    kept.add_argument("--data", default="", metavar="DIR", help="where rooms are kept (default: in the home folder)")
    shared = "keep them in PostgreSQL, shared by any number of servers: postgresql://…"
    kept.add_argument("--database", default="", metavar="URL", help=shared)
    alive = "a server on a shared database without a heartbeat for so long is taken for dead by the others (default: 6)"
    command.add_argument("--alive", type=float, default=6.0, metavar="SECONDS", help=alive)
    days = "rooms in which nothing happens are kept for so long (default: 30)"
    command.add_argument("--keep-days", type=positive, default=30, metavar="N", help=days)
    back = "bring back the rooms that were put away; their copies are kept as long again"
    command.add_argument("--bring-back", action="store_true", help=back)
    grace = "a person who drops out has so many seconds before others may give the seat to a computer (default: 20)"
    command.add_argument("--grace", type=float, default=20.0, metavar="SECONDS", help=grace)
    command.add_argument("--origin", action="append", default=[], metavar="URL", help="a page elsewhere that may ask")
    proxy = "believe the addresses that this proxy forwards (default: none)"
    command.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS", help=proxy)
    for kind in ("puzzles", "scenarios"):
        help_text = f"a folder with {kind} of one's own; a wrong file is named and skipped"
        command.add_argument(f"--{kind}", default="", metavar="DIR", help=help_text)
    log = "text: warnings in words (usual); json: a line of JSON for every event"
    command.add_argument("--log", choices=["text", "json"], default="text", help=log)
    command.add_argument("--log-addresses", action="store_true", help="the log tells the addresses of visitors, too")
    metrics = "show numbers for Prometheus at this port of this machine (needs algoritmus[metrics])"
    command.add_argument("--metrics", type=positive, default=0, metavar="PORT", help=metrics)
    command.add_argument("--no-open", action="store_true", help="do not open a browser, even if there is a desktop")
    command.set_defaults(run=run_serve)


def run_serve(arguments: argparse.Namespace) -> int:
    try:
        from algoritmus.server.serve import run_serve as run  # it takes a while to load, and may not be installed
    except ModuleNotFoundError as error:
        print(f"The server needs {error.name}: pip install 'algoritmus[server]'", file=sys.stderr)
        return 1
    return run(arguments)


def positive(text: str) -> int:
    if not (text.isdecimal() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1")
    return int(text)


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
        return InputError(SYNTAX, f"cannot read the case: {error.strerror}", name).answer()


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
