"""Telling a round: rows that open, what happened in them, and how the field looks after each."""

from __future__ import annotations

from algoritmus.core.game import Happening
from algoritmus.golems.law.row.scene import Scene
from algoritmus.golems.law.show import show_event, show_golems, show_tokens
from algoritmus.golems.table.position import GolemsPosition


class Teller:
    """Collects what happens in a round, if anybody listens."""

    def __init__(self, telling: bool) -> None:
        self.telling = telling
        self.told: list[Happening] = []

    def open_row(self, position: GolemsPosition, scene: Scene, row: int) -> None:
        """The cards of this row lie open now."""
        if self.telling:
            cards = {
                golem.sheet.name: str(program.rows[row])
                for golem in scene.golems
                for program in [position.programs[golem.seat]]
                if golem.on_field and program is not None and row < len(program.rows)
            }
            self.told.append(Happening({"kind": "row", "round": scene.round, "row": row + 1, "cards": cards}))

    def flush(self, scene: Scene) -> None:
        """The events of a row, or of the part of it that has been played."""
        if self.telling:
            self.told += [Happening(show_event(event, scene.setup)) for event in scene.events]
            scene.events = []

    def show_field(self, scene: Scene, row: int) -> None:
        if self.telling:
            facts = {"golems": show_golems(scene), "tokens": show_tokens(scene.things, scene.setup)}
            self.told.append(Happening({"kind": "field", "round": scene.round, "row": row + 1, **facts}))
