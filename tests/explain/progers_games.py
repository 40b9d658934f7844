"""Games of Progers that chance plays, crowded so that everything happens; the same ones every time."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from algoritmus.core.grid import name_cell
from algoritmus.games.progers.rules.codes import COLOURS, TYPES
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.referee import settle

Json = dict[str, Any]


@cache
def played(rules: str, games: int = 40) -> list[Json]:
    """The events of many short games of a rule set."""
    chance = Random(rules)
    return [event for _ in range(games) for event in game(rules, chance)]


def game(rules: str, chance: Random) -> list[Json]:
    """One game; moves that are not allowed are left out."""
    case = deal(rules, chance)
    answer: Json = {}
    for _ in range(30):
        turn = {"rover": chance.choice(case["rovers"])["name"], **move(rules, chance)}
        tried: Json = settle({**case, "turns": [*case["turns"], turn]})
        if "error" not in tried:
            case["turns"].append(turn)
            answer = tried
    return [event for turn in answer.get("turns", []) for event in turn["events"]]


def deal(rules: str, chance: Random) -> Json:
    size = EDITIONS[rules].size
    low = size // 2
    crowd = [name_cell(column, row) for column in range(low) for row in range(low)]  # around one corner
    chance.shuffle(crowd)
    rovers = [rover(colour, crowd.pop(), chance) for colour in chance.sample(COLOURS, 3)]
    samples = [{"at": crowd.pop(), "type": chance.choice(TYPES)} for _ in range(chance.randint(0, 4))]
    corners = [name_cell(column, row) for column in (0, size - 1) for row in (0, size - 1)]
    case: Json = {"game": "progers", "rules": rules, "heights": heights(size, chance), "rovers": rovers, "turns": []}
    case |= {"samples": samples, "walls": [["b1", "b2"], ["a2", "b2"]]}
    case["bases"] = dict(zip(COLOURS, chance.sample(corners, 4), strict=True))
    if rules == "full":
        case["lifts"] = [{"top": "c3", "bottom": chance.choice(["b3", "c2", "d3", "c4"])}]
        case["algorithm"] = [{"card": card} for card in chance.choices("FDJTL", k=chance.randint(0, 3))]
    return case


def rover(colour: str, at: str, chance: Random) -> Json:
    cargo = {"aboard": chance.choices(TYPES, k=chance.randint(0, 3)), "delivered": ["algae", "moss"]}
    return {"name": colour, "at": at, "facing": chance.choice("NESW"), **cargo}


def heights(size: int, chance: Random) -> list[str]:
    """Flat ground with a hill at c3."""
    rows = [["0"] * size for _ in range(size)]
    for column, row in ((2, 2), (3, 2), (2, 3)):
        rows[size - 1 - row][column] = chance.choice("12")
    return ["".join(row) for row in rows]


def move(rules: str, chance: Random) -> Json:
    if chance.random() < 0.1:
        return {"pass": True}
    if rules == "basic":
        return {"play": chance.choices("FFDJLRU", k=chance.randint(1, 3))}
    return {"edit": [edit(chance) for _ in range(chance.randint(0, 3))]}


def edit(chance: Random) -> Json:
    at = chance.randint(0, 3)
    return chance.choice(
        [
            {"insert": chance.choice("FFDJLRUT"), "at": at},
            {"cover": chance.choice("FDJLRUT"), "at": at},
            {"loop": chance.choice([2, 3]), "over": chance.choice([[at], [at, at + 1]])},
            {"unloop": at},
        ]
    )
