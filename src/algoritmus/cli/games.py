"""Commands for whole games: games, simulate, replay, terminal."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import algoritmus
from algoritmus import explain
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Facts, Refusal
from algoritmus.core.record import RecordError, parse_record
from algoritmus.core.skill import Thought
from algoritmus.match import Match, ReplayError, judge_end, replay_steps
from algoritmus.players import PLAYERS, Player, check_player, no_player
from algoritmus.simulate import Order, Score, judge, options_of, simulate
from algoritmus.text_mode.terminal import Left, Person

FAILED = 2
BAR = 30
INTERRUPTED = 130


def complain(message: str) -> int:
    print(message, file=sys.stderr)
    return FAILED


def options_from(arguments: argparse.Namespace) -> dict[str, str]:
    """The options of the command line; Refusal if one is no NAME=VALUE."""
    options = {
        name: str(value)
        for name in ("way", "scenario", "puzzle", "limit")
        if (value := getattr(arguments, name)) is not None
    }
    for pair in arguments.option:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise Refusal("option.syntax", f"--option {pair!r}: it must be NAME=VALUE", values={"pair": pair})
        options[name] = value
    return options


# games


def run_games(arguments: argparse.Namespace) -> int:
    listed = {rule_set: algoritmus.game(rule_set).options.choices() for rule_set in algoritmus.RULE_SETS}
    if arguments.json:
        print(json.dumps(listed, ensure_ascii=False))
        return 0
    for rule_set, choices in listed.items():
        print(rule_set)
        for name, values in choices.items():
            print(f"  {name:11} {', '.join(values) or 'of your own choice'}")
    return 0


# simulate


def run_simulate(arguments: argparse.Namespace) -> int:
    try:
        players = arguments.players.split(",")
        options = seat_players(options_of(options_from(arguments), arguments.rule_set), players, arguments.rule_set)
        order = Order(arguments.rule_set, options, players, arguments.games, arguments.seed, arguments.save)
        seats = judge(order)
        if arguments.save:
            Path(arguments.save).mkdir(parents=True, exist_ok=True)
    except Refusal as error:
        return complain(error.message)
    except OSError as error:
        return complain(f"--save {arguments.save}: {error.strerror}")
    score, seconds = simulate(order, arguments.jobs, ProgressLine(order.games, sys.stderr).show)
    if not score.games:
        return INTERRUPTED
    if score.games < order.games:
        print(f"\nstopped after {score.games} of {order.games} games", file=sys.stderr)
    names = order.players if len(order.players) > 1 else list(order.players) * len(seats)
    show_score(score, seats, names, seconds)
    if arguments.json:
        print(json.dumps(score_facts(score, seats, names, seconds, order), ensure_ascii=False))
    return 0


def seat_players(options: dict[str, str], players: list[str], rule_set: str) -> dict[str, str]:
    """As many seats as players are named, where the way to play leaves that open."""
    free = not {"scenario", "puzzle", "players"} & options.keys()
    if free and len(players) > 1 and "players" in algoritmus.game(rule_set).options.choices():
        return {**options, "players": str(len(players))}
    return options


class ProgressLine:
    """A bar on the terminal; nothing where nobody looks."""

    def __init__(self, total: int, out: TextIO) -> None:
        self.total = total
        self.out = out
        self.shown = out.isatty()

    def show(self, done: int) -> None:
        if self.shown:
            full = BAR * done // self.total
            self.out.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{self.total}")
            self.out.write("\n" if done >= self.total else "")
            self.out.flush()


def show_score(score: Score, seats: list[str], names: Sequence[str], seconds: float) -> None:
    for seat, (colour, name) in enumerate(zip(seats, names, strict=True)):
        print(f"{colour:8} {name:10} {100 * score.share(seat):5.1f} % ± {100 * score.interval(seat):.1f}")
    ends = ", ".join(f"{rule} {count}" for rule, count in sorted(score.ends.items()))
    print(f"{score.games} games: {ends}; {score.games / seconds:.0f} games/s")


def score_facts(score: Score, seats: list[str], names: Sequence[str], seconds: float, order: Order) -> Facts:
    return {
        "rule_set": order.rule_set,
        "options": dict(order.options),
        "games": score.games,
        "seed": order.seed,
        "seats": [
            {"seat": colour, "player": name, "share": score.share(seat), "interval95": score.interval(seat)}
            for seat, (colour, name) in enumerate(zip(seats, names, strict=True))
        ],
        "ends": score.ends,
        "draws": score.draws,
        "games_per_second": score.games / seconds,
    }


# replay


def run_replay(arguments: argparse.Namespace) -> int:
    try:
        text = sys.stdin.read() if arguments.record == "-" else Path(arguments.record).read_text(encoding="utf-8")
        record = parse_record(text)
        game = algoritmus.game(record.game)
    except (OSError, UnicodeDecodeError) as error:
        return complain(f"cannot read the record {arguments.record}: {error}")
    except RecordError as error:
        return complain(f"{arguments.record}, {error}")
    except KeyError as error:
        return complain(f"{arguments.record}: {error.args[0]}")
    listener = Person(game.id, arguments.explain)
    try:
        match = None
        for match in replay_steps(record, game):
            for happened in match.seen(None, match.steps - 2 if match.steps > 1 else len(match.happened)):
                listener.hear(happened)
        assert match is not None
        judge_end(match, record)
    except ReplayError as error:
        return complain(f"{arguments.record}: {error}")
    return 0


# terminal


def run_terminal(arguments: argparse.Namespace) -> int:
    names = arguments.players.split(",")
    try:
        options = seat_players(options_from(arguments), names, arguments.rule_set)
        game = algoritmus.game(arguments.rule_set)
        match = Match(game, options, Seeded(arguments.seed))
        players = seated(match, names, arguments.lang)
    except Refusal as error:
        return complain(explain.refused(arguments.rule_set.partition("/")[0], arguments.lang, error))
    try:
        play_in_terminal(match, players, Seeded(f"{arguments.seed}/players"), arguments.lang, arguments.why)
    except (Left, EOFError):
        print()
    if arguments.save:
        Path(arguments.save).write_text(str(match.record), encoding="utf-8")
    return 0


def seated(match: Match, names: list[str], lang: str) -> dict[int, Player]:
    seats = match.game.seating.players(match.position)
    names = names[: len(seats)] if len(names) >= len(seats) else names + ["greedy"] * (len(seats) - len(names))
    for name in names:
        if name not in (*PLAYERS, "terminal"):
            raise no_player(name, *PLAYERS, "terminal")
        if name in PLAYERS:
            check_player(name, match.game, match.view(seats[0]))
    return {
        seat: Person(match.game.id, lang) if name == "terminal" else PLAYERS[name](match.game)
        for seat, name in zip(seats, names, strict=True)
    }


def play_in_terminal(match: Match, players: dict[int, Player], chance: Seeded, lang: str, why: bool = False) -> None:
    """Play step by step: ask, then print the events; at one keyboard only those that all people here may know.

    The reasons of computer players are printed, if wanted, when the step is made.
    """
    persons = [seat for seat, player in players.items() if isinstance(player, Person)]
    listener = Person(match.game.id, lang)
    ears = persons[0] if len(persons) == 1 else None
    while match.result() is None:
        asked = dict(match.asks())
        for seat, ask in sorted(asked.items(), key=lambda one: one[0] in persons):  # way.open: computers first
            view = match.view(seat, looks=seat in persons)
            match.answer(seat, players[seat].answer(view, ask, chance))
        for happened in match.seen(ears, len(match.happened) - 1):
            listener.hear(happened)
        for seat in asked if why else ():
            tell_thought(listener, match.seats[seat], players[seat])


def tell_thought(listener: Person, name: str, player: Player) -> None:
    thought: Thought | None = getattr(player, "thought", None)
    if thought is not None:
        words = explain.thought_words(listener.package.id, listener.lang, thought)
        listener.write(f"{listener.actor(name)}. {words}")
