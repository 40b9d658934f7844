"""A round: programs and tokens are laid, rows are played, and perhaps the game ends (sections 8 and 11).

Decisions in mid-row come from outside, by the scene's `Decisions`: scripted at a table, listed in a case, enumerated by
searches or drawn by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from algoritmus.core.grid import NO_CELL
from algoritmus.core.native import Int
from algoritmus.core.subclassing import mypyc_attr
from algoritmus.core.value import Value
from algoritmus.games.golems.outcomes import GolemOutcome
from algoritmus.games.golems.rules.codes import INVERSE, NO_COMMAND, NOBODY, NOTHING, TOKEN_NOT
from algoritmus.games.golems.rules.edition import Comparison
from algoritmus.games.golems.rules.programs.program import Action, If, Loop, Program, Row, While
from algoritmus.games.golems.rules.row.logic import attach
from algoritmus.games.golems.rules.row.passes import Pass, unroll
from algoritmus.games.golems.rules.row.resolve import play_row
from algoritmus.games.golems.rules.row.scene import NO_PASSES, NO_PROGRAM, NO_ROW, Golem, Scene
from algoritmus.games.golems.rules.state import State

MOST_LIVES: Final = Comparison.MOST_LIVES
ON_CALL: Final = "call"  # NOT lies there as on any row, so that nobody can tell, and does nothing


class Result(Value):
    """How the game ended: the rule and the winners' seats; all who share a draw win."""

    __match_args__ = ("rule", "winners")
    __slots__ = __match_args__

    def __init__(self, rule: str, winners: Sequence[int]) -> None:
        self.rule: Final = rule
        self.winners: Final[tuple[int, ...]] = tuple(winners)


class PlacedToken(Value):
    """logic.place: a logic token on a row (from 0) of the program of seat `on`, or, if that is NOBODY, on a cell."""

    __match_args__: ClassVar[tuple[str, ...]] = ("token", "on", "row", "slot", "cell")
    __slots__ = ("cell", "on", "row", "slot", "token")

    def __init__(self, token: int, on: int, row: int, slot: str = "", cell: int = NO_CELL) -> None:
        self.token: Final = token
        self.on: Final = on
        self.row: Final = row
        self.slot: Final = slot
        self.cell: Final = cell


def begin(scene: Scene) -> None:
    """A new round on the same scene: what belonged to the old one is gone."""
    for golem in scene.golems:
        golem.program = NO_PROGRAM
        golem.passes = NO_PASSES
        golem.extra_rows = 0
        golem.halted = NO_COMMAND  # snow.pair: both in this round
        golem.had_token = False
        golem.token = NOTHING
        golem.token_row = NO_ROW
        golem.spent_row = NO_ROW
        golem.turned_row = NO_ROW


def lay_programs(scene: Scene, programs: Sequence[Program | None]) -> None:
    """Begin a round with these programs by seat; a golem without one, or off the field, lays nothing."""
    begin(scene)
    for golem, program in zip(scene.golems, programs):  # noqa: B905 (later golems have none)
        if program is not None and golem.on_field:
            lay_program(golem, program)


def lay_passes(scene: Scene, programs: list[list[list[Pass]]]) -> None:
    """Begin a round with programs that are unrolled already, one for every seat; bots' are not used."""
    begin(scene)
    for golem in scene.golems:
        if not golem.is_bot:
            golem.program = programs[golem.seat]


def lay_program(golem: Golem, program: Program) -> None:
    golem.program = [unroll(row, golem.sheet.subroutine) for row in program.rows]


def lay_token(golem: Golem, token: int, row: int, slot: str = "") -> None:
    """logic.place: a token on a row (from 0) of a program; NOT works on one card of it."""
    if token == TOKEN_NOT:
        golem.had_token = True
        golem.turned_row = row
        golem.program = list(golem.program)
        golem.program[row] = turned(golem.program[row], slot)
    else:
        attach(golem, token, row)


def place_token(scene: Scene, placed: PlacedToken) -> None:
    if placed.on == NOBODY:
        scene.things[placed.cell] = placed.token
    elif placed.slot == ON_CALL:
        scene.golems[placed.on].had_token = True
    else:
        lay_token(scene.golems[placed.on], placed.token, placed.row, placed.slot)


def turned(passes: list[Pass], slot: str) -> list[Pass]:
    """logic.not: the passes of a row with the card in this slot turned round."""
    if slot not in ("yes", "no"):
        return [one.inverted() for one in passes]
    one = passes[0]
    yes = INVERSE[one.yes] if slot == "yes" else one.yes
    no = INVERSE[one.no] if slot == "no" else one.no
    return [Pass(one.kind, one.command, one.senses, yes, no, one.yes_times, one.no_times)]


def slots_of(row: Row) -> tuple[str, ...]:
    """Where NOT may lie on this row; "" is the row's own card."""
    if isinstance(row, Action):
        return ("",)
    if isinstance(row, Loop | While):
        return ("body",)
    return ("yes", "no") if isinstance(row, If) else ()


def has_row(scene: Scene, row: Int) -> bool:
    """row.open: a player's golem on the field has this row; a spent row counts."""
    return row < rows_left(scene)


def rows_left(scene: Scene) -> Int:
    """How many rows the longest program of a golem on the field has."""
    most: Int = 0
    for golem in scene.golems:
        if golem.on_field:
            number: Int = len(golem.program)
            if number > most:
                most = number
    return most


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """Observer of rows: called before and after each, and may say that a row ended the game."""

    def before(self, scene: Scene, row: int) -> None:
        """The row opens."""

    def after(self, scene: Scene, row: int, result: Result | None) -> Result | None:  # noqa: ARG002
        """The row is over, and so it came out."""
        return result


def play_rows(scene: Scene, rows: Rows | None = None) -> Result | None:
    """All rows of the round, or up to the one that ends the game."""
    row: Int = 0
    number = rows_left(scene)
    while row < number:
        if rows is not None:
            rows.before(scene, row)
        out = play_row(scene, row)
        result = end_of_row(scene, out) if out else None
        if rows is not None:
            result = rows.after(scene, row, result)
        if result is not None:
            return result
        row += 1
        if out or rows is not None:  # nothing else puts golems out, or back
            number = rows_left(scene)
    return None


def run_round(
    scene: Scene, programs: Sequence[Program | None], tokens: Sequence[PlacedToken] = (), rows: Rows | None = None
) -> Result | None:
    """Lay programs and tokens and play the rows, up to the one that ends the game."""
    lay_programs(scene, programs)
    for placed in tokens:
        place_token(scene, placed)
    return play_rows(scene, rows)


def play_round(scene: Scene, programs: list[list[list[Pass]]]) -> Result | None:
    """A whole round with programs that are unrolled already, and whether it ended the game."""
    lay_passes(scene, programs)
    return play_rows(scene) or end_of_round(scene)


def next_row(scene: Scene, row: Int) -> Result | None:
    """One row, and whether it ended the game."""
    out = play_row(scene, row)
    return end_of_row(scene, out) if out else None


def end_of_row(scene: Scene, out: Sequence[Golem]) -> Result | None:
    """end.last, end.none: after a row that put golems out."""
    left = [golem.seat for golem in scene.golems if golem.on_field]
    if not left:
        alone = len(scene.golems) == 1
        return Result("end.none", () if alone else [golem.seat for golem in out])
    players = [seat for seat in left if not scene.golems[seat].is_bot]
    if len(left) == 1 or not players:
        return Result("end.last", left)
    return None


def end_of_round(scene: Scene) -> Result | None:
    """end.rounds, end.energy: after the last round of the edition."""
    if scene.round < scene.setup.last_round:
        return None
    return Result(scene.setup.comparison_rule, leaders(scene, scene.setup.edition.comparison))


def leaders(scene: Scene, comparison: Comparison) -> list[int]:
    """The seats with the least damage, or the most lives, of those on the field."""
    lives_count = comparison is MOST_LIVES
    best: list[int] = []
    least = 0
    for golem in scene.golems:
        if golem.on_field:
            score = golem.damage - golem.limit if lives_count else golem.damage
            if not best or score < least:
                best, least = [golem.seat], score
            elif score == least:
                best.append(golem.seat)
    return best


def tell_result(scene: Scene, result: Result) -> None:
    """An event for everyone who has won, or shares a draw."""
    scene.beat += 1
    what: GolemOutcome = "won" if len(result.winners) == 1 else "draw"
    for seat in result.winners:
        golem = scene.golems[seat]
        scene.tell(result.rule, golem, to=golem.at, amount=golem.damage, what=what)


def repeats(now: State, before: Sequence[State]) -> Result | None:
    """end.repeat: a position that was there at the start of an earlier round."""
    return came_back(now) if any(now.position() == earlier.position() for earlier in before) else None


def came_back(now: State) -> Result:
    return Result("end.repeat", [seat for seat, figure in enumerate(now.figures) if figure.at != NO_CELL])
