"""What the solved beginner game tells people: writes docs/solved.md and its pictures from a solved table.

algoritmus solve-game golems/energy
python bench/solved.py [DATA FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path

import algoritmus
from algoritmus.core.folder import default_data
from algoritmus.core.grid import COMPASS, name_cell
from algoritmus.core.packed import Whole
from algoritmus.solver.games import GameSolver
from algoritmus.solver.reply import Program
from algoritmus.solver.store import Table, open_table

DOCS = Path(__file__).parents[1] / "docs"
SIZE = 4
CELL = 60
SURE = 1e-9
RIVAL = (10, 2, 0)  # c3, looking south, unhurt
GREEN, RED, GREY, MIXED = "#3b8f5a", "#c8553d", "#d9d4c7", "#e0a93b"


def value_at(table: Table, whole: Whole, rounds: int, place: tuple[int, ...]) -> float:
    orbit = whole.find(whole.enter(place))
    values = table.values(rounds)
    return values[orbit] if orbit >= 0 else -values[~orbit]


def shares(table: Table, rounds: int) -> tuple[int, int, int]:
    """Positions won or lost, even, and in between."""
    values = table.values(rounds)
    won = sum(abs(abs(value) - 1) < SURE for value in values)
    even = sum(abs(value) < SURE for value in values)
    return won, even, len(values) - won - even


def all_programs(solver: GameSolver) -> list[Program]:
    deck = solver.rounds.decks[0]
    lines: list[tuple[Program, int]] = [([], deck.first)]
    for _ in range(solver.rounds.rows):
        lines = [
            ([*done, row], after)
            for done, state in lines
            for row, after in zip(deck.lays(state), deck.after(state), strict=True)
        ]
    return [done for done, _ in lines]


def first_programs(solver: GameSolver, table: Table) -> tuple[list[Program], int]:
    """The programs that hold the draw from the start against everything, and how many there are in effect."""
    solver.follow(table.values(table.rounds - 1).tolist())
    start, programs = solver.whole.opening, all_programs(solver)
    held = [one for one in programs if solver.rounds.best_reply(start, 1, [one], [1.0])[0] < SURE]
    return held, len(programs)


def mixers(solver: GameSolver, table: Table) -> int:
    """In how many positions a side has no single program that is good enough, with all rounds to go."""
    solver.follow(table.values(table.rounds - 1).tolist())
    programs = all_programs(solver)
    return sum(must_mix(solver, orbit, programs) for orbit in range(table.orbits))


def must_mix(solver: GameSolver, orbit: int, programs: list[Program]) -> bool:
    position = solver.whole.starts[orbit]
    found = solver.solve_position(position, solver.whole.deals[0])
    for side, sign in ((0, 1.0), (1, -1.0)):
        likely = found.support(side)
        if not any(holds(solver, position, side, one, sign * found.value) for one in [*likely, *programs]):
            return True
    return False


def holds(solver: GameSolver, position: int, side: int, program: Program, value: float) -> bool:
    """Whether no reply brings this program below the value."""
    rival = 1 - side
    state = solver.rounds.decks[rival].first
    return not solver.rounds.repliers[rival].find(position, state, [program], [1.0], SURE - value)


# pictures


def svg(width: int, height: int, title: str, body: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">'
    return "\n".join([head, f"<title>{title}</title>", *body, "</svg>", ""])


def colour(value: float) -> str:
    if abs(value) < SURE:
        return GREY
    if abs(abs(value) - 1) < SURE:
        return GREEN if value > 0 else RED
    return MIXED


def map_picture(table: Table, whole: Whole) -> str:
    """Every cell with four triangles, one for each facing of the first golem."""
    body = []
    for cell in range(SIZE * SIZE):
        left, top = 10 + cell % SIZE * CELL, 10 + (SIZE - 1 - cell // SIZE) * CELL
        corners = [(left, top), (left + CELL, top), (left + CELL, top + CELL), (left, top + CELL)]
        middle = f"{left + CELL // 2},{top + CELL // 2}"
        if cell == RIVAL[0]:
            body.append(f'<rect x="{left}" y="{top}" width="{CELL}" height="{CELL}" fill="#4a6fa5"/>')
            body.append(f'<path d="M{left + 18},{top + 20} h24 l-12,24 z" fill="#fff"/>')
            continue
        for facing in range(4):
            (ax, ay), (bx, by) = corners[facing], corners[(facing + 1) % 4]
            value = value_at(table, whole, table.rounds, (cell, facing, 0, *RIVAL))
            label = f"{name_cell(cell % SIZE, cell // SIZE)} {COMPASS[facing]}: {value:+.2f}"
            points = f"{ax},{ay} {bx},{by} {middle}"
            body.append(
                f'<polygon points="{points}" fill="{colour(value)}" stroke="#fff"><title>{label}</title></polygon>'
            )
    return svg(20 + SIZE * CELL, 20 + SIZE * CELL, "The first golem's prospects by cell and facing", body)


def layer_picture(table: Table) -> str:
    """A bar for every number of rounds to go."""
    body = []
    for rounds in range(1, table.rounds + 1):
        left, top = 30, 12 + (rounds - 1) * 22
        body.append(f'<text x="{left - 6}" y="{top + 13}" font-size="12" text-anchor="end">{rounds}</text>')
        for count, fill in zip(shares(table, rounds), (GREEN, GREY, MIXED), strict=True):
            width = max(2, round(440 * count / table.orbits))
            body.append(f'<rect x="{left}" y="{top}" width="{width}" height="18" fill="{fill}"/>')
            left += width
    return svg(490, 20 + 22 * table.rounds, "Positions decided, even and in between, by rounds to go", body)


# the page


def page(table: Table, whole: Whole) -> str:
    solver = GameSolver(whole)
    held, count = first_programs(solver, table)
    opening = value_at(table, whole, table.rounds, (0, 0, 0, SIZE * SIZE - 1, 2, 0)) + 0.0
    won, even, between = shares(table, table.rounds)
    mixed = mixers(solver, table)
    some = "\n".join(f"  - `{' ; '.join(whole.words(0, one))}`" for one in held[:: max(1, len(held) // 6)][:6])
    rows = "\n".join(
        "| {} | {} | {} | {} | {:.0e} |".format(rounds, *shares(table, rounds), table.gaps[rounds - 1])
        for rounds in range(1, table.rounds + 1)
    )
    positions = SIZE**2 * (SIZE**2 - 1) * 16 * 9
    return f"""# The beginner game, solved

Made by `algoritmus solve-game golems/energy` and `bench/solved.py`. The beginner game (4x4, no obstacles, no bonus
cards, programs laid secretly, {table.rounds} rounds, then the most lives) is solved whole: for every position the
chance of winning less the chance of losing when both play their best. A position is counted once for all turns and
mirrors of the field and for both golems: {table.orbits:,} positions of {positions:,}. Blocks and cards have the same
beginner game and the same values: without barrels to take is to stand, and nobody needs a fourth stand. They have no
last round; `--rounds N` then means a game that ends after N rounds with the least damage (`end.limit`).

- **The game begins even**: the start is worth {opening:.3f} to the first player.
- From the start {len(held):,} of {count:,} programs (of different effect) hold that against everything; among them

{some}
- **Most positions are decided**: {won:,} of {table.orbits:,} are won or lost, {even:,} even, {between} in between.
- **Best play must mix** in {mixed} positions ({100 * mixed / table.orbits:.1f} %): there one side has no single program
  that is good enough, and who always lays the same one gives something away.

| rounds to go | won or lost | even | in between | gap |
|---|---|---|---|---|
{rows}

The gap is what is left unproved: how much a best reply to either side's mixture could still change the value.

![Positions by rounds to go](pictures/solved-layers.svg)

Green: won or lost; grey: even; yellow: in between.

![Prospects by cell and facing](pictures/solved-map.svg)

Where the first golem would like to stand with {table.rounds} rounds to go when its rival (blue) is on c3, looks
south, and nobody is hurt. Each triangle is the side it looks to: green it wins, red it loses, grey even,
yellow in between.
"""


def main(data: Path) -> None:
    table = open_table(data, "golems/energy", "beginner", SIZE)
    whole = algoritmus.game("golems/energy").whole("beginner", SIZE)
    pictures = DOCS / "pictures"
    pictures.mkdir(exist_ok=True)
    (pictures / "solved-map.svg").write_text(map_picture(table, whole), encoding="utf-8")
    (pictures / "solved-layers.svg").write_text(layer_picture(table), encoding="utf-8")
    (DOCS / "solved.md").write_text(page(table, whole), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else default_data())
