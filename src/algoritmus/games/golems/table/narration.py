"""Narration of a round at a table: rows and events are reported, gears collected, the goal judged."""

from __future__ import annotations

from algoritmus.core.beats import NO_BEAT
from algoritmus.core.game import Happening, Position
from algoritmus.core.game_parts import Narration
from algoritmus.core.grid import NO_CELL
from algoritmus.core.subclassing import mypyc_attr
from algoritmus.games.golems.rules.facts import show_event, show_field
from algoritmus.games.golems.rules.goals import Gears, after_row, tell_end
from algoritmus.games.golems.rules.round import Result, Rows
from algoritmus.games.golems.rules.row.scene import Scene
from algoritmus.games.golems.table.position import PROGRAM, GolemsPosition, narrow
from algoritmus.games.golems.view_types import RowOpened


class GolemsNarration(Narration):
    def is_open(self, position: Position) -> bool:
        """way.open: programs, and nothing else, are laid face up."""
        table = narrow(position)
        return table.plan.open and table.phase == PROGRAM


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundAtTable(Rows):
    """Collects the happenings of a round, if `with_events`, and the gears."""

    def __init__(self, position: GolemsPosition, with_events: bool) -> None:
        self.with_events = with_events
        self.happenings: list[Happening] = []
        self.programs = position.current.programs
        self.goal = position.plan.goal
        self.gears: Gears | None = position.progress.gears
        self.fallen = position.progress.fallen
        self.on_field = [figure.at != NO_CELL for figure in position.state.figures]

    def before(self, scene: Scene, row: int) -> None:
        """The cards of this row lie open now."""
        if self.with_events:
            cards: dict[str, str] = {
                golem.sheet.name: str(program.rows[row])
                for golem in scene.golems
                for program in [self.programs[golem.seat]]
                if golem.on_field and program is not None and row < len(program.rows)
            }
            opened: RowOpened = {"kind": "row", "round": scene.round, "row": row + 1, "cards": cards, "beat": NO_BEAT}
            self.happenings.append(Happening(opened))

    def after(self, scene: Scene, row: int, result: Result | None) -> Result | None:
        """A goal is judged after every row."""
        self.note_fallen(scene)
        if self.goal is not None:
            met, self.gears = after_row(self.goal, scene, self.gears)
            if met is not None:
                result = met
                tell_end(self.goal, scene, met, self.gears)
        self.flush(scene)
        self.show_field(scene, row)
        return result

    def note_fallen(self, scene: Scene) -> None:
        fallen = tuple([golem.seat for golem in scene.golems if self.on_field[golem.seat] and not golem.on_field])
        if fallen:
            self.fallen = (*self.fallen, fallen)
            self.on_field = [golem.on_field for golem in scene.golems]

    def flush(self, scene: Scene) -> None:
        """The events of a row, or of the part of it that has been played."""
        if self.with_events:
            self.happenings += [Happening(show_event(event, scene.setup)) for event in scene.events]
            scene.events = []

    def show_field(self, scene: Scene, row: int) -> None:
        if self.with_events:
            self.happenings.append(Happening(show_field(scene, row + 1)))
