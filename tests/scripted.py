"""Chance by a script, for games in which a test wants something to be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from algoritmus.core.chance import Chance, Seeded


class Scripted(Chance):
    """Outcomes by what is drawn; anything not in the script comes from a seed."""

    def __init__(self, script: Mapping[str, Sequence[int]], seed: int | str = 0) -> None:
        super().__init__()
        self.script = {what: list(outcomes) for what, outcomes in script.items()}
        self.otherwise = Seeded(seed)

    def next(self, outcomes: int, what: str) -> int:
        listed = self.script.get(what)
        return listed.pop(0) if listed else self.otherwise.next(outcomes, what)
