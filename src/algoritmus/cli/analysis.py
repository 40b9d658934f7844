"""Commands of the analysis: analyse, review, solve-game."""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path

import algoritmus
from algoritmus.analysis.analyse import analyse
from algoritmus.analysis.report import (
    GAME_VALUES,
    TOLERANCE,
    RoundReport,
    UnsupportedRound,
    assessment_json,
    assessment_lines,
    duration,
    layer_line,
    signed,
)
from algoritmus.analysis.review import ReviewRound, rounds_of
from algoritmus.analysis.solver.cost_estimate import CostEstimate, estimate_cost, free_memory
from algoritmus.analysis.solver.process_pool import solve_layers
from algoritmus.analysis.solver.solved_store import NoTable, SolvedTable, TableKind, folder_of, open_table
from algoritmus.analysis.solver.whole_games import GameSolver
from algoritmus.cli.command import (
    INTERRUPTED,
    CommandError,
    Commands,
    ProgressLine,
    add_command,
    add_lang,
    bar,
    read_record,
)
from algoritmus.core.analysis_round import RoundCase
from algoritmus.core.answer_limit import AnswerLimit
from algoritmus.core.data_folder import default_data
from algoritmus.core.packed import TablePlace, WholeGame
from algoritmus.core.reader import SYNTAX, InputError, Node
from algoritmus.core.record import RecordError
from algoritmus.explain.catalogue import REVIEW, SOLVER, say
from algoritmus.match import ReplayError
from algoritmus.referee import read_bytes, referee_of

ILLEGAL = 2
ROUNDS = 10
TICK_SECONDS = 0.2  # between two lines of progress


def add_commands(commands: Commands) -> None:
    words = "the value of a round, the best programs, and what a program costs"
    add_analyse(add_command(commands, "analyse", run_analyse, words))
    review = add_command(commands, "review", run_review, "how good every program of a finished game was")
    review.add_argument("record", metavar="RECORD", help="a file, or - for standard input")
    review.add_argument("--json", action="store_true", help="a line of JSON for every round and player")
    add_lang(review)
    add_solve_game(add_command(commands, "solve-game", run_solve_game, "solve a whole game backwards and keep it"))


def add_analyse(command: argparse.ArgumentParser) -> None:
    command.add_argument("case", nargs="?", default="-", metavar="CASE.json", help="a file, or - for standard input")
    command.add_argument("--json", action="store_true", help="as one JSON object")
    command.add_argument("--lookahead", type=whole_number, default=0, metavar="K", help="look at K more rounds")
    words = "rounds to go in a whole game"
    command.add_argument("--rounds", type=whole_number, default=ROUNDS, metavar="N", help=words)
    add_lang(command)
    command.add_argument("--data", default="", metavar="DIR", help="where solved games are (default: the home folder)")


def add_solve_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("rule_set", metavar="RULESET", choices=algoritmus.RULE_SETS)
    command.add_argument("--size", type=int, choices=(4, 6), default=4, help="of the field (default: 4)")
    command.add_argument("--way", choices=("beginner", "standard"), default="beginner", help="standard has bonus dice")
    command.add_argument("--rounds", type=whole_number, default=ROUNDS, metavar="N", help="rounds to go (default: 10)")
    command.add_argument("--jobs", type=whole_number, default=1, metavar="K", help="processes")
    command.add_argument("--data", default="", metavar="DIR", help="where it is kept (default: in the home folder)")
    add_lang(command)
    command.add_argument("--json", action="store_true", help="the last line is one JSON object")
    command.add_argument("--yes", action="store_true", help="begin even if it takes more than there is")


def whole_number(text: str) -> int:
    if not (text.isdecimal() and len(text) < 4):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number below 1000")
    return int(text)


# analyse


def run_analyse(arguments: argparse.Namespace) -> int:
    try:
        report = analyse_case(read_case(arguments.case), arguments)
    except InputError as error:
        print(json.dumps(error.answer(), ensure_ascii=False))
        return ILLEGAL
    print(report.json(arguments.lang) if arguments.json else "\n".join(report.lines(arguments.lang)))
    return 0


def read_case(name: str) -> Node:
    try:
        return read_bytes(sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes())
    except OSError as error:
        raise InputError(SYNTAX, f"cannot read the case: {error.strerror}", name) from None


def analyse_case(top: Node, arguments: argparse.Namespace) -> RoundReport:
    """The report about a case; InputError if the case is illegal."""
    referee = referee_of(top)
    case = referee.round_case(top)
    if case is None:
        referee.settle(top, AnswerLimit())
        return RoundReport([], UnsupportedRound())
    line = ProgressLine(sys.stderr, TICK_SECONDS)
    found = analyse(case, arguments.lookahead, lambda count, gap: line.show(f"{count}  gap {gap:.2g}"))
    line.clear()
    return RoundReport(case.names, found, game_values(case, arguments), arguments.rounds)


def game_values(case: RoundCase, arguments: argparse.Namespace) -> dict[str, float]:
    """The values of the whole games from this position on, by way to play, as far as they are solved."""
    if case.place is None:
        return {}
    found = {way: solved_value(case.rule_set, way, case.place, arguments) for way in GAME_VALUES}
    return {way: value for way, value in found.items() if value is not None}


def solved_value(rule_set: str, way: str, place: TablePlace, arguments: argparse.Namespace) -> float | None:
    try:
        table = open_table(data_folder(arguments), rule_set, way, place.size)
    except NoTable:
        return None
    if not 1 <= arguments.rounds <= table.rounds:
        return None
    whole = make_whole(rule_set, way, place.size)
    return orbit_value(table, whole.find(whole.enter(place.place)), arguments.rounds)


def data_folder(arguments: argparse.Namespace) -> Path:
    return Path(arguments.data) if arguments.data else default_data()


# review


def run_review(arguments: argparse.Namespace) -> int:
    try:
        for number, round_ in enumerate(rounds_of(*read_record(arguments.record)), 1):
            show_round(number, round_, arguments)
    except (RecordError, ReplayError) as error:
        raise CommandError(f"{arguments.record}: {error}") from None
    return 0


def show_round(number: int, round_: ReviewRound, arguments: argparse.Namespace) -> None:
    lang, assessments = arguments.lang, round_.assess()
    if not arguments.json:
        print(say(REVIEW, lang, "review-round", number=number, what=round_.round.kind))
    for one in assessments:
        if arguments.json:
            print(assessment_json(round_.step, round_.names, one, lang), flush=True)
        else:
            print("\n".join(assessment_lines(round_.names, one, lang)), flush=True)


# solve-game


def run_solve_game(arguments: argparse.Namespace) -> int:
    game, data, lang = algoritmus.game(arguments.rule_set), data_folder(arguments), arguments.lang
    make = partial(make_whole, arguments.rule_set, arguments.way, arguments.size)
    whole = make()
    try:
        kind = TableKind(game.id, arguments.way, arguments.size, game.version)
        table = SolvedTable(folder_of(data, game.id, arguments.way, arguments.size), kind, len(whole.starts))
        table.begin()
    except OSError as error:
        raise CommandError(f"{data}: {error.strerror}") from None
    left = arguments.rounds - table.rounds
    cost = estimate_cost(GameSolver(whole), left, arguments.jobs)
    if left > 0 and not fits(cost, arguments):
        return ILLEGAL
    started = time.perf_counter()
    line = ProgressLine(sys.stderr)

    def show(layer: int, done: int, gap: float) -> None:
        line.show(f"{bar(done, table.orbits)} {layer}/{arguments.rounds} {done}/{table.orbits} {gap:.0e} ")

    try:
        for gap in solve_layers(make, table, arguments.rounds, arguments.jobs, show):
            line.clear()
            print(layer_line(table, gap, lang), flush=True)
    except KeyboardInterrupt:
        raise CommandError("\n" + say(SOLVER, lang, "stopped"), INTERRUPTED) from None
    opening = orbit_value(table, whole.find(whole.opening), arguments.rounds)
    print_solved(table, opening, time.perf_counter() - started, arguments)
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


def orbit_value(table: SolvedTable, orbit: int, rounds: int) -> float:
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
