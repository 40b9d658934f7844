"""Cases for the referee, most of them with faults, and its verdicts: the answer, or the fault that counts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from algoritmus.referee import settle

Json = dict[str, Any]
CASES = 500  # of every edition
COMMANDS = ["F", "B", "L", "R", "A", "D", "S", "T"]
SENSED = {"board": ["wall", "water", "barrel", "obstacle"]}  # the others have two conditions
GRANTS = {"board": ["loop", "if", "while"]}
MOVES = ["F", "J", "L", "R", "U", "D", "T"]
RED = {"name": "red", "at": "a1", "facing": "N"}
BLUE = {"name": "blue", "at": "d4", "facing": "S", "rows": 1}
SUBROUTINES = [*[["F", "L"], ["B", "A"], ["L", "R"], ["S", "R"]] * 4, ["A", "D"], ["F"], ["B", "T"]]


def verdict(case: Json) -> Json:
    """The verdict without texts: rules of events, code and place of an error."""
    answer: Json = settle(case)
    if "error" in answer:
        return {"code": answer["error"]["code"], "where": answer["error"]["where"]}
    for step in answer["rows" if "rows" in answer else "turns"]:
        step["events"] = [event["rule"] for event in step["events"]]
    return answer


def cases() -> Iterator[Json]:
    """Always the same ones."""
    for edition in ("blocks", "energy", "cards", "board"):
        chance = random.Random(edition)
        yield from (golems_case(edition, chance) for _ in range(CASES))
    for rules in ("basic", "full"):
        chance = random.Random(rules)
        yield from (progers_case(rules, chance) for _ in range(CASES))


def golems_case(edition: str, chance: random.Random) -> Json:
    """Red may have cards of its own granted, or none."""
    red, sensors = dict[str, object](RED), SENSED.get(edition, ["enemy", "attack"])
    if edition == "board":
        red |= {"rows": chance.choice([3, 4]), "subroutine": chance.choice(SUBROUTINES)}
    case: Json = {"game": "golems", "edition": edition, "field": ["...."] * 4, "golems": [red, BLUE]}
    round_: Json = {"programs": {"red": program(chance, sensors, edition), "blue": ["L"]}}
    if chance.random() < 0.7:
        granted = GRANTS.get(edition, ["x2", "x3", "if"])
        round_["grants"] = {"red": chance.sample(granted, chance.randrange(3)), "blue": []}
    if chance.random() < 0.1 and edition != "board":
        case["autonomous"] = True
    return {**case, "rounds": [round_]}


def program(chance: random.Random, sensors: list[str], edition: str) -> list[str]:
    """Now and then no row at all, one too many, or cards that the edition has not."""
    rows = [3, 4] if edition == "board" else [1, 2, 2]
    return [row(chance, sensors) for _ in range(chance.choice([0, *rows, *rows, 3, 3, 4, 4, 4, 5]))]


def row(chance: random.Random, sensors: list[str], depth: int = 0) -> str:
    kind = chance.random()
    if depth > 1 or kind < 0.75:
        return chance.choice([*COMMANDS, *COMMANDS[:-1] * 2])
    if kind < 0.86:
        return f"{chance.choice('2223')}({row(chance, sensors, depth + 1)})"
    if kind < 0.93:
        rows = [chance.choice([row(chance, sensors, depth + 1), "-"]) for _ in range(2)]
        return f"{chance.choice(sensors)}?({','.join(rows)})"
    if kind < 0.97:
        return f"until {chance.choice(sensors)}({row(chance, sensors, depth + 1)})"
    return chance.choice(["call", "call", "call", "what", "F F", "2(", "4(F)"])


def progers_case(rules: str, chance: random.Random) -> Json:
    size = 6 if rules == "basic" else 9
    corners = [f"{column}{line}" for column in ("a", chr(96 + size)) for line in (1, size)]
    names = ("red", "blue", "yellow", "green")
    rovers = [
        {"name": name, "at": at, "facing": chance.choice("NESW")}
        for name, at in zip(names[:2], ("c3", "d4"), strict=True)
    ]
    turn = edit if rules == "full" else play
    case: Json = {"game": "progers", "rules": rules, "heights": ["0" * size] * size, "rovers": rovers}
    case["bases"] = dict(zip(names, corners, strict=True))
    case["samples"] = [{"at": "c4", "type": "moss"}, {"at": "d3", "type": "worm"}]
    case["turns"] = [{"rover": rover, **turn(chance)} for rover in ("red", "blue")]
    if rules == "full":
        case["algorithm"] = [{"card": chance.choice(MOVES)} for _ in range(3)]
    return case


def play(chance: random.Random) -> Json:
    return {"play": [chance.choice(MOVES[:-1]) for _ in range(chance.choice([1, 2, 2, 3, 3, 4]))]}


def edit(chance: random.Random) -> Json:
    return {"edit": [one_edit(chance) for _ in range(chance.choice([0, 1, 1, 2, 3]))]}


def one_edit(chance: random.Random) -> Json:
    at = chance.randrange(4)
    kind = chance.choice(["insert", "insert", "cover", "loop", "unloop"])
    if kind == "loop":
        return {"loop": chance.choice([2, 3]), "over": [at, chance.randrange(4)][: chance.randrange(1, 3)]}
    return {"unloop": at} if kind == "unloop" else {kind: chance.choice(MOVES), "at": at}
