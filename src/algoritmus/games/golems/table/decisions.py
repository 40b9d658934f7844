"""Decisions of a round as far as they are known; where one is missing the row waits."""

from __future__ import annotations

from collections.abc import Sequence

from algoritmus.core.chance import Chance
from algoritmus.core.grid import NO_CELL
from algoritmus.games.golems.rules.bot_cards import DIE
from algoritmus.games.golems.rules.codes import TOKEN_XOR
from algoritmus.games.golems.rules.row.logic import PICKS
from algoritmus.games.golems.rules.row.scene import Decisions, Golem, Scene
from algoritmus.games.golems.rules.row.water import exits, free_cells
from algoritmus.games.golems.table.position import Question


class Pending(Exception):
    """A row waits for a player."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.kind)
        self.question = question


class ScriptedDecisions(Decisions):
    """Decisions of a round as far as they are known; the next one is rolled or asked for."""

    def __init__(self, decided: Sequence[int], chance: Chance) -> None:
        self.decided: list[int] = list(decided)
        self.chance = chance
        self.used = 0

    def next(self, question: Question) -> int:
        if self.used >= len(self.decided):
            raise Pending(question)
        self.used += 1
        return self.decided[self.used - 1]

    def die(self, golem: int) -> int:
        if self.used >= len(self.decided):
            self.decided.append(self.chance.draw(len(DIE), "bot die") + 1)
        return self.next(Question("die", golem, golem, ()))

    def pick(self, golem: int, token: int) -> tuple[bool, bool]:
        options = (0, 1) if token == TOKEN_XOR else (0, 1, 2)
        return PICKS[self.next(Question("pick", golem, golem, options))]

    def exit(self, scene: Scene, golem: Golem) -> int:
        return self.next(Question("exit", golem.seat, golem.seat, exits(scene, golem)))

    def teleport(self, scene: Scene, golem: Golem, by: int) -> int:
        return self.next(Question("teleport", by, golem.seat, [NO_CELL, *free_cells(scene)]))
