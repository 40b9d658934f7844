"""Rows per second of random golem games at the engine's level, events off."""

from __future__ import annotations

import random
import sys
import time

from algoritmus.core.grid import Grid
from algoritmus.games.golems.rules.codes import LADDER, NOTHING, WALL, WATER
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge
from algoritmus.games.golems.rules.programs.program import Program, parse_row
from algoritmus.games.golems.rules.round import play_round
from algoritmus.games.golems.rules.row.passes import Pass, unroll
from algoritmus.games.golems.rules.row.scene import Decisions, Scene
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State

ACTIONS = {"board": "FFFBBBLLRRSAADD", "energy": "FFFBBBLLRRSSSSAADDT"}
BONUSES = {
    "board": ["2(F)", "2(A)", "2(L)", "obstacle?(A,F)", "wall?(L,F)", "until obstacle(F)"],
    "energy": ["2(F)", "3(F)", "2(A)", "enemy?(A,F)", "attack?(D,F)", "enemy?(A,-)"],
}
STARTS = ((0, 0, 0), (8, 8, 2), (0, 8, 1), (8, 0, 3))
SUMMER_AND_WINTER = """\
....ii...
.........
...ss....
...ss....
ii.....ii
.........
....ss...
....ss...
...ii....""".splitlines()

Round = list[list[list[Pass]]]  # the programs of one round, by seat


def random_program(edition: str, rng: random.Random) -> list[list[Pass]]:
    """A legal program of four rows, with a bonus card in every second one."""
    while True:
        rows = rng.sample(ACTIONS[edition], 4)
        if rng.random() < 0.5:
            rows[rng.randrange(4)] = rng.choice(BONUSES[edition])
        program = Program(parse_row(row) for row in rows)
        try:
            judge(Hand(EDITIONS[edition], 4), program.rows)
        except IllegalProgram:
            continue
        return [unroll(row) for row in program.rows]


def board_state(rng: random.Random) -> State:
    """Four golems on a mixed 9x9 field with barrels, walls, water and a ladder."""
    field = Grid(SUMMER_AND_WINTER)
    starts = [field.at(column, row) for column, row, _ in STARTS]
    things = [NOTHING] * 81
    cells = rng.sample([cell for cell in range(81) if cell not in starts], 20)
    for cell, thing in zip(cells, [1, 2, 3, 4, 5, 6] * 2 + [WALL] * 3 + [WATER] * 3 + [LADDER] * 2, strict=True):
        things[cell] = thing
    sheets = [Sheet(name) for name in ("red", "blue", "yellow", "green")]
    setup = Setup(EDITIONS["board"], field, sheets, [("A", cells[-2], cells[-1])])
    figures = [Figure(start, facing) for start, (_, _, facing) in zip(starts, STARTS, strict=True)]
    return State(setup, figures, things)


def energy_state(rng: random.Random) -> State:
    """Two golems on the 6x6 field with a few barrels, walls and water."""
    field = Grid(["......"] * 6)
    things = [NOTHING] * 36
    for cell, thing in zip(rng.sample(range(1, 35), 8), [1, 1, 1, 1, WALL, WALL, WATER, WATER], strict=True):
        things[cell] = thing
    setup = Setup(EDITIONS["energy"], field, [Sheet("red"), Sheet("blue")])
    return State(setup, [Figure(0, 0), Figure(35, 2)], things)


def play(state: State, rounds: list[Round], at: int) -> int:
    """One whole game; the number of rows it had."""
    scene = Scene(state, Decisions())
    rows = 0
    while True:
        at = (at + 1) % len(rounds)
        over = play_round(scene, rounds[at])
        rows += scene.row
        if over is not None:
            return rows
        scene.round += 1


class Games:
    """Random games of an edition: the same ones in every run, one after the other."""

    def __init__(self, edition: str) -> None:
        rng = random.Random(1)
        pool = [random_program(edition, rng) for _ in range(1000)]
        self.rounds: list[Round] = [[rng.choice(pool) for _ in STARTS] for _ in range(5003)]
        make = board_state if edition == "board" else energy_state
        self.states = [make(rng) for _ in range(50)]
        self.played = 0

    def play(self, games: int) -> int:
        """So many games more; the number of rows they had."""
        rows = 0
        for _ in range(games):
            state = self.states[self.played % len(self.states)]
            rows += play(state, self.rounds, self.played * 17)
            self.played += 1
        return rows

    def measure(self, seconds: float) -> float:
        """Rows per second of the next ones."""
        rows = 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            rows += self.play(50)
        return rows / (time.process_time() - started)


def measure(edition: str, seconds: float) -> float:
    """Rows per second of random games of this edition."""
    return Games(edition).measure(seconds)


if __name__ == "__main__":
    for name in ("board", "energy"):
        print(f"{name} {measure(name, float(sys.argv[1]) if len(sys.argv) > 1 else 2.0):.0f}")
