"""Simulation of many games between computer players: results with intervals, games per second, records."""

from __future__ import annotations

import contextlib
import math
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.view_types import BLANK_VIEW
from algoritmus.match import Match
from algoritmus.players import PLAYERS, Player, check_player

USUAL_LIMIT = "100"  # end.limit: rounds, or turns per player
BATCH = 20


@dataclass(frozen=True)
class Order:
    """The games to play: players by seat, options, number of games, seed."""

    rule_set: str
    options: Mapping[str, str]
    players: Sequence[str]
    games: int
    seed: str
    save: str = ""

    def names(self, seats: int) -> list[str]:
        """The player of each seat; a single one plays all."""
        return list(self.players) if len(self.players) > 1 else list(self.players) * seats


@dataclass
class Score:
    """Points of the games so far: a win is one point, a draw is shared."""

    games: int = 0
    points: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    draws: int = 0  # games that several have won

    def add(self, other: Score) -> None:
        self.games += other.games
        self.draws += other.draws
        self.points = [sum(both) for both in zip_longest(self.points, other.points, fillvalue=0.0)]
        self.squares = [sum(both) for both in zip_longest(self.squares, other.squares, fillvalue=0.0)]
        self.ends.update(other.ends)

    def share(self, seat: int) -> float:
        return self.points[seat] / self.games

    def interval(self, seat: int) -> float:
        """Half the width of the 95 % interval of a seat's share (Student's limit, normal approximation)."""
        mean = self.share(seat)
        variance = max(0.0, self.squares[seat] / self.games - mean * mean)
        return 1.96 * math.sqrt(variance / self.games)


def options_of(order_options: Mapping[str, str], rule_set: str) -> dict[str, str]:
    """The given options, with a limit for rule sets that might never end."""
    options = dict(order_options)
    if "limit" in algoritmus.game(rule_set).options.choices():
        options.setdefault("limit", USUAL_LIMIT)
    return options


def judge(order: Order) -> list[str]:
    """Refusal if such games cannot be played; the names of the seats otherwise."""
    match = Match(algoritmus.game(order.rule_set), order.options, Seeded(order.seed))
    asked = match.game.seating.players(match.position)
    for name in order.players:
        check_player(name, match.game, match.view(asked[0]))
    if len(order.players) not in (1, len(asked)):
        raise Refusal("player.number", f"{len(asked)} players are needed here, not {len(order.players)}")
    return [match.seats[seat] for seat in asked]


def play_one(order: Order, number: int) -> Match:
    """One whole game; every number gives another."""
    game = algoritmus.game(order.rule_set)
    match = Match(game, order.options, Seeded(f"{order.seed}/{number}"), with_events=False)
    seats = game.seating.players(match.position)
    names = zip(seats, order.names(len(seats)), strict=True)
    players: dict[int, Player] = {seat: PLAYERS[name](game) for seat, name in names}
    chance = {seat: Seeded(f"{order.seed}/{number}/{seat}") for seat in seats}
    while match.result() is None:
        for seat, ask in match.asks().items():
            player = players[seat]
            view = BLANK_VIEW if getattr(player, "blind", False) else match.view(seat, looks=False)
            match.answer(seat, player.answer(view, ask, chance[seat]))
    return match


def play_batch(order: Order, numbers: Sequence[int]) -> Score:
    score = Score()
    for number in numbers:
        match = play_one(order, number)
        score.add(score_of(match))
        if order.save:
            name = f"{order.rule_set.replace('/', '-')}-{order.seed}-{number:05d}.txt"
            Path(order.save, name).write_text(str(match.record), encoding="utf-8")
    return score


def score_of(match: Match) -> Score:
    result = match.result()
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 0.0
    points = [share if seat in result.winners else 0.0 for seat in range(len(match.seats))]
    return Score(1, points, [point * point for point in points], Counter([result.rule]), int(len(result.winners) > 1))


def simulate(order: Order, jobs: int, progress: Callable[[int], None]) -> tuple[Score, float]:
    """All games, on several processes if wanted, or those until Ctrl-C; the score and the seconds it took."""
    started = time.perf_counter()
    total = Score()
    progress(0)
    with contextlib.suppress(KeyboardInterrupt):
        for score in batches(order, jobs):
            total.add(score)
            progress(total.games)
    return total, time.perf_counter() - started


def batches(order: Order, jobs: int) -> Iterator[Score]:
    size = min(BATCH, order.games // (BATCH * jobs) + 1)  # the bar moves from the beginning
    numbers = [range(first, min(first + size, order.games)) for first in range(0, order.games, size)]
    if jobs <= 1:
        yield from (play_batch(order, batch) for batch in numbers)
        return
    with ProcessPoolExecutor(jobs, initializer=begin_process, initargs=(algoritmus.registrations(),)) as pool:
        try:
            yield from pool.map(play_batch, [order] * len(numbers), numbers)
        finally:
            pool.shutdown(cancel_futures=True)


def begin_process(registered: list[str]) -> None:
    """Add the same games and players; Ctrl-C is for the process that counts, the others finish their games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    algoritmus.register_again(registered)
