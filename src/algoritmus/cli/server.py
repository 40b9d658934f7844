"""Commands of the server: serve, backup, restore, move-data."""

from __future__ import annotations

import argparse
from importlib import import_module

from algoritmus.cli.command import CommandError, Commands, Run, add_command, positive


def add_commands(commands: Commands) -> None:
    add_serve(add_command(commands, "serve", run_installed, "serve the table for browsers"))
    words = "write all rooms into a file, while the server runs or not"
    backup = add_command(commands, "backup", run_installed, words)
    restore = add_command(commands, "restore", run_installed, "put the rooms of a backup into an empty store")
    for name, command in (("run_backup", backup), ("run_restore", restore)):
        command.add_argument("file", metavar="FILE")
        kept = command.add_mutually_exclusive_group()
        kept.add_argument("--data", default="", metavar="DIR", help="the folder (default: in the home folder)")
        kept.add_argument("--database", default="", metavar="URL", help="the database, postgresql://…")
        command.set_defaults(module="backup.commands", function=name)
    words = "move all rooms from a store that nobody uses into an empty one"
    move = add_command(commands, "move-data", run_installed, words)
    for option, name in (("--from", "source"), ("--to", "target")):
        move.add_argument(option, dest=name, required=True, metavar="PLACE", help="a folder, or postgresql://…")
    move.set_defaults(module="backup.commands", function="run_move")


def run_installed(arguments: argparse.Namespace) -> int:
    """Load the server only now: it takes a while, and may not be installed."""
    try:
        module = import_module(f"algoritmus.server.{arguments.module}")
    except ModuleNotFoundError as error:
        raise CommandError(f"The server needs {error.name}: pip install 'algoritmus[server]'", 1) from None
    run: Run = getattr(module, arguments.function)
    return run(arguments)


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
    command.set_defaults(module="serve", function="run_serve")
