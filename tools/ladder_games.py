"""Games between levels for tools/ladder.py: batches on all cores or a Ray cluster, kept in files, and their scores."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import pairwise
from pathlib import Path
from typing import Any

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.reader import read_toml
from algoritmus.core.skill import LEVELS, Skill, read_skills
from algoritmus.match import Match
from algoritmus.players import PLAYERS, Player
from algoritmus.players.levels import Level
from algoritmus.simulate import options_of

ROOT = Path(__file__).parents[1]
BATCH_FOLDER = ROOT / "build"  # a file of batches for each series
PUBLISHED = ROOT / "docs" / "ladder.jsonl"  # the batches of each published pair, merged
LADDER, TUNING = "ladder", "tuning"  # series of games, each with seeds of its own
BATCH = 10  # games
Pair = tuple[str, str, str]  # rule set, the stronger, the weaker
Batch = tuple[str, Pair, int]  # series, who plays, number of the first game
Row = dict[str, Any]  # a batch, and what came out
SUMS = ("games", "points", "squares", "draws", "seconds", "answers")


# playing


def player_of(name: str, rule_set: str) -> Player:
    """A player by name, or a level by the numbers of its skill with slashes."""
    game = algoritmus.game(rule_set)
    if "/" in name:
        return Level(game, LEVELS, Skill(*map(int, name.split("/"))))
    return PLAYERS[name](game)


def play(batch: Batch) -> Row:
    """Ten games with seats alternating: points of the stronger, and how long its answers take."""
    series, pair, first = batch
    found = {"points": 0.0, "squares": 0.0, "draws": 0, "seconds": 0.0, "answers": 0}
    for number in range(first, first + BATCH):
        seat, match, seconds, answers = play_game(series, pair, number)
        result = match.result()
        assert result is not None
        point = 1 / len(result.winners) if seat in result.winners else 0.0
        for key, value in (("points", point), ("squares", point * point), ("draws", len(result.winners) > 1)):
            found[key] += value
        found["seconds"] += seconds
        found["answers"] += answers
    return {"pair": pair, "first": first, "games": BATCH, **found}


def play_game(series: str, pair: Pair, number: int) -> tuple[int, Match, float, int]:
    """No two games have the same seed."""
    rule_set, strong, weak = pair
    seed = f"{series}/{rule_set}/{strong}/{weak}/{number}"
    match = Match(algoritmus.game(rule_set), options_of({"players": "2"}, rule_set), Seeded(seed), with_events=False)
    seat = number % 2
    players = {seat: player_of(strong, rule_set), 1 - seat: player_of(weak, rule_set)}
    chance = {one: Seeded(f"{seed}/{one}") for one in players}
    seconds, answers = 0.0, 0
    while match.result() is None:
        for asked, ask in list(match.asks().items()):
            view = match.view(asked)
            started = time.process_time()
            answer = players[asked].answer(view, ask, chance[asked])
            if asked == seat:
                seconds += time.process_time() - started
                answers += 1
            match.answer(asked, answer)
    return seat, match, seconds, answers


class GameRunner:
    """Plays batches that are not yet in the file, on all cores or on a Ray cluster, until the time is up."""

    def __init__(self, jobs: int, ray_address: str, until: float, series: str = LADDER) -> None:
        self.series = series
        self.file = BATCH_FOLDER / f"{series}.jsonl"
        self.jobs = jobs
        self.ray_address = ray_address
        self.until = until
        self.known: dict[tuple[Pair, int], Row] = {}
        for file in (self.file, PUBLISHED) if series == LADDER else (self.file,):
            for line in file.read_text().splitlines() if file.exists() else ():
                self.note(json.loads(line))

    def note(self, row: Row) -> None:
        rule_set, strong, weak = row["pair"]
        self.known[(rule_set, strong, weak), row["first"]] = row

    def run(self, pairs: Iterable[tuple[str, str, str, int]]) -> None:
        """So many games of each pair."""
        missing = [(self.series, pair[:3], first) for pair in pairs for first in self.missing(pair[:3], pair[3])]
        self.file.parent.mkdir(exist_ok=True)
        with self.file.open("a") as out:
            for row in self.results(missing):
                self.note(row)
                out.write(json.dumps(row) + "\n")
                out.flush()

    def missing(self, pair: Pair, games: int) -> list[int]:
        played = self.score(*pair).games
        return [first for first in range(played, games, BATCH) if (pair, first) not in self.known]

    def results(self, batches: Sequence[Batch]) -> Iterator[Row]:
        if self.ray_address:
            yield from on_ray(self.ray_address, batches, self.until)
            return
        waiting = list(reversed(batches))
        with ProcessPoolExecutor(
            self.jobs, initializer=algoritmus.register_again, initargs=(algoritmus.registrations(),)
        ) as pool:
            running = {pool.submit(play, waiting.pop()) for _ in range(min(self.jobs, len(waiting)))}
            while running:
                done = next(as_completed(running))
                running.remove(done)
                if waiting and time.monotonic() < self.until:
                    running.add(pool.submit(play, waiting.pop()))
                yield done.result()

    def rows(self, pair: Pair) -> Iterator[Row]:
        """The batches up to the first gap: a published score does not depend on the order of batches."""
        first = 0
        while row := self.known.get((pair, first)):
            yield row
            first += row["games"]

    def score(self, rule_set: str, strong: str, weak: str) -> Score:
        return Score(list(self.rows((rule_set, strong, weak))))

    def publish(self, pairs: Iterable[Pair]) -> None:
        """Store the scores, a line for a pair, so that a machine without the batches can resume."""
        lines = [json.dumps(merged(pair, rows)) for pair in pairs if (rows := list(self.rows(pair)))]
        PUBLISHED.write_text("\n".join([*lines, ""]))


def merged(pair: Pair, rows: Sequence[Row]) -> Row:
    return {"pair": pair, "first": 0, **{key: round(total(rows, key), 4) for key in SUMS}}


def play_elsewhere(registered: list[str], batch: Batch) -> Row:
    algoritmus.register_again(registered)
    return play(batch)


def on_ray(address: str, batches: Sequence[Batch], until: float) -> Iterator[Row]:
    """Every machine of the cluster has the package; this folder is sent to it."""
    import ray  # an extra, for more than one machine

    if not ray.is_initialized():
        ray.init(address=address, runtime_env={"working_dir": str(ROOT / "tools")})
    task, registered = ray.remote(play_elsewhere), algoritmus.registrations()
    waiting = [task.remote(registered, batch) for batch in batches]
    while waiting and time.monotonic() < until:
        done, waiting = ray.wait(waiting)
        yield ray.get(done[0])
    for left in waiting:
        ray.cancel(left)


class Score:
    """The share of the stronger side of a pair."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.games = total(rows, "games")
        self.share = total(rows, "points") / max(1, self.games)
        variance = max(0.0, total(rows, "squares") / max(1, self.games) - self.share**2)
        self.spread = 1.96 * math.sqrt(variance / max(1, self.games))
        self.draws = total(rows, "draws")
        self.seconds = total(rows, "seconds") / max(1.0, total(rows, "answers"))


def total(rows: Sequence[Row], key: str) -> Any:
    """Whole where all are."""
    return sum(row[key] for row in rows)


# levels


def file_of(rule_set: str) -> Path:
    return ROOT / "src" / "algoritmus" / "games" / rule_set.partition("/")[0] / "components" / "data" / "levels.toml"


def skills_in(rule_set: str) -> list[Skill]:
    """As they stand in the file now, whatever the engine was compiled with."""
    path = file_of(rule_set)
    return read_skills(read_toml(path.read_text(encoding="utf-8"), path.name).members()[rule_set.partition("/")[2]])


def write_skills(rule_set: str, skills: Sequence[Skill]) -> None:
    path, edition = file_of(rule_set), rule_set.partition("/")[2]
    head, *tables = path.read_text(encoding="utf-8").split("\n[")
    columns = zip(Skill._fields, zip(*skills, strict=True), strict=True)
    mine = f"{edition}]\n" + "".join(f"{name} = [{', '.join(map(str, column))}]\n" for name, column in columns)
    tables = [mine if table.startswith(f"{edition}]") else table for table in tables]
    path.write_text("\n[".join([head, *(f"{table.strip()}\n" for table in tables)]), encoding="utf-8")


def spec(skill: Skill) -> str:
    return "/".join(map(str, skill))


def neighbours(rule_set: str) -> list[tuple[str, str]]:
    """The stronger first, from the bottom."""
    return [(spec(above), spec(below)) for below, above in pairwise(skills_in(rule_set))]


def outer(rule_set: str) -> list[tuple[str, str]]:
    """The ends of the ladder beside players of other kinds."""
    skills = skills_in(rule_set)
    return [("novice", spec(skills[0])), (spec(skills[-1]), "greedy")]


def elo(share: float) -> float:
    share = min(max(share, 0.01), 0.99)
    return 400 * math.log10(share / (1 - share))
