"""The commands `analyse` and `solve-game`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path

import algoritmus
from algoritmus import explain
from algoritmus.analysis.analyse import analyse
from algoritmus.analysis.report import (
    GAME_VALUES,
    TOLERANCE,
    RoundReport,
    UnsupportedRound,
    duration,
    layer_line,
    signed,
)
from algoritmus.analysis.solver.cost_estimate import CostEstimate, estimate_cost, free_memory
from algoritmus.analysis.solver.process_pool import solve_layers
from algoritmus.analysis.solver.solved_store import NoTable, SolvedTable, TableKind, folder_of, open_table
from algoritmus.analysis.solver.whole_games import GameSolver
from algoritmus.core.analysis_round import RoundCase
from algoritmus.core.answer_limit import AnswerLimit
from algoritmus.core.data_folder import default_data
from algoritmus.core.game import Refusal
from algoritmus.core.packed import WholeGame
from algoritmus.core.reader import SYNTAX, InputError, Node
from algoritmus.explain.catalogue import SOLVER, say
from algoritmus.referee import read_bytes, referee_of

ILLEGAL = 2
INTERRUPTED = 130
ROUNDS = 10
BAR = 30


def add_analyse(command: argparse.ArgumentParser) -> None:
    command.add_argument("case", nargs="?", default="-", metavar="CASE.json", help="a file, or - for standard input")
    command.add_argument("--json", action="store_true", help="as one JSON object")
    command.add_argument("--lookahead", type=whole_number, default=0, metavar="K", help="look at K more rounds")
    command.add_argument(
        "--rounds", type=whole_number, default=ROUNDS, metavar="N", help="rounds to go in a whole game"
    )
    command.add_argument("--lang", choices=explain.LANGS, default="en")
    command.add_argument("--data", default="", metavar="DIR", help="where solved games are (default: the home folder)")
    command.set_defaults(run=run_analyse)


def add_solve_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("rule_set", metavar="RULESET", choices=algoritmus.RULE_SETS)
    command.add_argument("--size", type=int, choices=(4, 6), default=4, help="of the field (default: 4)")
    command.add_argument("--way", choices=("beginner", "standard"), default="beginner", help="standard has bonus dice")
    command.add_argument("--rounds", type=whole_number, default=ROUNDS, metavar="N", help="rounds to go (default: 10)")
    command.add_argument("--jobs", type=whole_number, default=1, metavar="K", help="processes")
    command.add_argument("--data", default="", metavar="DIR", help="where it is kept (default: in the home folder)")
    command.add_argument("--lang", choices=explain.LANGS, default="en")
    command.add_argument("--json", action="store_true", help="the last line is one JSON object")
    command.add_argument("--yes", action="store_true", help="begin even if it takes more than there is")
    command.set_defaults(run=run_solve_game)


def whole_number(text: str) -> int:
    if not (text.isdecimal() and len(text) < 4):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number below 1000")
    return int(text)


# analyse


def run_analyse(arguments: argparse.Namespace) -> int:
    try:
        data = sys.stdin.buffer.read() if arguments.case == "-" else Path(arguments.case).read_bytes()
        report = analyse_case(read_bytes(data), arguments)
    except OSError as error:
        return refuse(InputError(SYNTAX, f"cannot read the case: {error.strerror}", arguments.case))
    except InputError as error:
        return refuse(error)
    print(report.json(arguments.lang) if arguments.json else "\n".join(report.lines(arguments.lang)))
    return 0


def refuse(error: InputError) -> int:
    print(json.dumps(error.answer(), ensure_ascii=False))
    return ILLEGAL


def analyse_case(top: Node, arguments: argparse.Namespace) -> RoundReport:
    """The report about a case; InputError if the case is illegal."""
    referee = referee_of(top)
    case = referee.round_case(top)
    if case is None:
        referee.settle(top, AnswerLimit())
        return RoundReport([], UnsupportedRound())
    ticker = Ticker()
    found = analyse(case, arguments.lookahead, ticker.show)
    ticker.clear()
    return RoundReport(case.names, found, game_values(case, arguments), arguments.rounds)


def game_values(case: RoundCase, arguments: argparse.Namespace) -> dict[str, float]:
    """The values of the whole games from this position on, by way to play, as far as they are solved."""
    if case.place is None:
        return {}
    place = case.place
    found = {way: solved_value(case.rule_set, way, place.size, place.place, arguments) for way in GAME_VALUES}
    return {way: value for way, value in found.items() if value is not None}


def solved_value(
    rule_set: str, way: str, size: int, place: tuple[int, ...], arguments: argparse.Namespace
) -> float | None:
    try:
        table = open_table(data_folder(arguments), rule_set, way, size)
    except NoTable:
        return None
    if not 1 <= arguments.rounds <= table.rounds:
        return None
    whole = algoritmus.game(rule_set).analysis.whole(way, size)
    return opening_value(table, whole.find(whole.enter(place)), arguments.rounds)


def data_folder(arguments: argparse.Namespace) -> Path:
    return Path(arguments.data) if arguments.data else default_data()


class Ticker:
    """Progress of the search, on a terminal only."""

    def __init__(self) -> None:
        self.shown = sys.stderr.isatty()
        self.last = 0.0

    def show(self, count: int, gap: float) -> None:
        if self.shown and time.monotonic() - self.last > 0.2:
            self.last = time.monotonic()
            sys.stderr.write(f"\r{count}  gap {gap:.2g}   ")
            sys.stderr.flush()

    def clear(self) -> None:
        if self.shown and self.last:
            sys.stderr.write("\r" + " " * 40 + "\r")


# solve-game


def run_solve_game(arguments: argparse.Namespace) -> int:
    game = algoritmus.game(arguments.rule_set)
    data = data_folder(arguments)
    try:
        make = partial(make_whole, arguments.rule_set, arguments.way, arguments.size)
        whole = make()
        kind = TableKind(game.id, arguments.way, arguments.size, game.version)
        folder = folder_of(data, game.id, arguments.way, arguments.size)
        table = SolvedTable(folder, kind, len(whole.starts))
        table.begin()
    except Refusal as error:
        print(error.message, file=sys.stderr)
        return ILLEGAL
    except OSError as error:
        print(f"{data}: {error.strerror}", file=sys.stderr)
        return ILLEGAL
    left = arguments.rounds - table.rounds
    cost = estimate_cost(GameSolver(whole), left, arguments.jobs)
    if left > 0 and not fits(cost, arguments):
        return ILLEGAL
    started = time.perf_counter()
    bar = Bar(len(whole.starts), arguments.rounds)
    try:
        for gap in solve_layers(make, table, arguments.rounds, arguments.jobs, bar.show):
            bar.clear()
            print(layer_line(table, gap, arguments.lang), flush=True)
    except KeyboardInterrupt:
        print("\n" + say(SOLVER, arguments.lang, "stopped"), file=sys.stderr)
        return INTERRUPTED
    seconds = time.perf_counter() - started
    opening = opening_value(table, whole.find(whole.opening), arguments.rounds)
    print_solved(table, opening, seconds, arguments)
    return 0


def make_whole(rule_set: str, way: str, size: int) -> WholeGame:
    """Make the game in this process; it is not pickled."""
    return algoritmus.game(rule_set).analysis.whole(way, size)


def fits(cost: CostEstimate, arguments: argparse.Namespace) -> bool:
    """Whether to begin; a cost above the limits is printed."""
    free = free_memory()
    lang = arguments.lang
    if cost.megabytes <= free and cost.seconds <= 3600:
        return True
    print(say(SOLVER, lang, "needs", memory=cost.megabytes, time=duration(cost.seconds, lang)), file=sys.stderr)
    if arguments.yes:
        return True
    short = say(SOLVER, lang, "limit-memory", free=free) if cost.megabytes > free else say(SOLVER, lang, "limit-time")
    print(say(SOLVER, lang, "needs-yes", limit=short), file=sys.stderr)
    return False


def opening_value(table: SolvedTable, orbit: int, rounds: int) -> float:
    values = table.values(min(rounds, table.rounds))
    return (values[orbit] if orbit >= 0 else -values[~orbit]) + 0.0


def print_solved(table: SolvedTable, opening: float, seconds: float, arguments: argparse.Namespace) -> None:
    lang = arguments.lang
    even = abs(opening) < TOLERANCE
    print(say(SOLVER, lang, "opening") if even else say(SOLVER, lang, "opening-value", value=signed(opening)))
    facts: dict[str, str | int] = {
        "orbits": table.orbits,
        "rounds": table.rounds,
        "seconds": f"{seconds:.1f}",
        "folder": str(table.folder),
    }
    print(say(SOLVER, lang, "solved", **facts))
    if arguments.json:
        print(json.dumps({**facts, "seconds": seconds, "opening": opening, "gaps": table.gaps}))


class Bar:
    """Progress bar of a layer, on a terminal."""

    def __init__(self, orbits: int, rounds: int) -> None:
        self.orbits = orbits
        self.rounds = rounds
        self.shown = sys.stderr.isatty()

    def show(self, layer: int, done: int, gap: float) -> None:
        if self.shown:
            full = BAR * done // self.orbits
            line = f"\r[{'#' * full}{'.' * (BAR - full)}] {layer}/{self.rounds} {done}/{self.orbits} {gap:.0e} "
            sys.stderr.write(line)
            sys.stderr.flush()

    def clear(self) -> None:
        if self.shown:
            sys.stderr.write("\r" + " " * 75 + "\r")
            sys.stderr.flush()
