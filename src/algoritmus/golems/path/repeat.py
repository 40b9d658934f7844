"""Puzzles of the autonomous game: one program, laid whole and repeated until the goal is met or nothing changes."""

from __future__ import annotations

from algoritmus.golems.box.scenario import Scenario
from algoritmus.golems.path.labyrinth import LOST, NO_PIECE, WON, GolemLabyrinth, Place


class RepeatLabyrinth(GolemLabyrinth):
    """A place is what is laid so far; rows between positions are played once, whichever program they are in."""

    def __init__(self, scenario: Scenario) -> None:
        self.prefixes: dict[tuple[int, ...], int] = {(): 0}
        self.listed: list[tuple[int, ...]] = [()]
        self.results: dict[int, int] = {}
        super().__init__(scenario)
        self.start = self.number(Place(0, 0, 0, 0, NO_PIECE, frozenset()))

    def lay(self, place: Place, piece: int, rows: int) -> tuple[int, int]:  # noqa: ARG002
        prefix = (*self.listed[place.position], piece)
        if prefix not in self.prefixes:
            self.prefixes[prefix] = len(self.listed)
            self.listed.append(prefix)
        return self.prefixes[prefix], NO_PIECE

    def next_rounds(self, place: Place) -> list[Place]:  # noqa: ARG002
        return []

    def outcome(self, place: Place) -> int:
        """WON or LOST; end.repeat: a position that comes back can only repeat."""
        if place.position not in self.results:
            self.results[place.position] = self.repeated(self.listed[place.position])
        return self.results[place.position]

    def is_whole(self, number: int) -> bool:
        place = self.known[number]
        if not self.ends(place):
            return False
        used = self.used(place.hand)
        return all(used.get(word, 0) for word in self.scenario.constraints.use)

    def repeated(self, program: tuple[int, ...]) -> int:
        position, seen = self.field.start, set[int]()
        for _ in range(self.scenario.last_round()):
            if position in seen:
                return LOST
            seen.add(position)
            position = self.one_round(position, program)
            if position in (WON, LOST):
                return position
            position = self.field.next_round(position)
        return LOST

    def one_round(self, position: int, program: tuple[int, ...]) -> int:
        rows = len(program)
        for row, piece in enumerate(program):
            key = (position, row if self.rowed else 0, rows if self.rowed else 1, piece)
            if key not in self.played:
                self.played[key] = self.field.play(position, key[1], key[2], [self.passes[piece]], -1)
            position = self.played[key]
        if not self.rowed:
            return position
        if (position, rows) not in self.ended:
            self.ended[(position, rows)] = self.field.finish(position, rows)
        return self.ended[(position, rows)]
