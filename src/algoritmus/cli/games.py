"""Commands for whole games: games, simulate, replay, terminal."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import algoritmus
from algoritmus import RULE_SETS, explain
from algoritmus.cli.command import (
    INTERRUPTED,
    CommandError,
    Commands,
    ProgressLine,
    add_command,
    add_lang,
    bar,
    positive,
    read_record,
)
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Facts, Refusal
from algoritmus.core.record import RecordError
from algoritmus.core.skill import Thought
from algoritmus.match import Match, ReplayError, judge_end, replay_steps
from algoritmus.players import PLAYERS, Player, check_player
from algoritmus.simulate import Order, Score, judge, options_of, simulate
from algoritmus.text_mode.terminal import Left, Person


def add_commands(commands: Commands) -> None:
    games = add_command(commands, "games", run_games, "list the rule sets, their ways to play and scenarios")
    games.add_argument("--json", action="store_true", help="as one JSON object")
    add_simulate(add_command(commands, "simulate", run_simulate, "play many games between computer players"))
    replay = add_command(commands, "replay", run_replay, "play a record again in the terminal")
    replay.add_argument("record", metavar="FILE", help="a record, or - for standard input")
    replay.add_argument("--explain", choices=explain.LANGS, default="en", help="the language (default: en)")
    add_terminal(add_command(commands, "terminal", run_terminal, "play in words at the keyboard"))


def add_table(command: argparse.ArgumentParser) -> None:
    """The options of a table and its seed."""
    command.add_argument("rule_set", metavar="RULESET", choices=RULE_SETS, help=", ".join(RULE_SETS))
    command.add_argument("--way", help="a way to play, see `algoritmus games`")
    command.add_argument("--scenario", metavar="NAME")
    command.add_argument("--puzzle", metavar="NAME")
    command.add_argument("--limit", metavar="N", help="end after so many rounds, or turns per player")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="any other option")
    command.add_argument("--seed", default="1", help="the same seed gives the same games (default: 1)")


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


def add_simulate(command: argparse.ArgumentParser) -> None:
    add_table(command)
    command.add_argument("--players", default="random,random", metavar="A,B", help="who plays, by seat")
    command.add_argument("--games", type=positive, default=100, metavar="N")
    command.add_argument("--jobs", type=positive, default=1, metavar="K", help="processes")
    command.add_argument("--json", action="store_true", help="the last line is one JSON object")
    command.add_argument("--save", default="", metavar="DIR", help="write every game's record into this folder")


def run_simulate(arguments: argparse.Namespace) -> int:
    players = arguments.players.split(",")
    options = seat_players(options_of(options_from(arguments), arguments.rule_set), players, arguments.rule_set)
    order = Order(arguments.rule_set, options, players, arguments.games, arguments.seed, arguments.save)
    seats = judge(order)
    try:
        if arguments.save:
            Path(arguments.save).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"--save {arguments.save}: {error.strerror}") from None
    line = ProgressLine(sys.stderr)
    score, seconds = simulate(order, arguments.jobs, lambda done: line.show(games_done(done, order.games)))
    if not score.games:
        return INTERRUPTED
    if score.games < order.games:
        print(f"\nstopped after {score.games} of {order.games} games", file=sys.stderr)
    names = order.names(len(seats))
    show_score(score, seats, names, seconds)
    if arguments.json:
        print(json.dumps(score_facts(score, seats, names, seconds, order), ensure_ascii=False))
    return 0


def games_done(done: int, total: int) -> str:
    return f"{bar(done, total)} {done}/{total}" + ("\n" if done >= total else "")


def seat_players(options: dict[str, str], players: list[str], rule_set: str) -> dict[str, str]:
    """As many seats as players are named, where the way to play leaves that open."""
    free = not {"plot", "scenario", "puzzle", "players"} & options.keys()
    if free and len(players) > 1 and "players" in algoritmus.game(rule_set).options.choices():
        return {**options, "players": str(len(players))}
    return options


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
        record, game = read_record(arguments.record)
        listener = Person(game.id, arguments.explain)
        for match in replay_steps(record, game):
            for happened in match.seen(None, match.steps - 2 if match.steps > 1 else len(match.happened)):
                listener.hear(happened)
        judge_end(match, record)
    except RecordError as error:
        raise CommandError(f"{arguments.record}, {error}") from None
    except ReplayError as error:
        raise CommandError(f"{arguments.record}: {error}") from None
    return 0


# terminal


def add_terminal(command: argparse.ArgumentParser) -> None:
    add_table(command)
    command.add_argument("--players", default="terminal,greedy", metavar="A,B", help="terminal is a person")
    add_lang(command)
    words = "levels tell why they chose so, even of what lies face down"
    command.add_argument("--why", action="store_true", help=words)
    command.add_argument("--save", default="", metavar="FILE", help="write the record into this file")


def run_terminal(arguments: argparse.Namespace) -> int:
    names = arguments.players.split(",")
    try:
        options = seat_players(options_from(arguments), names, arguments.rule_set)
        match = Match(algoritmus.game(arguments.rule_set), options, Seeded(arguments.seed))
        players = seated(match, names, arguments.lang)
    except Refusal as error:
        game = arguments.rule_set.partition("/")[0]
        raise CommandError(explain.refused(game, arguments.lang, error)) from None
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
        if name != "terminal":
            check_player(name, match.game, match.view(seats[0]), "terminal")
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
