"""Random cases of Progers for properties: crowded fields, short roads, every kind of move."""

from __future__ import annotations

import random
from typing import Any

from algoritmus.core.grid import name_cell
from algoritmus.games.progers.rules.codes import (
    COLOURS,
    COVER,
    INSERT,
    LETTERS,
    LOOP,
    LOOP_TWO,
    TIMES,
    TYPES,
    UNLOOP,
    X2,
    X3,
)
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.edits import AlgorithmEdit, Table
from algoritmus.games.progers.rules.program import EMPTY, WITH_NEXT, Algorithm

Json = dict[str, Any]
COMMANDS = "FFFFDDDJJJLRUT"


def random_case(chance: random.Random, turns: int = 8) -> Json:
    """A lawful case; nothing about it is likely, everything is possible."""
    edition = EDITIONS[chance.choice(["basic", "full", "full"])]
    shared = edition.keeps_algorithm
    heights = random_heights(edition.size, chance)
    names: list[str] = chance.sample(COLOURS, chance.randrange(1, 5))
    table = random_table(chance) if shared else EMPTY
    return {
        "game": "progers",
        "rules": edition.name,
        "heights": ["".join(row) for row in heights],
        "walls": [random_edge(edition.size, chance) for _ in range(chance.randrange(12))],
        "lifts": [random_lift(heights, chance) for _ in range(chance.randrange(6))] if shared else [],
        "samples": [random_sample(edition.size, chance) for _ in range(chance.randrange(12))],
        "bases": dict(zip(COLOURS, chance.sample(corners(edition.size), 4), strict=True)),
        "rovers": random_rovers(edition.size, names, chance),
        "algorithm": show_table(table),
        "turns": random_turns(names, table, turns, chance) if shared else random_rows(names, turns, chance),
    }


def random_heights(size: int, chance: random.Random) -> list[list[str]]:
    rows = [["0"] * size for _ in range(size)]
    for _ in range(chance.randrange(4)):
        column, row, height = chance.randrange(size), chance.randrange(size), chance.choice("112")
        for a in range(column, min(size, column + 3)):
            for b in range(row, min(size, row + 2)):
                rows[b][a] = height
    for a in (0, -1):
        for b in (0, -1):
            rows[a][b] = "0"
    return rows


def corners(size: int) -> list[str]:
    return [name_cell(column, row) for column in (0, size - 1) for row in (0, size - 1)]


def random_cell(size: int, chance: random.Random) -> tuple[int, int]:
    return chance.randrange(size), chance.randrange(size)


def random_edge(size: int, chance: random.Random) -> list[str]:
    column, row = chance.randrange(size), chance.randrange(size - 1)
    pair = [(column, row), (column, row + 1)]
    return [name_cell(*(cell if chance_flag else cell[::-1])) for chance_flag in [chance.randrange(2)] for cell in pair]


def random_lift(heights: list[list[str]], chance: random.Random) -> Json:
    """More often on blocks than on the ground, sometimes going down off the field."""
    size = len(heights)
    high = [(column, row) for column in range(size) for row in range(size) if heights[size - 1 - row][column] != "0"]
    column, row = chance.choice(high) if high and chance.random() < 0.9 else random_cell(size, chance)
    across, up = chance.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
    bottom = column + across, row + up
    inside = all(0 <= place < size for place in bottom)
    return {"top": name_cell(column, row), "bottom": name_cell(*bottom) if inside else None}


def random_sample(size: int, chance: random.Random) -> Json:
    return {"at": name_cell(*random_cell(size, chance)), "type": chance.choice(TYPES)}


def random_rovers(size: int, names: list[str], chance: random.Random) -> list[Json]:
    """Close together, so that they bump."""
    column, row = chance.randrange(size - 2), chance.randrange(size - 2)
    near = [(column + a, row + b) for a in range(3) for b in range(3)]
    return [
        {
            "name": name,
            "at": name_cell(*cell),
            "facing": chance.choice("NESW"),
            "aboard": [chance.choice(TYPES) for _ in range(chance.randrange(4))],
            "delivered": [chance.choice(TYPES) for _ in range(chance.randrange(3))],
        }
        for name, cell in zip(names, chance.sample(near, len(names)), strict=True)
    ]


def random_rows(names: list[str], turns: int, chance: random.Random) -> list[Json]:
    rows = []
    for _ in range(turns):
        cards = [chance.choice(COMMANDS[:-1]) for _ in range(chance.randrange(4))]
        rows.append({"rover": chance.choice(names)} | ({"play": cards} if cards else {"pass": True}))
    return rows


def random_table(chance: random.Random) -> Algorithm:
    table = Table(EMPTY)
    for _ in range(chance.randrange(5)):
        table.insert(random_card(chance), 0, 5)
    for at in range(len(table.cards) - 1):
        if table.times[at] == 1 and chance.random() < 0.3:
            table.loop_two(chance.choice([X2, X3]), at, at + 1)
    return table.algorithm() if len(table.cards) else EMPTY


def random_card(chance: random.Random) -> int:
    return LETTERS.index(chance.choice(COMMANDS))


def show_table(algorithm: Algorithm) -> list[Json]:
    cards: list[Json] = []
    for at, card in enumerate(algorithm.cards):
        loop = {"loop": algorithm.times[at]} if algorithm.times[at] > 1 else {}
        pair = {"pair": True} if algorithm.mates[at] else {}
        cards.append({"card": LETTERS[card]} | loop | pair)
    return cards


def random_turns(names: list[str], algorithm: Algorithm, turns: int, chance: random.Random) -> list[Json]:
    """Lawful turns: the table is changed here as it will be in play."""
    found: list[Json] = []
    for _ in range(turns):
        rover, table = chance.choice(names), Table(algorithm)
        edits = random_edits(table, chance)
        if not table.cards or chance.random() < 0.1:
            found.append({"rover": rover, "pass": True})
            continue
        found.append({"rover": rover, "edit": edits})
        algorithm = EMPTY if len(table.cards) == 5 else table.algorithm()
    return found


def random_edits(table: Table, chance: random.Random) -> list[Json]:
    edits = []
    played = 0
    for _ in range(chance.randrange(5)):
        edit = chance.choice(ways(table, chance))
        played += edit.kind != UNLOOP
        if played <= 3:
            table.apply(edit, 5)
            edits.append(show_edit(edit))
    return edits


def ways(table: Table, chance: random.Random) -> list[AlgorithmEdit]:
    """Something to do with the table, of every kind that it allows."""
    size, card, loop = len(table.cards), random_card(chance), chance.choice([X2, X3])
    bare = [at for at in range(size) if table.times[at] == 1]
    found = [AlgorithmEdit(COVER, card, chance.randrange(size))] if size else []
    found += [AlgorithmEdit(INSERT, card, chance.randrange(size + 1))] if size < 5 else []
    found += [AlgorithmEdit(LOOP, loop, at) for at in bare[:1]]
    found += [AlgorithmEdit(LOOP_TWO, loop, at + 1, at) for at in bare if at + 1 in bare][:1]
    return found + [AlgorithmEdit(UNLOOP, -1, at) for at in range(size) if table.mates[at] == WITH_NEXT]


def show_edit(edit: AlgorithmEdit) -> Json:
    if edit.kind in (INSERT, COVER):
        return {"insert" if edit.kind == INSERT else "cover": LETTERS[edit.card], "at": edit.at}
    if edit.kind == UNLOOP:
        return {"unloop": edit.at}
    over = [edit.at] if edit.kind == LOOP else [edit.at, edit.also]
    return {"loop": TIMES[edit.card], "over": over}
