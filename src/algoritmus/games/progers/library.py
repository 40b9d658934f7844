"""Library of Progers: planets to choose at a table, with their words."""

from __future__ import annotations

from algoritmus.core.package import Library, Titles
from algoritmus.core.reader import InputError
from algoritmus.games.progers.components.planets import layouts
from algoritmus.games.progers.puzzles.definition import user_faults


class ProgersLibrary(Library):
    custom_field = "planet"
    pictured = ("planet",)

    def titles(self, edition: str) -> Titles:
        return {"planet": {name: dict(layout.titles) for name, layout in layouts(edition).items()}}

    def user_faults(self) -> list[InputError]:
        return user_faults()
