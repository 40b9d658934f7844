"""Report of solved games: writes docs/solved.md and its pictures from the tables in the data folder.

algoritmus solve-game golems/energy
algoritmus solve-game golems/energy --size 6
algoritmus solve-game golems/energy --way standard --rounds 2  # may be stopped in the middle
python bench/solved.py [DATA FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path

import algoritmus
from algoritmus.analysis.solver.best_response import Program
from algoritmus.analysis.solver.solved_store import NoTable, PartialLayer, SolvedTable, open_table
from algoritmus.analysis.solver.whole_games import GameSolver
from algoritmus.core.data_folder import default_data
from algoritmus.core.grid import COMPASS, name_cell
from algoritmus.core.packed import WholeGame

DOCS = Path(__file__).parents[1] / "docs"
RULE_SET = "golems/energy"
SMALL, LARGE = 4, 6
CELL = 60
SURE = 1e-9
RIVALS = {SMALL: (10, 2, 0), LARGE: (21, 2, 0)}  # c3 and d4, looking south, unhurt
HEAD = """# The beginner game, solved

Made by `algoritmus solve-game golems/energy` and `bench/solved.py`. The beginner game (no obstacles, no bonus cards,
programs laid secretly, 10 rounds, then the most lives) is solved completely: the value of a position is the chance of
winning less the chance of losing with best play of both. Positions that are equal by rotation, reflection or exchange
of the golems are counted once. Blocks and cards have the same beginner game and the same values: without barrels TAKE
is STAND, and a fourth STAND is never needed. They have no last round; with `--rounds N` the game ends after N rounds,
and the least damage wins (`end.limit`). Compiled, 6x6 takes about 80 seconds of processor time, shared by two
processes.

The *gap* is the part that is not proven: the most by which a best response to either mixture could change the value.
The *change* is the largest difference that one more round makes to the value of a position. A round never changes a
value by more than the rounds after it do, so each further round changes no value by more than the last change.
"""
DICE = "The standard game, 4x4, with its dice"
GREEN, RED, GREY, MIXED = "#3b8f5a", "#c8553d", "#d9d4c7", "#e0a93b"


def value_at(table: SolvedTable, whole: WholeGame, rounds: int, place: tuple[int, ...]) -> float:
    orbit = whole.find(whole.enter(place))
    values = table.values(rounds)
    return values[orbit] if orbit >= 0 else -values[~orbit]


def shares(table: SolvedTable, rounds: int) -> tuple[int, int, int]:
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


def first_programs(solver: GameSolver, table: SolvedTable) -> tuple[list[Program], int]:
    """The programs that hold the draw from the start against every reply, and the number of different programs."""
    solver.set_next_layer(table.values(table.rounds - 1).tolist())
    start, programs = solver.whole.opening, all_programs(solver)
    held = [one for one in programs if solver.rounds.best_response(start, 1, [one], [1.0])[0] < SURE]
    return held, len(programs)


def mixers(solver: GameSolver, table: SolvedTable) -> int:
    """The number of positions in which a side has no single optimal program, with all rounds to go."""
    solver.set_next_layer(table.values(table.rounds - 1).tolist())
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
    return not solver.rounds.searches[rival].find(position, state, [program], [1.0], SURE - value)


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


def map_picture(table: SolvedTable, whole: WholeGame, size: int) -> str:
    """Every cell with four triangles, one for each facing of the first golem."""
    body = []
    rival = RIVALS[size]
    for cell in range(size * size):
        left, top = 10 + cell % size * CELL, 10 + (size - 1 - cell // size) * CELL
        corners = [(left, top), (left + CELL, top), (left + CELL, top + CELL), (left, top + CELL)]
        middle = f"{left + CELL // 2},{top + CELL // 2}"
        if cell == rival[0]:
            body.append(f'<rect x="{left}" y="{top}" width="{CELL}" height="{CELL}" fill="#4a6fa5"/>')
            body.append(f'<path d="M{left + 18},{top + 20} h24 l-12,24 z" fill="#fff"/>')
            continue
        for facing in range(4):
            (ax, ay), (bx, by) = corners[facing], corners[(facing + 1) % 4]
            value = value_at(table, whole, table.rounds, (cell, facing, 0, *rival))
            label = f"{name_cell(cell % size, cell // size)} {COMPASS[facing]}: {value:+.2f}"
            points = f"{ax},{ay} {bx},{by} {middle}"
            body.append(
                f'<polygon points="{points}" fill="{colour(value)}" stroke="#fff"><title>{label}</title></polygon>'
            )
    return svg(20 + size * CELL, 20 + size * CELL, "The first golem's prospects by cell and facing", body)


def layer_picture(table: SolvedTable) -> str:
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


def rows_of(table: SolvedTable) -> str:
    """A line for every number of rounds to go."""
    lines = []
    for rounds in range(1, table.rounds + 1):
        moved = f" {change(table, rounds):.0e}" if rounds > 1 else ""
        cells = [rounds, *shares(table, rounds), f"{table.gaps[rounds - 1]:.0e}"]
        lines.append("| " + " | ".join(map(str, cells)) + f" |{moved} |")
    return "\n".join(["| rounds to go | won or lost | even | in between | gap | change |", "|---" * 6 + "|", *lines])


def change(table: SolvedTable, rounds: int) -> float:
    """How far one more round moves the value of any position."""
    return max(abs(now - then) for now, then in zip(table.values(rounds), table.values(rounds - 1), strict=True))


def opening_of(table: SolvedTable, whole: WholeGame, size: int) -> float:
    return value_at(table, whole, table.rounds, (0, 0, 0, size * size - 1, 2, 0)) + 0.0


def beginner_facts(table: SolvedTable, whole: WholeGame, size: int) -> str:
    """The start, programs that hold it, how much is decided and how often best play mixes."""
    solver = GameSolver(whole)
    held, count = first_programs(solver, table)
    won, even, between = shares(table, table.rounds)
    mixed = mixers(solver, table)
    some = "\n".join(f"  - `{' ; '.join(whole.words(0, one))}`" for one in held[:: max(1, len(held) // 6)][:6])
    positions = size**2 * (size**2 - 1) * 16 * 9
    cell = name_cell(RIVALS[size][0] % size, RIVALS[size][0] // size)
    return f"""{table.orbits:,} positions, {positions:,} with rotations, reflections and exchanged golems.

- **The game begins even**: the start is worth {opening_of(table, whole, size):.3f} to the first player.
- From the start {len(held):,} of {count:,} programs (of different effect) hold the draw against every reply, e.g.

{some}
- **Most positions are decided**: {won:,} of {table.orbits:,} are won or lost, {even:,} even, {between} in between.
- **Best play must mix** in {mixed} positions ({100 * mixed / table.orbits:.1f} %): one side has no single
  optimal program there, so a player who always lays the same program loses value.

{rows_of(table)}

![Positions by rounds to go](pictures/solved-layers-{size}.svg)

Green: won or lost; grey: even; yellow: in between.

![Prospects by cell and facing](pictures/solved-map-{size}.svg)

Prospects of the first golem with {table.rounds} rounds to go when its rival (blue) is on {cell}, looks
south, and nobody is hurt. Each triangle is a facing: green wins, red loses, grey is even, yellow
is in between.
"""


def standard_facts(table: SolvedTable, whole: WholeGame) -> str:
    """How far it is solved, and what follows for longer games."""
    pairs, start = len(whole.deals), opening_of(table, whole, SMALL)
    solved = "The last round" if table.rounds == 1 else f"The game of the last {table.rounds} rounds"
    return f"""Both players roll the bonus die openly before every round: {pairs} pairs of faces for every position,
each a round of its own. {solved} is solved for each of the {table.orbits:,} positions and every pair. The start is
worth {start:.3f}; it stays even for any number of rounds, because a half turn exchanges the golems.

{rows_of(table)}

{longer(table)}
"""


def longer(table: SolvedTable) -> str:
    """The bound for more rounds that follows from the last change."""
    if table.rounds == 1:
        won, even, between = shares(table, 1)
        return (
            f"In {won:,} positions one side wins with any dice and against any program, {even:,} are even and\n"
            f"{between:,} in between. One layer gives no bound for longer games, except that a value is between\n"
            "-1 and 1, and 0 where a rotation or reflection of the field exchanges the golems.\n\n"
            f"{begun(table)}"
        )
    step = change(table, table.rounds)
    return (
        f"With k rounds more than {table.rounds} the value of a position differs by at most k times {step:.3f} from\n"
        "its value here: a round never changes a value by more than the rounds after it do."
    )


def begun(table: SolvedTable) -> str:
    """How far the layer before the last is known."""
    half = PartialLayer(table, table.rounds + 1)
    numbers, last = half.numbers(), table.values(table.rounds)
    known = sorted(set(range(table.orbits)) - set(half.missing()))
    moved = max((abs(numbers[orbit] - last[orbit]) for orbit in known), default=0.0)
    gap = max((numbers[table.orbits + orbit] for orbit in known), default=0.0)
    return (
        "The last round takes about ten minutes of one core. The round before it takes about seven seconds a\n"
        "position, because few positions are decided: an hour on two cores solves the last round and about a thousand\n"
        f"positions of the one before. {len(known):,} of the {table.orbits:,} are solved, each within {gap:.0e}. The\n"
        f"largest difference to the value with one round to go is {moved:.3f}, so the change of that layer is at\n"
        "least that. The layer gives no bound as long as other positions are not solved."
    )


def section(data: Path, way: str, size: int) -> tuple[SolvedTable, WholeGame] | None:
    try:
        table = open_table(data, RULE_SET, way, size)
    except NoTable:
        return None
    return table, algoritmus.game(RULE_SET).analysis.whole(way, size)


def write_pictures(table: SolvedTable, whole: WholeGame, size: int) -> None:
    pictures = DOCS / "pictures"
    pictures.mkdir(exist_ok=True)
    (pictures / f"solved-map-{size}.svg").write_text(map_picture(table, whole, size), encoding="utf-8")
    (pictures / f"solved-layers-{size}.svg").write_text(layer_picture(table), encoding="utf-8")


def kept_sections() -> dict[str, str]:
    """Sections of the present page by heading: the section of a game without a table here stays."""
    _, *sections = (DOCS / "solved.md").read_text(encoding="utf-8").split("\n## ")
    return {title: body.strip() + "\n" for title, _, body in (one.partition("\n") for one in sections)}


def main(data: Path) -> None:
    parts = kept_sections()
    for size in (SMALL, LARGE):
        found = section(data, "beginner", size)
        if found is not None:
            write_pictures(*found, size)
            parts[f"{size}x{size}"] = beginner_facts(*found, size)
    dice = section(data, "standard", SMALL)
    if dice is not None:
        parts[DICE] = standard_facts(*dice)
    sections = [f"## {title}\n\n{parts[title]}" for title in ("4x4", "6x6", DICE) if title in parts]
    (DOCS / "solved.md").write_text("\n".join([HEAD, *sections]), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else default_data())
