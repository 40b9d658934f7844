"""The scene of a round: a private, mutable copy of a position in which rows are carried out."""

from __future__ import annotations

from typing import Final, Literal, cast

from algoritmus.core.grid import NO_CELL
from algoritmus.core.native import Int
from algoritmus.games.golems.outcomes import GolemOutcome
from algoritmus.games.golems.rules.codes import NO_COMMAND, NOBODY, NOTHING
from algoritmus.games.golems.rules.events import NO_FACING, Event
from algoritmus.games.golems.rules.row.passes import WAITS, Pass
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State
from algoritmus.games.golems.rules.things import Thing, Things

NO_ROW: Final = -1
NO_PASSES: Final[list[Pass]] = []  # shared, never changed
NO_PROGRAM: Final[list[list[Pass]]] = []
NO_STANCES: Final[list[int]] = []
FARTHEST: Final = 1 << 40  # no field is so large that a strike goes farther


class Golem:
    """A golem during a round, with the scratch marks that one row leaves on it."""

    def __init__(self, seat: int, sheet: Sheet, figure: Figure) -> None:
        self.seat: Int = seat
        self.sheet = sheet
        self.reach: Int = min(sheet.reach, FARTHEST)
        # a case may have numbers of any length: what damage is counted with is no machine word
        self.strength: int = sheet.strength
        self.limit: int = sheet.limit
        self.is_bot: bool = sheet.bot != ""
        self.at: Int = figure.at
        self.facing: Int = figure.facing
        self.damage: int = figure.damage
        self.carrying: bool = figure.carrying
        self.extra_rows: Int = 0
        self.on_field: bool = figure.at != NO_CELL
        # the round
        self.program: list[list[Pass]] = NO_PROGRAM  # the passes of each row
        self.halted: Int = NO_COMMAND  # the movement that waits on snow for its twin
        self.had_token: bool = False
        self.token: Int = NOTHING  # AND, OR, XOR at work from `token_row`, NOT on it
        self.token_row: Int = NO_ROW
        self.spent_row: Int = NO_ROW
        self.turned_row: Int = NO_ROW  # a NOT was laid on a card of it
        # the row
        self.passes: list[Pass] = NO_PASSES
        self.struck: int = 0
        self.defended: int = 0
        # the pass
        self.act: Int = WAITS  # the step in which it acts
        self.command: Int = NO_COMMAND
        self.due: Pass | None = None
        self.felt: bool = False
        self.looping: bool = False  # its WHILE runs
        self.stances: list[int] = NO_STANCES  # cells and facings had in that WHILE
        # the step
        self.walking: bool = False
        self.sliding: bool = False
        self.heading: Int = 0
        self.entry: Int = NO_CELL
        self.target: Int = NO_CELL  # of a strike: a seat
        self.beset: bool = False  # a strike lands on it
        self.push: Int = NO_CELL
        self.onto: Int = NOTHING  # what lies where it goes
        self.going: bool = False
        self.clashed: bool = False
        self.rival: Int = NOBODY  # the seat it clashed with
        self.swimming: bool = False
        self.carried_out: bool = False
        self.snowed: bool = False

    def rows_next(self) -> int:
        """barrel.plus, barrel.minus: the rows of the next program, never below 1."""
        return max(1, self.sheet.rows + self.extra_rows)


class Decisions:
    """Decisions in the middle of a row: the die by chance, the rest by players.

    These answers are the defaults; a table overrides them.
    """

    def die(self, golem: int) -> int:
        raise LookupError(f"no die for golem {golem}")

    def pick(self, golem: int, token: int) -> tuple[bool, bool]:  # noqa: ARG002
        """logic.or, logic.xor: whether the first and the second row are executed."""
        raise LookupError(f"no pick for golem {golem}")

    def exit(self, scene: Scene, golem: Golem) -> int:  # noqa: ARG002
        """water.flow: where the golem comes out, one of `water.exits`; here the cell it came from."""
        return golem.at

    def teleport(self, scene: Scene, golem: Golem, by: int) -> int:  # noqa: ARG002
        """barrel.hole: where `by` puts the golem, one of `water.free_cells` or NO_CELL for nowhere."""
        return NO_CELL


class Scene:
    """Everything that a row reads and changes. `events` is filled only when `with_events`."""

    def __init__(self, state: State, decisions: Decisions, with_events: bool = False) -> None:
        setup: Setup = state.setup
        self.setup = setup
        self.decisions = decisions
        self.with_events = with_events
        self.round: Int = state.round
        self.row: Int = 0  # how many rows of this round have been opened
        self.passes: Int = 0  # how many passes the open row has
        self.acts: Int = 0  # the steps of the pass in which any golem acts, as bits
        self.has_bots: bool = False
        self.blows: bool = False  # a golem was struck, hurt or on guard in this row
        self.ahead: list[Int] = cast("list[Int]", setup.field.ahead)  # the same list, read as machine words
        self.ground: list[Int] = setup.ground
        self.winter: bool = setup.winter
        self.other_end: list[Int] = setup.other_end
        self.kinds: Things = setup.kinds
        self.step_of: list[Int] = setup.kinds.step
        self.strike_of: list[Int] = setup.kinds.strike
        self.felt_as: list[Int] = setup.kinds.felt
        self.load_shields: bool = setup.load_shields
        self.things: list[Int] = list(state.things)
        self.golems: list[Golem] = [
            Golem(seat, setup.sheets[seat], state.figures[seat]) for seat in range(len(setup.sheets))
        ]
        self.on: list[Golem | None] = [None] * len(self.things)
        for golem in self.golems:
            self.has_bots = self.has_bots or golem.is_bot
            if golem.on_field:
                self.on[golem.at] = golem
        self.events: list[Event] = []
        self.beat: Int = 0

    def is_empty(self, cell: Int) -> bool:
        """field.empty: nothing at all on it."""
        return self.things[cell] == NOTHING and self.on[cell] is None

    def seat_on(self, cell: Int) -> int:
        """The seat of the golem that stands there, NOBODY if there is none."""
        golem = self.on[cell]
        return golem.seat if golem is not None else NOBODY

    def kind(self, cell: Int) -> Thing:
        """The row of the table for what lies there."""
        return self.kinds.rows[self.things[cell]]

    def tell(
        self,
        rule: str,
        golem: Golem,
        command: int = NO_COMMAND,
        origin: int = NO_CELL,
        to: int = NO_CELL,
        other: int = NOBODY,
        amount: int = 0,
        what: GolemOutcome | Literal[""] = "",
        thing: str = "",
        facing: int = NO_FACING,
    ) -> None:
        if self.with_events:
            self.events.append(
                Event(rule, golem.seat, self.beat, command, origin, to, other, amount, what, thing, facing)
            )

    def hurt(self, golem: Golem, rule: str, what: GolemOutcome | Literal[""] = "", to: int = NO_CELL) -> None:
        """Damage that nothing can ward off, at once."""
        golem.damage += 1
        self.blows = True
        if self.with_events:
            self.tell(rule, golem, golem.command, golem.at, to, NOBODY, 1, what)

    def place(self, golem: Golem, cell: Int) -> None:
        """Lift a golem and put it on another cell."""
        self.on[golem.at] = None
        golem.at = cell
        self.on[cell] = golem

    def state(self) -> State:
        """The position as a value, for the round to come."""
        figures = [Figure(g.at, g.facing, g.damage, g.carrying, g.extra_rows) for g in self.golems]
        return State(self.setup, figures, self.things, self.round)
