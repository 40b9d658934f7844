"""Makes the stored games: every step as every seat saw it, and a record of each rule set."""

from __future__ import annotations

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer
from algoritmus.match import Match
from algoritmus.players import PLAYERS
from tests.compatibility.files import DATA, file_name, pack, write
from tests.compatibility.steps import Json, play
from tests.compatibility.tables import TABLES

WHO = ("random", "greedy")  # by turns: one game of each


def make_games() -> None:
    digests = {}
    for rule_set, tables in TABLES.items():
        games = [make_game(rule_set, options, number) for number, options in enumerate(tables)]
        pack(f"games/{file_name(rule_set)}.json.xz", games)
        records = [str(game["record"]) for game in games if "digest" in game["record"]]
        kept = max(records, key=len)
        (DATA / "records" / f"{file_name(rule_set)}.txt").write_text(kept, "utf-8")
        digests[rule_set] = kept.split()[-1]
    write("records/digests.json", digests)


def make_game(rule_set: str, options: dict[str, str], number: int) -> Json:
    seed = f"{rule_set} {number}"
    match = Match(algoritmus.game(rule_set), options, Seeded(seed))
    player, chance = PLAYERS[WHO[number % 2]](match.game), Seeded(f"answers of {seed}")

    def answers(match: Match) -> dict[int, Answer]:
        return {seat: player.answer(match.view(seat, looks=False), ask, chance) for seat, ask in match.asks().items()}

    steps = list(play(match, answers))
    return {"options": options, "seed": seed, "steps": steps, "record": str(match.record)}
